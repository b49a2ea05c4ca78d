"""What an action does to a `Model`, by SPEC.md."""

from typing import Any

from msgspec import to_builtins

from mensae.games.magicmaze.schema import GameAction
from mensae.games.magicmaze.tests.board_oracle import COLOURS, TILES
from mensae.games.magicmaze.tests.oracle import Model, Words

SANDS = {"1": 180_000, "1.33": 240_000, "2": 360_000}
GAME_ACTIONS = "produce move explore build_bridge pipe eat build_dome joker_convert joker_talk".split()  # noqa: SIM905


def worded(m: Model, action: GameAction) -> Words:
    """An action as the model calls it."""
    fields: dict[str, Any] = to_builtins(action)
    verb = fields.pop("do").replace("-", "_")
    return (verb, *(m.board.first.get(word, word) if isinstance(word, str) else word for word in fields.values()))


def happen(m: Model, seat: int, words: Words, at: int) -> None:
    """The action is done; nothing is checked."""
    m.now = at
    match words:
        case ("joined", tile):
            m.x_left.remove(tile)
            m.stack.add(tile)
            m.joining -= 1
            drew(m)
        case ("drawn", tile) if m.phase == "drawing":
            m.stack.remove(tile)
            m.drawn.add(tile)
            m.drawing -= 1
            drew(m)
        case ("drawn", tile):
            found(m, tile)
        case ("dealt", face):
            m.faces[m.faces.index(None)] = face
            start(m)
        case ("time_up",):
            m.phase = "lost"
        case ("settled",):
            for explorer in sorted(m.questions):
                if m.questions[explorer][2] <= at:
                    m.settle(explorer)
        case _ if words[0] in GAME_ACTIONS:
            m.window = None
            act(m, seat, words)
        case _:
            agree(m, seat, words)


def drew(m: Model) -> None:
    """MM-199, MM-208: then people prepare."""
    if m.joining + m.drawing == 0:
        m.phase = "preparing"


def act(m: Model, seat: int, words: Words) -> None:
    """The game actions (MM-10)."""
    match words:
        case ("produce", colour, p):
            m.supply[colour] -= 1
            m.on[p] = colour
        case ("move" | "pipe", piece, a, b):
            lift(m, a, piece)
            arrive(m, b, piece)
        case ("explore", p):
            m.give_back(m.on.pop(p))
            m.explorer, m.explored, m.phase = seat, p, "exploring"
        case ("build_bridge", site, end, colour):
            lift(m, end, colour)
            m.give_back(colour)
            m.board.bridges[site] = colour
        case ("eat", a, b):
            m.give_back(m.on[b])
            m.on[b] = m.on.pop(a)
        case ("build_dome", p):
            build(m, p)
        case ("joker_convert", p, old, new):
            m.jokers -= 1
            lift(m, p, old)
            m.give_back(old)
            m.supply[new] -= 1
            put(m, p, new)
        case ("joker_talk",):
            m.jokers -= 1
            m.window = m.now


def lift(m: Model, p: str, piece: str) -> None:
    """The piece leaves the platform."""
    if m.board.kind(p) == "rocket":
        m.rocket -= 1
    elif p in m.held:
        m.held[p].remove(piece)
    else:
        assert m.on.pop(p) == piece


def put(m: Model, p: str, piece: str) -> None:
    """The piece comes to the platform."""
    if m.board.kind(p) == "rocket":
        m.rocket += 1
    elif m.board.kind(p) == "dome_site" and p not in m.built:
        m.held.setdefault(p, []).append(piece)
    else:
        assert p not in m.on
        m.on[p] = piece


def arrive(m: Model, p: str, piece: str) -> None:
    """MM-82 to MM-91, MM-98, MM-109."""
    if m.board.kind(p) == "hourglass" and p not in m.marked and piece in COLOURS and not m.landed and m.markers:
        m.give_back(piece)
        m.ends = m.now + SANDS[m.options.time_scale] - (m.ends - m.now)
        m.markers -= 1
        m.marked.add(p)
        if m.options.expert:
            m.faces = [m.faces[-1], *m.faces[:-1]]
        m.window = m.now if m.silent else None
        return
    put(m, p, piece)
    if m.options.auto_dome and p in m.held and not m.slots(p):
        build(m, p)
    homes = [site for site in m.built if m.on.get(site) == "colonist"]
    if len(homes) == m.mission["domes"]:
        m.phase = "won"


