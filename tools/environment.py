"""Makes the environment in .venv, from a lock: `environment.py web|play|dev`.

What is there and right is left alone; whatever is half made, older than its lock, moved or of another Python is made
anew. uv installs within seconds; pip is the way for who has no wheel of it, or says UV=no.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.steps import ROOT, Stop, alone, digest, guarded, read_key, run, say, write_key

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install")
LOCKS = ROOT / "locks"
LEVELS = {"web": ("web",), "play": ("play",), "dev": ("web", "dev")}  # which locks make up each
HOLDS = {"dev": ("web", "play")}  # the levels that another one holds within itself
BASE = os.path.realpath(getattr(sys, "_base_executable", sys.executable))  # whichever environment is active
REMEDY = "on Debian and Ubuntu `sudo apt install python3-venv`, or install uv (https://docs.astral.sh/uv)"


def is_current(level: str) -> bool:
    """Is everything of this level installed, as its locks say?"""
    made = _made()
    return made.get("venv") == _venv_key() and made.get(level) == _level_key(level) and PYTHON.exists()


def make(level: str) -> None:
    """Installs what a level needs; returns at once where it is there."""
    if is_current(level):
        return
    with alone("environment"):
        if is_current(level):
            return
        made = _made()
        if made.get("venv") != _venv_key() or not _runs():
            made = _begin()
        for lock in LEVELS[level]:
            if made.get(lock) != _level_key(lock) or lock == level:
                _install(LOCKS / f"{lock}.lock")
        if level != "web":
            _install_ourselves()
            _load_once()
        for each in (level, *HOLDS.get(level, ())):
            made[each] = _level_key(each)
        write_key(VENV / ".made", json.dumps(made))


def enter(module: str, arguments: Sequence[str]) -> None:
    """Goes on as a module in the environment that is made now; returns if that is so already."""
    if os.environ.get("STEPS_ENTERED") != module:
        command = [str(PYTHON), "-m", module, *arguments]
        os.execve(PYTHON, command, {**os.environ, "STEPS_ENTERED": module})


def _made() -> dict[str, str]:
    try:
        found = json.loads(read_key(VENV / ".made") or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _venv_key() -> str:
    """An environment knows where it lies and which Python it is of; it is good for no other."""
    return f"{ROOT} {sys.version} {BASE}"


def _level_key(level: str) -> str:
    files = [LOCKS / f"{lock}.lock" for lock in LEVELS[level]]
    return digest([*files, ROOT / "pyproject.toml"])


def _runs() -> bool:
    try:
        return subprocess.run([PYTHON, "-c", "import sys"], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def _begin() -> dict[str, str]:
    """An empty environment, whatever was there before."""
    say(f"making an environment for Python {sys.version.split()[0]} in .venv")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    uv = find_uv()
    if uv:
        run("making .venv", [uv, "venv", "--no-project", "--python", BASE, VENV])
    else:
        _make_with_pip()
    return {"venv": _venv_key()}


def _make_with_pip() -> None:
    try:
        import ensurepip
        import venv
    except ImportError:
        raise Stop(f"This Python cannot make environments (its venv or ensurepip is missing): {REMEDY}.") from None
    del ensurepip, venv
    try:
        run("making .venv", [BASE, "-m", "venv", VENV])
    except Stop as error:
        if "ensurepip" in str(error):
            raise Stop(f"This Python cannot make environments (ensurepip fails): {REMEDY}.") from None
        raise
    pip = [*PIP, "--only-binary", ":all:", "--require-hashes"]
    try:
        # without uv's wheel the pip that comes along may still be too old for our locks, so both are in one file
        run("fetching uv", [*pip, "-r", LOCKS / "installers.lock"])
    except Stop:
        say("there is no uv for this machine; pip does its work, which takes a minute")
        run("fetching pip", [*pip, "-r", _only("pip")])


def _only(package: str) -> Path:
    """A lock with one package of the installers' lock."""
    text = (LOCKS / "installers.lock").read_text(encoding="utf-8")
    start = text.index(f"{package}==")
    end = text.find("\n    # via", start)
    path = VENV / f"{package}.lock"
    path.write_text(text[start:end] + "\n", encoding="utf-8")
    return path


def find_uv() -> Path | None:
    """The uv to use: that of the environment, or of the system; None if there is none, or if UV=no."""
    said = os.environ.get("UV", "")
    if said == "no":
        return None
    inside = VENV / "bin" / "uv"
    found = said or (str(inside) if inside.exists() else shutil.which("uv"))
    return Path(found) if found else None


def _install(lock: Path) -> None:
    """Everything that a lock names, with its hashes checked."""
    packages = sum(line[:1].isalnum() for line in lock.read_text(encoding="utf-8").splitlines())
    uv = find_uv()
    say(f"installing {packages} packages of {lock.relative_to(ROOT)} with {'uv' if uv else 'pip'}")
    known = len(_installed())

    def progress() -> str:
        return f"{len(_installed()) - known} of {packages} packages"

    if uv:
        try:
            run("installing packages", [*_with(uv), "--require-hashes", "-r", lock], _environment(), progress)
            return
        except Stop as error:
            say(f"uv could not do it, so pip tries: {str(error).splitlines()[0]}")
            _need_pip()
    run("installing packages", [*PIP, "--require-hashes", "-r", lock], progress=progress)


def _install_ourselves() -> None:
    """The package itself, as it stands in src; its rules are compiled elsewhere."""
    pure = {"MENSAE_PURE": "1"}
    words = ["--no-deps", "--no-build-isolation", "--editable", "."]
    uv = find_uv()
    if uv:
        run("installing mensae", [*_with(uv), *words], {**_environment(), **pure})
    else:
        run("installing mensae", [*PIP, *words], pure)


def _load_once() -> None:
    """So that Python keeps its bytecode: without it a server takes three times as long to start, and uv makes none."""
    run("loading the server once", [PYTHON, "-c", "import mensae.server.serve"], {"PYTHONDONTWRITEBYTECODE": ""})


def _with(uv: Path) -> list[str | Path]:
    return [uv, "pip", "install", "--no-config", "--python", PYTHON]


def _need_pip() -> None:
    if subprocess.run([PYTHON, "-m", "pip", "--version"], check=False, capture_output=True).returncode:
        run("fetching pip", [str(PYTHON), "-m", "ensurepip", "--upgrade"])


def _environment() -> dict[str, str]:
    """Where pip was told to look for packages, uv shall look as well."""
    said = {"UV_DEFAULT_INDEX": os.environ.get("PIP_INDEX_URL"), "SSL_CERT_FILE": os.environ.get("PIP_CERT")}
    return {name: value for name, value in said.items() if value and name not in os.environ}


def _installed() -> list[Path]:
    return list(VENV.glob("lib/*/site-packages/*.dist-info"))


def main(arguments: Sequence[str]) -> int:
    """`environment.py LEVEL`."""
    [level] = arguments
    make(level)
    return 0


if __name__ == "__main__":
    guarded(main)
