"""The page that teaches how to add a game leads to Hermits, and each of its chapters leaves a game to play."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from mensae.core.game import AnyGame
from mensae.core.schema import Setup
from mensae.lab import promises
from mensae.lab.promises.random_games import played
from tests.outside import spoken

ROOT = Path(__file__).parent.parent
HOME = ROOT / "tests" / "hermits"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
CHECKS = (*promises.OF_A_GAME, *promises.OF_EACH_PLAY)
BLOCK = re.compile(r"`([\w/]+\.\w+)`:\n\n```(\w+)\n(.*?)```\n", re.DOTALL)
STEPS = [PAGE[: PAGE.index(f"\n## {number}. ")] for number in (3, 4, 5, 6)]  # up to the ends of chapters 2 to 5


def built(page: str) -> dict[str, str]:
    """The files that the blocks of the page make: whole, continued, or changed."""
    files: dict[str, str] = {}
    for name, kind, block in BLOCK.findall(page):
        if kind == "diff":
            for change in block.split("…\n"):
                old, new = (_side(change, sign) for sign in "-+")
                assert files[name].count(old) == 1, f"{name} has not one place for the change:\n{change}"
                files[name] = files[name].replace(old, new)
        else:
            files[name] = f"{files[name]}\n\n{block}" if name in files else block
    return files


def _side(change: str, sign: str) -> str:
    return "".join(f"{line[1:]}\n" for line in change.splitlines() if line[:1] in (" ", sign))


def write(files: dict[str, str], folder: Path) -> None:
    """Makes a package of the files, with the texts of Hermits in every language."""
    shutil.copytree(HOME / "texts", folder / "texts")
    for name, text in files.items():
        (folder / name).write_text(text.replace("mensae.games.hermits", folder.name), encoding="utf-8")


def test_the_page_leads_to_the_game() -> None:
    files = built(PAGE)
    assert sorted(files) == ["SPEC.md", "__init__.py", "play.py", "texts/en.ftl"]
    for name, text in files.items():
        kept = (HOME / name).read_text(encoding="utf-8")
        assert text.replace("mensae.games.hermits", "tests.hermits") == kept, name


@pytest.fixture(params=range(len(STEPS)))
def step(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game as it is after a chapter of the page."""
    package = f"hermits_{request.param}"
    write(built(STEPS[request.param]), tmp_path / package)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module(package).GAME
    for module in (package, f"{package}.play"):
        del sys.modules[module]


def test_every_chapter_of_the_page_leaves_a_game_that_keeps_the_contract(step: AnyGame) -> None:
    with spoken(step):
        trial = promises.Trial(played(step, Setup(3, step.options()), 1), 1)
        for check in CHECKS:
            check(trial)


def test_a_change_on_the_page_that_fits_nowhere_is_noticed() -> None:
    with pytest.raises(AssertionError, match="has not one place"):
        built(PAGE.replace("\n NIGHTS = 3", "\n NIGHTS = 4"))


# What mypy says


def mistaken(files: dict[str, str], *changes: tuple[str, str]) -> dict[str, str]:
    """The files with something else in the place of something that is there."""
    for old, new in changes:
        assert any(old in text for text in files.values()), old
        files = {name: text.replace(old, new) for name, text in files.items()}
    return files


def imported(files: dict[str, str]) -> dict[str, str]:
    """Every function is imported into the part from another module, without `__all__`."""
    named = ["ACTIONS", "GameAction", "State", "View"]
    functions = "actors, apply, draw, label, legal, outcome, pieces, prompt, refusal, setup, sketch, tell, view"
    lines = [f"from mensae.games.hermits.other import {name} as {name}" for name in named]
    lines.append(f"from mensae.games.hermits.other import {functions}")
    return {**files, "other.py": files["play.py"], "play.py": "\n".join(lines) + "\n"}


OPEN, WHOLE = built(STEPS[0]), built(STEPS[-1])
UNFIT = 'Argument 6 to "Game" has incompatible type Module; expected "Rules[State, Climb | Snowed]"'
TYPED = "GAME: Game[State, GameAction, View] = Game("
MISTAKES: dict[str, tuple[dict[str, str], list[str]]] = {
    "missing": (
        mistaken(OPEN, ('refusal = plain.refusal("HE-03", "hermits-no")\n', "")),
        [UNFIT, '"ModuleType" is missing following "Rules" protocol member:'],
    ),
    "typed": (
        mistaken(OPEN, ("def setup(config: Setup)", "def setup(config: int)"), ("config.seats", "config")),
        ["Following member(s) of Module", "have conflicts:", "Expected:", "Got:"],
    ),
    "imported": (imported(OPEN), ["incompatible type Module"]),
    "inferred": (
        mistaken(OPEN, ("def view(s: State,", "def view(s: View,"), (TYPED, "GAME = Game(")),
        ['Cannot infer value of type parameter "S" of "Game"'],
    ),
    "notes": (
        mistaken(OPEN, ("list[Note] | None = None", "list[tuple[int, int, int, int]] | None = None")),
        ['Value of type variable "S" of "Game" cannot be "State"'],
    ),
    "kind": (mistaken(WHOLE, ("case Snowed() | TimeUp():", "case Snowed():")), ["Missing return statement"]),
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says about every step and every mistake; a line begins with the folder."""
    root = tmp_path_factory.mktemp("mypy")
    for number, page in enumerate(STEPS):
        write(built(page), root / f"step_{number}")
    for name, (files, _) in MISTAKES.items():
        write(files, root / name)
    (root / "mypy.ini").write_text(f"[mypy]\nmypy_path = {ROOT / 'src'}:{root}\n", encoding="utf-8")
    options = ["--strict", "--explicit-package-bases", "--namespace-packages", "--cache-dir", str(root / "cache")]
    return subprocess.run(
        [sys.executable, "-m", "mypy", *options, "."], cwd=root, capture_output=True, text=True, check=False
    ).stdout


@pytest.mark.slow
def test_mypy_finds_nothing_wrong_after_any_chapter(said: str) -> None:
    assert "Found " in said
    assert not [line for line in said.splitlines() if line.startswith("step_")]


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mypy_says_of_a_mistake_what_the_page_says(mistake: str, said: str) -> None:
    about = "\n".join(line for line in said.splitlines() if line.startswith(f"{mistake}/"))
    for message in MISTAKES[mistake][1]:
        assert message in about
        assert message in PAGE.replace("\\|", "|")
