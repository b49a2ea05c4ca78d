"""Why a tile, card, good or Ship is not legal (chapters 4, 5, 8 and 15)."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import (
    CRYSTAL,
    LAB_LINKS,
    MINERAL,
    NONE,
    RESOURCES,
    SCIENTIST_COUNT,
    SHIPS,
    TECH_KINDS,
)
from mensae.games.onmars.refusals.prices import develop_unpaid, learn_unpaid, science_unpaid
from mensae.games.onmars.refusals.reasons import no_room
from mensae.games.onmars.refusals.words import good_name, numbers
from mensae.games.onmars.rules.able import places, producers
from mensae.games.onmars.rules.goods import depot_capacity, would_keep
from mensae.games.onmars.rules.lab import targets, used_kinds
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES
from mensae.games.onmars.rules.verbs import GAIN_CHOICE, PAYS, PRODUCE, VERB, WANTED, WAREHOUSE
from mensae.games.onmars.speech.words import (
    card_name,
    contract_name,
    lab_name,
    listed,
    player,
    retrieved_name,
    science_name,
    tech_name,
)
from mensae.games.onmars.state import (
    CONTRACT,
    CRYSTALS,
    DISPLAY_AT,
    DOCKED,
    GRID_AT,
    OWN,
    PENDING,
    SCIENCE_AT,
    STORE_AT,
    State,
)


def no_development(s: State, who: int, kind: int, target: int) -> Refusal:
    """OM-092, OM-093: an own tile, linked to the space, which is empty and can be paid."""
    space = int(s.lab[who * TECH_KINDS + kind])
    known: dict[str, Value] = {"tech": tech_name(kind), "space": lab_name(target)}
    if space == NONE:
        return no("OM-092", "onmars-no-own-tech", tech=tech_name(kind))
    if target not in LAB_LINKS[space]:
        links = [lab_name(link) for link in LAB_LINKS[space]]
        if not links:
            return no("OM-092", "onmars-no-further", tech=tech_name(kind), at=lab_name(space))
        return no("OM-092", "onmars-no-link", **known, at=lab_name(space), links=listed(links))
    if target not in targets(s, who, kind):
        there = next(other for other in range(TECH_KINDS) if s.lab[who * TECH_KINDS + other] == target)
        return no("OM-092", "onmars-no-free-space", space=lab_name(target), there=tech_name(there))
    return develop_unpaid(s, who, kind, target)


def no_decision(s: State, owner: int, kind: int, waiting: int) -> Refusal | None:
    """OM-100: only for tiles that somebody has used."""
    kinds = used_kinds(s, owner, waiting)
    if kind in kinds:
        return None
    return no("OM-100", "onmars-no-used", tech=tech_name(kind), techs=listed([tech_name(used) for used in kinds]))


def no_learning(s: State, who: int, space: int) -> Refusal:
    """OM-060, OM-061: a tile on the space, of a kind that is not owned, and its price."""
    kind = int(s.table[GRID_AT + space])
    if kind == NONE:
        return no("OM-060", "onmars-no-grid-tile", space=space + 1)
    if s.lab[who * TECH_KINDS + kind] != NONE:
        return no("OM-060", "onmars-no-second-tech", tech=tech_name(kind))
    return learn_unpaid(s, who, space)


def no_taking(s: State, who: int, card: int) -> Refusal:
    """OM-057: only what lies on the display."""
    shown = [int(s.table[DISPLAY_AT + place]) for place in range(DISPLAY_SPACES)]
    names = listed([card_name(each) for each in shown if each != NONE])
    return no("OM-057", "onmars-no-such-card", card=card_name(card), cards=names)


def no_good(s: State, who: int, effect: int, good: int, done: int) -> Refusal:
    """A good that is taken, given or produced."""
    verb = VERB[effect]
    if verb == WAREHOUSE:
        return _no_item(s, who, good)
    if verb == PRODUCE:
        if good not in producers(s, who):
            return no("OM-137", "onmars-no-producer", good=good_name(good))
        return no_room(s, who, [good])
    if verb != GAIN_CHOICE and done == 0:
        if good == CRYSTAL:
            return no("OM-146", "onmars-no-resource")
        return no("OM-146", "onmars-no-such-resource", good=good_name(good))
    if not WANTED[effect] >> good & 1:
        rule = "OM-180" if verb == GAIN_CHOICE else "OM-146"
        choice = [good_name(other) for other in range(RESOURCES) if WANTED[effect] >> other & 1]
        return no(rule, "onmars-no-choice", good=good_name(good), goods=listed(choice))
    assert not would_keep(s, who, good)
    return no_room(s, who, [good])


def _no_item(s: State, who: int, good: int) -> Refusal:
    """OM-027, OM-066: what is there and can be kept."""
    if good == MINERAL:
        return no("OM-027", "onmars-no-minerals-there")
    if s.table[STORE_AT + good] == 0:
        return no("OM-066", "onmars-no-column", good=good_name(good))
    if good == CRYSTAL:
        held: dict[str, Value] = {"crystals": int(s.own[who * OWN + CRYSTALS])}
        held.update({"pending": int(s.own[who * OWN + PENDING]), "capacity": int(depot_capacity(s, who))})
        return no("OM-066", "onmars-no-depot-room", **held)
    return no_room(s, who, [good])


def no_science_card(s: State, who: int, effect: int, slot: int) -> Refusal:
    """OM-069, OM-188, OM-189: a card in the slot, of the right kind, and its price."""
    card = int(s.table[SCIENCE_AT + slot])
    if card == NONE:
        return no("OM-190", "onmars-no-slot-card", slot=slot + 1)
    if not WANTED[effect] >> (card >= SCIENTIST_COUNT) & 1:
        return no(
            "OM-141" if PAYS[effect] else "OM-187",
            "onmars-no-such-science",
            wanted=WANTED[effect],
            card=science_name(card),
        )
    return science_unpaid(s, who, card)


def no_ship(s: State, who: int, space: int) -> Refusal:
    """OM-070: an own Ship on the space."""
    docked = [place + 1 for place in range(SHIPS) if s.own[who * OWN + DOCKED] >> place & 1]
    return no("OM-070", "onmars-no-such-ship", space=space + 1, spaces=numbers(docked))


def no_return(s: State, who: int, effect: int, place: int) -> Refusal:
    """OM-145, OM-167, OM-185: a place of the effect, with an own Colonist."""
    there = listed([retrieved_name(other) for other in places(s, who, WANTED[effect])])
    if not WANTED[effect] >> place & 1:
        return no("OM-145", "onmars-no-such-place", place=retrieved_name(place), places=there)
    return no("OM-024", "onmars-no-colonist-there", place=retrieved_name(place), places=there)


def no_refill(s: State, contract: int) -> Refusal:
    """OM-190: only contracts of the deck."""
    owner = int(s.contracts[contract * CONTRACT])
    if owner >= 0:
        return no("OM-190", "onmars-no-contract-left", contract=contract_name(contract), who=player(s, owner))
    return no("OM-190", "onmars-no-contract-shown", contract=contract_name(contract))
