"""The games that are kept: how many seats, which options, who plays, and where they break off."""

from typing import Any

from msgspec import Struct

from mensae.core.schema import Seat


class Plan(Struct, frozen=True):
    """One game to play and keep."""

    game: str
    name: str
    seats: int
    bot: str  # of every seat; `anything` is anything legal at any time, also in real time
    options: dict[str, Any] = {}
    entries: int | None = None  # after which it breaks off; None: it is played to the end
    undo: int = 0  # one decision in so many is taken back, if it can be; 0: none
    last: tuple[Seat, ...] = ()
    forks: tuple[tuple[int, Seat | None], ...] = ()  # after how many entries of each table, and for whom dealt anew
    comings: tuple[tuple[int, Seat, str], ...] = ()  # in real time: after how many entries who is `gone`, or back
    returns: tuple[tuple[Seat, str], ...] = ()  # the same where each fork begins
    pauses: tuple[int, ...] = ()  # in real time: after how many entries
    seed: int = 0  # another one, to meet what is rare
    plain: bool = False  # all that is told and seen is kept as it is


PLANS: tuple[Plan, ...] = (
    Plan("gardens", "two-greedy", 2, "greedy"),
    Plan("gardens", "three-include-new", 3, "random", {"scoring": "include_new", "last_flower_turn": "global"}),
    Plan("gardens", "four-block", 4, "greedy", {"centre_hex": "block", "scoring": "include_if_connected"}, last=(1, 3)),
    Plan("gardens", "five-planted", 5, "random", {"tie_break": "planted", "crowded_track_turn": False}),
    Plan("gardens", "two-gardeners", 2, "greedy", {"two_gardeners": True, "last_flower_turn": "off"}),
    Plan("gardens", "idle", 2, "random", {"idle_limit": 1}, plain=True),
    Plan("gardens", "four-greedy", 4, "greedy", {"tie_break": "planted", "scoring": "include_new"}),
    Plan("gardens", "five-greedy", 5, "greedy", {"last_flower_turn": "global", "centre_hex": "block"}),
    Plan("gardens", "four-extra", 4, "greedy", seed=4),
    Plan("gardens", "tie", 2, "random", {"idle_limit": 1}, seed=5),
    Plan("gardens", "tie-planted", 2, "random", {"tie_break": "planted", "idle_limit": 4}, seed=2),
    Plan("gardens", "three-undo", 3, "random", undo=6),
    Plan("gardens", "fork-of-a-fork", 3, "greedy", forks=((20, None), (15, None))),
    Plan("gardens", "unfinished", 4, "random", entries=60),
    Plan("gardens", "unfinished-undo", 2, "random", entries=60, undo=4),
    Plan("spacemaze", "two-square5", 2, "greedy"),
    Plan("spacemaze", "two-square3", 2, "random", {"layout": "square3", "max_rounds": 12}),
    Plan("spacemaze", "two-fixed-rect3x5", 2, "greedy", {"layout": "rect3x5", "relic_tile_fixed": True}),
    Plan("spacemaze", "three-diamond2", 3, "greedy", {"layout": "diamond2"}, last=(2,)),
    Plan("spacemaze", "four-diamond3", 4, "random", {"layout": "diamond3", "max_rounds": 4}),
    Plan("spacemaze", "two-rounds", 2, "random", {"max_rounds": 2}, plain=True),
    Plan("spacemaze", "three-without-limit", 3, "random", {"layout": "diamond2", "max_rounds": 0}),
    Plan("spacemaze", "two-greedy-square3", 2, "greedy", {"layout": "square3", "relic_tile_fixed": True}),
    Plan("spacemaze", "four-forty-rounds", 4, "random"),
    Plan("spacemaze", "two-square3-hundred-rounds", 2, "random", {"layout": "square3", "max_rounds": 100}, seed=6),
    Plan("spacemaze", "three-undo", 3, "random", {"max_rounds": 6}, undo=3),
    Plan("spacemaze", "fork-of-a-fork", 3, "greedy", {"max_rounds": 8}, forks=((70, 1), (20, 0))),
    Plan("spacemaze", "unfinished", 4, "random", entries=120),
    Plan("spacemaze", "unfinished-undo", 2, "random", {"layout": "diamond3"}, entries=110, undo=3),
    Plan("magicmaze", "three-mission-1", 3, "mate:hard"),
    Plan("magicmaze", "four-mission-3", 4, "mate:medium", {"mission": 3, "auto_dome": True}),
    Plan("magicmaze", "two-mission-5", 2, "mate:hard", {"mission": 5, "edition": "nl", "expert": True, "x_tiles": 2}),
    Plan("magicmaze", "solo-mission-2", 1, "mate:hard", {"mission": 2}),
    Plan("magicmaze", "solo-six", 1, "mate:easy", {"mission": 1, "solo_tiles": "six", "time_scale": "2"}),
    Plan(
        "magicmaze", "five-who-come-and-go", 5, "mate:hard", {"mission": 1, "pause": "agreed"},
        comings=((0, 4, "bot"), (14, 1, "gone"), (20, 2, "gone"), (28, 1, "person"), (34, 3, "bot"), (40, 2, "person")),
        pauses=(18, 44),
    ),
    Plan(
        "magicmaze", "four-who-share", 4, "mate:medium", {"mission": 2, "leaver": "shared", "pause": "agreed"},
        comings=((0, 3, "bot"), (30, 0, "gone"), (60, 0, "person"), (90, 2, "gone")), pauses=(50,),
    ),
    Plan("magicmaze", "six-anything-mission-4", 6, "anything", {"mission": 4, "pause": "agreed"}),
    Plan("magicmaze", "four-anything-mission-2", 4, "anything", {"mission": 2, "leaver": "shared", "edition": "nl"}),
    Plan("magicmaze", "three-anything-mission-1", 3, "anything", {"pause": "agreed", "x_tiles": 1}, plain=True),
    Plan("magicmaze", "solo-anything-mission-3", 1, "anything", {"mission": 3, "pause": "agreed"}),
    Plan("magicmaze", "four-mission-4", 4, "mate:hard", {"mission": 4, "edition": "nl"}),
    Plan("magicmaze", "six-mission-5", 6, "mate:medium", {"mission": 5, "x_tiles": 8, "time_scale": "2"}),
    Plan("magicmaze", "four-easy-mission-5", 4, "mate:easy", {"mission": 5}, seed=5),
    Plan("magicmaze", "two-anything-mission-5", 2, "anything", {"mission": 5, "time_scale": "2"}, seed=2),
    Plan("magicmaze", "two-give-up", 2, "anything", {"pause": "agreed"}, seed=1),
    Plan("magicmaze", "four-slow-mission-3", 4, "anything", {"mission": 3, "time_scale": "2"}),
    Plan("magicmaze", "three-anything-mission-5", 3, "anything", {"mission": 5, "time_scale": "2"}, seed=11),
    Plan(
        "magicmaze", "fork-of-a-fork", 3, "mate:hard", {"mission": 2}, forks=((20, None), (30, None)),
        comings=((10, 1, "gone"), (15, 2, "bot")), returns=((1, "person"), (0, "bot")),
    ),
    Plan(
        "magicmaze", "unfinished", 4, "mate:hard", {"mission": 3}, entries=70,
        comings=((0, 2, "bot"), (40, 1, "gone"), (60, 1, "person")),
    ),
    Plan("magicmaze", "unfinished-pause", 5, "anything", {"mission": 5, "pause": "agreed"}, entries=80),
    Plan("onmars", "two-greedy", 2, "greedy"),
    Plan("onmars", "three-first-colonists", 3, "greedy", {"first_colonists": True}, last=(0,)),
    Plan("onmars", "four-oddity", 4, "random", {"length": "long", "space_oddity": True}),
    Plan("onmars", "solo", 1, "greedy"),
    Plan("onmars", "four-greedy", 4, "greedy", {"length": "long", "first_colonists": True}),
    Plan("onmars", "solo-search", 1, "search:30"),
    Plan("onmars", "solo-won", 1, "greedy", {"length": "long"}, seed=2),
    Plan("onmars", "two-random", 2, "random"),
    Plan("onmars", "solo-undo", 1, "random", {"length": "long"}, undo=5),
    Plan("onmars", "three-undo", 3, "random", undo=5),
    Plan("onmars", "fork-of-a-fork", 2, "random", {"first_colonists": True}, forks=((90, 1), (60, None))),
    Plan("onmars", "unfinished", 4, "random", {"first_colonists": True}, entries=200),
    Plan("onmars", "unfinished-undo", 2, "random", entries=150, undo=4, plain=True),
)  # fmt: skip
