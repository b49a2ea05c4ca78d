"""`make` on a machine of any kind: it sets itself up, heals what is half made, and says in a sentence what it lacks."""

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import page, steps
from tools.environment import find_uv

ROOT = Path(__file__).parent.parent
PATIENCE = 120  # seconds until something hangs
SMALL = "idna"  # a package without others; what is tested here is not how many there are


def locked(package: str) -> str:
    """The lines of a package in our lock."""
    text = (ROOT / "locks" / "dev.lock").read_text(encoding="utf-8")
    start = text.index(f"\n{package}==") + 1
    return text[start : text.index("    # via", start)]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with a blank in its name and the tools in it, whose environment is small."""
    folder = tmp_path / "a clone"
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "locks", folder / "locks")
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder)
    (folder / "locks" / "web.lock").write_text(locked(SMALL), encoding="utf-8")
    return folder


def surroundings(**more: str) -> dict[str, str]:
    """As in a fresh terminal."""
    left = ("MAKE", "MFLAGS", "STEPS_", "VIRTUAL_ENV", "PYTHON", "MENSAE_", "UV")
    return {name: value for name, value in os.environ.items() if not name.startswith(left)} | more


def environment(clone: Path, level: str = "web", **more: str) -> subprocess.CompletedProcess[str]:
    """Makes it with the uv that is here, unless told otherwise."""
    command = [sys.executable, "-m", "tools.environment", level]
    where = surroundings(**{"UV": str(find_uv() or "no"), **more})
    return subprocess.run(command, cwd=clone, env=where, capture_output=True, text=True, check=False, timeout=PATIENCE)


def can_import(clone: Path, module: str) -> bool:
    script = f"import {module}"
    return subprocess.run([clone / ".venv/bin/python", "-c", script], check=False, capture_output=True).returncode == 0


def test_what_is_made_is_left_alone(clone: Path) -> None:
    first, second = environment(clone), environment(clone)
    assert first.returncode == 0, first.stdout + first.stderr
    assert "installing 1 packages of locks/web.lock" in first.stdout
    assert can_import(clone, SMALL)
    assert (second.returncode, second.stdout) == (0, "")


def damage_nothing_written(clone: Path) -> None:
    (clone / ".venv" / ".made").unlink()


def damage_half_a_key(clone: Path) -> None:
    (clone / ".venv" / ".made").write_text('{"venv": ', encoding="utf-8")


def damage_no_python(clone: Path) -> None:
    (clone / ".venv/bin/python").unlink()


def damage_python_of_a_past_system(clone: Path) -> None:
    python = clone / ".venv/bin/python"
    python.unlink()
    python.symlink_to("/nowhere/python")


def damage_interrupted(clone: Path) -> None:
    (clone / ".venv" / ".made").unlink()
    shutil.rmtree(next((clone / ".venv").glob("lib/*/site-packages")))


def damage_changed_lock(clone: Path) -> None:
    (clone / "locks" / "web.lock").write_text(locked("sniffio"), encoding="utf-8")


DAMAGE = {name: damage for name, damage in globals().items() if name.startswith("damage_")}


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGE)
def test_the_next_make_heals_an_environment(clone: Path, damage: str) -> None:
    assert environment(clone).returncode == 0
    DAMAGE[damage](clone)
    healed = environment(clone)
    assert healed.returncode == 0, healed.stdout + healed.stderr
    assert can_import(clone, "sniffio" if damage == "damage_changed_lock" else SMALL)
    assert environment(clone).stdout == ""


@pytest.mark.slow
def test_a_folder_that_was_moved_makes_its_environment_anew(clone: Path) -> None:
    assert environment(clone).returncode == 0
    moved = clone.rename(clone.with_name("moved"))
    again = environment(moved)
    assert again.returncode == 0
    assert "making an environment" in again.stdout
    assert can_import(moved, SMALL)


@pytest.mark.slow
def test_pip_is_a_way_without_uv(clone: Path) -> None:
    made = environment(clone, UV="no")
    assert made.returncode == 0, made.stdout + made.stderr
    assert "with pip" in made.stdout
    assert can_import(clone, SMALL)


@pytest.mark.slow
def test_two_at_once_in_one_folder_wait_for_each_other(clone: Path) -> None:
    command = [sys.executable, "-m", "tools.environment", "web"]
    both = [subprocess.Popen(command, cwd=clone, env=surroundings(UV="no"), stdout=subprocess.PIPE) for _ in range(2)]
    printed = [each.communicate(timeout=PATIENCE)[0].decode() for each in both]
    assert [each.returncode for each in both] == [0, 0], printed
    assert sum("making an environment" in text for text in printed) == 1
    assert can_import(clone, SMALL)


def test_a_package_with_another_hash_is_not_installed(clone: Path) -> None:
    lock = clone / "locks" / "web.lock"
    good = lock.read_text(encoding="utf-8")
    lock.write_text(good.replace("sha256:", "sha256:0000")[: len(good)], encoding="utf-8")
    refused = environment(clone)
    assert refused.returncode == 1
    assert "mensae: installing packages failed." in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not can_import(clone, SMALL)


# What a machine lacks


def make(clone: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *words],
        cwd=clone,
        env=surroundings(**more),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_python_that_is_too_old_is_told_so(clone: Path) -> None:
    old = clone / "old"
    script = "import sys; sys.version_info = (3, 9); sys.version = '3.9.1 x'; $2"
    old.write_text(f"#!/bin/sh\nexec '{sys.executable}' -c \"{script}\"\n", encoding="utf-8")
    old.chmod(0o755)
    told = make(clone, "play", "PYTHON=./old")
    assert told.returncode == 2
    assert "Mensae needs Python 3.11 or newer, and this is 3.9.1: install one" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("missing", ["ensurepip", "venv"])
def test_a_python_without_venv_is_told_the_remedy(clone: Path, missing: str, tmp_path: Path) -> None:
    """As on a Debian without python3-venv."""
    (tmp_path / "lacks").mkdir()
    (tmp_path / "lacks" / f"{missing}.py").write_text("raise ImportError", encoding="utf-8")
    told = environment(clone, UV="no", PYTHONPATH=str(tmp_path / "lacks"))
    assert told.returncode == 1
    assert "This Python cannot make environments" in told.stderr
    assert "sudo apt install python3-venv" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_place_that_cannot_be_written_to_is_told(clone: Path) -> None:
    shutil.rmtree(clone / "build", ignore_errors=True)
    (clone / "build").symlink_to("/proc/self/nothing")  # where not even root can write
    told = environment(clone)
    assert told.returncode == 1
    assert told.stderr.startswith("\nmensae: ")
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EDQUOT, "The disk is full"),
        (errno.EROFS, "Nothing can be written at /somewhere"),
        (errno.EACCES, "Nothing can be written at /somewhere"),
    ],
)
def test_what_the_disk_refuses_is_a_sentence_with_its_remedy(number: int, sentence: str) -> None:
    told = steps.explain_error(OSError(number, os.strerror(number), "/somewhere"))
    assert told.startswith(sentence)
    assert "run the same command" in told


@pytest.mark.parametrize(
    "printed", ["npm error code ENOSPC", "error: failed to write: No space left on device (os error 28)"]
)
def test_a_command_that_fails_on_a_full_disk_is_told_as_that(printed: str, tmp_path: Path) -> None:
    assert steps.explain("npm ci", printed, tmp_path).startswith("The disk is full")


def test_a_command_that_fails_otherwise_shows_its_end(tmp_path: Path) -> None:
    told = steps.explain("npm ci", "\n".join(map(str, range(100))), tmp_path)
    assert told.startswith("npm ci failed.")
    assert told.endswith("    98\n    99")
    assert "    80" not in told


# What was started ends

# Signals are as in a terminal, whatever was ignored where the tests were started.
STARTING = """
import signal
from tools.steps import guarded, start
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
def main(_):
    child = start(["sh", "-c", "sleep 1000 & wait"])
    print(child.pid, flush=True)
    return child.wait()
