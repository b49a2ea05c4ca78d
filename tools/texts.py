"""Checks the `.ftl` files: the same keys with the same variables in every language, none missing, none unused."""

import ast
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parent.parent / "src" / "mensae"
LANGUAGES = ("en", "de", "nl")
KEY = re.compile(r"[a-z]+(?:-[A-Za-z0-9]+)+")


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


def used(folder: Path) -> tuple[set[str], set[str]]:
    """The keys that code names as a whole, and the beginnings of those that it puts together."""
    whole, beginnings = set(), set()
    for path in folder.rglob("*.py"):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {start for start in beginnings if re.fullmatch(r"[a-z]+(?:-[a-z]+)*-", start)}


def faults(folder: Path, code: Path, prefixes: set[str]) -> list[str]:
    """What is wrong with the texts of a folder, used by the code of another."""
    texts = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    whole, beginnings = used(code)
    found = []
    for language in LANGUAGES[1:]:
        for key in sorted(texts["en"].keys() | texts[language].keys()):
            if texts["en"].get(key) != texts[language].get(key):
                found.append(f"{folder}: {key} has not the same variables in en and {language}, or is missing in one")
    for key in sorted(texts["en"]):
        if key not in whole and not key.startswith(tuple(beginnings)) and not key.endswith(("-title", "-pitch")):
            found.append(f"{folder}: {key} is never used")
    for key in sorted(whole):
        if key.split("-")[0] in prefixes and key not in texts["en"]:
            found.append(f"{folder}: {key} is used, but missing")
    return found


def main() -> int:
    """Prints what is wrong, or how many texts there are."""
    found = faults(SOURCE / "texts", SOURCE, {"table", "cli", "terminal", "server"})
    count = len(messages(SOURCE / "texts" / "en.ftl"))
    for folder in sorted((SOURCE / "games").glob("*/texts")):
        found += faults(folder, folder.parent, {folder.parent.name})
        count += len(messages(folder / "en.ftl"))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{count} texts in {', '.join(LANGUAGES)}: " + (f"{len(found)} faults" if found else "complete"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
