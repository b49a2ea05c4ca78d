"""What the choices of the reader mean on the table of the sketch."""

from collections.abc import Sequence

from mensae.games.onmars.schema import (
    Accept,
    AnyGood,
    Blueprint,
    Boost,
    Build,
    Building,
    Crew,
    Crystals,
    Deliver,
    Develop,
    Discovery,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Good,
    Hex,
    HexId,
    Keep,
    Lab,
    Learn,
    Lss,
    Main,
    MoveBot,
    MoveRover,
    Pay,
    Point,
    PutMarker,
    PutShuttle,
    Refill,
    Retrieve,
    Reveal,
    Reward,
    Science,
    Send,
    Ship,
    Side,
    Skip,
    Spend,
    Surcharge,
    TakeTile,
    Tech,
    TechKind,
    Travel,
    Use,
)
from mensae.games.onmars.sketch.signs import (
    BOT,
    CHOICE,
    CONTRACT,
    DONE,
    FROM,
    GOOD_LETTERS,
    LAB,
    MINER,
    ROVER,
    SHIP,
    SHUTTLE,
    TAKE,
    TECH,
    letter,
    place,
)
from mensae.games.onmars.views import View

_NO = "∅"
_LSS = {"bots": BOT, "crystal": GOOD_LETTERS["crystal"], "mineral": GOOD_LETTERS["mineral"], "retrieve": MINER}
_TRAVEL = {"stay": _NO, "shuttle": SHUTTLE, "ship": SHIP}


class Marks:
    """What can be chosen now, by the place where it is drawn; the rest has no place and is a token."""

    def __init__(self, view: View, choices: Sequence[GameAction]) -> None:
        self.view = view
        self.hexes: dict[HexId, str] = {}
        self.spaces: set[int] = set()  # of the Turn Order
        self.sides: set[Side] = set()
        self.actions: set[str] = set()  # Main actions, or their slots
        self.depot: set[int] = set()  # spaces of the Depot: Executive actions, or Ships
        self.goals: set[int] = set()
        self.secrets: set[str] = set()
        self.cards: dict[int, str] = {}
        self.grid: set[int] = set()
        self.lab: dict[TechKind, str] = {}  # where a tile can go
        self.goods: set[AnyGood] = set()  # of the Warehouse
        self.types: set[Building] = set()
        self.science: set[int] = set()
        self.tiles: set[str] = set()
        self.tokens: list[str] = []
        for choice in choices:
            if not (self._on_the_map(choice) or self._on_the_table(choice) or self._with_the_player(choice)):
                self.tokens += self._token(choice)

    def own(self, who: int) -> bool:
        """Whether the choices are about what this player has."""
        return who == self.view.asked

    def _on_the_map(self, choice: GameAction) -> bool:
        match choice:
            case MoveBot(at, to):
                self.hexes.setdefault(at, FROM)
                self.hexes[to] = CHOICE
            case TakeTile(at):
                self.hexes[at] = TAKE
            case MoveRover(at) | Hex(at):
                self.hexes[at] = CHOICE
            case _:
                return False
        return True

    def _on_the_table(self, choice: GameAction) -> bool:
        match choice:
            case PutMarker(space):
                self.spaces.add(space)
            case PutShuttle(side):
                self.sides.add(side)
            case Main(action):
                self.actions.add(action)
            case Retrieve(slots) if slots != "working_area":
                self.actions.add(slots)
            case Learn(space):
                self.grid.add(space)
            case Good(good) if self.view.asks == "warehouse" and good in self.view.warehouse:
                self.goods.add(good)
            case Build(building):
                self.types.add(building)
            case Science(slot):
                self.science.add(slot)
            case Discovery(tile):
                self.tiles.add(tile)
            case _:
                return False
        return True

    def _with_the_player(self, choice: GameAction) -> bool:
        match choice:
            case Executive(space) | Ship(space):
                self.depot.add(space)
            case Goal(goal) | Spend(goal):
                self.goals.add(goal)
            case Reveal(card):
                self.secrets.add(card)
            case Blueprint(number) | Use(number):
                self.cards[number] = self.cards.get(number, "") + CHOICE
            case Send(number):
                self.cards[number] = FROM + self.cards.get(number, "")
            case Develop(kind, space):
                self.lab[kind] = self.lab.get(kind, "") + (place(space)[1:] or "–")
            case Keep(kind):
                self.lab[kind] = self.lab.get(kind, "") + GOOD_LETTERS["oxygen"]
            case _:
                return False
        return True

    def _token(self, choice: GameAction) -> list[str]:
        """What stands for an answer; nothing for what chance brings."""
        match choice:
            case Accept():
                return [DONE]
            case Skip():
                return [_NO]
            case EndTurn():
                return ["⇥"]
            case Reward(reward):
                return [LAB if reward == "develop" else "2"]
            case Boost():
                return [f"+{MINER}"]
            case Point(mover):
                return [f"+{BOT if mover == 'bots' else ROVER}"]
            case Tech(owner):
                return [TECH + letter(self.view, owner)]
            case Lab(space):
                return [LAB + place(space)]
            case Lss(benefit):
                return [_LSS[benefit]]
            case Crew(bot):
                return [MINER + (BOT if bot else MINER)]
            case Refill(contract):
                return [f"{CONTRACT}{contract}"]
            case Retrieve(_):
                return [MINER]
            case Travel(by):
                return [_TRAVEL[by]]
            case _:
                return _goods(choice)


def _goods(choice: GameAction) -> list[str]:
    """What is paid, given or taken."""
    match choice:
        case Surcharge(colonists):
            return [f"{MINER}{colonists}"]
        case Crystals():
            return [GOOD_LETTERS["crystal"]]
        case Pay(goods):
            return ["".join(GOOD_LETTERS[good] for good in goods)]
        case Good(good):
            return [GOOD_LETTERS[good]]
        case Deliver(contract, good):
            return [f"{GOOD_LETTERS[good]}{CONTRACT}{contract}"]
        case _:
            return []
