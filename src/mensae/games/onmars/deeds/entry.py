"""All that an entry did."""

from mensae.core.schema import Did, Seat
from mensae.core.state import Note
from mensae.games.onmars.deeds.course import course, led
from mensae.games.onmars.deeds.ground import ground
from mensae.games.onmars.deeds.means import means
from mensae.games.onmars.rules import notes
from mensae.games.onmars.schema import GameAction


def deeds(seat: Seat, action: GameAction | None, found: list[Note]) -> list[Did]:
    """What the action says itself, then the notes in their order; OM-015: no note has a secret card in it."""
    did = led(seat, action)
    for kind, who, a, b, c in found:
        did += (
            means(action, kind, who, a, b, c) or ground(action, kind, who, a, b, c) or course(action, kind, who, a, b)
        )
        if kind == notes.CARD_SPENT:
            action = None  # a card that has to be spent with it is another one
    return did
