"""What a program can ask of a table over `mensae.client`, at a real server: tables, looks, explanations, chains."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect
from msgspec.structs import FieldInfo, fields

from mensae.client import Declined, Visit, open_table, read_link, sit_down
from mensae.client.host import Host
from mensae.core.schema import Action, Refusal
from mensae.games import GAMES
from mensae.games.gardens.schema import Place, Plant, Take
from mensae.wire.http import Me, Open
from mensae.wire.limits import MAX_ASKED, MAX_CHAIN
from mensae.wire.socket import Explained, Looked, Update
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Running, serving
from tests.server.test_client import heard
from tests.server.test_polite_client import alone


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


def visiting(game: str, server: Running, play: Callable[[Visit], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE), await alone(server, game) as visit:
            await heard(visit, Update)
            await play(visit)

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_made_with_every_option_of_its_game(game: str, server: Running) -> None:
    other = {field.name: _another(field) for field in fields(GAMES[game].options)}

    async def main() -> None:
        for name, value in other.items():
            try:
                made = await open_table(server.url, GAMES[game], [Me("Ada"), Open()], **{name: value})
            except Declined:  # it is for one player, or this is declined, too
                made = await open_table(server.url, GAMES[game], [Me("Ada")], **{name: value})
            assert made.known.room.options[name] == value

    asyncio.run(main())


def _another(field: FieldInfo) -> Any:
    """A value that is not the default."""
    match inspect.type_info(field.type):
        case inspect.LiteralType(values):
            return next(value for value in values if value != field.default)
        case inspect.BoolType():
            return not field.default
        case inspect.IntType(ge=low, le=high):
            return next(value for value in (low, high) if value != field.default)
    raise AssertionError(f"{field.name} is of a kind that nobody can choose")


def test_a_table_is_made_as_it_is_wanted_or_the_server_says_why_not(server: Running) -> None:
    async def main() -> None:
        gardens = GAMES["gardens"]
        made = await open_table(server.url, gardens, [Me("Ada"), Open()], listed=True, hints=False, turn_limit=60)
        room = made.known.room
        assert (room.listed, room.hints, room.turn_limit) == (True, False, 60)
        for options, reason in (
            (
                {"scoring": "double"},
                r"These options do not fit the game: Invalid enum value 'double' - at `\$\.scoring`",
            ),
            ({"colour": "red"}, "Object contains unknown field `colour`"),
            ({"two_gardeners": True}, "Two gardeners each are for 2 players; this table has 3"),
        ):
            with pytest.raises(Declined, match=reason):
                await open_table(server.url, gardens, [Me("Ada"), Open(), Open()], **options)

    asyncio.run(main())


async def looked(visit: Visit, action: Action, *then: Action) -> Looked:
    found = await visit.look(action, *then)
    assert isinstance(found, Looked)
    return found


def test_the_program_in_the_documentation_plays_a_whole_game(server: Running) -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text()
    [program] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    command = [sys.executable, "-c", program, server.url]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    link, scores = done.stdout.split(" ", 1)
    room = asyncio.run(Host(read_link(link)).room())
    assert (room.phase, room.options["layout"], scores.startswith("[")) == ("over", "diamond2", True)


@pytest.mark.parametrize("game", ["gardens", "spacemaze", "onmars"])
def test_a_look_shows_in_the_words_of_the_game_what_doing_does(game: str, server: Running) -> None:
    async def play(visit: Visit) -> None:
        known, before = visit.known, visit.known.log
        looks = [(choice.action, await looked(visit, choice.action)) for choice in known.legal]
        assert (known.log, len(looks) > 1) == (before, True)
        action, look = next((action, look) for action, look in looks if not look.end)
        foreseen = known.after(look)
        assert (await visit.act(action)).refusal is None
        assert (known.view, known.prompt) == (foreseen, look.prompt)
        assert [choice.action for choice in known.legal] == [choice.action for choice in look.legal]
        assert known.log[-1].told == look.told[0]
        assert known.after(look) is None  # the table has gone on

    visiting(game, server, play)


def test_a_chain_is_looked_at_and_done_as_one(server: Running) -> None:
    async def play(visit: Visit) -> None:
        known, seq = visit.known, len(visit.known.log)
        take = known.legal[0].action
        place = (await looked(visit, take)).legal[0].action
        assert (type(take), type(place)) == (Take, Place)
        both = await looked(visit, take, place)
        assert (both.done, both.end, both.refusal) == (2, "others", None)
        wrong = await looked(visit, take, take)
        assert (wrong.done, type(wrong.refusal)) == (1, Refusal)
        assert (await visit.act(take, take)).refusal == wrong.refusal
        assert len(known.log) == seq
        assert (await visit.act(take, place)).refusal is None
        assert [entry.action for entry in known.log[seq : seq + 2]] == [take, place]

    visiting("gardens", server, play)


def test_actions_are_explained_or_refused_each_for_itself(server: Running) -> None:
    async def play(visit: Visit) -> None:
        choice, other = visit.known.legal[0], Plant("red")
        explained = await visit.explain(choice.action, other)
        assert isinstance(explained, Explained)
        good, bad = explained.actions
        assert (good.label, good.refusal) == (choice.label, None)
        assert (bad.label, bad.refusal) == (None, await visit.why(other))

    visiting("gardens", server, play)


def test_why_there_is_nothing_to_see_is_told(server: Running) -> None:
    async def play(visit: Visit) -> None:
        take = visit.known.legal[0].action
        for refusal in (await visit.look(*[take] * (MAX_CHAIN + 1)), await visit.explain(*[take] * (MAX_ASKED + 1))):
            assert isinstance(refusal, Refusal)
            assert refusal.text.key == "server-bad-message"
        async with await sit_down(visit.host.link.page, watch=True) as watching:
            refusal = await watching.look(take)
            assert isinstance(refusal, Refusal)
            assert refusal.text.key == "server-watching"

    visiting("gardens", server, play)
