"""The promises that every game keeps; each function raises `Broken`, and its first sentence says what is promised."""

from mensae.lab.promises.deeds import check_deeds
from mensae.lab.promises.fields import check_fields, check_packed
from mensae.lab.promises.guide import check_guide, check_memory, check_play_random
from mensae.lab.promises.looks import check_chains, check_looks, check_looks_are_blind
from mensae.lab.promises.rules import (
    check_actions,
    check_deadlines,
    check_draw,
    check_games_end,
    check_legal,
    check_outcome,
    check_refusals,
)
from mensae.lab.promises.secrets import check_guesses, check_pieces, check_resample, check_secrets, check_views
from mensae.lab.promises.speech import check_texts
from mensae.lab.promises.states import check_copy, check_reading, check_replay, check_undo
from mensae.lab.promises.trial import Broken, Promise, Trial, sentence

OF_A_GAME: tuple[Promise, ...] = (check_actions, check_play_random)  # once is enough, whatever is played
OF_EACH_PLAY: tuple[Promise, ...] = (
    check_games_end,
    check_outcome,
    check_replay,
    check_copy,
    check_fields,
    check_packed,
    check_reading,
    check_legal,
    check_refusals,
    check_draw,
    check_undo,
    check_pieces,
    check_views,
    check_deadlines,
    check_resample,
    check_guesses,
    check_secrets,
    check_looks,
    check_chains,
    check_looks_are_blind,
    check_deeds,
    check_texts,
    check_guide,
    check_memory,
)
__all__ = [
    "OF_A_GAME",
    "OF_EACH_PLAY",
    "Broken",
    "Promise",
    "Trial",
    "check_actions",
    "check_chains",
    "check_copy",
    "check_deadlines",
    "check_deeds",
    "check_draw",
    "check_fields",
    "check_games_end",
    "check_guesses",
    "check_guide",
    "check_legal",
    "check_looks",
    "check_looks_are_blind",
    "check_memory",
    "check_outcome",
    "check_packed",
    "check_pieces",
    "check_play_random",
    "check_reading",
    "check_refusals",
    "check_replay",
    "check_resample",
    "check_secrets",
    "check_texts",
    "check_undo",
    "check_views",
    "sentence",
]
