"""Compiling into .compiled, with a package of two small games and a stand-in for the C compiler: all, or nothing."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GROUPS = ["core_rules", "one_rules", "one_texts", "two_rules"]
SOURCES = {
    "__init__.py": "from mensae.core import chance\nCOMPILED = not str(chance.__file__).endswith('.py')\n",
    "core/chance.py": "def draw(sides: int) -> int:\n    return sides - 1\n",
    "games/one/data.py": "from typing import Final\nSIDES: Final = 6\n",
    "games/one/rules/engine.py": """
from mensae.core.chance import draw
from mensae.games.one.data import SIDES
def roll() -> int:
    return draw(SIDES)
""",
    "games/one/sight.py": "from mensae.games.one.rules.engine import roll\ndef view() -> str: return str(roll())\n",
    "games/two/data.py": "from mensae.core.chance import draw\nTWO = draw(3)\n",
}
PROJECT = """
[project]
name = "mensae"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
[tool.mypy]
mypy_path = "src"
explicit_package_bases = true
[tool.mensae.compiled]
rules = ["core/chance.py", "games/*/data.py", "games/*/rules/*.py"]
texts = ["games/*/sight.py"]
"""
# Notes what it is asked to make and makes a file of it; what $FAILS names it refuses, at what $SLEEPS names it lingers.
STAND_IN = """#!/bin/sh
[ "$1" = --version ] && exec echo "stand-in $RELEASE"
case "$*" in *"${FAILS:-nothing}.c"*) echo "no such luck" >&2; exit 3;; esac
case "$*" in *"${SLEEPS:-nothing}.c"*) sleep 60;; esac
while [ $# -gt 0 ]; do [ "$1" = -o ] && echo "$2" >> "$CALLS" && echo made > "$2"; shift; done
"""


class Clone:
    """A clone of a small Mensae, in a folder with a blank in its name."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a clone"
        self.source = self.root / "src" / "mensae"
        self.compiled = self.root / ".compiled"
        for name, text in SOURCES.items():
            path = self.source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            for package in [path.parent, *path.parent.parents][: len(Path(name).parts)]:
                (package / "__init__.py").touch()
            path.write_text(text)
        (self.root / "pyproject.toml").write_text(PROJECT)
        (self.root / "tools").mkdir()
        for name in ("setup.py", "tools/steps.py", "tools/compile.py"):
            shutil.copy(ROOT / name, self.root / name)
        compiler = folder / "cc"
        compiler.write_text(STAND_IN)
        compiler.chmod(0o755)
        ours = {name: value for name, value in os.environ.items() if not name.startswith("MENSAE_")}
        self.calls = folder / "calls"
        self.environment = {**ours, "CC": str(compiler), "CALLS": str(self.calls)}

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "tools.compile", *arguments],
            cwd=self.root,
            env=self.environment | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: str, **environment: str) -> tuple[int, str]:
        """The exit code, and what it said."""
        self.calls.write_text("")
        with self.start(*arguments, **environment) as process:
            told = process.communicate()[0]
        return process.returncode, told

    def libraries_made(self) -> list[str]:
        """The groups that the C compiler was asked for since the last run."""
        made = [Path(line).name.partition("__mypyc") for line in self.calls.read_text().splitlines()]
        return sorted(name for name, library, _ in made if library)

    def key(self, **environment: str) -> str:
        return self.run("--key", **environment)[1]

    def runs(self) -> str:
        """What a process says that takes the compiled package before the sources."""
        script = "import mensae; from mensae.games.one.sight import view; print(mensae.COMPILED, view())"
        paths = {"PYTHONPATH": f"{self.compiled}{os.pathsep}{self.root / 'src'}"}
        return subprocess.run(
            [sys.executable, "-c", script], check=True, capture_output=True, text=True, env=self.environment | paths
        ).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.mark.slow
def test_every_group_is_told_and_only_what_changed_is_compiled_again(clone: Clone) -> None:
    code, told = clone.run()
    assert code == 0
    assert clone.libraries_made() == GROUPS
    assert re.findall("compiled . of .", told) == [f"compiled {n} of 4" for n in range(1, 5)]
    assert len(list(clone.compiled.rglob("*.so"))) == len(GROUPS) + 5
    assert (clone.compiled / "mensae" / "core" / "chance.py").exists()
    clone.run()
    assert clone.libraries_made() == []

    data = clone.source / "games" / "one" / "data.py"
    data.write_text(data.read_text().replace("6", "8"))
    clone.run()
    assert clone.libraries_made() == ["one_rules"]

    chance = clone.source / "core" / "chance.py"
    chance.write_text(f"def first() -> int:\n    return 1\n{chance.read_text()}")
    clone.run()
    assert clone.libraries_made() == GROUPS[:2] + GROUPS[3:]  # what calls it finds it elsewhere in the table


@pytest.mark.slow
def test_a_module_that_is_gone_is_gone_from_what_was_compiled(clone: Clone) -> None:
    clone.run()
    (clone.source / "games" / "one" / "sight.py").unlink()
    clone.run()
    assert clone.libraries_made() == []
    assert not list(clone.compiled.rglob("*sight*"))
    assert not list(clone.compiled.rglob("one_texts*"))


