"""Frames of the server as structs, with the actions and views of the game in them."""

import operator
from collections.abc import Callable
from functools import reduce
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from mensae.core.game import AnyGame
from mensae.core.record import action_union
from mensae.core.schema import Seen
from mensae.wire.socket import Change, Choice, Hinted, Idea, Looked, Outgoing, Update

S = TypeVar("S", bound=Struct)


def decoder(game: AnyGame) -> Callable[[str | bytes], Outgoing]:
    """What reads the frames about a game; it raises `msgspec.DecodeError` for all that is no message."""
    action, view = action_union(game), game.view
    seen, choice, idea = _retyped(Seen, action=action | None), *(_retyped(k, action=action) for k in (Choice, Idea))
    typed = {
        Update: _retyped(Update, entries=list[seen], legal=list[choice], view=view),  # type: ignore[valid-type]
        Change: _retyped(Change, entries=(list[seen], []), revealed=(list[seen], [])),  # type: ignore[valid-type]
        Looked: _retyped(Looked, legal=list[choice]),  # type: ignore[valid-type]
        Hinted: _retyped(Hinted, ideas=list[idea]),  # type: ignore[valid-type]
    }
    kinds: Any = reduce(operator.or_, (typed.get(kind, kind) for kind in get_args(Outgoing)))
    read = msgspec.json.Decoder(kinds).decode

    def decode(frame: str | bytes) -> Outgoing:
        message: Outgoing = read(frame)
        match message:
            case Update(entries=entries, legal=legal):
                as_sent = {"entries": [_plain(e, Seen) for e in entries], "legal": [_plain(c, Choice) for c in legal]}
                return _plain(message, Update, **as_sent)
            case Change(entries=entries, revealed=revealed):
                as_sent = {
                    "entries": [_plain(e, Seen) for e in entries],
                    "revealed": [_plain(e, Seen) for e in revealed],
                }
                return _plain(message, Change, **as_sent)
            case Looked(legal=legal):
                return _plain(message, Looked, legal=[_plain(choice, Choice) for choice in legal])
            case Hinted(ideas=ideas):
                return _plain(message, Hinted, ideas=[_plain(idea, Idea) for idea in ideas])
        return message

    return decode


def _retyped(kind: type[Struct], **types: Any) -> type[Struct]:
    """The struct with the game's own types of some fields, and their defaults where they have any."""
    fields = [(name, *type) if isinstance(type, tuple) else (name, type) for name, type in types.items()]
    return msgspec.defstruct(kind.__name__, fields, bases=(kind,), kw_only=True, frozen=True)


def _plain(struct: Struct, kind: type[S], **changes: Any) -> S:
    """The same as the kind that everybody knows."""
    return kind(**{name: getattr(struct, name) for name in kind.__struct_fields__} | changes)
