"""Compiles the rules into .compiled, a whole copy of the package, unless what is there is current: `make compile`.

An interrupted build leaves what was there, or nothing, and never a half; the next goes on where it stopped. Where there
is no C compiler .compiled notes only that this was tried, so that the sources run, interpreted.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from compileall import compile_dir
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.steps import ROOT, Stop, alone, digest, guarded, say, start

PACKAGE = ROOT / "src" / "mensae"
TARGET = ROOT / ".compiled"
BUILD = ROOT / "build" / "native"  # what is kept, so that only what changed is compiled
KINDS = {".py", ".ftl", ".json", ".md", ".txt", ".typed"}
NO_SOURCES = {"tests", "site", "__pycache__"}
FLAGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "MENSAE_CFLAGS", "MENSAE_PURE")


def key() -> str:
    """Changes with everything that the result depends on: the sources, Python, mypyc, the C compiler and its flags."""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    tools = [sys.version, sysconfig.get_platform(), version("mypy"), version("librt"), compiler(), headers]
    flags = [environment().get(name) for name in FLAGS]
    sources = [path for path in files(PACKAGE, NO_SOURCES) if path.suffix in KINDS]
    return digest([ROOT / "setup.py", ROOT / "pyproject.toml", *sources], f"{tools} {flags}")


def is_current(target: Path = TARGET) -> bool:
    """Is there nothing to build? True too where compiling was tried and cannot be, unless it must."""
    noted = note(target)
    if noted.get("problem") and os.environ.get("MENSAE_REQUIRE_COMPILED"):
        return False
    return noted.get("key") == key() and noted.get("made") == made(target)


def is_compiled(target: Path = TARGET) -> bool:
    """Is there a compiled package, current or not?"""
    return (target / "mensae").is_dir()


def surroundings() -> dict[str, str]:
    """The environment in which `mensae` runs with the best rules that are there."""
    path = TARGET if is_compiled() and is_current() else PACKAGE.parent
    left = {name: value for name, value in os.environ.items() if not name.startswith("STEPS_")}
    return {**left, "PYTHONPATH": str(path)}


def build(target: Path = TARGET) -> None:
    """Makes it current; waits while another process is at it in the same clone."""
    with alone("rules") as lock:
        if not is_current(target):
            say("compiling the rules, which takes a minute or two")
            compile_all(target, lock)
        elif problem := note(target).get("problem"):
            say(f"{problem} (Tried before; it is tried again when a compiler or the sources change, or with --again.)")
        show_site(target)


def compile_all(target: Path, lock: int) -> None:
    """Everything in a folder of its own, which takes the place of the old one when it is whole."""
    new, about = beside(target, "new"), key()
    problem = run_setup(new, lock)
    if problem:
        remove(new)
        new.mkdir()
    else:
        shutil.copytree(BUILD / "lib", new, dirs_exist_ok=True)
        compile_dir(new / "mensae", quiet=2, ddir=target / "mensae")  # what stays Python starts sooner, too
    noted = {"key": about, "made": made(new), "problem": problem}
    (new / ".key").write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")
    swap(new, target)


def run_setup(new: Path, lock: int) -> str | None:
    """Copies the package there and compiles, telling what is ready; gives the reason if nothing is compiled."""
    options: list[str | Path] = ["--build-lib", BUILD / "lib", "--build-temp", BUILD / "temp"]
    command = [sys.executable, "setup.py", "-q", "build_ext", *options, "build_py", "--build-lib", new]
    BUILD.mkdir(parents=True, exist_ok=True)
    problem, log = None, BUILD / "log"
    with log.open("w", encoding="utf-8") as output:
        # It holds the lock too, so that nobody else begins if this process is killed.
        process = start(command, cwd=ROOT, env=environment(), stdout=output, stderr=subprocess.PIPE, pass_fds=[lock])
        with process:
            for line in process.stderr or ():
                told = line.decode(errors="replace").rstrip()
                say(told)
                problem = told if told.startswith("WARNING: ") else problem
    if process.returncode:
        remove(new)
        raise Stop(f"{log.read_text(encoding='utf-8')}The rules could not be compiled.")
    return problem


def show_site(target: Path) -> None:
    """The web client is built apart; a link shows it as it is now."""
    link = target / "mensae" / "site"
    if is_compiled(target) and not link.is_symlink():
        remove(link)
        link.symlink_to(os.path.relpath(PACKAGE / "site", link.parent))


def environment() -> dict[str, str]:
    """Only here for the machine at hand: wheels are for every machine."""
    return {"MENSAE_CFLAGS": "-march=native", **os.environ}


def compiler() -> str | None:
    """What the C compiler that setup.py takes says about its version, or None if there is none."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return None
    return subprocess.run([*command, "--version"], check=False, capture_output=True, text=True).stdout


def note(target: Path) -> dict[str, Any]:
    """What was noted about a build; nothing if it is damaged."""
    try:
        noted = json.loads((target / ".key").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def made(target: Path) -> str:
    """A hash of the package that was built, without what running it leaves there and without the web client."""
    return digest(files(target / "mensae", NO_SOURCES), folder=target)


def files(folder: Path, without: Iterable[str] = ()) -> list[Path]:
    """All files of a folder except those in certain folders."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in found if not set(without).intersection(path.relative_to(folder).parts))


def beside(path: Path, ending: str) -> Path:
    """A name next to a folder with nothing there."""
    other = path.with_name(f"{path.name}.{ending}")
    remove(other)
    return other


def swap(new: Path, target: Path) -> None:
    """Puts a folder in the place of another, which is gone for a moment and never half there."""
    old = beside(target, "old")
    if target.exists():
        target.rename(old)
    new.rename(target)
    remove(old)


def remove(folder: Path) -> None:
    """Removes a folder if it is there."""
    if folder.exists():
        shutil.rmtree(folder)


def main(words: Sequence[str]) -> int:
    """`compile.py [--target DIR] [--again | --key]`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", type=Path, default=TARGET, help="where to build; .compiled")
    parser.add_argument("--key", action="store_true", help="print the key; exit with 1 if what is there is not current")
    parser.add_argument("--again", action="store_true", help="build even if what is there is current")
    arguments = parser.parse_args(words)
    target = arguments.target.resolve()
    if arguments.key:
        print(key())
        return 0 if is_current(target) else 1
    if arguments.again:
        remove(target)
    build(target)
    return 0


if __name__ == "__main__":
    guarded(main)
