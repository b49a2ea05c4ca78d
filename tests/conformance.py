"""What every game must keep. Each check plays games at random and raises AssertionError with the reason.

States are rebuilt from the log, so the checks trust `setup` and `apply`; everything else of the contract is on trial.
"""

from functools import partial
from statistics import mean, variance
from typing import Any, get_args

import msgspec

from mensae.core import notation
from mensae.core.chance import FastRng, KeyedRng
from mensae.core.game import AnyGame
from mensae.core.record import action_union
from mensae.core.replay import replay
from mensae.core.schema import CHANCE, CLOCK, HOST, Entry, Seat, Setup, Skill, Told
from mensae.core.state import dump
from mensae.texts import LANGUAGES, MissingText, Speaker
from tests.random_play import (
    LONGEST,
    after,
    face,
    moment,
    moments,
    play,
    play_plainly,
    refused,
    rule_ids,
    seed_bytes,
    seen,
    some_actions,
)
from tests.telling import tell, tell_without_change

WIDEST = 100  # entries of a legal list
FOLLOWED = 40  # entries
BESIDE = (CLOCK, HOST)  # who may act without being listed


def check_actions(game: AnyGame, setup: Setup, seed: int) -> None:
    """Every action is there once and survives the wire and the notation."""
    assert len(set(game.actions)) == len(game.actions), "an action has two codes"
    union, kinds = action_union(game), game.kinds
    for action in game.actions:
        back = msgspec.json.decode(msgspec.json.encode(action), type=union)
        assert back == action, f"{action} comes back from the wire as {back}"
        assert notation.read(notation.write(action), kinds) == action, f"{action} is not {notation.write(action)}"


def check_games_end(game: AnyGame, setup: Setup, seed: int) -> None:
    """Random games end; somebody acts exactly as long as there is no outcome; chance acts alone, or only the host."""
    for seq, _, state, table in moments(game, setup, seed):
        actors = game.rules.actors(state)
        assert len(set(actors)) == len(actors), f"at {seq}: actors {actors}"
        assert actors in ([CHANCE], [HOST]) or set(actors) <= set(range(setup.seats)), f"at {seq}: actors {actors}"
        assert (actors == []) == (game.rules.outcome(state) is not None), (
            f"at {seq}: actors {actors}, {game.rules.outcome(state)}"
        )
        assert (actors == []) == (seq == len(table.lines)), f"at {seq}: actors {actors}"


def check_outcome(game: AnyGame, setup: Setup, seed: int) -> None:
    """A place counts those before it, all lose together if nobody wins, and the rule of the end is in the spec."""
    result = play(game, setup, seed).outcome
    assert result is not None, "there is no outcome"
    assert len(result.scores) == len(result.places) == setup.seats, f"{result} is not for {setup.seats} seats"
    first = 1 if result.winners else 2
    places = [first + sum(other < place for other in result.places) for place in result.places]
    assert result.places == places, f"places {result.places} should be {places}"
    assert result.rule in rule_ids(game), f"the game ends by {result.rule}, not in SPEC.md"


def check_replay(game: AnyGame, setup: Setup, seed: int) -> None:
    """Setup and entries give the state, at every moment, and the seed gives what chance did."""
    for seq, _, state, table in moments(game, setup, seed):
        again = replay(game, setup, table.log[:seq], seed_bytes(seed), verify=True)
        assert dump(again.state) == dump(state), f"the replay to {seq} leads elsewhere"
        for line, same in zip(again.lines, table.lines, strict=False):
            assert line.seen_by(None) == same.seen_by(None), f"the replay to {seq} tells something else"
    assert dump(again.state) == dump(table.state), "the replay does not lead to the table"


def check_copy(game: AnyGame, setup: Setup, seed: int) -> None:
    """A copy is equal, and neither changes with the other."""
    for seq, _, state, _ in moments(game, setup, seed):
        before, copy, other = dump(state), game.copy(state), game.copy(state)
        assert dump(copy) == before, f"at {seq}: the copy differs"
        game.play_random(copy, FastRng(seed))
        assert dump(state) == before, f"at {seq}: the state changes with its copy"
        game.play_random(state, FastRng(seed))
        assert dump(other) == before, f"at {seq}: the copy changes with its state"


