"""The printed parts, read from `components/*.json` and checked, so that a number can be corrected there."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from typing import TypeVar

from mensae.games.components import BadComponents, check, decode
from mensae.games.onmars import parts_fit_board as on_board
from mensae.games.onmars import parts_fit_cards as on_cards
from mensae.games.onmars import parts_fit_setup as at_start
from mensae.games.onmars.parts import File
from mensae.games.onmars.parts_board import Board, Buildings, TurnOrder
from mensae.games.onmars.parts_cards import Blueprints, Contracts, Executive, Goals, MainActions, Missions, Scientists
from mensae.games.onmars.parts_setup import Rulings, Scoring, Setup
from mensae.games.onmars.parts_solo import FirstColonists, SoloDeck, SoloGoals
from mensae.games.onmars.parts_tiles import Discoveries, Lab, LssBenefits, LssRewards, Research, Tech

__all__ = ["BLUEPRINTS", "BOARD", "BUILDINGS", "CONTRACTS", "DISCOVERIES", "EXECUTIVE", "FIRST_COLONISTS", "GOALS"]
__all__ += ["LAB", "LSS_BENEFITS", "LSS_REWARDS", "MAIN", "MISSIONS", "READ", "RESEARCH", "RULINGS", "SCIENTISTS"]
__all__ += ["SCORING", "SETUP", "SOLO_DECK", "SOLO_GOALS", "TECH", "TURN_ORDER", "BadComponents", "fitting"]

F = TypeVar("F", bound=File)
READ: dict[str, Callable[[bytes], File]] = {}  # how the text of each file is read, by its name
_FOLDER = files("mensae.games.onmars") / "components"


def fitting(text: bytes, kind: type[F], file: str, problems: Callable[[F], Iterator[str]]) -> F:
    """What the text of a file says, if it fits together and to the others."""
    parts = decode(text, kind, file)
    schema = f"onmars.{file.removesuffix('.json')}/1"
    check(parts.schema == schema, file, f"schema {parts.schema}, not {schema}")
    for problem in problems(parts):
        check(False, file, problem)
    return parts


def _read(kind: type[F], file: str, problems: Callable[[F], Iterator[str]]) -> F:
    READ[file] = partial(fitting, kind=kind, file=file, problems=problems)
    return fitting((_FOLDER / file).read_bytes(), kind, file, problems)


BOARD = _read(Board, "board.json", on_board.board)
SETUP = _read(Setup, "setup.json", partial(at_start.setup, board=BOARD))
BUILDINGS = _read(Buildings, "buildings.json", partial(on_board.buildings, board=BOARD, setup=SETUP))
TURN_ORDER = _read(TurnOrder, "turn_order.json", on_board.turn_order)
LAB = _read(Lab, "lab.json", partial(on_board.lab, setup=SETUP))
DISCOVERIES = _read(Discoveries, "discovery_tiles.json", partial(on_board.discoveries, setup=SETUP))
RESEARCH = _read(Research, "research_tiles.json", partial(on_board.research, board=BOARD, setup=SETUP))
LSS_REWARDS = _read(LssRewards, "lss_rewards.json", partial(on_board.lss_rewards, board=BOARD, setup=SETUP))
LSS_BENEFITS = _read(LssBenefits, "lss_benefits.json", on_board.lss_benefits)
SCIENTISTS = _read(Scientists, "scientists.json", partial(on_cards.scientists, setup=SETUP))
BLUEPRINTS = _read(
    Blueprints,
    "blueprints.json",
    partial(on_cards.blueprints, buildings=BUILDINGS, scientists=SCIENTISTS, setup=SETUP),
)
CONTRACTS = _read(Contracts, "contracts.json", partial(on_cards.contracts, setup=SETUP))
MISSIONS = _read(Missions, "missions.json", partial(on_cards.missions, setup=SETUP))
GOALS = _read(Goals, "private_goals.json", partial(on_cards.goals, lab=LAB, setup=SETUP))
EXECUTIVE = _read(Executive, "executive_actions.json", partial(on_cards.executive, setup=SETUP))
MAIN = _read(MainActions, "main_actions.json", on_cards.main)
USES = on_cards.tech_uses(MAIN, LAB, EXECUTIVE, BLUEPRINTS, GOALS, DISCOVERIES)
TECH = _read(Tech, "tech_tiles.json", partial(on_board.tech, setup=SETUP, uses=USES))
SOLO_DECK = _read(SoloDeck, "solo_deck.json", partial(on_cards.solo_deck, main=MAIN, setup=SETUP))
SOLO_GOALS = _read(SoloGoals, "solo_goals.json", partial(on_cards.solo_goals, lab=LAB, contracts=CONTRACTS))
FIRST_COLONISTS = _read(
    FirstColonists,
    "first_colonists.json",
    partial(on_cards.first_colonists, missions=MISSIONS, turn_order=TURN_ORDER, board=BOARD, setup=SETUP),
)
SCORING = _read(Scoring, "scoring.json", partial(at_start.scoring, board=BOARD, setup=SETUP))
RULINGS = _read(Rulings, "rulings.json", at_start.rulings)
