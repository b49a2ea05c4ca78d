"""Names and chat: whatever people type stays text, can be read, and steers nothing."""

import asyncio
from typing import Any

import httpx
import pytest

from mensae.wire.limits import MAX_CHAT
from tests.server.highcard_server import shared_server
from tests.server.serving import Person, Running
from tests.server.test_security import code_of

ATTACKS = [
    "<b>Ada</b>", "<img src=x onerror=a()>", '"><svg onload=a()>', "javascript:alert(1)", "'; DROP TABLE chairs;--",
    "{{7*7}}${7*7}#{7*7}", "%s%n%x", "../../etc/passwd", "&lt;script&gt;", "<!--", "]]>", "-->", "\\u003cb>",
    "$(reboot)", "`id`", "{ $who }", "=1+1", "null", "undefined", "True", "0", "[object Object]", "</script>",
]  # fmt: skip
REAL = [
    "A", "Z" * 24, "Zoë", "Nguyễn Thị Ánh", "Łukasz", "Ωμέγα", "Пётр", "محمد", "עֲדִי", "王小明", "さくら",
    "김철수", "नमस्ते", "น้ำตาล", "O'Neill-Smith Jr.", "R2-D2", "4711", "👩‍👩‍👧‍👦", "🇳🇱 Piet", "Ada ❤️", "ß", "x²",
]  # fmt: skip
STEERING = {
    "bidi": "\u202e\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    "zero width": "\u200b\u200c\u2060\ufeff\u00ad\u180e",
    "control": "\0\a\b\x1b\x7f\x80\x9b",
    "nothing": "\ue000\U000f0000\u0378\uffff\ufdd0",
    "tags": "\U000e0041\U000e0001",
}
INVISIBLE = "\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4\ufe0f\u180b"
ZALGO = "Z\u0351\u036b\u0343\u036a\u0302a\u036b\u033d\u0353l"

server = shared_server("sqlite", "postgres")


async def create(person: Person, *names: str) -> httpx.Response:
    seats = [{"kind": "me", "name": name} for name in names]
    return await person.ask("POST", "/api/tables", {"game": "gardens", "seats": [*seats, {"kind": "open"}]})


def called(answer: httpx.Response) -> str:
    """The name that the table shows."""
    assert answer.headers["content-type"] == "application/json"
    room = answer.json().get("room") or answer.json()
    return str(room["chairs"][0]["name"])


def on_a_server(test: Any) -> Any:
    """Runs the test with somebody who has a browser, and another one."""

    def run(server: Running) -> None:
        async def main() -> None:
            async with Person(server.url) as ada, Person(server.url) as ben:
                await test(ada, ben)

        asyncio.run(main())

    run.__name__ = test.__name__
    return run


@on_a_server
async def test_a_name_stays_what_it_is(ada: Person, ben: Person) -> None:
    for name in (*REAL, *ATTACKS):
        answer = await create(ada, name)
        assert answer.status_code == 201, f"{name!r}: {answer.text}"
        assert called(answer) == name
        table = answer.json()["room"]["id"]
        assert called(await ada.ask("GET", f"/api/tables/{table}")) == name
        assert called(await ada.ask("PATCH", f"/api/tables/{table}/seats/0", {"name": f" {name} "})) == name


@on_a_server
async def test_a_name_that_steers_or_cannot_be_seen_is_refused(ada: Person, ben: Person) -> None:
    for kind, signs in STEERING.items():
        for sign in signs:
            answer = await create(ada, f"A{sign}da")
            assert code_of(answer) == "server-name-letters", f"{kind}: {sign!r}"
    assert code_of(await create(ada, ZALGO)) == "server-name-letters"
    for sign in INVISIBLE:
        assert (await create(ada, sign)).status_code == 400, f"{sign!r} is a name that nobody sees"


@on_a_server
async def test_a_name_has_1_to_24_letters(ada: Person, ben: Person) -> None:
    for name in ("", " ", "\t\n", "\u00a0", "...", "--", "\u200d", "\u0301"):
        assert code_of(await create(ada, name)) == "server-name-empty", repr(name)
    for length in (25, 200):
        problem = (await create(ada, "x" * length)).json()
        assert problem["refusal"]["text"]["values"] == {"length": length, "most": 24}
        assert "24" in problem["said"]
    assert (await create(ada, "x" * 201)).status_code == 400
    assert called(await create(ada, "  Ada \t\u2003 Lovelace  ")) == "Ada Lovelace"
    assert called(await create(ada, "Zoe\u0308")) == "Zoë"


@on_a_server
async def test_nobody_at_a_table_is_called_like_somebody_else(ada: Person, ben: Person) -> None:
    for name, same in (
        ("Ada", "ADA"),
        ("Ada", "Ａｄａ"),  # wide letters
        ("Ada", " ada "),
        ("Ada", "A\u200dda"),
        ("Ada", "Ada\ufe0f"),
        ("Zoë", "Zoe\u0308"),
        ("Straße", "STRASSE"),
        ("Fiona", "ﬁona"),
        ("Ada", "𝐀𝐝𝐚"),
        ("İnci", "i̇nci"),
    ):
        answer = await create(ada, name, same)
        assert (answer.status_code, code_of(answer)) == (409, "server-name-taken"), same
        table = (await create(ada, name)).json()["room"]["id"]
        answer = await ben.ask("POST", f"/api/tables/{table}/seats", {"name": same})
        assert (answer.status_code, code_of(answer)) == (409, "server-name-taken"), same
    table = await ada.create("Ada", None, None)
    await ben.take(table, "Ben")
    answer = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "ADA"})
    assert code_of(answer) == "server-name-taken"
    assert called(await ada.ask("PATCH", f"/api/tables/{table}/seats/0", {"name": "ADA"})) == "ADA"  # one's own


@on_a_server
async def test_a_person_cannot_pass_for_a_bot(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", "bot:easy", None)
    bot = (await ada.ask("GET", f"/api/tables/{table}")).json()["chairs"][1]["name"]
    answer = await ben.ask("POST", f"/api/tables/{table}/seats", {"name": bot.upper()})
    assert code_of(answer) == "server-name-taken"


@on_a_server
async def test_a_line_of_chat_stays_what_it_is(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None)
    talker, listener = await ada.join(table, 0), await ben.join(table)
    for text in (*REAL, *ATTACKS, "a\nb", "x" * MAX_CHAT):
        assert (await talker.request(type="say", text=text))["refusal"] is None
        assert (await listener.expect("talk"))["text"] == " ".join(text.split())
    again = await ben.join(table)
    assert again.welcome["talk"][0]["text"] == REAL[0]


@on_a_server
async def test_a_line_of_chat_steers_nothing(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None)
    talker, listener = await ada.join(table, 0), await ben.join(table)
    for sign in "".join(STEERING.values()):
        await talker.request(type="say", text=f"a{sign}b")
        assert (await listener.expect("talk"))["text"] == "a b", repr(sign)
    await talker.request(type="say", text=ZALGO * 20)
    assert "\u0351\u036b\u0343" not in (await listener.expect("talk"))["text"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "server-talk-empty"),
        (" \u200b\u202e\n", "server-talk-empty"),
        ("x" * (MAX_CHAT + 1), "server-talk-long"),
        ("x" * (4 * MAX_CHAT + 1), "server-bad-message"),
    ],
)
def test_a_line_of_chat_that_cannot_be_is_refused(text: str, code: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", None), 0)
            assert (await place.request(type="say", text=text))["refusal"]["text"]["key"] == code

    asyncio.run(main())