def check_reading(game: AnyGame, setup: Setup, seed: int) -> None:
    """Only `apply`, `playout` and `play_random` change a state."""
    for seq, _, state, table in moments(game, setup, seed):
        before = dump(state)
        for reader in (None, *range(setup.seats)):
            face(game, state, reader)
            game.speech.sketch(game.sight.view(state, reader), [])
        for seat in range(setup.seats):
            _ = game.guide.worth(state, seat), game.resample(state, seat, FastRng(seed))
        for entry in table.log[seq : seq + 1]:
            seen(game, state, entry, None)
            tell_without_change(game, state, entry.seat, entry.action, entry.at)
        _ = (
            game.copy(state),
            game.sight.pieces(state),
            game.rules.outcome(state),
            game.deadline(state),
            game.rules.actors(state),
        )
        assert dump(state) == before, f"at {seq}: looking at the state changes it"


def check_legal(game: AnyGame, setup: Setup, seed: int) -> None:
    """Lists are short, without duplicates, in a fixed order, for actors only, and all in them can be done."""
    for seq, now, state, table in moments(game, setup, seed):
        for seat in range(HOST - 1, setup.seats + 1):
            legal = game.rules.legal(state, seat, 0)
            where = f"at {seq}, seat {seat}: {legal}"
            assert len(legal) == len(set(legal)) <= WIDEST, where
            assert legal == game.rules.legal(state, seat, 0) == game.rules.legal(moment(table, seq).state, seat, 0), (
                f"{where}, then not"
            )
            assert seat in BESIDE or bool(legal) == (seat in game.rules.actors(state)), (
                f"{where} of {game.rules.actors(state)}"
            )
            for code in legal:
                then = after(game, state, Entry(seq, now, seat, game.actions[code]), code)
                assert bool(game.rules.actors(then)) == (game.rules.outcome(then) is None), (
                    f"{where}: {code} leads nowhere"
                )


def check_refusals(game: AnyGame, setup: Setup, seed: int) -> None:
    """What is not in the list is refused, for a rule of the spec and with a text, and changes nothing."""
    rules = rule_ids(game)
    for seq, _, state, played in moments(game, setup, seed, 6):
        table = replay(game, setup, played.log[:seq], seed_bytes(seed))
        for seat in range(HOST, setup.seats):
            for action in set(some_actions(game, seq + seat)) - set(table.legal(seat)):
                refusal = refused(partial(table.act, seat, action))
                where = f"at {seq}: {action} of {seat}: {refusal}"
                assert refusal is not None, f"{where}: not legal, but done"
                assert refusal.rule in rules, f"{where}: a rule that is not in SPEC.md"
                assert refusal.text.key, f"{where}: no text"
        if silence := game.silence(state):
            assert silence.rule in rules, f"at {seq}: silence by {silence.rule}, which is not in SPEC.md"
        assert dump(table.state) == dump(state), f"at {seq}: a refused action changes the state"
        assert len(table.lines) == seq, f"at {seq}: a refused action is in the log"


