"""The rule books: a game's SPEC.md in each language, taken apart for clients that show and link rules."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby

from mensae.wire.rulebook import (
    Block,
    Bullets,
    Grid,
    Heading,
    Paragraph,
    Rule,
    Rulebook,
    Section,
    Spans,
    TextSpan,
    TextStyle,
)

_ID = r"[A-Z]{2}-\d+[a-z]?"
_RULE = re.compile(rf"- \*\*({_ID})\*\* (.*)")
_INLINE = re.compile(
    rf"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*\s](?:[^*]*[^*\s])?)\*|(?P<rule>\b{_ID}\b)"
)
_RULER = re.compile(r"\|[\s:|-]+\|")  # between the head of a table and its rows


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language, or in English."""
    folder = files("mensae") / "games" / game
    translated = folder / f"SPEC.{language}.md"
    if language != "en" and translated.is_file():
        return parse(game, language, translated.read_text(encoding="utf-8"))
    return parse(game, "en", (folder / "SPEC.md").read_text(encoding="utf-8"))


def parse(game: str, language: str, text: str) -> Rulebook:
    """A rule book from its Markdown."""
    top, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, before = top.partition("\n")
    sections = [Section("section-0", "", _blocks(before))]
    for number, chapter in enumerate(chapters, 1):
        heading, _, body = chapter.partition("\n")
        name, _, mark = heading.strip().removesuffix(" -->").partition(" <!-- ")
        sections.append(Section(mark or f"section-{number}", name, _blocks(body)))
    return Rulebook(game, language, title.removeprefix("# ").strip(), sections)


def _blocks(text: str) -> list[Block]:
    return [block for kind, lines in groupby(_lines(text), _kind) for block in _made(kind, list(lines))]


def _lines(text: str) -> Iterator[str]:
    """The lines, each with those that continue it."""
    open_line = ""
    for line in (*text.splitlines(), ""):
        if open_line and line and _kind(line) == "paragraph" and _kind(open_line) not in ("heading", "table"):
            open_line += f" {line.strip()}"
            continue
        if open_line:
            yield open_line
        if not line.strip():
            yield ""
        open_line = line.strip()


def _kind(line: str) -> str:
    if not line:
        return "nothing"
    if _RULE.match(line):
        return "rule"
    starts = {"- ": "bullets", "### ": "heading", "|": "table"}
    return next((kind for start, kind in starts.items() if line.startswith(start)), "paragraph")


def _made(kind: str, lines: list[str]) -> list[Block]:
    match kind:
        case "rule":
            return [Rule(found[1], _spans(found[2])) for line in lines if (found := _RULE.match(line))]
        case "bullets":
            return [Bullets([_spans(line.removeprefix("- ")) for line in lines])]
        case "heading":
            return [Heading(_spans(line.removeprefix("### "))) for line in lines]
        case "table":
            head, *rows = [_cells(line) for line in lines if not _RULER.fullmatch(line)]
            return [Grid(head, rows)]
        case "paragraph":
            return [Paragraph(_spans(line)) for line in lines]
    return []


def _cells(line: str) -> list[Spans]:
    return [_spans(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _spans(text: str) -> Spans:
    spans, end = [], 0
    for found in _INLINE.finditer(text):
        if found.start() > end:
            spans.append(TextSpan(text[end : found.start()], "plain"))
        [(style, inner)] = [(name, value) for name, value in found.groupdict().items() if value is not None]
        spans.append(TextSpan(inner, _STYLES[style]))
        end = found.end()
    if end < len(text):
        spans.append(TextSpan(text[end:], "plain"))
    return spans


_STYLES: dict[str, TextStyle] = {"code": "code", "strong": "strong", "emphasis": "emphasis", "rule": "rule"}
