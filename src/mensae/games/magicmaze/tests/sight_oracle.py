"""What a view of a `Model` must show; and a `Model` of what a view shows."""

from typing import Any

from msgspec import to_builtins

from mensae.games.magicmaze.schema import Options
from mensae.games.magicmaze.tests.board_oracle import COLOURS
from mensae.games.magicmaze.tests.oracle import Model
from mensae.games.magicmaze.views import View


def expected(m: Model) -> dict[str, Any]:
    """What a view must show."""
    begun = m.phase in ("playing", "exploring", "paused", "won", "lost")
    free = not m.silent or not begun or m.phase in ("won", "lost")
    window = m.window is not None and m.phase != "paused"
    return {
        "phase": m.phase,
        **board(m),
        "stack": sorted(m.stack),
        "drawn": sorted(m.drawn),
        "faces": m.faces,
        "active": m.active,
        "sitters": m.sitters,
        "ready": sorted(m.ready),
        "gave_up": sorted(m.gave_up),
        "resumed": sorted(m.resumed),
        "supply": m.supply,
        "bridges": sorted(set(COLOURS) - set(m.board.bridges.values())) if m.mission["bridges"] else [],
        **{word: getattr(m, word) for word in ("rubbish", "slugs", "jokers", "markers", "domes", "orbit", "landed")},
        "talk": "free" if free else "open" if window else "silent",
        "talk_since": m.window,
        "questions": [[seat, pieces, heaps, due] for seat, (pieces, heaps, due) in sorted(m.questions.items())],
        "pawn": m.pawn if m.options.mission > 1 and not m.solo else None,
        "stares": m.stares,
        "times": [m.began, m.ends] if begun else [None, None],
        "now": m.now,
    }


def board(m: Model) -> dict[str, Any]:
    """What lies on the table, in a pause under a cover."""
    return {
        "tiles": [{"tile": tile, "x": x, "y": y, "turn": turn} for tile, (x, y, turn) in m.board.tiles.items()],
        "platforms": [spot(m, name) for name in m.board.order()],
        "roads": sorted([a, b, colour, one_way] for a, b, colour, one_way in m.board.roads()),
    }


def resembling(view: View, seats: int, options: Options) -> Model:
    """A model of a game whose sand has just begun to run, as the view shows it."""
    m = Model(seats, options)
    for laid in list(view.tiles.values())[1:]:
        m.board.place(laid.tile, laid.x, laid.y, laid.turn)
    for each in view.platforms.values():
        if each.piece:
            m.on[each.name] = each.piece
        if each.held:
            m.held[each.name] = list(each.held)
        if each.dome:
            m.built.add(each.name)
        if each.marked:
            m.marked.add(each.name)
        m.rocket += each.colonists
    m.board.bridges = {road.site: road.colour for road in view.roads.values() if road.site and road.colour}
    for word in ("rubbish", "slugs", "jokers", "markers", "domes", "orbit", "landed", "phase", "began", "ends", "now"):
        setattr(m, word, getattr(view, word))
    m.supply, m.stack, m.faces = {str(c): n for c, n in view.supply.items()}, set(view.stack), list(view.faces)
    m.joining = m.drawing = 0
    return m


def spot(m: Model, name: str) -> dict[str, Any]:
    """A platform as a view must show it."""
    edges, halves = m.board.edges(name), m.board.known[name]
    site = m.board.kind(name) == "dome_site" and name not in m.built
    return {
        "name": name,
        "other": halves[1] if len(halves) > 1 else None,
        "kind": m.board.kind(name),
        "lock": m.board.lock(name),
        "factories": [edge["factory"] for edge in edges if edge["factory"]],
        "rubbish": any(edge["rubbish"] for edge in edges),
        "piece": m.on.get(name),
        "marked": name in m.marked,
        "needs": sorted(m.slots(name)) if site else [],
        "held": sorted(m.held.get(name, [])),
        "dome": name in m.built,
        "colonists": m.rocket if m.board.kind(name) == "rocket" else 0,
    }


def shown(view: View) -> dict[str, Any]:
    """The same of a view; where a platform lies on the table is not compared."""
    seen: dict[str, Any] = to_builtins(view)
    first = {name: spot.name for spot in view.platforms.values() for name in (spot.name, spot.other) if name}
    seen["tiles"], seen["platforms"] = list(seen["tiles"].values()), list(seen["platforms"].values())
    for each in seen["platforms"]:
        del each["x"], each["y"]
        each["needs"], each["held"] = sorted(each["needs"]), sorted(each["held"])
    seen["roads"] = sorted([r.a, r.b, r.colour, r.one_way] for r in view.roads.values() if r.colour)
    seen["bridges"], seen["stack"], seen["drawn"] = sorted(view.bridges), sorted(view.stack), sorted(view.drawn)
    seen["questions"] = [[q.seat, q.pieces, [first[origin] for origin in q.origins], q.due] for q in view.questions]
    seen["times"] = [view.began, view.ends]
    return seen
