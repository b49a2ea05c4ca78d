"""A real server on which High Card and Rush are played too, with texts for them: they lie outside of the package."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any
from unittest.mock import patch

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mensae import texts
from mensae.core.game import AnyGame
from mensae.games import GAMES
from mensae.texts import bundle
from tests import highcard, rush
from tests.rush.texts import PLAIN as RUSH
from tests.server.databases import Kind, drop, fresh_url
from tests.server.serving import Running, serving

WORKERS = "tests.server.worker_games:GAMES"
PLAIN = """
highcard-ask-choose = Keep or swap? { $count } have to decide.
highcard-ask-over = The cards are on the table.
highcard-ask-wait = { $count } have to decide.
highcard-dealt = { $who } gets { $card }.
highcard-dealt-hidden = { $who } gets a card.
highcard-decided = { $who } has decided.
highcard-do-keep = Keep { $card }
highcard-do-swap = Swap { $card }
highcard-keep = { $who } keeps.
highcard-no-card = There is no { $card } left.
highcard-no-chance = This is not for you to do.
highcard-no-deal = The cards are not dealt yet.
highcard-no-over = The game is over.
highcard-no-pack = A pack up to { $highest } is too small for { $seats }.
highcard-no-talk = Nobody talks now.
highcard-no-time-up = You have { $seconds } seconds.
highcard-no-twice = You have decided already.
highcard-shown = { $who } had { $card }.
highcard-swap = { $who } swaps.
highcard-time-up = The time is up.
"""

PLAINS = {highcard.GAME.id: PLAIN, rush.GAME.id: RUSH, "stumble": RUSH}


def _bundle(language: str, game: str | None) -> FluentBundle:
    """The texts of the platform with those of High Card or Rush, the same in every language."""
    if game not in PLAINS:
        return bundle(language, game)
    found = FluentBundle([language], use_isolating=False)
    platform = files("mensae") / "texts" / f"{language}.ftl"
    found.add_resource(FluentResource(platform.read_text(encoding="utf-8")))
    found.add_resource(FluentResource(PLAINS[game]))
    return found


@contextmanager
def serving_highcard(database_url: str, more: dict[str, AnyGame] | None = None, **settings: Any) -> Iterator[Running]:
    """Serves the games, High Card, Rush and perhaps more until the block ends."""
    games = {**GAMES, "highcard": highcard.GAME, "rush": rush.GAME, **(more or {})}
    with patch.object(texts, "bundle", _bundle), serving(database_url, games, WORKERS, **settings) as server:
        yield server


def shared_server(*kinds: Kind) -> Any:
    """A fixture: one server for all tests of a module, on each kind of database; the first kind is the fast one."""
    params = [kinds[0], *(pytest.param(kind, marks=pytest.mark.slow) for kind in kinds[1:])]

    @pytest.fixture(scope="module", params=params)
    def server(request: pytest.FixtureRequest) -> Iterator[Running]:
        url = fresh_url(request.param)
        with serving_highcard(url) as running:
            yield running
        drop(url)

    return server
