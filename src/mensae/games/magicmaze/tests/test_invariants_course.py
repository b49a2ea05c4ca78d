"""What always holds for sand, faces, talk and the end, checked after every entry of random games."""

from collections import Counter

import pytest

from mensae.core.chance import FastRng
from mensae.core.schema import CLOCK, Sits, TimeUp
from mensae.games.magicmaze.components import FACES, MISSIONS
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Colour,
    Eat,
    EndTalk,
    Explore,
    Face,
    GameAction,
    GiveUp,
    JokerConvert,
    JokerTalk,
    Move,
    Pipe,
    Produce,
    Resume,
)
from mensae.games.magicmaze.tests.random_games import Game, look, play, some_options
from mensae.games.magicmaze.tests.seen_games import BEGUN, COLOURS, entries, marked, spots
from mensae.games.magicmaze.views import View

CLOSING = (Produce, Move, Explore, BuildBridge, Pipe, Eat, BuildDome, JokerConvert, EndTalk)  # MM-120, MM-124


@pytest.mark.example("I10")
@pytest.mark.rule("MM-54", "MM-56", "MM-57", "MM-60")
def test_there_is_sand_left_for_every_action_and_a_flip_turns_the_glass() -> None:
    flips = 0
    for entry in entries():
        before, after = entry.before, entry.after
        if before.phase != "playing" or entry.seat == CLOCK:
            continue
        assert before.ends is not None
        assert after.ends is not None
        assert 0 < before.ends - entry.at <= before.sand
        if marked(after) > marked(before):
            flips += 1
            assert (before.ends - entry.at) + (after.ends - entry.at) == before.sand
    assert flips > 3


@pytest.mark.example("I11")
@pytest.mark.rule("MM-85", "MM-88")
def test_every_flip_lays_a_marker_and_none_comes_after_the_landing() -> None:
    for entry in entries():
        flipped = entry.before.ends != entry.after.ends and entry.before.phase == "playing"
        more = marked(entry.after) - marked(entry.before)
        assert more in (0, 1)
        assert not flipped or more == 1
        assert not more or not entry.before.landed
        assert marked(entry.after) <= entry.mission.hourglass_markers


@pytest.mark.example("I17")
@pytest.mark.rule("MM-43", "MM-201", "MM-204", "MM-252")
def test_the_seats_have_the_faces_of_their_number() -> None:
    for entry in entries():
        after, seats = entry.after, entry.game.seats
        if after.phase not in BEGUN or seats == 1:
            continue
        assert sorted(map(str, after.faces)) == sorted(face.id for face in FACES.faces if seats in face.players)
        if entry.before.phase in BEGUN and not (entry.game.options.expert and marked(after) > marked(entry.before)):
            assert after.faces == entry.before.faces


@pytest.mark.example("I18")
@pytest.mark.rule("MM-115", "MM-117", "MM-119", "MM-120", "MM-121", "MM-126")
def test_a_talk_window_is_open_from_a_flip_or_a_joker_to_the_next_game_action() -> None:
    opened = 0
    for entry in entries():
        before, after = entry.before, entry.after
        if entry.game.options.mission == 1 or entry.game.seats == 1:
            assert (after.talk, after.talk_since) == ("free", None)
        elif marked(after) > marked(before) or isinstance(entry.action, JokerTalk):
            assert (after.talk, after.talk_since) == ("open", entry.at)
            opened += 1
        elif isinstance(entry.action, CLOSING):
            assert after.talk_since is None
        elif after.phase in BEGUN:
            assert after.talk_since == before.talk_since
    assert opened > 3


@pytest.mark.example("I21")
@pytest.mark.rule("MM-52", "MM-58", "MM-109", "MM-245")
def test_only_an_hourglass_changes_the_end_and_only_a_colonist_wins() -> None:
    ends: Counter[str] = Counter()
    for entry in entries():
        before, after, action = entry.before, entry.after, entry.action
        if before.phase in BEGUN and before.ends != after.ends:
            assert isinstance(action, Move)
            assert action.piece in COLOURS
            assert action.to in {spot.name for spot in spots(after, "hourglass") if spot.marked}
        if after.phase == "won" and before.phase != "won":
            assert isinstance(action, Move)
            assert action.piece == "colonist"
        if after.phase == "lost" and before.phase != "lost":  # who leaves may be the last who had not given up
            assert isinstance(action, TimeUp | GiveUp | Sits | Resume)
            assert isinstance(action, TimeUp | GiveUp) or before.gave_up
        ends[after.phase] += after.phase in ("won", "lost")
    assert ends["won"] > 0


@pytest.mark.example("I22")
@pytest.mark.rule("MM-02", "MM-47", "MM-202", "MM-213", "MM-221", "MM-225")
def test_coloured_actions_use_colours_that_the_seat_owns() -> None:
    for entry in entries():
        used = colour_used(entry.before, entry.action)
        if used is not None:
            faces: set[Face | None] = {entry.before.active or entry.before.faces[entry.seat]}
            if entry.game.options.leaver == "shared":
                faces |= {entry.before.faces[i] for i, who in enumerate(entry.before.sitters) if who == "gone"}
            assert used in {colour for face in FACES.faces if face.id in faces for colour in face.colours}


def colour_used(view: View, action: GameAction) -> Colour | None:
    """The colour that an action needs."""
    first = {name: spot.name for spot in view.platforms.values() for name in (spot.name, spot.other) if name}
    match action:
        case Produce(colour, _) | BuildBridge(_, _, colour) | JokerConvert(_, _, colour):
            return colour
        case Explore(platform):
            return next(spot.lock for spot in view.platforms.values() if spot.name == platform)
        case Move(_, a, b) | Eat(a, b):
            ends = {first[a], first[b]}
            return next(road.colour for road in view.roads.values() if {road.a, road.b} == ends and road.colour)
        case _:
            return None


@pytest.mark.example("I23")
@pytest.mark.rule("MM-60")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_game_ends(seed: int) -> None:
    game = Game(2 + seed, some_options(FastRng(seed), 2 + seed, seed), seed)
    step = list(play(game))[-1]
    last, markers = look(step.after), MISSIONS.missions[seed - 1].hourglass_markers
    assert last.phase in ("won", "lost")
    assert last.began is not None
    assert step.at <= last.began + last.sand * (1 + markers)
