"""A place at a table over the wire, kept through every lost connection."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from typing import Self, TypeVar

import msgspec

from mensae.client.connection import Gone, Pause, pause
from mensae.client.conversation import Change, Conversation, Lost, Request
from mensae.client.host import Host
from mensae.client.known import Known
from mensae.core.game import AnyGame
from mensae.core.schema import Action, Refusal, Seat
from mensae.wire import requests
from mensae.wire.message import Reaction
from mensae.wire.socket import Ack, Explained, Hinted, Idea, Looked, Room

__all__ = ["Change", "Lost", "Visit"]

KEPT_CHANGES = 1000

R = TypeVar("R", Looked, Explained, Hinted)


class Visit:
    """A place at a table, or a look at it; it is used as `async with`.

    Everything known is in `known`; iterating gives one change after the other. What is asked for while the connection
    is lost is done when it is back, and only once. When it has ended for good, iterating and asking raise `Gone`.
    """

    def __init__(
        self,
        host: Host,
        room: Room,
        game: AnyGame,
        seat: Seat | None,
        code: str | None = None,
        on_gone: Callable[[Gone], None] = lambda gone: None,
        pause: Pause = pause,
    ) -> None:
        self.host = host
        self.game = game
        self.code = code  # of recovery; it is shown to nobody but who asks for it
        self.known = Known(room, seat)
        self._conversation = Conversation(host, game, self.known, self._tell, pause)
        self._on_gone = on_gone
        self._changes: deque[Change] = deque(maxlen=KEPT_CHANGES)  # if one falls out, what is known is still whole
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def online(self) -> bool:
        """Whether there is a connection now."""
        return self._conversation.online

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the visit; the seat stays one's own."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled() and not isinstance(self._task.exception(), Gone):
            self._task.result()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        while not self._changes:
            if self._task is None or self._task.cancelled():
                raise StopAsyncIteration
            if self._task.done():
                self._task.result()
            self._news.clear()
            await self._news.wait()
        return self._changes.popleft()

    async def _keep(self) -> None:
        try:
            await self._conversation.hold()
        except Gone as gone:
            self._on_gone(gone)
            raise
        finally:
            self._news.set()

    def _tell(self, change: Change) -> None:
        self._changes.append(change)
        self._news.set()

    # Asking

    async def act(self, action: Action, *then: Action) -> Ack:
        """Does an action and what follows it, all or nothing; once it is answered, what came of it is known, too."""
        return await self._ask(requests.Act(_id(), _raw(action), len(self.known.log), _each(then)))

    async def why(self, action: Action) -> Refusal | None:
        """Why an action is not allowed now, or None if it is; nothing is done."""
        return (await self._ask(requests.Why(_id(), _raw(action)))).refusal

    async def look(self, action: Action, *then: Action) -> Looked | Refusal:
        """What one would see after these actions; nothing is done. `known.after` makes a view of it."""
        return await self._learn(requests.Look(_id(), _each([action, *then])), Looked)

    async def explain(self, action: Action, *others: Action, after: Iterable[Action] = ()) -> Explained | Refusal:
        """What each of these actions means now, or `after` others, or why it is not allowed; nothing is done."""
        return await self._learn(requests.Explain(_id(), _each([action, *others]), _each(after)), Explained)

    async def undo(self) -> Ack:
        """Takes back what the seat did last, or asks the others whether it may."""
        return await self._ask(requests.Undo(_id()))

    async def answer(self, agree: bool) -> Ack:
        """Answers the undo that was asked for."""
        return await self._ask(requests.Answer(_id(), agree))

    async def say(self, text: str) -> Ack:
        """Says a line in the chat."""
        return await self._ask(requests.Say(_id(), text))

    async def react(self, reaction: Reaction) -> Ack:
        """Shows everybody a reaction."""
        return await self._ask(requests.React(_id(), reaction))

    async def hint(self) -> list[Idea] | Refusal:
        """What a strong bot would do, the best first, or why there is no hint."""
        hinted = await self._learn(requests.Hint(_id()), Hinted)
        return hinted if isinstance(hinted, Refusal) else hinted.ideas

    async def _ask(self, request: Request) -> Ack:
        ack = await self._conversation.ask(request)
        assert isinstance(ack, Ack)
        return ack

    async def _learn(self, request: Request, kind: type[R]) -> R | Refusal:
        reply = await self._conversation.ask(request)
        if isinstance(reply, kind):
            return reply
        assert isinstance(reply, Ack)
        assert reply.refusal is not None
        return reply.refusal


def _id() -> str:
    return secrets.token_hex(12)


def _raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


def _each(actions: Iterable[Action]) -> list[msgspec.Raw]:
    return [_raw(action) for action in actions]
