"""The golden files are what the rules make today; `make golden` writes them anew."""

import pytest

from mensae.games import GAMES
from tools.golden import FOLDER, golden

pytestmark = pytest.mark.both


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_golden_files_are_what_the_rules_make(name: str) -> None:
    files = golden(name, GAMES[name])
    tests = FOLDER / name / "tests"
    assert set(files) == {*(tests / "playthroughs").glob("*.txt"), tests / "census.txt"}
    for path, text in files.items():
        assert text == path.read_text(encoding="utf-8"), f"{path} differs; see `make golden`"
