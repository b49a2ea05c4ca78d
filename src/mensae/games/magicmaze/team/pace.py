"""How fast a team-mate is, and how far it sees."""

from msgspec import Struct

from mensae.core.schema import Seat, Skill
from mensae.games.magicmaze.data import PERSON
from mensae.games.magicmaze.state import State


class Pace(Struct, frozen=True):
    """Times in ms of table time."""

    react: int  # from what somebody else did to one's own action
    repeat: int  # between two actions of one's own
    called: int  # when the pawn is put in front of one
    choose: int  # to place rubbish
    ahead: int  # how many actions of the plan one sees beyond the next
    courtesy: int  # how much longer one waits where a person could do it, too
    patience: int  # until one puts the pawn in front of a person for whom all wait


PACES: dict[Skill, Pace] = {
    "easy": Pace(react=2600, repeat=1700, called=1200, choose=3000, ahead=0, courtesy=2500, patience=9000),
    "medium": Pace(react=1700, repeat=1100, called=800, choose=2000, ahead=4, courtesy=1800, patience=7000),
    "hard": Pace(react=1000, repeat=700, called=500, choose=1200, ahead=10, courtesy=1200, patience=5000),
}
SPREAD = 40  # percent that a time is longer or shorter at most
LOOK = 1000  # ms after which one looks again if there was nothing to do


def varied(time: int, seat: Seat, number: int) -> int:
    """The time a little longer or shorter, by what is done for the how manieth time: people are not clocks."""
    mixed = (number * 2654435761 + seat * 40503) >> 5
    return time + time * (mixed % (2 * SPREAD + 1) - SPREAD) // 100


def has_people(s: State) -> bool:
    """Whether a person plays."""
    return any(s.sitter[seat] == PERSON for seat in range(s.seats))
