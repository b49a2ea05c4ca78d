"""Rule books are taken apart without losing a rule."""

import asyncio
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import httpx
import msgspec
import pytest

from mensae.games import GAMES
from mensae.server.rulebook import parse, rulebook
from mensae.texts import LANGUAGES
from mensae.wire.rulebook import Block, Bullets, Grid, Heading, Paragraph, Rule, Rulebook, Section, Spans, TextSpan
from tests.server.databases import fresh_url
from tests.server.serving import Person, Running, serving
from tools import trace

BOOK = """# Tiny

A game
of two lines.

## 1. Begin

- **TI-01** Roll *one* die, see TI-02
  and `a | b`.
- **TI-02** Stop. *(ruling)*

### Notes

- TI-01: **never** twice
- nothing

## Table

| no. | what |
|---|---|
| E01 | `x`, TI-01 to TI-02 |

The end, <b>so</b> to speak.
"""


def plain(text: str) -> Spans:
    return [TextSpan(text, "plain")]


def test_a_book_is_taken_apart() -> None:
    sections = [
        Section("section-0", "", [Paragraph(plain("A game of two lines."))]),
        Section(
            "section-1",
            "1. Begin",
            [
                Rule(
                    "TI-01",
                    [
                        TextSpan("Roll ", "plain"),
                        TextSpan("one", "emphasis"),
                        TextSpan(" die, see ", "plain"),
                        TextSpan("TI-02", "rule"),
                        TextSpan(" and ", "plain"),
                        TextSpan("a | b", "code"),
                        TextSpan(".", "plain"),
                    ],
                ),
                Rule("TI-02", [TextSpan("Stop. ", "plain"), TextSpan("(ruling)", "emphasis")]),
                Heading(plain("Notes")),
                Bullets(
                    [
                        [
                            TextSpan("TI-01", "rule"),
                            TextSpan(": ", "plain"),
                            TextSpan("never", "strong"),
                            TextSpan(" twice", "plain"),
                        ],
                        plain("nothing"),
                    ]
                ),
            ],
        ),
        Section(
            "section-2",
            "Table",
            [
                Grid(
                    [plain("no."), plain("what")],
                    [
                        [
                            plain("E01"),
                            [
                                TextSpan("x", "code"),
                                TextSpan(", ", "plain"),
                                TextSpan("TI-01", "rule"),
                                TextSpan(" to ", "plain"),
                                TextSpan("TI-02", "rule"),
                            ],
                        ]
                    ],
                ),
                Paragraph(plain("The end, <b>so</b> to speak.")),
            ],
        ),
    ]
    assert parse("tiny", "en", BOOK) == Rulebook("tiny", "en", "Tiny", sections)


def spans(block: Block) -> Iterator[TextSpan]:
    match block:
        case Rule(spans=found) | Paragraph(found) | Heading(found):
            yield from found
        case Bullets(items):
            yield from (span for item in items for span in item)
        case Grid(head, rows):
            yield from (span for row in (head, *rows) for cell in row for span in cell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_once_and_in_order(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.language == language
    expected = trace.RULE.findall((files("mensae") / "games" / game / "SPEC.md").read_text(encoding="utf-8"))
    blocks = [block for section in book.sections for block in section.blocks]
    assert [block.id for block in blocks if isinstance(block, Rule)] == expected
    mentioned = {span.text for block in blocks for span in spans(block) if span.style == "rule"}
    assert mentioned <= set(expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_lost_and_no_mark_is_left(game: str, language: str) -> None:
    name = "SPEC.md" if language == "en" else f"SPEC.{language}.md"
    source = (files("mensae") / "games" / game / name).read_text(encoding="utf-8")
    book = rulebook(game, language)
    said = [book.title]
    for section in book.sections:
        said.append(section.title)
        for block in section.blocks:
            said += [block.id] if isinstance(block, Rule) else []
            said += [span.text for span in spans(block)]
    source = re.sub(r"^\|[\s:|-]+\|$| <!-- \w+ -->$", "", source, flags=re.MULTILINE)
    assert _words("".join(said)) == _words(source)
    assert not any(mark in text for text in said for mark in ("**", "`"))


def _words(text: str) -> str:
    """Letters and digits alone."""
    return re.sub(r"[\W_]+", "", text)


def test_a_section_can_be_linked_by_a_name_of_its_own() -> None:
    book = parse("none", "en", "# None\n\n## One\n\n## Two <!-- second -->\n\nText.\n")
    assert [(section.id, section.title) for section in book.sections] == [
        ("section-0", ""),
        ("section-1", "One"),
        ("second", "Two"),
    ]
    assert "letters" in [section.id for section in rulebook("spacemaze", "de").sections]


@pytest.mark.parametrize("game", GAMES)
def test_sections_have_the_same_ids_in_every_language(game: str) -> None:
    ids = [[section.id for section in rulebook(game, language).sections] for language in LANGUAGES]
    shortest = min(len(each) for each in ids)  # what is for programmers is in English only
    assert len({tuple(each[:shortest]) for each in ids}) == 1


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite")) as running:
        yield running


def test_the_language_is_that_of_the_question_or_of_the_reader(server: Running) -> None:
    async def main() -> dict[str, str]:
        async with Person(server.url) as ada:

            async def said(query: str, **headers: str) -> httpx.Response:
                return await ada.ask("GET", f"/api/games/gardens/rules{query}", headers=headers)

            answers = {
                "asked": await said("?language=de"),
                "liked": await said("", **{"accept-language": "nl-NL, en;q=0.5"}),
                "both": await said("?language=nl", **{"accept-language": "de"}),
                "unknown": await said("?language=fr"),
            }
            book: Any = msgspec.json.decode(answers["asked"].content, type=Rulebook)
            assert book == rulebook("gardens", "de")
            return {name: answer.json()["language"] for name, answer in answers.items()}

    assert asyncio.run(main()) == {"asked": "de", "liked": "nl", "both": "nl", "unknown": "en"}


def test_an_unknown_game_has_no_rules(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            answer = await ada.ask("GET", "/api/games/..%2Fgardens/rules")
            assert answer.status_code == 404
            answer = await ada.ask("GET", "/api/games/chess/rules")
            assert (answer.status_code, answer.json()["refusal"]["text"]["key"]) == (404, "server-no-game")

    asyncio.run(main())
