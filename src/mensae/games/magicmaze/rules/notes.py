"""What rules leave in the notes of a state for whoever tells it: a kind, then the values named here."""

from typing import Final

STARTED: Final = 0  # MM-42: the sand runs
RESUMED: Final = 1  # MM-228: the pause is over
FLIPPED: Final = 2  # MM-83: hourglass platform, ms of sand that it brings (below 0: costs)
OPENED: Final = 3  # MM-119: a talk window
CLOSED: Final = 4  # MM-120: a talk window, by a game action
BUILT: Final = 5  # MM-96, MM-98: site of the dome
LANDED: Final = 6  # MM-103: colonists
LAID: Final = 7  # MM-79: tile, half platform beyond which it lies
EATEN: Final = 8  # MM-188: piece, platform
DROPPED: Final = 9  # MM-158: platform with new rubbish, what it drove away
CRAWLED: Final = 10  # MM-185: platform with a new slug, what it drove away
ASKED: Final = 11  # MM-169: seat that has rubbish to place
PLACED: Final = 12  # MM-172: seat whose rubbish is placed without it, pieces
MOVED: Final = 13  # MM-66, MM-179, MM-188: from platform, to platform
PRODUCED: Final = 14  # MM-62: platform
SPENT: Final = 15  # MM-83, MM-139: resource that went back to the supply, from platform
FACED: Final = 16  # MM-46: seat that was dealt an action tile
