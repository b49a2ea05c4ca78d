"""Messages as they go over the wire: made once, and squeezed once, for however many readers."""

import zlib

from mensae.wire.message import Message
from mensae.wire.socket import encode

_TEXT = 0x81  # a whole message of text (RFC 6455, 5.2)
_SQUEEZED = 0xC1  # the same, squeezed (RFC 7692, 7.2.1)
WORTH_IT = 300  # bytes; what is shorter hardly shrinks
WINDOW, MEMORY, EFFORT = 12, 4, 4  # without memory of earlier messages a larger window is dearer, and not better
_TAIL = b"\x00\x00\xff\xff"  # with which a flush ends, and which is left out


class Frame:
    """A message for readers that let it be squeezed, and for those that do not."""

    __slots__ = ("_plain", "_squeezed", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._plain = self._squeezed = b""  # not made yet

    @property
    def plain(self) -> bytes:
        """As it is."""
        if not self._plain:
            self._plain = _headed(_TEXT, self.data)
        return self._plain

    @property
    def squeezed(self) -> bytes:
        """Without what repeats itself, each message for itself: so nobody can learn from the size of another one."""
        if not self._squeezed:
            self._squeezed = self._squeeze() if len(self.data) >= WORTH_IT else self.plain
        return self._squeezed

    def _squeeze(self) -> bytes:
        squeeze = zlib.compressobj(EFFORT, zlib.DEFLATED, -WINDOW, MEMORY)
        return _headed(_SQUEEZED, (squeeze.compress(self.data) + squeeze.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL))


def frame(message: Message) -> Frame:
    """A message, the same for every reader."""
    return Frame(encode(message))


def _headed(kind: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((kind, size)) + data
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + data
    return bytes((kind, 127)) + size.to_bytes(8, "big") + data
