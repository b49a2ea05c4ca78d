"""What always holds for pieces, tiles and platforms, checked after every entry of random games."""

from collections import Counter

import pytest

from mensae.games.magicmaze.schema import BuildBridge, Drawn
from mensae.games.magicmaze.state import NOTHING
from mensae.games.magicmaze.tests.seen_games import COLOURS, TILE, WAYS, entries, marked, pieces, spots


@pytest.mark.example("I01")
@pytest.mark.rule("MM-06", "MM-33")
def test_supply_platforms_and_slots_hold_two_of_each_colour() -> None:
    for entry in entries():
        on = pieces(entry.after)
        assert [entry.after.supply[colour] + on[colour] for colour in COLOURS] == [2] * 6


@pytest.mark.example("I02")
@pytest.mark.rule("MM-155", "MM-174")
def test_supply_set_aside_and_platforms_hold_all_rubbish() -> None:
    for entry in entries():
        aside = sum(question.pieces for question in entry.after.questions)
        assert entry.after.rubbish + aside + pieces(entry.after)["rubbish"] == entry.mission.rubbish


@pytest.mark.example("I03")
@pytest.mark.rule("MM-37", "MM-190")
def test_a_slug_in_play_stays_in_play() -> None:
    for entry in entries():
        assert entry.after.slugs + pieces(entry.after)["slug"] == entry.mission.slugs
        assert entry.after.slugs <= entry.before.slugs


@pytest.mark.example("I04")
@pytest.mark.rule("MM-38", "MM-103")
def test_all_colonists_are_in_orbit_or_none() -> None:
    for entry in entries():
        after = entry.after
        rocket = sum(spot.colonists for spot in after.platforms.values())
        assert after.orbit + rocket + pieces(after)["colonist"] == entry.mission.colonists
        assert after.orbit in (0, entry.mission.colonists)


@pytest.mark.example("I05")
@pytest.mark.rule("MM-140", "MM-142", "MM-200")
def test_stock_and_table_hold_six_bridges() -> None:
    for entry in entries():
        built = [str(road.colour) for road in entry.after.roads.values() if road.site and road.colour]
        assert sorted([*built, *entry.after.bridges]) == (sorted(COLOURS) if entry.mission.bridges else [])


@pytest.mark.example("I06")
@pytest.mark.rule("MM-36", "MM-145", "MM-258")
def test_jokers_never_increase_and_markers_and_domes_stay_the_same() -> None:
    for entry in entries():
        after = entry.after
        assert after.jokers <= entry.before.jokers <= entry.mission.jokers
        assert after.markers + marked(after) == entry.mission.hourglass_markers
        assert after.domes + sum(spot.dome for spot in after.platforms.values()) == entry.mission.domes


@pytest.mark.example("I07")
@pytest.mark.rule("MM-17", "MM-18", "MM-257")
def test_no_platform_holds_two_pieces() -> None:
    for entry in entries():
        s = entry.state
        assert all(s.on[p] == NOTHING or s.root[p] == p for p in range(len(s.on)))
        for spot in entry.after.platforms.values():
            kinds = [spot.piece is not None, bool(spot.held), spot.colonists > 0]
            assert sum(kinds) <= 1
            assert len(spot.held) <= 3


@pytest.mark.example("I08")
@pytest.mark.rule("MM-95", "MM-99", "MM-102", "MM-193")
def test_rocket_sites_and_domes_hold_only_what_they_may() -> None:
    for entry in entries():
        for spot in spots(entry.after, "rocket"):
            assert (spot.piece, spot.held) == (None, [])
        for spot in spots(entry.after, "dome_site"):
            tile, letter = spot.name.split(".")
            needs = next(inner.needs for inner in TILE[tile].inner if inner.id == letter)
            assert Counter(spot.needs) + Counter(spot.held) == ({} if spot.dome else Counter(needs))
            assert spot.piece in ((None, "colonist") if spot.dome else (None,))


