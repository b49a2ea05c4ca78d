"""The tools that guard rules and texts find what is missing."""

import shutil
from pathlib import Path

import pytest

from mensae.texts import bundle
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


def test_what_a_module_says_of_itself_is_no_code_for_a_rule(gardens: Path) -> None:
    change(gardens / "SPEC.md", "- **GM-99** ", "- **GM-100** New.\n- **GM-99** ")
    (gardens / "more.py").write_text('"""GM-98 to GM-100: all of it."""\n\nMOST = 3\n', encoding="utf-8")
    assert "GM-100 is not cited in the code" in trace.faults(gardens)
    change(gardens / "more.py", "MOST = 3", "MOST = 3  # GM-100")
    assert "GM-100 is not cited in the code" not in trace.faults(gardens)


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
    assert texts.faults(gardens / "texts", gardens, {"gardens"}, texts.WEB) == []


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
    change(gardens / "speech.py", '"gardens-stuck"', '"gardens-stuck-fast"')
    found = texts.faults(gardens / "texts", gardens, {"gardens"})
    assert any(fault.endswith("gardens-stuck-fast is used, but missing") for fault in found)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A web client with its texts."""
    sources = {
        "App.svelte": """<h1 class="web table-wide">{t('web-hello')}</h1> {t(`web-level-${level}`)}""",
        "Coach.svelte": "<p>{t(`${game}-learn-${lesson}`)}</p>",
        "lib/say.ts": """export const key = "web-bye"; t('table-chance'); t(`${game}-title`);""",
        "games/gardens/board.ts": "t('gardens-ui-hex', { hex });",
        "lib/wire.gen.ts": "'web-generated'",
        "lib/say.test.ts": "t('web-tested')",
    }
    for name, source in sources.items():
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    written = "web-hello = Hello\nweb-bye = Bye\nweb-level-easy = Easy\n"
    for language in texts.LANGUAGES:
        (tmp_path / "texts").mkdir(exist_ok=True)
        (tmp_path / "texts" / f"{language}.ftl").write_text(written, encoding="utf-8")
    return tmp_path


def web_faults(client: Path) -> list[str]:
    found = texts.faults(client / "texts", client / "src", {"web"}, client / "src")
    return [fault.partition(": ")[2] for fault in found]


def write_everywhere(folder: Path, text: str) -> None:
    for language in texts.LANGUAGES:
        path = folder / f"{language}.ftl"
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_the_texts_of_a_web_client_are_complete(client: Path) -> None:
    assert web_faults(client) == []


def test_a_text_that_the_web_client_lacks_is_found(client: Path) -> None:
    change(client / "src" / "App.svelte", "'web-hello'", "'web-hallo'")
    change(client / "src" / "App.svelte", "`web-level-", "`web-strength-")
    assert web_faults(client) == [
        "web-hello is never used",
        "web-level-easy is never used",
        "web-hallo is used, but missing",
        "web-strength- is used, but missing",
    ]


def test_a_text_in_the_wrong_file_is_found(client: Path) -> None:
    write_everywhere(client / "texts", "table-chance = Chance\n")
    assert web_faults(client) == ["table-chance belongs elsewhere; here they begin with web"]


def test_the_client_uses_texts_of_the_platform_and_of_games(client: Path, gardens: Path) -> None:
    found = texts.used_by_client(client / "src", "gardens")
    assert found.whole >= {"table-chance", "gardens-title", "gardens-ui-hex", "web-bye"}
    assert found.beginnings == {"web-level-", "gardens-learn-"}
    assert found.needed == {"web-hello", "web-bye", "web-level-", "table-chance", "gardens-ui-hex"}  # a style is none
    write_everywhere(gardens / "texts", "gardens-ui-hex = { $hex }\ngardens-learn-first = Look\n")
    alone = texts.faults(gardens / "texts", gardens, {"gardens"})
    together = texts.faults(gardens / "texts", gardens, {"gardens"}, client / "src")
    assert set(alone) - set(together) >= {
        f"{gardens / 'texts'}: gardens-ui-hex is never used",
        f"{gardens / 'texts'}: gardens-learn-first is never used",
    }


def test_the_server_says_its_texts_without_those_of_the_client() -> None:
    assert not any(key.startswith("web-") for key in bundle("en", "gardens")._messages)
