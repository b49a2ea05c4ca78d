"""The colours that every sketch and the terminal share: Mars at dusk."""

from mensae.core.schema import Seat

TEXT, MUTED, FAINT, LINE = "#f6ece4", "#c2b0b6", "#8d7a86", "#4b3854"
ACCENT, INK, PALE, DANGER, OK = "#ffb454", "#241200", "#ffffff", "#ff7a6b", "#6fd6a8"
HIGHLIGHT, BRIGHT = f"bold {ACCENT}", f"bold {TEXT}"
ACT_HERE = f"bold {INK} on #fff1d6"  # what can be chosen; unlike every seat
_SEATS = (  # the paper of a seat, the ink on it, and its colour where it is ink itself
    ("#e69f00", INK, "#e69f00"),
    ("#56b4e9", INK, "#56b4e9"),
    ("#00795a", PALE, "#2fc497"),
    ("#cc79a7", INK, "#cc79a7"),
    ("#0072b2", PALE, "#5aa9e6"),
    ("#e0713a", INK, "#e0713a"),
)


def seat_style(seat: Seat) -> str:
    """The colour of a seat under its letter."""
    paper, ink, _ = _SEATS[seat]
    return f"bold {ink} on {paper}"


def seat_ink(seat: Seat) -> str:
    """The colour of a seat for words about it."""
    return _SEATS[seat][2]