@pytest.mark.example("I09")
@pytest.mark.rule("MM-82", "MM-90")
def test_before_the_landing_no_resource_stands_on_an_unused_hourglass() -> None:
    for entry in entries():
        if not entry.after.landed and entry.after.markers:
            unused = [spot.piece for spot in spots(entry.after, "hourglass") if not spot.marked]
            assert not set(unused) & set(COLOURS)


@pytest.mark.example("I12")
@pytest.mark.rule("MM-34", "MM-198", "MM-199")
def test_every_tile_of_the_game_is_there_once() -> None:
    for entry in entries():
        after = entry.after
        ids = [laid.tile for laid in after.tiles.values()] + after.stack + after.drawn
        assert len(set(ids)) == len(ids)
        if after.phase != "drawing":
            assert len(ids) == 1 + len(entry.mission.tiles) + entry.game.options.x_tiles
            assert {id for id in ids if not id.startswith("X")} == {"0", *entry.mission.tiles}


@pytest.mark.example("I13")
@pytest.mark.rule("MM-15", "MM-18", "MM-19", "MM-22", "MM-23", "MM-26")
def test_exactly_the_edges_without_a_neighbour_are_half_platforms_with_a_lock() -> None:
    for entry in entries()[::5]:
        after = entry.after
        cells = {(laid.x, laid.y): laid for laid in after.tiles.values()}
        assert len(cells) == len(after.tiles)
        halves: dict[str, str | None] = {}
        for laid in after.tiles.values():
            for i, edge in enumerate(TILE[laid.tile].edges):
                way = WAYS[(i + laid.turn) % 4]
                if (laid.x + way[0], laid.y + way[1]) not in cells:
                    halves[f"{laid.tile}.{edge.side}"] = edge.lock
                    assert edge.side != TILE[laid.tile].arrow
        spots = after.platforms.values()
        alone = {spot.name: spot.lock for spot in spots if spot.other is None and spot.name[-1] in "NESW"}
        assert alone == halves
        assert all(spot.lock is None for spot in spots if spot.name not in halves)


@pytest.mark.example("I14")
@pytest.mark.rule("MM-156")
def test_every_tile_with_a_rubbish_symbol_makes_a_rubbish_platform() -> None:
    for entry in entries()[::3]:
        symbols = sum(edge.rubbish for laid in entry.after.tiles.values() for edge in TILE[laid.tile].edges)
        assert sum(spot.rubbish for spot in entry.after.platforms.values()) == symbols


@pytest.mark.example("I15")
@pytest.mark.rule("MM-24", "MM-138", "MM-142")
def test_highways_only_grow() -> None:
    for entry in entries():
        more = sum(road.colour is not None for road in entry.after.roads.values()) - sum(
            road.colour is not None for road in entry.before.roads.values()
        )
        added = {laid.tile for laid in entry.after.tiles.values()} - {laid.tile for laid in entry.before.tiles.values()}
        assert more == sum(len(TILE[tile].highways) for tile in added) + isinstance(entry.action, BuildBridge)
        sites = [road.site for road in entry.before.roads.values() if road.colour and road.site]
        assert set(sites) <= {road.site for road in entry.after.roads.values() if road.colour}


@pytest.mark.example("I16")
@pytest.mark.rule("MM-103", "MM-104", "MM-249")
def test_landed_means_all_domes_and_a1() -> None:
    for entry in entries():
        a1 = any(laid.tile == "A1" for laid in entry.after.tiles.values())
        assert entry.after.landed == (entry.after.domes == 0 and a1)


@pytest.mark.rule("MM-35")
def test_the_games_of_this_file_have_seen_much() -> None:
    kinds = Counter(type(entry.action).__name__ for entry in entries())
    for kind in ("Explore", "Eat", "Pipe", "BuildBridge", "BuildDome", "JokerConvert", "PlaceRubbish", "Pause", "Sits"):
        assert kinds[kind] > 0, kind
    assert sum(isinstance(entry.action, Drawn) for entry in entries()) > 20
