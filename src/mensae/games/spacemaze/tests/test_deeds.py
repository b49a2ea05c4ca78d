"""What entries tell boards: what was done, as data, and to others no card that they may not know."""

import pytest
from hypothesis import given

from mensae.core.schema import Did, Seat
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import (
    Cleared,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Morph,
    Pad,
    Pick,
    Play,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import chance, do, legal, look, playing, position
from mensae.games.spacemaze.tests.random_games import RANDOM_GAMES, Game, begin, games, play
from tests import telling

NINE = ["ROTATE_90"] * 4 + ["EXCHANGE"] * 3 + ["RUN_2"] * 2

pytestmark = pytest.mark.both


def did(s: State, action: GameAction) -> list[Did]:
    """What an action of whoever is to act does."""
    return telling.did(GAME, s, GAME.rules.actors(s)[0], action)


def test_an_alien_steps_out_of_its_ufo_and_on_from_cell_to_cell() -> None:
    s = position(anna={"green": "UFO", "purple": "C3"}, points={"green": 2, "purple": 1})
    berth = look(s).players[0].dock
    assert did(s, Exit("green")) == [Did("step", 0, piece="green", to=berth.cell)]
    s = position(anna={"green": "C3 relic"}, points={"green": 2})
    assert did(s, Go("green", "N")) == [Did("step", 0, piece="green", start="C3", to="B3")]


def test_the_relic_goes_from_its_tile_from_alien_to_alien_and_home() -> None:
    s = position(anna={"green": "C3"}, points={"green": 1})
    assert did(s, Take("green")) == [Did("take", 0, piece="green", start="C3"), Did("token", 0, count=1)]
    s = position(anna={"orange": "B2"}, bob={"green": "B2 relic"}, points={"orange": 1})
    steal = [Did("lose", 1, piece="green"), Did("take", 0, piece="orange", start="B2"), Did("token", 0, count=1)]
    assert did(s, Take("orange")) == steal
    s = position(anna={"orange": "B2", "green": "B2 relic"}, points={"orange": 1, "green": 1})
    assert did(s, Take("orange")) == [Did("lose", 0, piece="green"), Did("take", 0, piece="orange", start="B2")]
    assert did(s, Give("green", "orange")) == [Did("lose", 0, piece="green"), Did("take", 0, piece="orange")]


def test_whoever_brings_the_relic_home_is_in_the_ufo() -> None:
    cell = look(position()).players[0].dock.cell
    s = position(anna={"green": f"{cell} relic"}, points={"green": 1})
    assert did(s, Home("green")) == [Did("step", 0, piece="green", start=cell), Did("home", 0, piece="green")]


def test_tiles_turn_and_change_places() -> None:
    s = playing("ROTATE_90", anna={"green": "B2"})
    turn = next(action for action in legal(s) if isinstance(action, Turn))
    assert did(s, turn) == [Did("rotate", to=turn.cell, count=turn.quarters), Did("turn", 1)]
    s = playing("EXCHANGE", anna={"green": "B2"})
    assert did(s, Exchange("B3")) == [Did("exchange", start="B2", to="B3"), Did("turn", 1)]


def test_a_morph_names_both_aliens_with_their_ways_and_who_wears_the_relic_then() -> None:
    s = playing("MORPH", anna={"green": "B2 relic", "purple": "UFO"})
    assert did(s, Morph("purple")) == [
        Did("morph", 0, piece="green", start="B2"),
        Did("morph", 0, piece="purple", to="B2"),
        Did("lose", 0, piece="green"),
        Did("take", 0, piece="purple"),
        Did("turn", 1),
    ]


def test_a_ufo_docks_elsewhere_and_glue_holds_the_relic() -> None:
    s = playing("MOVE_BASE", anna={"green": "B2", "purple": "C2", "orange": "C3"})
    before = look(s).players[0].dock
    dock = next(action for action in legal(s) if isinstance(action, Dock))
    there = Did("dock", 0, start=f"{before.cell} {before.side}", to=f"{dock.cell} {dock.side}")
    assert did(s, dock) == [there, Did("turn", 1)]
    s = position(anna={"green": "B2 relic"}, hands=[["SUPERGLUE"]])
    assert did(s, Pick("G6")) == [Did("pick", 0, piece="G6")]
    do(s, Pick("G6"))
    played = Did("play", 0, piece="SUPERGLUE", count=-1)
    assert did(s, Play("SUPERGLUE")) == [played, Did("glue", 0, piece="green"), Did("turn", 1)]


def test_a_pad_is_named_by_its_cell_and_a_new_deck_by_its_cards() -> None:
    pad = next(tile.cell for tile in look(position()).tiles if tile.pad)
    s = position(anna={"green": pad}, points={"green": 1}, deck=[], pile=["MORPH", "RUN_1"])
    stepped, left = Did("pad", 0, piece="green", to=pad), look(s).pile
    assert did(s, Pad("green")) == [stepped, Did("reshuffle", count=sum(left.values()))]
    assert did(s, EndTurn()) == [Did("turn", 1)]


def test_a_round_ends_with_the_cards_that_were_laid_aside() -> None:
    s = position(
        panels=[["GGPO", "G6 MORPH", "P6"], ["GGPO", "G6", "P6"]], hands=[NINE], bob={"green": "B2 relic glued"}
    )
    assert did(s, Cleared()) == [Did("clear", count=1), Did("unglue", 1)]
    chance(s, Cleared())
    do(s, Discard("RUN_2"), Discard("RUN_2"), seat=0)
    assert did(s, Discarded()) == [Did("discard", 0, piece="RUN_2", count=2), Did("turn", 1)]


@given(games())
@RANDOM_GAMES
def test_others_learn_of_a_card_that_it_was_drawn_or_laid_aside_but_not_which(game: Game) -> None:
    for step in play(game):
        match step.action:
            case Drawn(card):
                [mine, *_] = telling.did(GAME, step.before, step.seat, step.action)
                [public, *_] = telling.did(GAME, step.before, step.seat, step.action, hidden=True)
                assert (mine.piece, mine.count) == (card, 1)
                assert public == Did(mine.what, mine.seat, count=1)
            case Discard(card):
                mine = Did("aside", step.seat, piece=card, count=-1)
                assert telling.did(GAME, step.before, step.seat, step.action) == [mine]
                public = Did("aside", step.seat, count=-1)
                assert telling.did(GAME, step.before, step.seat, step.action, hidden=True) == [public]


class Board:
    """What a board knows that only follows what was done."""

    def __init__(self, s: State) -> None:
        view = look(s)
        self.cells: dict[tuple[Seat, str], str | None] = {(each.seat, each.colour): each.cell for each in view.aliens}
        self.docks = [f"{player.dock.cell} {player.dock.side}" for player in view.players]
        self.tokens, self.cards = [0] * s.seats, [0] * s.seats
        self.tiles: dict[str, str] = {tile.cell: tile.tile for tile in view.tiles}
        self.wearer: tuple[Seat, str] | None = None
        self.turn: Seat | None = None

    def follow(self, deed: Did) -> None:
        match deed:
            case Did("step" | "morph", int(seat), str(colour), start, to):
                assert self.cells[seat, colour] == start or deed.what == "morph"
                self.cells[seat, colour] = to
            case Did("exchange", start=str(start), to=str(to)):
                self.cells = {alien: {start: to, to: start}.get(str(at), at) for alien, at in self.cells.items()}
                self.tiles[start], self.tiles[to] = self.tiles[to], self.tiles[start]
            case Did("lay", piece=str(tile), to=str(to)):
                self.tiles[to] = tile
            case Did("lose", int(seat), str(colour)):
                assert self.wearer == (seat, colour)
                self.wearer = None
            case Did("take", int(seat), str(colour)):
                self.wearer = seat, colour
            case Did("token", int(seat), count=int(count)):
                self.tokens[seat] += count
            case Did("deal" | "draw" | "play" | "aside", int(seat), count=int(count)):
                self.cards[seat] += count
            case Did("dock", int(seat), start=start, to=str(to)):
                assert self.docks[seat] == start
                self.docks[seat] = to
            case Did("turn", seat):
                self.turn = seat


@given(games())
@RANDOM_GAMES
def test_a_board_that_follows_what_was_done_shows_what_the_view_shows(game: Game) -> None:
    s = begin(game)
    board = Board(s)
    for step in play(game):
        hidden = GAME.audience(step.before, step.seat, step.action) is not None
        for deed in telling.did(GAME, step.before, step.seat, step.action, hidden=hidden):
            board.follow(deed)
        view = look(step.after)
        assert board.cells == {(alien.seat, alien.colour): alien.cell for alien in view.aliens}
        worn = [(alien.seat, alien.colour) for alien in view.aliens if alien.relic]
        assert board.wearer == (worn[0] if worn else None)
        assert (board.tokens, board.cards) == ([p.tokens for p in view.players], [p.cards for p in view.players])
        assert board.docks == [f"{player.dock.cell} {player.dock.side}" for player in view.players]
        assert board.tiles == {tile.cell: tile.tile for tile in view.tiles}
        assert board.turn == view.turn or view.asks in ("start", "lay", "deal", "clear", "discard", "discarded", "over")
