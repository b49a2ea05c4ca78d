"""A record is read back to the same table, and a text that is none is refused with the line and the reason."""

from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mensae.core.chance import FastRng, commitment
from mensae.core.game import AnyGame
from mensae.core.record import LONGEST_NAME, BadRecord, export, load
from mensae.core.replay import BadLog, replay
from mensae.core.schema import CHANCE, CLOCK, Action, AgreeUndo, AskUndo, Entry, RefuseUndo, Seat, Setup, TimeUp, Undo
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import GAMES, gardens
from mensae.games.gardens.schema import Take
from tests import highcard
from tests.examples import examples
from tests.highcard.schema import Dealt, Keep, Options, Swap

AnyTable = Table[Any, Any, Any]
ALL: dict[str, AnyGame] = {**GAMES, "highcard": highcard.GAME}
SEED = bytes(range(32))
NAMES = ["Ann", "Bo"]
TIME_UP = 20_000


@cache
def finished() -> AnyTable:
    """Gardens of Mars for two, played to the end; the second choice was taken back."""
    table: AnyTable = Table(gardens.GAME, Setup(2, gardens.GAME.options(idle_limit=5), (1,)), SEED)
    rng = FastRng(3)
    table.start()
    while table.actors:
        seat = table.actors[0]
        choices = table.legal(seat)
        table.act(seat, choices[rng.below(len(choices))], table.now + 10)
        if len(table.log) == 3:
            table.undo(seat)
    return table


def unfinished() -> AnyTable:
    table: AnyTable = Table(highcard.GAME, Setup(2, Options(highest=9)), SEED)
    table.start()
    table.act(1, Swap(), 40)
    return table


@cache
def text() -> str:
    return export(finished(), NAMES)


def changed(number: int, **fields: Any) -> str:
    """The record with other fields in a line; lines count from 1, and None takes a field away."""
    lines = text().splitlines()
    line = {**msgspec.json.decode(lines[number - 1]), **fields}
    lines[number - 1] = msgspec.json.encode({key: value for key, value in line.items() if value is not None}).decode()
    return "\n".join(lines) + "\n"


def same(one: AnyTable, other: AnyTable) -> bool:
    return one.log == other.log and dump(one.state) == dump(other.state)


# There and back


def test_a_finished_table_comes_back_and_its_dice_are_proved() -> None:
    record = load(text(), ALL, verify=True)
    assert same(record.table, finished())
    assert record.table.entries(None) == finished().entries(None)
    assert record.table.setup == finished().setup
    assert (record.header.seats, record.header.game, record.header.version) == (NAMES, "gardens", gardens.GAME.version)
    assert (record.header.seed, record.header.commitment) == (SEED.hex(), commitment(SEED))
    assert export(record.table, NAMES) == text()


def test_an_unfinished_table_comes_back_and_its_record_does_not_betray_the_seed() -> None:
    written = export(unfinished(), NAMES)
    assert SEED.hex() not in written
    assert commitment(SEED) in written
    record = load(written, ALL)
    assert same(record.table, unfinished())
    assert record.table.seed is None


@given(names=st.lists(st.text(max_size=LONGEST_NAME), min_size=2, max_size=2))
def test_any_names_come_back(names: list[str]) -> None:
    assert load(export(unfinished(), names), ALL).header.seats == names


def test_windows_line_ends_are_read_too() -> None:
    assert same(load(text().replace("\n", "\r\n"), ALL).table, finished())


def test_a_byte_order_mark_before_the_record_is_no_part_of_it() -> None:
    assert same(load("\ufeff" + text(), ALL, verify=True).table, finished())


# What is no record


COUNT = len(text().splitlines())
LINES = text().splitlines(keepends=True)
ROLL = next(entry for entry in finished().log if entry.seat == CHANCE and entry.seq > 20)
OTHER_FACE = {"do": "rolled", "face": getattr(ROLL.action, "face", 1) % 6 + 1}

