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

from mensae.bots import make_bot, think
from mensae.bots.search import Insight, Search
from mensae.core.chance import FastRng
from mensae.core.game import RealTime
from mensae.core.record import BadRecord, load, read_header
from mensae.core.schema import Advice, Refusal, Seat, Skill, Told
from mensae.server.following import Followed, Following, Known, Unknown
from mensae.server.position import Games, Position, begin

NICE = 10  # the event loop comes first
LENGTH = 4  # bytes
LONGEST_REASON = 500  # characters; a record may bring a reason as long as itself
LONGEST_TRACE = 8000
PR_SET_PDEATHSIG = 1  # of Linux


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


class Lost(Struct, frozen=True, tag=True):
    """The worker does not know what it was told of the table before, and has to be told all of it."""


Job: TypeAlias = Think | Consider | Advise | Review | Check
Result: TypeAlias = int | list[Insight] | Advised | Reviewed | Bad | Lost | None


class Order(Struct, frozen=True):
    """What a worker is sent: a job, and the seconds after which it ends itself."""

    job: Job
    seconds: float
    known: Known | None = None  # None: the whole log is in the position


class Reply(Struct, frozen=True):
    """What a worker sends: first that it is ready, then the answer to each order."""

    result: Result = None
    failed: str | None = None
    trace: str = ""


def framed(message: Order | Reply) -> bytes:
    """The message after its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(job: Job, tables: Following, known: Known | None = None) -> Result:
    """Does a job; with `known` only what is new since then is in its position."""
    match job:
        case Think(position, seat, bot, rng):
            table = tables.find(position, known)
            legal = table.game.rules.legal(table.state, seat, position.at)
            code = think(make_bot(bot), table.game, table.state, seat, FastRng(rng), position.at)
            return _only(legal, [code])[0]
        case Consider(position, seat, seconds, rng):
            return consider(tables.find(position, known), position.at, seat, seconds, FastRng(rng))
        case Advise(position, seats):
            rules = _real_time(position, tables.games)
            table = tables.find(position, known)
            return Advised([rules.mate(table.state, seat, skill, position.at, table.memory) for seat, skill in seats])
        case Review(position):
            return Reviewed(_real_time(position, tables.games).review(begin(position, tables.games), position.moves))
        case Check(record_text, max_entries):
            return check(record_text, max_entries, tables.games)


def consider(table: Followed, at: int, seat: Seat, seconds: float, rng: FastRng) -> list[Insight]:
    """What a search thinks of the actions of a seat; in real time the game knows better, and at once."""
    game, state = table.game, table.state
    legal = game.rules.legal(state, seat, at)
    if game.real_time is not None:
        codes = game.real_time.hints(state, seat, table.memory)
        return [Insight(code, 0, 0.0) for code in codes if code in legal]
    insights = Search(seconds=seconds).insights(game, game.resample(state, seat, rng), seat, rng, at)
    _only(legal, [insight.code for insight in insights])
    return insights


def _real_time(position: Position, games: Games) -> RealTime[Any]:
    rules = games[position.game].real_time
    if rules is None:
        raise ValueError(f"{position.game} is not played in real time")
    return rules


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
    tables = Following(games)
    _send(say, Reply())
    while length := hear.read(LENGTH):
        order = msgspec.msgpack.decode(hear.read(int.from_bytes(length, "big")), type=Order)
        signal.setitimer(signal.ITIMER_REAL, order.seconds)  # the end of a thought that no parent is left to end
        try:
            result = answer(order.job, tables, order.known)
        except Unknown:
            result = Lost()
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
