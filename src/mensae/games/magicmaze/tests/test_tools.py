"""Sections 14, 15, 17, 18 and 19: bridges, jokers, pipes, slugs and one-way highways."""

import pytest

from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.data import PLATFORM, TILE_IDS
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.rules.explore import bring_slug
from mensae.games.magicmaze.rules.transport import arrive
from mensae.games.magicmaze.schema import JokerConvert, Pipe
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import (
    adjacent,
    do,
    look,
    may,
    meant,
    on,
    owners,
    position,
    put,
    refused,
    spot,
    take,
)

# Bridges


@pytest.mark.rule("MM-139", "MM-141", "MM-142")
def test_a_bridge_is_a_highway_in_both_directions_and_stays() -> None:
    s = position("B5@0.N", {"B5.N": "purple", "B5.E": "green"}, mission=2)
    refused(s, 3, "build_bridge(B5.N-E, B5.N, green)", "MM-139")
    do(s, 3, "build_bridge(B5.N-E, B5.E, green)")
    assert adjacent(s, "B5.N")["B5.E"] == adjacent(s, "B5.E")["B5.N"] == "green"
    assert owners(s, "move(purple, B5.N, B5.E)") == [3]
    do(s, 3, "move(purple, B5.N, B5.E)")
    do(s, 3, "move(purple, B5.E, B5.N)")
    refused(s, 2, "build_bridge(B5.N-E, B5.N, purple)", "MM-142")


@pytest.mark.rule("MM-141")
def test_a_slug_goes_over_a_bridge() -> None:
    s = position("B5@0.N", {"B5.N": "slug", "B5.E": "rubbish"}, bridges={"B5.N-E": "brown"}, mission=4)
    do(s, 1, "eat(B5.N, B5.E)")
    assert on(s, "B5.N", "B5.E") == [None, "slug"]


@pytest.mark.rule("MM-143", "MM-100", "MM-99")
def test_a_bridge_to_a_finished_dome_brings_colonists() -> None:
    s = position("A1@0.N A3@0.S B6@0.E", {"B6.E": "brown"}, domes=["A3.d", "B6.d"], mission=2)
    do(s, 1, "build_bridge(B6.E-d, B6.E, brown)")
    put(s, {"B6.E": "colonist"})
    do(s, 1, "move(colonist, B6.E, B6.d)")
    assert (on(s, "B6.d"), look(s).phase) == (["colonist"], "playing")
    put(s, {"B6.E": "colonist"})
    refused(s, 1, "move(colonist, B6.E, B6.d)", "MM-99")  # one colonist
    do(s, 1, "move(colonist, B6.E, B6.N)")
    do(s, 1, "move(colonist, B6.d, B6.E)")
    assert on(s, "B6.d", "B6.E") == [None, "colonist"]
    take(s, "B6.E")
    put(s, {"B6.E": "blue"})
    refused(s, 1, "move(blue, B6.E, B6.d)", "MM-99")


# Jokers


@pytest.mark.rule("MM-145", "MM-150", "MM-258")
def test_a_joker_is_used_once_and_the_colours_differ() -> None:
    s = position(pieces={"0.c": "blue"}, mission=2)
    refused(s, 2, "joker_convert(0.c, blue, blue)", "MM-150")
    for seat, old, new in ((1, "blue", "orange"), (3, "orange", "green"), (2, "green", "purple")):
        do(s, seat, f"joker_convert(0.c, {old}, {new})")
    assert (look(s).jokers, on(s, "0.c")) == (0, ["purple"])
    refused(s, 1, "joker_convert(0.c, purple, orange)", "MM-145")
    refused(s, 1, "joker_talk", "MM-145")


@pytest.mark.rule("MM-151")
def test_the_exchange_cannot_be_skipped() -> None:
    s = position("B6@0.E", {"B6.N": "blue"}, mission=2)  # its lock is brown
    refused(s, 1, "explore(B6.N)", "MM-74")
    do(s, 1, "joker_convert(B6.N, blue, brown)")
    do(s, 1, "explore(B6.N)", draws="A1")


@pytest.mark.rule("MM-153")
@pytest.mark.parametrize("piece", ["rubbish", "slug", "colonist"])
def test_only_resources_are_exchanged(piece: str) -> None:
    s = position(pieces={"0.c": piece}, mission=4)
    for seat in (1, 2, 3):
        assert not [c for c in engine.legal(s, seat - 1, 0) if isinstance(ACTIONS[c], JokerConvert)]
    refused(s, 1, "joker_convert(0.c, blue, orange)", "MM-153")


# Pipes


@pytest.mark.rule("MM-91")
def test_a_resource_that_comes_by_a_pipe_would_flip_too() -> None:
    s = position("A2@0.E", {"A2.c": "blue"})
    s.on[PLATFORM["A2.c"]] = -1
    arrive(s, PLATFORM["A2.h"], 0, 100_000)  # no pipe ends on an hourglass platform
    assert (look(s).ends, look(s).supply["blue"]) == (200_000, 2)