def build(m: Model, site: str) -> None:
    """MM-96."""
    for colour in m.held.pop(site):
        m.give_back(colour)
    m.built.add(site)
    m.domes -= 1
    land(m)


def land(m: Model) -> None:
    """MM-103, MM-104."""
    if len(m.built) == m.mission["domes"] and "A1" in m.board.tiles and not m.landed:
        m.landed, m.rocket, m.orbit = True, m.orbit, 0


def found(m: Model, tile: str) -> None:
    """MM-78."""
    m.stack.remove(tile)
    m.board.lay(tile, m.explored)
    m.phase = "playing"
    if m.mission["rubbish"] and any(edge["rubbish"] for edge in m.board.edges(m.explored)):
        m.scatter(m.explorer, m.explored)
    bring_slug(m, tile)
    land(m)


def bring_slug(m: Model, tile: str) -> None:
    """MM-185 to MM-187."""
    letter = next((edge["slug_to"] for edge in TILES[tile]["edges"] if edge["slug_to"]), None)
    if letter is None or m.slugs == 0:
        return
    p = m.board.first[f"{tile}.{letter}"]
    if m.on.get(p) in ("slug", "colonist"):
        p = m.ring(p, only_empty=True)[0]
    elif p in m.on:
        m.give_back(m.on.pop(p))
    m.slugs -= 1
    m.on[p] = "slug"


def agree(m: Model, seat: int, words: Words) -> None:
    """What is no game action."""
    match words:
        case ("place_rubbish", heap, p):
            m.serve(seat, heap, p)
            m.serve_single(seat)
        case ("pawn_to", other):
            m.pawn, m.pawn_at[seat] = f"seat {other + 1}", m.now
        case ("pawn_on", place):
            m.pawn, m.pawn_at[seat] = place, m.now
        case ("stare", other):
            m.stares[seat] = other
        case ("end_talk",):
            m.window = None
        case ("switch_tile", face):
            m.active = face
            if m.phase == "playing":
                m.switched = (m.now - m.began) // 1000
        case ("take_face", face):
            m.faces[seat] = face
        case ("place_start", tile, side):
            place_start(m, tile, side)
        case ("ready",):
            m.ready.add(seat)
        case ("pause",):
            m.phase, m.resumed = "paused", set()
        case ("resume",):
            m.resumed.add(seat)
        case ("give_up",):
            m.gave_up.add(seat)
        case ("sits", who, other):
            sit(m, other, who)
        case _:
            raise AssertionError(f"the model does not know {words}")
    follow(m)


def place_start(m: Model, tile: str, side: str) -> None:
    """MM-208 to MM-210."""
    m.drawn.remove(tile)
    m.board.lay(tile, f"0.{side}")
    if m.rubbish and any(edge["rubbish"] for edge in m.board.edges(f"0.{side}")):
        m.rubbish -= 1
        m.on[f"0.{side}"] = "rubbish"
    bring_slug(m, tile)


def sit(m: Model, seat: int, who: str) -> None:
    """MM-173, MM-220 to MM-223."""
    if m.sitters[seat] == "person":
        m.settle(seat)
        m.stares[seat] = None
    m.sitters[seat] = who
    for said in (m.ready, m.gave_up, m.resumed):
        said.discard(seat)


def follow(m: Model) -> None:
    """MM-42, MM-114, MM-228: what happens when everybody agrees."""
    people = {seat for seat in m.seats if m.sitters[seat] == "person"}
    if m.phase == "preparing" and people <= m.ready and not m.drawn and set(m.sitters) != {"gone"}:
        m.phase = "dealing"
        start(m)
    if m.phase == "paused" and people <= m.resumed:
        m.phase, m.resumed = "playing", set()
    if m.phase == "playing" and people and people <= m.gave_up:
        m.phase = "lost"


def start(m: Model) -> None:
    """MM-42, MM-46, MM-54: with the last face dealt the sand runs."""
    if m.solo or None not in m.faces:
        m.phase, m.began, m.ends = "playing", m.now, m.now + SANDS[m.options.time_scale]
