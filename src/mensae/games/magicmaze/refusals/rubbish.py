"""Why rubbish cannot be put there (section 16)."""

from mensae.core.schema import Refusal, Seat, no
from mensae.games.magicmaze.data import HEAP_OF, HEAPS, NAMES, PLATFORM
from mensae.games.magicmaze.refusals.transport import away
from mensae.games.magicmaze.rules.rubbish import is_partial, nearest
from mensae.games.magicmaze.schema import PlaceRubbish
from mensae.games.magicmaze.speech.words import called, either, is_in_play, word
from mensae.games.magicmaze.state import State, queued


def no_place(s: State, seat: Seat, action: PlaceRubbish) -> Refusal:
    """MM-162, MM-169, MM-171, MM-177: no question, another rubbish platform, or not the nearest ring."""
    heaps, heap, p = queued(s, seat), HEAP_OF[PLATFORM[action.origin]], PLATFORM[action.target]
    if not heaps:
        return no("MM-169", "magicmaze-no-rubbish")
    if not is_partial(s, seat) and heap != heaps[0]:
        return no("MM-169", "magicmaze-no-origin", origins=word(_name(s, heaps[0])))
    if heap not in heaps:
        return no("MM-177", "magicmaze-no-origin", origins=either([word(_name(s, each)) for each in heaps]))
    if not is_in_play(s, p):
        return away(s, action.target)
    if s.root[p] != p:
        return no("MM-15", "magicmaze-no-name", platform=action.target, name=called(s, action.target))
    ring = nearest(s, s.root[HEAPS[heap]], False)
    origin = _name(s, heap)
    if not ring:
        return no("MM-166", "magicmaze-no-place-at-all", origin=origin)
    if ring[0] == s.root[HEAPS[heap]]:
        return no("MM-171", "magicmaze-no-place-next", origin=origin, target=action.target)
    places = either([word(NAMES[q]) for q in ring])
    return no("MM-162", "magicmaze-no-place", target=action.target, origin=origin, places=places)


def _name(s: State, heap: int) -> str:
    return NAMES[s.root[HEAPS[heap]]]
