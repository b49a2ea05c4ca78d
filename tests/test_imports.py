"""The rings: core knows no game, games know core only, the rest knows no particular game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
PURE = ("mensae.core", "mensae.games")  # no clock, no random, no input or output
SHARED = "mensae.games.components"  # how the printed parts of a game are read
APART = {
    "mensae.server.store": "mensae.wire",  # what lies on disk is no message: each changes for reasons of its own
    "mensae.client": "mensae.server",  # whoever speaks the wire needs no server
    "mensae.terminal": "mensae.server",
}
IMPURE = {"asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket", "sqlite3"}
IMPURE |= {"subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"}
OPENERS = {"open", "print", "input", "read_text", "read_bytes", "write_text", "write_bytes"}


def modules() -> dict[str, str]:
    """The source of every module but tests, by name."""
    paths = [path for path in (SOURCE / "mensae").rglob("*.py") if "tests" not in path.parts]
    names = {path: ".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths}
    return {name.removesuffix(".__init__"): path.read_text(encoding="utf-8") for path, name in names.items()}


def imports(name: str, source: str) -> Iterator[str]:
    """Every module that the source imports, and each name that it takes from one, since that may be a module too."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                above = name.split(".")[:-level] if level else []
                base = ".".join([*above, *([module] if module else [])])
                yield base
                yield from (f"{base}.{alias.name}" for alias in names)


def calls(source: str) -> Iterator[str]:
    """The last name of everything that the source calls."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(attr=name)):
                yield name


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def faults(name: str, source: str, games: set[str]) -> list[str]:
    """What the module may not import or call."""
    found = [module for module in imports(name, source) if not _allowed(name, module, games)]
    if within(name, *PURE):
        # the data files of a game are read once, when its module `components` is imported
        openers = OPENERS - {"read_bytes"} if re.fullmatch(r"mensae\.games\.\w+\.components", name) else OPENERS
        found += [f"{call}()" for call in calls(source) if call in openers]
    return found


def _allowed(name: str, module: str, games: set[str]) -> bool:
    if within(name, *PURE) and module.split(".", 1)[0] in IMPURE:
        return name == "mensae.core.chance" and within(module, "secrets")
    if not within(module, "mensae"):
        return True
    if any(within(name, one) and within(module, other) for one, other in APART.items()):
        return False
    if within(name, "mensae.core"):
        return within(module, "mensae.core")
    if within(name, "mensae.wire"):
        return within(module, "mensae.core", "mensae.wire")
    if name == "mensae.games":
        return within(module, "mensae.core", "mensae.games")
    if name == SHARED:
        return False
    own = [game for game in games if within(name, game)]
    return within(module, "mensae.core", SHARED, *own) if own else not within(module, *games)


def games() -> set[str]:
    return {f"mensae.games.{path.parent.name}" for path in (SOURCE / "mensae" / "games").glob("*/__init__.py")}


@pytest.mark.parametrize("name", sorted(modules()))
def test_a_module_imports_only_what_its_ring_knows(name: str) -> None:
    assert faults(name, modules()[name], games()) == []


def test_the_rings_are_there() -> None:
    assert "mensae.games.gardens" in games()
    assert {"mensae.core.table", "mensae.games.gardens.rules.engine", "mensae.bots", "mensae.cli"} <= set(modules())


@pytest.mark.parametrize(
    ("name", "source", "fault"),
    [
        ("mensae.core.table", "from mensae.games import GAMES", "mensae.games"),
        ("mensae.core.table", "import mensae.texts", "mensae.texts"),
        ("mensae.core.table", "from mensae import texts", "mensae"),
        ("mensae.core.table", "from .. import texts", "mensae"),
        ("mensae.core.table", "from ..games import gardens", "mensae.games"),
        ("mensae.core.table", "import time", "time"),
        ("mensae.core.table", "from secrets import token_bytes", "secrets"),
        ("mensae.core.chance", "import random", "random"),
        ("mensae.core.record", "def f():\n    open('x')", "open()"),
        ("mensae.games.gardens.data", "from os.path import join", "os.path"),
        ("mensae.games.gardens.data", "def f():\n    import logging", "logging"),
        ("mensae.games.gardens.data", "from mensae.games.onmars import data", "mensae.games.onmars"),
        ("mensae.games.gardens.data", "from mensae.games import onmars", "mensae.games"),
        ("mensae.games.gardens.data", "from mensae.bots import BOTS", "mensae.bots"),
        ("mensae.games.gardens.rules.turn", "x.read_text()", "read_text()"),
        ("mensae.games.gardens.data", "x.read_bytes()", "read_bytes()"),
        ("mensae.games.gardens.components", "x.write_bytes(b'')", "write_bytes()"),
        ("mensae.bots.greedy", "from mensae.games.gardens import rules", "mensae.games.gardens"),
        ("mensae.wire.change", "from mensae.server import live", "mensae.server"),
        ("mensae.server.store.tables", "from mensae.wire.socket import Talk", "mensae.wire.socket"),
        ("mensae.server.store.tables", "from mensae import wire", "mensae.wire"),
        ("mensae.server.store.tables", "from mensae.games import gardens", "mensae.games.gardens"),
        ("mensae.wire.http", "from mensae.texts import Speaker", "mensae.texts"),
        ("mensae.client.host", "from mensae.server.errors import Problem", "mensae.server.errors"),
        ("mensae.client.host", "from ..server import live", "mensae.server"),
        ("mensae.terminal.guest", "def f():\n    from mensae import server", "mensae.server"),
        ("mensae.lab.fuzz", "from mensae.games import GAMES, gardens", "mensae.games.gardens"),
        ("mensae.cli", "import mensae.games.onmars as game", "mensae.games.onmars"),
        ("mensae.terminal.app", "def f():\n    from mensae.games import gardens", "mensae.games.gardens"),
    ],
)
def test_a_forbidden_import_is_found(name: str, source: str, fault: str) -> None:
    assert fault in faults(name, source, {"mensae.games.gardens", "mensae.games.onmars"})


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("mensae.core.chance", "import secrets"),
        ("mensae.core.table", "from mensae.core.schema import Seat\nimport json\nfrom typing import Any"),
        ("mensae.games", "from mensae.games import gardens"),
        (
            "mensae.games.gardens.data",
            "from mensae.games.gardens.schema import Hex\nfrom mensae.core.chance import Rng",
        ),
        ("mensae.games.gardens.components", "x.read_bytes()"),
        ("mensae.bots.tree", "from time import perf_counter\nfrom mensae.core.chance import Rng"),
        ("mensae.server.live", "from mensae.server.store import tables\nfrom mensae.wire.socket import Room"),
        ("mensae.client.host", "from mensae.wire.http import Problem\nfrom mensae.core.schema import Seat"),
        ("mensae.cli", "from mensae.games import GAMES\nprint(open('x').read())"),
    ],
)
def test_an_allowed_import_is_left_in_peace(name: str, source: str) -> None:
    assert faults(name, source, {"mensae.games.gardens", "mensae.games.onmars"}) == []