BAD: dict[str, tuple[str, str]] = {
    "empty": ("", "line 1: this is not the header"),
    "blank lines": ("\n\n", "line 1: this is not the header"),
    "binary junk": (bytes(range(256)).decode("latin-1"), "line 1: this is not the header"),
    "undecodable junk": (b"\xff\xfe{}".decode("utf-8", "surrogateescape"), "line 1: this is not the header"),
    "corrupt header": (text()[1:], "line 1: this is not the header"),
    "no header": ("".join(LINES[1:]), "line 1: this is not the header"),
    "a list as header": ("[]\n" + "".join(LINES[1:]), "line 1: this is not the header"),
    "unknown game": (changed(1, game="go"), "line 1: there is no game 'go'; there are gardens"),
    "other rules": (changed(1, version=99), "line 1: made with version 99 of gardens; this is version"),
    "other format": (changed(1, mensae=2), "line 1: the record has format 2; this reads format 1"),
    "unknown field in the header": (changed(1, referee="Cy"), "line 1: this is not the header"),
    "unknown option": (changed(1, options={"weather": "dry"}), "line 1: Object contains unknown field `weather`"),
    "bad option": (changed(1, options={"scoring": "most"}), "line 1: Invalid enum value 'most'"),
    "option out of bounds": (changed(1, options={"idle_limit": -1}), "line 1: Expected `int` >= 0"),
    "options that do not fit": (
        changed(1, seats=["A"] * 3, options={"two_gardeners": True}),
        "line 1: the game cannot be set up like this (GM-88)",
    ),
    "a name without end": (
        changed(1, seats=["Ann", "B" * 5000]),
        "line 1: name 2 has 5000 letters; a name has at most",
    ),
    "too few seats": (changed(1, seats=["Ann"]), "line 1: the game cannot be set up like this (table-seats)"),
    "too many seats": (changed(1, seats=["Ann"] * 6), "line 1: the game cannot be set up like this (table-seats)"),
    "another number of seats": (changed(1, seats=["Ann"] * 3), "line "),
    "a seat that came last twice": (
        changed(1, last=[1, 1]),
        "line 1: the game cannot be set up like this (table-last)",
    ),
    "cut in a line": (text()[:-10], f"line {COUNT}: "),
    "cut at a line end": ("".join(LINES[:-1]), f"line {COUNT - 1}: the header promises {COUNT - 1} entries"),
    "cut after the header": (LINES[0], "line 1: the header promises"),
    "a line too many": (text() + LINES[-1], f"line {COUNT + 1}: the header promises"),
    "an empty line too many": (text() + "\n", f"line {COUNT + 1}: the header promises"),
    "a line missing": ("".join(LINES[:4] + LINES[5:]), f"line {COUNT - 1}: the header promises"),
    "lines swapped": ("".join([*LINES[:4], LINES[5], LINES[4], *LINES[6:]]), "line 5: entry 3: is numbered 4"),
    "corrupt entry": (text().replace(LINES[6], "?\n"), "line 7: "),
    "unknown action": (changed(5, action={"do": "water"}), "line 5: Invalid value 'water'"),
    "action without a kind": (changed(5, action={"hex": "A1"}), "line 5: Object missing required field `do`"),
    "unknown field in an action": (changed(5, action={"do": "stuck", "x": 1}), "line 5: Object contains unknown field"),
    "unknown field in an entry": (changed(5, mood="good"), "line 5: Object contains unknown field `mood`"),
    "entry without a time": (changed(5, at=None), "line 5: Object missing required field `at`"),
    "time running backwards": (changed(COUNT, at=0), f"line {COUNT}: entry {COUNT - 2}: is at 0 ms, before"),
    "time beyond measure": (changed(COUNT, at=2**70), f"line {COUNT}: "),
    "seat beyond measure": (changed(COUNT, seat=2**70), f"line {COUNT}: "),
    "negative time": (changed(2, at=-5), "line 2: Expected `int` >= 0 - at `$.at`"),
    "illegal entry": (changed(4, action={"do": "stuck"}), "line 4: entry 2: "),
    "action that does not exist": (changed(4, action={"do": "place", "hex": "Z9"}), "line 4: entry 2: "),
    "deep nesting": (text().replace(LINES[6], '{"action":' + '{"a":' * 10_000 + "\n"), "line 7: "),
    "seed not hexadecimal": (changed(1, seed="xyz"), "line 1: the seed is not hexadecimal"),
    "short seed": (changed(1, seed="00ff"), "line 1: the seed has 2 bytes, not 32"),
}

