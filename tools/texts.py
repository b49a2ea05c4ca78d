"""Checks the `.ftl` files: the same keys with the same variables in every language, none missing, none unused."""

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parent.parent / "src" / "mensae"
WEB = Path(__file__).parent.parent / "web" / "src"
LANGUAGES = ("en", "de", "nl")
KEY = re.compile(r"[a-z]+(?:-[A-Za-z0-9]+)+")

# In the sources of the web client
QUOTED = re.compile(rf"(['\"`])({KEY.pattern})\1")
SAID = re.compile(rf"\bt\(\s*(['\"`])({KEY.pattern})\1")
TEMPLATE = re.compile(
    r"['\"`]([a-z]+(?:-[A-Za-z0-9]+)*-)\$?\{"
)  # `web-level-${level}`, and in Svelte "web-level-{level}"
OF_ANY_GAME = re.compile(r"`\$\{[^}]*\}-([a-z]+(?:-[A-Za-z0-9]+)*-?)(?:`|\$\{)")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Called for each { $name }."""
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message in a file."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise SystemExit(f"{path}: not Fluent: {str(entry.content).strip()[:80]}")
        if isinstance(entry, Message):
            if entry.id.name in found:
                raise SystemExit(f"{path}: {entry.id.name} is there twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class Uses(NamedTuple):
    """What sources say: texts are used if they are named, or begin like those that are put together."""

    whole: set[str]
    beginnings: set[str]
    needed: set[str]  # those of both that are certainly texts, and must be there

    def __or__(self, other: "Uses") -> "Uses":
        return Uses(*(mine | theirs for mine, theirs in zip(self, other, strict=True)))


def used(folder: Path) -> Uses:
    """The texts that Python names."""
    whole, beginnings = set(), set()
    for path in folder.rglob("*.py"):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    beginnings = {start for start in beginnings if re.fullmatch(r"[a-z]+(?:-[a-z]+)*-", start)}
    return Uses(whole, beginnings, whole | beginnings)


def used_by_client(folder: Path, game: str) -> Uses:
    """The texts that the web client names; `${game}-title` is one of each game.

    A word in quotes may as well be the name of a style, so only texts of its own and those that it says must be there.
    """
    whole, beginnings, needed = set[str](), set[str](), set[str]()
    for path in client_sources(folder):
        source = path.read_text(encoding="utf-8")
        quoted, starts = {key for _, key in QUOTED.findall(source)}, set(TEMPLATE.findall(source))
        of_games = {f"{game}-{rest}" for rest in OF_ANY_GAME.findall(source)}  # as far as the game has them
        whole |= quoted | of_games
        beginnings |= starts | {key for key in of_games if key.endswith("-")}
        needed |= {key for key in quoted | starts if key.startswith("web-")} | {key for _, key in SAID.findall(source)}
    return Uses(whole, beginnings, needed)


def client_sources(folder: Path) -> list[Path]:
    """The sources of the web client that people write, without its tests."""
    paths = sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])
    return [path for path in paths if not path.name.endswith((".gen.ts", ".test.ts"))]


def faults(folder: Path, code: Path, prefixes: set[str], client: Path | None = None) -> list[str]:
    """What is wrong with the texts of a folder, used by the code of another and by the client."""
    texts = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    uses = used(code) | (used_by_client(client, folder.parent.name) if client else Uses(set(), set(), set()))
    found = []
    for language in LANGUAGES[1:]:
        for key in sorted(texts["en"].keys() | texts[language].keys()):
            if texts["en"].get(key) != texts[language].get(key):
                found.append(f"{folder}: {key} has not the same variables in en and {language}, or is missing in one")
    of_games = {f"{prefix}-{end}" for prefix in prefixes for end in ("title", "pitch")}
    for key in sorted(texts["en"]):
        if key not in uses.whole | of_games and not key.startswith(tuple(uses.beginnings)):
            found.append(f"{folder}: {key} is never used")
        if key.split("-")[0] not in prefixes:
            found.append(f"{folder}: {key} belongs elsewhere; here they begin with {', '.join(sorted(prefixes))}")
    for key in sorted(key for key in uses.needed if key.split("-")[0] in prefixes):
        there = any(text.startswith(key) for text in texts["en"]) if key.endswith("-") else key in texts["en"]
        if not there:
            found.append(f"{folder}: {key} is used, but missing")
    return found


def main() -> int:
    """Prints what is wrong, or how many texts there are."""
    client = WEB if client_sources(WEB) else None
    found = faults(SOURCE / "texts", SOURCE, {"table", "cli", "terminal", "server"}, client)
    count = len(messages(SOURCE / "texts" / "en.ftl"))
    if client:
        found += faults(SOURCE / "texts" / "web", client, {"web"}, client)
        count += len(messages(SOURCE / "texts" / "web" / "en.ftl"))
    for folder in sorted((SOURCE / "games").glob("*/texts")):
        found += faults(folder, folder.parent, {folder.parent.name}, client)
        count += len(messages(folder / "en.ftl"))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{count} texts in {', '.join(LANGUAGES)}: " + (f"{len(found)} faults" if found else "complete"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
