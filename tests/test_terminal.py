"""The terminal table, played by its keys as a person would."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Static

from mensae.bots.search import Search
from mensae.core.record import load
from mensae.core.schema import CHANCE, CLOCK, Setup
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import GAMES, gardens
from mensae.games.gardens.schema import Options, Place, Plant, Take
from mensae.terminal import NO_TERMINAL, play
from mensae.terminal.app import TableApp
from mensae.terminal.dialogs import Ask, Handover, Help
from mensae.terminal.sitting import Sitting
from tests.variants import changed

SEED = bytes(range(32))
NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva"]
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_table(
    *seats: str,
    size: tuple[int, int] = (80, 24),
    save: Path | None = None,
    game: Any = gardens.GAME,
    table: Table[Any, Any, Any] | None = None,
    pace: float = 0.0,
) -> Callable[[Script], Callable[[], None]]:
    """A test at the real app: the script presses its keys. Anna begins."""

    def decorate(script: Script) -> Callable[[], None]:
        async def run() -> None:
            new = table or Table(game, Setup(len(seats), Options(), (0,)), SEED)
            new.start()
            app = TableApp(Sitting(new, list(seats), NAMES[: len(seats)]), "en", save, pace, Search(playouts=60))
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await script(app, pilot)

        def test() -> None:
            asyncio.run(run())

        test.__name__ = script.__name__
        return test

    return decorate


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    for _ in range(6):  # a key goes from the app to a widget, and what the widget makes of it comes back
        await pilot.pause(0)
    while app.pace == 0.0 and (app.scene.thinking is not None or app.scene.hinting):
        await asyncio.sleep(0.002)
    await pilot.pause(0)


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Presses keys one after the other; the pilot's own waits would take most of the time of these tests."""
    for key in keys:
        app.simulate_key(key)
        await settle(app, pilot)


async def pick(app: TableApp) -> None:
    """Takes the first choice with the arrow key and Enter, and lets the bots answer."""
    before = len(app.sitting.table.lines)
    app.simulate_key("down")
    app.simulate_key("enter")
    while len(app.sitting.table.lines) == before or (app.pace == 0.0 and app.scene.thinking is not None):
        await asyncio.sleep(0.002)


async def pick_while(app: TableApp, pilot: Pilot[None], *kinds: type) -> None:
    while app.face.offered and isinstance(app.face.offered[0].action, kinds):
        await pick(app)
    await settle(app, pilot)


async def type_in(app: TableApp, pilot: Pilot[None], text: str) -> None:
    await press(app, pilot, "slash")
    for character in text:
        app.post_message(Key(character, character))
    await settle(app, pilot)
    await press(app, pilot, "enter")


def text_of(app: TableApp, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).visual)


def log_of(app: TableApp) -> list[str]:
    return [text for _, _, _, text in app.face.log_pane.sentences]


@pytest.mark.slow
@at_table("me", "random")
async def test_a_whole_game_is_played_with_arrows_and_enter(app: TableApp, pilot: Pilot[None]) -> None:
    while not app.sitting.over:
        assert app.sitting.acting() == 0
        await pick(app)
    await settle(app, pilot)
    outcome = app.sitting.table.outcome
    assert outcome is not None
    assert all(NAMES[seat] in text_of(app, "prompt") for seat in outcome.winners)
    await press(app, pilot, "r")
    assert not app.sitting.over
    assert app.sitting.table.setup.last == tuple(outcome.last)


@at_table("me", "random")
async def test_the_highlighted_choice_alone_is_marked_on_the_board(app: TableApp, pilot: Pilot[None]) -> None:
    await pick_while(app, pilot, Take)
    assert text_of(app, "sketch").count("+") == len(app.face.offered) == 90
    await press(app, pilot, "down")
    assert text_of(app, "sketch").count("+") == 1


@at_table("me", "random")
async def test_an_action_is_typed_or_a_part_of_its_choice(app: TableApp, pilot: Pilot[None]) -> None:
    await type_in(app, pilot, "goggle")
    assert "Anna plays Goggle." in log_of(app)
    await type_in(app, pilot, "k")  # fits several: narrows the list, and does nothing yet
    assert [choice.notation for choice in app.face.listed] == [f"place K{i}" for i in range(1, 7)]
    assert log_of(app)[-1] == "Anna plays Goggle."
    await press(app, pilot, "escape")
    await type_in(app, pilot, "place b2")
    assert "Anna places a gardener on B2." in log_of(app)


