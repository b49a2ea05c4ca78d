"""The course of a game on the screen: whose turn it is, who thinks, what the clock does, who is asked."""

import asyncio
from pathlib import Path
from time import monotonic

from mensae.bots import think
from mensae.bots.mate import LOOK
from mensae.bots.search import Insight, Search
from mensae.core.palette import DANGER
from mensae.core.schema import Action, AskUndo, Refusal, Refused, Seat, Told, Who
from mensae.terminal.dialogs import Ask, Handover
from mensae.terminal.sitting import Sitting
from mensae.terminal.stage import BEAT, Stage

PACE = 0.7  # seconds that an action of a bot takes at least, so that one can follow


class Course(Stage):
    """Keeps one sitting going; what keys do is not known here."""

    def __init__(
        self, sitting: Sitting, language: str, save: Path | None = None, pace: float = PACE, hints: Search | None = None
    ) -> None:
        super().__init__(sitting, language)
        self.sitting = sitting
        self.save_path = save
        self.pace = pace
        self.search = hints or Search(seconds=1.0)
        self.news = asyncio.Event()  # something has changed, so that team-mates think again
        self.accompanied: Sitting | None = None  # where they play
        self.reviewed: Sitting | None = None

    def on_ready(self) -> None:
        """Everybody sits down."""
        self.set_interval(BEAT, self.beat)
        self.set_focus(self.face.options if self.sitting.humans else self.face.log_pane)
        self.settle_undo()  # a table that was put away may have a question open

    def proceed(self, fresh: bool = True) -> None:
        """After every change: the keyboard goes to whose turn it is, all is shown, and the next bot thinks.

        With a fresh decision nothing is typed or highlighted; what bots and clock do meanwhile disturbs neither.
        """
        if not self.face.is_attached:
            return  # the screen is being put away
        sitting, scene = self.sitting, self.scene
        self.save()
        self.news.set()
        if fresh or sitting.game.real_time is None:  # else a hint holds while others act
            scene.insights, scene.hinting = [], False
        asked = sitting.asked()
        if sitting.over and len(sitting.humans) > 1:
            sitting.reader = None
        elif asked is not None and asked != sitting.reader:
            self.hand_over(asked)
        self.face.show(fresh)
        self.play_along()
        bot = sitting.next_bot()
        if bot is not None and scene.thinking is None:
            scene.thinking = bot
            self.run_worker(self.think(bot), group="bot")
            self.face.show_prompt()

    def save(self) -> bool:
        """Writes the record, if there is a file for it; whether nothing went wrong."""
        path, speaker = self.save_path, self.scene.speaker
        if path is None:
            return True
        try:
            self.sitting.save(path, [speaker.name(seat) for seat in range(len(self.sitting.seats))])
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.face.say(speaker.text("terminal-save-failed", path=str(path), reason=reason), DANGER, "✗")
            return False
        return True

    def hand_over(self, seat: Seat) -> None:
        """The screen is for this person from now on; where there are secrets, only when the person is there."""

        def take(_: None) -> None:
            self.sitting.reader = seat
            self.proceed()

        if not self.sitting.secret():
            self.sitting.reader = seat
        elif not isinstance(self.screen, Handover):
            self.push_screen(Handover(self.scene.speaker, seat), take)

    def do(self, action: Action) -> None:
        """Does what a person chose, or says why not."""
        seat = self.sitting.acting()
        if seat is None:
            self.refuse(Refusal(None, Told("terminal-not-now")))
            return
        try:
            self.sitting.act(seat, action)
        except Refused as error:
            self.refuse(error.refusal)
            return
        self.face.say("")
        self.face.options.focus()
        self.proceed()

    async def think(self, seat: Seat) -> None:
        """A bot's action, thought of in a thread, and not too fast to follow."""
        sitting, began = self.sitting, monotonic()
        game, state = sitting.game, sitting.game.copy(sitting.table.state)
        rng = sitting.rng(b"bot")
        code = await asyncio.to_thread(think, sitting.bots[seat], game, state, seat, rng, sitting.at())
        await asyncio.sleep(max(0.0, self.pace - (monotonic() - began)))
        self.scene.thinking = None
        sitting.act_for_bot(seat, code)
        self.proceed(fresh=False)

    # In real time

    def play_along(self) -> None:
        """Team-mates play beside the people; at the end there is something to learn."""
        sitting = self.sitting
        if sitting.over and sitting is not self.reviewed and sitting.game.real_time is not None:
            self.reviewed = sitting
            self.run_worker(self.look_back(sitting), group="review", exclusive=True)
        elif sitting.mates and not sitting.over and sitting is not self.accompanied:
            self.accompanied = sitting
            self.run_worker(self.keep_pace(sitting), group="mates", exclusive=True)

    async def keep_pace(self, sitting: Sitting) -> None:
        """All team-mates of a sitting, until it is over: the first to act acts in its time, and then all think anew."""
        rules, table = sitting.game.real_time, sitting.table
        while rules is not None and sitting is self.sitting and not sitting.over:
            self.news.clear()
            seen, state = len(table.lines), sitting.game.copy(table.state)
            plan = await asyncio.to_thread(sitting.plan, state, sitting.at())
            if len(table.lines) != seen or await self.interrupted(plan.pause(sitting.at(), rules.stands(table.state))):
                continue
            if len(table.lines) == seen and (due := plan.due(sitting.at())) is not None:
                sitting.act_for_bot(*due)
                self.proceed(fresh=False)
                if len(table.lines) == seen:  # it came too late
                    await asyncio.sleep(LOOK / 1000)

    async def interrupted(self, seconds: float | None) -> bool:
        """Waits so long, or for ever; whether something has changed meanwhile."""
        try:
            async with asyncio.timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return False
        return True

    async def look_back(self, sitting: Sitting) -> None:
        """The review comes into the result when it is ready."""
        told = await asyncio.to_thread(sitting.review)
        if sitting is self.sitting:
            self.scene.review = told
            self.face.show_result()

    def stop_thinking(self) -> None:
        """What is thought about the position now is no longer wanted."""
        self.workers.cancel_group(self, "bot")
        self.workers.cancel_group(self, "hint")
        self.scene.thinking = None

    def beat(self) -> None:
        """The clock acts when a deadline has passed, and who thinks is seen to think."""
        sitting, left = self.sitting, self.sitting.left()
        self.scene.beats += 1
        if left is not None:
            if left == 0:
                sitting.table.tick(sitting.at())
                self.proceed(fresh=False)
            self.face.show_header()
        if sitting.game.real_time is not None and self.time_has_changed():
            self.proceed(fresh=False)
        if self.scene.thinking is not None or self.scene.hinting:
            self.face.show_prompt()

    def time_has_changed(self) -> bool:
        """Whether time alone allows other choices now, or lets a bot act."""
        seat, shown = self.sitting.acting(), {choice.action for choice in self.face.offered}
        if seat is not None and set(self.sitting.open_to(seat)) != shown:
            return True
        return self.scene.thinking is None and self.sitting.next_bot() is not None

    def settle_undo(self) -> None:
        """Asks the people one after the other; then the game goes on."""
        table, seat = self.sitting.table, self.sitting.unanswered()
        if seat is None or table.asked is None:
            self.proceed()
            return
        assert isinstance(table.asked.action, AskUndo)
        values: dict[str, str | int | Who | Told] = {"asker": Who(table.asked.seat), "to": table.asked.action.to}
        question = self.scene.speaker.say(Told("terminal-undo-question", {"who": Who(seat), **values}))

        def answer(agree: bool | None) -> None:
            self.sitting.answer_undo(seat, bool(agree))
            self.settle_undo()

        self.push_screen(Ask(self.scene.speaker, question, veil=self.sitting.secret()), answer)

    async def find_hint(self, seat: Seat) -> None:
        """The best choices come to the top of the list, the best of them highlighted; others may act meanwhile."""
        sitting, position, rng = self.sitting, len(self.sitting.table.lines), self.sitting.rng(b"hint")
        state, rules = sitting.game.resample(sitting.table.state, seat, rng), sitting.game.real_time
        if rules is not None:
            insights = [Insight(code, 0, 0.0) for code in await asyncio.to_thread(sitting.hints, state, seat)]
        else:
            insights = await asyncio.to_thread(self.search.insights, sitting.game, state, seat, rng, sitting.at())
        if rules is not None and not insights:
            self.scene.hinting = False
            self.refuse(Refusal(None, Told("server-hint-others")))
        elif sitting is self.sitting and (rules is not None or len(sitting.table.lines) == position):
            self.scene.insights, self.scene.hinting = insights, False
            self.face.typed.value = ""
            self.face.show()
            self.face.options.highlighted = 0 if self.face.listed else None
            self.face.options.focus()
