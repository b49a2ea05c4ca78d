"""What handlers ask for, by name."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from mensae.server.house import House
from mensae.server.hub import Hub
from mensae.server.seats import Visitor

AnyRequest = Request[Any, Any, Any]
TheHub = NamedDependency[Hub]
TheHouse = NamedDependency[House]
TheVisitor = NamedDependency[Visitor]
TableId = FromPath[str]
SeatInPath = Annotated[int, PathParameter(ge=0, le=99)]
EntriesInPath = Annotated[int, PathParameter(ge=0, le=2**31)]
AsSeat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99)]
