"""The build that runs is the one that was asked for, and the package builds without a compiler."""

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import mensae

pytestmark = pytest.mark.both

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PATTERNS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mensae"]["compiled"].values()


def hot_modules() -> list[str]:
    """Every module that `setup.py` compiles, from the list it takes them from."""
    found = [path for part in PATTERNS for pattern in part for path in (SOURCE / "mensae").glob(pattern)]
    paths = [path for path in found if path.name != "__init__.py"]
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths]


def test_the_build_that_runs_is_the_one_asked_for() -> None:
    wanted = os.environ.get("MENSAE_BUILD", "compiled" if mensae.COMPILED else "interpreted")
    compiled = {name: not str(import_module(name).__file__).endswith(".py") for name in hot_modules()}
    assert len(compiled) >= 100
    assert set(compiled.values()) == {wanted == "compiled"}, compiled


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
