"""The way to a table: by a seat that is kept, by a recovery code, by taking a seat, or just to watch."""

from pathlib import Path
from typing import Any

from mensae.client import seats
from mensae.client.connection import Gone
from mensae.client.host import Declined, Host
from mensae.client.link import Link, read_link, read_server
from mensae.client.visit import Visit
from mensae.core.game import AnyGame
from mensae.core.schema import Seat
from mensae.games import GAMES
from mensae.wire.closing import Closing
from mensae.wire.http import Holding, NewTable, Place, Seated
from mensae.wire.names import SEAT, find
from mensae.wire.socket import Room


class OtherRules(Exception):
    """The server plays by rules that this program does not know; the message says which."""


async def sit_down(
    url: str,
    name: str | None = None,
    seat: Seat | None = None,
    watch: bool = False,
    code: str | None = None,
    language: str = "en",
    memory: Path | None = None,
    games: dict[str, AnyGame] = GAMES,
) -> Visit:
    """A visit to the table with this link.

    With a file for memory, the seat that was taken here before is taken again, and a new one is kept. Without a name,
    and without a seat that is known, one watches.
    Raises `NotALink`, `Unreachable`, `Declined` where the server refuses, and `OtherRules`.
    """
    link = read_link(url)
    host = Host(link, language)
    room = await host.room()
    game = _game(room, games)
    kept = seats.recall(memory, link, name, seat) if memory else None
    code = code or link.code
    if watch:
        return Visit(host, room, game, None)
    if code is not None:
        try:
            return _visit(host, await host.recover(code), game, memory)
        except Declined as error:
            if not _is_used_up(error) or kept is None:
                raise  # else it was used here, and the link is just being opened again
    if kept is not None and kept.secret is not None:
        host.cookies[host.name(f"{SEAT}{kept.seat}")] = kept.secret
        return _visit(host, Seated([Holding(kept.seat, kept.code)], room), game, memory)
    if kept is not None and memory is not None:
        return _visit(host, await _brought_back(host, kept, memory), game, memory)
    if name is None:
        return Visit(host, room, game, None)
    return _visit(host, await host.take(name, seat), game, memory)


async def open_table(
    url: str,
    game: AnyGame,
    seats: list[Place],
    language: str = "en",
    memory: Path | None = None,
    listed: bool = False,
    hints: bool = True,
    turn_limit: int | None = None,
    **options: Any,
) -> Visit:
    """A visit to a new table on the server with this address; of the seats that are `Me` one plays the first.

    Listed tables are in the lobby; a turn limit is in seconds. All else are options of the game, which the server
    checks: it raises `Declined` for a wrong one.
    """
    host = Host(Link(read_server(url), ""), language)
    seated = await host.new(NewTable(game.id, seats, options, listed, hints, turn_limit))
    return _visit(host.at(seated.room.id), seated, game, memory)


async def play_again(visit: Visit, memory: Path | None = None) -> Visit:
    """The same people at the next table; who watches goes on watching, once there is one."""
    if visit.known.seat is not None:
        seated = await visit.host.rematch()
        return _visit(visit.host.at(seated.room.id), seated, visit.game, memory, visit.known.seat)
    assert visit.known.room.rematch is not None
    host = visit.host.at(visit.known.room.rematch)
    return Visit(host, await host.room(), visit.game, None)


async def stand_up(visit: Visit, memory: Path | None = None) -> Visit:
    """Gives up the seat before the game begins, and watches from then on."""
    assert visit.known.seat is not None
    await visit.host.leave(visit.known.seat)
    if memory is not None:
        seats.forget(memory, visit.host.link, visit.known.seat)
    return Visit(Host(visit.host.link, visit.host.language), visit.known.room, visit.game, None)


def _visit(host: Host, seated: Seated, game: AnyGame, memory: Path | None, seat: Seat | None = None) -> Visit:
    """A visit on this seat, or on the first that was given."""
    holding = next(each for each in seated.seats if seat in (None, each.seat))
    link, number = host.link, holding.seat

    def let_go(gone: Gone) -> None:
        if memory is not None and gone.code == Closing.MOVED:
            seats.forget(memory, link, number)  # its code is used up
        elif memory is not None and gone.code == Closing.FORBIDDEN:
            seats.release(memory, link, number)

    if memory is not None:
        name, secret = seated.room.chairs[number].name, find(host.cookies, f"{SEAT}{number}")
        seats.keep(memory, link, seats.Kept(number, name, holding.code, secret))
    return Visit(host, seated.room, game, number, holding.code, let_go)


async def _brought_back(host: Host, kept: seats.Kept, memory: Path) -> Seated:
    try:
        return await host.recover(kept.code)
    except Declined as error:
        if _is_used_up(error):
            seats.forget(memory, host.link, kept.seat)
        raise


def _is_used_up(error: Declined) -> bool:
    return error.refusal.text.key == "server-wrong-code"


def _game(room: Room, games: dict[str, AnyGame]) -> AnyGame:
    game = games.get(room.game)
    if game is None or room.version != game.version:
        raise OtherRules(f"{room.game}, version {room.version}")
    return game
