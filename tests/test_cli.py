"""The command line: what it does, and what it says about bad input."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from mensae.bots import make_bot, think
from mensae.cli import COMMANDS, main
from mensae.core.chance import FastRng
from mensae.core.record import export
from mensae.core.table import new_table
from mensae.games import GAMES


@pytest.fixture(scope="module")
def record() -> str:
    game, rng, bot = GAMES["gardens"], FastRng(1), make_bot("greedy")
    table = new_table(game, seats=2, seed=bytes(32))
    while table.actors:
        seat = table.actors[0]
        table.act(seat, game.actions[think(bot, game, table.state, seat, rng)])
    return export(table, ["Ada", "Ben"])


@pytest.fixture
def saved(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record, encoding="utf-8")
    return path


def test_replay_tells_the_game_and_proves_its_dice(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--verify"]) == 0
    out = capsys.readouterr().out
    assert "has planted the last flower: the game is over." in out
    assert "entries follow from the rules and the seed (commitment 66687aad" in out.replace("\n", " ")


def test_replay_stops_where_it_is_told_in_the_language_asked_for(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(saved), "--at", "2", "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert "stellt einen Gärtner auf" in out
    assert "wirft" not in out


def test_a_tournament_ends_with_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "gardens", "greedy", "random", "--games", "8", "--workers", "2"]) == 0
    out = capsys.readouterr().out
    assert "95 % interval" in out
    assert "greedy" in out


def test_fuzz_plays_games_and_counts_entries(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "gardens", "--games", "3", "--save", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("3 games, ")
    assert list(tmp_path.iterdir()) == []


BAD = {
    "an unknown game": (["play", "chess"], "there is no game 'chess'; there are gardens"),
    "an unknown option": (
        ["play", "gardens", "--option", "colour=red"],
        "gardens has no option 'colour'; it has scoring",
    ),
    "an option without a value": (["play", "gardens", "--option", "scoring"], "option 'scoring' needs a value"),
    "a bad value": (["play", "gardens", "--option", "scoring=double"], "Invalid enum value 'double' - at `$.scoring`"),
    "a number out of range": (["play", "gardens", "--option", "idle_limit=-1"], "`int` >= 0 - at `$.idle_limit`"),
    "an unknown option of a new table": (
        ["join", "http://127.0.0.1:1", "--new", "spacemaze", "--option", "board=round"],
        "spacemaze has no option 'board'; it has layout, relic_tile_fixed, max_rounds",
    ),
    "a bad value for a new table": (
        ["join", "http://127.0.0.1:1", "--new", "spacemaze", "--option", "layout=round"],
        "Invalid enum value 'round' - at `$.layout`\nits options are:\n  layout = square5 | ",
    ),
    "options for a table that is there": (
        ["join", "http://127.0.0.1:1/t/abc", "--option", "layout=square3"],
        "--option is for a new one, made with --new GAME",
    ),
    "an unknown seat": (["play", "gardens", "--seats", "me,dog"], "there is no bot 'dog'"),
    "too many seats": (["play", "gardens", "--seats", "me,me,me,me,me,me"], "gardens is for 2 to 5 seats, not 6"),
    "too few names": (["play", "gardens", "--seats", "me,me", "--names", "Ada"], "there are 2 seats, but 1 names"),
    "a name without end": (["play", "gardens", "--names", f"Ada,{'B' * 201}"], "a name has at most 200 letters"),
    "a bad seed": (["play", "gardens", "--seed", "xyz"], "the seed 'xyz' is not hexadecimal"),
    "a short seed": (["play", "gardens", "--seed", "00ff"], "a seed has 32 bytes"),
    "seats and options that do not fit": (
        ["tournament", "gardens", "random", "random", "random", "--option", "two_gardeners=true"],
        "Two gardeners each are for 2 players; this table has 3. (GM-88)",
    ),
    "one bot": (["tournament", "gardens", "greedy"], "gardens is for 2 to 5 bots, not 1"),
    "an unknown bot": (["tournament", "gardens", "greedy", "best"], "there is no bot 'best'"),
    "no such file": (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_told_with_its_reason(
    case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, reason = BAD[case]
    assert main(arguments) == 2
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


DAMAGE = {
    "another version": (1, '"version":1', '"version":9', "line 1: made with version 9 of gardens; this is version 1"),
    "another game": (1, '"game":"gardens"', '"game":"moon"', "line 1: there is no game 'moon'"),
    "a bad option": (1, '"scoring":"exclude_new"', '"scoring":"x"', "line 1: Invalid enum value 'x'"),
    "an unknown action": (3, '"do":"take"', '"do":"fly"', "line 3: Invalid value 'fly'"),
    "an illegal entry": (4, '"do":"place","hex":"', '"do":"place","hex":"Z', "line 4: entry 2: "),
    "other dice": (2, '"seat":0}', '"seat":1}', "line 2: entry 0: chance made"),
    "not JSON": (5, "{", "}", "line 5: JSON is malformed"),
    "a name without end": (1, '"Ben"', f'"{"B" * 5000}"', "line 1: name 2 has 5000 letters; a name has at most 200"),
    "a field without end": (4, '"hex":"', f'"hex":"{"Z" * 5000}', "line 4: entry 2: 'place "),
    "too many seats": (1, '"Ben"', '"Ben","C","D","E","F"', "This game is for 2 to 5 players, not 6."),
}


def test_an_option_that_is_not_allowed_is_told_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "gardens", "--option", "centre_hex=jump"]) == 2
    told = capsys.readouterr().err
    assert "  centre_hex = cross | block\n" in told
    assert "  idle_limit = 12 | 0 to 1000" in told


RESUME = {
    "another game's file": (["spacemaze"], "is a game of gardens, not of spacemaze"),
    "no game": (["moon"], "there is no game 'moon'"),
    "names": (["gardens", "--names", "A,B"], "only --seats and --save can be given"),
    "seats that are not there": (["gardens", "--seats", "me,greedy,greedy"], "has 2 seats, not 3"),
}


@pytest.mark.parametrize("case", RESUME)
def test_a_table_is_resumed_as_it_was(case: str, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, reason = RESUME[case]
    assert main(["play", arguments[0], "--resume", str(saved), *arguments[1:]]) == 2
    assert reason in capsys.readouterr().err


def test_a_table_without_a_seed_is_not_resumed(saved: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    header, *entries = record.splitlines()
    shown = {**msgspec.json.decode(header), "seed": None}
    saved.write_text("\n".join([msgspec.json.encode(shown).decode(), *entries]) + "\n", encoding="utf-8")
    assert main(["play", "gardens", "--resume", str(saved)]) == 2
    assert "has no seed" in capsys.readouterr().err


def test_a_file_that_is_there_is_not_played_over(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = saved.read_bytes()
    assert main(["play", "gardens", "--save", str(saved)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert saved.read_bytes() == before


def test_a_name_cannot_steer_the_terminal(saved: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    header, *entries = record.splitlines()
    shown = {**msgspec.json.decode(header), "seats": ["[/bold]\x1b[31mAda", "[red]Ben"]}
    saved.write_text("\n".join([msgspec.json.encode(shown).decode(), *entries]) + "\n", encoding="utf-8")
    assert main(["replay", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "[red]Ben begins." in out or "[/bold]�[31mAda begins." in out
    assert "\x1b" not in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["fuzz", "gardens", "--seed", "-1"],
        ["fuzz", "gardens", "--games", "0"],
        ["tournament", "gardens", "--seed", "9" * 20],
    ],
)
def test_numbers_out_of_range_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "is not a whole number from" in capsys.readouterr().err


def test_a_failing_game_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "gardens", "--save", "/nowhere"]) == 2
    assert "is not a folder" in capsys.readouterr().err


@pytest.mark.parametrize("case", DAMAGE)
def test_a_damaged_record_is_refused_with_its_line(
    case: str, saved: Path, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    number, old, new, reason = DAMAGE[case]
    lines = record.splitlines()
    if case == "other dice":
        old, new = ('"seat":1}', '"seat":0}') if '"seat":1}' in lines[1] else (old, new)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    saved.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for command in (["replay", str(saved), "--verify"], ["play", "gardens", "--resume", str(saved)]):
        if case == "other dice" and command[0] == "play":
            continue  # which is no proof
        assert main(command) == 2
        told = capsys.readouterr().err
        assert reason in told
        assert len(told) < 2000


def test_a_byte_order_mark_is_no_part_of_the_record(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())
    assert main(["replay", str(saved), "--verify"]) == 0
    assert "entries follow from the rules and the seed" in capsys.readouterr().out


def test_a_truncated_record_is_refused(saved: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_text(record[: record.rindex("\n", 0, -1) + 1], encoding="utf-8")
    assert main(["replay", str(saved)]) == 2
    assert "the header promises" in capsys.readouterr().err


def test_a_file_that_is_not_text_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_bytes(b"\x00\xff\xfe\x80")
    assert main(["replay", str(saved)]) == 2
    assert "is not text" in capsys.readouterr().err


def test_an_entry_that_is_not_there_cannot_be_shown(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--at", "100000"]) == 2
    assert "has entries 0 to" in capsys.readouterr().err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    out = capsys.readouterr().out
    assert all(f"    {name}" in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_takes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help"])
    assert stopped.value.code == 0
    assert COMMANDS[name][1] in " ".join(capsys.readouterr().out.split())


def test_the_version_is_told_without_loading_what_is_slow() -> None:
    script = (
        "import sys; from mensae.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: print(*sorted({'rich', 'fluent', 'textual', 'sqlalchemy', 'litestar'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert run.stdout.splitlines()[0].startswith("mensae ")
    assert run.stdout.splitlines()[1:] == [""]
