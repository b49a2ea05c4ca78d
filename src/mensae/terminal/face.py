"""The face of the table: every pane, painted from one scene."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Container, ScrollableContainer, Vertical
from textual.events import Resize
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mensae.bots.search import Insight
from mensae.core.palette import ACCENT, MUTED, TEXT
from mensae.core.schema import Outcome, Seat, Told, Who
from mensae.terminal.choices import Choice, choices, matching
from mensae.terminal.log import Log
from mensae.terminal.look import SPINNER, banner, beside, chip, drawing, key_line, legend
from mensae.terminal.place import Place
from mensae.texts import Speaker

LOG_ROOM = 40  # columns that a log beside the board needs
WIDE_FROM = 28  # lines from which there is room for air

Key = tuple[bool, str, str, str]  # whether it does anything now, the key, the action of a click, the text for it


@dataclass
class Scene:
    """What there is to show."""

    place: Place
    speaker: Speaker
    insights: list[Insight] = field(default_factory=list)  # of a hint for this decision
    review: list[Told] = field(default_factory=list)  # what there is to learn, once a game in real time is over
    hinting: bool = False
    thinking: Seat | None = None  # the bot that thinks
    beats: int = 0  # turns the spinner


class Face(Container):
    """Header and prompt, board, choices and log, message and keys."""

    def __init__(self, scene: Scene, keys: Callable[[], list[Key]]) -> None:
        super().__init__(id="face")
        self.scene = scene
        self.keys = keys
        self.offered: list[Choice] = []  # every choice of the person who looks
        self.listed: list[Choice] = []  # those that fit what is typed
        self.panes = {id: Static(id=id) for id in ("header", "notice", "prompt", "sketch", "result", "message", "keys")}
        self.texts: dict[str, Text] = {}  # what stands in them
        self.options = OptionList(id="choices", markup=False)
        self.typed = Input(id="typed", compact=True)
        self.turn = Vertical(id="turn", classes="panel")
        self.log_pane = Log()

    def compose(self) -> ComposeResult:
        """One line each above and below, the panes between."""
        yield self.panes["header"]
        yield self.panes["notice"]
        yield self.panes["prompt"]
        with Container(id="table"):
            with ScrollableContainer(id="board", classes="panel"):
                yield self.panes["sketch"]
            with self.turn:
                yield self.options
                yield self.panes["result"]
                yield self.typed
            yield self.log_pane
        yield self.panes["message"]
        yield self.panes["keys"]

    def on_mount(self) -> None:
        """The board follows the highlighted choice."""
        self.watch(self.options, "highlighted", self.show_board, init=False)

    def on_resize(self, event: Resize) -> None:
        """The list is laid out to the new width."""
        self.call_after_refresh(self.show)

    @on(Input.Changed)
    def filter(self) -> None:
        """What is typed narrows the list."""
        self.say("")
        self.show_choices()

    def highlighted(self) -> Choice | None:
        """The choice under the cursor."""
        index = self.options.highlighted
        return None if index is None else self.listed[index]

    # Painting

    def show(self, fresh: bool = False) -> None:
        """Paints everything; the cursor stays on its choice, unless a fresh decision is asked for."""
        place, speaker = self.scene.place, self.scene.speaker
        self.offered = choices(place, speaker, self.scene.insights)
        if fresh:
            with self.typed.prevent(Input.Changed):
                self.typed.value = ""
        self.set_class(place.over, "-over")
        self.set_class(not place.plays, "-watch")
        self.show_header()
        self.show_prompt()
        self.show_choices(fresh)
        self.show_result()
        self.log_pane.border_title = speaker.text("terminal-log")
        self.log_pane.tell(place.lines(), speaker)
        example = self.offered[0].notation if self.offered else "…"
        self.typed.placeholder = speaker.text("terminal-type-here", example=example)
        keys = [(key, action, speaker.text(text)) for now, key, action, text in self.keys() if now]
        self.put("keys", key_line(keys))

    def show_header(self) -> None:
        """The title, the clock if there is one, and who is who; below it what everybody should know."""
        place, speaker = self.scene.place, self.scene.speaker
        title, left = speaker.say(Told(f"{place.game.id}-title")), place.left()
        if left is not None:
            seconds = (left + 999) // 1000
            title += f"  ⏱ {seconds // 60}:{seconds % 60:02}"
        names = [speaker.name(seat) for seat in range(len(place.names))]
        width = self.panes["header"].content_size.width
        self.put("header", banner(title, legend(names, place.actors(), width - len(title) - 2), width))
        notice = place.notice()
        self.panes["notice"].display = notice is not None
        self.put("notice", Text(speaker.say(notice)) if notice else Text())

    def show_prompt(self) -> None:
        """What is asked of the person who looks, who thinks, or who has won."""
        scene, place, say = self.scene, self.scene.place, self.scene.speaker.text
        acting, outcome, spinner = place.acting(), place.outcome(), SPINNER[scene.beats % len(SPINNER)]
        words = Text(scene.speaker.say(place.prompt()), f"bold {TEXT}")
        if outcome:
            words.append(" " + self.winners(outcome), f"bold {ACCENT}")
        elif acting is not None:
            words = Text.assemble(chip(acting), (f" {scene.speaker.name(acting)}  ", MUTED), words)
            if scene.hinting:
                words.append(f"  {spinner} {say('terminal-hinting')}", MUTED)
        elif scene.thinking is not None:
            name = Text(f" {spinner} {say('terminal-thinking', who=Who(scene.thinking))}", MUTED)
            words = Text.assemble(chip(scene.thinking), name)
        self.put("prompt", words)
        self.panes["prompt"].set_class(acting is not None or outcome is not None, "-mine")

    def show_choices(self, fresh: bool = False) -> None:
        """The choices that fit what is typed, each with its notation, or with what a hint says of it."""
        before = None if fresh else self.highlighted()
        self.listed = matching(self.offered, self.typed.value)
        remarks = [self.remark(choice) for choice in self.listed]
        column = self.options.content_size.width - 3 - max(map(cell_len, remarks), default=0)
        self.options.set_options(
            Option(beside(("★ " if choice.insight else "") + choice.label, remark, column), choice.notation)
            for choice, remark in zip(self.listed, remarks, strict=True)
        )
        notations = [choice.notation for choice in self.listed]
        if len(notations) == 1:
            self.options.highlighted = 0
        elif before and before.notation in notations:
            self.options.highlighted = notations.index(before.notation)
        title = "terminal-result" if self.scene.place.over else "terminal-choices"
        self.turn.border_title = self.scene.speaker.text(title)
        self.turn.border_subtitle = f"{len(self.listed)}/{len(self.offered)}" if self.offered else ""
        self.show_board()

    def remark(self, choice: Choice) -> str:
        """What stands beside a choice: what a hint says, else where there is room its notation."""
        if choice.insight is None or not choice.insight.visits:  # what the game itself advises has no figures
            return choice.notation if self.has_class("-wide") else ""
        percent, visits = round(choice.insight.worth * 100), choice.insight.visits
        return self.scene.speaker.text("terminal-hint", percent=percent, visits=visits)

    def show_board(self) -> None:
        """The sketch with the highlighted choice marked, or with all that are listed."""
        highlighted = self.highlighted()
        shown = [highlighted] if highlighted else self.listed
        sketch = drawing(self.scene.place.sketch([choice.action for choice in shown], self.scene.speaker))
        width = max((line.cell_len for line in sketch.split("\n")), default=0)
        wide = self.size.width >= width + 2 + LOG_ROOM and self.size.height >= WIDE_FROM
        self.set_class(wide, "-wide")
        self.put("sketch", sketch)

    def show_result(self) -> None:
        """Places and scores, once there are any."""
        speaker, outcome = self.scene.speaker, self.scene.place.outcome()
        if outcome is None:
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            place, score = outcome.places[seat], speaker.text("terminal-points", score=outcome.scores[seat])
            style = f"bold {ACCENT}" if place == 1 else TEXT
            mark = Text(f"{place}." + (" ★" if place == 1 else ""), style)
            grid.add_row(mark, chip(seat), Text(speaker.name(seat), style), Text(score, style))
        ended = Text(speaker.text("terminal-ended", rule=outcome.rule), MUTED)
        learnt = [Text(f"· {speaker.say(told)}", TEXT) for told in self.scene.review]
        self.panes["result"].update(Group(grid, ended, *learnt))

    def winners(self, outcome: Outcome) -> str:
        """Who has won, in a sentence."""
        names = ", ".join(self.scene.speaker.name(seat) for seat in outcome.winners)
        return self.scene.speaker.text("terminal-won", count=len(outcome.winners), names=names)

    def say(self, text: str, style: str = "", sign: str = "") -> None:
        """A message above the keys; none hides the line."""
        self.panes["message"].display = bool(text)
        self.put("message", Text.assemble((f"{sign} ", f"bold {style}"), text) if text else Text())

    def put(self, id: str, text: Text) -> None:
        """Changes a text, and the layout only if the text needs other room."""
        before = self.texts.get(id, Text())
        if text != before or text.spans != before.spans:
            self.texts[id] = text
            same_room = [line.cell_len for line in text.split()] == [line.cell_len for line in before.split()]
            self.panes[id].update(text, layout=not same_room)
