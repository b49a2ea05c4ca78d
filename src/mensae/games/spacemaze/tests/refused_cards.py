"""Cards and their targets that are refused, for `test_refusals`."""

from functools import partial
from typing import Any

from mensae.games.spacemaze.schema import Choose, Dock, Exchange, Morph, Pick, Play, Turn
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import do, playing, position
from mensae.games.spacemaze.tests.refused import Case

B2 = {"green": "B2"}
OUT = {"green": "B2", "purple": "B3", "orange": "B4"}


def holding(*hand: str, die: str = "G6", **situation: Any) -> State:
    """Anna has taken the die and is asked for a card."""
    s = position(**{"pool": [die], "hands": [hand], **situation})
    do(s, Pick(die))
    return s


def switching() -> State:
    s = playing("DIAGONAL_SWITCH", anna=B2)
    do(s, Choose("A1"))
    return s


ROTATING = partial(playing, "ROTATE_90", anna=B2)
FROM_B2 = "from your green alien on B2"

CARDS = [
    Case(
        "such-card",
        partial(holding, "MORPH", "RUN_1"),
        Play("EXCHANGE"),
        "SM-47",
        "You have no EXCHANGE in your hand; you have RUN +1, MORPH.",
    ),
    Case(
        "power",
        partial(holding, "EXCHANGE", die="G3"),
        Play("EXCHANGE"),
        "SM-94",
        "EXCHANGE costs 4; your die shows 3.",
    ),
    Case(
        "diagonals",
        partial(holding, "DIAGONAL_TWIST", layout="diamond2"),
        Play("DIAGONAL_TWIST"),
        "SM-106",
        "DIAGONAL TWIST: your green alien in the UFO has no tile diagonal to it.",
    ),
    Case(
        "diagonals",
        partial(holding, "DIAGONAL_SWITCH", layout="diamond2"),
        Play("DIAGONAL_SWITCH"),
        "SM-106",
        "DIAGONAL SWITCH: your green alien in the UFO has no tile diagonal to it.",
    ),
    Case(
        "turns",
        partial(holding, "ROTATE_90", tiles={"A1": "T01"}),
        Play("ROTATE_90"),
        "SM-112",
        "ROTATE 90 would change nothing: no tile in reach of your green alien in the UFO looks different when turned.",
    ),
    Case(
        "exchange",
        partial(holding, "EXCHANGE"),
        Play("EXCHANGE"),
        "SM-114",
        "EXCHANGE swaps the tile of the alien; your green alien is in the UFO and has none.",
    ),
    Case(
        "relic-tile",
        partial(holding, "EXCHANGE", anna={"green": "C3"}, relic_tile_fixed=True),
        Play("EXCHANGE"),
        "SM-119",
        "The relic tile on C3 stays where it is; this table has agreed on that.",
    ),
    Case(
        "run",
        partial(holding, "RUN_1", anna={"purple": "A1"}, bob={"green": "A1", "purple": "A1", "orange": "A1"}),
        Play("RUN_1"),
        "SM-122",
        "RUN +1: your green alien in the UFO has no step to spend a point on.",
    ),
    Case(
        "morphs",
        partial(holding, "MORPH"),
        Play("MORPH"),
        "SM-127",
        "MORPH would change nothing: both teammates of your green alien in the UFO are in the same place.",
    ),
    Case(
        "morph-glued",
        partial(holding, "MORPH", anna={"green": "B2 relic glued"}),
        Play("MORPH"),
        "SM-130",
        "MORPH does not work on your green alien: the relic is glued to it.",
    ),
    Case(
        "wearer",
        partial(holding, "SUPERGLUE", anna=B2),
        Play("SUPERGLUE"),
        "SM-129",
        "SUPERGLUE is for the wearer; your green alien does not wear the relic.",
    ),
    Case(
        "more-glue",
        partial(holding, "SUPERGLUE", anna={"green": "B2 relic glued"}),
        Play("SUPERGLUE"),
        "SM-129",
        "SUPERGLUE: the relic is glued to your green alien already.",
    ),
    Case(
        "base",
        partial(holding, "MOVE_BASE", anna=B2),
        Play("MOVE_BASE"),
        "SM-133",
        "MOVE BASE needs all your aliens outside; 2 are still in the UFO.",
    ),
    Case(
        "base",
        partial(holding, "MOVE_BASE", anna={"green": "B2", "purple": "B3"}),
        Play("MOVE_BASE"),
        "SM-133",
        "MOVE BASE needs all your aliens outside; 1 is still in the UFO.",
    ),
    Case("tile", ROTATING, Turn("F4", 1), "SM-20", "There is no tile on F4."),
    Case("tile", partial(playing, "EXCHANGE", anna=B2), Exchange("F4"), "SM-20", "There is no tile on F4."),
    Case(
        "range",
        ROTATING,
        Turn("D4", 1),
        "SM-102",
        f"D4 is out of range: {FROM_B2} ROTATE 90 reaches A2, B1, B2, B3, C2.",
    ),
    Case(
        "range",
        partial(playing, "ROTATE_90", tiles={"A1": "T16"}),
        Turn("A2", 1),
        "SM-106",
        "A2 is out of range: from your green alien in the UFO ROTATE 90 reaches A1.",
    ),
    Case(
        "range",
        partial(playing, "DIAGONAL_TWIST", anna=B2),
        Turn("B2", 1),
        "SM-103",
        f"B2 is out of range: {FROM_B2} DIAGONAL TWIST reaches A1, A3, C1, C3.",
    ),
    Case(
        "range",
        partial(playing, "DIAGONAL_SWITCH", anna=B2),
        Choose("A2"),
        "SM-103",
        f"A2 is out of range: {FROM_B2} DIAGONAL SWITCH reaches A1, A3, C1, C3.",
    ),
    Case(
        "range",
        switching,
        Exchange("A3"),
        "SM-102",
        f"A3 is out of range: {FROM_B2} DIAGONAL SWITCH reaches A2, B1, B3, C2.",
    ),
    Case("quarters", ROTATING, Turn("B2", 2), "SM-109", "ROTATE 90 turns a tile by 1 quarter, not by 2."),
    Case(
        "quarters",
        partial(playing, "ROTATE_180", anna=B2),
        Turn("B2", 3),
        "SM-110",
        "ROTATE 180 turns a tile by 1 to 2 quarters, not by 3.",
    ),
    Case(
        "quarters",
        partial(playing, "DIAGONAL_TWIST", anna=B2),
        Turn("A1", 3),
        "SM-115",
        "DIAGONAL TWIST turns a tile by 1 to 2 quarters, not by 3.",
    ),
    Case(
        "difference",
        partial(playing, "ROTATE_270", anna=B2, tiles={"B2": "T13"}),
        Turn("B2", 2),
        "SM-112",
        "Turned by 2 quarters the tile on B2 looks the same.",
    ),
    Case(
        "difference",
        partial(playing, "ROTATE_90", anna={"green": "C3"}),
        Turn("C3", 1),
        "SM-112",
        "Turned by 1 quarter the tile on C3 looks the same.",
    ),
    Case(
        "relic-tile",
        partial(playing, "DIAGONAL_SWITCH", anna=B2, relic_tile_fixed=True),
        Choose("C3"),
        "SM-119",
        "The relic tile on C3 stays where it is; this table has agreed on that.",
    ),
    Case(
        "relic-tile",
        partial(playing, "EXCHANGE", anna={"green": "C2"}, relic_tile_fixed=True),
        Exchange("C3"),
        "SM-119",
        "The relic tile on C3 stays where it is; this table has agreed on that.",
    ),
    Case(
        "self",
        partial(playing, "MORPH", anna=B2),
        Morph("green"),
        "SM-124",
        "MORPH: your green alien changes places with a teammate, not with itself.",
    ),
    Case(
        "morph",
        partial(playing, "MORPH", anna={"green": "B2", "purple": "B2"}),
        Morph("purple"),
        "SM-127",
        "Your green alien is on B2, and so is the purple alien: nothing would change.",
    ),
    Case(
        "morph-glued",
        partial(playing, "MORPH", anna={"purple": "B2 relic glued", "orange": "B3"}),
        Morph("purple"),
        "SM-130",
        "MORPH does not work on your purple alien: the relic is glued to it.",
    ),
    Case(
        "slot",
        partial(playing, "MOVE_BASE", anna=OUT),
        Dock("B4", "N"),
        "SM-21",
        "B4 north is no outer side of this board.",
    ),
    Case(
        "dock",
        partial(playing, "MOVE_BASE", anna=OUT),
        Dock("E5", "S"),
        "SM-134",
        "E5 south is not the next free rim tile; your UFO can move to A2 north, B1 west.",
    ),
]
