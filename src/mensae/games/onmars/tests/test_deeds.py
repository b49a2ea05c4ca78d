"""What entries tell boards: what was done, as data, and to others no card that they may not know."""

from collections import Counter

import pytest
from hypothesis import given

from mensae.core.schema import Did
from mensae.games.onmars import GAME
from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.rules import notes
from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    EndTurn,
    FirstCard,
    GameAction,
    GoalDealt,
    Hex,
    Main,
    MoveRover,
    Skip,
    Spend,
    Started,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import construct
from mensae.games.onmars.tests.position import asked, choices, do, goods, orbit, position, tech
from mensae.games.onmars.tests.random_games import FEW_GAMES, RANDOM_GAMES, Game, Step, games, play
from mensae.games.onmars.tests.table import bots, building, display, mission, top_tile
from mensae.games.onmars.views import View
from tests import telling

pytestmark = pytest.mark.both


def did(step: Step, hidden: bool = False) -> list[Did]:
    """What the entry did."""
    return telling.did(GAME, step.before, step.seat, step.action, hidden=hidden)


def story(s: State, *actions: GameAction) -> list[list[Did]]:
    """What these actions of whoever is asked do, one after the other."""
    told = []
    for action in actions:
        assert action in choices(s), f"{action} is not possible, but {choices(s)}"
        told.append(telling.did(GAME, s, asked(s), action))
        do(s, action)
    return told


def test_construction_costs_and_brings_and_names_its_hex() -> None:
    s = position()
    goods(s, 0, all=1, crystal=0)
    bots(s, 0, "0,-3")
    building(s, "generator", "0,-4")
    tech(s, 1, "generator_tech", "c1_top")
    top_tile(s, "generator_6")
    chosen, *_, built = story(s, Main("construct"), Build("generator"), Hex("1,-4"))
    assert chosen == [
        Did("action", 0, "construct"),
        Did("colonist", 0, start="quarters", to="construct", count=1),
    ]
    assert built == [
        Did("use-tech", 1, "generator_tech"),
        Did("pay", 0, "mineral", count=-1),
        Did("build", 0, "generator", to="1,-4"),
        Did("lay", piece="crystal", to="2,-5"),
        Did("lay", piece="crystal", to="1,-3"),
        Did("gain", 0, "battery", count=1),
        Did("waste", 0, "battery", count=-1),
        Did("cube", 0, "generator"),
        Did("lss", 0, "generator", to="3"),
    ]


def test_a_blueprint_with_a_unit_of_a_mission_is_told_with_what_each_brings() -> None:
    s = orbit()
    goods(s, 0, all=1, crystal=0)
    mission(s, "A", "m2", 1)
    display(s, 11, 13, 3)
    assert story(s, Main("obtain_blueprint"), Blueprint(11))[1] == [
        Did("blueprint", 0, "11"),
        Did("gain", 0, "crystal", count=1),
        Did("mission", 0, "m2", count=1),
        Did("gain", 0, "crystal", count=1),
        Did("mission-done", piece="m2"),
        Did("remaining", to="2"),
    ]


def test_whose_turn_begins_is_told_in_the_entry_of_another() -> None:
    s = position()
    moved, *_, ended = story(s, Main("control_center"), MoveRover("1,0"), Skip(), EndTurn())[1:]
    assert moved == [Did("rover", 0, to="1,0")]
    assert Did("turn", 1) in ended


def test_a_piece_that_makes_way_is_told_with_where_it_stood() -> None:
    s = position()
    bots(s, 1, "-3,0")
    construct(s, "shelter", "-3,0")
    assert story(s, Hex("-4,1"))[0][0] == Did("bot", 1, start="-3,0", to="-4,1")


def test_no_kind_of_note_is_forgotten() -> None:
    kinds = {name: kind for name, kind in vars(notes).items() if isinstance(kind, int)}
    silent = {name for name, kind in kinds.items() if not GAME.deeds(0, EndTurn(), [(kind, 0, 1, 1, 1)])}
    drawn = {"ERECTED", "REWARD_LAID", "MISSION_LAID", "ON_GRID", "TECH_DEALT", "ON_DISPLAY"}  # the action names it
    said_elsewhere = {"OXYGEN_KEPT", "HIS_ROVER", "NOTHING", "GAME_OVER"}  # gains, steps, nothing, and the outcome
    assert silent == drawn | said_elsewhere


def means(table: View) -> Counter[tuple[int, str]]:
    """What every player has, by name."""
    found: Counter[tuple[int, str]] = Counter()
    for who, player in enumerate(table.players):
        found.update({(who, good): count for good, count in player.stock.items()})
        found[who, "crystal"] = player.crystals + player.pending
        found[who, "points"] = player.points
        found[who, "ships"] = player.hangar
        if not (table.solo and who == 1):  # Lacerda has no Colonists
            found.update({(who, "quarters"): player.quarters, (who, "working"): player.working})
            found[who, "supply"] = player.supply
            found.update({(who, action): slots[who] for action, slots in table.slots.items()})
    return found


