"""Chat and reactions. The caller holds the lock."""

from mensae.core.schema import Refused, Seat, refused
from mensae.server import quotas, room
from mensae.server.framing import Frame, frame
from mensae.server.house import now_ms
from mensae.server.limits import Rate
from mensae.server.live import LiveTable
from mensae.server.loading import refresh
from mensae.server.names import clean_talk
from mensae.server.store import Conflict
from mensae.server.store.tables import NEWEST_TALK, StoredTalk, insert_talk, talked
from mensae.wire.message import Reaction
from mensae.wire.socket import Reacted

MOST_TALK = 2000  # lines at one table
TALK_RATE = Rate(burst=6, per_second=0.5)
REACTION_RATE = Rate(burst=5, per_second=0.5)


async def say(live: LiveTable, seat: Seat, text: str, key: str) -> None:
    """A line of chat for everybody who has not muted the seat; kept, then told."""
    line, full_key = clean_talk(text), f"{seat}.{key}"
    if full_key in live.talk_keys:
        return
    _check_silence(live)
    if live.talked >= MOST_TALK:
        raise refused("server-talk-full", most=MOST_TALK)
    _check_rate(live, seat, "talk", TALK_RATE)
    quotas.check(live.house, quotas.paying(live, seat))
    try:
        talk = await _keep(live, seat, line, full_key)
    except Conflict:  # said before, or another server's people talk, too
        await refresh(live)
        if await live.house.store.read(lambda connection: talked(connection, live.id, full_key)):
            return
        talk = await _keep(live, seat, line, full_key)
    live.talked += 1
    live.talk_keys[full_key] = talk.number
    live.talk = [*live.talk[1 - NEWEST_TALK :], talk]
    _tell_who_listens(live, seat, frame(room.talk(talk), live.now()))


async def _keep(live: LiveTable, seat: Seat, line: str, key: str) -> StoredTalk:
    quotas.charge(live.house, quotas.paying(live, seat), quotas.size_of_talk(line, key))
    talk = StoredTalk(live.talked, seat, live.chairs[seat].name, line, now_ms(), live.reached()[0])
    await live.house.store.write(lambda connection: insert_talk(connection, live.id, talk, key))
    return talk


def react(live: LiveTable, seat: Seat, reaction: Reaction) -> None:
    """A reaction for everybody who is there and has not muted the seat."""
    _check_silence(live)
    _check_rate(live, seat, "reaction", REACTION_RATE)
    _tell_who_listens(live, seat, frame(Reacted(seat, reaction), live.now()))


def _tell_who_listens(live: LiveTable, seat: Seat, data: Frame) -> None:
    for reader, connection in live.everybody():
        if reader is None or seat not in live.chairs[reader].muted:
            connection.put(data)


def is_silent(live: LiveTable) -> bool:
    """Whether a rule of the game closes the chat now."""
    return live.running and live.game.silence(live.started().state) is not None


def _check_silence(live: LiveTable) -> None:
    """A game may close the chat while it is played."""
    if live.running and (silence := live.game.silence(live.started().state)):
        raise Refused(silence)


def _check_rate(live: LiveTable, seat: Seat, what: str, rate: Rate) -> None:
    if wait := live.house.limits.take((what, live.id, seat), rate):
        raise refused("server-slow-down", seconds=int(wait) + 1)
