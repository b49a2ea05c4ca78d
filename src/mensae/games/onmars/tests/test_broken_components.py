"""A file of the board, its tiles or the start that does not fit is named, with what is wrong."""

import pytest

from mensae.games.onmars.components import READ
from mensae.games.onmars.tests.edited import BOOST, FOLDER, Change, at, changed, drop, put, refusal

BROKEN: dict[str, list[tuple[Change, str]]] = {
    "board.json": [
        (drop("hexes", 40), "90 hexes, not 91"),
        (put("hexes", 5, "q", value=7), "hex -5,2 is at 7,2"),
        (put("hexes", 5, "ring", value=4), "hex -5,2 is 5 from the centre, not 4"),
        (put("hexes", 5, value={"id": "-5,1", "q": -5, "r": 1, "ring": 5}), "hex -5,1 is there twice"),
        (put("hexes", 5, value={"id": "0,7", "q": 0, "r": 7, "ring": 7}), "by distance there are 1, 6, 12"),
        (put("centre", value="0,1"), "the centre is 0,0, not 0,1"),
        (put("directions", "n", value=[0, 1]), "the directions are n 0,-1"),
        (drop("directions", "n"), "the directions are n 0,-1"),
        (at("directions", do=lambda ways: ways.update(n=ways.pop("n"))), "the directions are n 0,-1"),
        (put("directions", "north", value=[0, 1]), "directions"),
        (put("start_building_hexes", 0, "id", value="up"), "in the north, south, west and east"),
        (put("start_building_hexes", 0, "hex", value="9,9"), "there is no hex 9,9"),
        (put("start_building_hexes", 0, "hex", value="0,2"), "two things stand on 0,2"),
        (drop("shelter_starts", "3"), "the starting shelters are 2 for 1 or 2 players"),
        (put("shelter_starts", "4", 0, value="7,0"), "there is no hex 7,0"),
        (put("shelter_starts", "4", 0, value="2,1"), "with 4 players two things stand on 2,1"),
        (at("research_hexes", do=list.reverse), "the corners are nw, ne, sw, se"),
        (put("research_hexes", 0, "hexes", 0, value="-9,0"), "there is no hex -9,0"),
        (put("research_hexes", 0, "hexes", 0, value="0,0"), "two things stand on 0,0"),
        (drop("travel", "arrival_space_by_colony_level", "5"), "arrive at every colony level"),
        (put("travel", "arrival_space_by_colony_level", "5", value=4), "the shuttle has 3 spaces"),
        (put("travel", "departure_space", value=4), "the shuttle has 3 spaces"),
        (put("warehouse_columns", 0, value="mineral"), "everything but minerals"),
        (put("warehouse_columns", 0, value="iron"), "warehouse_columns"),
        (put("blueprint_display", "rows", 0, value="bottom"), "each row once"),
        (put("blueprint_display", "fill_order", 0, value="top"), "each row once"),
        (put("blueprint_display", "spaces_per_row", value=5), "room for 12 blueprints"),
        (put("lss", "marker_start_row", value=2), "the markers start on row 1"),
        (put("lss", "rows", value=6), "the markers start on row 1"),
        (put("missions_track", value=[4, 3, 2, 1, 0]), "from 3 to 0"),
        (put("orientation", value="pointed"), "orientation"),
    ],
    "buildings.json": [
        (at("types", do=list.reverse), "the types are mine, generator"),
        (drop("types", 0), "the types are mine, generator"),
        (put("types", 1, "gain_good", value="mineral"), "the types give mineral, battery"),
        (put("types", 1, "tiles", 2, "id", value="mine_2"), "mine_2 is there twice"),
        (put("types", 1, "lss", value=False), "the columns of the life support"),
        (put("types", 1, "progress_cube", value=False), "the columns of the progress area"),
        (put("types", 0, "owned", value=True), "mine belongs to nobody"),
        (put("types", 0, "per_player", value=5), "mine belongs to nobody"),
        (put("types", 0, "tiles", 1, "start", value=True), "mine has 2 starting tiles"),
        (put("types", 0, "start_tiles", value=2), "mine has 1 starting tiles"),
        (drop("types", 0, "tiles", 6), "mine has a stack of 5 tiles, not 6"),
        (put("types", 0, "stack_size", value=7), "mine has a stack of 6 tiles, not 6"),
        (put("types", 0, "cost", value={"mineral": 1}), "mine costs mineral"),
        (put("types", 1, "cost", value={"crystal": 1}), "generator costs crystal"),
        (put("types", 1, "cost", value={"iron": 1}), "cost"),
        (put("types", 1, "cost", value={"mineral": 0}), "cost"),
        (put("types", 1, "cost", value={}), "generator is built with generator_tech, for 0"),
        (put("types", 1, "tech", value="mine_tech"), "generator is built with mine_tech"),
        (put("types", 0, "tiles", 2, "arrows", value=["n", "n"]), "mine_2 has the arrows n, n"),
        (put("types", 0, "tiles", 2, "arrows", value=["n", "ne", "se", "s"]), "mine_2 has the arrows"),
        (put("types", 0, "tiles", 2, "arrows", value=["up"]), "arrows"),
        (put("types", 0, "tiles", 0, "arrows", value=["n"]), "mine_s has the arrows n"),
        (put("types", 5, "owned", value=False), "shelter belongs to its player"),
        (put("types", 5, "stack_size", value=6), "shelter belongs to its player"),
        (put("types", 5, "tiles", 0, "id", value="shelter_red_1"), "shelter should have 5 tiles of each colour"),
        (put("types", 5, "per_player", value=4), "shelter has 20 tiles, 4 for each player"),
        (put("types", 5, "tiles", 0, "start", value=False), "shelter starts with the first tile"),
        (put("types", 5, "tiles", 3, "arrows", value=["n"]), "shelter has no arrows"),
    ],
    "turn_order.json": [
        (drop("spaces", 7), "7 spaces, not 8"),
        (put("spaces", 3, "id", value="to_5"), "to_5 stands where to_4 should be"),
        (put("spaces", 3, "number", value=5), "to_4 is number 5, on the side orbit"),
        (put("spaces", 3, "side", value="colony"), "to_4 is number 4, on the side colony"),
        (put("spaces", 3, "boost", value=BOOST), "to_4 has a boost"),
        (put("spaces", 3, "bonus", "price_options", value=[]), "to_4 has no price to choose"),
        (put("spaces", 3, "bonus", "price_options", 0, value={"crystal": 1}), "to_4 costs crystal"),
        (put("spaces", 3, "bonus", "then", value={"effect": "gain", "goods": {}}), "to_4 gains nothing"),
        (put("spaces", 3, "bonus", "effect", value="fly"), "fly"),
        (put("spaces", 1, "bonus", "goods", value=[]), "to_2 has a choice of nothing"),
    ],
    "lab.json": [
        (put("columns", 1, "level", value=3), "the columns are 1 to 6"),
        (put("columns", 1, "price", value=None), "the columns are 1 to 6"),
        (drop("columns", 5), "the columns are 1 to 6"),
        (put("columns", 1, "price", value={"colonist_lq_to_wa": 1}), "column 2 costs colonist_lq_to_wa"),
        (drop("spaces", 4), "2, 3, 2, 3, 2 and 1 spaces"),
        (put("spaces", 4, "id", value="c2_top"), "2, 3, 2, 3, 2 and 1 spaces"),
        (put("spaces", 4, "q", value=0), "c2_bottom is in column 2, at 0, with 1 links"),
        (put("spaces", 4, "links", value=[]), "c2_bottom is in column 2, at -1, with 0 links"),
        (put("spaces", 12, "links", value=["c1_top"]), "c6 is in column 6, at 3, with 1 links"),
        (
            put("spaces", 4, "links", value=["c4_bottom"]),
            "c2_bottom leads to c4_bottom, which is not in the next column",
        ),
        (put("spaces", 4, "links", value=["c3_low"]), "c2_bottom leads to c3_low, which is not in the next column"),
        (put("spaces", 4, "links", value=["c3_top"]), "c2_bottom leads to c3_top, which is not beside it"),
        (put("spaces", 0, "links", value=["c2_middle"]), "nothing leads to c2_top"),
        (put("spaces", 3, "boost", value=BOOST), "c2_middle has a boost without a benefit"),
        (put("spaces", 7, "boost", "adds", value={"points": 1}), "c4_top has a boost that adds points"),
        (put("spaces", 7, "boost", "adds", value={}), "c4_top has a boost that adds nothing"),
        (put("spaces", 7, "boost", "cost", value="crystal"), "cost"),
        (put("entry_spaces", value=["c1_top"]), "tiles enter in column 1"),
        (put("shelter_tech_start", value="c2_top"), "starts on c2_top, not as in setup.json"),
    ],
    "tech_tiles.json": [
        (at("kinds", do=list.reverse), "the kinds are mine_tech"),
        (put("kinds", 0, "type", value="enhancement"), "mine_tech is a tech for enhancement"),
        (put("kinds", 6, "use", value="mandatory_for_complex"), "rover_tech is a tech for enhancement, mandatory"),
        (put("kinds", 0, "building", value="shelter"), "mine_tech is for the building shelter"),
        (put("kinds", 6, "building", value="mine"), "rover_tech is for the building mine"),
        (put("kinds", 6, "effect_per_level", value={"extra_upgrades": 1}), "rover_tech gives extra_upgrades"),
        (put("kinds", 5, "in_grid", value=True), "shelter_tech is in the wrong place"),
        (drop("kinds", 7, "used_by", 2), "upgrade_tech is used by main:upgrade, lab:upgrade, blueprint:bp_01"),
        (put("kinds", 0, "used_by", value=[]), "mine_tech is used by every_construct_effect"),
        (put("tiles", 1, "id", value="mine_tech_a"), "mine_tech_a is there twice"),
        (put("tiles", 1, "kind", value="mine_tech"), "set a should have a tile of each kind"),
        (put("tiles", 1, "kind", value="shelter_tech"), "set a should have a tile of each kind"),
        (put("tiles", 9, "owner_colour", value="blue"), "set b should have a tile of each kind"),
        (put("tiles", 16, "owner_colour", value="blue"), "shelter_tech should have a tile for purple"),
        (put("tiles", 16, "kind", value="mine_tech"), "shelter_tech should have a tile for purple"),
        (at("grid", "rows", do=list.reverse), "the rows top, middle and bottom"),
        (put("grid", "refill_order", 0, value="top"), "the rows top, middle and bottom"),
        (put("grid", "rows", 1, "price", value={"crystal": 1}), "row middle costs crystal"),
        (put("grid", "rows", 1, "spaces", value=2), "7 spaces in the grid and 2 stacks for 8 tiles"),
        (put("grid", "stacks", value=3), "8 spaces in the grid and 3 stacks for 8 tiles"),
    ],
    "discovery_tiles.json": [
        (drop("tiles", 18), "18 discovery tiles, not 19 as in setup.json"),
        (put("tiles", 3, "id", value="d03"), "d03 stands where d04 should be"),
        (put("tiles", 3, "kind", value="develop"), "two tiles are of the kind develop"),
        (put("tiles", 13, "gives_resources", value=False), "d14 gives resources"),
        (put("tiles", 12, "gives_resources", value=True), "d13 gives resources"),
        (put("tiles", 9, "benefit", "kinds", value=[]), "d10 has a choice of nothing"),
        (put("tiles", 9, "benefit", "kinds", value=["contract"] * 2), "d10 has a choice of contract, contract"),
        (put("tiles", 0, "benefit", "count", value=0), "count"),
        (put("tiles", 0, "benefit", "boost", value=1), "boost"),
    ],
    "research_tiles.json": [
        (drop("tiles", 7), "7 research tiles, not 8"),
        (put("tiles", 1, "id", value="r_a1"), "r_a1 is there twice"),
        (put("tiles", 1, "corner", value="ne"), "corner nw should have 2 tiles of kind a"),
        (put("tiles", 1, "kind", value="b"), "corner nw should have 2 tiles of kind a"),
        (put("tiles", 1, "letter", value="B"), "r_a2 has the letter B"),
        (put("tiles", 1, "benefit", value={"effect": "gain", "goods": {}}), "r_a2 gains nothing"),
    ],
    "lss_rewards.json": [
        (drop("tiles", 7), "7 reward tiles, not 8"),
        (put("tiles", 0, "id", value="lss_reward_2"), "lss_reward_2 stands where lss_reward_1 should be"),
        (put("tiles", 0, "number", value=2), "2 stands where 1 should be"),
        (put("tiles", 0, "count", value="shelters"), "two tiles count shelters"),
        (put("used_per_game", value=3), "3 tiles for 4 columns"),
    ],
    "lss_benefits.json": [
        (put("choose", value=2), "2 of 4 benefits"),
        (put("benefits", 0, "id", value="crystal"), "crystal is there twice"),
        (put("benefits", 3, "benefit", "from", value=[]), "retrieve has a choice of nothing"),
        (put("benefits", 3, "benefit", "from", value=["mine"]), "from"),
    ],
    "setup.json": [
        (drop("by_player_count", "4"), "the numbers of players are 1 to 4"),
        (put("by_player_count", "1", "warehouse_each", value=3), "one player alone plays as two do"),
        (put("by_player_count", "3", "tech_sets", value=1), "1 sets of tech with 3 players"),
        (put("player", "colonists", "supply", value=8), "the colonists should be 12 together"),
        (put("player", "bots", "supply", value=4), "the bots should be 4 together"),
        (put("player", "shelters", "board", value=5), "the shelters should be 5 together"),
        (put("player", "ships", "depot_spaces", value=[1, 2, 3]), "5 ships do not stand on the spaces 1, 2, 3"),
        (put("player", "ships", "depot_spaces", value=[1, 2, 3, 4, 9]), "5 ships do not stand"),
        (put("player", "ships", "depot_spaces", value=[1, 2, 3, 4, 4]), "5 ships do not stand"),
        (put("player", "rover", "counts_as_at", value="1,0"), "the rover counts as at 1,0"),
        (put("player", "progress_cubes", value=6), "6 cubes for 5 columns"),
        (put("shared_counts", "shelter_tiles", value=16), "16 shelters for four players with 5 each"),
        (put("player", "storage", "water", value=3), "up to 2 of each resource"),
        (drop("player", "storage", "water"), "up to 2 of each resource"),
        (put("player", "crystals_in_depot", value=4), "4 crystals do not fit"),
        (put("limits", "living_quarters_base", value=2), "3 colonists do not fit"),
        (put("limits", "living_quarters_per_extra_shelter", value=3), "room for 16, not for 12"),
    ],
    "scoring.json": [
        (drop("progress_points_by_cubes", 5), "the points for 0 to 5 cubes are 0, 1, 2, 4, 7"),
        (at("progress_points_by_cubes", do=list.reverse), "the points for 0 to 5 cubes are 11, 7"),
        (put("progress_scored_at_colony_levels", value=[1, 2]), "progress is scored at the levels 1, 2"),
        (put("living_quarters_rows", 1, "row", value=3), "row 3 has the colonists 3 to 4"),
        (put("living_quarters_rows", 1, "colonists_min", value=2), "row 2 has the colonists 2 to 4"),
        (put("living_quarters_rows", 1, "colonists_max", value=2), "row 2 has the colonists 3 to 2"),
        (drop("living_quarters_rows", 5), "the rows end with 10 colonists, not 12"),
        (put("living_quarters_rows", 0, "points", value=9), "the rows have the points 9, 3"),
        (put("tie_break", 0, value="progress_cubes"), "a tie is broken in each way once"),
        (drop("tie_break", 3), "shared in the end"),
    ],
}


