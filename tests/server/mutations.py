"""Messages and frames as no client would send them: each follows from one generator, so a seed tells all of them."""

import json
import random
from collections.abc import Callable
from typing import Any, Literal

from tests.server.test_flood import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame, piece

# What becomes of the socket: it goes on, with an answer or without; it is closed; the server waits for the rest.
Fate = Literal["answered", "silent", "closed", "open"]

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 0.5, -0.0, 1e308, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, "", " ", "0", "é",
    "\0", "\ud800", "\u202e", "\ufeff", "a\nb", "<b>", "'; --", "../..", "%00", "{}", "NaN", "x" * 5000, [], {}, [[]],
    [None], {"do": "undo", "to": 0}, {"do": "rolled", "face": 0}, {"type": "act"}, {"": ""}, {"\ud800": 1}, [0] * 500,
]  # fmt: skip
NO_JSON = [
    b"",
    b"{",
    b"]",
    b"\xef\xbb\xbf{}",
    b"nul",
    b"NaN",
    b'{"type":',
    b"[" * 3000,
    b'{"a":' * 500,
    b"1" * 4000,
    b"\0\0",
]
CLOSES = [b"", b"\x03", b"\x03\xe8", b"\x03\xe9bye", b"\x00\x00", b"\x03\xed", b"\x03\xee", b"\x0f\xa0", b"\xff\xff"]
ODD_CLOSES = [b"\x03\xe8\xff\xfe", b"\x13\x88" + b"x" * 124]


def mutated_message(chance: random.Random, message: dict[str, Any]) -> bytes:
    """A message with something changed, as text that may be JSON."""
    if chance.random() < 0.05:
        return chance.choice(NO_JSON)
    changed = dict(message)
    for _ in range(chance.choice([0, 1, 1, 1, 2, 3])):
        _change(chance, changed)
    text = json.dumps(changed).encode()
    return _spoil(chance, text) if chance.random() < 0.2 else text


def _change(chance: random.Random, value: dict[str, Any]) -> None:
    """One field gets another value, goes, or comes; sometimes deeper down."""
    name = chance.choice([*value, "more"])
    inner = value.get(name)
    match chance.randrange(4):
        case 0 if isinstance(inner, dict) and inner:
            value[name] = dict(inner)
            _change(chance, value[name])
        case 1:
            value.pop(name, None)
        case 2:
            value[name] = [inner] * chance.randrange(3)
        case _:
            value[name] = chance.choice(ODD)


def _spoil(chance: random.Random, text: bytes) -> bytes:
    """Some bytes are others, twice there, or gone; still UTF-8."""
    at = chance.randrange(len(text) + 1)
    end = min(len(text), at + chance.randrange(1, 9))
    some = bytes(chance.randrange(128) for _ in range(chance.randrange(4)))
    return text[:at] + chance.choice([some, text[at:end] * 2, b""]) + text[end:]


def in_frames(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    """What carries a message over the socket, and what must become of that."""
    return chance.choices(*_WAYS)[0](chance, data)


def _whole(_: random.Random, data: bytes) -> tuple[bytes, Fate]:
    return frame(TEXT, data), "answered"


def _in_pieces(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    cut = chance.randrange(len(data) + 1)
    first, last = _open_ended(TEXT, data[:cut]), frame(CONTINUED, data[cut:])
    return first + chance.choice([b"", piece(CONTINUED), frame(PING, b"!")]) + last, "answered"


def _masked(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    mask, bare = chance.randbytes(4), frame(TEXT, data)
    head = len(bare) - len(data) - 4
    return bare[:head] + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)), "answered"


def _as_bytes(_: random.Random, data: bytes) -> tuple[bytes, Fate]:
    return frame(BINARY, data), "answered"


def _control(chance: random.Random, _: bytes) -> tuple[bytes, Fate]:
    return frame(chance.choice([PING, PONG]), chance.randbytes(chance.choice([0, 1, 125]))), "silent"


def _farewell(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    return frame(CLOSE, chance.choice(CLOSES + ODD_CLOSES)) + chance.choice([b"", frame(TEXT, data)]), "closed"


def _no_text(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    cut = chance.randrange(len(data) + 1)
    more = chance.choice([b"", frame(CLOSE, b""), frame(CLOSE, b"") + bytes(3000), frame(TEXT, data) * 5])
    return frame(TEXT, data[:cut] + chance.choice([b"\xff", b"\xc3", b"\xed\xa0\x80"]) + b"x") + more, "closed"


def _against_the_rules(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    whole = bytearray(frame(TEXT, data))
    match chance.randrange(7):
        case 0:
            whole[0] |= chance.choice([16, 32, 64])  # bits that are reserved
        case 1:
            whole[0] = 128 | chance.choice([3, 4, 7, 11, 15])  # kinds of frame that do not exist
        case 2:
            whole[1] &= 127  # no mask
        case 3:
            return frame(CONTINUED, data), "closed"  # of nothing
        case 4:
            return _open_ended(TEXT, data) + frame(TEXT, data), "closed"  # another message within one
        case 5:
            return bytes((128 | PING, 128 | 126)) + (200).to_bytes(2, "big") + bytes(204), "closed"  # a long ping
        case 6:
            return bytes((PING, 128)) + bytes(4), "closed"  # a ping in pieces
    return bytes(whole), "closed"


def _too_large(chance: random.Random, _: bytes) -> tuple[bytes, Fate]:
    claimed = chance.choice([2**16 + 1, 2**20, 2**40, 2**62])
    return bytes((128 | TEXT, 128 | 127)) + claimed.to_bytes(8, "big") + bytes(4) + b"x" * 100, "closed"


def _cut_short(chance: random.Random, data: bytes) -> tuple[bytes, Fate]:
    whole = frame(TEXT, data)
    return whole[: chance.randrange(1, len(whole))], "open"


def _open_ended(opcode: int, data: bytes) -> bytes:
    whole = bytearray(frame(opcode, data))
    whole[0] &= 127
    return bytes(whole)


_WAYS: tuple[list[Callable[[random.Random, bytes], tuple[bytes, Fate]]], list[int]] = (
    [_whole, _masked, _in_pieces, _as_bytes, _control, _farewell, _no_text, _against_the_rules, _too_large, _cut_short],
    [600, 150, 60, 20, 30, 8, 8, 12, 4, 8],
)


def mutated_head(chance: random.Random, head: bytes) -> bytes:
    """The opening of a socket, with a line changed, doubled, gone, or spoilt."""
    lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    at = chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at] = _spoil(chance, lines[at])
        case 3:
            lines.append(b"X-Long: " + b"x" * chance.choice([100, 10_000, 70_000]))
        case 4:
            lines[at] = lines[at].partition(b":")[0] + b": " + chance.randbytes(20)
    return b"\r\n".join(lines) + chance.choice([b"\r\n\r\n", b"\n\n", b"\r\n"])