def test_a_compiler_that_fails_says_so_loudly_and_nothing_is_compiled(clone: Clone) -> None:
    code, told = clone.run(FAILS="two_rules")
    assert code == 0
    assert "no such luck" in told
    assert "WARNING: Compiling two rules failed (the compiler " in told
    assert "the rules run interpreted" in told
    assert not list(clone.root.rglob("*.so"))
    assert clone.runs() == "False 5\n"
    assert clone.run(FAILS="two_rules", MENSAE_REQUIRE_COMPILED="1")[0] != 0


def test_without_a_compiler_that_is_said_once_and_nothing_is_tried_until_there_is_one(clone: Clone) -> None:
    code, told = clone.run(CC="/nowhere/cc")
    assert code == 0
    assert "No C compiler (cc) found: the rules run interpreted, about thirty times slower." in told
    assert os.listdir(clone.compiled) == [".key"]
    assert clone.runs() == "False 5\n"
    assert clone.run("--key", CC="/nowhere/cc")[0] == 0
    assert "Tried before" in clone.run(CC="/nowhere/cc")[1]
    assert clone.run(CC="/nowhere/cc", MENSAE_REQUIRE_COMPILED="1")[0] != 0
    assert clone.run("--key")[0] == 1


def test_the_key_changes_with_sources_flags_and_compiler(clone: Clone) -> None:
    before = clone.key()
    assert clone.key() == before
    assert clone.key(MENSAE_CFLAGS="-march=native") == before
    text = clone.source / "games" / "one" / "SPEC.md"
    text.write_text("- **ON-1** Roll.")
    assert len({before, clone.key(), clone.key(CFLAGS="-O0"), clone.key(RELEASE="2"), clone.key(CC="/nowhere/cc")}) == 5
    text.unlink()
    assert clone.key() == before


@pytest.mark.slow
def test_what_is_damaged_is_mended(clone: Clone) -> None:
    clone.run()
    whole = {path.relative_to(clone.compiled) for path in clone.compiled.rglob("*")}
    for damage in (
        "rm .compiled/mensae/one_rules__mypyc*.so",
        "echo '[' > .compiled/.key; tee build/native/lib/mensae/games/one/sight*.so < /dev/null",
        "mv .compiled .compiled.old; mkdir .compiled.new; echo > .compiled.new/half",
    ):
        subprocess.run(damage, shell=True, check=True, cwd=clone.root)
        assert clone.run("--key")[0] == 1
        assert clone.run()[0] == 0
        assert clone.libraries_made() == []
        assert {path.relative_to(clone.compiled) for path in clone.compiled.rglob("*")} == whole
        assert clone.run("--key")[0] == 0
        assert not {".compiled.new", ".compiled.old"} & set(os.listdir(clone.root))


def end_kindly(pid: int) -> None:
    os.kill(pid, signal.SIGTERM)


def kill_all(pid: int) -> None:
    """As when the power fails: the tool, and what it has started in a group of its own."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for group in (pid, *map(int, children)):
        os.killpg(group, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("interrupt", [end_kindly, kill_all])
def test_an_interrupted_build_leaves_nothing_half_and_goes_on_where_it_stopped(
    clone: Clone, interrupt: Callable[[int], None]
) -> None:
    with clone.start(SLEEPS="two_rules") as process:
        assert process.stdout
        for line in process.stdout:
            if "compiled 2 of 4" in line:
                break
        interrupt(process.pid)
    assert not clone.compiled.exists()
    code, told = clone.run()
    assert code == 0
    assert "waiting" not in told  # nothing was left behind that still works at it
    assert "two_rules" in clone.libraries_made()
    assert len(clone.libraries_made()) <= 2
    assert clone.compiled.exists()


@pytest.mark.slow
def test_of_two_at_the_same_time_the_second_waits_and_has_nothing_to_do(clone: Clone) -> None:
    clone.calls.write_text("")
    with clone.start() as first, clone.start() as second:
        told = first.communicate()[0] + second.communicate()[0]
    assert (first.returncode, second.returncode) == (0, 0)
    assert clone.libraries_made() == GROUPS
    assert told.count("waiting: somebody else is making the rules") == told.count("compiling the rules") == 1


@pytest.mark.slow
def test_the_web_client_is_shown_as_it_is_without_compiling(clone: Clone) -> None:
    clone.run()
    page = clone.source / "site" / "index.html"
    page.parent.mkdir()
    for text in ("first", "second"):
        page.write_text(text)
        clone.run()
        assert clone.libraries_made() == []
        assert (clone.compiled / "mensae" / "site" / "index.html").read_text() == text
    assert clone.run("--key")[0] == 0


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no C compiler")
def test_what_a_real_compiler_makes_runs_compiled(clone: Clone) -> None:
    assert clone.run(CC="gcc", MENSAE_REQUIRE_COMPILED="1")[0] == 0
    assert clone.runs() == "True 5\n"
    assert json.loads((clone.compiled / ".key").read_text())["problem"] is None
