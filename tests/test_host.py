"""Who plays a seat is said by the host, whatever a log of version 1 says, and never by a seat."""

from typing import Any

import msgspec
import pytest

from mensae.bots.search import Search
from mensae.core.chance import FastRng
from mensae.core.plain import Guide
from mensae.core.record import BadRecord, Origin, Standing, export, load
from mensae.core.schema import CHANCE, HOST, Refused, Seat, Setup, Sits, Sitter
from mensae.core.table import Table
from mensae.games import magicmaze
from mensae.games.magicmaze.state import PLAYING
from mensae.terminal.log import sentences
from mensae.texts import Speaker
from tests import rush
from tests.rush.schema import Carry, Options, Ready
from tests.tables import SEED, key_of

AnyTable = Table[Any, Any, Any]
GAMES = {"rush": rush.GAME}


def crates(seats: int = 2, **options: Any) -> AnyTable:
    return Table(rush.GAME, Setup(seats, Options(**options)), SEED)


def begun(**options: Any) -> AnyTable:
    """The person in seat 0 has a bot beside her, and the sand runs."""
    table = crates(**options)
    table.act(HOST, Sits("bot", 1))
    table.act(0, Ready())
    table.act(1, Carry(1), 10)
    return table


def old(text: str) -> str:
    """The record as version 1 wrote it: the seat itself is said to have done it."""
    lines = text.splitlines()
    for number, line in enumerate(lines[1:], 1):
        entry = msgspec.json.decode(line)
        if entry["action"]["do"] == "sits":
            entry["seat"] = entry["action"].pop("seat")
            lines[number] = msgspec.json.encode(entry).decode()
    return "\n".join(lines) + "\n"


def test_the_host_says_who_plays_and_needs_not_be_asked() -> None:
    table = begun()
    assert HOST not in table.actors
    assert table.legal(HOST) == [Sits("bot", 0), Sits("gone", 0), Sits("person", 1), Sits("gone", 1)]
    table.act(HOST, Sits("gone", 0), 20)
    assert table.view(None).players == ["gone", "bot"]
    assert table.lines[-1].told[0].key == "rush-gone"


@pytest.mark.parametrize(("language", "name"), [("en", "The host"), ("de", "Das Haus"), ("nl", "Het huis")])
def test_the_host_has_a_name_in_every_language(language: str, name: str) -> None:
    assert Speaker(language, "magicmaze", ["Ann", "Bo", "Cy"]).name(HOST) == name


def test_the_log_of_the_terminal_shows_what_the_host_says_of_whom() -> None:
    table: AnyTable = Table(magicmaze.GAME, Setup(2, magicmaze.GAME.options()), SEED)
    table.act(HOST, Sits("bot", 1))
    speaker = Speaker("en", "magicmaze", ["Ann", "Bo"])
    assert sentences(table.entries(None), speaker) == [(0, HOST, False, "Bo is played by a bot.")]


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
@pytest.mark.parametrize("who", ["person", "bot", "gone"])
def test_a_seat_cannot_say_who_plays_itself_or_another(seat: Seat, who: Sitter) -> None:
    table = begun()
    before = len(table.lines)
    for about in (0, 1):
        with pytest.raises(Refused) as refused:
            table.act(seat, Sits(who, about))
        assert (refused.value.refusal.rule, key_of(refused)) == ("RU-10", "rush-no-player")
    with pytest.raises(Refused) as refused:
        table.act(seat, Sits(who))
    assert key_of(refused) == "table-unknown-action"
    assert len(table.lines) == before


def test_a_log_of_version_1_becomes_one_in_which_the_host_says_it() -> None:
    table = begun()
    table.act(HOST, Sits("gone", 0), 20)
    text = export(table, ["Ann", "Bo"])
    assert old(text) != text
    read = load(old(text), GAMES).table
    assert read.log == table.log
    assert [read.view(None), read.now] == [table.view(None), table.now]


def test_so_do_the_moves_before_a_fork() -> None:
    moves = [
        Standing(0, 1, {"do": "sits", "who": "bot"}),
        Standing(0, 0, {"do": "ready"}),
        Standing(5, HOST, {"do": "sits", "who": "gone", "seat": 0}),
    ]
    fork = load(export(crates(), ["Ann", "Bo"], origin=Origin(moves)), GAMES).table
    assert fork.view(None).players == ["gone", "bot"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_record_in_which_a_seat_names_the_seat_is_refused_at_its_line(seat: Seat) -> None:
    lines = export(begun(), ["Ann", "Bo"]).splitlines()
    entry = {"seq": 0, "at": 0, "seat": seat, "action": {"do": "sits", "who": "bot", "seat": 1}}
    with pytest.raises(BadRecord, match=r"^line 2: entry 0: 'sits bot 1' by seat \d is not legal \(RU-10\)"):
        load("\n".join([lines[0], msgspec.json.encode(entry).decode(), *lines[2:]]), GAMES)


def test_where_nobody_is_left_only_the_host_can_go_on() -> None:
    table = begun(vacant=True)
    table.act(HOST, Sits("gone", 0), 20)
    table.act(HOST, Sits("gone", 1), 20)
    assert table.actors == [HOST]
    assert [table.legal(seat) for seat in (0, 1)] == [[], []]
    state = rush.GAME.copy(table.state)
    assert rush.GAME.play_random(state, FastRng(1)) > 0
    assert rush.GAME.rules.outcome(state) is not None
    assert Guide(rush.GAME.rules).playout(rush.GAME.copy(table.state), FastRng(1), 100) == 0
    assert Search(playouts=5).insights(rush.GAME, table.state, 0, FastRng(1)) == []


def test_a_bot_alone_on_mars_waits_for_the_end_of_the_guard_and_meanwhile_only_the_host_can_act() -> None:
    rules = magicmaze.GAME.rules
    state = rules.setup(Setup(1, magicmaze.GAME.options(mission=2)))
    rng = FastRng(1)
    while rules.actors(state) == [CHANCE]:
        rules.apply(state, CHANCE, rules.draw(state, rng), 0)
    rules.apply(state, HOST, magicmaze.GAME.codes[Sits("bot", 0)], 0)
    assert rules.actors(state) == [0]
    state.phase, state.now, state.ends = PLAYING, 5000, 90_000
    state.talk_at, state.terms.guard = 5000, 1000
    assert (rules.legal(state, 0, 5000), rules.actors(state)) == ([], [HOST])
    assert rules.legal(state, 0, 6000) != []
