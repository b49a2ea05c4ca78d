"""The log, as text keys with values: from the action, and from what the rules noted while they did it."""

from mensae.core.schema import Seat, Told, Value, Who
from mensae.core.state import Note
from mensae.games.spacemaze.data import (
    COLOURS,
    DIE_NAMES,
    EFFECT,
    GLUE,
    KINDS,
    MOVE_UFO,
    NAMES,
    POWER_DICE,
    RUN,
    RUN_POINTS,
    SIDES,
    START_HAND,
    TOKENS_TO_WIN,
    alien_of,
    colour_of,
    footprints,
    seat_of,
)
from mensae.games.spacemaze.result import winners
from mensae.games.spacemaze.rules.maze import relic_at
from mensae.games.spacemaze.rules.notes import (
    CLEARED,
    DEALT,
    DREW,
    LAID_ASIDE,
    MORPHED,
    NO_CARDS,
    SHOWN,
    UNGLUED,
    WEARS,
)
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Take,
    Turn,
)
from mensae.games.spacemaze.speech.words import (
    alien_name,
    berth_name,
    card_name,
    card_names,
    place_name,
    points_name,
    pool_name,
    power_name,
    receiver_name,
    way_name,
)
from mensae.games.spacemaze.state import ASK_DEAL, ASK_ROLL, NONE, OVER, State, cards_in, counts_of, held


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """One or more sentences; tiles, deal and dice are told with their last entry."""
    match action:  # what happens most often comes first
        case Rolled():
            return [] if s.ask == ASK_ROLL else [_tell_dice(s)]
        case Pick(die):
            return [_tell_pick(DIE_NAMES.index(die), Who(seat), notes)]
        case None:
            return _tell_hidden(s, notes)
        case Drawn(card):
            return _tell_drawn(s, KINDS.index(card), notes[0])
        case EndTurn():
            left = notes[0][2]
            return [Told("spacemaze-lost", {"who": Who(seat), "points": points_name(left)})] if left else []
        case Pad() | Go() | Exit() | Take() | Give() | Home():
            return _tell_step(s, seat, action, notes)
        case Play(card):
            return [_tell_card(KINDS.index(card), Who(seat), notes[0][1])]
        case NoCard():
            return [Told("spacemaze-without-card", {"who": Who(seat), "die": power_name(notes[0][1])})]
        case Laid():
            return [_tell_maze(s)] if s.ask == ASK_DEAL else []
        case Turn() | Choose() | Exchange() | Morph() | Dock():
            return _tell_target(s, Who(seat), action, notes)
        case Cleared() | Discarded():
            return _tell_round_end(s, notes)
        case Started(first):
            return [Told("spacemaze-started", {"who": Who(first)})]
        case Discard(card):
            return [Told("spacemaze-discard", {"who": Who(seat), "card": card_name(KINDS.index(card))})]


def _tell_hidden(s: State, notes: list[Note]) -> list[Told]:
    """SM-35, SM-55: what others hear of a card that is dealt or laid aside; a draw is told with its pad."""
    told = []
    for kind, owner, _ in notes:
        if kind == DEALT and cards_in(s, owner) == START_HAND:
            told.append(Told("spacemaze-dealt-hidden", {"who": Who(owner), "count": START_HAND}))
        elif kind == LAID_ASIDE:
            told.append(Told("spacemaze-discard-hidden", {"who": Who(owner)}))
    return told


def _tell_drawn(s: State, kind: int, note: Note) -> list[Told]:
    """SM-31, SM-86: to its owner a card that was drawn, or all that were dealt."""
    owner = note[1]
    if note[0] == DREW:
        return [Told("spacemaze-drawn", {"who": Who(owner), "card": card_name(kind)})]
    if cards_in(s, owner) < START_HAND:
        return []
    return [Told("spacemaze-dealt", {"who": Who(owner), "cards": card_names(held(s, owner))})]


def _tell_maze(s: State) -> Told:
    """SM-25, SM-28: how many tiles are laid, and where the relic is."""
    return Told("spacemaze-laid", {"count": int(s.laid), "cell": NAMES[s.relic_cell]})


def _tell_dice(s: State) -> Told:
    """SM-37: what all dice show."""
    dice = pool_name([int(count) for count in s.pool])
    return Told("spacemaze-rolled", {"round": int(s.round), "who": Who(int(s.turn)), "dice": dice})


def _tell_pick(die: int, who: Who, notes: list[Note]) -> Told:
    """SM-38, SM-46, SM-47: a die is taken; perhaps everybody can see that no card will follow."""
    if die >= POWER_DICE:
        return Told("spacemaze-pick-move", {"who": who, "points": points_name(int(footprints(die)))})
    if not notes:
        return Told("spacemaze-pick-power", {"who": who, "die": power_name(die)})
    _, hand, _ = notes[0]
    return Told("spacemaze-pick-idle", {"who": who, "die": power_name(die), "hand": hand})


def _tell_card(kind: int, who: Who, colour: int) -> Told:
    """SM-47, SM-97: the card, and the alien that carries it out."""
    effect = int(EFFECT[kind])
    values: dict[str, Value] = {"who": who, "card": card_name(kind)}
    if effect == MOVE_UFO:
        return Told("spacemaze-play-any", values)
    if effect == RUN:
        values["alien"], values["points"] = alien_name(colour), int(RUN_POINTS[kind])
        return Told("spacemaze-play-run", values)
    values["alien"] = receiver_name(colour)
    return Told("spacemaze-play-glue" if effect == GLUE else "spacemaze-play", values)


