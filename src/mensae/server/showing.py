"""A position as readers are shown it: made from values, once for all who see the same, and compared with the last.

Readers share only what a spectator sees too. What is a seat's own is made for it alone, and compared with what the same
seat was shown before.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import UNSET, Raw, Struct, structs

from mensae.core import plain
from mensae.core.game import AnyGame
from mensae.core.schema import Refusal, Seat, Seen, Span, Told
from mensae.core.table import Table
from mensae.server.framing import Frame, frame
from mensae.server.house import Wants
from mensae.wire.change import SAME, changes
from mensae.wire.socket import Asked, Change, Choice, Clock, Update, encode

AnyTable = Table[Any, Any, Any]
_RANKS = 5000  # added to a rank, so that keys sort as numbers do
_CHOICES: WeakKeyDictionary[AnyGame, list[tuple[str, Choice]]] = WeakKeyDictionary()


class Shown(NamedTuple):
    """All that a reader is shown of a position, but for the log."""

    seq: int
    view: Any  # what a spectator sees, where all share it, else the reader's own view
    own: Struct | None  # what only the seat sees, where the rest is shared
    actors: list[Seat]
    prompt: Told
    legal: dict[str, Choice]  # by key
    asked: Asked | None
    silence: Refusal | None
    sketch: list[list[Span]] | None
    codes: list[int]  # of what is legal


class Moment:
    """A table at one moment, and what readers see of it."""

    def __init__(self, table: AnyTable, clock: Clock, asked: Asked | None, choosing: set[Seat], phase: str) -> None:
        self.table, self.clock, self.asked = table, clock, asked
        self.running, self.closed = phase == "running", phase in ("over", "abandoned")
        self.choosing = choosing  # the seats that people play
        self.actors = table.actors if self.running else []
        self.silence = table.game.silence(table.state) if self.running else None
        self._view: Any = None  # of a spectator
        self._shown: dict[tuple[Seat | None, Wants], Shown] = {}
        self._patches: dict[int, Any] = {}  # from earlier views of a spectator, by identity
        self._entries: dict[tuple[int, Seat | None], Any] = {}
        self._frames: dict[tuple[Any, ...], Frame] = {}
        self._codes: dict[Seat, list[int]] = {}
        self._kept: list[Any] = []  # what is known here by identity must not go

    def legal(self, reader: Seat | None) -> list[int]:
        """What the person in this seat may do now, in the order of the offers; nothing where a bot acts for them."""
        if reader is None or reader not in self.actors or reader not in self.choosing:
            return []
        if reader not in self._codes:
            game, state = self.table.game, self.table.state
            self._codes[reader] = game.ranked(state, reader, game.rules.legal(state, reader, self.clock.now))
        return self._codes[reader]

    def share(self, views: Iterable[Any]) -> None:
        """Takes over what others were shown if it is the same still: one view for all who came at different times."""
        if self.table.game.is_shared:
            self._seen(None, [])
            self._view = next((view for view in views if view == self._view), self._view)

    def shown(self, reader: Seat | None, wants: Wants) -> Shown:
        """What a reader is shown."""
        found = self._shown.get((reader, wants))
        if found is None:
            found = self._shown[reader, wants] = self._show(reader, wants)
        return found

    def whole(self, reader: Seat | None, wants: Wants, since: int) -> Frame:
        """The position, and the entries from `since` on."""
        key = (reader, wants, since)
        if key not in self._frames:
            now = self.shown(reader, wants)
            update = Update(
                seq=now.seq,
                entries=self._told(reader, since),
                view=_whole_view(now),
                actors=now.actors,
                prompt=now.prompt,
                legal=[structs.replace(choice, key=key) for key, choice in now.legal.items()]
                if wants.changes
                else list(now.legal.values()),
                asked=now.asked,
                clock=self.clock,
                silence=now.silence,
                sketch=now.sketch,
            )
            self._frames[key] = frame(update)
        return self._frames[key]

    def change(self, base: Shown, reader: Seat | None, wants: Wants) -> Frame:
        """What is different from what the reader was shown before."""
        key = (id(base), reader, wants)
        if key not in self._frames:
            now = self.shown(reader, wants)
            change = Change(
                seq=now.seq,
                clock=self.clock,
                entries=self._told(reader, base.seq) if base.seq < now.seq else [],
                revealed=self._revealed(reader, base.seq) if self.closed else [],
                view=self._patched(base.view, now.view),
                own=_patch(base.own, now.own),
                legal=_patch(base.legal, now.legal),
                actors=now.actors if base.actors != now.actors else UNSET,
                prompt=now.prompt if base.prompt != now.prompt else UNSET,
                asked=now.asked if base.asked != now.asked else UNSET,
                silence=now.silence if base.silence != now.silence else UNSET,
                sketch=_patch(base.sketch, now.sketch),
            )
            self._frames[key] = frame(change)
            self._kept.append(base)
        return self._frames[key]

    def _show(self, reader: Seat | None, wants: Wants) -> Shown:
        table, game = self.table, self.table.game
        state, codes = table.state, self.legal(reader)
        view, own = self._seen(reader, codes)
        legal = self._choices(reader, codes, wants)
        sketch = None
        if wants.sketch:
            drawn = view if own is None else structs.replace(view, own=own)
            sketch = game.speech.sketch(drawn, [game.actions[code] for code in codes])
        prompt = game.speech.prompt(state, reader)
        asked, silence = self.asked, self.silence
        return Shown(len(table.lines), view, own, self.actors, prompt, legal, asked, silence, sketch, codes)

    def _seen(self, reader: Seat | None, codes: list[int]) -> tuple[Any, Struct | None]:
        """What all see, and what only this reader does."""
        game, state = self.table.game, self.table.state
        if not game.is_shared:
            return game.sight.view(state, reader), None
        if self._view is None:
            self._view = game.sight.view(state, None)
        return self._view, None if reader is None or game.own is None else game.own(state, reader, codes)

    def _choices(self, reader: Seat | None, codes: list[int], wants: Wants) -> dict[str, Choice]:
        """By keys that sort as the choices do, and name a choice for as long as it is offered."""
        game, state, known = self.table.game, self.table.state, _known(self.table.game)
        if reader is None or not codes:
            return {}
        ranks = [0] if game.rank is plain.no_rank else [game.rank(state, reader, game.actions[c]) for c in codes]
        keys = [known[code][0] for code in codes]
        if any(ranks):
            keys = [f"{rank + _RANKS:04}{key}" for rank, key in zip(ranks, keys, strict=True)]
        if not wants.labels:
            return dict(zip(keys, (known[code][1] for code in codes), strict=True))
        actions = [game.actions[code] for code in codes]
        labels = [game.speech.label(state, reader, action) for action in actions]
        return dict(zip(keys, map(Choice, actions, labels), strict=True))

    def _told(self, reader: Seat | None, since: int) -> Any:
        """The entries from `since` on; those that hide nothing are the same for all."""
        secret = not self.closed and any(line.audience is not None for line in self.table.lines[since:])
        key = (since, reader if secret else None)
        if key not in self._entries:
            self._entries[key] = Raw(encode(self.table.entries(key[1], since, self.closed)))
        return self._entries[key]

    def _revealed(self, reader: Seat | None, before: int) -> list[Seen]:
        """What the reader could not know while the game went on, and knows at its end."""
        lines = self.table.lines[:before]
        hidden = [line for line in lines if line.audience is not None and reader not in line.audience]
        return [line.seen_by(reader, True) for line in hidden]

    def _patched(self, old: Any, new: Any) -> Any:
        """The patch of a view, made and encoded once for all who share both views."""
        if not self.table.game.is_shared:
            return _patch(old, new)
        if id(old) not in self._patches:
            patch = changes(old, new)
            self._patches[id(old)] = UNSET if patch is SAME else Raw(encode(patch))
            self._kept.append(old)
        return self._patches[id(old)]


def _whole_view(shown: Shown) -> Any:
    return shown.view if shown.own is None else structs.replace(shown.view, own=shown.own)


def _patch(old: Any, new: Any) -> Any:
    patch = changes(old, new)
    return UNSET if patch is SAME else patch


def _known(game: AnyGame) -> list[tuple[str, Choice]]:
    """The choices of a game with their keys, without their words, by code: the same for all tables."""
    found = _CHOICES.get(game)
    if found is None:
        found = _CHOICES[game] = [(f"{code:05}", Choice(action)) for code, action in enumerate(game.actions)]
    return found
