"""The rules of the games, for reading."""

from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from mensae.core.schema import refused
from mensae.server.api.params import AnyRequest, TheHouse
from mensae.server.errors import spoken_language
from mensae.server.rulebook import rulebook
from mensae.texts import LANGUAGES
from mensae.wire.rulebook import Rulebook

Language = Annotated[str | None, QueryParameter(max_length=16)]


@get("/api/games/{game:str}/rules", opt={"role": "anyone"})
async def rules(request: AnyRequest, game: FromPath[str], house: TheHouse, language: Language = None) -> Rulebook:
    """The rule book in this language, or in that of the request; English where there is no other."""
    if game not in house.games:
        raise refused("server-no-game", game=game, games=", ".join(house.games))
    chosen = language or spoken_language(request.headers.get("accept-language", ""))
    return rulebook(game, chosen if chosen in LANGUAGES else "en")


HANDLERS: list[Any] = [rules]
