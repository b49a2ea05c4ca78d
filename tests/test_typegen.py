"""The types of the web client are those of the server."""

import re
from typing import Any, Literal

import pytest
from msgspec import Struct
from msgspec import inspect as msgspec_inspect

from mensae.games import gardens
from tests import highcard
from tools import typegen


def interface(text: str, name: str) -> list[str]:
    """The lines of a struct, without comments."""
    [body] = re.findall(rf"^export (?:interface|type) {name} (?:= )?{{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    return [line.strip() for line in body.splitlines() if "/**" not in line]


def test_the_files_on_disk_are_what_the_structs_say() -> None:
    assert typegen.outdated() == []


@pytest.mark.parametrize("path", typegen.files(), ids=lambda path: path.name)
def test_a_file_says_what_made_it_and_ends_with_one_newline(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    assert "tools/typegen.py" in text.splitlines()[0]
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


def test_it_is_the_same_every_time() -> None:
    assert typegen.files() == typegen.files()


def test_what_a_client_sends_may_lack_fields_that_have_a_default() -> None:
    join = ['type: "join";', "since?: number;", "seat?: number | null;", "labels?: boolean;"]
    assert interface(typegen.wire(), "Join")[:4] == join
    assert interface(typegen.wire(), "Act") == [
        'type: "act";',
        "id: string;",
        "action: Action;",
        "seen?: number | null;",
        "then?: Action[];",
    ]


def test_what_the_server_sends_is_whole() -> None:
    fields = ["now: number;", "deadline?: number | null;", "limit?: number | null;", "stands?: boolean;"]
    assert interface(typegen.wire(), "Clock") == fields
    assert "seq: number | null;" in interface(typegen.wire(), "Ack")
    assert interface(typegen.wire(), "Choice")[1:] == ["label?: Told | null;", "key?: string;"]  # omits its defaults


def test_structs_of_every_part_of_the_interface_are_there() -> None:
    names = {
        "Room",
        "Told",
        "Problem",
        "GameInfo",
        "NewTable",
        "Seated",
        "Ranked",
        "MyTable",
        "Position",
        "Credentials",
    }
    text = typegen.wire()
    assert [name for name in names if f"export interface {name} {{" not in text] == []
    assert 'export const REACTIONS = ["yes", "no",' in text
    assert 'export const LANGUAGES = ["en", "de", "nl"] as const;' in text


def test_unions_and_literals_keep_their_names() -> None:
    text = typegen.wire()
    assert "export type Incoming = Join | Act | " in text
    assert "export type Place = Me | Open | Bot;" in text
    assert "seats: Place[];" in interface(text, "NewTable")
    assert "values: Record<string, Value>;" in interface(text, "Told")
    assert "phase: Phase;" in interface(text, "Room")


def test_codes_of_the_socket_come_with_their_sentences_and_pauses() -> None:
    text = typegen.wire()
    assert "  /** this seat was moved to another device */\n  MOVED: 4409,\n" in text
    assert "PAUSES: Partial<Record<number, number>> = {\n  1013: 2000,\n  4429: 5000,\n};" in text
    assert "export const MAX_NAME = 24 as const;" in text


def test_comments_come_along() -> None:
    assert "  /** null watches */\n  seat?: number | null;" in typegen.wire()


def test_a_game_has_its_view_its_actions_and_its_board() -> None:
    text = typegen.game_file(gardens.GAME)
    assert 'do: "use";' in interface(text, "Use")
    assert "direction: Direction | null;" in interface(text, "Use")
    assert "export type AnyMove = Started | Take | " in text
    assert "flowers: Record<string, Colour>;" in interface(text, "View")
    assert "stock: Partial<Record<Colour, number>>;" in interface(text, "Holding")
    assert "two_gardeners?: boolean;" in interface(text, "Options")
    assert '"F6": [0, 0],' in text
    assert '"centre": "F6",' in text


def test_two_structs_never_share_a_name() -> None:
    first, second = (type("Same", (Struct,), {}) for _ in range(2))
    translation = typegen.Translation({})
    translation.name(first)
    with pytest.raises(SystemExit, match="another struct is called Same"):
        translation.name(second)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (list[int | None], "(number | null)[]"),
        (tuple[int, str], "[number, string]"),
        (tuple[bool, ...], "boolean[]"),
        (dict[str, list[float]], "Record<string, number[]>"),
        (Literal["b", "a"], '"a" | "b"'),
        (Any, "unknown"),
    ],
)
def test_a_type_in_typescript(kind: Any, text: str) -> None:
    assert typegen.Translation({}).text(msgspec_inspect.type_info(kind)) == text


def test_a_game_without_data_for_clients_has_types_all_the_same() -> None:
    text = typegen.game_file(highcard.GAME)
    assert "export const DATA" not in text
    assert "cards: (number | null)[];" in interface(text, "View")
