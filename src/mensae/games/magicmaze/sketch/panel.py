"""What stands above the maze: the mission and how it goes, the seats, the supply, the stack; without a word."""

from collections.abc import Iterator

from mensae.core.palette import ACT_HERE, BRIGHT, FAINT, HIGHLIGHT, seat_style
from mensae.core.schema import Seat, Span
from mensae.games.magicmaze.components import MISSIONS
from mensae.games.magicmaze.schema import EndTalk, Face, GiveUp, JokerTalk, Pause, Ready, Resume
from mensae.games.magicmaze.sketch.marks import Marks
from mensae.games.magicmaze.sketch.signs import (
    BRIDGE,
    CHOICE,
    COLONIST,
    DOME,
    HOURGLASS,
    ICONS,
    INKS,
    JOKER,
    LETTERS,
    PAWN,
    PHASES,
    PIECES,
    SITTERS,
    STACK,
    face_letters,
)
from mensae.games.magicmaze.views import Question, View

Line = list[Span]
_TALK = {"free": "“”", "open": "“!”", "silent": "“×”"}
_SIGNS = {Ready: "✓", Resume: "▶"}
_QUIET_SIGNS = {Pause: "‖", GiveUp: "⚐"}


def panel(view: View, marks: Marks) -> list[Line]:
    """Four lines, and one for every explorer who has rubbish to place; none is wider than 76 columns."""
    questions = [_question(question) for question in view.questions]
    return [_course(view, marks), _seats(view, marks), _supply(view, marks), _stack(view, marks), *questions]


def _course(view: View, marks: Marks) -> Line:
    """MM-31, MM-117, MM-131: mission, phase, talk and pawn; then what can be chosen and has no other place."""
    line = [Span(f"M{view.mission}", HIGHLIGHT), Span(f" {PHASES[view.phase]}", BRIGHT)]
    if view.ends is None or view.phase in ("paused", "won", "lost"):
        left = view.sand if view.ends is None else max(view.ends - view.now, 0)
        line += [Span(f" {HOURGLASS}{left // 60000}:{left // 1000 % 60:02}", FAINT)]
    talk = _TALK[view.talk]
    line += [Span("  "), *_item(talk, EndTalk in marks.signs, BRIGHT)]
    if view.pawn is not None:
        line += [Span(f"  {PAWN}", HIGHLIGHT), *_pawn(view, marks)]
    line += [Span(" ")]
    for sign, text in _SIGNS.items():
        line += _item(text, True, BRIGHT) if sign in marks.signs else []
    for sign, text in _QUIET_SIGNS.items():
        line += _gesture(text, True, BRIGHT) if sign in marks.signs else []
    return line


def _pawn(view: View, marks: Marks) -> Iterator[Span]:
    """MM-129 to MM-132: before a seat, on an icon, or aside."""
    places = [(f"seat {seat + 1}", letter(seat)) for seat in range(len(view.faces))]
    places += [(icon, ICONS[icon]) for icon in MISSIONS.communication_icons]
    for place, text in [*places, ("aside", "–")]:
        here = place == view.pawn
        yield from _gesture(f"({text})" if here else text, place in marks.pawn, HIGHLIGHT if here else FAINT)


def _seats(view: View, marks: Marks) -> Line:
    """MM-43, MM-207: who has which colours, and in a solo game which face is active."""
    line: Line = []
    for seat, face in enumerate(view.faces):
        line += [Span(" " if line else ""), *_seat(view, seat, marks)]
        line += [] if view.solo_faces else _face(face)
    for face in view.solo_faces:
        line += [Span(" "), *_face(face, face == view.active, face in marks.faces)]
    for face in sorted(marks.faces.difference(view.solo_faces)):  # MM-46: those that are free
        line += [Span(" "), *_face(face, chosen=True)]
    return line


