"""Names and chat as people type them, made harmless and comparable."""

import unicodedata

from mensae.core.table import refused
from mensae.server.messages import MAX_CHAT

LONGEST_NAME = 24
JOINER = "\u200d"  # holds emoji together
_HARMLESS_FORMAT = {JOINER}
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # steers terminals or the direction of the text, or is nothing


def clean_name(text: str) -> str:
    """The name in normal form; raises `Refused` where it is empty, too long, or has what no name needs."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise refused("server-name-empty")
    if len(name) > LONGEST_NAME:
        raise refused("server-name-long", length=len(name), most=LONGEST_NAME)
    if not _is_harmless(name) or _marks_in_a_row(name) > 2:
        raise refused("server-name-letters")
    return name


def name_key(name: str) -> str:
    """What is equal for names that people would confuse."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace(JOINER, "")


def clean_talk(text: str) -> str:
    """A line of chat on one line; raises `Refused` where nothing is left of it or it is too long."""
    plain = "".join(letter if _is_harmless(letter) else " " for letter in unicodedata.normalize("NFC", text))
    line = " ".join(plain.split())
    if not line:
        raise refused("server-talk-empty")
    if len(line) > MAX_CHAT:
        raise refused("server-talk-long", length=len(line), most=MAX_CHAT)
    return line


def _is_harmless(text: str) -> bool:
    return all(c in _HARMLESS_FORMAT or unicodedata.category(c) not in _FORBIDDEN for c in text)


def _marks_in_a_row(text: str) -> int:
    """How high letters are stacked."""
    highest = height = 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        highest = max(highest, height)
    return highest
