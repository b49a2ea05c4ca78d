"""What stands beside the map in the sketch: round, tracks, both sides with their actions, and the displays."""

from collections.abc import Sequence

from mensae.core.palette import FAINT, HIGHLIGHT
from mensae.core.schema import Span
from mensae.games.onmars.components import BOARD, SOLO_DECK
from mensae.games.onmars.data import STACK_TILES, TILE_ARROWS
from mensae.games.onmars.schema import MainAction, Side
from mensae.games.onmars.sketch.marks import Marks
from mensae.games.onmars.sketch.signs import (
    BLUEPRINT,
    BOT,
    CHOICE,
    COLONY,
    CONTRACT,
    DISCOVERY,
    DONE,
    GOAL,
    GOOD_LETTERS,
    MAIN_SIGNS,
    ORBIT,
    ROVER,
    SCIENTIST,
    SECRET,
    SHUTTLE,
    TECH,
    TECH_LETTERS,
    TILE_SIGNS,
    TYPE_LETTERS,
    WAREHOUSE,
    card,
    ink,
    item,
    name,
    wrapped,
)
from mensae.games.onmars.views import Aim, View

_ARROWS = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
_ROW = 6  # blueprints
_SLOTS = 3  # OM-075
_ACTIONS: dict[Side, list[MainAction]] = {
    "orbit": ["landing_pod", "obtain_blueprint", "learn_technology", "research_development", "resupply"],
    "colony": ["control_center", "construct", "upgrade", "welcome_ship", "hire"],
}
_SPACES: dict[Side, range] = {"orbit": range(1, 5), "colony": range(5, 9)}  # OM-040
_SCIENTISTS = {
    "geologist": "M",
    "rd_engineer": "G",
    "hydrologist": "W",
    "biochemist": "H",
    "geochemist": "O",
    "systems_engineer": "S",
}


def panel(view: View, marks: Marks, room: int) -> list[list[Span]]:
    """Line by line; none is wider than the room."""
    lines = [_round(view), _missions(view), _lss(view)]
    for side in ("orbit", "colony"):
        lines += [_spaces(view, marks, side), _actions(view, marks, side)]
    lines += [_warehouse(view, marks), _grid(view, marks), *_display(view, marks), _science(view, marks)]
    lines += [_exploration(view, marks), *wrapped(_stacks(view, marks), room), *_solo(view)]
    return [*lines, *wrapped(_hand(view, marks), room), *wrapped([item(t, CHOICE) for t in marks.tokens], room)]


def scientist(id: str) -> str:
    """A Scientist by the type of building where she works."""
    return SCIENTIST + _SCIENTISTS[id]


def _round(view: View) -> list[Span]:
    """OM-043, OM-162, OM-176; what the turn has had (OM-046, OM-048), and the points of a movement (OM-067)."""
    last = DONE if view.asks == "over" else "!" if view.last_round else ""
    spans = [Span(f" #{view.round}{last}", "bold"), Span(" ⚑", HIGHLIGHT), name(view, view.first)]
    spans += [Span(f" {COLONY}{view.level} ◎{view.remaining}", "bold")]
    spans += [Span(f" {'■' if view.main_done else '□'}{'■' if view.executive_done else '□'}", FAINT)]
    spans += [Span(f" {BOT}{view.bots}", HIGHLIGHT)] if view.bots is not None else []
    return [*spans, *([Span(f" {ROVER}{view.rover}", HIGHLIGHT)] if view.rover is not None else [])]


def _missions(view: View) -> list[Span]:
    """OM-034: the three missions with the units left."""
    spans: list[Span] = []
    for place, mission in zip("ABC", view.missions, strict=False):
        style = FAINT if mission.left == 0 else ""
        spans += [Span(f" {place}", FAINT), Span(f"{mission.mission.upper()}·{mission.left}", style)]
    return spans


def _lss(view: View) -> list[Span]:
    """OM-162, OM-164: the rows of the markers, those that still score bright, and the numbers of the reward tiles."""
    spans: list[Span] = []
    for column in view.lss:
        sign, reward = TYPE_LETTERS[column.building], "" if column.reward is None else f"·{column.reward}"
        spans += [Span(f" {sign}", ink(sign)), Span(str(column.row), "bold" if column.row <= view.level else FAINT)]
        spans += [Span(reward, FAINT)]
    return spans


def _spaces(view: View, marks: Marks, side: Side) -> list[Span]:
    """OM-040, OM-195: the Turn Order spaces; a small letter has had its turn; then the Shuttle."""
    spans = item(ORBIT if side == "orbit" else COLONY, CHOICE if side in marks.sides else "", "bold")
    for space in _SPACES[side]:
        spans += item(str(space), CHOICE if space in marks.spaces else "", FAINT)
        here = [who for who, player in enumerate(view.players) if player.space == space]
        spans += [_marker(view, who) for who in here] or [Span("·", FAINT)]
    return [*spans, *([Span(f" {SHUTTLE}{view.shuttle_space}", HIGHLIGHT)] if view.shuttle == side else [])]


def _marker(view: View, who: int) -> Span:
    sign = name(view, who)
    return sign if view.players[who].standing else Span(sign.text.lower(), sign.style)


def _actions(view: View, marks: Marks, side: Side) -> list[Span]:
    """OM-046, OM-075: the Main actions, with their slots."""
    spans = [Span("  ")]
    for action in _ACTIONS[side]:
        spans += item(MAIN_SIGNS[action], CHOICE if action in marks.actions else "")
        if action not in view.slots:
            continue
        counts = view.slots[action]
        if action == "hire":
            spans += [name(view, who) if count else Span("·", FAINT) for who, count in enumerate(counts)]
            continue
        spans += [name(view, who) for who, count in enumerate(counts) for _ in range(count)]
        spans += [Span("·" * (_SLOTS - sum(counts)), FAINT)]
    return spans


