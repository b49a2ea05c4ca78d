"""Games that lie outside of the package, and how their texts are found."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from unittest.mock import patch

from fluent.runtime import FluentBundle, FluentResource

from mensae import texts
from mensae.core.game import AnyGame


@contextmanager
def spoken(game: AnyGame) -> Iterator[None]:
    """Speaks the texts in the game's own folder until the block ends."""
    bundle = texts.bundle

    def of_the_game(language: str, id: str | None) -> FluentBundle:
        if id != game.id:
            return bundle(language, id)
        found = FluentBundle([language], use_isolating=False)
        for folder in (files("mensae") / "texts", files(game.package) / "texts"):
            found.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
        return found

    with patch.object(texts, "bundle", of_the_game):
        yield
