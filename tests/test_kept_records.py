"""Records that were kept with an earlier version still load, end alike, and tell and show everybody the same."""

from gzip import decompress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mensae.core.record import BadRecord, load
from mensae.games import GAMES
from tests.kept.heard import KEEPERS, expected, in_full

pytestmark = pytest.mark.both

KEPT = Path(__file__).parent / "kept"
RECORDS = sorted(KEPT.glob("version_*/*/*.jsonl.gz"))
IN_FULL = sorted(KEPT.glob("version_*/*/*.txt"))


def name_of(path: Path) -> str:
    return str(path.relative_to(KEPT)).partition(".")[0]


def record_at(path: Path) -> str:
    return decompress(path.read_bytes()).decode()


def expected_of(path: Path) -> Any:
    return msgspec.json.decode((path.parent / "expected.json").read_bytes())[path.name.partition(".")[0]]


def with_action(text: str, number: int, action: dict[str, Any]) -> str:
    """The record with another action in a line; lines count from 1."""
    lines = text.splitlines(keepends=True)
    lines[number - 1] = (
        msgspec.json.encode({**msgspec.json.decode(lines[number - 1]), "action": action}).decode() + "\n"
    )
    return "".join(lines)


def test_records_of_every_game_are_kept() -> None:
    for game in GAMES:
        results = [expected_of(path)["outcome"] for path in RECORDS if path.parent.name == game]
        assert None in results
        assert len(results) >= 9
        assert [path.parent.name for path in IN_FULL].count(game) == 1


@pytest.mark.parametrize("path", IN_FULL, ids=name_of)
def test_a_kept_game_is_told_line_by_line_as_it_was(path: Path) -> None:
    table = load(record_at(path.with_suffix(".jsonl.gz")), GAMES).table
    assert list(in_full(table)) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_kept_record_leads_where_it_led(path: Path) -> None:
    record = load(record_at(path), GAMES, verify=True)
    assert expected(record.table) == expected_of(path)


@pytest.mark.parametrize("path", [path for path in RECORDS if path.name.startswith("unfinished")], ids=name_of)
def test_a_kept_game_that_is_not_over_goes_on(path: Path) -> None:
    table = load(record_at(path), GAMES).table
    before = len(table.lines)
    seat = next(seat for seat in table.actors if seat >= 0 and table.legal(seat))
    table.act(seat, table.legal(seat)[0])
    assert table.entries(None)[before].seat == seat


TOO_EARLY: dict[str, dict[str, Any]] = {  # for the first decision of a game
    "gardens": {"do": "stuck"},
    "spacemaze": {"do": "play", "card": "ROTATE_90"},
    "magicmaze": {"do": "resume"},
    "onmars": {"do": "end-turn"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_record_with_an_illegal_entry_is_refused_at_its_line(game: str) -> None:
    text = record_at(KEPT / "version_1" / game / "unfinished.jsonl.gz")
    entries = [msgspec.json.decode(line) for line in text.splitlines()[1:]]
    number = next(e["seq"] for e in entries if e["seat"] >= 0 and e["action"]["do"] not in KEEPERS) + 2
    with pytest.raises(BadRecord, match=f"^line {number}: entry {number - 2}: ") as bad:
        load(with_action(text, number, TOO_EARLY[game]), GAMES)
    assert bad.value.refusal is not None
    with pytest.raises(BadRecord, match=f"^line {number}: Invalid value 'waltz'"):
        load(with_action(text, number, {"do": "waltz"}), GAMES)
