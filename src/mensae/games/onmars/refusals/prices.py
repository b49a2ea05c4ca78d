"""Why something cannot be paid: what it costs, and what the player has."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import (
    GRID_PRICE,
    LAB_COLUMN,
    MINE,
    SCIENTIST_COUNT,
    TYPE_PRICE,
    UPGRADE_PRICE,
)
from mensae.games.onmars.refusals.words import crystals_name, means_name
from mensae.games.onmars.rules.lab import develop_price
from mensae.games.onmars.rules.packed import in_colonists
from mensae.games.onmars.rules.science import card_price
from mensae.games.onmars.speech.words import a_building, price_name, science_name, tech_name
from mensae.games.onmars.state import GRID_AT, LQ, OWN, State


def _owed(s: State, who: int, price: int) -> dict[str, Value]:
    return {"price": price_name(price), "means": means_name(s, who, price)}


def building_price(s: State, who: int, building: int) -> Refusal:
    """OM-114, OM-120: a resource; for a Mine a Colonist."""
    if building == MINE:
        return no("OM-120", "onmars-no-miner", colonists=int(s.own[who * OWN + LQ]))
    owed = _owed(s, who, TYPE_PRICE[building])
    return no("OM-114", "onmars-no-building-price", building=a_building(building), **owed)


def upgrade_price(s: State, who: int) -> Refusal:
    """OM-127: 1 Mineral."""
    return no("OM-127", "onmars-no-upgrade-price", **_owed(s, who, UPGRADE_PRICE))


def develop_unpaid(s: State, who: int, kind: int, target: int) -> Refusal:
    """OM-093: the price of the column."""
    values: dict[str, Value] = {"tech": tech_name(kind), "column": int(LAB_COLUMN[target])}
    return no("OM-093", "onmars-no-develop-price", **values, **_owed(s, who, develop_price(target, True)))


def learn_unpaid(s: State, who: int, space: int) -> Refusal:
    """OM-061: the price of the row."""
    tech = tech_name(int(s.table[GRID_AT + space]))
    return no("OM-061", "onmars-no-learn-price", tech=tech, **_owed(s, who, GRID_PRICE[space]))


def science_unpaid(s: State, who: int, card: int) -> Refusal:
    """OM-188, OM-189: of a Scientist or contract."""
    price = card_price(card)
    if in_colonists(price):
        values: dict[str, Value] = {"price": int(in_colonists(price)), "colonists": int(s.own[who * OWN + LQ])}
        return no("OM-188", "onmars-no-geologist", **values)
    rule = "OM-188" if card < SCIENTIST_COUNT else "OM-189"
    return no(rule, "onmars-no-science-price", card=science_name(card), **_owed(s, who, price))


def ship_price(s: State, who: int, price: int) -> Refusal:
    """OM-070: a Plant and Water."""
    return no("OM-070", "onmars-no-ship-price", **_owed(s, who, price))


def too_few_crystals(s: State, who: int, rule: str, price: int) -> Refusal:
    """OM-021: from the Depot only."""
    return no(rule, "onmars-no-crystals", price=price, means=crystals_name(s, who))
