"""Builds the web client into the package, from what npm installs: `page.py build`, `page.py modules FOLDER`."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

from tools.environment import VENV
from tools.steps import ROOT, alone, digest, guarded, read_key, run, say, write_key

WEB = ROOT / "web"
SITE = ROOT / "src" / "mensae" / "site"
KEY = ROOT / "build" / "page.key"
NPM = ("npm", "--no-fund", "--no-audit", "--loglevel=error")


def is_current() -> bool:
    """Is the page that is there the one that the sources say?"""
    return (SITE / "index.html").exists() and read_key(KEY) == _key()


def build() -> None:
    """Builds the page where its sources have changed."""
    if is_current():
        return
    with alone("page"):
        if is_current():
            return
        modules(WEB, whole=False)
        say("building the page")
        KEY.unlink(missing_ok=True)
        run("building the page", [*NPM, "run", "build", "--", "--logLevel=warn"], _environment(), cwd=WEB)
        write_key(KEY, _key())
        say("the page is built")


def modules(folder: Path, whole: bool) -> None:
    """Installs what a package-lock.json names; only a whole set holds what lint and tests need."""
    key, there = digest([folder / "package-lock.json", folder / "package.json"]), folder / "node_modules" / ".made"
    if read_key(there) in ([f"whole {key}"] if whole else [f"whole {key}", f"part {key}"]):
        return
    names = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"].values()
    wanted = sum(1 for each in names if whole or not each.get("dev"))
    say(f"installing about {wanted} packages of {folder.relative_to(ROOT)} with npm")

    def progress() -> str:
        return f"{len(list((folder / 'node_modules').glob('*/package.json')))} packages are there"

    there.unlink(missing_ok=True)
    words = [] if whole else ["--omit=dev"]
    run(f"npm ci in {folder.name}", [*NPM, "ci", *words], _environment(), progress, cwd=folder)
    write_key(there, f"{'whole' if whole else 'part'} {key}")


def _environment() -> dict[str, str]:
    """Node comes from a wheel, so npm and its scripts find it in our environment."""
    return {"PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def _key() -> str:
    sources = list((ROOT / "src").rglob("*.ftl"))
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        sources += [Path(folder) / name for name in files]
    return digest(sources)


def main(arguments: Sequence[str]) -> int:
    """`page.py build`, or `page.py modules FOLDER ...`."""
    match arguments:
        case ["build"]:
            build()
        case ["modules", *folders]:
            for folder in folders:
                modules(ROOT / folder, whole=True)
        case _:
            raise SystemExit(__doc__)
    return 0


if __name__ == "__main__":
    guarded(main)
