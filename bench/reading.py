"""What one reader of a table knows, as boards join: as little of each message as a client needs that acts at random."""

import zlib

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from picows import WSFrame

UPDATE, CHANGE, ACK, DONE = b'{"type":"update"', b'{"type":"change"', b'{"type":"ack"', b'"refusal":null'
SQUEEZE = "permessage-deflate; client_max_window_bits"  # as browsers offer it
WANTS = b'"labels":false,"changes":true'  # as a board of its own does


class Choice(Struct):
    """What there is to choose; its words are skipped."""

    action: Raw
    key: str = ""


class Update(Struct):
    """The part of an update that matters here."""

    seq: int
    actors: list[int]
    legal: list[Choice]


class Change(Struct):
    """The same of a change."""

    seq: int
    actors: list[int] | UnsetType = UNSET
    legal: dict[str, Raw] | UnsetType = UNSET


read_update = msgspec.json.Decoder(Update).decode
read_change = msgspec.json.Decoder(Change).decode
read_choice = msgspec.json.Decoder(Choice).decode


class Known:
    """What a reader knows of the position."""

    def __init__(self) -> None:
        self.legal: dict[str, Raw] = {}  # actions by key
        self.actors: list[int] = []
        self.seq = -1
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress

    def message(self, frame: WSFrame) -> tuple[bytes, int]:
        """The text of a frame, and the bytes that it took."""
        data = frame.get_payload_as_bytes()
        size = len(data) + (2 if len(data) < 126 else 4 if len(data) < 1 << 16 else 10)
        return self._inflate(data + b"\x00\x00\xff\xff") if frame.rsv1 else data, size

    def hear(self, data: bytes) -> bool:
        """Learns from a message; whether it was about the position."""
        if data.startswith(CHANGE):
            change = read_change(data)
            if change.legal is not UNSET:
                self._offered(change.legal)
            if change.actors is not UNSET:
                self.actors = change.actors
            self.seq = change.seq
        elif data.startswith(UPDATE):
            update = read_update(data)
            self.legal, self.actors = {choice.key: choice.action for choice in update.legal}, update.actors
            self.seq = update.seq
        else:
            return False
        return True

    def _offered(self, patch: dict[str, Raw]) -> None:
        """Keeps what is allowed as changes tell it."""
        gone = msgspec.json.decode(patch.pop("-", b"[]"))
        for key in list(self.legal) if gone is True else gone:
            del self.legal[key]
        self.legal |= {key: read_choice(choice).action for key, choice in patch.items()}


def join(seat: int) -> bytes:
    """Looks from a seat."""
    return b'{"type":"join","protocol":2,"since":0,"seat":%d,%s}' % (seat, WANTS)
