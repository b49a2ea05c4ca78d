"""What `actors`, `legal`, `apply`, `draw`, `outcome`, `refusal` and `deadline` promise."""

from functools import partial
from typing import Any

import msgspec

from mensae.core import notation
from mensae.core.chance import FastRng, KeyedRng
from mensae.core.game import AnyGame
from mensae.core.record import action_union
from mensae.core.replay import replay
from mensae.core.schema import CHANCE, CLOCK, HOST, Entry
from mensae.core.state import dump
from mensae.lab.promises.listening import after
from mensae.lab.promises.trial import Broken, Trial, moment, refused, rule_ids, some_actions

WIDEST = 100  # entries of a legal list
BESIDE = (CLOCK, HOST)  # who may act without being listed
FEW = 100  # draws at least
OFTEN = 30  # times as many draws as outcomes: one of equally likely outcomes is missed by less than one in 10^11
RARE = 20_000  # draws in search of outcomes that are not as likely


def check_actions(trial: Trial) -> None:
    """Every action is there once and survives the wire and the notation."""
    game = trial.game
    if len(set(game.actions)) < len(game.actions):
        raise Broken("an action has two codes")
    union, kinds = action_union(game), game.kinds
    for action in game.actions:
        back = msgspec.json.decode(msgspec.json.encode(action), type=union)
        if back != action:
            raise Broken(f"{action} comes back from the wire as {back}")
        if notation.read(notation.write(action), kinds) != action:
            raise Broken(f"{action} is not '{notation.write(action)}'")


def check_games_end(trial: Trial) -> None:
    """Random games end; somebody acts exactly as long as there is no outcome; chance acts alone, or only the host."""
    rules, seats = trial.game.rules, set(range(trial.setup.seats))
    last = trial.table.standing[-1].seq + 1 if trial.table.standing else 0
    for seq, _, state, _ in trial.every_moment():
        actors, outcome = rules.actors(state), rules.outcome(state)
        if len(set(actors)) < len(actors) or not (actors in ([CHANCE], [HOST]) or set(actors) <= seats):
            raise Broken(f"actors {actors}", seq)
        if (actors == []) != (outcome is not None) or (actors == []) != (seq == last):
            raise Broken(f"actors {actors}, outcome {outcome}", seq)


def check_outcome(trial: Trial) -> None:
    """A place counts those before it, all lose together if nobody wins, and the rule of the end is in the spec."""
    result, seats = trial.table.outcome, trial.setup.seats
    if result is None:
        raise Broken("there is no outcome")
    if not len(result.scores) == len(result.places) == seats:
        raise Broken(f"{result} is not for {seats} seats")
    first = 1 if result.winners else 2
    places = [first + sum(other < place for other in result.places) for place in result.places]
    if result.places != places:
        raise Broken(f"places {result.places} should be {places}")
    if result.rule not in rule_ids(trial.game):
        raise Broken(f"the game ends by {result.rule}, not in SPEC.md")


def check_legal(trial: Trial) -> None:
    """Lists are short, ascending, always the same, for actors only, and all in them can be done."""
    rules = trial.game.rules
    for seq, now, state, table in trial.moments():
        again, actors = moment(table, seq).state, rules.actors(state)
        for seat in range(HOST - 1, trial.setup.seats + 1):
            legal = rules.legal(state, seat, now)
            where = f"seat {seat}: {legal}"
            if legal != sorted(set(legal)) or len(legal) > WIDEST:
                raise Broken(f"{where} is long, or does not ascend", seq)
            if not legal == rules.legal(state, seat, now) == rules.legal(again, seat, now):
                raise Broken(f"{where}, then not", seq)
            if seat not in BESIDE and bool(legal) != (seat in actors):
                raise Broken(f"{where}, actors {actors}", seq)
            for code in legal:
                then = after(trial.game, state, Entry(seq, now, seat, trial.game.actions[code]))
                if bool(rules.actors(then)) != (rules.outcome(then) is None):
                    raise Broken(f"{where}: {code} leads nowhere", seq)


def check_refusals(trial: Trial) -> None:
    """What is not in the list is refused, for a rule of the spec and with a text, and changes nothing."""
    game, rules = trial.game, rule_ids(trial.game)
    for seq, _, state, played in trial.moments(6):
        table = replay(game, trial.setup, played.log[:seq], played.seed)
        for seat in range(CLOCK, trial.setup.seats):
            for action in set(some_actions(game, seq + seat)) - set(table.legal(seat)):
                refusal = refused(partial(table.act, seat, action))
                where = f"{action} of {seat}"
                if refusal is None:
                    raise Broken(f"{where}: not legal, but done", seq)
                if refusal.rule not in rules or not refusal.text.key:
                    raise Broken(f"{where} is refused by a rule that is not in SPEC.md, or silently: {refusal}", seq)
        if (silence := game.silence(state)) and silence.rule not in rules:
            raise Broken(f"silence by {silence.rule}, which is not in SPEC.md", seq)
        if dump(table.state) != dump(state):
            raise Broken("a refused action changes the state", seq)
        if len(table.lines) != seq:
            raise Broken("a refused action is in the log", seq)


def check_draw(trial: Trial) -> None:
    """Chance draws what is legal for it, and all of it can be drawn."""
    rules = trial.game.rules
    for entry in trial.entries(8, lambda entry: entry.seat == CHANCE):
        state = moment(trial.table, entry.seq).state
        legal = set(rules.legal(state, CHANCE, entry.at))
        drawn, rng = set[int](), FastRng(trial.seed)
        for i in range(OFTEN * len(legal)):
            if i >= FEW and legal <= drawn:
                break
            drawn.add(rules.draw(state, rng))
        drawn |= rare_draws(trial.game, state, legal - drawn)
        if not drawn <= legal:
            raise Broken(f"chance draws {drawn - legal}, which is not legal", entry.seq)
        if not legal <= drawn:
            raise Broken(f"chance never draws {legal - drawn}", entry.seq)


def rare_draws(game: AnyGame, state: Any, wanted: set[int]) -> set[int]:
    """What the first word of a generator can lead to, by halving every span whose two ends differ."""

    def drawn(word: int) -> int:
        rng = KeyedRng(bytes(32), 0)
        rng.digest = word.to_bytes(8, "big")
        return game.rules.draw(state, rng)

    found: set[int] = set()
    tries = 0
    for bits in range(63):
        spans = [(1 << bits >> 1, 1 << bits)]
        while spans and not wanted <= found and tries < RARE:
            tries += 1
            low, high = spans.pop()
            ends = {drawn(low), drawn(high)}
            found |= ends
            if len(ends) == 2 and high - low > 1:
                spans += [((low + high) // 2, high), (low, (low + high) // 2)]
    return found


def check_deadlines(trial: Trial) -> None:
    """A deadline lies ahead, CLOCK can act when it passes, and then the next one lies further ahead."""
    game = trial.game
    for seq, now, state, _ in trial.moments():
        deadline = game.deadline(state)
        if deadline is None:
            continue
        if not game.rules.actors(state):
            raise Broken("the clock runs after the end", seq)
        if deadline < now:
            raise Broken(f"the deadline {deadline} has passed at {now}", seq)
        legal = game.rules.legal(state, CLOCK, deadline)
        if not legal:
            raise Broken(f"CLOCK has nothing to do at {deadline}", seq)
        game.rules.apply(state, CLOCK, legal[0], deadline)
        following = game.deadline(state)
        if following is not None and following <= deadline:
            raise Broken(f"{deadline} is followed by {following}", seq)
