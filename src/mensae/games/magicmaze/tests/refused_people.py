"""What people cannot do beside the board, for `test_refusals`: before the start, in a pause, with pawn and talk."""

from functools import partial

from mensae.core.schema import HOST, Sits
from mensae.games.magicmaze.schema import (
    Drawn,
    EndTalk,
    GiveUp,
    Pause,
    PawnOn,
    PawnTo,
    PlaceStart,
    Produce,
    Ready,
    Resume,
    Stare,
    SwitchTile,
    TakeFace,
)
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import chance, do, opening, position
from mensae.games.magicmaze.tests.refused import Case


def laying() -> State:
    """Anna plays alone and has laid one of her four tiles."""
    s = opening(1)
    chance(s, *(Drawn(tile) for tile in ("A1", "A2", "A3", "A4")))
    do(s, 1, "place_start(A2, E)")
    return s


def alone() -> State:
    """Anna plays alone, and the sand runs since 0."""
    s = laying()
    do(s, 1, "place_start(A1, N)")
    do(s, 1, "place_start(A3, S)")
    do(s, 1, "place_start(A4, W)")
    do(s, 1, "ready")
    return s


def switched() -> State:
    s = alone()
    do(s, 1, "switch_tile(purple_green_yellow)", 500)
    return s


def sits(s: State, seat: int, who: str) -> State:
    """From now on the seat is played by a person, a bot or nobody."""
    do(s, 0, f"sits({who}, {seat})")
    return s


def away(leaver: str = "bot") -> State:
    """Bob has left."""
    return sits(position(leaver=leaver), 2, "gone")


def with_bot() -> State:
    return sits(position("A2@0.E A3@0.S", mission=2), 1, "bot")


def taken() -> State:
    """Bob has chosen before the start."""
    s = opening()
    do(s, 2, "take_face(blue_purple)")
    return s


def all_taken() -> State:
    s = taken()
    do(s, 1, "take_face(brown_orange)")
    do(s, 3, "take_face(green_yellow)")
    return s


def ready() -> State:
    s = opening()
    do(s, 1, "ready")
    return s


def calling() -> State:
    """Anna has moved the pawn at 5 s."""
    s = position(mission=2)
    do(s, 1, "pawn(2)", 5_000)
    return s


def pausing() -> State:
    """Anna wants to go on, Bob and Cleo have not said so."""
    s = position(pause="agreed")
    do(s, 2, "pause", 1_000)
    do(s, 1, "resume", 1_000)
    return s


def giving_up() -> State:
    s = position()
    do(s, 1, "give_up", 1_000)
    return s


