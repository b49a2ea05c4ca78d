"""The build that runs is the one that was asked for, and the package builds without a compiler."""

import os
import subprocess
import sys
from contextlib import chdir
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import mensae

pytestmark = pytest.mark.both

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def hot_modules() -> list[str]:
    """Every module that `setup.py` compiles, as it says itself."""
    spec = spec_from_file_location("mensae_setup", ROOT / "setup.py")
    assert spec
    assert spec.loader
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    with chdir(ROOT):
        paths = [Path(path) for group in build.groups().values() for path in group]
    return [".".join(path.relative_to("src").with_suffix("").parts) for path in paths]


def built_otherwise(wanted: str, files: dict[str, str]) -> list[str]:
    """The modules that were not built as they should, by the files that were imported."""
    return [name for name, file in files.items() if file.endswith(".py") == (wanted == "compiled")]


def test_the_build_that_runs_is_the_one_asked_for() -> None:
    wanted = os.environ.get("MENSAE_BUILD", "compiled" if mensae.COMPILED else "interpreted")
    files = {name: str(import_module(name).__file__) for name in hot_modules()}
    assert len(files) >= 100
    assert built_otherwise(wanted, files) == []


def test_every_inner_loop_is_compiled() -> None:
    """The rules of every game, and its planner if it has one, are in the list, and so is what all games share."""
    games = SOURCE / "mensae" / "games"
    folders = [path for name in ("rules", "planner") for path in games.glob(f"*/{name}")]
    loops = [path for folder in folders for path in folder.glob("*.py") if path.name != "__init__.py"]
    names = {".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in loops}
    assert any(".planner." in name for name in names)
    assert names | {"mensae.core.bits", "mensae.core.chance", "mensae.bots.tree"} <= set(hot_modules())


def test_a_planner_that_stays_interpreted_is_noticed() -> None:
    compiled = {name: f"{name.replace('.', '/')}.cpython-311-x86_64-linux-gnu.so" for name in hot_modules()}
    planner = next(name for name in compiled if ".planner." in name)
    assert built_otherwise("compiled", compiled) == []
    assert built_otherwise("compiled", compiled | {planner: f"{planner.replace('.', '/')}.py"}) == [planner]
    assert built_otherwise("interpreted", {"mensae.core.bits": "bits.py", planner: compiled[planner]}) == [planner]


@pytest.mark.slow
@pytest.mark.parametrize(
    "environment", [{"CC": "/nowhere/cc"}, {"MENSAE_PURE": "1"}], ids=["no compiler", "not wanted"]
)
def test_without_a_compiler_the_package_installs_and_runs_interpreted(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for part in ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE"):
        subprocess.run(["cp", "-r", ROOT / part, source], check=True)
    others = {name: value for name, value in os.environ.items() if name != "MENSAE_REQUIRE_COMPILED"}
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index"]
    target = tmp_path / "target"
    subprocess.run([*install, "--target", target, source], check=True, capture_output=True, env=others | environment)
    script = (
        "import mensae; from mensae.cli import main; print(mensae.COMPILED); main(['fuzz', 'gardens', '--games', '1'])"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(target)},
    )
    assert run.stdout.startswith("False\n1 games, ")
    assert not list(target.rglob("*.so"))


def test_without_librt_plain_lists_give_the_same_games() -> None:
    script = """
import sys
if sys.argv[1] == "without":
    import importlib.machinery
    find = importlib.machinery.PathFinder.find_spec
    importlib.machinery.PathFinder.find_spec = lambda name, *a: None if name.startswith("librt") else find(name, *a)
from mensae.core.chance import FastRng
from mensae.core.schema import Setup
from mensae.core.state import dump
from mensae.games import GAMES
game, rng, state = GAMES["gardens"], FastRng(3), None
for _ in range(3):
    state = game.rules.setup(Setup(3, game.options()))
    game.play_random(game.copy(state), rng)
    game.play_random(state, rng)
print(type(state.flowers).__module__, dump(state))
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script, how], check=True, capture_output=True, text=True, env=environment
        ).stdout.partition(" ")
        for how in ("with", "without")
    ]
    assert outputs[1][0] == "mensae.plain_vecs" != outputs[0][0]
    assert outputs[0][2] == outputs[1][2]