@at_table("me", "me", table=Table(gardens.GAME, Setup(2, Options(two_gardeners=True), (0,)), SEED))
async def test_choices_come_in_the_order_in_which_the_game_offers_them(app: TableApp, pilot: Pilot[None]) -> None:
    for hex in ("A1", "K1", "C4", "K6"):
        await type_in(app, pilot, f"place {hex}")
    assert [choice.label for choice in app.face.listed] == [
        "Roll 6 for the gardener on C4",
        "Roll 3 for the gardener on A1",
    ]


@at_table("me", "random")
async def test_a_wrong_typed_action_is_refused_with_its_rule(app: TableApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "u")
    assert text_of(app, "message") == "✗ You have done nothing that could be taken back."
    await pick_while(app, pilot, Take)
    await type_in(app, pilot, "place F6")
    assert text_of(app, "message") == "✗ GM-19 F6 is the centre, where no gardener may stand."
    await type_in(app, pilot, " or not")
    assert "“place F6 or not” is neither an action nor part of a choice" in text_of(app, "message")
    await press(app, pilot, "escape", "n")
    await type_in(app, pilot, "place F6")
    assert text_of(app, "message").startswith("✗ GM-19 F6 ist ")


@at_table("me", "random")
async def test_undo_takes_back_the_last_action_though_a_bot_has_acted(app: TableApp, pilot: Pilot[None]) -> None:
    while not isinstance(app.face.offered[0].action, Plant):
        await pick(app)
    before = dump(app.sitting.table.state)
    await pick(app)
    await press(app, pilot, "u")
    assert dump(app.sitting.table.state) == before
    struck = [text for _, _, taken_back, text in app.face.log_pane.sentences if taken_back]
    assert struck[0].startswith("Anna plants")
    assert log_of(app)[-1].startswith("Anna takes back")
    assert log_of(app)[-1] not in struck


@at_table("me", "random")
async def test_a_hint_puts_the_best_choices_on_top_with_their_numbers(app: TableApp, pilot: Pilot[None]) -> None:
    await pick_while(app, pilot, Take, Place)
    await press(app, pilot, "h")
    visits = [choice.insight.visits for choice in app.face.listed if choice.insight]
    assert visits == sorted(visits, reverse=True)[:3]
    assert app.face.highlighted() == app.face.listed[0]
    assert f" % in {visits[0]} tries" in str(app.face.options.get_option_at_index(0).prompt)


@at_table("me", "random", pace=60.0)
async def test_a_bot_is_seen_to_think_while_the_keys_still_work(app: TableApp, pilot: Pilot[None]) -> None:
    await pick_while(app, pilot, Take, Place)
    assert "Ben is thinking …" in text_of(app, "prompt")
    await press(app, pilot, "n")
    assert "Ben denkt nach …" in text_of(app, "prompt")
    await press(app, pilot, "question_mark")
    assert isinstance(app.screen, Help)
    await press(app, pilot, "escape", "u")
    assert (app.scene.thinking, app.sitting.acting()) == (None, 0)


def test_saving_and_leaving_write_a_record_that_loads_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told: list[str] = []

    @at_table("me", "random", save=path)
    async def first(app: TableApp, pilot: Pilot[None]) -> None:
        await pick_while(app, pilot, Take, Place)
        await press(app, pilot, "s")
        assert text_of(app, "message") == f"✓ Saved to {path}."
        await pick(app)
        await press(app, pilot, "q")
        assert isinstance(app.screen, Ask)
        await press(app, pilot, "n")
        told.extend(log_of(app))
        await press(app, pilot, "q", "y")

    first()
    record = load(path.read_text(), GAMES)
    assert record.header.seats == ["Anna", "Ben"]

    @at_table("me", "random", table=record.table, save=path)
    async def second(app: TableApp, pilot: Pilot[None]) -> None:
        assert log_of(app) == told
        await pick(app)
        assert len(log_of(app)) > len(told)
        await press(app, pilot, "s")

    second()
    load(path.read_text(), GAMES, verify=True)  # the dice still follow from the seed of the first sitting


@at_table("me", "random", save=Path("/nowhere/game.jsonl"))
async def test_a_file_that_cannot_be_written_is_told_before_leaving(app: TableApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "q", "y")
    assert isinstance(app.screen, Ask)
    await press(app, pilot, "n")
    assert "No such file or directory" in text_of(app, "message")


