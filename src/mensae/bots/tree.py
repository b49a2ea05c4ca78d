"""The search tree: Monte Carlo tree search over codes, one determinisation an iteration.

Every iteration deals anew what the seat does not know, walks down the tree by upper confidence bounds, lets chance
draw along the way, plays on for a while with the game's own quick policy, and credits each seat with what it is
worth then. Nodes stand for the decisions taken, not for the chance between them, so one tree serves all draws.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from mensae.core.chance import Rng

CHANCE: Final = -1
HOST: Final = -3
CLOCK_EVERY: Final = 16  # iterations between looks at the clock


PRIOR_VISITS: Final = 3.0  # how many playouts the first guess of a decision counts for


@final
class Node:
    """A decision that can be taken."""

    def __init__(self, code: i64, seat: i64, prior: float) -> None:
        self.code: i64 = code
        self.seat: i64 = seat  # who decides
        self.prior: float = prior  # worth for the seat right after it
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.total: float = 0.0  # worth for the seat, summed over visits
        self.children: dict[int, Node] = {}


@final
class Calls:
    """The functions of a game, looked up once: asking the game for each would take as long as many of them do."""

    def __init__(self, game: Any) -> None:
        self.actors: Any = game.rules.actors
        self.legal: Any = game.rules.legal
        self.apply: Any = game.rules.apply
        self.draw: Any = game.rules.draw
        self.copy: Any = game.copy
        self.resample: Any = game.resample
        self.worth: Any = game.guide.worth
        self.playout: Any = game.guide.playout


def grow(
    game: Any,
    state: Any,
    seat: i64,
    rng: Rng,
    at: i64,
    playouts: i64,
    seconds: float,
    horizon: i64,
    exploration: float,
) -> Node:
    """A tree below the state of as many playouts, or of as much time; 0 is no limit, but one must be given.

    A playout goes `horizon` entries beyond the tree; `exploration` weighs the untried against the good. Table time
    stands still at `at`.
    """
    root = Node(-1, -1, 0.0)
    calls = Calls(game)
    resample = calls.resample
    end = perf_counter() + seconds
    done: i64 = 0
    while playouts == 0 or done < playouts:
        if seconds > 0 and done % CLOCK_EVERY == 0 and done > 0 and perf_counter() > end:
            break
        iterate(calls, resample(state, seat, rng), seat, root, rng, at, horizon, exploration)
        done += 1
    return root


def iterate(
    calls: Calls, state: Any, thinker: i64, root: Node, rng: Rng, at: i64, horizon: i64, exploration: float
) -> None:
    """Down the tree to a decision that was never taken, a playout from there, and the results back up."""
    actors, legal, apply, draw = calls.actors, calls.legal, calls.apply, calls.draw
    path: list[Node] = [root]
    node = root
    while node.visits > 0 or node is root:
        seats: list[int] = actors(state)
        if not seats or seats[0] == HOST:  # nobody knows who comes and goes
            break
        seat: i64 = thinker if node is root and thinker in seats else seats[rng.below(len(seats))]
        if seat == CHANCE:
            apply(state, seat, draw(state, rng), at)
            continue
        codes: list[int] = legal(state, seat, at)
        if not codes:  # what it may do now it may not do at the time of the search
            break
        node = choose(calls, state, node, seat, codes, at, exploration)
        path.append(node)
        apply(state, seat, node.code, at)
    calls.playout(state, rng, horizon)
    credit(calls, state, path)


def choose(calls: Calls, state: Any, node: Node, seat: i64, codes: list[int], at: i64, exploration: float) -> Node:
    """The decision with the best upper bound; one that is new begins with a guess."""
    children = node.children
    best = node
    best_bound = -1.0
    for code in codes:
        if code not in children:
            children[code] = Node(code, seat, guess(calls, state, seat, code, at))
        child = children[code]
        child.offered += 1
        weight = float(child.visits) + PRIOR_VISITS
        mean = (child.total + PRIOR_VISITS * child.prior) / weight
        bound = mean + exploration * sqrt(log(float(child.offered + 1)) / weight)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


def guess(calls: Calls, state: Any, seat: i64, code: i64, at: i64) -> float:
    """What the seat is worth right after a decision."""
    after = calls.copy(state)
    calls.apply(after, seat, code, at)
    worth: float = calls.worth(after, seat)
    return worth


def credit(calls: Calls, state: Any, path: list[Node]) -> None:
    """Every decision on the path is visited once more and worth what its seat is worth now."""
    worths: dict[int, float] = {}
    for node in path:
        node.visits += 1
        if node.seat >= 0:
            if node.seat not in worths:
                worths[node.seat] = calls.worth(state, node.seat)
            node.total += worths[node.seat]