def change(table: View, deeds: list[Did]) -> Counter[tuple[int, str]]:
    """How these deeds change what every player has."""
    found: Counter[tuple[int, str]] = Counter()
    for deed in deeds:
        match deed:
            case Did("gain" | "pay", int(who), str(good), count=int(count)):
                found[who, good] += count
            case Did("waste", int(who), "crystal", count=int(count)):
                found[who, "crystal"] += count
            case Did("score", int(who), None, count=int(count)):
                found[who, "points"] += count
            case Did("ship", int(who), count=int(count)):
                found[who, "ships"] += count
            case Did("colonist", int(who), _, start, to, int(count)) if not (table.solo and who == 1):
                found[who, start or ""] -= count
                found[who, to or ""] += count
    return Counter({(who, name): count for (who, name), count in found.items() if name and name not in HEX_IDS})


@given(games())
@FEW_GAMES
def test_what_players_have_changes_as_the_deeds_say(game: Game) -> None:
    for step in play(game):
        if (
            isinstance(step.action, Started) or step.after.over
        ):  # all begin with the same, and at the end all is counted
            continue
        before, after = view(step.before, None), view(step.after, None)
        expected = means(before)
        expected.update(change(before, did(step)))
        assert expected == means(after), step.action


@given(games())
@RANDOM_GAMES
def test_the_points_of_all_deeds_are_the_result(game: Game) -> None:
    points: Counter[int] = Counter()
    for step in play(game):
        for deed in did(step):
            if deed.what == "score":
                points[deed.seat or 0] += deed.count or 0
    result = GAME.rules.outcome(step.after)
    assert result is not None
    assert [points[who] for who in range(step.after.players)] == [p.total for p in view(step.after, None).players]
    assert result.scores == [points[seat] for seat in range(game.seats)]


def standing(table: View) -> Counter[tuple[str, int, str]]:
    """Bots and Rovers on the map, and what lies on it."""
    found: Counter[tuple[str, int, str]] = Counter()
    for place in table.ground.values():
        found.update(("bot", who, place.hex) for who in place.bots)
        found.update(("rover", who, place.hex) for who in place.rovers)
        found.update((item, -1, place.hex) for item in [place.item or place.building] if item)
        if place.blueprint is not None:
            found[str(place.blueprint), -1, place.hex] += 1
    return found


def followed(table: View, deeds: list[Did]) -> Counter[tuple[str, int, str]]:
    """The map for a board that knew it before, and follows what was done."""
    found = standing(table)
    for deed in deeds:
        match deed:
            case Did("bot" | "rover" as unit, int(who), _, start, to):
                found[unit, who, start or ""] -= 1
                found[unit, who, to or ""] += 1
            case Did("lay" | "build" | "upgrade", _, str(item), to=str(to)):
                found[item, -1, to] += 1
            case Did("remove" | "collect" | "tile", _, str(item), str(start)):
                found[item, -1, start] -= 1
    return +Counter({key: count for key, count in found.items() if key[2]})


@given(games())
@FEW_GAMES
def test_a_board_that_follows_what_was_done_shows_the_map_that_the_view_shows(game: Game) -> None:
    for step in play(game):
        if not isinstance(step.action, Started):
            assert followed(view(step.before, None), did(step)) == standing(view(step.after, None)), step.action


@given(games())
@RANDOM_GAMES
def test_others_learn_of_a_secret_card_whose_it_is_and_not_which(game: Game) -> None:
    for step in play(game):
        if isinstance(step.action, GoalDealt | FirstCard | Spend):
            mine, *others = [deed for deed in did(step) if deed.what in ("deal", "spend")]
            public = [deed for deed in did(step, hidden=True) if deed.what in ("deal", "spend")]
            assert mine.piece is not None
            assert public == [Did(mine.what, mine.seat, count=mine.count), *others]
            assert [deed.piece for deed in others] == [None] * len(others)  # cards that have to be spent with it


@given(games())
@RANDOM_GAMES
def test_whose_turn_and_which_round_level_and_shuttle_follow_from_the_deeds(game: Game) -> None:
    turn: int | None = None
    level, shuttle, spaces, round = "1", "", dict[int | None, str | None](), "1"
    for step in play(game):
        for deed in did(step):
            match deed:
                case Did("turn", who):
                    turn = who
                case Did("level", to=str(to)):
                    level = to
                case Did("round", to=str(to)):
                    round = to
                case Did("shuttle", to=str(to)):
                    shuttle = to
                case Did("marker", who, to=to):
                    spaces[who] = to
        table = view(step.after, None)
        assert (str(table.level), str(table.round)) == (level, round)
        assert table.turn is None or table.turn == turn
        assert shuttle == (f"{table.shuttle} {table.shuttle_space}" if table.shuttle else "")
        assert all(str(player.space) == spaces.get(who, "0") for who, player in enumerate(table.players))
