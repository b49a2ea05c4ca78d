"""Who may sit where: secrets, recovery codes, and what a visitor holds."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from mensae.core.schema import Seat
from mensae.server.store.tables import Chair
from mensae.wire.names import SEAT

SECRET_BYTES = 16  # 128 bits
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O, U
_CODE_LETTERS = 20  # 100 bits
_LOOKALIKES = str.maketrans("ILO", "110")


def new_id() -> str:
    """A name for a table or an account that nobody can guess."""
    return secrets.token_urlsafe(16).replace("-", "0").replace("_", "1")


def new_secret() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A recovery code that people can read to each other: `7K2M-…`."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, _CODE_LETTERS, 4))


def code_key(code: str) -> str:
    """The code without what people add or confuse."""
    return re.sub(r"[^0-9A-Z]", "", code.upper()).translate(_LOOKALIKES)


def hashed(secret: str) -> bytes:
    """What is kept of a secret; it is random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def fits(secret: str, kept: bytes | None) -> bool:
    """Whether this is the secret, in constant time."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)


@dataclass(frozen=True)
class Account:
    """Somebody who has signed in."""

    id: str
    name: str


@dataclass(frozen=True)
class Visitor:
    """Who asks: the seats that they hold at the table asked about, and their account."""

    address: str
    account: Account | None = None
    seats: frozenset[Seat] = frozenset()
    cookies: Mapping[str, str] = field(default_factory=dict, repr=False)

    def still_holds(self, chairs: list[Chair]) -> bool:
        """Whether the seats are still theirs, which may have changed hands since they asked."""
        return self.seats <= held_seats(chairs, self.cookies, self.account)


def held_seats(chairs: list[Chair], cookies: Mapping[str, str], account: Account | None) -> frozenset[Seat]:
    """The seats whose secret is among the cookies, and those of the account."""
    return frozenset(
        seat
        for seat, chair in enumerate(chairs)
        if chair.kind == "person"
        and (
            fits(cookies.get(f"{SEAT}{seat}", ""), chair.secret)
            or (account is not None and chair.account_id == account.id)
        )
    )