PEOPLE = [
    Case("pawn", position, PawnTo(1), "MM-129", "The pawn is used from mission 2 on."),
    Case("pawn", partial(position, edition="nl"), PawnOn("produce"), "MM-129", "The pawn is used from module 2 on."),
    Case(
        "pawn-alone",
        partial(position, seats=1, mission=2),
        PawnOn("aside"),
        "MM-137",
        "Alone the pawn marks your active action tile and calls nobody.",
    ),
    Case(
        "pawn-self", partial(position, mission=2), PawnTo(0), "MM-133", "You cannot put the pawn in front of yourself."
    ),
    Case("seat", partial(position, mission=2), PawnTo(4), "MM-129", "There is no seat 5; this table has 3 seats."),
    Case(
        "pawn-yet",
        calling,
        PawnOn("hourglass"),
        "MM-136",
        "You may move the pawn once in 1 s; wait another 1 ms.",
        at=5_999,
    ),
    Case("pawn-yet", calling, PawnTo(2), "MM-136", "You may move the pawn once in 1 s; wait another 600 ms.", at=5_400),
    Case("stare", position, Stare(0), "MM-118", "You cannot stare at yourself."),
    Case("seat", position, Stare(3), "MM-118", "There is no seat 4; this table has 3 seats."),
    Case("seat", partial(position, seats=1), Stare(3), "MM-118", "There is no seat 4; this table has 1 seat."),
    Case("window", partial(position, mission=2), EndTalk(), "MM-124", "No talk window is open."),
    Case("person", with_bot, EndTalk(), "MM-124", "Only a person says that; this seat is played by a bot."),
    Case(
        "switch-together",
        position,
        SwitchTile("brown_orange"),
        "MM-215",
        "Together everybody keeps one action tile; only alone you switch.",
    ),
    Case("solo-face", alone, SwitchTile("brown_orange"), "MM-206", "Your action tiles do not include brown/orange."),
    Case("switch", alone, SwitchTile("brown_orange_blue"), "MM-215", "You are playing with brown/orange/blue already."),
    Case(
        "switch-yet",
        alone,
        SwitchTile("purple_green_yellow"),
        "MM-215",
        "You may switch only while the last digit of the stopwatch is 0; that is in 9 s.",
        at=1_000,
    ),
    Case(
        "switch-yet",
        alone,
        SwitchTile("purple_green_yellow"),
        "MM-215",
        "You may switch only while the last digit of the stopwatch is 0; that is in 1 s.",
        at=9_999,
    ),
    Case(
        "switch-again",
        switched,
        SwitchTile("brown_orange_blue"),
        "MM-216",
        "You have switched in this second already; the next chance is in 10 s.",
        at=999,
    ),
    Case("face-now", position, TakeFace("brown_orange"), "MM-46", "Action tiles are chosen before the start."),
    Case(
        "face-alone",
        laying,
        TakeFace("brown_orange"),
        "MM-207",
        "Alone you use all your action tiles in turn; switch to the one that you begin with.",
    ),
    Case(
        "face-bot",
        lambda: sits(opening(), 1, "bot"),
        TakeFace("brown_orange"),
        "MM-46",
        "Bots get the action tiles that nobody takes.",
    ),
    Case("face-count", opening, TakeFace("brown_yellow"), "MM-43", "With 3 players nobody uses brown/yellow."),
    Case("face", taken, TakeFace("blue_purple"), "MM-46", "Bob has blue/purple; free: brown/orange or green/yellow."),
    Case("face-again", taken, TakeFace("blue_purple"), "MM-46", "You have blue/purple already.", seat=1),
    Case(
        "face-left",
        all_taken,
        TakeFace("blue_purple"),
        "MM-46",
        "Bob has blue/purple, and no other action tile is free.",
    ),
    Case(
        "first-together",
        opening,
        PlaceStart("A2", "N"),
        "MM-208",
        "Only alone you begin with four tiles round the start tile.",
    ),
    Case("first-left", alone, PlaceStart("A2", "N"), "MM-208", "The four tiles round the start tile are all laid."),
    Case("first", laying, PlaceStart("A2", "N"), "MM-208", "Now you do not lay A2, but A1, A3 and A4."),
    Case("side", laying, PlaceStart("A1", "E"), "MM-208", "To the east of the start tile there is A2 already."),
    Case("ready-now", position, Ready(), "MM-42", "The sand runs already."),
    Case("ready-tiles", laying, Ready(), "MM-208", "First lay the tiles round the start tile: A1, A3 and A4."),
    Case("ready-again", ready, Ready(), "MM-42", "You are ready already; the table waits for Bob and Cleo."),
    Case(
        "person",
        lambda: sits(opening(), 1, "bot"),
        Ready(),
        "MM-42",
        "Only a person says that; this seat is played by a bot.",
    ),
    Case("pausing", position, Pause(), "MM-227", "At this table no pause was agreed on."),
    Case("before", partial(opening, pause="agreed"), Pause(), "MM-227", "The game has not begun yet."),
    Case("resume", position, Resume(), "MM-228", "The sand runs; there is no pause."),
    Case("before", opening, Resume(), "MM-228", "The game has not begun yet."),
    Case("resume-again", pausing, Resume(), "MM-228", "You have said so already; the table waits for Bob and Cleo."),
    Case(
        "person",
        lambda: sits(pausing(), 2, "bot"),
        Resume(),
        "MM-228",
        "Only a person says that; this seat is played by a bot.",
        seat=1,
    ),
    Case("give-up", giving_up, GiveUp(), "MM-114", "Unlike Bob and Cleo, you have given up already."),
    Case("before", opening, GiveUp(), "MM-114", "The game has not begun yet."),
    Case("person", with_bot, GiveUp(), "MM-114", "Only a person says that; this seat is played by a bot."),
    Case("sits", position, Sits("bot", 0), "MM-223", "Who plays a seat is entered by the table itself."),
    Case("sits", away, Sits("person", 1), "MM-222", "Who plays a seat is entered by the table itself.", seat=1),
    Case("sits", position, Sits("gone", 2), "MM-220", "Who plays a seat is entered by the table itself.", seat=1),
    Case("sits-person", position, Sits("person", 0), "MM-222", "Anna is played by a person already.", seat=HOST),
    Case("sits-bot", with_bot, Sits("bot", 0), "MM-223", "Anna is played by a bot already.", seat=HOST),
    Case(
        "sits-solo",
        alone,
        Sits("bot", 0),
        "MM-224",
        "In a solo game no bot steps in for Anna once the sand runs.",
        seat=HOST,
    ),
    Case("sits-gone", away, Sits("gone", 1), "MM-220", "Bob is away already.", seat=HOST),
    Case("seat", position, Sits("gone", 3), "MM-218", "There is no seat 4; this table has 3 seats.", seat=HOST),
    Case("wait", partial(opening, x_tiles=1), Sits("gone", 0), "MM-199", "Wait: chance draws first.", seat=HOST),
    Case("sand", position, Sits("gone", 0), "MM-56", "The sand has run out.", seat=HOST, at=180_000),
    Case(
        "vacant",
        partial(away, leaver="shared"),
        Produce("blue", "0.W"),
        "MM-221",
        "Nobody plays the seat of Bob now; somebody has to take it first.",
        seat=1,
    ),
    Case(
        "vacant",
        lambda: sits(alone(), 1, "gone"),
        Produce("blue", "0.W"),
        "MM-224",
        "Nobody plays the seat of Anna now; somebody has to take it first.",
    ),
    Case("pause", pausing, Produce("blue", "0.W"), "MM-228", "The table is paused and waits for Bob and Cleo.", seat=1),
    Case("pause", pausing, Stare(1), "MM-228", "The table is paused and waits for Bob and Cleo."),
]