def _seat(view: View, seat: Seat, marks: Marks) -> Iterator[Span]:
    """MM-118, MM-220: the seat with who plays it, and what it has said or looks at."""
    yield Span(CHOICE, HIGHLIGHT) if seat in marks.stares else Span(" ")
    yield Span(letter(seat), seat_style(seat))
    said = SITTERS[view.sitters[seat]]
    said += "✓" if seat in view.ready and view.began is None else ""
    said += "▶" if seat in view.resumed and view.phase == "paused" else ""
    said += "⚐" if seat in view.gave_up else ""
    stare = view.stares[seat]
    said += f"→{letter(stare)}" if stare is not None else ""
    yield Span(f"{said} ", BRIGHT)


def _face(face: Face | None, active: bool = False, chosen: bool = False) -> Line:
    if face is None:
        return [Span("··", FAINT)]
    letters = [Span(text, ACT_HERE if chosen else ink) for text, ink in face_letters(face)]
    if active:
        return [Span(f"{PAWN}(", HIGHLIGHT), *letters, Span(")", HIGHLIGHT)]
    return [Span(CHOICE, HIGHLIGHT), *letters] if chosen else letters


def _supply(view: View, marks: Marks) -> Line:
    """MM-10: supply and warehouse, bridges that are not built, colonists in orbit."""
    line: Line = []
    for colour, count in view.supply.items():
        text, style = PIECES[colour]
        line += [Span(text, style if count else FAINT), Span(f"{count} ", BRIGHT if count else FAINT)]
    for piece, count in (("rubbish", view.rubbish), ("slug", view.slugs)):
        line += [Span(f" {PIECES[piece][0]}{count}", BRIGHT if count else FAINT)]
    chosen = bool(marks.joker) or JokerTalk in marks.signs
    line += [Span(" "), *_item(f"{JOKER}{view.jokers}", chosen, BRIGHT if view.jokers else FAINT)]
    for sign, count in ((HOURGLASS, view.markers), (DOME, view.domes), (COLONIST, view.orbit)):
        line += [Span(f" {sign}{count}", BRIGHT if count else FAINT)]
    if view.bridges:
        line += [
            Span(f"  {BRIDGE}", BRIGHT),
            *(Span(LETTERS[bridge], f"bold {INKS[bridge]}") for bridge in view.bridges),
        ]
    return line


def _stack(view: View, marks: Marks) -> Line:
    """MM-11, MM-209: the tiles in the stack by their letters, and those that are drawn and not laid."""
    line = [Span(f"{STACK}{len(view.stack)}", HIGHLIGHT)]
    before = ""
    for tile in view.stack:
        line += [Span(f" {tile[1:]}" if tile[0] == before else f"  {tile}", FAINT)]
        before = tile[0]
    for tile in view.drawn:
        line += [Span("  ") if tile == view.drawn[0] else Span(""), *_item(tile, tile in marks.drawn, BRIGHT)]
    return line


def _question(question: Question) -> Line:
    """MM-169, MM-177: who has rubbish to place, how much, and for which symbols."""
    pieces = Span(f" {PIECES['rubbish'][0]}{question.pieces}", BRIGHT)
    sign = "?" if question.any_origin else "→"
    origins = Span(f" {sign} {' '.join(question.origins)}")
    return [Span(" "), Span(letter(question.seat), seat_style(question.seat)), pieces, origins]


def _item(text: str, chosen: bool, style: str) -> Line:
    """Something that may be there to choose now."""
    return [Span(CHOICE, HIGHLIGHT), Span(text, ACT_HERE)] if chosen else [Span(" "), Span(text, style)]


def _gesture(text: str, chosen: bool, style: str) -> Line:
    """Something that can be chosen nearly always, and so is marked more quietly."""
    return [Span(CHOICE, HIGHLIGHT), Span(text, BRIGHT)] if chosen else [Span(" "), Span(text, style)]


def letter(seat: Seat) -> str:
    """The letter of a seat in every sketch."""
    return "ABCDEF"[seat]
