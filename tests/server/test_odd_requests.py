"""Requests that no page makes are the requester's fault, never the server's."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient
from msgspec import DecodeError, Struct, json

from noripan.core.errors import UsageError
from noripan.server.guarding import is_loopback
from noripan.server.messages import (
    CompareRequest,
    EditRequest,
    PictureRequest,
    StudyRequest,
    TraceRequest,
)
from noripan.server.reading import read
from noripan.server.settings import Settings
from tests.server.live import JSON, asking

Client = TestClient[Any]
ASKED = {"problem": "dice-yut", "input": "1 2 3 4 1 2 3 4 1 2"}
GET_ADDRESSES = ["/", "/js/main.js", "/board.css", "/api/problems", "/api/schema/openapi.json"]
POST_ADDRESSES = ["/api/trace", "/api/try", "/api/edit", "/api/compare", "/api/picture"]


def told(answer: Any, status: int) -> dict[str, str]:
    """What a refusal says in both languages."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    words: dict[str, str] = answer.json()["text"]
    assert any("가" <= letter <= "힣" for letter in words["ko"])
    return words


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/a/../../b", "/%ff", "/nowhere"])
def test_a_name_that_no_file_has_is_no_page(client: Client, path: str) -> None:
    told(client.get(path), 404)


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"more":' + b"[" * 60_000])
def test_a_request_nested_too_deeply_is_refused(client: Client, body: bytes) -> None:
    told(client.post("/api/trace", content=body, headers=JSON), 400)


@pytest.mark.parametrize("body", [
    b"", b"{", b'{"problem": }', b"\xff\xfe{\x00", b'{"problem":"omok","input":"\xff"}',
    b'{"problem":"omok","input":"\\ud800"}', b'{"problem":"omok","input":"0"} x', b"\x00\x01\x02",
    b'\xef\xbb\xbf{"problem":"omok","input":"0"}', b'{"problem":"omok","input":NaN}', b"[]", b"5",
])  # fmt: skip
@pytest.mark.parametrize("path", POST_ADDRESSES)
def test_a_body_that_is_no_json_object_is_refused(client: Client, path: str, body: bytes) -> None:
    told(client.post(path, content=body, headers=JSON), 400)


@pytest.mark.parametrize(("more", "english", "korean"), [
    ({"input": 5}, "input: expected a text, found a whole number", "input: 글자열이 와야"),
    ({"problem": "x" * 41}, "problem: it is longer than 40", "problem: 길이가 40을 넘습니다"),
    ({"language": "fr"}, "language: expected one of en, ko; found 'fr'", "중 하나가 와야"),
    ({"case": 0}, "case: the number is smaller than 1", "case: 수가 1보다 작습니다"),
    ({"turn": 10**7}, "turn: the number is larger than 1000000", "turn: 수가 1000000보다 큽니다"),
    ({"turn": "3"}, "turn: expected a whole number, found a text", "turn: 정수가 와야 하는데"),
    ({"moves": ["A", None]}, "moves[1]: expected a text, found null", "moves[1]: 글자열이 와야"),
    ({"moves": ["A"] * 501}, "moves: it is longer than 500", "moves: 길이가 500을 넘습니다"),
    ({"options": {"a": 1}}, "options[...]: expected a text", "options[...]: 글자열이 와야"),
    ({"options": {"a": "b"}}, "options: expected one of -; found 'a'", "중 하나가 와야"),
    ({"more": 1, "x": 2}, "'more', 'x'; the fields are problem, input, language, case, turn",
     "쓸 수 있는 항목: problem, input, language, case, turn"),
])  # fmt: skip
def test_a_field_that_is_wrong_is_named_in_both_languages(
    client: Client, more: dict[str, Any], english: str, korean: str
) -> None:
    words = told(client.post("/api/try", json=ASKED | more), 400)
    assert english in words["en"]
    assert korean in words["ko"]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=60) | st.sampled_from(["en", "svg"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=50), inner,
                                                                max_size=3),
    max_leaves=5,
)  # fmt: skip


@pytest.mark.parametrize("form", [TraceRequest, StudyRequest, EditRequest, CompareRequest,
                                  PictureRequest])  # fmt: skip
