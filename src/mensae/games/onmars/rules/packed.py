"""Numbers that hold more than one value, with a function each way."""

from mypy_extensions import i64

from mensae.games.onmars.data import (
    ANY_RESOURCE,
    DELIVER,
    DEVELOP,
    DIGIT,
    HEXES,
    LAB_SPACES,
    PRICE_COLONIST,
    PRICE_CRYSTAL,
    RESOURCES,
    STACK,
    TECH_KINDS,
)
from mensae.games.onmars.state import ROVER, UNITS

# OM-018: a price, as `data.price` makes it


def in_resources(price: i64) -> i64:
    """What of a price is paid in resources; 0 if nothing is."""
    return price % PRICE_CRYSTAL


def in_resource(price: int, resource: int) -> int:
    """How many of this resource."""
    for _ in range(resource):
        price //= DIGIT
    return price % DIGIT


def in_any(price: i64) -> i64:
    """How many resources of choice."""
    return price // ANY_RESOURCE % DIGIT


def in_crystals(price: i64) -> i64:
    """How many crystals."""
    return price // PRICE_CRYSTAL % DIGIT


def in_colonists(price: i64) -> i64:
    """How many Colonists, who go to the Working Area."""
    return price // PRICE_COLONIST


# OM-092: the code of a development


def development(kind: i64, space: i64) -> i64:
    """The tile of this kind moves to this lab space."""
    return DEVELOP + kind * LAB_SPACES + space


def developed_kind(code: i64) -> i64:
    """Which tile a development moves."""
    return (code - DEVELOP) // LAB_SPACES


def developed_to(code: i64) -> i64:
    """Where a development moves it."""
    return (code - DEVELOP) % LAB_SPACES


# OM-191: the code of a delivery


def delivery(contract: i64, good: i64) -> i64:
    """One such good goes onto the contract."""
    return DELIVER + contract * (RESOURCES + 1) + good


def delivery_contract(code: i64) -> i64:
    """Onto which contract."""
    return (code - DELIVER) // (RESOURCES + 1)


def delivered(code: i64) -> i64:
    """Which good."""
    return (code - DELIVER) % (RESOURCES + 1)


# OM-099: a use of foreign tech, in `uses`


def tech_use(owner: i64, kind: i64) -> i64:
    """The tile of this kind in the lab of the owner was used."""
    return owner * TECH_KINDS + kind


def use_owner(use: i64) -> i64:
    """Whose tile it was."""
    return use // TECH_KINDS


def use_kind(use: i64) -> i64:
    """Which tile it was."""
    return use % TECH_KINDS


# OM-006: a tile of a stack, of all stacks


def stack_tile(building: i64, tile: i64) -> i64:
    """The tile of the stack of this type."""
    return building * STACK + tile


def tile_type(tile: i64) -> i64:
    """The type of its stack."""
    return tile // STACK


def in_stack(tile: i64) -> i64:
    """Which tile of its stack it is."""
    return tile % STACK


# OM-243: an upgrade


def upgrade_of(card: i64, at: i64) -> i64:
    """This blueprint is built on this hex."""
    return card * HEXES + at


def upgrade_card(upgrade: i64) -> i64:
    """Which blueprint."""
    return upgrade // HEXES


def upgrade_hex(upgrade: i64) -> i64:
    """On which hex."""
    return upgrade % HEXES


# A Bot or Rover, in `units`


def unit_owner(number: i64) -> i64:
    """Whose it is."""
    return number // UNITS


def is_rover(number: i64) -> bool:
    """Whether it is a Rover."""
    return number % UNITS == ROVER


# OM-197: players in a row


def queue(players: list[int]) -> i64:
    """These players, one after the other; nobody is 0."""
    total: i64 = 0
    place: i64 = 1
    for who in players:
        total += (who + 1) * place
        place *= DIGIT
    return total


def queue_first(waiting: i64) -> i64:
    """Whose turn it is."""
    return waiting % DIGIT - 1


def queue_rest(waiting: i64) -> i64:
    """Those after the first."""
    return waiting // DIGIT
