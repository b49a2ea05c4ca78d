"""What looks promise: trying actions shows what doing them would, changes nothing, and betrays no secret."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from mensae.core.chance import FastRng, Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Action, Entry, Seat
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.core.trying import Tried, tried
from mensae.lab.promises.trial import AnyTable, Broken, Trial, moment, refused, some_actions

LOOKS = 5  # positions of a game
LONG = 4  # actions
DEALS = 200  # guesses, one of which shows that a look could only be one


class Position(NamedTuple):
    """Somebody is about to act."""

    seq: int
    at: int
    seat: Seat
    action: Action  # what was done there
    state: Any
    trial: Trial

    def table(self, state: Any = None) -> AnyTable:
        """The table as it was here, or with another state; what was done before cannot be taken back."""
        begin = self.state if state is None else state
        table: AnyTable = Table(self.trial.game, self.trial.setup, self.trial.table.seed, begin)
        table.lines = self.trial.table.lines[: self.seq]
        return table


def _positions(trial: Trial) -> Iterator[Position]:
    for entry in trial.entries(LOOKS, lambda entry: entry.seat >= 0):
        yield Position(entry.seq, entry.at, entry.seat, entry.action, moment(trial.table, entry.seq).state, trial)


def _chain(here: Position, rng: Rng) -> list[Action]:
    """What was done here, and more of what may be done after it as far as looks go."""
    table, chain = here.table(), [here.action]
    while len(chain) < LONG and not (look := table.tried(here.seat, chain, here.at)).end and not look.refusal:
        legal = table.game.rules.legal(look.state, here.seat, here.at)
        if not legal:
            break
        chain.append(table.game.actions[legal[rng.below(len(legal))]])
    return chain


def check_looks(trial: Trial) -> None:
    """A look shows what doing would show, as long as nothing is learned that could only be guessed."""
    game = trial.game
    for here in _positions(trial):
        table, acting = here.table(), here.table()
        before, chain = dump(table.state), _chain(here, FastRng(trial.seed))
        for count in range(len(chain) + 1):
            look = table.tried(here.seat, chain[:count], here.at)
            if look.end == "learned":
                _check_learned(here, chain[:count])
                break
            if count and not _did(here, acting, chain[count - 1]):
                _blame(here, chain[:count], "it is legal at a look, and is refused")
                break
            seen = [line.seen_by(here.seat) for line in acting.lines[here.seq :]]
            heard = [each.told for each in seen], [each.did for each in seen]
            if (_shown(game, look.state, here), (look.told, look.did)) != (_shown(game, acting.state, here), heard):
                _blame(here, chain[:count], "the look shows something else than the doing")
        if dump(table.state) != before or len(table.lines) != here.seq or table.state.notes is not None:
            raise Broken("a look leaves its marks on the table", here.seq)


def _did(here: Position, table: AnyTable, action: Action) -> bool:
    """Does the action alone, without what chance adds."""
    return refused(partial(table.record, Entry(len(table.lines), here.at, here.seat, action))) is None


def _shown(game: AnyGame, state: Any, here: Position) -> tuple[Any, list[int]]:
    return game.sight.view(state, here.seat), game.rules.legal(state, here.seat, here.at)


def _check_learned(here: Position, chain: list[Action]) -> None:
    """Two worlds may differ in what an action shows, but one never differs from itself."""
    game = here.trial.game
    guess = game.resample(here.state, here.seat, FastRng(here.seq))
    if tried(game, [guess, game.copy(guess)], here.seat, chain, here.at).end == "learned":
        raise Broken(f"{chain} shows now this, now that", here.seq)


def _blame(here: Position, chain: list[Action], reason: str) -> None:
    """A look is wrong, which it may be where guesses agree by chance, and not where all of many do."""
    game = here.trial.game
    deals = [game.resample(here.state, here.seat, FastRng(deal)) for deal in range(DEALS)]
    if tried(game, deals, here.seat, chain, here.at).end != "learned":
        raise Broken(f"{chain} of {here.seat}: {reason}", here.seq)


def check_chains(trial: Trial) -> None:
    """A chain is done like its actions one by one, and taken back one by one; if one is refused, none is done."""
    for here in _positions(trial):
        chain, one_by_one, table = _chain(here, FastRng(trial.seed)), here.table(), here.table()
        look = table.tried(here.seat, chain, here.at)
        if any(refused(partial(one_by_one.act, here.seat, action, here.at)) for action in chain):
            _blame(here, chain, "it is legal at a look, and is refused")
            continue
        if refusal := refused(partial(table.act_all, here.seat, chain, here.at)):
            raise Broken(f"{chain} of {here.seat} is refused as a whole: {refusal}", here.seq)
        if table.log != one_by_one.log or dump(table.state) != dump(one_by_one.state):
            raise Broken(f"{chain} of {here.seat} leads elsewhere than one by one", here.seq)
        if not look.end:
            _check_refused(here, chain, look)
            _check_taken_back(here, chain, table)


def _check_refused(here: Position, chain: list[Action], look: Tried[Any]) -> None:
    game, table = here.trial.game, here.table()
    legal = set(game.rules.legal(look.state, here.seat, here.at))
    wrong = next((each for each in some_actions(game, here.seq) if game.codes[each] not in legal), None)
    if wrong is None:
        return
    if refused(partial(table.act_all, here.seat, [*chain, wrong], here.at)) is None:
        raise Broken(f"{chain} and then {wrong} is not refused", here.seq)
    if len(table.lines) != here.seq or dump(table.state) != dump(here.state):
        raise Broken(f"{chain} and then {wrong} is refused, and done in part", here.seq)


def _check_taken_back(here: Position, chain: list[Action], table: AnyTable) -> None:
    if here.trial.game.undo == "never":
        return
    for _ in chain:
        if refusal := refused(partial(table.undo, here.seat, here.at)):
            raise Broken(f"{chain} of {here.seat} cannot be taken back one by one: {refusal}", here.seq)
    if dump(table.state) != dump(here.state):
        raise Broken(f"{chain} of {here.seat} taken back one by one leads elsewhere", here.seq)


def check_looks_are_blind(trial: Trial) -> None:
    """Looks and refusals are the same, to the last field, in every world that the seat cannot tell from this one."""
    for here in _positions(trial):
        chain = _chain(here, FastRng(trial.seed))
        other = trial.game.resample(here.state, here.seat, FastRng(trial.seed + here.seq))
        for actions in (chain, [*chain[:1], *some_actions(trial.game, here.seq)[:1]]):
            one, same = (each.tried(here.seat, actions, here.at) for each in (here.table(), here.table(other)))
            if _all_of(one) != _all_of(same):
                raise Broken(f"a look at {actions} tells seat {here.seat} what is hidden", here.seq)
        some = some_actions(trial.game, here.seq)
        reasons = [each.refusals(here.seat, some, here.at) for each in (here.table(), here.table(other))]
        if reasons[0] != reasons[1]:
            raise Broken(f"refusals tell seat {here.seat} what is hidden", here.seq)


def _all_of(look: Tried[Any]) -> tuple[Any, ...]:
    return dump(look.state), look.told, look.did, look.refusal, look.end
