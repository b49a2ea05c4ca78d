"""The sketch in random games of all sizes: it fits, marks every choice, hides what is secret, and is explained."""

import re
from pathlib import Path

import pytest

from mensae.core.chance import FastRng
from mensae.games.onmars.rules.hidden import resample
from mensae.games.onmars.sketch.signs import WIDTH
from mensae.games.onmars.tests.position import choices
from mensae.games.onmars.tests.sketches import TABLES, moments, readers, spans, text

HIGHEST = {1: 24, 2: 26, 3: 29, 4: 32}  # lines, by seats; they are as many only late in a game
DIRECTIONS = "↑↗↘↓↙↖"  # some of them stand for all


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_every_moment_of_a_game_fits(seats: int, variant: bool) -> None:
    for s in moments(seats, variant, seed=seats):
        for reader in readers(s):
            lines = text(s, reader)
            assert max(map(len, lines)) <= WIDTH, "\n".join(lines)
            assert len(lines) <= HIGHEST[seats], "\n".join(lines)


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_every_choice_is_marked_even_without_colours(seats: int, variant: bool) -> None:
    for s in moments(seats, variant, seed=10 + seats, every=97):
        for seat in readers(s)[1:]:
            unmarked = text(s, seat, [])
            for choice in choices(s)[:25] if s.asked == seat else []:
                assert text(s, seat, [choice]) != unmarked, (choice, unmarked)


@pytest.mark.rule("OM-015")
def test_what_is_hidden_changes_nothing() -> None:
    for s in moments(3, True, seed=4, every=97):
        for reader in range(3):
            assert spans(s, reader) == spans(resample(s, reader, FastRng(1)), reader)


@pytest.mark.parametrize("book", ["SPEC.md", "SPEC.de.md", "SPEC.nl.md"])
def test_the_rule_book_explains_every_sign(book: str) -> None:
    section = (Path(__file__).parents[1] / book).read_text(encoding="utf-8").partition("<!-- letters -->")[2]
    explained = set("".join(re.findall(r"`([^`]*)`", section.partition("\n## ")[0]))) | set(DIRECTIONS)
    for seats, variant in TABLES:
        for s in moments(seats, variant, seed=20 + seats, every=41):
            drawn = {char for line in text(s, int(s.asked) if s.asked >= 0 else None) for char in line}
            assert {char for char in drawn if not char.isdigit() and char not in " ,.-cdal"} <= explained
