"""The kinds of notes that the rules leave, with their values: what was done, as far as everybody may know it.

The note of the action itself comes first, then what follows from it. What only some may know lies in the action:
which card was drawn (SM-35) or laid aside (SM-55).
"""

from typing import Final

DEALT: Final = 1  # seat
DREW: Final = 2  # seat
LAID_ASIDE: Final = 3  # seat
USELESS: Final = 4  # a power die for which there is no card: cards in hand
PLAYED: Final = 5  # by the alien of this colour
SWAPPED: Final = 6  # cell, cell
MORPHED: Final = 7  # colour, colour
WEARS: Final = 8  # after MORPH: colour
WENT: Final = 9  # from cell, to cell
RESHUFFLED: Final = 10  # cards
NO_CARDS: Final = 11  # neither deck nor pile has one to draw
TOOK: Final = 12  # from alien, or NONE if the relic lay on its tile; cell
TURN_OVER: Final = 13  # die, points that are lost
CLEARED: Final = 14  # round, cards
UNGLUED: Final = 15  # seat
SHOWN: Final = 16  # seat, cards that it had laid aside
BEGINS: Final = 17  # the turn of this seat
TILE_LAID: Final = 18  # cell
LEFT_UFO: Final = 19  # to cell
ON_PAD: Final = 20  # cell
AT_HOME: Final = 21  # from cell
DOCKED: Final = 22  # from berth
PLACES: Final = 23  # after MORPH, where each of the two was before: cell, cell