def _tell_target(s: State, who: Who, action: Turn | Choose | Exchange | Morph | Dock, notes: list[Note]) -> list[Told]:
    """Chapter 9: what the card does; the first tile of DIAGONAL SWITCH is told with the second."""
    match action:
        case Turn(cell, quarters):
            return [Told("spacemaze-turn", {"who": who, "cell": cell, "quarters": quarters})]
        case Choose():
            return []
        case Exchange():
            return _tell_exchange(s, who, notes[0])
        case Dock(cell, side):
            berth = berth_name(NAMES.index(cell), SIDES.index(side))
            return [Told("spacemaze-dock", {"who": who, "berth": berth})]
        case Morph():
            return _tell_morph(s, who, notes)


def _tell_exchange(s: State, who: Who, swapped: Note) -> list[Told]:
    """SM-100, SM-113, SM-116: the tiles change places, and where the relic is then if it was on one of them."""
    _, one, other = swapped
    told, relic = [Told("spacemaze-exchange", {"who": who, "from": NAMES[one], "cell": NAMES[other]})], relic_at(s)
    if relic in (one, other):
        told.append(Told("spacemaze-relic-travels", {"cell": NAMES[relic]}))
    return told


def _tell_morph(s: State, who: Who, notes: list[Note]) -> list[Told]:
    """SM-125, SM-126: where the two are now, and who wears the relic."""
    told = []
    for kind, one, other in notes:
        if kind == MORPHED:
            places: dict[str, Value] = {
                "who": who,
                "alien": alien_name(one),
                "place": place_name(s, int(alien_of(who.seat, one))),
                "mate": alien_name(other),
                "there": place_name(s, int(alien_of(who.seat, other))),
            }
            told.append(Told("spacemaze-morph", places))
        elif kind == WEARS:
            told.append(Told("spacemaze-wears", {"who": who, "alien": alien_name(one)}))
    return told


def _tell_step(s: State, seat: Seat, action: Exit | Go | Pad | Take | Give | Home, notes: list[Note]) -> list[Told]:
    """Chapters 5, 7 and 10."""
    colour = COLOURS.index(action.alien)
    values: dict[str, Value] = {"who": Who(seat), "alien": alien_name(colour)}
    match action:
        case Exit():
            values["cell"] = NAMES[notes[0][1]]
            return [Told("spacemaze-exit", values)]
        case Go(_, side):
            _, start, end = notes[0]
            values["way"], values["from"], values["cell"] = way_name(SIDES.index(side)), NAMES[start], NAMES[end]
            return [Told("spacemaze-go", values)]
        case Pad():
            values["cell"] = NAMES[notes[0][1]]
            return _tell_pad(values, notes[1:])
        case Take():
            return _tell_take(s, seat, values, notes[0][1])
        case Give(_, to):
            values["to"] = receiver_name(COLOURS.index(to))
            return [Told("spacemaze-give", values)]
        case Home():
            return [Told("spacemaze-home", values), Told("spacemaze-end-144", {"who": Who(seat)})]


def _tell_pad(values: dict[str, Value], notes: list[Note]) -> list[Told]:
    """SM-57 to SM-59, SM-86: the card, and the deck if it was made anew for it."""
    if not notes:
        return [Told("spacemaze-pad", values)]
    kind, cards, _ = notes[0]
    if kind == NO_CARDS:
        return [Told("spacemaze-pad-empty", values)]
    return [Told("spacemaze-pad", values), Told("spacemaze-reshuffled", {"count": cards})]


def _tell_take(s: State, seat: Seat, values: dict[str, Value], robbed: int) -> list[Told]:
    """SM-138, SM-141 to SM-143: from the maze, from a teammate, or from an opponent; the third token wins."""
    if robbed != NONE and seat_of(robbed) == seat:
        values["mate"] = receiver_name(int(colour_of(robbed)))
        return [Told("spacemaze-take-mate", values)]
    values["tokens"], values["most"] = int(s.tokens[seat]), TOKENS_TO_WIN
    if robbed == NONE:
        values["cell"] = NAMES[s.relic_cell]
        told = [Told("spacemaze-take", values)]
    else:
        values["robbed"], values["mate"] = Who(int(seat_of(robbed))), receiver_name(int(colour_of(robbed)))
        told = [Told("spacemaze-steal", values)]
    return [*told, Told("spacemaze-end-143", {"who": Who(seat)})] if s.ask == OVER else told


def _tell_round_end(s: State, notes: list[Note]) -> list[Told]:
    """SM-50 to SM-55, SM-148: what is cleared or was laid aside, and the result if this was the last round."""
    told: list[Told] = []
    for kind, one, other in notes:
        if kind == CLEARED:
            told.append(Told("spacemaze-cleared", {"round": one, "count": other}))
        elif kind == UNGLUED:
            told.append(Told("spacemaze-unglued", {"who": Who(one)}))
        elif kind == SHOWN:
            told.append(Told("spacemaze-discarded", {"who": Who(one), "cards": card_names(counts_of(other))}))
    return [*told, *_tell_last_round(s)] if s.ask == OVER else told


def _tell_last_round(s: State) -> list[Told]:
    """SM-148: most tokens, then the relic, then a shared win."""
    first = winners(s)
    tokens = [int(count) for count in s.tokens]
    told = [Told("spacemaze-end-148", {"round": int(s.round)})]
    key = "spacemaze-wins" if tokens.count(max(tokens)) == 1 else "spacemaze-wins-relic"
    for seat in first:
        shared = "spacemaze-wins-shared" if len(first) > 1 else key
        told.append(Told(shared, {"who": Who(seat), "tokens": tokens[seat]}))
    return told
