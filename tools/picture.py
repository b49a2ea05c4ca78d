"""Draws docs/terminal.svg, the picture in the README: the terminal table in the middle of a game."""

import asyncio
import re
import sys
from pathlib import Path

from mensae.bots import make_bot, think
from mensae.core.chance import FastRng
from mensae.core.table import new_table
from mensae.games import gardens
from mensae.games.gardens.schema import Use
from mensae.terminal.app import TableApp
from mensae.terminal.sitting import Sitting

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
WEB_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # nothing is fetched to look at the picture


async def picture() -> str:
    """The screen of the first of three players, who has a die to choose."""
    table, bot, rng = new_table(gardens.GAME, seats=3, seed=bytes(range(32))), make_bot("search:300"), FastRng(5)
    while len(table.log) < 95 or table.actors != [0] or not isinstance(table.legal(0)[0], Use):
        seat = table.actors[0]
        table.act(seat, gardens.GAME.actions[think(bot, gardens.GAME, table.state, seat, rng)])
    app = TableApp(Sitting(table, ["me", "search", "search"], ["Anna", "Ben", "Carla"]), "en", None)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        return WEB_FONT.sub("", app.export_screenshot(title="mensae play gardens"))


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(picture()), encoding="utf-8")
    sys.exit(0)