def check_draw(game: AnyGame, setup: Setup, seed: int) -> None:
    """Chance draws what is legal for it, and all of it can be drawn."""
    table = play(game, setup, seed)
    turns = [entry.seq for entry in table.log if entry.seat == CHANCE]
    for seq in turns[:: max(1, len(turns) // 8)]:
        state = moment(table, seq).state
        legal = set(game.rules.legal(state, CHANCE, 0))
        drawn = {game.rules.draw(state, FastRng(seed + i)) for i in range(100)}
        drawn |= rare_draws(game, state, legal - drawn)
        assert drawn <= legal, f"at {seq}: chance draws {drawn - legal}, which is not legal"
        assert legal <= drawn, f"at {seq}: chance never draws {legal - drawn}"


def rare_draws(game: AnyGame, state: Any, wanted: set[int]) -> set[int]:
    """What the first word of a generator can lead to, by halving every span whose two ends differ."""

    def drawn(word: int) -> int:
        rng = KeyedRng(bytes(32), 0)
        rng.words = [word]
        return game.rules.draw(state, rng)

    found: set[int] = set()
    tries = 0
    for bits in range(63):
        spans = [(1 << bits >> 1, 1 << bits)]
        while spans and not wanted <= found and tries < 20_000:
            tries += 1
            low, high = spans.pop()
            ends = {drawn(low), drawn(high)}
            found |= ends
            if len(ends) == 2 and high - low > 1:
                spans += [((low + high) // 2, high), (low, (low + high) // 2)]
    return found


def check_undo(game: AnyGame, setup: Setup, seed: int) -> None:
    """Undo, free or by consent, leads back to the very state before."""
    played, tried, undone = play(game, setup, seed), 0, 0
    acts = [entry for entry in played.log if entry.seat >= 0]
    for entry in acts[:: max(1, len(acts) // 10)]:
        table = replay(game, setup, played.log[: entry.seq], seed_bytes(seed))
        before = dump(table.state)
        table.act(entry.seat, entry.action, entry.at)
        if table.outcome:
            continue
        tried += 1
        if refusal := refused(partial(table.undo, entry.seat)):
            assert game.undo != "consent", f"undoing entry {entry.seq} is refused: {refusal}"
            continue
        for seat in range(setup.seats):
            if table.asked and seat != entry.seat:
                table.answer_undo(seat, agree=True)
        undone += 1
        assert dump(table.state) == before, f"undoing entry {entry.seq} leads elsewhere"
        assert dump(replay(game, setup, table.log).state) == before, f"replaying the undo of {entry.seq} does"
    assert undone or not tried or game.undo == "never", "every undo is refused"


def check_pieces(game: AnyGame, setup: Setup, seed: int) -> None:
    """No piece comes or goes."""
    pieces = game.sight.pieces(game.rules.setup(setup))
    for seq, _, state, _ in moments(game, setup, seed, 40):
        assert game.sight.pieces(state) == pieces, f"at {seq}: {game.sight.pieces(state)}, at the start {pieces}"


def check_views(game: AnyGame, setup: Setup, seed: int) -> None:
    """Views cross the wire and come back equal, those of spectators too."""
    for seq, _, state, _ in moments(game, setup, seed):
        for reader in (None, *range(setup.seats)):
            view = game.sight.view(state, reader)
            back = msgspec.json.decode(msgspec.json.encode(view), type=game.view)
            assert back == view, f"at {seq}: {view} comes back as {back}"


def check_deadlines(game: AnyGame, setup: Setup, seed: int) -> None:
    """A deadline lies ahead, CLOCK can act when it passes, and then the next one lies further ahead."""
    for seq, now, state, _ in moments(game, setup, seed):
        deadline = game.deadline(state)
        if deadline is None:
            continue
        assert game.rules.actors(state), f"at {seq}: the clock runs after the end"
        assert deadline >= now, f"at {seq}: the deadline {deadline} has passed at {now}"
        legal = game.rules.legal(state, CLOCK, 0)
        assert legal, f"at {seq}: CLOCK has nothing to do at {deadline}"
        game.rules.apply(state, CLOCK, legal[0], deadline)
        following = game.deadline(state)
        assert following is None or following > deadline, f"at {seq}: {deadline} is followed by {following}"


def check_resample(game: AnyGame, setup: Setup, seed: int) -> None:
    """A resampled state shows the seat the same in all it can look at or try, and can be played on."""
    for seq, now, state, _ in moments(game, setup, seed):
        before = dump(state)
        for seat in range(setup.seats):
            other = game.resample(state, seat, FastRng(seed + seq))
            assert dump(state) == before, f"at {seq}: resampling changes the state"
            assert face(game, other, seat) == face(game, state, seat), f"at {seq}: seat {seat} can tell"
            assert game.sight.pieces(other) == game.sight.pieces(state), f"at {seq}: resampling makes or loses pieces"
            for acting in set(game.rules.actors(state)) - {seat}:
                for code in game.rules.legal(state, acting, 0)[:3]:
                    action = game.actions[code]
                    if code not in game.rules.legal(other, acting, 0) or game.audience(state, acting, action) is None:
                        continue
                    heard = [tell(game, world, acting, action, now, hidden=True) for world in (state, other)]
                    assert heard[0] == heard[1], f"at {seq}: a hidden action of {acting} tells seat {seat}"
            for code in game.rules.legal(state, seat, 0):
                entry = Entry(seq, now, seat, game.actions[code])
                views = [game.sight.view(after(game, s, entry, code), seat) for s in (state, other)]
                same = seen(game, state, entry, seat) == seen(game, other, entry, seat)
                assert same or views[0] != views[1], f"at {seq}: {entry} tells seat {seat} what its view does not"
            game.play_random(other, FastRng(seed))
            assert game.rules.outcome(other), f"at {seq}: the resampled state cannot be played on"


def check_guesses(game: AnyGame, setup: Setup, seed: int) -> None:
    """What a seat is dealt to guess follows from what it knows and from the generator, never from the truth.

    Two worlds that it cannot tell apart lead to the same guess; else whoever learns the generator learns the truth.
    """
    for seq, _, state, _ in moments(game, setup, seed):
        for seat in range(setup.seats):
            for number in range(3):
                other = game.resample(state, seat, FastRng(1000 * number + seq))
                guesses = [dump(game.resample(world, seat, FastRng(number))) for world in (state, other)]
                assert guesses[0] == guesses[1], f"at {seq}: what seat {seat} guesses depends on the truth"


def check_secrets(game: AnyGame, setup: Setup, seed: int) -> None:
    """Noninterference: had a secret been another one, nobody outside its audience would see a difference.

    And whoever may know what chance did sees it in the view: else the log tells more than the view.
    """
    table = play(game, setup, seed)
    for entry in table.log[:: max(1, len(table.log) // 25)]:
        state = moment(table, entry.seq).state
        audience = game.audience(state, entry.seat, entry.action)
        real = after(game, state, entry, game.codes[entry.action])
        legal = [code for code in game.rules.legal(state, entry.seat, 0) if game.actions[code] != entry.action]
        for code in legal[:: max(1, len(legal) // 4)]:
            other = Entry(entry.seq, entry.at, entry.seat, game.actions[code])
            if game.audience(state, other.seat, other.action) != audience:
                continue
            unreal = after(game, state, other, code)
            for reader in (None, *range(setup.seats)):
                where = f"{entry} or {other.action}, audience {audience}: reader {reader}"
                if audience is not None and reader not in audience:
                    assert face(game, real, reader) == face(game, unreal, reader), f"{where} can tell"
                    assert seen(game, state, entry, reader) == seen(game, state, other, reader), f"{where} is told"
                    assert reader is None or _is_dealt_anew(game, real, reader), f"{where} is dealt the truth"
                    if reader is not None and CHANCE not in game.rules.actors(real):  # at once, before anybody looks
                        assert _guess(game, real, reader) == _guess(game, unreal, reader), (
                            f"{where} guesses by the truth"
                        )
                elif entry.seat == CHANCE and dump(real) != dump(unreal):
                    assert game.sight.view(real, reader) != game.sight.view(unreal, reader), (
                        f"{where} knows, but sees nothing"
                    )


def _guess(game: AnyGame, state: Any, seat: Seat) -> dict[str, Any]:
    return dump(game.resample(state, seat, FastRng(seat)))


def _is_dealt_anew(game: AnyGame, state: Any, seat: Seat) -> bool:
    return any(dump(game.resample(state, seat, FastRng(i))) != dump(state) for i in range(50))


def check_texts(game: AnyGame, setup: Setup, seed: int) -> None:
    """Every prompt, choice, line of the log and refusal that is met speaks in every language."""
    met: dict[bytes, Told] = {}

    def meet(*texts: Told) -> None:
        met.update((msgspec.json.encode(text), text) for text in texts)

    met_at = moments(game, setup, seed, 6)
    meet(*(told for line in met_at[0].table.lines for told in line.told))
    for seq, _, state, _ in met_at:
        meet(*(game.speech.prompt(state, reader) for reader in (None, *range(setup.seats))))
        if silence := game.silence(state):
            meet(silence.text)
        for seat in range(HOST, setup.seats):
            legal = game.rules.legal(state, seat, 0)
            meet(*(game.speech.label(state, seat, game.actions[code]) for code in legal))
            allowed = {game.actions[code] for code in legal}
            meet(
                *(
                    game.rules.refusal(state, seat, a, 0).text
                    for a in some_actions(game, seq + seat)
                    if a not in allowed
                )
            )
    for speaker in [Speaker(language, game.id, ["Ann", "Bo"]) for language in LANGUAGES]:
        for text in met.values():
            try:
                assert speaker.say(text).strip(), f"{text} says nothing in {speaker.language}"
            except MissingText as error:
                raise AssertionError(str(error)) from error


def check_guide(game: AnyGame, setup: Setup, seed: int) -> None:
    """`worth` is from 0 to 1, and a playout, short or to the end, stays within the rules."""
    pieces = game.sight.pieces(game.rules.setup(setup))
    for seq, _, state, _ in moments(game, setup, seed):
        for horizon in (1, 5, LONGEST):
            game.guide.playout(state, FastRng(seed), horizon)
            assert game.sight.pieces(state) == pieces, f"at {seq}: a playout makes or loses pieces"
            assert bool(game.rules.actors(state)) == (game.rules.outcome(state) is None), (
                f"at {seq}: a playout leads nowhere"
            )
            assert all(game.rules.legal(state, seat, 0) for seat in game.rules.actors(state)), (
                f"at {seq}: a playout leads nowhere"
            )
            worths = [game.guide.worth(state, seat) for seat in range(setup.seats)]
            assert all(0 <= worth <= 1 for worth in worths), f"at {seq}: worths {worths}"
        assert game.rules.outcome(state) or game.rules.actors(state) == [HOST], f"at {seq}: a playout does not end"


def check_memory(game: AnyGame, setup: Setup, seed: int) -> None:
    """What mates advise follows from the positions that were followed, not from what they were asked meanwhile."""
    rules = game.real_time
    if rules is None:
        return
    state, quiet, asked = game.rules.setup(setup), rules.new_memory(), rules.new_memory()
    log = play(game, setup, seed).log[:FOLLOWED]
    for entry in log:
        game.rules.apply(state, entry.seat, game.codes[entry.action], entry.at)
        before = dump(state)
        for memory in (quiet, asked):
            rules.follow(state, memory)
        for seat in range(setup.seats):
            _ = rules.mate(state, seat, "easy", entry.at + 5000, asked), rules.hints(state, seat, asked)
        assert dump(state) == before, f"at {entry.seq}: asking a mate changes the state"
    for seat in range(setup.seats):
        for skill in get_args(Skill):
            one, other = (rules.mate(state, seat, skill, log[-1].at, memory) for memory in (quiet, asked))
            assert one == other, f"seat {seat}: {one} becomes {other} where mates were asked before"
        assert rules.hints(state, seat, quiet) == rules.hints(state, seat, asked), f"seat {seat}: the hints change"


def check_play_random(game: AnyGame, setup: Setup, seed: int, games: int = 300) -> None:
    """`play_random` plays like random play through the contract: as long, and with the same scores."""
    fast: list[list[int]] = []
    plain: list[list[int]] = []
    for i in range(games):
        for sample, play_on in ((fast, game.play_random), (plain, partial(play_plainly, game))):
            state = game.rules.setup(setup)
            entries = play_on(state, FastRng(seed + i))
            result = game.rules.outcome(state)
            assert result is not None, "play_random does not end"
            sample.append([entries, *result.scores])
    for mine, theirs in zip(zip(*fast, strict=True), zip(*plain, strict=True), strict=True):
        spread = ((variance(mine) + variance(theirs)) / games) ** 0.5
        difference = abs(mean(mine) - mean(theirs))
        assert difference <= 4 * spread, f"means {mean(mine)} and {mean(theirs)} of entries or scores"
