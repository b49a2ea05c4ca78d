"""Chapter 10.1: upgrading buildings."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    BLUEPRINT,
    CARD_SIZE,
    CARD_TYPE,
    CARDS,
    HEX,
    NONE,
    UPGRADE_PRICE,
    UPGRADED,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.board import building_zone, complex_size, kind_of
from mensae.games.onmars.rules.build import displace
from mensae.games.onmars.rules.contracts import check_all
from mensae.games.onmars.rules.geometry import BIT, WHOLE, hexes_of
from mensae.games.onmars.rules.goods import come_home
from mensae.games.onmars.rules.missions import unit
from mensae.games.onmars.rules.pay import can_pay
from mensae.games.onmars.state import ADVANCED, MINERS, OWN, State, note


def plans(s: State, who: i64) -> list[int]:
    """OM-125: own blueprints that still carry their marker."""
    return [card for card in range(CARDS) if s.cards[card * 2] == who and s.cards[card * 2 + 1] == NONE]


def sites(s: State, who: i64, card: i64, anywhere: bool) -> list[int]:
    """OM-125, OM-126: buildings of the type without a marker, large enough, in the zone of an own Bot."""
    kind = kind_of(CARD_TYPE[card], who)
    zone = WHOLE if anywhere else building_zone(s, who)
    return [
        at
        for at in hexes_of(zone & s.built)
        if s.building[at] == kind and s.marker[at] == NONE and complex_size(s, at) >= CARD_SIZE[card]
    ]


def upgrade_choices(s: State, who: i64, anywhere: bool, pays: bool) -> list[int]:
    """OM-125: every own blueprint with a site, if the Mineral can be paid."""
    if pays and not can_pay(s, who, UPGRADE_PRICE):
        return []
    return [BLUEPRINT + card for card in plans(s, who) if sites(s, who, card, anywhere)]


def site_choices(s: State, who: i64, card: i64, anywhere: bool) -> list[int]:
    """OM-125: where this blueprint can be built."""
    return [HEX + at for at in sites(s, who, card, anywhere)]


def upgrade(s: State, who: i64, card: i64, at: i64) -> None:
    """OM-127, OM-128: the marker moves to the building; a Miner goes home, a Bot or Rover makes way."""
    s.cards[card * 2 + 1] = at
    s.marker[at] = who
    s.fixed |= BIT[at]
    s.own[who * OWN + ADVANCED] += 1
    s.stirred = True
    note(s, notes.UPGRADED, who, card, at)
    miner = s.miner[at]
    if miner != NONE:
        note(s, notes.UNMANNED, miner, at)
        s.miner[at] = NONE
        s.own[miner * OWN + MINERS] -= 1
        come_home(s, miner, 1)
    displace(s, at)
    unit(s, who, UPGRADED)
    check_all(s)
