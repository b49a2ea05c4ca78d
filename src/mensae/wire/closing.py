"""How a socket ends: every code with which it is closed, what it means, and how soon to come back."""

from enum import IntEnum, unique
from typing import Final, Self


@unique
class Closing(IntEnum):
    """A code, its sentence, and the seconds for which a client is asked to stay away; RFC 6455 has those below 4000."""

    reason: str
    pause: float

    def __new__(cls, code: int, reason: str, pause: float = 0.0) -> Self:
        """A code that is a number wherever one is wanted."""
        closing = int.__new__(cls, code)
        closing._value_, closing.reason, closing.pause = code, reason, pause
        return closing

    GOING_AWAY = 1001, "the server is restarting"
    PROTOCOL_ERROR = 1002, "this is not the protocol that is spoken here"
    LOST = 1006, "the connection was lost"  # nobody sends it: there was no farewell
    NOT_TEXT = 1007, "a message is no UTF-8"
    TOO_LARGE = 1009, "a message is too large"
    RESTARTING = 1012, "the server is restarting"  # for sockets that were at no table yet
    TRY_LATER = 1013, "try again later", 2.0
    BAD_MESSAGE = 4400, "too many messages that cannot be read"
    SIGNED_OUT = 4401, "the account was signed out"
    FORBIDDEN = 4403, "this seat is not yours any more"
    NO_TABLE = 4404, "there is no such table"
    SILENT = 4408, "nothing was heard for too long"
    MOVED = 4409, "this seat was moved to another device"
    TOO_SLOW = 4413, "too slow: join again"
    OUTDATED = 4426, "this client speaks an older protocol than the server: renew it"
    FLOOD = 4429, "too many messages or connections", 5.0
    FAULT = 4500, "a fault of the server"


PAUSES: Final[dict[int, float]] = {closing: closing.pause for closing in Closing if closing.pause}