guarded(main)
"""


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(group: int) -> None:
    end = time.monotonic() + PATIENCE
    while alive(group):
        assert time.monotonic() < end, "it goes on"
        time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_whatever_a_tool_has_started(clone: Path, how: signal.Signals) -> None:
    tool = subprocess.Popen(
        [sys.executable, "-c", STARTING], cwd=clone, env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert tool.stdout
    group = int(tool.stdout.readline())
    assert alive(group)
    tool.send_signal(how)
    _, told = tool.communicate(timeout=PATIENCE)
    wait_until_gone(group)
    assert told.decode() == "\nmensae: stopped\n"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_make_that_is_killed_leaves_nothing_behind(clone: Path, how: signal.Signals) -> None:
    (clone / "starting.py").write_text(STARTING, encoding="utf-8")
    (clone / "Makefile").write_text(f"all:\n\t@exec '{sys.executable}' starting.py\n", encoding="utf-8")
    where = surroundings(PYTHONPATH=".")
    with subprocess.Popen(["make"], cwd=clone, env=where, stdout=subprocess.PIPE) as made:
        assert made.stdout
        group = int(made.stdout.readline())
        assert alive(group)
        made.send_signal(how)
        made.wait(PATIENCE)
        wait_until_gone(group)


# What npm installs


def test_npm_is_asked_again_only_for_what_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(page, "run", lambda what, command, *_, **__: asked.append(command[4:]))
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    for name, text in {"package.json": "{}", "package-lock.json": '{"packages": {}}'}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "node_modules").mkdir()
    for whole in (False, False, True, True, False):
        page.modules(tmp_path, whole)
    assert asked == [["ci", "--omit=dev"], ["ci"]]
    (tmp_path / "package-lock.json").write_text('{"packages": {"": {}}}', encoding="utf-8")
    page.modules(tmp_path, whole=False)
    assert asked[2:] == [["ci", "--omit=dev"]]
