"""The course of a game over the wire: what arrives is shown, what is asked for is answered or refused."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from mensae.bots.search import Insight
from mensae.client import Change, Gone, Lost, Unreachable, Visit
from mensae.core.palette import ACCENT, DANGER, OK
from mensae.core.schema import Action, Refusal, Refused, Told, Who
from mensae.terminal.dialogs import Ask
from mensae.terminal.place import Place
from mensae.terminal.remote import NOBODY, CarefulSpeaker, Remote, news
from mensae.terminal.stage import BEAT, Stage
from mensae.texts import Speaker
from mensae.wire.socket import Ack, Over, Reacted, Room, Trouble, Update, Welcome


class Exchange(Stage):
    """Keeps one visit on the screen; what keys do is not known here."""

    def __init__(self, visit: Visit, language: str, memory: Path | None = None) -> None:
        self.place = Remote(visit)
        super().__init__(self.place, language)
        self.memory = memory  # where seats are kept
        self.sending = False  # a choice is on its way
        self.question: Ask | None = None  # about an undo of somebody else
        self.answering = False

    @property
    def visit(self) -> Visit:
        """The visit that is on the screen."""
        return self.place.visit

    @property
    def is_real_time(self) -> bool:
        """Whether all act at once while a clock runs."""
        return self.place.game.real_time is not None

    def speaker_of(self, place: Place, language: str) -> Speaker:
        """What arrives is said with care."""
        return CarefulSpeaker(language, place.game.id, place.names)

    def on_ready(self) -> None:
        """Shows what is known, and listens."""
        self.set_interval(BEAT, self.beat)
        self.listen()

    # Listening

    def listen(self) -> None:
        """Shows the visit from now on."""
        self.run_worker(self.hear(self.place), group="hearing", exclusive=True)
        self.show(fresh=True)
        self.aim()

    def aim(self) -> None:
        """Keys go to the choices, or where there are none to the log, so that every key works at once."""
        (self.face.options if self.place.plays else self.face.log_pane).focus()

    async def hear(self, place: Remote) -> None:
        """Everything that arrives, until the connection ends for good."""
        room, plays = place.room, place.plays
        try:
            async for change in place.visit:
                self.tell_news(room, place.room)
                self.changed(change)
                if isinstance(change, Over) and self.is_real_time:
                    self.run_worker(self.look_back(place), group="review", exclusive=True)
                self.show()
                if place.plays != plays:
                    self.aim()
                room, plays = place.room, place.plays
        except Gone as gone:
            place.gone = gone
            self.show()

    def changed(self, change: Change) -> None:
        """What one change asks for beyond being shown."""
        say = self.scene.speaker.text
        match change:
            case Reacted(seat, reaction) if seat not in self.visit.known.muted:
                words = say("terminal-reacted", who=Who(seat), reaction=Told(f"terminal-reaction-{reaction}"))
                self.face.say(words, ACCENT, "»")
            case Lost() | Welcome():
                self.place.lost = isinstance(change, Lost)
            case Trouble(refusal):
                self.refuse(refusal)
            case Update() if not self.is_real_time:
                self.scene.insights = []
            case Over(seed=seed) if (fair := self.place.fair()) is not None:
                key, style, sign = ("fits", OK, "✓") if fair else ("wrong", DANGER, "✗")
                self.face.say(say(f"terminal-seed-{key}", seed=seed or NOBODY), style, sign)

    def tell_news(self, before: Room, now: Room) -> None:
        """Who came and who went."""
        self.rename()
        told = [self.scene.speaker.say(each) for each in news(before, now)]
        if told:
            self.face.say(" ".join(told), ACCENT, "»")

    def rename(self) -> None:
        """Everybody is called by the name of today."""
        if self.scene.speaker.names != self.place.names:
            self.scene.speaker = self.speaker_of(self.place, self.scene.speaker.language)

    def show(self, fresh: bool = False) -> None:
        """Paints everything, and asks what there is to ask."""
        if not self.face.is_attached:
            return  # the screen is being put away
        self.scene.thinking = self.place.thinking()
        self.face.show(fresh)
        self.ask_about_undo()

    def beat(self) -> None:
        """The clock runs on, and who thinks is seen to think."""
        self.scene.beats += 1
        self.face.show_header()
        if self.scene.thinking is not None or self.scene.hinting:
            self.face.show_prompt()
        self.ask_about_undo()

    def ask_about_undo(self) -> None:
        """Asks the person here, as long as somebody wants to take back; a question that has lapsed goes away."""
        asked, me = self.visit.known.asked, self.place.seat
        wanted = asked is not None and self.place.plays and asked.seat != me and me not in asked.agreed
        if asked is not None and me is not None and wanted and self.question is None and not self.answering:
            asker, who = Who(asked.seat), Who(me)
            question = self.scene.speaker.text("terminal-undo-question", asker=asker, who=who, to=asked.to)
            self.question = Ask(self.scene.speaker, question)
            self.push_screen(self.question, self.answer_undo)
        elif not wanted and self.question is not None and self.screen is self.question:
            self.question.dismiss(None)

    def answer_undo(self, agree: bool | None) -> None:
        """Tells the table; None is no answer, since the question has lapsed."""
        self.question = None
        if agree is not None:
            self.answering = True
            self.ask(self.send_answer(agree))

    async def send_answer(self, agree: bool) -> Ack:
        """Until the answer has arrived, nothing is asked again."""
        try:
            return await self.visit.answer(agree)
        finally:
            self.answering = False

    # Asking

    def ask(self, request: Awaitable[Ack | Refusal | None], done: Callable[[], None] = lambda: None) -> None:
        """Waits for the answer to a request without holding up anything; a refusal is shown."""
        self.run_worker(self.answered(request, done))

    async def answered(self, request: Awaitable[Ack | Refusal | None], done: Callable[[], None]) -> None:
        """Shows why not, or does what is left to do."""
        refusal: Refusal | None
        try:
            answer = await request
            refusal = answer.refusal if isinstance(answer, Ack) else answer
        except Refused as error:
            refusal = error.refusal
        except Unreachable:
            refusal = Refusal(None, Told("terminal-unreachable"))
        except Gone:
            return  # the notice says so
        if refusal is not None:
            self.refuse(refusal)
        else:
            done()
        self.show()

    def do(self, action: Action) -> None:
        """Does what a person chose, or says why not."""
        if self.place.acting() is None:
            self.refuse(Refusal(None, Told("terminal-not-now")))
        elif self.is_real_time:  # nobody waits for an answer before the next choice
            self.ask(self.visit.act(action))
            self.next_decision()
        elif self.sending:
            self.refuse(Refusal(None, Told("terminal-sending")))
        else:
            self.sending = True
            self.ask(self.send(action), self.next_decision)

    async def send(self, action: Action) -> Ack:
        """One choice at a time."""
        try:
            return await self.visit.act(action)
        finally:
            self.sending = False

    def next_decision(self) -> None:
        """Nothing is typed or highlighted any more."""
        self.scene.insights = []
        self.face.say("")
        self.face.options.focus()
        self.show(fresh=True)

    async def find_hint(self) -> Refusal | None:
        """The best choices come to the top of the list, the best of them highlighted."""
        place, position = self.place, len(self.visit.known.log)
        self.scene.hinting = True
        try:
            ideas = await self.visit.hint()
        finally:
            self.scene.hinting = False
        if isinstance(ideas, Refusal):
            return ideas
        if self.place is place and (self.is_real_time or len(place.visit.known.log) == position):
            code = place.game.codes
            self.scene.insights = [Insight(code[idea.action], idea.visits, idea.worth) for idea in ideas]
            self.face.typed.value = ""
            self.face.show()
            self.face.options.highlighted = 0 if self.face.listed else None
            self.face.options.focus()
        return None

    async def look_back(self, place: Remote) -> None:
        """What there is to learn comes into the result when it is ready."""
        try:
            told = await place.visit.host.review()
        except (Refused, Unreachable):
            return  # the result is there without it
        if place is self.place:
            self.scene.review = told
            self.face.show_result()

    async def move_to(self, coming: Awaitable[Visit]) -> None:
        """Another visit takes the place of this one."""
        old, new = self.visit, await coming
        await new.__aenter__()
        self.place = self.scene.place = Remote(new)
        self.scene.review = []
        self.rename()
        self.face.say("")
        self.listen()
        await old.close()
