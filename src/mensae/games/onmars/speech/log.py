"""The log: what was done, and what came of it, told from the notes that the rules make meanwhile."""

from mensae.core.schema import Seat, Told, Value
from mensae.core.state import Note
from mensae.games.onmars.actions import CODE
from mensae.games.onmars.data import GOAL_COUNT, MAINS, NONE, SIDES, SPEND
from mensae.games.onmars.rules.engine import apply
from mensae.games.onmars.rules.frames import FRAME, A
from mensae.games.onmars.rules.verbs import EXECUTIVE_EFFECT, FIRST_REWARD, SECOND_REWARD
from mensae.games.onmars.schema import (
    CardDealt,
    Erected,
    Executive,
    Explored,
    FirstCard,
    GameAction,
    GoalDealt,
    Main,
    MissionLaid,
    MoveBot,
    MoveRover,
    Point,
    PutShuttle,
    Reward,
    RewardLaid,
    SoloCard,
    SpaceDrawn,
    Stacked,
    Started,
    TechDealt,
    Travel,
)
from mensae.games.onmars.speech.effects import effect_name
from mensae.games.onmars.speech.log_chance import tell_chance, tell_hidden
from mensae.games.onmars.speech.log_end import final_sentences
from mensae.games.onmars.speech.log_notes import sentences
from mensae.games.onmars.speech.words import in_side, main_name
from mensae.games.onmars.state import CHANCE, State, copy, side_of


def tell(s: State, seat: Seat, action: GameAction | None, at: int = 0) -> list[Told]:
    """What is done, what it costs and brings, and whatever follows up to the next question."""
    match action:
        case None:
            code, told, lead = _hidden_code(s), tell_hidden(s), None
            if code == NONE:
                return told  # nothing that is asked here is ever a secret
        case (
            Started()
            | Explored()
            | TechDealt()
            | CardDealt()
            | Erected()
            | Stacked()
            | RewardLaid()
            | MissionLaid()
            | GoalDealt()
            | SpaceDrawn()
            | FirstCard()
            | SoloCard()
        ):
            code, told, lead = CODE[action], tell_chance(s, action), None
        case _:
            code, told = CODE[action], []
            lead = _lead(s, seat, action) if seat != CHANCE else None
    after = copy(s)
    notes: list[Note] = []
    after.notes = notes
    apply(after, seat, code, at)
    told = told + sentences(after, seat, lead, notes)
    return told + final_sentences(after) if after.over else told


def _hidden_code(s: State) -> int:
    """OM-015: any code that the entry may have had, since notes tell nothing secret."""
    if s.asked == CHANCE:
        return s.choices[0]
    return next((code for code in s.choices if SPEND <= code < SPEND + GOAL_COUNT), NONE)


def _lead(s: State, seat: Seat, action: GameAction) -> Told | None:
    """What the player does, where the notes alone would not say so."""
    top = int(s.depth) - FRAME
    match action:
        case Main(name):
            return Told("onmars-did-main", {"action": main_name(MAINS.index(name))})
        case Executive(space):
            effect = effect_name(EXECUTIVE_EFFECT[space - 1])
            return Told("onmars-did-executive", {"space": space, "effect": effect})
        case Reward(which):
            goal = s.stack[top + A]
            effect = effect_name(FIRST_REWARD[goal] if which == "develop" else SECOND_REWARD[goal])
            return Told("onmars-did-reward", {"effect": effect})
        case MoveBot(start, to):
            return Told("onmars-did-bot", {"from": start, "to": to})
        case MoveRover(to):
            return Told("onmars-did-rover", {"to": to})
        case Point(mover):
            return Told("onmars-did-point", {"mover": mover})
        case Travel(by):
            side: dict[str, Value] = {"side": in_side(int(side_of(s, seat)))}
            return Told("onmars-did-stay", side) if by == "stay" else Told(f"onmars-did-{by}")
        case PutShuttle(name):
            return Told("onmars-did-dock", {"side": in_side(SIDES.index(name))})
    return None