@given(data=st.data())
def test_whatever_does_not_fit_a_form_is_named(form: type[Struct], data: st.DataObject) -> None:
    names = st.sampled_from(form.__struct_fields__)
    asked = {"problem": "omok", "input": "0", "tool": "x", "spot": "a1", "output": ""}
    asked = {name: asked[name] for name in form.__struct_fields__ if name in asked}
    body = json.encode(asked | data.draw(st.dictionaries(names, values, min_size=1)))
    with suppress(DecodeError):
        json.decode(body, type=form)
        return
    with pytest.raises(UsageError, match=r"^\w+(\[.*\])?: (expected|the number|it is longer)"):
        read(body, form)


def test_rules_to_choose_that_there_are_not_are_named(client: Client) -> None:
    empty = {"problem": "omok", "input": ("0 " * 18 + "0\n") * 19}
    for options, says in [
        ({"rule": "renju"}, "options: expected one of rules, colour"),
        ({"rules": "go"}, "options.rules: expected one of renju, omok"),
    ]:
        words = told(client.post("/api/try", json=empty | {"options": options}), 400)
        assert says in words["en"]


@pytest.mark.parametrize("path", POST_ADDRESSES)
def test_a_missing_field_is_named(client: Client, path: str) -> None:
    assert (
        told(client.post(path, json={"input": ""}), 400)["en"] == "the field 'problem' is missing"
    )


@pytest.mark.parametrize("kind", [
    "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
])  # fmt: skip
@pytest.mark.parametrize("path", POST_ADDRESSES)
def test_what_is_not_said_to_be_json_is_refused(client: Client, path: str, kind: str) -> None:
    body = b'{"problem":"omok","input":"0"}'
    told(client.post(path, content=body, headers={"Content-Type": kind}), 415)


@pytest.mark.parametrize("path", GET_ADDRESSES)
def test_a_head_is_that_of_the_page(client: Client, path: str) -> None:
    page, head = client.get(path), client.head(path)
    assert head.status_code == page.status_code == 200
    assert head.content == b""
    assert lasting(head.headers) == lasting(page.headers)


def lasting(headers: Any) -> dict[str, str]:
    """The headers that don't change with every request."""
    return {name: words for name, words in headers.items() if not name.startswith("ratelimit")}


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "FOO"])
@pytest.mark.parametrize("path", [*GET_ADDRESSES, *POST_ADDRESSES])
def test_another_method_is_refused_and_the_right_ones_are_named(
    client: Client, path: str, method: str
) -> None:
    answer = client.request(method, path)
    told(answer, 405)
    allowed = set(answer.headers["allow"].split(", "))
    assert ({"GET", "HEAD"} if path in GET_ADDRESSES else {"POST"}) <= allowed


@pytest.mark.parametrize("path", ["/", "/api/problems", "/nowhere", "/api/trace"])
@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
def test_a_foreign_name_for_this_machine_is_refused(client: Client, path: str, host: str) -> None:
    answer = client.get(path, headers={"Host": host})
    told(answer, 421)
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:9", "x"])
def test_a_page_of_another_site_is_refused(client: Client, origin: str) -> None:
    told(client.post("/api/trace", json=ASKED, headers={"Origin": origin}), 403)
    told(client.get("/api/problems", headers={"Origin": origin}), 403)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "127.0.0.1"])
def test_our_own_page_may_ask_by_any_name_of_the_loopback(client: Client, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert client.post("/api/trace", json=ASKED, headers=headers).status_code == 200


def test_an_open_server_goes_by_any_name_but_not_for_other_sites() -> None:
    with asking(Settings(is_open=True)) as client:
        host = {"Host": "games.example"}
        own = host | {"Origin": "https://games.example"}
        foreign = host | {"Origin": "https://evil.example"}
        assert client.get("/api/problems", headers=host).status_code == 200
        assert client.get("/api/problems", headers=own).status_code == 200
        told(client.get("/api/problems", headers=foreign), 403)


@pytest.mark.parametrize("host", ["", "localhost.evil.example", "x@127.0.0.1", "[::1", "[::2]",
                                  "1.2.3.4", "127.0.0.1:8000:1", "127.0.0.1:x"])  # fmt: skip
def test_other_names_are_no_loopback(host: str) -> None:
    assert not is_loopback(host)
