"""What the server and its workers say to each other, over a worker's standard input and output."""

from __future__ import annotations

import struct
from typing import BinaryIO, TypeVar

from msgspec import Struct, msgpack

_LENGTH = struct.Struct("<I")


class Order(Struct, frozen=True):
    """What a worker is to do.

    Attributes:
        number: What the reply refers to.
        kind: What is asked, or empty where nobody waits for the reply any more.
        request: The request, as msgpack.
    """

    number: int
    kind: str = ""
    request: bytes = b""


class Reply(Struct, frozen=True):
    """What came of an order.

    Attributes:
        number: The order's.
        status: The status of HTTP that says how it went.
        body: What the client gets.
    """

    number: int
    status: int
    body: bytes


Message = TypeVar("Message", Order, Reply)


def send(file: BinaryIO, message: Order | Reply) -> None:
    """Writes a message."""
    body = msgpack.encode(message)
    file.write(_LENGTH.pack(len(body)) + body)
    file.flush()


def receive(file: BinaryIO, kind: type[Message]) -> Message:
    """Reads the next message.

    Raises:
        EOFError: there is none, or only a part of one.
    """
    (length,) = _LENGTH.unpack(_exactly(file, _LENGTH.size))
    return msgpack.decode(_exactly(file, length), type=kind)


def _exactly(file: BinaryIO, count: int) -> bytes:
    found = file.read(count)
    if len(found) < count:
        raise EOFError
    return found
