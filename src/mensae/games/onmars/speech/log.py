"""The log: what was done, and what came of it, told from the notes that the rules have left."""

from mensae.core.schema import Seat, Told, Value
from mensae.core.state import Note
from mensae.games.onmars.data import MAINS, SIDES
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.verbs import EXECUTIVE_EFFECT, FIRST_REWARD, SECOND_REWARD
from mensae.games.onmars.schema import (
    Drawn,
    Executive,
    GameAction,
    Main,
    MoveBot,
    MoveRover,
    Point,
    PutShuttle,
    Reward,
    Travel,
)
from mensae.games.onmars.speech.effects import effect_name
from mensae.games.onmars.speech.log_chance import tell_chance, tell_hidden
from mensae.games.onmars.speech.log_end import final_sentences
from mensae.games.onmars.speech.log_notes import sentences
from mensae.games.onmars.speech.words import in_side, main_name
from mensae.games.onmars.state import ACHIEVED, CHANCE, OWN, State, side_of


def tell(s: State, seat: Seat, action: GameAction | None, found: list[Note]) -> list[Told]:
    """What was done, what it cost and brought, and whatever followed up to the next question."""
    drawn = [note for note in found if notes.DRAWN <= note[0] < notes.SHOWN]
    told: list[Told] = []
    lead: Told | None = None
    if action is None:
        told += tell_hidden(s, drawn)
    elif isinstance(action, Drawn):
        told += tell_chance(s, action, drawn)
    elif seat != CHANCE:
        lead = _lead(s, seat, action)
    told += sentences(s, seat, lead, [note for note in found if note[0] < notes.DRAWN])
    return told + final_sentences(s) if s.over else told


def _lead(s: State, seat: Seat, action: GameAction) -> Told | None:
    """What the player does, where the notes alone would not say so."""
    match action:
        case Main(name):
            return Told("onmars-did-main", {"action": main_name(MAINS.index(name))})
        case Executive(space):
            effect = effect_name(EXECUTIVE_EFFECT[space - 1])
            return Told("onmars-did-executive", {"space": space, "effect": effect})
        case Reward(which):
            goal = s.own[seat * OWN + ACHIEVED]
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
