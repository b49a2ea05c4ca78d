"""Messages as they go over the wire: made once, and squeezed once, for however many readers."""

import zlib

from isal import isal_zlib
from msgspec import structs

from mensae.wire.message import Message
from mensae.wire.socket import Timed, encode

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT = 0x81  # a whole message of text (RFC 6455, 5.2)
_SQUEEZED = 0xC1  # the same, squeezed (RFC 7692, 7.2.1)
_MASKED = 0x80  # added to the size by clients
WORTH_IT = 300  # bytes; what is shorter hardly shrinks
WINDOW, MEMORY, EFFORT = 12, 4, 4  # for what stands alone; a larger window is dearer, and not better
REMEMBERED = 2048  # bytes, of what everybody could see in the messages before
_BLANK = b"\0"  # in place of what only the reader could see: no message has it, so nothing refers to it
_TAIL = b"\x00\x00\xff\xff"  # with which a flush ends, and which is left out


class Frame:
    """A message for readers that let it be squeezed, and for those that do not.

    A reader remembers what it was sent squeezed, and a message may refer to that. Ours refer only to what everybody at
    the table could see, the last `public` bytes of each: so the size of a message tells nothing of what is hidden in
    another one.
    """

    __slots__ = ("_plain", "_public", "_squeezed", "data")

    def __init__(self, data: bytes, public: int = 0) -> None:
        self.data = data
        self._public = public
        self._plain = b""  # not made yet
        self._squeezed: dict[int, tuple[bytes, bytes, bytes]] = {}  # by the identity of what the reader remembers

    @property
    def plain(self) -> bytes:
        """As it is."""
        if not self._plain:
            self._plain = _headed(_TEXT, self.data)
        return self._plain

    def squeezed(self, memory: bytes) -> tuple[bytes, bytes]:
        """Without what repeats itself, for a reader with this memory; and what it remembers afterwards."""
        if len(self.data) < WORTH_IT:
            return self.plain, memory
        found = self._squeezed.get(id(memory))
        if found is None:
            squeezed = _squeezed_after(memory, self.data) if memory else _squeezed_alone(self.data)
            found = _headed(_SQUEEZED, squeezed), self._remembered(memory), memory
            self._squeezed[id(memory)] = found  # which keeps the memory, and with it the identity
        return found[0], found[1]

    def _remembered(self, memory: bytes) -> bytes:
        """What is known to lie before the next message, up to where it is too old or was never public."""
        hidden = len(self.data) - self._public
        if self._public >= REMEMBERED or not memory:
            return self.data[max(hidden, len(self.data) - REMEMBERED) :]
        return (memory + _BLANK * hidden + self.data[hidden:])[-REMEMBERED:] if self._public else b""


def frame(message: Message, now: int | None = None) -> Frame:
    """A message, the same for every reader, with the table time unless it has it."""
    return Frame(
        encode(structs.replace(message, now=now) if now is not None and isinstance(message, Timed) else message)
    )


def text_of(data: bytes) -> str | None:
    """The text, if the data are one whole message of a client and nothing else, as they nearly always are."""
    if len(data) < 6 or data[0] != _TEXT:
        return None
    size, mask = data[1] - _MASKED, 2
    if size == 126 and len(data) > 8:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    if size != len(data) - mask - 4 or (mask == 4 and size < 126):
        return None
    try:
        return apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None  # which is refused where all is parsed


def _squeezed_alone(data: bytes) -> bytes:
    squeeze = zlib.compressobj(EFFORT, zlib.DEFLATED, -WINDOW, MEMORY)
    return (squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)


def _squeezed_after(memory: bytes, data: bytes) -> bytes:
    """In the quickest way there is: what is remembered makes up for it."""
    squeeze = isal_zlib.compressobj(0, isal_zlib.DEFLATED, -WINDOW, MEMORY, 0, memory)
    return (squeeze.compress(data) + squeeze.flush(isal_zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)


def _headed(kind: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((kind, size)) + data
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + data
    return bytes((kind, 127)) + size.to_bytes(8, "big") + data
