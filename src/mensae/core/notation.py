"""Actions as short text, both ways: `plant red`, `use 3 NE`, `rolled 6`.

The tag comes first, then the fields in order; trailing fields that have their default are left out, `-` is None.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from mensae.core.schema import Action

_PLAIN = re.compile(r"[^\s\"\[{\-]\S*")


class NotationError(ValueError):
    """A text that is no action; the message says why."""


def write(action: Action) -> str:
    """The action as text."""
    words = [_word(getattr(action, field.name)) for field in fields(action)]
    for field in reversed(fields(action)):
        if field.default is UNSET or field.default != getattr(action, field.name):
            break
        words.pop()
    return " ".join([_tag(type(action)), *words])


def read(text: str, kinds: Iterable[type[Action]]) -> Action:
    """The action that the text means, one of the kinds."""
    tag, _, rest = text.strip().partition(" ")
    by_tag = {_tag(kind): kind for kind in kinds}
    kind = by_tag.get(tag)
    if kind is None:
        raise NotationError(f"'{tag}' is no action; there are {', '.join(sorted(by_tag))}")
    names = [field.name for field in fields(kind)]
    try:
        values = list(_values(rest))
        if len(values) > len(names):
            raise NotationError(f"'{tag}' takes at most {len(names)} values ({' '.join(names)}), not {len(values)}")
        return msgspec.convert({"do": tag, **dict(zip(names, values, strict=False))}, kind, strict=False)
    except (msgspec.MsgspecError, json.JSONDecodeError, RecursionError) as error:
        raise NotationError(f"'{text}': {error}") from None


def _tag(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, str) and _PLAIN.fullmatch(value):
        return value
    return msgspec.json.encode(value).decode()


def _values(text: str) -> Iterator[Any]:
    """Plain words, `-` for None, and JSON wherever a value begins like JSON."""
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
        elif text[place] in '"[{':
            value, place = json.JSONDecoder().raw_decode(text, place)
            yield value
        else:
            word = text[place:].split(maxsplit=1)[0]
            place += len(word)
            yield None if word == "-" else word
