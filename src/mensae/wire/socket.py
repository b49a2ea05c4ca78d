"""What a server sends over the socket; docs/protocol.md tells the story around it."""

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from mensae.core.schema import Action, Did, Outcome, Refusal, Seat, Seen, Span, Told, UndoRule
from mensae.core.trying import End
from mensae.wire.message import Kind, Message, Phase, Reaction


class Chair(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Kind
    name: str  # empty while it is open; of a bot that stands in, the name of the person
    level: str | None = None  # of the bot
    away: bool = False  # a bot plays for the person who left, and who may come back
    online: bool = False
    account: bool = False  # the name belongs to an account


class Origin(Struct, frozen=True):
    """Where a forked table comes from."""

    table: str
    entries: int  # how many of its entries had happened


class Room(Message, frozen=True):
    """Everything about a table but the game itself; sent whole whenever something in it changes."""

    id: str
    game: str
    version: int  # of the rules
    options: dict[str, Any]
    phase: Phase
    chairs: list[Chair]
    owner: Seat | None
    listed: bool
    hints: bool  # whether they are allowed
    turn_limit: int | None  # seconds for a decision, after which a bot makes it
    created: int  # ms since 1970
    started: int | None  # None until it begins
    commitment: str | None  # hash of the seed; an imported record may have none
    watchers: int = 0
    abandon: list[Seat] = field(default_factory=list)  # who wants to give the table up
    rematch: str | None = None  # the next table of the same people
    origin: Origin | None = None
    imported: bool = False  # from a record of elsewhere
    awaited: list[Seat] = field(default_factory=list)  # who is to act, as of now
    real_time: bool = False  # all act at once while a clock runs
    undo: UndoRule = "consent"  # of the game
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Talk(Message, frozen=True):
    """A line of chat, numbered from 0 at each table."""

    number: int
    seat: Seat
    name: str
    text: str
    made: int  # ms since 1970
    entries: int  # how many entries there were when it was said
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Welcome(Message, frozen=True):
    """The answer to a join, before the first update."""

    protocol: int
    room: Room
    seat: Seat | None
    muted: list[Seat]
    talk: list[Talk]  # the newest lines
    heartbeat: int  # ms; a client that is silent for three of these is taken for lost
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal action and its words, where the reader wants them."""

    action: Action
    label: Told | None = None
    key: str = ""  # by which a change speaks of it, for who wants changes; keys sort in the order of the choices


class Asked(Struct, frozen=True):
    """An undo that waits for consent."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Clock(Struct, frozen=True, omit_defaults=True):
    """The server's table time, and when the clock acts next."""

    now: int
    deadline: int | None = None
    limit: int | None = None  # ms left for this decision, where the table has a limit
    stands: bool = False  # table time stands still until the next update


class Update(Message, frozen=True):
    """The position after entry `seq - 1`, with the entries that the reader lacked.

    The first of them has the number `seq - len(entries)`: what the reader has from there on is replaced.
    """

    seq: int
    entries: list[Seen]
    view: Any
    actors: list[Seat]
    prompt: Told
    legal: list[Choice]
    asked: Asked | None
    clock: Clock
    silence: Refusal | None = None  # why nobody may talk now
    sketch: list[list[Span]] | None = None  # the view as lines of text, where the reader wants them


class Change(Message, frozen=True, omit_defaults=True):
    """What is different from the position that was sent before on this socket, for readers who want no more than that.

    What is absent is as before. `view`, `own` (the field of the view), `legal` (by key) and `sketch` are patches, as
    `mensae.wire.change` makes and merges them; all else comes whole.
    """

    seq: int
    clock: Clock
    entries: list[Seen] = field(default_factory=list)  # as in an update
    revealed: list[Seen] = field(default_factory=list)  # earlier entries, each in its place
    view: Any = UNSET
    own: Any = UNSET
    legal: Any = UNSET
    actors: list[Seat] | UnsetType = UNSET
    prompt: Told | UnsetType = UNSET
    asked: Asked | UnsetType | None = UNSET
    silence: Refusal | UnsetType | None = UNSET
    sketch: Any = UNSET


class ChangeForOne(Message, frozen=True, tag="change", omit_defaults=True):
    """Of a change what is made for one reader: it comes first, and the rest follows in the same object."""

    revealed: list[Seen] = field(default_factory=list)
    entries: list[Seen] = field(default_factory=list)  # where readers are told other things
    view: Any = UNSET  # where all see another
    own: Any = UNSET
    legal: Any = UNSET
    prompt: Told | UnsetType = UNSET
    sketch: Any = UNSET


class ChangeForAll(Struct, frozen=True, omit_defaults=True):
    """Of a change what is the same for all who were shown the same before."""

    seq: int
    clock: Clock
    entries: list[Seen] = field(default_factory=list)
    view: Any = UNSET
    actors: list[Seat] | UnsetType = UNSET
    asked: Asked | UnsetType | None = UNSET
    silence: Refusal | UnsetType | None = UNSET


class Over(Message, frozen=True):
    """The table has ended; everybody can check the dice now."""

    outcome: Outcome | None  # None: it was given up
    seed: str | None  # None where an imported record has none
    commitment: str | None
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Ack(Message, frozen=True):
    """The answer to whatever carries an `id`: done (`seq` entries are known then), or refused with the reason."""

    id: str
    seq: int | None = None
    refusal: Refusal | None = None
    now: int = 0  # the table time of the server


class Looked(Message, frozen=True):
    """Where a chain of actions would lead, as far as it is the seat's own and nothing is learned on the way."""

    id: str
    seq: int  # the position that it was tried on
    done: int  # how many of the actions could be done
    end: End  # why the chain cannot go on after them
    refusal: Refusal | None  # why the next action is not allowed
    told: list[list[Told]]  # what the log would say, by action
    did: list[list[Did]]  # the same as data
    prompt: Told
    legal: list[Choice]  # what would be allowed then
    view: Any = UNSET  # what would be different, as a patch of the reader's whole view
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Explanation(Struct, frozen=True):
    """The words of a choice, or why it is none."""

    label: Told | None
    refusal: Refusal | None


class Explained(Message, frozen=True):
    """What was asked about, in the same order."""

    id: str
    seq: int  # the position that it is about
    actions: list[Explanation]
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Trouble(Message, frozen=True):
    """A message that could not be read, so that no `id` can be answered."""

    refusal: Refusal
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Reacted(Message, frozen=True):
    """Somebody reacts."""

    seat: Seat
    reaction: Reaction
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Idea(Struct, frozen=True):
    """What the search thinks of a choice; in real time the game itself advises, and both figures are 0."""

    action: Action
    label: Told
    visits: int
    worth: float  # from 0 (lost) to 1 (won)


class Hinted(Message, frozen=True):
    """The best choices, the best first."""

    id: str
    seq: int  # the position that was thought about
    ideas: list[Idea]
    now: int | UnsetType = UNSET  # the table time of the server, at a table


class Pong(Message, frozen=True):
    """The answer to a ping, with the table time of the server."""

    now: int


Outgoing: TypeAlias = (
    Room | Talk | Welcome | Update | Change | Over | Ack | Looked | Explained | Trouble | Reacted | Hinted | Pong
)
Timed: TypeAlias = Room | Talk | Welcome | Over | Looked | Explained | Trouble | Reacted | Hinted  # as `now` says

encode = msgspec.json.Encoder().encode