UNPROVED: dict[str, tuple[str, str]] = {
    "no seed": (changed(1, seed=None), "line 1: there is no seed to verify with"),
    "no commitment": (changed(1, commitment=None), "line 1: the seed does not fit the commitment"),
    "another seed": (changed(1, seed=bytes(32).hex()), "line 1: the seed does not fit the commitment"),
    "another seed and its commitment": (
        changed(1, seed=bytes(32).hex(), commitment=commitment(bytes(32))),
        "but the seed gives",
    ),
    "other dice": (changed(ROLL.seq + 2, action=OTHER_FACE), f"line {ROLL.seq + 2}: entry {ROLL.seq}: chance made"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("verify", [False, True])
def test_what_is_no_record_is_refused_with_line_and_reason(case: str, verify: bool) -> None:
    bad, message = BAD[case]
    with pytest.raises(BadRecord) as error:
        load(bad, ALL, verify)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("case", UNPROVED)
def test_what_the_seed_does_not_give_is_not_verified(case: str) -> None:
    bad, message = UNPROVED[case]
    with pytest.raises(BadRecord, match=r"^line \d+: ") as error:
        load(bad, ALL, verify=True)
    assert message in str(error.value)


def test_an_unfinished_table_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match=r"^line 1: there is no seed to verify with"):
        load(export(unfinished(), NAMES), ALL, verify=True)


PIECES = st.sampled_from(
    ["", "0", "9", "-", '"', "{", "}", "[1]", ",", "\n", "null", "1e9", "\\", "\u2028", "é", "99999"]
)
CUTS = st.tuples(st.integers(0, len(text())), st.integers(0, 30), PIECES | st.text(max_size=5))


@pytest.mark.slow
@given(cuts=st.lists(CUTS, min_size=1, max_size=3), verify=st.booleans())
@settings(max_examples=examples(300))
def test_a_damaged_record_is_refused_or_still_sound(cuts: list[tuple[int, int, str]], verify: bool) -> None:
    damaged = text()
    for place, length, piece in cuts:
        damaged = damaged[:place] + piece + damaged[place + length :]
    with suppress(BadRecord):
        table = load(damaged, ALL, verify).table
        assert same(replay(table.game, table.setup, table.log), table)


@pytest.mark.slow
@given(number=st.integers(1, COUNT), field=st.sampled_from(["seq", "at", "seat", "action", "last", "seats", "options"]))
def test_a_field_of_another_kind_is_refused(number: int, field: str) -> None:
    values: list[Any] = [True, "x", 1.5, [[]], {"do": {}}]
    for value in values:
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            load(changed(number, **{field: value}), ALL)


# Logs that the rules or the seed would not make


def dealt(seats: int, *more: tuple[int, Seat, Action]) -> list[Entry]:
    """The cards that the seed gives, and what follows by time, seat and action."""
    table: AnyTable = Table(highcard.GAME, Setup(seats, Options()), SEED)
    table.start()
    return table.log + [Entry(seats + i, at, seat, action) for i, (at, seat, action) in enumerate(more)]


OTHER_CARD = Entry(0, 0, CHANCE, next(Dealt(card) for card in (1, 2) if Dealt(card) != dealt(2)[0].action))

BAD_LOGS: dict[str, tuple[list[Entry], int, str]] = {
    "number": ([*dealt(2), Entry(3, 0, 0, Keep())], 2, "is numbered 3"),
    "time": (dealt(2, (9, 0, Keep()), (8, 1, Keep())), 3, "is at 8 ms, before the entry above it at 9 ms"),
    "illegal": (dealt(2, (0, 0, Keep()), (0, 0, Swap())), 3, "HC-05"),
    "unknown action": (dealt(2, (0, 0, Take("M1"))), 2, "table-unknown-action"),
    "dice": ([OTHER_CARD], 0, "but the seed gives"),
    "after the deadline": (dealt(2, (TIME_UP, 0, Keep())), 2, "table-deadline"),
    "clock before its deadline": (dealt(2, (5, CLOCK, TimeUp())), 2, ""),
    "clock after its deadline": (dealt(2, (TIME_UP + 5, CLOCK, TimeUp())), 2, ""),
    "undo of another's entry": (dealt(2, (0, 0, Keep()), (0, 1, Undo(2))), 3, "table-undo-nothing"),
}


@pytest.mark.parametrize("case", BAD_LOGS)
def test_a_log_that_the_rules_or_the_seed_would_not_make_is_rejected(case: str) -> None:
    entries, seq, reason = BAD_LOGS[case]
    with pytest.raises(BadLog, match=f"^entry {seq}: ") as bad:
        replay(highcard.GAME, Setup(2, Options()), entries, SEED, verify=True)
    assert bad.value.seq == seq
    assert reason in str(bad.value)


def test_without_verification_any_legal_dice_are_replayed() -> None:
    assert replay(highcard.GAME, Setup(2, Options()), [OTHER_CARD]).log == [OTHER_CARD]


@pytest.mark.parametrize("answers", [[], [(1, AgreeUndo())], [(1, AgreeUndo()), (2, RefuseUndo())]])
def test_an_undo_that_not_all_others_agreed_to_is_rejected(answers: list[tuple[Seat, Action]]) -> None:
    acts: list[tuple[Seat, Action]] = [(0, Keep()), (1, Swap()), (0, AskUndo(3)), *answers, (0, Undo(3))]
    with pytest.raises(BadLog, match="table-undo-consent"):
        replay(highcard.GAME, Setup(3, Options()), dealt(3, *((0, seat, action) for seat, action in acts)))
