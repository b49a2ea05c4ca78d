"""Games, tables to join, and new tables."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from mensae.core.schema import refused
from mensae.server.api.params import TableId, TheHouse, TheHub, TheVisitor
from mensae.server.api.tickets import seated
from mensae.server.course import LEVELS
from mensae.server.limits import Rate, network
from mensae.server.quotas import payer_of
from mensae.server.seating import bot, create, new_sheet, person
from mensae.server.seats import Visitor
from mensae.server.store.tables import Chair, Sheet, listed
from mensae.wire.http import Bot, GameInfo, Listed, Me, NewTable, Open, Place, Seated
from mensae.wire.socket import Room

NEW_TABLES = Rate(burst=20, per_second=0.2)
MOST_LISTED = 100


@get("/api/games", opt={"role": "anyone"})
async def games(house: TheHouse) -> list[GameInfo]:
    """Every game with its seats and options."""
    return [
        GameInfo(
            game.id,
            game.version,
            list(game.seats),
            msgspec.json.schema(game.options),
            list(LEVELS),
            game.real_time is not None,
        )
        for game in house.games.values()
    ]


@get("/api/tables", opt={"role": "anyone"})
async def lobby(house: TheHouse) -> list[Listed]:
    """The newest listed tables that are open or running."""
    found = await house.store.read(lambda connection: listed(connection, MOST_LISTED))
    return [_listed(sheet, chairs) for sheet, chairs in found]


def _listed(sheet: Sheet, chairs: list[Chair]) -> Listed:
    names, bots = [chair.name for chair in chairs], [chair.kind == "bot" for chair in chairs]
    phase: Any = sheet.phase
    return Listed(sheet.id, sheet.game, sheet.options, phase, names, bots, sheet.created)


@post("/api/tables", opt={"role": "anyone"})
async def new_table(data: JSONBody[NewTable], hub: TheHub, visitor: TheVisitor) -> Response[Seated]:
    """Makes a table; it begins at once if no seat is open. The answer's cookies are the keys to the seats."""
    house = hub.house
    if wait := house.limits.take(("table", network(visitor.address)), NEW_TABLES):
        raise refused("server-slow-down", seconds=int(wait) + 1)
    game = house.games.get(data.game)
    if game is None:
        raise refused("server-no-game", game=data.game, games=", ".join(house.games))
    chairs, mine = seats_for(data.seats, visitor)
    sheet = new_sheet(
        game,
        data.options,
        owner=mine[0] if mine else None,
        listed=data.listed,
        hints=data.hints,
        turn_limit=data.turn_limit,
    )
    live, tickets = await create(house, game, sheet, chairs, mine, payer_of(visitor))
    hub.add(live)
    return seated(live, tickets, house)


def seats_for(places: list[Place], visitor: Visitor) -> tuple[list[Chair], list[int]]:
    """The chairs, and which of them are the visitor's own; raises `Refused` where they make no sense."""
    chairs: list[Chair] = []
    for place in places:
        match place:
            case Me(name):
                chairs.append(person(name, visitor.account, chairs))
            case Open():
                chairs.append(Chair())
            case Bot(level):
                chairs.append(bot(level, chairs))
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    if not mine and any(chair.kind == "open" for chair in chairs):
        raise refused("server-nobody-seated")
    return chairs, mine


@get("/api/tables/{table_id:str}", opt={"role": "anyone"})
async def table(table_id: TableId, hub: TheHub) -> Room:
    """Everything about a table but the game itself."""
    return (await hub.find(table_id)).room()


HANDLERS: list[Any] = [games, lobby, new_table, table]
