"""Why a building, an upgrade or a hex is not legal (chapters 9, 10.1 and 16, OM-116, OM-153)."""

from mensae.core.schema import Refusal, Value, no
from mensae.games.onmars.data import (
    CARD_SIZE,
    CARD_TYPE,
    HEX,
    NONE,
    SHELTER,
)
from mensae.games.onmars.refusals.words import hex_name, hex_names
from mensae.games.onmars.rules.board import building_zone, complex_size, connects, empty_hexes, kind_of, type_of
from mensae.games.onmars.rules.build import displaced_choices, missing_levels, spare_boosts
from mensae.games.onmars.rules.geometry import BIT, CENTRE, EXPLORATION, apart
from mensae.games.onmars.rules.lab import best_level, level_of
from mensae.games.onmars.rules.packed import is_rover
from mensae.games.onmars.rules.ships import bot_choices
from mensae.games.onmars.rules.upgrade import plans
from mensae.games.onmars.speech.words import building_name, card_name, listed, player, tech_name
from mensae.games.onmars.state import ROVER, UNITS, State


def no_hex(s: State, who: int, building: int, at: int, boosted: bool) -> Refusal:
    """OM-110 to OM-113, OM-123: no building there, in a zone, next to its type with tech, or exactly 2 away."""
    if s.built & BIT[at]:
        return no(
            "OM-110", "onmars-no-free-hex", hex=hex_name(at), building=building_name(int(type_of(s.building[at])))
        )
    if not building_zone(s, who) & BIT[at]:
        return no("OM-110", "onmars-no-bot-near", hex=hex_name(at), bots=bots_name(s, who))
    kind = kind_of(building, who)
    known: dict[str, Value] = {"building": building_name(building), "hex": hex_name(at)}
    if not s.near[kind] & BIT[at]:
        away = min(int(apart(at, there)) for there in range(len(s.building)) if s.building[there] == kind)
        return no("OM-111", "onmars-no-distance", **known, distance=away)
    count, best = int(connects(s, at, kind)), int(best_level(s, building))
    levels: dict[str, Value] = {"count": count, "tech": tech_name(building), "level": best}
    if boosted:
        boosts = max(0, int(spare_boosts(s, who, building, boosted)))
        return no("OM-123", "onmars-no-join-boosted", **known, **levels, boosts=boosts)
    return no("OM-112", "onmars-no-join", **known, **levels)


def bots_name(s: State, who: int) -> str:
    """Where the own Bots are; there is one."""
    places = [int(s.units[number]) for number in range(who * UNITS, who * UNITS + ROVER)]
    return hex_names(at for at in places if at != NONE)


def no_joining_tech(s: State, who: int, building: int, at: int, owner: int, boosted: bool) -> Refusal:
    """OM-097, OM-112, OM-123: a tile of a lab, of a level that suffices with the boosts."""
    if owner >= s.players or level_of(s, owner, building) == 0:
        return no_tile(s, building, owner)
    count = connects(s, at, kind_of(building, who))
    boosts = max(0, int(spare_boosts(s, who, building, boosted)))
    values: dict[str, Value] = {
        "who": player(s, owner),
        "tech": tech_name(building),
        "level": int(level_of(s, owner, building)),
        "count": int(count),
    }
    if boosted:
        missing = int(missing_levels(s, owner, building, count))
        return no("OM-123", "onmars-no-boosted-level", **values, missing=missing, boosts=boosts)
    return no("OM-112", "onmars-no-tech-level", **values)


def no_tile(s: State, kind: int, owner: int) -> Refusal:
    """OM-097: the player has no tile of this kind, or there is no such player."""
    owners = [player(s, other) for other in range(s.players) if level_of(s, other, kind) > 0]
    if owner >= s.players:
        return no("OM-097", "onmars-no-player", seat=owner + 1, players=int(s.players))
    if not owners:
        return no("OM-097", "onmars-no-tech-anywhere", tech=tech_name(kind))
    return no("OM-097", "onmars-no-tech", who=player(s, owner), tech=tech_name(kind))


def no_plan(s: State, who: int, card: int) -> Refusal:
    """OM-125, OM-126: an own blueprint with its marker, and a building that fits."""
    if s.cards[card * 2] != who:
        mine = [card_name(other) for other in plans(s, who)]
        return no("OM-125", "onmars-no-own-card", card=card_name(card), cards=listed(mine))
    if s.cards[card * 2 + 1] != NONE:
        return no("OM-127", "onmars-no-second-use", card=card_name(card), hex=hex_name(int(s.cards[card * 2 + 1])))
    known: dict[str, Value] = {"card": card_name(card), "building": building_name(CARD_TYPE[card])}
    if CARD_SIZE[card] > 1:
        return no("OM-126", "onmars-no-site-large", **known, size=int(CARD_SIZE[card]))
    return no("OM-125", "onmars-no-site-for", **known)


def no_upgrade_at(s: State, who: int, card: int, at: int, anywhere: bool) -> Refusal:
    """OM-125, OM-126: a building of the type without a marker, large enough, near a Bot."""
    building = CARD_TYPE[card]
    known: dict[str, Value] = {"card": card_name(card), "building": building_name(building), "hex": hex_name(at)}
    if s.building[at] == NONE:
        return no("OM-125", "onmars-no-building", hex=hex_name(at))
    if type_of(s.building[at]) != building:
        there = building_name(int(type_of(s.building[at])))
        return no("OM-125", "onmars-no-type", **known, there=there)
    if building == SHELTER and s.building[at] != SHELTER + who:
        return no("OM-125", "onmars-no-own-shelter", hex=hex_name(at), who=player(s, int(s.building[at]) - SHELTER))
    if s.marker[at] != NONE:
        return no("OM-127", "onmars-no-second-upgrade", hex=hex_name(at), who=player(s, int(s.marker[at])))
    size = int(complex_size(s, at))
    if size < CARD_SIZE[card]:
        return no("OM-126", "onmars-no-size", **known, size=size, least=int(CARD_SIZE[card]))
    assert not anywhere
    return no("OM-125", "onmars-no-bot-near", hex=hex_name(at), bots=bots_name(s, who))


def no_bot_place(s: State, who: int) -> Refusal:
    """OM-153: own Shelters without a piece; else the nearest empty hexes."""
    hexes = [code - HEX for code in bot_choices(s, who)]
    key = "onmars-no-bot-shelter" if s.building[hexes[0]] == SHELTER + who else "onmars-no-bot-place"
    return no("OM-153", key, hexes=hex_names(hexes))


def no_way(s: State, number: int, at: int) -> Refusal:
    """OM-116: only the nearest available hexes."""
    hexes = hex_names(code - HEX for code in displaced_choices(s, at))
    return no("OM-116", "onmars-no-way", rover=int(is_rover(number)), hex=hex_name(at), hexes=hexes)


def no_exploration(s: State, who: int, at: int) -> Refusal:
    """OM-200: empty, and at distance 3 from the Rover."""
    rover = int(s.units[who * UNITS + ROVER])
    start = CENTRE if rover == NONE else rover
    if apart(start, at) != EXPLORATION:
        away: dict[str, Value] = {"distance": int(apart(start, at)), "least": EXPLORATION, "off": int(rover == NONE)}
        return no("OM-200", "onmars-no-exploration", hex=hex_name(at), rover=hex_name(start), **away)
    assert not empty_hexes(s) & BIT[at]
    return no("OM-200", "onmars-no-empty", hex=hex_name(at))
