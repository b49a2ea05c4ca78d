"""Writes the golden files of every game: whole games as readable text, and a census.

A playthrough shows every entry in notation and prose, with the board now and then. The census counts lines of play
from fixed positions (our perft) and sums up random games. Both must come out the same compiled and interpreted.
"""

import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from mensae.bots import make_player, think
from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.notation import write
from mensae.core.record import parse_options
from mensae.core.replay import after_entry
from mensae.core.schema import CHANCE, CLOCK, HOST, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import GAMES
from mensae.lab.team import play_table
from mensae.texts import Speaker

FOLDER = Path(__file__).parent.parent / "src" / "mensae" / "games"
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eva", "Finn")
BOARD_EVERY = 40  # entries
DEPTHS = (1, 2, 3, 4)
POSITIONS = (0, 30, 90)  # entries before the lines of play are counted
RANDOM_GAMES = 50


def golden(name: str, game: AnyGame) -> dict[Path, str]:
    """Every golden file of a game with its text."""
    tests = FOLDER / name / "tests"
    plan = tomllib.loads((tests / "playthroughs.toml").read_text(encoding="utf-8"))["game"]
    files = {tests / "playthroughs" / f"{one['name']}.txt": playthrough(game, one) for one in plan}
    files[tests / "census.txt"] = "".join(f"{line}\n" for one in plan for line in census(game, one))
    return files


def play(game: AnyGame, plan: dict[str, Any], limit: int | None = None) -> Table[Any, Any, Any]:
    """The planned game, to its end or for so many entries; one decision is taken back on the way."""
    setup = Setup(plan["seats"], parse_options(game, plan.get("options", {})))
    table = Table(game, setup, sha256(plan["name"].encode()).digest())
    player, rng, undone = make_player(plan["bot"], game), FastRng(plan["seats"]), False
    if isinstance(player, Mate):
        play_table(table, [player] * setup.seats, limit)
        return table
    table.start()
    while table.actors and (limit is None or len(table.log) < limit):
        seat = table.actors[len(table.log) % len(table.actors) if game.real_time else 0]
        at = table.now + 1000
        code = think(player, game, table.state, seat, rng, at)
        table.act(seat, game.actions[code], at)
        may_undo = table.log[-1].seat == seat and game.undo != "never" and (game.undo != "turn" or seat in table.actors)
        if len(table.log) > 50 and not undone and may_undo:
            table.undo(seat)
            undone = True
    return table


def playthrough(game: AnyGame, plan: dict[str, Any]) -> str:
    """The planned game as text."""
    table = play(game, plan)
    names = NAMES[: plan["seats"]]
    speaker = Speaker(plan["language"], game.id, names)
    head = f"{game.id} version {game.version}, {plan['bot']} in {plan['seats']} seats, {plan.get('options', {})}"
    lines = [head, f"seed {sha256(plan['name'].encode()).hexdigest()}", ""]
    for seen in table.entries(None):
        assert seen.action is not None
        who = {CHANCE: "-", CLOCK: "clock", HOST: "host"}.get(seen.seat) or names[seen.seat]
        said = " ".join(speaker.say(told) for told in seen.told)
        mark = "~" if seen.struck else " "
        lines.append(f"{mark}{seen.seq:>4}  {who:<6} {write(seen.action):<16} {said}".rstrip())
        if seen.seq % BOARD_EVERY == BOARD_EVERY - 1 or seen.seq == len(table.log) - 1:
            lines += ["", *board(after_entry(table, seen.seq)), ""]
    return "\n".join(lines) + f"{table.outcome}\n"


def board(table: Table[Any, Any, Any]) -> Iterator[str]:
    """The position as text, with what the seat in turn may do."""
    seat = next(iter(table.actors), None)
    reader = None if seat in (None, CHANCE, HOST) else seat
    for line in table.game.speech.sketch(table.view(reader), [] if reader is None else table.legal(reader)):
        yield "    " + "".join(span.text for span in line).rstrip()


def census(game: AnyGame, plan: dict[str, Any]) -> Iterator[str]:
    """Lines of play by depth from the plan's positions, and the sum of random games."""
    for entries in POSITIONS:
        state = play(game, plan if game.real_time else {**plan, "bot": "random"}, entries).state
        for depth in DEPTHS:
            count = lines_of_play(game, state, depth)
            if count > 30_000:
                break
            yield f"{plan['name']} after {entries} entries, depth {depth}: {count}"
    setup = Setup(plan["seats"], parse_options(game, plan.get("options", {})))
    rng, total, digest = FastRng(7), 0, sha256()
    for _ in range(RANDOM_GAMES):
        state = game.rules.setup(setup)
        total += game.play_random(state, rng)
        digest.update(msgspec.json.encode(dump(state)))
    yield f"{plan['name']}, {RANDOM_GAMES} random games: {total} entries, {digest.hexdigest()[:16]}"


def lines_of_play(game: AnyGame, state: Any, depth: int) -> int:
    """How many lines of `depth` entries there are, chance included."""
    if depth == 0:
        return 1
    count = 0
    for seat in game.rules.actors(state):
        for code in game.rules.legal(state, seat, 0):
            after = game.copy(state)
            game.rules.apply(after, seat, code, 0)
            count += lines_of_play(game, after, depth - 1)
    return count


def main() -> int:
    """Writes all files, and removes those that no plan makes any more."""
    for name, game in GAMES.items():
        files = golden(name, game)
        for old in (FOLDER / name / "tests" / "playthroughs").glob("*.txt"):
            if old not in files:
                old.unlink()
        for path, text in files.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{name}: {len(files)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
