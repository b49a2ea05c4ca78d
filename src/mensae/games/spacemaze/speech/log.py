"""The log, as text keys with values."""

from mensae.core.schema import Seat, Told, Value, Who
from mensae.games.spacemaze.data import (
    CHEAPEST,
    COLOURS,
    DICE_KINDS,
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
    die_colour,
    die_value,
    footprints,
    seat_of,
)
from mensae.games.spacemaze.result import winners
from mensae.games.spacemaze.rules.cards import swapped
from mensae.games.spacemaze.rules.effects import morph
from mensae.games.spacemaze.rules.maze import beside, docked_cell, relic_at
from mensae.games.spacemaze.rules.round import dealt_to, has_discards
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
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_DEAL,
    ASK_DISCARD,
    DECK,
    PANELS,
    PILE,
    State,
    cards_in,
    copy,
    held,
)


def tell(s: State, seat: Seat, action: GameAction | None, at: int) -> list[Told]:
    """One or more sentences; tiles, deal and dice are told with their last entry."""
    match action:
        case None:
            return _tell_hidden(s, seat)
        case Started() | Laid() | Drawn() | Rolled():
            return _tell_chance(s, action)
        case Pick() | Play() | NoCard():
            return [_tell_die(s, action)]
        case Turn() | Choose() | Exchange() | Morph() | Dock():
            return _tell_target(s, action)
        case Exit() | Go() | Pad() | Take() | Give() | Home():
            return _tell_step(s, action)
        case EndTurn():
            left = int(s.points)
            return [Told("spacemaze-lost", {"who": _who(s), "points": points_name(left)})] if left else []
        case Discard(card):
            return [Told("spacemaze-discard", {"who": Who(seat), "card": card_name(KINDS.index(card))})]
        case Cleared() | Discarded():
            return _tell_round_end(s, action)


def _who(s: State) -> Who:
    return Who(int(s.turn))


def _tell_hidden(s: State, seat: Seat) -> list[Told]:
    """SM-35, SM-55: what others hear of a card that is dealt or laid aside; a draw is told with its pad."""
    if s.ask == ASK_DEAL and cards_in(s, dealt_to(s)) == START_HAND - 1:
        return [Told("spacemaze-dealt-hidden", {"who": Who(int(dealt_to(s))), "count": START_HAND})]
    if s.ask == ASK_DISCARD:
        return [Told("spacemaze-discard-hidden", {"who": Who(seat)})]
    return []


def _tell_chance(s: State, action: Started | Laid | Drawn | Rolled) -> list[Told]:
    """SM-25, SM-31, SM-34, SM-37: setup and dice."""
    match action:
        case Started(first):
            return [Told("spacemaze-started", {"who": Who(first)})]
        case Laid():
            count = len(s.layout.cells) - 1
            relic: dict[str, Value] = {"count": count, "cell": NAMES[s.relic_cell]}
            return [Told("spacemaze-laid", relic)] if s.laid == count - 1 else []
        case Drawn(card) if s.ask == ASK_DEAL:
            hand = held(s, dealt_to(s))
            hand[KINDS.index(card)] += 1
            dealt: dict[str, Value] = {"who": Who(int(dealt_to(s))), "cards": card_names(hand)}
            return [Told("spacemaze-dealt", dealt)] if sum(hand) == START_HAND else []
        case Drawn(card):
            return [Told("spacemaze-drawn", {"who": _who(s), "card": card_name(KINDS.index(card))})]
        case Rolled(die):
            if s.rolled < s.seats * 4 - 1:
                return []
            pool = [int(s.pool[i]) for i in range(DICE_KINDS)]
            pool[DIE_NAMES.index(die)] += 1
            return [Told("spacemaze-rolled", {"round": int(s.round), "who": _who(s), "dice": pool_name(pool)})]


def _tell_die(s: State, action: Pick | Play | NoCard) -> Told:
    """SM-38, SM-46, SM-47: a die is taken, and goes on a card or not."""
    values: dict[str, Value] = {"who": _who(s)}
    match action:
        case Pick(name):
            die = DIE_NAMES.index(name)
            hand = int(cards_in(s, s.turn))
            if die >= POWER_DICE:
                return Told("spacemaze-pick-move", {**values, "points": points_name(int(footprints(die)))})
            if hand == 0 or die_value(die) < CHEAPEST:  # the turn is over with that
                return Told("spacemaze-pick-idle", {**values, "die": power_name(die), "hand": hand})
            return Told("spacemaze-pick-power", {**values, "die": power_name(die)})
        case NoCard():
            return Told("spacemaze-without-card", {**values, "die": power_name(int(s.die))})
        case Play(card):
            kind = KINDS.index(card)
            effect = int(EFFECT[kind])
            values["card"] = card_name(kind)
            if effect == MOVE_UFO:
                return Told("spacemaze-play-any", values)
            if effect == RUN:
                values |= {"alien": alien_name(int(die_colour(s.die))), "points": int(RUN_POINTS[kind])}
                return Told("spacemaze-play-run", values)
            values["alien"] = receiver_name(int(die_colour(s.die)))
            return Told("spacemaze-play-glue" if effect == GLUE else "spacemaze-play", values)


