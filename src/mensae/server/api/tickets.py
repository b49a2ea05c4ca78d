"""The answer to whoever takes a seat: what they hold, and the cookies that prove it."""

from collections.abc import Sequence

from litestar import Response
from litestar.datastructures import Cookie

from mensae.server.cookies import KEEP
from mensae.server.house import House
from mensae.server.live import LiveTable
from mensae.server.seating import Ticket
from mensae.wire.http import Holding, Seated
from mensae.wire.names import SEAT


def seated(live: LiveTable, tickets: Sequence[Ticket], house: House) -> Response[Seated]:
    """The table with a cookie for each seat; it goes to this table's addresses only, and no script can read it."""
    cookies = [
        Cookie(
            key=f"{SEAT}{ticket.seat}",
            value=ticket.secret,
            path=f"/api/tables/{live.id}",
            max_age=KEEP,
            httponly=True,
            secure=house.settings.secure,
            samesite="lax",
        )
        for ticket in tickets
    ]
    holdings = [Holding(ticket.seat, ticket.code) for ticket in tickets]
    return Response(Seated(holdings, live.room()), status_code=201, cookies=cookies)
