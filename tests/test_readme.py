"""What the documents show at the Python prompt is what happens."""

import doctest
from pathlib import Path

import pytest

pytestmark = pytest.mark.both

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_in_a_document_are_true(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False)
    assert result.failed == 0


def test_the_readme_shows_examples() -> None:
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>> ") >= 10


def test_every_link_between_documents_leads_somewhere() -> None:
    for path in [*DOCUMENTS, ROOT / "CONTRIBUTING.md"]:
        text = path.read_text(encoding="utf-8")
        for part in text.split("](")[1:]:
            link = part.split(")")[0].split("#")[0]
            if link and not link.startswith("http"):
                assert (path.parent / link).exists(), f"{path.name} links to {link}"


def test_no_document_has_a_gap_left_to_fill() -> None:
    for path in [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]:
        assert "@@" not in path.read_text(encoding="utf-8"), path.name
