"""Every run of the tests is the same run, but `make fuzz`, which says how to run it again."""

import subprocess
import sys
from pathlib import Path

from hypothesis import settings

from tests.examples import TIMES, examples

ROOT = Path(__file__).parent.parent
DRAWS = """
from hypothesis import given, settings, strategies as st
from tests.examples import examples

DRAWN = []

@settings(max_examples=examples(3))
@given(st.integers())
def test_draws(number):
    DRAWN.append(number)

def test_tells():
    print("drawn", len(DRAWN), DRAWN[-1])
"""


def test_tests_are_derandomized_and_show_as_many_examples_as_they_say() -> None:
    assert settings().derandomize
    assert examples(30) == 30


def drawn(folder: Path, *options: str) -> list[str]:
    """What a property test draws below the conftest of this repository."""
    (folder / "test_draws.py").write_text(DRAWS)
    (folder / "conftest.py").write_text((ROOT / "conftest.py").read_text(encoding="utf-8"))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-s", "-p", "no:cacheprovider", f"--rootdir={folder}", *options, str(folder)],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    return run.stdout.partition("drawn ")[2].split()[:2]


def test_fuzzing_shows_more_examples_which_follow_the_seed(tmp_path: Path) -> None:
    usual, again = (drawn(tmp_path, f"--hypothesis-seed={seed}") for seed in (1, 2))
    first, same, other = (
        drawn(tmp_path, "--hypothesis-profile=fuzz", f"--hypothesis-seed={seed}") for seed in (1, 1, 2)
    )
    assert usual == again
    assert (usual[0], first[0]) == ("3", str(3 * TIMES))
    assert first == same != other


def test_make_fuzz_prints_its_seed_and_passes_it_on() -> None:
    steps = subprocess.run(
        ["make", "-n", "fuzz", "SEED=5"], check=True, capture_output=True, text=True, cwd=ROOT
    ).stdout
    assert "make fuzz SEED=5 does the same again" in steps
    assert "--hypothesis-profile=fuzz --hypothesis-seed=5" in steps
    assert "mensae fuzz $game --seed 5" in steps


def test_the_seed_of_the_day_is_one_that_mensae_fuzz_takes() -> None:
    steps = subprocess.run(["make", "-n", "fuzz"], check=True, capture_output=True, text=True, cwd=ROOT).stdout
    seed = int(steps.partition("--hypothesis-seed=")[2].split()[0])
    assert 2026_01_01 <= seed < 2**31
