"""What stands beside and below the maze in the sketch: round, panels, dice and hand; and the colours of it all."""

from collections.abc import Sequence

from mensae.core.palette import ACT_HERE, FAINT, HIGHLIGHT, seat_style
from mensae.core.schema import Seat, Span
from mensae.games.spacemaze.components import TILES
from mensae.games.spacemaze.data import COLOURS, COST, KINDS, LETTERS, TOKENS_TO_WIN
from mensae.games.spacemaze.schema import Card, Colour, Die, Discard, EndTurn, GameAction, NoCard, Pick, Play
from mensae.games.spacemaze.views import Player, Powered, View

DOOR_STYLES = {"R": "#ff6b6b", "Y": "#ffd75f", "B": "#6cb6ff", "S": "#e4e4ee"}
ALIEN_STYLES = {"g": "#5fd787", "p": "#cf9fff", "o": "#ffa24d"}
DIE_GROUND = "on #3a2c46"
SHORT: dict[Card, str] = {
    "ROTATE_90": "R90",
    "ROTATE_180": "R180",
    "ROTATE_270": "R270",
    "EXCHANGE": "EX",
    "DIAGONAL_TWIST": "DT",
    "DIAGONAL_SWITCH": "DS",
    "RUN_1": "+1",
    "RUN_2": "+2",
    "MORPH": "MO",
    "SUPERGLUE": "SG",
    "MOVE_BASE": "MB",
}
_CHOICE = "›"  # before what can be chosen now, and before the die in use
_AIRY = 17  # columns from which a panel has room for air


def letter(colour: Colour) -> str:
    """The small letter of an alien."""
    return LETTERS[COLOURS.index(colour)].lower()


def panel(view: View, room: int) -> list[list[list[Span]]]:
    """SM-06, SM-35: round and start player, who passes what, then two lines a seat; at least 14 columns wide."""
    air = room >= _AIRY
    seats = range(len(view.players))
    return [[_round(view), _key("+" if air else "")], *([_standing(view, s, air), _powers(view, s)] for s in seats)]


def _round(view: View) -> list[Span]:
    """SM-36, SM-148, SM-34: the round, the last one, the start player."""
    last = f"/{view.max_rounds}" if view.max_rounds else ""
    flag = [Span(" "), Span("⚑", HIGHLIGHT), Span("ABCD"[view.start], seat_style(view.start))]
    return [Span(f"#{view.round}{last}", FAINT), *(flag if view.asks != "start" else [])]


def _key(plus: str) -> list[Span]:
    """SM-78 to SM-80: green is yellow and blue, and so on."""
    spans: list[Span] = []
    for colour in COLOURS:
        small = letter(colour)
        spans += [Span(" ")] if spans else []
        spans += [Span(small, f"bold {ALIEN_STYLES[small]}"), Span("=", FAINT)]
        one, other = TILES.alien_colours[colour][0], TILES.alien_colours[colour][1]
        spans += [Span(one, DOOR_STYLES[one]), Span(plus, FAINT), Span(other, DOOR_STYLES[other])]
    return spans


def _standing(view: View, seat: Seat, air: bool) -> list[Span]:
    """SM-35, SM-141: the seat, its tokens, its hand, and its MOVE field, or what it must lay aside (SM-53)."""
    player = view.players[seat]
    turn = bool(player.surplus) if view.asks == "discard" else seat == view.turn and view.asks not in ("start", "over")
    owned = min(player.tokens, TOKENS_TO_WIN)
    spans = [Span("▶" if turn else " ", HIGHLIGHT), Span("ABCD"[seat], seat_style(seat)), Span(" ")]
    spans += [Span("◆" * owned, HIGHLIGHT), Span("◇" * (TOKENS_TO_WIN - owned), FAINT)]
    spans += [Span(f"{' ' * air}▮{player.cards:<2}")]
    if player.surplus:
        return [*spans, Span(f"−{player.surplus}", ACT_HERE)]
    return [*spans, *_move(view, player, turn and view.die == player.move)]


def _move(view: View, player: Player, in_use: bool) -> list[Span]:
    """SM-46, SM-61: the footprints; of the die in use those that are spent are dots."""
    if player.move is None:
        return [Span("····", FAINT)]
    if not in_use:
        return [Span(foot, f"bold {ALIEN_STYLES[foot]}") for foot in player.move.lower()]
    left = _footprints(view)
    return [Span(left, ACT_HERE), Span("·" * (len(player.move) - len(left)), FAINT)]


def _footprints(view: View) -> str:
    """The move points that are left in this turn, as letters."""
    return "".join(letter(alien.colour).upper() * alien.points for alien in view.aliens if alien.seat == view.turn)


def _powers(view: View, seat: Seat) -> list[Span]:
    """SM-47: the ACTION fields, each die with its card; of a RUN card the points that are left (SM-120)."""
    powers = view.players[seat].powers
    turn = seat == view.turn and view.asks != "over"
    spans: list[Span] = []
    for place, power in enumerate(powers):
        in_use = turn and view.die == power.die and place == len(powers) - 1
        spans += [Span(_CHOICE if in_use else " ", HIGHLIGHT), *_power(power, in_use)]
        left = _footprints(view) if in_use else ""
        spans += [Span(left.lower(), HIGHLIGHT)] if left else []
    return [*spans, Span(" ··" * (2 - len(powers)), FAINT)] if len(powers) < 2 else spans


def _power(power: Powered, in_use: bool) -> list[Span]:
    card = SHORT[power.card] if power.card else ""
    die = power.die.lower()
    return [Span(die, ACT_HERE if in_use else f"bold {ALIEN_STYLES[die[0]]}"), Span(card)]


def pool(view: View, choices: Sequence[GameAction]) -> list[Span]:
    """SM-14, SM-38: the dice that nobody has, those that can be taken marked; then deck and discard pile."""
    pickable = {choice.die for choice in choices if isinstance(choice, Pick)}
    spans = []
    for die in view.pool:
        if die in pickable:
            spans += _item(die.lower(), True, "")
        else:
            spans += [Span(" "), *(Span(char, f"{_die_style(die, char)} {DIE_GROUND}") for char in die.lower())]
    spans = spans or [Span(" –", FAINT)]
    return [*spans, Span(f"   ▮{view.deck} ▯{sum(view.pile.values())}", FAINT)]


def _die_style(die: Die, char: str) -> str:
    """The colour of a power die, or of a footprint."""
    return f"bold {ALIEN_STYLES[char if char in ALIEN_STYLES else die[0].lower()]}"


def hand(view: View, choices: Sequence[GameAction]) -> list[Span]:
    """SM-47, SM-53, SM-94: the reader's cards with their costs, what can be chosen marked; what was laid aside."""
    cards = {choice.card for choice in choices if isinstance(choice, Play | Discard)}
    spans: list[Span] = []
    for card in view.own.hand if view.own else []:
        spans += _item(f"{SHORT[card]}/{COST[KINDS.index(card)]}", card in cards, "bold")
    for card in view.own.aside if view.own else []:
        spans += [Span(f" ×{SHORT[card]}", FAINT)]
    spans += _item("∅", True, "") if any(isinstance(choice, NoCard) for choice in choices) else []
    spans += _item("⇥", True, "") if any(isinstance(choice, EndTurn) for choice in choices) else []
    return spans


def _item(text: str, chosen: bool, style: str) -> list[Span]:
    return [Span(_CHOICE if chosen else " ", HIGHLIGHT), Span(text, ACT_HERE if chosen else style)]