@pytest.mark.parametrize(
    ("file", "change", "problem"), [(file, *slip) for file, slips in BROKEN.items() for slip in slips]
)
@pytest.mark.rule("OM-005", "OM-007", "OM-010", "OM-032", "OM-092")
def test_a_broken_file_is_named_with_what_is_wrong(file: str, change: Change, problem: str) -> None:
    assert problem in refusal(file, changed(file, change))


@pytest.mark.parametrize("file", READ)
@pytest.mark.parametrize("text", [b"", b"{", b"{}", b"[]", b"null", b"\xff"])
def test_a_file_that_is_no_list_of_parts_is_named(file: str, text: bytes) -> None:
    refusal(file, text)


@pytest.mark.parametrize("file", READ)
def test_a_file_of_another_form_or_with_an_unknown_word_is_named(file: str) -> None:
    schema = f"onmars.{file.removesuffix('.json')}"
    problem = refusal(file, changed(file, put("schema", value=f"{schema}/2")))
    assert problem.endswith(f"schema {schema}/2, not {schema}/1")
    assert "`colour_of_dust`" in refusal(file, changed(file, put("colour_of_dust", value="red")))


def test_every_file_is_read_and_fits() -> None:
    printed = {path.name for path in FOLDER.iterdir()}
    assert printed == set(READ)
    for file in printed:
        READ[file]((FOLDER / file).read_bytes())
