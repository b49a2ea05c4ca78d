"""The notes of the rules as sentences: what one player does in a row is one sentence, if it is not too long."""

from collections.abc import Sequence
from typing import Final

from mensae.core.schema import Told, Value
from mensae.core.state import Note
from mensae.games.onmars.data import CRYSTAL, GOODS, HEX_IDS, NONE, STANDSTILL
from mensae.games.onmars.rules import notes
from mensae.games.onmars.speech.log_deeds import deed
from mensae.games.onmars.speech.words import (
    goods,
    in_side,
    listed,
    mission_name,
    player,
    slots_name,
    unit_kind,
)
from mensae.games.onmars.state import State

_MOST: Final = 4  # deeds in one sentence
_COLONISTS: Final = len(GOODS)
_PAYS: Final = "pays"
_WORKS: Final = "works"
_GAINS: Final = "gains"
_LOSES: Final = "loses"
_SPENDS: Final = "spends"
_EXCHANGES: Final = (_PAYS, _WORKS, _GAINS, _LOSES, _SPENDS)


class Run:
    """What one player does in a row: deeds, and sums of what is paid and gained."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.parts: list[tuple[str, Told | None, list[int]]] = []

    def add(self, deed_told: Told) -> None:
        """One more deed."""
        self.parts.append(("", deed_told, []))

    def exchange(self, kind: str, good: int, count: int) -> None:
        """Goods that are paid or gained; such notes that follow each other are added up."""
        at = len(self.parts) - 1
        while at >= 0 and self.parts[at][0] in _EXCHANGES:
            if self.parts[at][0] == kind:
                self.parts[at][2][good] += count
                return
            at -= 1
        counts = [0] * (_COLONISTS + 1)
        counts[good] = count
        self.parts.append((kind, None, counts))

    def told(self, s: State) -> list[Told]:
        """The sentences."""
        deeds = [_exchange(kind, counts) if told is None else told for kind, told, counts in self.parts]
        who: dict[str, Value] = {"who": player(s, self.who)}
        pieces = [deeds[i : i + _MOST] for i in range(0, len(deeds), _MOST)]
        return [Told("onmars-did", {**who, "did": listed(piece)}) for piece in pieces]


def _exchange(kind: str, counts: list[int]) -> Told:
    if kind in (_WORKS, _SPENDS):
        return Told(f"onmars-did-{kind}", {"count": sum(counts)})
    return Told(f"onmars-did-{kind}", {"goods": goods(counts)})


def sentences(s: State, seat: int, lead: Told | None, found: Sequence[Note]) -> list[Told]:
    """What the notes say, after what the player in the seat does first."""
    told: list[Told] = []
    run = Run(seat)
    if lead is not None:
        run.add(lead)
    at = 0
    while at < len(found):
        kind, who, a, b, c = found[at]
        at += 1
        apart = _apart(s, kind, who, a, b)
        if kind == notes.CRYSTAL_LAID:
            hexes = [HEX_IDS[a]]
            while at < len(found) and found[at][0] == kind:
                hexes.append(HEX_IDS[found[at][2]])
                at += 1
            apart = Told("onmars-crystals-laid", {"count": len(hexes), "hexes": "; ".join(hexes)})
        if apart is not None:
            told += [*run.told(s), apart]
            run = Run(who)
        elif kind not in (notes.GAME_OVER, notes.COLONISTS) or (kind == notes.COLONISTS and a > 0):
            if run.who != who or kind == notes.TURN_BEGINS:
                told += run.told(s)
                run = Run(who)
            _put(s, run, kind, a, b, c)
    return told + run.told(s)


def _put(s: State, run: Run, kind: int, a: int, b: int, c: int) -> None:
    if kind == notes.GAINED:
        run.exchange(_GAINS, a, b)
    elif kind == notes.LOST:
        run.exchange(_LOSES, a, b)
    elif kind == notes.PAID:
        run.exchange(_PAYS, a, b)
    elif kind == notes.CARD_SPENT:
        run.exchange(_SPENDS, CRYSTAL, 1)
    elif kind == notes.BOOSTED:
        run.exchange(_WORKS, _COLONISTS, a)
    elif kind == notes.COLONISTS:
        run.exchange(_GAINS, _COLONISTS, a)
    else:
        run.add(deed(s, run.who, kind, a, b, c))


def _apart(s: State, kind: int, who: int, a: int, b: int) -> Told | None:
    """What is nobody's deed has a sentence of its own."""
    if kind == notes.CLEARED:
        values: dict[str, Value] = {"action": slots_name(a), "who": player(s, who), "count": b}
        return Told("onmars-cleared", values)
    if kind == notes.DISPLACED:
        moved: dict[str, Value] = {"who": player(s, who), "unit": unit_kind(a)}
        return Told("onmars-ousted", moved) if b == NONE else Told("onmars-displaced", {**moved, "hex": HEX_IDS[b]})
    if kind == notes.MISSION_DONE:
        return Told("onmars-mission-done", {"mission": mission_name(a)})
    if kind == notes.REMAINING:
        return Told("onmars-remaining", {"count": a})
    if kind == notes.LEVEL_UP:
        return Told("onmars-level", {"level": a})
    if kind == notes.SHUTTLE:
        return Told("onmars-shuttle", {"side": in_side(a), "space": b})
    if kind == notes.ROUND_BEGINS:
        return Told("onmars-round", {"round": a})
    if kind == notes.END_NEAR:
        return Told("onmars-end-near", {"rule": a, "rounds": STANDSTILL})
    if kind == notes.LAST_ROUND:
        return Told("onmars-last-round")
    return Told("onmars-restocked") if kind == notes.RESTOCKED else None
