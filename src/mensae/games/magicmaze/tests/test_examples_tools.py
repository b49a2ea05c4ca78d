"""The worked examples of SPEC.md about bridges, jokers, pipes, slugs and one-way highways: E38 to E42, E56 to E62."""

import pytest

from mensae.games.magicmaze.tests.position import (
    adjacent,
    do,
    look,
    meant,
    on,
    position,
    put,
    refused,
    spot,
    take,
)


@pytest.mark.example("E38")
@pytest.mark.rule("MM-138", "MM-139", "MM-141")
def test_e38_a_bridge() -> None:
    s = position("B6@0.E", {"B6.S": "purple"}, mission=2)
    for seat in (1, 2, 3):
        refused(s, seat, "move(purple, B6.S, B6.d)", "MM-138")
    assert "B6.d" not in adjacent(s, "B6.S")
    refused(s, 1, "build_bridge(B6.S-d, B6.S, purple)", "MM-47")
    do(s, 2, "build_bridge(B6.S-d, B6.S, purple)")
    assert (look(s).supply["purple"], adjacent(s, "B6.S")["B6.d"]) == (2, "purple")
    assert look(s).bridges == ["blue", "green", "yellow", "brown", "orange"]


@pytest.mark.example("E39")
@pytest.mark.rule("MM-140")
def test_e39_one_bridge_of_each_colour() -> None:
    s = position("B6@0.E", {"B6.E": "purple"}, bridges={"B6.S-d": "purple"}, mission=2)
    refused(s, 2, "build_bridge(B6.E-d, B6.E, purple)", "MM-140")
    take(s, "B6.E")
    put(s, {"B6.E": "brown"})
    do(s, 1, "build_bridge(B6.E-d, B6.E, brown)")
    assert len(look(s).bridges) == 4


@pytest.mark.example("E40")
@pytest.mark.rule("MM-144")
def test_e40_a_resource_in_a_slot_builds_a_bridge() -> None:
    s = position("B6@0.E", {"B6.S": "orange"}, bridges={"B6.S-d": "purple"}, mission=2)
    do(s, 2, "move(orange, B6.S, B6.d)")
    assert spot(s, "B6.d").held == ["orange"]
    do(s, 1, "build_bridge(B6.E-d, B6.d, orange)")
    assert (spot(s, "B6.d").held, look(s).supply["orange"]) == ([], 2)
    assert adjacent(s, "B6.d") == {"B6.S": "purple", "B6.E": "orange"}


@pytest.mark.example("E41")
@pytest.mark.rule("MM-148", "MM-149")
def test_e41_a_joker_exchanges_a_resource() -> None:
    s = position(pieces={"0.c": "blue"}, mission=2)
    refused(s, 2, "joker_convert(0.c, blue, orange)", "MM-47")
    do(s, 1, "joker_convert(0.c, blue, orange)")
    supply = look(s).supply
    assert (supply["blue"], supply["orange"], look(s).jokers, on(s, "0.c")) == (2, 1, 2, ["orange"])
    put(s, {"0.E": "orange", "0.S": "blue"})
    refused(s, 1, "joker_convert(0.S, blue, orange)", "MM-149")


@pytest.mark.example("E42")
@pytest.mark.rule("MM-93", "MM-152")
def test_e42_a_joker_in_a_site_needs_a_free_slot() -> None:
    s = position("C7@0.N", {"C7.d": "blue green"}, mission=3)
    refused(s, 2, "joker_convert(C7.d, green, blue)", "MM-152")
    refused(s, 1, "joker_convert(C7.d, green, brown)", "MM-152")
    do(s, 1, "joker_convert(C7.d, green, orange)")
    assert (spot(s, "C7.d").held, spot(s, "C7.d").needs) == (["blue", "orange"], ["green"])


@pytest.mark.example("E56")
@pytest.mark.rule("MM-179", "MM-180")
def test_e56_pipes() -> None:
    s = position("C7@0.N C8@0.E", {"C7.p": "blue"}, mission=3)
    do(s, 1, "pipe(blue, C7.p, C8.p)")
    assert on(s, "C7.p", "C8.p") == [None, "blue"]
    put(s, {"C7.p": "rubbish"})
    refused(s, 1, "pipe(rubbish, C7.p, C8.p)", "MM-179")
    assert meant(s, "pipe(blue, C8.p, C8.c)") == []  # C8.c has no pipe
    do(s, 2, "move(blue, C8.p, C8.c)")
    do(s, 3, "pipe(rubbish, C7.p, C8.p)")


