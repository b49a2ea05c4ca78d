"""A table in memory: its log, its people, and everybody who looks at it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

from mensae.core.chance import commitment
from mensae.core.game import AnyGame
from mensae.core.schema import Seat, Told, refused
from mensae.core.table import Table
from mensae.server.attendance import Attendance, Present
from mensae.server.framing import frame
from mensae.server.house import House, Reader, hides, moved_at
from mensae.server.position import Origin
from mensae.server.pulse import Pulse
from mensae.server.quotas import Payer
from mensae.server.room import room as room_of
from mensae.server.room import talk
from mensae.server.store.tables import Chair, Sheet, StoredTalk
from mensae.wire.closing import Closing
from mensae.wire.limits import HEARTBEAT, QUICK_HEARTBEAT
from mensae.wire.message import PROTOCOL, Message
from mensae.wire.socket import Over, Room, Welcome

AnyTable = Table[Any, Any, Any]


@dataclass(eq=False)
class LiveTable:
    """One table. Whoever reads or changes it holds its lock, so that nobody sees what is not yet on disk."""

    house: House
    game: AnyGame
    sheet: Sheet
    chairs: list[Chair]
    table: AnyTable | None = None  # None until it begins
    keys: dict[str, int] = field(default_factory=dict)  # idempotency keys: the entry that each led to
    talk: list[StoredTalk] = field(default_factory=list)  # the newest lines
    talked: int = 0
    talk_keys: dict[str, int] = field(default_factory=dict)
    rematch: str | None = None
    origin: Origin | None = None
    begin: Any = None  # the state that a fork begins with
    payers: dict[Seat | None, Payer] = field(default_factory=dict)  # whose disk each seat fills; None: the table's bots
    told: int = 0  # entries that everybody here has heard of
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    readers: dict[Seat | None, set[Reader]] = field(default_factory=dict)
    stopped: bool = False  # put away
    broken: bool = False  # what is in memory may be ahead of the disk, so it must be loaded anew
    began: float = 0.0  # the monotonic clock when table time was 0
    moved: float = 0.0  # the monotonic clock at the last entry
    idle_since: float = field(default_factory=monotonic)
    loaded: float = field(default_factory=monotonic)
    thinking: dict[Seat, "asyncio.Task[None]"] = field(default_factory=dict)
    awaited: bool = False  # people wait for those who think, as far as these know
    chores: set["asyncio.Task[None]"] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    attendance: Attendance = field(default_factory=Attendance)
    offline_since: dict[Seat, float] = field(default_factory=dict)
    pulse: Pulse = field(default_factory=Pulse)  # of a game in real time
    reviewing: "asyncio.Task[list[Told]] | None" = None  # what there is to learn from a game that is over
    after_change: Callable[["LiveTable"], None] = lambda live: None  # lets bots and clocks go on

    @property
    def id(self) -> str:
        """The name of the table in links."""
        return self.sheet.id

    @property
    def running(self) -> bool:
        """Whether people can act."""
        return self.sheet.phase == "running"

    @property
    def closed(self) -> bool:
        """Whether the table has ended, one way or the other, and keeps no secrets any more."""
        return self.sheet.phase in ("over", "abandoned")

    @property
    def heartbeat(self) -> int:
        """How many ms may lie between two pings of a client."""
        return HEARTBEAT if self.game.real_time is None else QUICK_HEARTBEAT

    def at(self) -> int:
        """The table time in ms, by the monotonic clock; it stands still while the table is put away, and at the end.

        In real time it also stands still where the game says so, and goes on from there.
        """
        last = self.last_at()
        if self.sheet.phase != "running" or (self.game.real_time is not None and self.stands()):
            return last
        return max(last, int((monotonic() - self.began) * 1000))

    def now(self) -> int:
        """The table time, and 0 before the table begins."""
        return 0 if self.table is None else self.at()

    def last_at(self) -> int:
        """The table time of the last entry; in real time a fork goes on at that of the table it was made from."""
        now = self.started().now
        return max(now, moved_at(self.origin)) if self.game.real_time is not None else now

    def stands(self) -> bool:
        """Whether the game lets time stand still."""
        rules = self.game.real_time
        return rules is not None and self.table is not None and rules.stands(self.table.state)

    def wind(self, ago: float = 0.0) -> None:
        """The clock shows the time of the last entry, which was made so many seconds ago."""
        self.began = monotonic() - self.last_at() / 1000 - ago

    def started(self) -> AnyTable:
        """The table as far as it has been played; raises `Refused` before it begins."""
        if self.table is None:
            raise refused("server-not-started")
        return self.table

    def playing(self) -> AnyTable:
        """The table if it goes on; raises `Refused` before it begins and after the end."""
        if self.closed:
            raise refused("server-closed")
        return self.started()

    def adopt(self, table: AnyTable, moved: float = 0.0) -> None:
        """Goes on with this table, whose last entry was made `moved` seconds ago; its clock never turns back."""
        now, before, moved = monotonic(), self.table, max(0.0, moved)
        if not self.readers:
            self.told = len(table.lines)
        self.table, self.moved = table, now - moved
        shown = now - self.last_at() / 1000
        self.began = min(self.began, shown) if before is not None else shown
        if before is not None and self.game.real_time is not None and len(table.lines) > len(before.lines):
            self.wind(moved)  # time may have stood still elsewhere

    def written(self, sheet: Sheet, chairs: list[Chair]) -> None:
        """These are on disk now."""
        self.sheet, self.chairs = replace(sheet, revision=sheet.revision + 1), chairs

    def start_chore(self, chore: Coroutine[Any, Any, None]) -> None:
        """Does something on the side, until the table is put away."""
        task = asyncio.get_running_loop().create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def reached(self) -> tuple[int, int]:
        """How far the table has come: the length of its log, and the revision of its sheet."""
        return len(self.table.lines) if self.table else 0, self.sheet.revision

    def online(self, seat: Seat) -> bool:
        """Whether somebody looks from this seat."""
        return bool(self.readers.get(seat))

    # What readers may know

    def room(self) -> Room:
        """Everything but the game."""
        return room_of(self)

    def has_clock(self) -> bool:
        """Whether something is due at some time, by the game or by the table."""
        table = self.started()
        return self.turn_limit is not None or (table.is_timed and self.game.deadline(table.state) is not None)

    @property
    def turn_limit(self) -> int | None:
        """Seconds for a decision; in real time the game has its own clock."""
        return self.sheet.turn_limit if self.game.real_time is None else None

    def race(self) -> int | None:
        """The table time that people race against, by the game."""
        table, rules = self.started(), self.game.real_time
        if rules is not None:
            return rules.race(table.state)
        return self.game.deadline(table.state) if table.is_timed else None

    def limit_left(self) -> int | None:
        """How many ms are left for the decision, where the table has a limit."""
        if not self.sheet.turn_limit:
            return None
        limit = self.turn_limit
        return max(0, int((self.moved + limit - monotonic()) * 1000)) if limit and self.running else None

    def over(self) -> Over:
        """How the table ended, with the seed for everybody to check the dice."""
        seed = self.sheet.seed
        return Over(self.started().outcome, seed.hex() if seed else None, commitment(seed) if seed else None)

    def welcome(self, reader: Seat | None) -> Welcome:
        """What a reader gets first."""
        muted = self.chairs[reader].muted if reader is not None else []
        heard = [talk(line) for line in self.talk if line.seat not in muted]
        return Welcome(PROTOCOL, self.room(), reader, muted, heard, self.heartbeat)

    # Coming and going; the caller holds the lock

    def enter(self, connection: Reader, reader: Seat | None) -> None:
        """Shows whatever happens from now on."""
        self.readers.setdefault(reader, set()).add(connection)
        if reader is not None:
            self.offline_since.pop(reader, None)

    def welcomed(self) -> None:
        """Whoever has entered knows who is here; the others will hear of it."""
        self.attendance.welcomed(self.present())
        self._tell_presence()

    def part(self, connection: Reader, reader: Seat | None) -> None:
        """Forgets a connection."""
        here = self.readers.get(reader, set())
        here.discard(connection)
        if not here:
            self.readers.pop(reader, None)
            if reader is not None:
                self.offline_since[reader] = monotonic()
        if not self.readers:
            self.idle_since = monotonic()
        self._tell_presence()
        if self.game.real_time is not None:
            self.after_change(self)  # who is missed for long has gone

    def close_all(self, reader: Seat | None, closing: Closing) -> None:
        """Ends all connections of a seat."""
        for connection in list(self.readers.get(reader, ())):
            connection.close(closing)

    # Telling

    def everybody(self) -> Iterator[tuple[Seat | None, Reader]]:
        """Every connection with its seat."""
        for reader, connections in self.readers.items():
            for connection in connections:
                yield reader, connection

    def tell(self, message: Message) -> None:
        """The same for everybody."""
        data = frame(message, self.now())
        for _, connection in self.everybody():
            connection.put(data)

    def has_secrets(self) -> bool:
        """Whether there is something that not everybody may know: hidden by an entry, or in the deal of a fork."""
        if self.origin is not None and hides(self.origin):
            return True
        return self.table is not None and any(line.audience is not None for line in self.table.lines)

    def present(self) -> Present:
        """Who looks now."""
        return frozenset(seat for seat in self.readers if seat is not None), len(self.readers.get(None, ()))

    def people_changed(self) -> None:
        """Tells the room to everybody, soon."""
        self.attendance.changed()
        self._tell_presence()

    def tell_room(self) -> None:
        """Tells the room to everybody now."""
        self.attendance.was_told(self.present())
        self.tell(self.room())

    def _tell_presence(self) -> None:
        if not self.stopped:
            self.attendance.schedule(self.present(), self._tell_news)

    def _tell_news(self) -> None:
        if self.attendance.is_news(self.present()):
            self.tell_room()

    def stop(self) -> None:
        """The table is put away."""
        self.stopped = True
        self.cancel()

    def cancel(self) -> None:
        """Nothing of this table goes on by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        self.attendance.cancel()
        for task in [*self.thinking.values(), *self.chores, *([self.pulse.mates] if self.pulse.mates else [])]:
            task.cancel()
        self.thinking.clear()
