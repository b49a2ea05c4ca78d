"""Names and chat as people type them, made harmless and comparable."""

import unicodedata

from mensae.core.schema import refused
from mensae.server.lookalikes import skeleton
from mensae.wire.limits import MAX_CHAT, MAX_NAME

JOINER = "\u200d"  # holds emoji together
EMOJI_STYLE = "\ufe0f"  # asks for colour
_HARMLESS_FORMAT = {JOINER}
# What is not seen at all, though Unicode calls it a letter, a sign or a mark.
_UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
_UNSEEN |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
_WITHOUT_UNSEEN = dict.fromkeys([*_UNSEEN, ord(JOINER)])
_HIGHEST = 2  # marks on one letter
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # steers terminals or the direction of the text, or is nothing


def clean_name(text: str) -> str:
    """The name in normal form; raises `Refused` where it is empty, too long, or has what no name needs."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name.translate(_WITHOUT_UNSEEN)):
        raise refused("server-name-empty")
    if len(name) > MAX_NAME:
        raise refused("server-name-long", length=len(name), most=MAX_NAME)
    unseen = any(ord(letter) in _UNSEEN for letter in name if letter != EMOJI_STYLE)
    if unseen or not _is_harmless(name) or _without_towers(name) != name:
        raise refused("server-name-letters")
    return name


def name_key(name: str) -> str:
    """What is equal for names that are spelled the same, by which one signs in."""
    plain = unicodedata.normalize("NFKC", name.translate(_WITHOUT_UNSEEN)).casefold()
    return unicodedata.normalize("NFKC", plain)


def name_look(name: str) -> str:
    """What is equal for names that look the same, of which there is one."""
    return skeleton(name.translate(_WITHOUT_UNSEEN))


def is_alike(name: str, other: str) -> bool:
    """Whether one of them could pass for the other: `ΝΙΝΑ` and `νίνα` are the same name, `Нina` looks like `Hina`."""
    return name_key(name) == name_key(other) or name_look(name) == name_look(other)


def clean_talk(text: str) -> str:
    """A line of chat on one line; raises `Refused` where nothing is left of it or it is too long."""
    plain = "".join(letter if _is_harmless(letter) else " " for letter in unicodedata.normalize("NFC", text))
    line = " ".join(_without_towers(plain).split())
    if not line:
        raise refused("server-talk-empty")
    if len(line) > MAX_CHAT:
        raise refused("server-talk-long", length=len(line), most=MAX_CHAT)
    return line


def _is_harmless(text: str) -> bool:
    return all(c in _HARMLESS_FORMAT or unicodedata.category(c) not in _FORBIDDEN for c in text)


def _without_towers(text: str) -> str:
    """The text with at most two marks on each letter: more would stand in the lines above."""
    kept, height = [], 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if height <= _HIGHEST:
            kept.append(letter)
    return "".join(kept)
