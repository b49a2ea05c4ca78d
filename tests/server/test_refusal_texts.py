"""Every refusal that the server can give is a sentence in every language, with the values that are sent along."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mensae import server
from mensae.core.schema import Refusal, Told
from mensae.server.errors import STATUS
from mensae.texts import LANGUAGES, Speaker

SOURCE = Path(str(server.__file__)).parent
CORE = SOURCE.parent / "core" / "table.py"
MAKERS = {"refused", "_refusal", "Told", "_plain"}  # what makes a refusal or a text from a key and values


def check_clear(refusal: dict[str, Any], game: str | None = None) -> str:
    """The code of a refusal, which can be said in every language with what came along."""
    text = msgspec.convert(refusal, Refusal).text
    said = [Speaker(language, game).say(text) for language in LANGUAGES]
    assert all(sentence.strip() for sentence in said), text
    assert len(set(said)) > 1 or text.key.startswith("highcard-"), f"{text} is the same in all languages"
    return text.key


def keys_of(call: ast.Call) -> Iterator[str]:
    """The keys among the arguments, also those of `a if b else c`."""
    for argument in call.args[:3]:
        for node in (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                yield node.value


def values_of(call: ast.Call) -> set[str]:
    """The names of the values that go with the key."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            names |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
    return names


def emitted() -> Iterator[tuple[str, set[str], str]]:
    """Every key in the source of the server and of tables, the values beside it, and where."""
    for path in (*SOURCE.rglob("*.py"), CORE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in MAKERS:
                for key in keys_of(node):
                    yield key, values_of(node), f"{path.name}:{node.lineno}"


def test_every_refusal_in_the_source_can_be_said() -> None:
    found = list(emitted())
    assert len({key for key, _, _ in found}) > 60
    for key, names, where in found:
        for language in LANGUAGES:
            values: dict[str, Any] = dict.fromkeys(names, 2)
            assert Speaker(language).say(Told(key, values)).strip(), f"{where}: {key} says nothing in {language}"


def test_every_code_with_a_status_can_be_said_and_is_used() -> None:
    keys = {key for key, _, _ in emitted()}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict) and path.name == "errors.py":  # codes by the status of Litestar
                keys |= {str(value.value) for value in node.values if isinstance(value, ast.Constant)}
    assert set(STATUS) - keys == set(), "a status for what is never answered"
    for language in LANGUAGES:
        assert all(Speaker(language).texts.has_message(key) for key in STATUS)


def test_what_is_wrong_with_a_sentence_would_be_noticed() -> None:
    call = ast.parse('refused("server-full" if a else "server-no-game", game=b)').body[0]
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    assert list(keys_of(call.value)) == ["server-full", "server-no-game"]
    assert values_of(call.value) == {"game"}
