"""What a client sends over the socket; docs/protocol.md tells the story around it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, field

from mensae.core.schema import Seat
from mensae.wire.limits import MAX_ASKED, MAX_CHAIN, MAX_CHAT
from mensae.wire.message import Key, Message, Reaction


class Request(Message, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Join(Request, frozen=True):
    """The first message, and again after a gap: send me everything from entry `since` on."""

    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: Annotated[Seat, Meta(ge=0, le=99)] | None = None  # None watches
    labels: bool = True  # False: a board of its own shows what the choices mean
    sketch: bool = False  # True: there is no board, so the position comes drawn as text too
    changes: bool = False  # True: after the first update only what is different is sent
    protocol: Annotated[int, Meta(ge=1, le=999)] = 1  # that the client speaks; the first version did not say


class Act(Request, frozen=True):
    """Do this, and what follows it if there is anything: all or nothing. The same `id` is never done twice."""

    id: Key
    action: Raw  # of the game
    seen: Annotated[int, Meta(ge=0, le=2**31)] | None = None  # how many entries the player had seen when deciding
    then: Annotated[list[Raw], Meta(max_length=MAX_CHAIN - 1)] = field(default_factory=list)  # what follows it


class Why(Request, frozen=True):
    """Would this be allowed, and if not, why not? Nothing is done."""

    id: Key
    action: Raw  # of the game


class Look(Request, frozen=True):
    """What would I see if I did this? Nothing is done, and nothing is learned."""

    id: Key
    actions: Annotated[list[Raw], Meta(min_length=1, max_length=MAX_CHAIN)]  # one after the other


class Explain(Request, frozen=True):
    """What does each of these mean, or why is it not allowed? Nothing is done."""

    id: Key
    actions: Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ASKED)]  # each as the next one
    after: Annotated[list[Raw], Meta(max_length=MAX_CHAIN)] = field(default_factory=list)  # tried before, in a row


class Undo(Request, frozen=True):
    """Take back what my seat did last; where others have acted since, they are asked."""

    id: Key


class Answer(Request, frozen=True):
    """My answer to an undo that was asked for."""

    id: Key
    agree: bool


class Say(Request, frozen=True):
    """A line of chat."""

    id: Key
    text: Annotated[str, Meta(max_length=4 * MAX_CHAT)]  # cleaned first, then held to MAX_CHAT


class React(Request, frozen=True):
    """A reaction that everybody sees for a moment."""

    id: Key
    reaction: Reaction


class Hint(Request, frozen=True):
    """What would a strong bot do in my place?"""

    id: Key


class Ping(Request, frozen=True):
    """I am still here; `lag` is the round trip that I measured last, in ms."""

    lag: Annotated[int, Meta(ge=0, le=3_600_000)] | None = None


Incoming: TypeAlias = Join | Act | Why | Look | Explain | Undo | Answer | Say | React | Hint | Ping

decode = msgspec.json.Decoder(Incoming).decode