def _tell_target(s: State, action: Turn | Choose | Exchange | Morph | Dock) -> list[Told]:
    """Chapter 9: what the card does; the first tile of DIAGONAL SWITCH is told with the second."""
    values: dict[str, Value] = {"who": _who(s)}
    match action:
        case Turn(cell, quarters):
            return [Told("spacemaze-turn", {**values, "cell": cell, "quarters": quarters})]
        case Choose():
            return []
        case Exchange(cell):
            return _tell_exchange(s, int(swapped(s)), NAMES.index(cell))
        case Dock(cell, side):
            berth = berth_name(NAMES.index(cell), SIDES.index(side))
            return [Told("spacemaze-dock", {**values, "berth": berth})]
        case Morph(mate):
            return _tell_morph(s, COLOURS.index(mate))


def _tell_exchange(s: State, one: int, other: int) -> list[Told]:
    """SM-100, SM-113, SM-116: the tiles change places, and where the relic is then if it was on one of them."""
    values: dict[str, Value] = {"who": _who(s), "from": NAMES[one], "cell": NAMES[other]}
    told, relic = [Told("spacemaze-exchange", values)], int(relic_at(s))
    if relic in (one, other):
        told.append(Told("spacemaze-relic-travels", {"cell": NAMES[one + other - relic]}))
    return told


def _tell_morph(s: State, mate: int) -> list[Told]:
    """SM-125, SM-126: where the two are now, and who wears the relic."""
    after, own = copy(s), int(die_colour(s.die))
    morph(after, mate)
    values: dict[str, Value] = {
        "who": _who(s),
        "alien": alien_name(own),
        "place": place_name(after, int(alien_of(s.turn, own))),
        "mate": alien_name(mate),
        "there": place_name(after, int(alien_of(s.turn, mate))),
    }
    told = [Told("spacemaze-morph", values)]
    if after.wearer != s.wearer:
        told.append(Told("spacemaze-wears", {"who": _who(s), "alien": alien_name(int(colour_of(after.wearer)))}))
    return told


def _tell_step(s: State, action: Exit | Go | Pad | Take | Give | Home) -> list[Told]:
    """Chapters 5, 7 and 10."""
    colour = COLOURS.index(action.alien)
    cell = int(s.aliens[alien_of(s.turn, colour)])
    values: dict[str, Value] = {"who": _who(s), "alien": alien_name(colour)}
    match action:
        case Exit():
            return [Told("spacemaze-exit", {**values, "cell": NAMES[docked_cell(s, s.turn)]})]
        case Go(_, side):
            way = SIDES.index(side)
            there = NAMES[beside(s, cell, way)]
            return [Told("spacemaze-go", {**values, "way": way_name(way), "from": NAMES[cell], "cell": there})]
        case Pad():
            return _tell_pad(s, {**values, "cell": NAMES[cell]})
        case Take():
            return _tell_take(s, values)
        case Give(_, to):
            return [Told("spacemaze-give", {**values, "to": receiver_name(COLOURS.index(to))})]
        case Home():
            return [Told("spacemaze-home", values), Told("spacemaze-end-144", {"who": _who(s)})]


def _tell_pad(s: State, values: dict[str, Value]) -> list[Told]:
    """SM-57 to SM-59, SM-86: the card, and the deck if it was made anew for it."""
    if cards_in(s, DECK) > 0:
        return [Told("spacemaze-pad", values)]
    pile = int(cards_in(s, PILE))
    if pile == 0:
        return [Told("spacemaze-pad-empty", values)]
    return [Told("spacemaze-pad", values), Told("spacemaze-reshuffled", {"count": pile})]


def _tell_take(s: State, values: dict[str, Value]) -> list[Told]:
    """SM-138, SM-141 to SM-143: from the maze, from a teammate, or from an opponent; the third token wins."""
    tokens = int(s.tokens[s.turn]) + 1
    values = {**values, "tokens": tokens, "most": TOKENS_TO_WIN}
    if s.wearer < 0:
        told = [Told("spacemaze-take", {**values, "cell": NAMES[s.relic_cell]})]
    else:
        owner, robbed = int(seat_of(s.wearer)), receiver_name(int(colour_of(s.wearer)))
        if owner == s.turn:
            return [Told("spacemaze-take-mate", {"who": _who(s), "alien": values["alien"], "mate": robbed})]
        told = [Told("spacemaze-steal", {**values, "robbed": Who(owner), "mate": robbed})]
    return [*told, Told("spacemaze-end-143", {"who": _who(s)})] if tokens == TOKENS_TO_WIN else told


def _tell_round_end(s: State, action: Cleared | Discarded) -> list[Told]:
    """SM-50 to SM-55, SM-148: what is cleared or was laid aside, and the result if this was the last round."""
    told: list[Told] = []
    if isinstance(action, Cleared):
        told.append(Told("spacemaze-cleared", {"round": int(s.round), "count": int(cards_in(s, PANELS))}))
        if s.glued:
            told.append(Told("spacemaze-unglued", {"who": Who(int(seat_of(s.wearer)))}))
        if has_discards(s):
            return told
    else:
        for seat in [int((s.start + i) % s.seats) for i in range(s.seats)]:
            if cards_in(s, ASIDE + seat) > 0:
                aside = card_names(held(s, ASIDE + seat))
                told.append(Told("spacemaze-discarded", {"who": Who(seat), "cards": aside}))
    return [*told, *_tell_last_round(s)] if s.round == s.max_rounds else told


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
