"""A worker process: thinks for bots, one job after another, as `python -m mensae.server.thinking games`.

It talks over its stdin and stdout in msgpack, each message after its length in 4 bytes. A job that fails takes the
process with it, so that nothing half done is left behind for the next. The pool is in `workers.py`; here is nothing of
the server, so that a worker starts fast and stays small.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from ctypes import CDLL
from importlib import import_module
from types import TracebackType
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mensae.bots import make_bot, think
from mensae.bots.search import Insight, Search
from mensae.core.chance import FORK_SEQ, FastRng, KeyedRng
from mensae.core.game import AnyGame, RealTime
from mensae.core.record import BadRecord, load, parse_options, read_header
from mensae.core.schema import Advice, Refusal, Seat, Setup, Skill, Told

NICE = 10  # the event loop comes first
LENGTH = 4  # bytes
FOLLOWED = 12  # entries before the present one that a mate has thought about, too
LONGEST_REASON = 500  # characters; a record may bring a reason as long as itself
LONGEST_TRACE = 8000
PR_SET_PDEATHSIG = 1  # of Linux


class Position(Struct, frozen=True):
    """How a table stands, as data: where it began and what was done since."""

    game: str
    setup: Setup  # its options may be plain values
    moves: list[tuple[Seat, int, int]]  # seat, code and table time of every entry that stands
    at: int  # table time now
    origin: "Origin | None" = None  # of a fork, which begins there and not with the setup


class Origin(Struct, frozen=True):
    """The position that a fork was made from, and by whom; a spectator (None) forks it as it is."""

    position: Position
    seat: Seat | None
    seed: bytes


class Think(Struct, frozen=True, tag=True):
    """A bot chooses a code for a seat."""

    position: Position
    seat: Seat
    bot: str
    rng: int


class Consider(Struct, frozen=True, tag=True):
    """A search weighs the actions of a seat, for a hint."""

    position: Position
    seat: Seat
    seconds: float
    rng: int


class Advise(Struct, frozen=True, tag=True):
    """Team-mates in real time say what they mean to do, and when."""

    position: Position
    seats: list[tuple[Seat, Skill]]


class Advised(Struct, frozen=True, tag=True):
    """What each of them means to do, in the order of the seats that were asked for."""

    advices: list[Advice]


class Review(Struct, frozen=True, tag=True):
    """A game in real time that is over is looked back at."""

    position: Position


class Reviewed(Struct, frozen=True, tag=True):
    """What there is to learn from it."""

    told: list[Told]


class Check(Struct, frozen=True, tag=True):
    """A record from elsewhere is read, which may be long, slow and hostile."""

    record_text: str
    max_entries: int


class Bad(Struct, frozen=True, tag=True):
    """Why a record is not one; with the refusal if the game does not allow what is in it."""

    reason: str
    game: str | None = None
    refusal: Refusal | None = None


Job: TypeAlias = Think | Consider | Advise | Review | Check
Result: TypeAlias = int | list[Insight] | Advised | Reviewed | Bad | None
Games: TypeAlias = dict[str, AnyGame]


class Order(Struct, frozen=True):
    """What a worker is sent: a job, and the seconds after which it ends itself."""

    job: Job
    seconds: float


class Reply(Struct, frozen=True):
    """What a worker sends: first that it is ready, then the answer to each order."""

    result: Result = None
    failed: str | None = None
    trace: str = ""


def framed(message: Order | Reply) -> bytes:
    """The message after its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(job: Job, games: Games) -> Result:
    """Does a job."""
    match job:
        case Think(position, seat, bot, rng):
            game, state = games[position.game], build(position, games)
            legal = game.rules.legal(state, seat, position.at)
            code = think(make_bot(bot), game, state, seat, FastRng(rng), position.at)
            return _only(legal, [code])[0]
        case Consider(position, seat, seconds, rng):
            game, state, chance = games[position.game], build(position, games), FastRng(rng)
            legal = game.rules.legal(state, seat, position.at)
            if game.real_time is not None:  # the game knows better than a search, and at once
                return [Insight(code, 0, 0.0) for code in game.real_time.hints(state, seat) if code in legal]
            known = game.resample(state, seat, chance)
            insights = Search(seconds=seconds).insights(game, known, seat, chance, position.at)
            _only(legal, [insight.code for insight in insights])
            return insights
        case Advise(position, seats):
            return Advised(advise(position, seats, games))
        case Review(position):
            begin = build(replace(position, moves=[]), games)
            return Reviewed(_real_time(position, games).review(begin, position.moves))
        case Check(record_text, max_entries):
            return check(record_text, max_entries, games)


