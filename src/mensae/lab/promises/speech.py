"""What texts promise."""

import msgspec

from mensae.core.schema import CLOCK, Told
from mensae.lab.promises.trial import Broken, Trial, some_actions
from mensae.texts import LANGUAGES, MissingText, Speaker


def check_texts(trial: Trial) -> None:
    """Every prompt, choice, line of the log and refusal that is met speaks in every language."""
    met = _met(trial)
    for speaker in [Speaker(language, trial.game.id, ["Ann", "Bo"]) for language in LANGUAGES]:
        for text in met:
            try:
                said = speaker.say(text)
            except MissingText as error:
                raise Broken(str(error)) from error
            if not said.strip():
                raise Broken(f"{text} says nothing in {speaker.language}")


def _met(trial: Trial) -> list[Told]:
    """Each text once."""
    game = trial.game
    met = {msgspec.json.encode(told): told for line in trial.table.lines for told in line.told}

    def meet(*texts: Told) -> None:
        met.update((msgspec.json.encode(text), text) for text in texts)

    for seq, now, state, _ in trial.moments(6):
        meet(*(game.speech.prompt(state, reader) for reader in trial.readers))
        if silence := game.silence(state):
            meet(silence.text)
        for seat in range(CLOCK, trial.setup.seats):
            legal = [game.actions[code] for code in game.rules.legal(state, seat, now)]
            meet(*(game.speech.label(state, seat, action) for action in legal))
            others = [action for action in some_actions(game, seq + seat) if action not in set(legal)]
            meet(*(game.rules.refusal(state, seat, action, now).text for action in others))
    return list(met.values())
