"""The legal actions as choices: their words, what fits a typed text, and what the search thinks of them."""

from collections.abc import Sequence

from msgspec import Struct

from mensae.bots.search import Insight
from mensae.core.game import AnyGame
from mensae.core.notation import NotationError, read, write
from mensae.core.schema import Action
from mensae.terminal.place import Place
from mensae.texts import Speaker

HINTS = 3  # how many choices a hint names


class Choice(Struct, frozen=True):
    """A legal action in words and in notation."""

    action: Action
    label: str
    notation: str
    insight: Insight | None = None  # from a hint


def choices(place: Place, speaker: Speaker, insights: Sequence[Insight] = ()) -> list[Choice]:
    """Every choice of the person who looks in the order of the rules, but those of a hint first, the best on top."""
    best = {place.game.actions[insight.code]: insight for insight in insights[:HINTS]}
    labels = dict(place.offers())
    ordered = [*(action for action in best if action in labels), *(action for action in labels if action not in best)]
    return [Choice(action, speaker.say(labels[action]), write(action), best.get(action)) for action in ordered]


def matching(offered: Sequence[Choice], text: str) -> list[Choice]:
    """The choices in whose label or notation every typed word occurs."""
    words = text.casefold().split()
    return [c for c in offered if all(word in f"{c.label} {c.notation}".casefold() for word in words)]


def typed_action(game: AnyGame, text: str) -> Action | None:
    """The action of the game, legal now or not, that a text in notation means; capitals do not matter."""
    plain = " ".join(text.casefold().split())
    try:
        action = read(text, game.kinds)
    except NotationError:
        action = None
    if action in game.codes:
        return action
    return next((action for action in game.actions if write(action).casefold() == plain), None)
