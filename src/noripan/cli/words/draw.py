"""The words of `noripan draw`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import FILE, LENIENT, Command, choice, number, problem, text, window
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.draw import draw
    from noripan.draw.theme import Theme

    _check_turns(given)
    return partial(
        draw, given.problem, given.file,
        out=given.out, window=window(given), case=given.case, width=given.width,
        theme=Theme(given.theme), lenient=given.lenient, language=language,
    )  # fmt: skip


def _check_turns(given: Any) -> None:
    """Refuses some turns for one picture, and one turn for an animation."""
    is_gif = given.out.lower().endswith(".gif")
    if is_gif and given.turn is not None:
        raise UsageError(Text("--turn is for one picture; a .gif takes --from and --to",
                              "--turn은 그림 하나에 씁니다. .gif에는 --from과 --to를 쓰세요")
                         )  # fmt: skip
    if not is_gif and (vars(given)["from"], given.to) != (None, None):
        raise UsageError(Text("--from and --to are for a .gif; one picture takes --turn",
                              "--from과 --to는 .gif에 씁니다. 그림 하나에는 --turn을 쓰세요")
                         )  # fmt: skip


COMMAND = Command(
    (problem(), FILE),
    (
        text("--out", "PICTURE", Text(
            "a file that ends in .svg, .png or .gif (every turn, animated); `-` prints an SVG"
            " (the default)",
            ".svg, .png, .gif(모든 턴, 움직이는 그림)로 끝나는 파일. `-`는 SVG를 출력 (기본값)",
        ), default="-", letter="-o"),
        number("--turn", Text("this turn, 0 for the start (default: the last)",
                              "이 턴, 시작은 0 (기본값: 마지막)")),
        number("--from", Text("a GIF begins with this turn", "GIF는 이 턴부터")),
        number("--to", Text("a GIF ends with this turn", "GIF는 이 턴까지")),
        number("--case", Text("this case of the input (default: 1)",
                              "입력에서 이 케이스 (기본값: 1)"), least=1, default=1),
        number("--width", Text("the width in pixels", "너비(픽셀)")),
        choice("--theme", ("light", "dark", "auto"), Text(
            "for a light or a dark page; auto: an SVG follows the reader's setting (the default)",
            "밝은 화면용, 어두운 화면용. auto: SVG가 보는 사람의 설정을 따름 (기본값)",
        ), "auto"),
        LENIENT,
    ),
    _call,
)  # fmt: skip
