"""Names that look alike have the same skeleton, after Unicode's security mechanisms (UTS 39)."""

import unicodedata
from functools import cache
from pathlib import Path

DATA = Path(__file__).with_name("lookalikes.txt")  # made by tools/lookalikes.py


def skeleton(text: str) -> str:
    """What is equal for texts that look alike: Cyrillic `Аdа` and `Ada`, `rn` and `m`, `0` and `o`, `1`, `I` and `l`.

    Case is folded after the look, since `Н` looks like `H` though `н` does not look like `h`, and then looks are taken
    once more. As `I` looks like `l`, and people take `I` for `i` and `L` for `l`, all four are one; the price is that
    `Ila` and `Lia` are one, too.
    """
    for _ in range(2):
        looks = unicodedata.normalize("NFD", text).translate(_looks())
        text = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", looks).casefold())
    return text.replace("i\u0307", "i")  # the dot is there anyway


@cache
def _looks() -> dict[int, str]:
    """What each sign looks like, as far as it looks like another."""
    return read(DATA.read_text(encoding="utf-8"))


def read(data: str) -> dict[int, str]:
    """The signs of a file: in each line what they look like, and then they themselves."""
    found = dict[int, str]()
    for line in data.splitlines():
        if line and not line.startswith("#"):
            look, _, signs = line.partition(":")
            found |= dict.fromkeys((int(sign, 16) for sign in signs.split()), letters(look))
    return found


def letters(codes: str) -> str:
    """The letters with these code points."""
    return "".join(chr(int(code, 16)) for code in codes.split())
