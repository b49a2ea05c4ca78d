"""For operators: is it alive, is it ready, how is it doing."""

from typing import Any

from litestar import Response, get
from sqlalchemy import Connection, exists, select

from mensae import __version__
from mensae.core.schema import refused
from mensae.server.api.params import TheHub
from mensae.server.metrics import CONTENT_TYPE
from mensae.server.store.schema import metadata
from mensae.wire.http import Health


@get("/healthz", opt={"role": "anyone"})
async def alive() -> Health:
    """Whether the process answers at all."""
    return Health("alive", __version__)


@get("/readyz", opt={"role": "anyone"})
async def ready(hub: TheHub) -> Health:
    """Whether it can serve: the database can be read and written, all tasks run, and it is not about to stop."""
    if hub.closing or hub.failing():
        raise refused("server-unavailable")
    await hub.house.store.read(_look)
    await hub.house.store.prove()
    return Health("ready", __version__)


def _look(connection: Connection) -> None:
    """Reads a little of every table."""
    connection.execute(select(*(exists().select_from(table) for table in metadata.sorted_tables))).first()


@get("/metrics", opt={"role": "operator"}, include_in_schema=False)
async def metrics(hub: TheHub) -> Response[bytes]:
    """What Prometheus reads."""
    return Response(hub.house.metrics.render(), media_type=CONTENT_TYPE)


HANDLERS: list[Any] = [alive, ready, metrics]