def advise(position: Position, seats: list[tuple[Seat, Skill]], games: Games) -> list[Advice]:
    """What the mates mean to do; a worker that is new to the table thinks through the last positions first.

    Mates remember their plans, so that they do not change their minds at every step; whoever has not followed the
    game must not know less than whoever has.
    """
    rules, game = _real_time(position, games), games[position.game]
    state = build(replace(position, moves=position.moves[:-FOLLOWED]), games)
    for seat, code, at in position.moves[-FOLLOWED:]:
        rules.mate(state, *seats[0], at)
        game.rules.apply(state, seat, code, at)
    return [rules.mate(state, seat, skill, position.at) for seat, skill in seats]


def _real_time(position: Position, games: Games) -> RealTime[Any]:
    rules = games[position.game].real_time
    if rules is None:
        raise ValueError(f"{position.game} is not played in real time")
    return rules


def build(position: Position, games: Games) -> Any:
    """The state of a position."""
    game, origin = games[position.game], position.origin
    if origin is None:
        setup = position.setup
        state = game.rules.setup(Setup(setup.seats, parse_options(game, setup.options), setup.last))
    else:
        state = build(origin.position, games)
        if origin.seat is not None:
            state = game.resample(state, origin.seat, KeyedRng(origin.seed, FORK_SEQ))
    for seat, code, at in position.moves:
        game.rules.apply(state, seat, code, at)
    return state


def check(record_text: str, max_entries: int, games: Games) -> Bad | None:
    """What is wrong with a record; None if it is good."""
    entries = record_text.removesuffix("\n").count("\n")
    try:
        header = read_header(record_text)
        entries += sum(len(origin.moves) for origin in header.origin.chain()) if header.origin else 0
        if entries > max_entries:
            return Bad(f"the record has {entries} entries, more than {max_entries}")
        load(record_text, games, verify=header.seed is not None)
    except BadRecord as error:
        refusal = error.refusal
        if refusal is not None and len(msgspec.json.encode(refusal)) > LONGEST_REASON:
            refusal = None
        return Bad(str(error)[:LONGEST_REASON], error.game, refusal)
    return None


def _only(legal: list[int], codes: list[int]) -> list[int]:
    if illegal := set(codes) - set(legal):
        raise ValueError(f"the codes {sorted(illegal)} are not legal; legal are {legal}")
    return codes


def main(games_path: str) -> None:
    """Serves orders until the parent closes the pipe or is gone."""
    _end_with_parent()
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)  # the parent decides
    for final in (signal.SIGALRM, signal.SIGPIPE):
        signal.signal(final, signal.SIG_DFL)  # no handler: it would wait for compiled code to return
    os.nice(NICE)
    hear, say = _pipes()
    sys.excepthook = _last_words(say)
    module, _, name = games_path.partition(":")
    games: Games = getattr(import_module(module), name)
    _send(say, Reply())
    while length := hear.read(LENGTH):
        order = msgspec.msgpack.decode(hear.read(int.from_bytes(length, "big")), type=Order)
        signal.setitimer(signal.ITIMER_REAL, order.seconds)  # the end of a thought that no parent is left to end
        result = answer(order.job, games)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _send(say, Reply(result))


def _end_with_parent() -> None:
    """Whatever ends the parent ends this process, also in mid-thought.

    Only the kernel can: a thread would wait for compiled code to return. Where it does not offer that, an idle worker
    reads the end of its pipe, and a thought goes on until the alarm.
    """
    if sys.platform == "linux":
        CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the parent, and nothing else of it: what is printed here goes to stderr."""
    os.closerange(3, 2**16)  # uvicorn's sockets are inheritable, and uvloop lets them through
    hear, say = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return hear, say


def _send(say: BinaryIO, reply: Reply) -> None:
    say.write(framed(reply))
    say.flush()


def _last_words(say: BinaryIO) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Tells the parent of an exception, where Python would print it."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        reason = traceback.format_exception_only(error)[-1].strip()[:LONGEST_REASON]
        _send(say, Reply(failed=reason, trace="".join(traceback.format_exception(error))[-LONGEST_TRACE:]))

    return tell


if __name__ == "__main__":
    main(sys.argv[1])
