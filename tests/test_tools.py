"""The tools that guard rules and texts find what is missing."""

import shutil
from pathlib import Path

import pytest

from tools import texts, trace

GARDENS = Path(__file__).parent.parent / "src" / "mensae" / "games" / "gardens"


@pytest.fixture
def gardens(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GARDENS, tmp_path / "gardens"))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_every_rule_of_gardens_is_traced(gardens: Path) -> None:
    assert trace.faults(gardens) == []


def test_a_rule_without_code_or_test_is_found(gardens: Path) -> None:
    change(gardens / "SPEC.md", "- **GM-99** ", "- **GM-100** New.\n- **GM-99** ")
    found = trace.faults(gardens)
    assert "GM-100 is not cited in the code" in found
    assert "GM-100 has no test" in found
    assert "SPEC.de.md does not have the same ids in the same order" in found


def test_a_rule_that_left_the_spec_is_found(gardens: Path) -> None:
    change(gardens / "SPEC.md", "- **GM-48** ", "- ")
    assert "GM-48 is cited in code, but not in SPEC.md" in trace.faults(gardens)


def test_an_example_without_a_test_is_found(gardens: Path) -> None:
    change(gardens / "SPEC.md", "| E30 |", "| E31 |")
    found = trace.faults(gardens)
    assert "E31 has no test" in found
    assert "E30 is shown by a test, but not in SPEC.md" in found


def test_ranges_of_ids_are_cited_whole() -> None:
    assert trace.cited("GM-51 to GM-53, GM-07") == {"GM-51", "GM-52", "GM-53", "GM-07"}


def test_the_texts_of_gardens_are_complete(gardens: Path) -> None:
    assert texts.faults(gardens / "texts", gardens, {"gardens"}) == []


def test_a_text_missing_in_a_language_is_found(gardens: Path) -> None:
    change(gardens / "texts" / "nl.ftl", "gardens-stuck = ", "gardens-stick = ")
    found = texts.faults(gardens / "texts", gardens, {"gardens"})
    assert len([fault for fault in found if "gardens-stuck" in fault or "gardens-stick" in fault]) == 2


def test_a_text_with_other_variables_is_found(gardens: Path) -> None:
    change(gardens / "texts" / "de.ftl", "{ $who } beginnt.", "Es geht los.")
    assert any("gardens-started" in fault for fault in texts.faults(gardens / "texts", gardens, {"gardens"}))


def test_an_unused_text_is_found(gardens: Path) -> None:
    for language in texts.LANGUAGES:
        path = gardens / "texts" / f"{language}.ftl"
        path.write_text(path.read_text(encoding="utf-8") + "gardens-lonely = Hello\n", encoding="utf-8")
    assert any(
        fault.endswith("gardens-lonely is never used") for fault in texts.faults(gardens / "texts", gardens, set())
    )


def test_a_key_without_a_text_is_found(gardens: Path) -> None:
    change(gardens / "prose.py", '"gardens-stuck"', '"gardens-stuck-fast"')
    found = texts.faults(gardens / "texts", gardens, {"gardens"})
    assert any(fault.endswith("gardens-stuck-fast is used, but missing") for fault in found)