@at_table("me", "me")
async def test_two_at_one_keyboard_take_turns_and_are_asked_about_an_undo(app: TableApp, pilot: Pilot[None]) -> None:
    assert app.sitting.reader == app.sitting.acting() == 0
    await pick_while(app, pilot, Take, Place)  # ends with a roll, so nothing is free to take back
    await press(app, pilot, "u")
    assert isinstance(app.screen, Ask)
    assert "Do you agree, Anna?" in app.screen.question
    await press(app, pilot, "n")
    assert app.sitting.acting() == 0
    await press(app, pilot, "u", "y")
    assert app.sitting.reader == app.sitting.acting() == 1


def variant(**changes: Any) -> Any:
    return changed(gardens.GAME, **changes)


@at_table("me", "me", game=variant(audience=lambda s, seat, action: [seat] if isinstance(action, Take) else None))
async def test_secrets_are_hidden_until_the_next_person_is_there(app: TableApp, pilot: Pilot[None]) -> None:
    await pick(app)
    secret = log_of(app)[-1]
    assert secret.startswith("Anna plays")
    await pick_while(app, pilot, Place)
    assert isinstance(app.screen, Handover)
    assert app.screen.styles.background.a == 1.0
    assert (app.sitting.reader, app.sitting.acting()) == (0, None)
    await press(app, pilot, "enter")
    assert secret not in log_of(app)
    assert "Anna does something that you may not see." in log_of(app)


def clocked(state: Any, seat: int, at: int = 0) -> list[int]:
    return gardens.GAME.rules.legal(state, int(state.turn) if seat == CLOCK else seat, 0)


@at_table("me", "me", game=variant(legal=clocked, deadline=lambda s: 90_000 if s.figures[0] < 0 else None))
async def test_the_clock_acts_when_a_deadline_passes(app: TableApp, pilot: Pilot[None]) -> None:
    assert "⏱ 1:" in text_of(app, "header")
    app.sitting.began -= 90
    while not any(entry.seat == CLOCK for entry in app.sitting.table.log):
        await pilot.pause(0.02)
    assert isinstance(app.sitting.table.log[-1].action, Take)


@at_table(
    "me",
    "me",
    game=variant(actors=lambda s: gardens.GAME.rules.actors(s) if gardens.GAME.rules.actors(s) == [CHANCE] else [0, 1]),
)
async def test_where_several_may_act_the_keyboard_goes_round(app: TableApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "w")
    assert app.sitting.reader == 1


@at_table("random", "random", pace=60.0)
async def test_who_watches_bots_is_asked_nothing(app: TableApp, pilot: Pilot[None]) -> None:
    assert not app.face.turn.display
    assert app.focused is app.face.log_pane  # so that every key works at once
    await press(app, pilot, "u", "h", "down", "enter", "n")
    assert (app.sitting.reader, app.face.offered, app.scene.speaker.language) == (None, [], "de")


@at_table("me", "random")
async def test_what_is_pasted_after_a_slash_is_typed_and_no_key(app: TableApp, pilot: Pilot[None]) -> None:
    for character in "/take M2":
        app.post_message(Key("slash" if character == "/" else character, character))
    await settle(app, pilot)
    assert app.face.typed.value == "take M2"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_no_pane_is_cut_off_or_lies_over_another_in_any_language(size: tuple[int, int]) -> None:
    @at_table("me", "random", "random", "random", "random", size=size)
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pick(app)
        for language in ("de", "nl", "en"):
            await press(app, pilot, "n")
            assert app.scene.speaker.language == language
            board = app.query_one("#board")
            panes = [app.query_one(f"#{id}").region for id in ("header", "prompt", "board", "turn", "log", "keys")]
            assert all(app.screen.region.contains_region(pane) and pane.area > 0 for pane in panes)
            assert not any(a.overlaps(b) for i, a in enumerate(panes) for b in panes[i + 1 :])
            assert (board.max_scroll_x, board.max_scroll_y) == (0, 0)
            assert app.face.options.region.height >= 5
            assert len(text_of(app, "keys")) <= size[0] - 2

    script()


def test_without_a_terminal_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(gardens.GAME, ["me", "random"], NAMES[:2], Options(), "de", SEED) == NO_TERMINAL
    assert "braucht ein Terminal" in capsys.readouterr().err
