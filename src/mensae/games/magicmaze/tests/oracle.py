"""The rules once more, naively, from SPEC.md and the files of parts alone; it shares nothing with the engine.

An action is its verb and its words, with every platform called by its first name. A `Model` says what is legal, does
what was done, and must then show what a view shows.
"""

from typing import Any

from mensae.games.magicmaze.schema import Options
from mensae.games.magicmaze.tests.board_oracle import COLOURS, FACES, MISSIONS, SIDES, Board

Words = tuple[Any, ...]
ICONS = ["produce", "hourglass", "bridge", "rubbish", "pipe", "slug"]
SITTERS = ("person", "bot", "gone")


class Model:
    """A game."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats, self.options, self.solo = range(seats), options, seats == 1
        self.mission: Any = MISSIONS["missions"][options.mission - 1]
        self.silent = options.mission > 1 and not self.solo
        self.board = Board()
        self.on: dict[str, str] = {}
        self.held: dict[str, list[str]] = {}
        self.built: set[str] = set()
        self.marked: set[str] = set()
        self.supply = dict.fromkeys(COLOURS, 2)
        self.rubbish, self.slugs = self.mission["rubbish"], self.mission["slugs"]
        self.jokers, self.markers = self.mission["jokers"], self.mission["hourglass_markers"]
        self.domes, self.orbit, self.rocket, self.landed = self.mission["domes"], self.mission["colonists"], 0, False
        self.stack = set(self.mission["tiles"])
        self.x_left = set(MISSIONS["x_tiles"])
        self.joining, self.drawing = options.x_tiles, 4 if self.solo else 0
        self.drawn: set[str] = set()
        self.faces: list[str | None] = [None] * seats
        self.solo_faces: list[str] = FACES["solo"][options.solo_tiles] if self.solo else []
        self.active = self.solo_faces[0] if self.solo else None
        self.sitters = ["person"] * seats
        self.ready: set[int] = set()
        self.gave_up: set[int] = set()
        self.resumed: set[int] = set()
        self.questions: dict[int, tuple[int, list[str], int]] = {}  # pieces set aside, rubbish platforms, due
        self.pawn, self.pawn_at = "aside", [-1_000_000] * seats
        self.stares: list[int | None] = [None] * seats
        self.window: int | None = None
        self.began = self.ends = self.now = 0
        self.switched = -1
        self.explorer, self.explored = -1, ""
        self.phase = "drawing" if self.joining + self.drawing else "preparing"

    # What is legal

    def actors(self) -> list[int]:
        """MM-02: whoever can do something now; if nobody can, the host."""
        if self.phase in ("won", "lost"):
            return []
        if self.phase in ("drawing", "dealing", "exploring"):
            return [-1]
        return [seat for seat in self.seats if self.legal(seat, self.now)] or [-3]

    def sittings(self, at: int) -> set[Words]:
        """MM-220 to MM-224: what the host may say about who plays."""
        if self.actors() in ([], [-1]) or (self.phase == "playing" and at >= self.ends):
            return set()
        others = {("sits", who, seat) for seat in self.seats for who in SITTERS if who != self.sitters[seat]}
        return others - ({("sits", "bot", 0)} if self.solo and self.phase != "preparing" else set())

    def chances(self) -> set[Words]:
        """MM-35, MM-46, MM-199, MM-208."""
        if self.phase == "drawing" and self.joining:
            return {("joined", tile) for tile in self.x_left}
        if self.phase == "dealing":
            return {("dealt", face) for face in self.free_faces()}
        return {("drawn", tile) for tile in self.stack} if self.actors() == [-1] else set()

    def deadline(self) -> tuple[int, Words] | None:
        """MM-55, MM-172, MM-235."""
        if self.phase != "playing":
            return None
        due = min((question[2] for question in self.questions.values()), default=self.ends)
        return (due, ("settled",)) if due < self.ends else (self.ends, ("time_up",))

    def legal(self, seat: int, at: int) -> set[Words]:
        """Everything that the seat may do at this time."""
        if self.phase not in ("preparing", "playing", "paused") or (self.phase == "playing" and at >= self.ends):
            return set()
        person = self.sitters[seat] == "person"
        if self.sitters[seat] == "gone" and (self.solo or self.options.leaver == "shared"):
            return set()
        if self.phase == "paused":
            return {("resume",)} if person and seat not in self.resumed else set()
        found = self.gestures(seat, at)
        if self.phase == "preparing":
            return found | self.preparations(seat)
        if seat in self.questions:
            found |= self.placings(seat)
        elif self.window is None or at - self.window >= self.options.talk_guard_ms:
            found |= self.game_actions(seat)
        second = (at - self.began) // 1000
        if self.solo and second % 10 == 0 and second != self.switched:
            found |= {("switch_tile", face) for face in self.solo_faces if face != self.active}
        if person:
            found |= {("end_talk",)} if self.window is not None else set()
            found |= {("give_up",)} if seat not in self.gave_up else set()
        return found | ({("pause",)} if self.options.pause == "agreed" else set())

    def gestures(self, seat: int, at: int) -> set[Words]:
        """MM-118, MM-129 to MM-137."""
        others = [other for other in self.seats if other != seat]
        found: set[Words] = {("stare", other) for other in others}
        if self.options.mission > 1 and not self.solo and at - self.pawn_at[seat] >= 1000:
            found |= {("pawn_to", other) for other in others} | {("pawn_on", place) for place in [*ICONS, "aside"]}
        return found

    def free_faces(self) -> set[str]:
        """MM-43, MM-46."""
        return {face["id"] for face in FACES["faces"] if len(self.seats) in face["players"]} - set(map(str, self.faces))

    def preparations(self, seat: int) -> set[Words]:
        """MM-42, MM-46, MM-207 to MM-209."""
        person, found = self.sitters[seat] == "person", set[Words]()
        if self.solo:
            found |= {("switch_tile", face) for face in self.solo_faces if face != self.active}
            free = [side for side in SIDES if self.board.lock(f"0.{side}")]
            found |= {("place_start", tile, side) for tile in self.drawn for side in free}
        elif person:
            found |= {("take_face", face) for face in self.free_faces()}
        return found | ({("ready",)} if person and seat not in self.ready and not self.drawn else set())

    def owned(self, seat: int) -> set[str]:
        """MM-47, MM-213, MM-221."""
        faces = {str(self.active if self.solo else self.faces[seat])}
        if self.options.leaver == "shared":
            faces |= {str(self.faces[other]) for other in self.seats if self.sitters[other] == "gone"}
        return {colour for face in FACES["faces"] if face["id"] in faces for colour in face["colours"]}

    def standing(self, name: str) -> set[str]:
        """What stands on a platform, in slots and on the rocket platform too."""
        if self.board.kind(name) == "rocket":
            return {"colonist"} if self.rocket else set()
        return set(self.held.get(name, [])) | ({self.on[name]} if name in self.on else set())

    def slots(self, name: str) -> list[str]:
        """MM-93: the free slots of an unfinished site."""
        free = list(self.board.inner(name)["needs"])
        for colour in self.held.get(name, []):
            free.remove(colour)
        return free

    def enters(self, name: str, piece: str) -> bool:
        """MM-17, MM-68, MM-93, MM-95, MM-99, MM-101, MM-102."""
        if self.board.kind(name) == "rocket":
            return piece == "colonist"
        if self.board.kind(name) == "dome_site" and name not in self.built:
            return piece in self.slots(name)
        return name not in self.on and (name not in self.built or piece == "colonist")

    def game_actions(self, seat: int) -> set[Words]:
        """MM-62 to MM-81, MM-96, MM-138 to MM-153, MM-179 to MM-197."""
        mine, board, order, found = self.owned(seat), self.board, self.board.order(), set[Words]()
        for p in order:
            for edge in board.edges(p):
                if edge["factory"] in mine and self.supply[edge["factory"]] and p not in self.on:
                    found.add(("produce", edge["factory"], p))
            if self.stack and board.lock(p) in mine and self.on.get(p) == board.lock(p):
                found.add(("explore", p))
            if self.domes and board.kind(p) == "dome_site" and p not in self.built and not self.slots(p):
                found.add(("build_dome", p))
            for old in self.standing(p) & set(COLOURS) if self.jokers else ():
                for new in mine - {old}:
                    if self.supply[new] and (board.kind(p) != "dome_site" or new in self.slots(p)):
                        found.add(("joker_convert", p, old, new))
        for road in board.roads():
            for a, b in ((road.a, road.b), (road.b, road.a)) if road.colour in mine else ():
                for piece in self.standing(a):
                    if piece == "slug":
                        food = [*COLOURS, "rubbish"]
                        found |= {("eat", a, b)} if board.ordinary(b) and self.on.get(b) in food else set()
                    elif self.enters(b, piece) and not (road.one_way and a == road.b):
                        found.add(("move", piece, a, b))
        for site, a, b in board.sites() if self.mission["bridges"] else ():
            for end in (a, b) if site not in board.bridges else ():
                for colour in self.standing(end) & mine - set(board.bridges.values()):
                    found.add(("build_bridge", site, end, colour))
        pipes = [p for p in order if board.kind(p) == "pipe"] if self.options.mission >= 3 else []
        chosen = self.options.colonists_in_pipes
        colonists = chosen == "yes" or (chosen == "edition" and self.options.edition == "de")
        for a in pipes:
            piece = self.on.get(a, "slug")
            if piece != "slug" and (piece != "colonist" or colonists):
                found |= {("pipe", piece, a, b) for b in pipes if b not in self.on}
        return found | ({("joker_talk",)} if self.jokers and self.silent and self.window is None else set())

    # Rubbish

    def ring(self, start: str, only_empty: bool = False) -> list[str]:
        """MM-160, MM-161, MM-163 to MM-165, MM-171: the nearest possible platforms, in platform order."""
        seen, ring, order = {start}, {start}, self.board.order()
        while ring:
            possible = {p for p in ring if self.on.get(p) not in ("rubbish", "colonist")}
            if only_empty:
                possible = {p for p in ring if p not in self.on}
            if possible:
                return [p for p in order if p in possible]
            near = {b for road in self.board.roads() for a, b in ((road.a, road.b), (road.b, road.a)) if a in ring}
            ring = {p for p in near - seen if self.board.ordinary(p)}
            seen |= ring
        return []

    def placings(self, seat: int) -> set[Words]:
        """MM-162, MM-169, MM-171, MM-177."""
        pieces, heaps, _ = self.questions[seat]
        asked = heaps if pieces < len(heaps) else heaps[:1]
        return {("place_rubbish", heap, p) for heap in asked for p in self.ring(heap)}

    def give_back(self, piece: str) -> None:
        """A resource or a piece of rubbish goes to the supply."""
        if piece == "rubbish":
            self.rubbish += 1
        else:
            self.supply[piece] += 1

    def dump_on(self, p: str) -> None:
        """MM-158, MM-159."""
        there = self.on.get(p)
        if there == "slug":
            self.rubbish += 1
        else:
            if there:
                self.give_back(there)
            self.on[p] = "rubbish"

    def scatter(self, seat: int, new: str) -> None:
        """MM-157, MM-167, MM-175."""
        heaps = [new, *(heap for heap in self.board.heaps() if heap != new)]
        heaps = [heap for heap in heaps if self.on.get(heap) != "slug"]
        pieces = min(self.rubbish, len(heaps))
        self.rubbish -= pieces
        if pieces == len(heaps):
            free = [heap for heap in heaps if self.on.get(heap) not in ("rubbish", "colonist")]
            for heap in free:
                self.dump_on(heap)
            heaps = [heap for heap in heaps if heap not in free]
            pieces = len(heaps)
        if pieces:
            self.questions[seat] = (pieces, heaps, self.now + 5000)
            self.serve_single(seat)

    def serve(self, seat: int, heap: str, p: str | None) -> None:
        """One piece is placed, or goes back if it can be nowhere (MM-166)."""
        pieces, heaps, due = self.questions.pop(seat)
        if p is None:
            self.rubbish += 1
        else:
            self.dump_on(p)
        if pieces > 1:
            self.questions[seat] = (pieces - 1, [other for other in heaps if other != heap], due)

    def serve_single(self, seat: int) -> None:
        """MM-166, MM-168."""
        while seat in self.questions:
            pieces, heaps, _ = self.questions[seat]
            possible = self.ring(heaps[0])
            if pieces < len(heaps) or len(possible) > 1:
                return
            self.serve(seat, heaps[0], possible[0] if possible else None)

    def settle(self, seat: int) -> None:
        """MM-172."""
        while seat in self.questions:
            heap = self.questions[seat][1][0]
            possible = self.ring(heap)
            slugs = [p for p in possible if self.on.get(p) == "slug"]
            empty = [p for p in possible if p not in self.on]
            self.serve(seat, heap, next(iter([*slugs, *empty, *possible]), None))
