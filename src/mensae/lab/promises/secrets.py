"""What readers are promised: views cross the wire, no piece is lost, and nobody learns what is not meant for them."""

from typing import Any

import msgspec
from msgspec import structs

from mensae.core.chance import FastRng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, Entry, Seat
from mensae.core.state import dump
from mensae.lab.promises.listening import after, face, hidden, noted, seen
from mensae.lab.promises.trial import Broken, Moment, Trial, moment

DEALS = 50  # in which a seat is dealt something else than the truth


def check_pieces(trial: Trial) -> None:
    """No piece comes or goes."""
    pieces = trial.game.sight.pieces(trial.game.rules.setup(trial.setup))
    for seq, _, state, _ in trial.every_moment():
        found = trial.game.sight.pieces(state)
        if found != pieces:
            raise Broken(f"there were {pieces}, now there are {found}", seq)


def check_views(trial: Trial) -> None:
    """Views cross the wire and come back equal, those of spectators too."""
    for seq, now, state, _ in trial.moments():
        for reader in trial.readers:
            view = trial.game.sight.view(state, reader)
            back = msgspec.json.decode(msgspec.json.encode(view), type=trial.game.view)
            if back != view:
                raise Broken(f"{view} comes back as {back}", seq)
            if trial.game.is_shared:
                _compare_with_spectator(trial.game, state, reader, now, seq)


def _compare_with_spectator(game: AnyGame, state: Any, reader: Seat | None, now: int, seq: int) -> None:
    """What a spectator sees, and what is only the seat's, make up what a seat sees: most of a view is made once."""
    shared = game.sight.view(state, None)
    if reader is not None and game.own is not None:
        shared = structs.replace(shared, own=game.own(state, reader, game.rules.legal(state, reader, now)))
    if shared != game.sight.view(state, reader):
        raise Broken(f"seat {reader} does not see what a spectator does", seq)


def check_resample(trial: Trial) -> None:
    """A resampled state shows the seat the same in all it can look at or try, and can be played on."""
    game = trial.game
    for here in trial.moments():
        before = dump(here.state)
        for seat in range(trial.setup.seats):
            other = game.resample(here.state, seat, FastRng(trial.seed + here.seq))
            if dump(here.state) != before:
                raise Broken("resampling changes the state", here.seq)
            if face(game, other, seat, here.now) != face(game, here.state, seat, here.now):
                raise Broken(f"seat {seat} can tell", here.seq)
            if game.sight.pieces(other) != game.sight.pieces(here.state):
                raise Broken("resampling makes or loses pieces", here.seq)
            _hears_the_same(trial, here, other, seat)
            _learns_the_same(trial, here, other, seat)
            game.play_random(other, FastRng(trial.seed))
            if not game.rules.outcome(other):
                raise Broken("the resampled state cannot be played on", here.seq)


def _hears_the_same(trial: Trial, here: Moment, other: Any, seat: Seat) -> None:
    """What others may do in both worlds without its knowing sounds the same to the seat."""
    game = trial.game
    for acting in set(game.rules.actors(here.state)) - {seat}:
        for code in game.rules.legal(here.state, acting, here.now)[:3]:
            entry = Entry(here.seq, here.now, acting, game.actions[code])
            if code not in game.rules.legal(other, acting, here.now):
                continue
            if game.audience(here.state, acting, entry.action) is None:
                continue
            if hidden(game, here.state, entry) != hidden(game, other, entry):
                raise Broken(f"a hidden action of {acting} tells seat {seat}: {entry.action}", here.seq)


def _learns_the_same(trial: Trial, here: Moment, other: Any, seat: Seat) -> None:
    """What the seat may do tells it no more than its view does then."""
    game = trial.game
    for code in game.rules.legal(here.state, seat, here.now):
        entry = Entry(here.seq, here.now, seat, game.actions[code])
        views = [game.sight.view(after(game, world, entry), seat) for world in (here.state, other)]
        if views[0] == views[1] and seen(game, here.state, entry, seat) != seen(game, other, entry, seat):
            raise Broken(f"{entry.action} tells seat {seat} what its view does not", here.seq)


def check_guesses(trial: Trial) -> None:
    """What a seat is dealt to guess follows from what it knows and from the generator, never from the truth.

    Two worlds that it cannot tell apart lead to the same guess; else whoever learns the generator learns the truth.
    """
    game = trial.game
    for seq, _, state, _ in trial.moments():
        for seat in range(trial.setup.seats):
            for number in range(3):
                other = game.resample(state, seat, FastRng(1000 * number + seq))
                guesses = [dump(game.resample(world, seat, FastRng(number))) for world in (state, other)]
                if guesses[0] != guesses[1]:
                    raise Broken(f"what seat {seat} guesses depends on the truth", seq)


def check_secrets(trial: Trial) -> None:
    """Noninterference: had a secret been another one, nobody outside its audience would see a difference.

    And whoever may know what chance did sees it in the view: else the log tells more than the view.
    """
    game = trial.game
    for entry in trial.entries(25, lambda entry: True):
        state = moment(trial.table, entry.seq).state
        audience = game.audience(state, entry.seat, entry.action)
        legal = [game.actions[code] for code in game.rules.legal(state, entry.seat, entry.at)]
        others = [action for action in legal if action != entry.action]
        for action in others[:: max(1, len(others) // 4)]:
            if game.audience(state, entry.seat, action) != audience:
                continue
            other = Entry(entry.seq, entry.at, entry.seat, action)
            for reader in trial.readers:
                if audience is not None and reader not in audience:
                    _sees_no_difference(trial, state, entry, other, reader)
                elif entry.seat == CHANCE:
                    _sees_what_it_knows(trial, state, entry, other, reader)


def _sees_no_difference(trial: Trial, state: Any, entry: Entry, other: Entry, reader: Seat | None) -> None:
    game = trial.game
    where = f"{entry.action} or {other.action} of {entry.seat}: reader {reader}"
    real, unreal = after(game, state, entry), after(game, state, other)
    if face(game, real, reader, entry.at) != face(game, unreal, reader, entry.at):
        raise Broken(f"{where} can tell", entry.seq)
    if noted(game, state, entry)[1] != noted(game, state, other)[1]:
        raise Broken(f"{where} could know it from the notes", entry.seq)
    if seen(game, state, entry, reader) != seen(game, state, other, reader):
        raise Broken(f"{where} is told", entry.seq)
    if reader is None:
        return
    truth, deals = dump(real), (game.resample(real, reader, FastRng(i)) for i in range(DEALS))
    if all(dump(deal) == truth for deal in deals):
        raise Broken(f"{where} is dealt the truth", entry.seq)
    if CHANCE in game.rules.actors(real):  # at once, before anybody looks
        return
    guesses = [dump(game.resample(world, reader, FastRng(reader))) for world in (real, unreal)]
    if guesses[0] != guesses[1]:
        raise Broken(f"{where} guesses by the truth", entry.seq)


def _sees_what_it_knows(trial: Trial, state: Any, entry: Entry, other: Entry, reader: Seat | None) -> None:
    game = trial.game
    real, unreal = after(game, state, entry), after(game, state, other)
    if dump(real) != dump(unreal) and game.sight.view(real, reader) == game.sight.view(unreal, reader):
        raise Broken(f"{entry.action} or {other.action}: reader {reader} knows, but sees nothing", entry.seq)