@pytest.mark.rule("MM-182", "MM-183")
def test_no_slug_uses_a_pipe_and_pipes_make_nothing_adjacent() -> None:
    s = position("C7@0.N C8@0.E", {"C7.p": "slug", "C8.p": "blue"}, mission=4)
    assert meant(s, "eat(C7.p, C8.p)") == []
    assert "C8.p" not in adjacent(s, "C7.p")
    do(s, 2, "move(blue, C8.p, C8.c)")
    for seat in (1, 2, 3):
        assert not [c for c in engine.legal(s, seat - 1, 0) if isinstance(ACTIONS[c], Pipe)]


@pytest.mark.rule("MM-179")
def test_pipes_join_all_pipe_platforms_in_play() -> None:
    s = position("C7@0.N C8@0.E D10@0.S", {"C7.p": "blue", "C8.p": "rubbish"}, mission=4)
    trips = {ACTIONS[c] for c in engine.legal(s, 2, 0) if isinstance(ACTIONS[c], Pipe)}
    assert trips == {Pipe("blue", "C7.p", "D10.p"), Pipe("rubbish", "C8.p", "D10.p")}


# Slugs


@pytest.mark.rule("MM-80", "MM-185", "MM-187")
def test_a_slug_comes_at_once_if_one_is_left() -> None:
    s = position(pieces={"0.N": "blue"}, mission=4)
    do(s, 2, "explore(0.N)", 5_000, draws="D9")
    assert (on(s, "D9.g"), look(s).slugs, look(s).now) == (["slug"], 0, 5_000)
    s = position(pieces={"0.N": "blue", "0.c": "slug"}, mission=4)
    do(s, 2, "explore(0.N)", 5_000, draws="D9")
    assert (on(s, "D9.g"), look(s).slugs) == ([None], 0)


@pytest.mark.rule("MM-186")
@pytest.mark.parametrize(
    ("pieces", "place", "rubbish"),
    [
        ({"D9.g": "purple"}, "D9.g", 10),
        ({"D9.g": "rubbish"}, "D9.g", 10),
        ({"D9.g": "colonist"}, "D9.E", 10),
        ({"D9.g": "slug"}, "D9.E", 10),
        ({"D9.g": "slug", "D9.E": "blue"}, "D9.W", 10),
        ({"D9.g": "colonist", "D9.E": "rubbish", "D9.W": "blue"}, "0.N", 9),  # the next ring, in platform order
    ],
)
def test_a_slug_whose_place_is_taken(pieces: dict[str, str], place: str, rubbish: int) -> None:
    s = position("D9@0.N", pieces, mission=5)
    bring_slug(s, TILE_IDS.index("D9"))
    assert on(s, place) == ["slug"]
    assert (look(s).rubbish, look(s).supply["purple"]) == (rubbish, 2)


@pytest.mark.rule("MM-189", "MM-190", "MM-192")
def test_a_slug_eats_no_colonist_and_need_not_move() -> None:
    s = position("D9@0.N", {"D9.g": "slug", "D9.E": "colonist"}, mission=4)
    refused(s, 2, "eat(D9.g, D9.E)", "MM-192")
    assert meant(s, "move(slug, D9.g, D9.E)") == []
    do(s, 2, "produce(blue, 0.W)")  # nobody has to feed it
    assert on(s, "D9.g") == ["slug"]


@pytest.mark.rule("MM-193")
@pytest.mark.parametrize(("slug", "at"), [("A1.c", "A1.r"), ("A3.S", "A3.d")])
def test_a_slug_enters_neither_rocket_nor_dome(slug: str, at: str) -> None:
    s = position("A1@0.N A3@0.S B6@0.E C7@A3.E D9@A1.N", {slug: "slug"}, domes=[], mission=4)
    for site in ("A3.d", "B6.d", "C7.d", "D9.d"):
        s.built[["A3.d", "B6.d", "C7.d", "D9.d", "E11.d"].index(site)] = 1
    s.domes, s.landed, s.rocket, s.orbit = 0, True, 4, 0
    if at == "A3.d":
        put(s, {at: "colonist"})
    seat = 1 if at == "A1.r" else 3
    refused(s, seat, f"eat({slug}, {at})", "MM-193")


@pytest.mark.rule("MM-194", "MM-87")
def test_a_slug_that_eats_on_an_hourglass_flips_nothing() -> None:
    s = position("A2@0.E", {"A2.E": "slug", "A2.h": "rubbish"}, mission=4)
    do(s, 1, "eat(A2.E, A2.h)", 50_000)
    assert (on(s, "A2.h"), look(s).ends, look(s).markers, spot(s, "A2.h").marked) == (["slug"], 180_000, 4, False)


@pytest.mark.rule("MM-159", "MM-191")
def test_a_slug_blocks_production() -> None:
    s = position(pieces={"0.W": "slug"}, mission=4)
    refused(s, 2, "produce(blue, 0.W)", "MM-63")


# One-way highways


@pytest.mark.rule("MM-195", "MM-197")
@pytest.mark.parametrize("piece", ["green", "rubbish", "colonist"])
def test_arrows_hold_for_all_but_slugs(piece: str) -> None:
    s: State = position("E12@0.W", {"E12.c": piece}, mission=5)
    assert may(s, 1, f"move({piece}, E12.c, E12.W)")
    do(s, 1, f"move({piece}, E12.c, E12.W)")
    refused(s, 1, f"move({piece}, E12.W, E12.c)", "MM-195")
    assert adjacent(s, "E12.W") == {"E12.c": "orange", "0.W": "brown"}
