"""A position as readers are shown it: made from values, once for all who see the same, and compared with the last.

Readers share only what a spectator sees too. What is a seat's own is made for it alone, and compared with what the same
seat was shown before.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, structs

from mensae.core import plain
from mensae.core.game import AnyGame
from mensae.core.schema import Refusal, Seat, Seen, Span, Told
from mensae.core.table import Table
from mensae.server.framing import Frame, frame
from mensae.server.house import Wants
from mensae.wire.change import SAME, changes
from mensae.wire.socket import Asked, ChangeForAll, ChangeForOne, Choice, Clock, Update, encode

AnyTable = Table[Any, Any, Any]
NOTHING: Final[list[Seen]] = []
NO_CHOICES: Final[dict[str, Choice]] = {}
NO_OFFER: Final[tuple[list[int], list[str]]] = ([], [])
_RANKS = 5000  # added to a rank, so that keys sort as numbers do
_CHOICES: dict[AnyGame, tuple[list[str], list[Choice]]] = {}  # of every game that was shown


class Common:
    """What all readers are shown of a position, but for the log."""

    __slots__ = ("actors", "asked", "seq", "silence", "view")

    def __init__(self, seq: int, view: Any, actors: list[Seat], asked: Asked | None, silence: Refusal | None) -> None:
        self.seq = seq
        self.view = view  # what a spectator sees; None where the views of readers differ
        self.actors, self.asked, self.silence = actors, asked, silence

    def tells(self, other: "Common") -> bool:
        """Whether the other one says the same."""
        same = self.seq == other.seq and self.actors == other.actors and self.view == other.view
        return same and self.asked == other.asked and self.silence == other.silence


class Shown:
    """All that a reader is shown of a position, but for the log."""

    __slots__ = ("codes", "common", "legal", "own", "prompt", "sketch", "view")

    def __init__(
        self,
        common: Common,
        view: Any,
        own: Struct | None,
        prompt: Told,
        legal: dict[str, Choice],
        sketch: list[list[Span]] | None,
        codes: list[int],
    ) -> None:
        self.common = common
        self.view = view  # of this reader, where all have another; else None
        self.own = own  # what only the seat sees, where the rest is shared
        self.prompt = prompt
        self.legal = legal  # by key
        self.sketch = sketch
        self.codes = codes  # of what is legal

    @property
    def seq(self) -> int:
        """How many entries lead there."""
        return self.common.seq

    def whole_view(self) -> Any:
        """The view with all that is in it."""
        if self.common.view is None:
            return self.view
        return self.common.view if self.own is None else structs.replace(self.common.view, own=self.own)


class Moment:
    """A table at one moment, and what readers see of it."""

    def __init__(self, table: AnyTable, clock: Clock, asked: Asked | None, choosing: set[Seat], phase: str) -> None:
        self.table, self.clock = table, clock
        game, state = table.game, table.state
        running, self.closed = phase == "running", phase in ("over", "abandoned")
        self.choosing = choosing  # the seats that people play
        view = game.sight.view(state, None) if game.is_shared else None
        silence = game.silence(state) if running else None
        self.common = Common(len(table.lines), view, table.actors if running else [], asked, silence)
        self._shown: dict[tuple[Seat | None, Wants], Shown] = {}
        self._entries: dict[tuple[int, Seat | None], bytes] = {}
        self._tails: dict[int, tuple[bytes, bool]] = {}  # what all are told, by the identity of what they were shown
        self._frames: dict[tuple[Any, ...], Frame] = {}
        self._offers: dict[Seat, tuple[list[int], list[str]]] = {}
        self._kept: list[Any] = []  # what is known here by identity must not go

    def legal(self, reader: Seat | None) -> list[int]:
        """What the person in this seat may do now, in the order of the offers; nothing where a bot acts for them."""
        return self._offer(reader)[0]

    def share(self, others: Iterable[Common]) -> None:
        """Takes over what others were shown if it is the same still: one view for all who came at different times."""
        self.common = next((other for other in others if other.tells(self.common)), self.common)

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
            now, common = self.shown(reader, wants), self.common
            update = Update(
                seq=common.seq,
                entries=self._told(reader, since),
                view=now.whole_view(),
                actors=common.actors,
                prompt=now.prompt,
                legal=[structs.replace(choice, key=key) for key, choice in now.legal.items()]
                if wants.changes
                else list(now.legal.values()),
                asked=common.asked,
                clock=self.clock,
                silence=common.silence,
                sketch=now.sketch,
            )
            self._frames[key] = frame(update)
        return self._frames[key]

    def change(self, base: Shown, reader: Seat | None, wants: Wants) -> Frame:
        """What is different from what the reader was shown before: what is its own, then what all are told."""
        key = (id(base), reader, wants)
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = self._changed(base, reader, wants)
            self._kept.append(base)
        return found

    def _changed(self, base: Shown, reader: Seat | None, wants: Wants) -> Frame:
        now, since = self.shown(reader, wants), base.common.seq
        tail, secret = self._tail(base.common)
        own = encode(
            ChangeForOne(
                revealed=self._revealed(reader, since) if self.closed else NOTHING,
                entries=self._told(reader, since) if secret else NOTHING,
                view=UNSET if now.view is None else _patch(base.view, now.view),
                own=_patch(base.own, now.own),
                legal=_patch(base.legal, now.legal),
                prompt=UNSET if base.prompt == now.prompt else now.prompt,
                sketch=_patch(base.sketch, now.sketch),
            )
        )
        data = b"%b,%b" % (own[:-1], tail)
        return Frame(data, len(data) if self.table.game.secrets is None else len(tail))

    def _tail(self, base: Common) -> tuple[bytes, bool]:
        """What all are told, encoded once, without what opens it; and whether the entries are not for all."""
        found = self._tails.get(id(base))
        if found is None:
            now, since = self.common, base.seq
            secret = self._is_secret(since)
            patch = changes(base.view, now.view)
            change = ChangeForAll(
                seq=now.seq,
                clock=self.clock,
                entries=NOTHING if secret or since >= now.seq else self._told(None, since),
                view=UNSET if patch is SAME else patch,
                actors=UNSET if base.actors == now.actors else now.actors,
                asked=UNSET if base.asked == now.asked else now.asked,
                silence=UNSET if base.silence == now.silence else now.silence,
            )
            found = self._tails[id(base)] = encode(change)[1:], secret
            self._kept.append(base)
        return found

    def _show(self, reader: Seat | None, wants: Wants) -> Shown:
        game, state, common = self.table.game, self.table.state, self.common
        codes, keys = self._offer(reader)
        view = own = None
        if common.view is None:
            view = game.sight.view(state, reader)
        elif reader is not None and game.own is not None:
            own = game.own(state, reader, codes)
        prompt, legal = game.speech.prompt(state, reader), NO_CHOICES
        if reader is not None and codes:
            legal = dict(zip(keys, self._choices(reader, codes, wants), strict=True))
        shown = Shown(common, view, own, prompt, legal, None, codes)
        if wants.sketch:
            shown.sketch = game.speech.sketch(shown.whole_view(), [game.actions[code] for code in codes])
        return shown

    def _offer(self, reader: Seat | None) -> tuple[list[int], list[str]]:
        """What a seat may do, and keys that sort as the choices do, and name a choice for as long as it is offered."""
        if reader is None or reader not in self.common.actors or reader not in self.choosing:
            return NO_OFFER
        found = self._offers.get(reader)
        if found is None:
            game, state = self.table.game, self.table.state
            codes, known = game.rules.legal(state, reader, self.clock.now), _known(game)[0]
            keys = [known[code] for code in codes]
            if game.rank is not plain.no_rank:
                ranks = [game.rank(state, reader, game.actions[code]) for code in codes]
                if any(ranks):
                    keys = [f"{rank + _RANKS:04}{key}" for rank, key in zip(ranks, keys, strict=True)]
                    order = sorted(range(len(codes)), key=ranks.__getitem__)
                    codes, keys = [codes[i] for i in order], [keys[i] for i in order]
            found = self._offers[reader] = codes, keys
        return found

    def _choices(self, reader: Seat, codes: list[int], wants: Wants) -> list[Choice]:
        game, state = self.table.game, self.table.state
        if not wants.labels:
            known = _known(game)[1]
            return [known[code] for code in codes]
        actions = [game.actions[code] for code in codes]
        return [Choice(action, game.speech.label(state, reader, action)) for action in actions]

    def _is_secret(self, since: int) -> bool:
        """Whether readers are told other things of the entries from `since` on."""
        if self.closed or self.table.game.secrets is None:
            return False
        return any(line.audience is not None for line in self.table.lines[since:])

    def _told(self, reader: Seat | None, since: int) -> Any:
        """The entries from `since` on; those that hide nothing are the same for all."""
        key = (since, reader if self._is_secret(since) else None)
        if key not in self._entries:
            self._entries[key] = encode(self.table.entries(key[1], since, self.closed))
        return Raw(self._entries[key])

    def _revealed(self, reader: Seat | None, before: int) -> list[Seen]:
        """What the reader could not know while the game went on, and knows at its end."""
        lines = self.table.lines[:before]
        hidden = [line for line in lines if line.audience is not None and reader not in line.audience]
        return [line.seen_by(reader, True) for line in hidden]


def _patch(old: Any, new: Any) -> Any:
    patch = changes(old, new)
    return UNSET if patch is SAME else patch


def _known(game: AnyGame) -> tuple[list[str], list[Choice]]:
    """The keys of all choices of a game, and the choices without their words, by code: the same for all tables."""
    found = _CHOICES.get(game)
    if found is None:
        keys = [f"{code:05}" for code in range(len(game.actions))]
        found = _CHOICES[game] = keys, [Choice(action) for action in game.actions]
    return found
