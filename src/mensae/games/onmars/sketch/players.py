"""The lines of a player in the sketch: goods, Colonists and Ships; below these lab, cards and tiles."""

from mensae.core.palette import ACT_HERE, FAINT, HIGHLIGHT
from mensae.core.schema import Span
from mensae.games.onmars.sketch.marks import Marks
from mensae.games.onmars.sketch.panel import scientist
from mensae.games.onmars.sketch.signs import (
    BLUEPRINT,
    BOT,
    CHOICE,
    CONTRACT,
    DONE,
    GOAL,
    GOOD_LETTERS,
    HANGAR,
    LAB,
    MARKER,
    MINER,
    SECRET,
    SHIP,
    TECH_LETTERS,
    TILE_SIGNS,
    TYPE_LETTERS,
    WIDTH,
    card,
    ink,
    item,
    name,
    place,
    wrapped,
)
from mensae.games.onmars.views import Deal, Player, View

_DEPOT = 8
_INDENT = 2


def lines(view: View, marks: Marks, who: int) -> list[list[Span]]:
    """OM-015: what all see of a player; two lines, or more if they do not hold it all."""
    player = view.players[who]
    turn = "▶" if who == view.asked else "▷" if who == view.turn and view.asks != "over" else " "
    spans = [Span(turn, HIGHLIGHT), name(view, who), Span(f" {player.points}", "bold")]
    spans += [Span(f"({player.total})".ljust(8 - len(str(player.points))), FAINT), *_goods(player), *_colonists(player)]
    spans += _ships(player, marks if marks.own(who) else None)
    return [
        spans,
        *wrapped([*_board(view, marks, who), *_lab(view, marks, who), *_cards(player, marks)], WIDTH, _INDENT),
    ]


def _goods(player: Player) -> list[Span]:
    """OM-017, OM-019, OM-020: Storage with its limit, crystals with the pending ones and the room of the Depot."""
    spans: list[Span] = []
    for good, count in player.stock.items():
        spans += [Span(f" {GOOD_LETTERS[good]}", ink(GOOD_LETTERS[good])), Span(str(count), "" if count else FAINT)]
    spans += [Span(f"≤{player.storage}", FAINT)]
    spans += [
        Span("  ◇", ink("◇")),
        Span(str(player.crystals)),
        Span(f"+{player.pending}≤{player.depot}".ljust(5), FAINT),
    ]
    return spans


def _colonists(player: Player) -> list[Span]:
    """OM-022: in the Living Quarters and their room, in the Working Area, in the supply."""
    counts = f"≤{player.capacity}·{player.working}·{player.supply}".ljust(9 - len(str(player.quarters)))
    return [Span(f"  {MINER}", HIGHLIGHT), Span(str(player.quarters)), Span(counts, FAINT)]


def _ships(player: Player, marks: Marks | None) -> list[Span]:
    """OM-036, OM-082: the Depot, where a free space is the number of its Executive action; Hangar, discarded Ships."""
    spans = [Span("  ")]
    for space in range(1, _DEPOT + 1):
        docked = space in player.docked
        sign, style = (SHIP, HIGHLIGHT) if docked else (str(space), "bold")
        marked = marks is not None and space in marks.depot
        spans += item(sign, CHOICE) if marked else [Span(sign, style)]
    return [*spans, Span(f" {HANGAR}{player.hangar}"), Span(f"×{player.discarded}", FAINT)]


def _board(view: View, marks: Marks, who: int) -> list[list[Span]]:
    """OM-009: Shelters on the map, Bots and markers in the supply, cubes (OM-119), and how many cards are in hand."""
    player = view.players[who]
    builds = marks.own(who) and "shelter" in marks.types
    parts = [[*item("S", CHOICE if builds else "", ink("S")), Span(str(player.shelters))]]
    parts += [[Span(f" {BOT}{player.bots} {MARKER}{player.markers}")]]
    cubes = "".join(TYPE_LETTERS[kind] for kind in player.cubes)
    parts += [[Span(" ■", HIGHLIGHT), *(Span(sign, ink(sign)) for sign in cubes)]] if cubes else []
    parts += [[Span(f" {GOAL}", FAINT), Span(str(player.goals), FAINT)]] if player.goals else []
    parts += [[Span(f" {GOAL}{player.goal}{DONE}", HIGHLIGHT)]] if player.goal is not None else []
    return [*parts, *([[Span(f" {SECRET}{player.secrets}", FAINT)]] if player.secrets else [])]


def _lab(view: View, marks: Marks, who: int) -> list[list[Span]]:
    """OM-091: the tiles of the lab with their spaces, and where they can go now; o: keep the Oxygen (OM-100)."""
    parts: list[list[Span]] = []
    for kind, space in view.players[who].lab.items():
        sign = TECH_LETTERS[kind]
        ways = marks.lab.get(kind, "") if marks.own(who) else ""
        before = [Span(CHOICE if ways else " ", HIGHLIGHT), Span(sign, ink(sign)), Span(place(space))]
        parts += [[*before, *([Span("→", FAINT), Span(ways, ACT_HERE)] if ways else [])]]
    return [[Span(f" {LAB}", FAINT), *parts[0]], *parts[1:]] if parts else []


def _cards(player: Player, marks: Marks) -> list[list[Span]]:
    """Blueprints to build and built (OM-130), Scientists and where they work, contracts, tiles taken."""
    parts: list[list[Span]] = []
    for plan in player.blueprints:
        sign = (BLUEPRINT if plan.hex is None else MARKER) + card(plan.blueprint)
        mark = marks.cards.get(plan.blueprint, "")
        style = ACT_HERE if mark else ink(sign)
        parts += [[Span(mark or " ", HIGHLIGHT), Span(sign, style)]]
    for expert in player.scientists:
        works = "" if expert.blueprint is None else f"{MARKER}{expert.blueprint}"
        parts += [[Span(f" {scientist(expert.scientist)}", "bold"), Span(works, FAINT)]]
    parts += [[Span(" "), *_deal(deal)] for deal in player.contracts]
    return [*parts, *([Span(f" {TILE_SIGNS[tile]}")] for tile in [*player.research, *player.discoveries])]


def _deal(deal: Deal) -> list[Span]:
    """OM-191, OM-178: a contract with what lies on it, or completed."""
    spans = [Span(f"{CONTRACT}{deal.contract}", "bold")]
    if deal.completed:
        return [*spans, Span(DONE, HIGHLIGHT)]
    for good, count in deal.goods.items():
        spans += [Span(GOOD_LETTERS[good], ink(GOOD_LETTERS[good])), Span(str(count))]
    return spans
