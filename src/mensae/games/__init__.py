"""The games. A new one is a folder beside the others and one line here."""

from mensae.core.game import AnyGame
from mensae.games import gardens, magicmaze, onmars, spacemaze

GAMES: dict[str, AnyGame] = {
    "gardens": gardens.GAME,
    "spacemaze": spacemaze.GAME,
    "magicmaze": magicmaze.GAME,
    "onmars": onmars.GAME,
}