def _warehouse(view: View, marks: Marks) -> list[Span]:
    """OM-027: its five columns."""
    spans = [Span(f" {WAREHOUSE}", FAINT)]
    for good, count in view.warehouse.items():
        spans += item(GOOD_LETTERS[good], CHOICE if good in marks.goods else "", ink(GOOD_LETTERS[good]))
        spans += [Span(str(max(count, 0)), "" if count > 0 else FAINT)]
    return spans


def _grid(view: View, marks: Marks) -> list[Span]:
    """OM-028: the spaces 1 to 8 of the Tech Grid, row by row, and the tiles still to come."""
    spans = [Span(f" {TECH}", FAINT)]
    for space, kind in enumerate(view.grid, start=1):
        spans += [Span("│", FAINT)] if space in (4, 7) else []
        spans += item(str(space), CHOICE if space in marks.grid else "", FAINT)
        spans += [Span("·", FAINT) if kind is None else Span(TECH_LETTERS[kind], ink(TECH_LETTERS[kind]))]
    return [*spans, *_more(view.tech_stack)]


def _more(count: int) -> list[Span]:
    return [Span(f" +{count}", FAINT)] if count else []


def _display(view: View, marks: Marks) -> list[list[Span]]:
    """OM-029: the blueprints, the top row above the bottom row, and those still to come."""
    rows = [view.display[_ROW:], view.display[:_ROW]]
    if not any(rows[0]):
        rows = rows[1:]
    lines = [[Span(f" {BLUEPRINT if row is rows[0] else ' '}", FAINT), *_cards(row, marks)] for row in rows]
    lines[-1] += _more(view.deck)
    return lines


def _cards(row: Sequence[int | None], marks: Marks) -> list[Span]:
    spans: list[Span] = []
    for number in row:
        if number is None:
            spans += [Span(" ·", FAINT)]
            continue
        sign = card(number)
        spans += [*item(sign[:-1], marks.cards.get(number, "")[:1]), Span(sign[-1], ink(sign))]
    return spans


def _science(view: View, marks: Marks) -> list[Span]:
    """OM-030: slots 1 to 6 with a Scientist or a contract."""
    spans: list[Span] = []
    for slot, held in enumerate(view.science, start=1):
        spans += item(str(slot), CHOICE if slot in marks.science else "", FAINT)
        if held is None:
            spans += [Span("·", FAINT)]
        elif held in _SCIENTISTS:
            spans += [Span(scientist(held), ink(_SCIENTISTS[held]))]
        else:
            spans += [Span(f"{CONTRACT}{int(held.removeprefix('contract_'))}", "bold")]
    return spans


def _exploration(view: View, marks: Marks) -> list[Span]:
    """OM-026: the face-up Discovery tiles, and how many are face down; then the tile on Radar (OM-142)."""
    spans: list[Span] = []
    for tile in view.exploration:
        spans += item(TILE_SIGNS[tile], CHOICE if tile in marks.tiles else "", ink(TILE_SIGNS[tile]))
    spans = (spans or [Span(f" {DISCOVERY}·", FAINT)]) + _more(view.discoveries)
    return [*spans, *([Span(f" {BLUEPRINT}15", FAINT), Span(TILE_SIGNS[view.radar])] if view.radar else [])]


def _stacks(view: View, marks: Marks) -> list[list[Span]]:
    """OM-005, OM-006: the tiles left of each type, with the arrows of the top one."""
    parts: list[list[Span]] = []
    directions = [_ARROWS[direction] for direction in BOARD.directions]
    for kind, count in view.stacks.items():
        sign = TYPE_LETTERS[kind]
        top = view.tops.get(kind)
        arrows = "" if top is None else "".join(directions[arrow] for arrow in TILE_ARROWS[STACK_TILES.index(top)])
        mark = CHOICE if kind in marks.types else ""
        parts += [[*item(sign, mark, ink(sign)), Span(str(count)), Span(arrows, FAINT)]]
    return parts


def _solo(view: View) -> list[list[Span]]:
    """OM-230, OM-241: the card of Lacerda (mission, action, whether he travels), the icon of his Bot, and his aim."""
    if view.icon is None:
        return []
    spans = [Span(" "), name(view, 1), Span(f" {BOT}{TYPE_LETTERS[view.icon]}")]
    for drawn in SOLO_DECK.cards:
        if drawn.id == view.solo_card:
            spans += [Span(f" {drawn.mission}{drawn.action}{SHUTTLE if drawn.travels else '∅'}", HIGHLIGHT)]
    match view.aim:
        case Aim(blueprint=int(number)):
            spans += [Span(f" {BLUEPRINT}{card(number)}")]
        case Aim(tile=tile, rover=at):
            spans += [Span(f" {ROVER}{at}→{tile}")]
    return [spans]


def _hand(view: View, marks: Marks) -> list[list[Span]]:
    """OM-039, OM-181, OM-225: what only the reader sees: goals, goals spent, First Colonist cards."""
    own = view.own
    if own is None:
        return []
    parts = [item(f"{GOAL}{goal}", CHOICE if goal in marks.goals else "", "bold") for goal in own.hand]
    parts += [[Span(f" ×{goal}", FAINT)] for goal in own.spent]
    for secret in own.secrets:
        sign = SECRET + secret.removeprefix("fc_").upper()
        parts += [item(sign, CHOICE if secret in marks.secrets else "", "bold")]
    return parts