@pytest.mark.example("E57")
@pytest.mark.rule("MM-39", "MM-181", "MM-239")
def test_e57_colonists_in_pipes() -> None:
    for edition, pipes, done in (
        ("de", "edition", True),
        ("nl", "edition", False),
        ("nl", "yes", True),
        ("de", "no", False),
    ):
        there = {"C7.p": "colonist"}
        s = position("C7@0.N C8@0.E", there, mission=3, edition=edition, colonists_in_pipes=pipes)
        if done:
            do(s, 3, "pipe(colonist, C7.p, C8.p)")
        else:
            refused(s, 3, "pipe(colonist, C7.p, C8.p)", "MM-181")
    s = position("X14@0.N X17@0.E", {"X14.p": "blue"}, mission=2)
    refused(s, 1, "pipe(blue, X14.p, X17.p)", "MM-39")


@pytest.mark.example("E58")
@pytest.mark.rule("MM-185", "MM-188", "MM-189", "MM-191")
def test_e58_a_slug_moves_only_to_eat() -> None:
    s = position(pieces={"0.N": "blue"}, mission=4)
    do(s, 2, "explore(0.N)", draws="D9")
    assert (on(s, "D9.g"), look(s).slugs) == (["slug"], 0)
    assert adjacent(s, "D9.g") == {"D9.W": "brown", "D9.E": "blue", "D9.d": "yellow"}
    refused(s, 2, "eat(D9.g, D9.E)", "MM-189")
    put(s, {"D9.E": "purple"})
    refused(s, 1, "eat(D9.g, D9.E)", "MM-47")
    refused(s, 2, "move(purple, D9.E, D9.g)", "MM-68")
    do(s, 2, "eat(D9.g, D9.E)")
    assert (on(s, "D9.E", "D9.g"), look(s).supply["purple"]) == (["slug", None], 2)


@pytest.mark.example("E59")
@pytest.mark.rule("MM-188", "MM-193")
def test_e59_no_slug_eats_out_of_a_site() -> None:
    s = position("D9@0.N", {"D9.g": "slug", "D9.d": "purple", "D9.W": "rubbish"}, mission=4)
    refused(s, 3, "eat(D9.g, D9.d)", "MM-193")
    do(s, 1, "eat(D9.g, D9.W)")
    assert (on(s, "D9.W", "D9.g"), look(s).rubbish) == (["slug", None], 10)


@pytest.mark.example("E60")
@pytest.mark.rule("MM-195")
def test_e60_once_round_e11() -> None:
    s = position("E11@0.E", {"E11.a": "blue"}, mission=5)
    do(s, 2, "move(blue, E11.a, E11.N)")
    refused(s, 2, "move(blue, E11.N, E11.a)", "MM-195")
    do(s, 3, "move(blue, E11.N, E11.E)")
    do(s, 2, "move(blue, E11.E, E11.S)")
    do(s, 1, "move(blue, E11.S, E11.W)")
    do(s, 3, "move(blue, E11.W, E11.a)")
    assert on(s, "E11.a") == ["blue"]


@pytest.mark.example("E61")
@pytest.mark.rule("MM-196")
def test_e61_a_slug_goes_against_the_arrow() -> None:
    s = position("E11@0.E", {"E11.N": "slug", "E11.a": "rubbish"}, mission=5)
    do(s, 2, "eat(E11.N, E11.a)")
    assert (on(s, "E11.a", "E11.N"), look(s).rubbish) == (["slug", None], 10)


@pytest.mark.example("E62")
@pytest.mark.rule("MM-195")
def test_e62_one_way_into_a_merged_platform() -> None:
    s = position("E12@0.W", {"E12.W": "green"}, mission=5)
    refused(s, 1, "move(green, E12.W, E12.c)", "MM-195")
    do(s, 1, "move(green, E12.W, 0.W)")
    assert on(s, "E12.S") == ["green"]
    do(s, 2, "move(green, 0.W, E12.c)")
    assert on(s, "E12.c") == ["green"]
