"""What players gain and lose.

gain, pay (goods; crystals first lie below the Depot) · store (crystals in the Depot) · waste (what did not fit:
resources never came, crystals go) · deliver (goods onto a contract) · spend (a goal card as a crystal; which one is
only for its owner) · mission (a unit of it) · colonist (from `start` to `to`: quarters, working, supply, an action or a
hex) · score (points; those of the final scoring with their part)
"""

from mensae.core.schema import Did
from mensae.games.onmars.data import CRYSTAL, GOODS, HEX_IDS, MISSION_IDS, WORKED, WORKING_AREA
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.scoring import PARTS
from mensae.games.onmars.schema import GameAction, Spend

_HOME, _WORKING, _SUPPLY = "quarters", "working", "supply"


def means(action: GameAction | None, kind: int, who: int, a: int, b: int, c: int) -> list[Did]:
    """Goods, Colonists and points of one note; nothing if it tells of something else."""
    if kind == notes.GAINED:
        return [Did("gain", who, GOODS[a], count=b)]
    if kind in (notes.PAID, notes.HANDED):
        return [Did("pay", who, GOODS[a], count=-b)]
    if kind == notes.LOST:
        return [Did("waste", who, GOODS[a], count=-b)]
    if kind == notes.STORED:
        return [Did("store", who, GOODS[CRYSTAL], count=a)]
    if kind == notes.ONTO_CONTRACT:
        return [Did("deliver", who, GOODS[b], to=str(a + 1), count=c)]
    if kind == notes.CARD_SPENT:
        return [Did("spend", who, str(action.goal) if isinstance(action, Spend) else None, count=-1)]
    if kind == notes.SCORED:
        return [Did("score", who, count=a)]
    if kind == notes.PART:
        return [Did("score", who, PARTS[a], count=b)] if b else []
    if kind == notes.UNIT:
        unit = Did("mission", who, MISSION_IDS[a], count=1)
        return [unit, Did("gain", who, GOODS[CRYSTAL], count=c)] if c else [unit]
    return _colonists(kind, who, a, b)


def _colonists(kind: int, who: int, a: int, b: int) -> list[Did]:
    """OM-022 to OM-024, OM-052, OM-076, OM-078, OM-120: where Colonists come from and go to."""
    if kind == notes.COLONISTS:
        return _went(who, _SUPPLY, _HOME, a)
    if kind == notes.BOOSTED:
        return _went(who, _HOME, _WORKING, a)
    if kind == notes.WORKER:
        return _went(who, _HOME, WORKED[a], 1)
    if kind == notes.CLEARED:
        return _went(who, WORKED[a], _WORKING, b)
    if kind == notes.RETURNED:
        return _went(who, _WORKING if a == WORKING_AREA else WORKED[a], None, b)
    if kind == notes.CAME_HOME:
        return _went(who, None, _HOME, a) + _went(who, None, _SUPPLY, b)
    if kind == notes.MANNED:
        return _went(who, _HOME, HEX_IDS[a], 1)
    return _went(who, HEX_IDS[a], None, 1) if kind == notes.UNMANNED else []


def _went(who: int, start: str | None, to: str | None, count: int) -> list[Did]:
    return [Did("colonist", who, start=start, to=to, count=count)] if count else []
