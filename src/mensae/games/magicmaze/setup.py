"""From seats and options to the first state; and when nobody may talk."""

from mensae.core.schema import Refusal, Refused, Setup, no
from mensae.games.magicmaze.components import Mission
from mensae.games.magicmaze.data import FACE_IDS, MISSION_LIST, SOLO_FACES, STACKS, TIMER
from mensae.games.magicmaze.rules.explore import lay_start
from mensae.games.magicmaze.rules.start import SOLO_TILES
from mensae.games.magicmaze.rules.timer import is_open
from mensae.games.magicmaze.schema import ByEdition, Options
from mensae.games.magicmaze.state import PAUSED, PLAYING, PREPARING, State, Terms, empty, over


def setup(config: Setup) -> State:
    """MM-31 to MM-38: the start tile, and what the mission is played with."""
    options: Options = config.options
    _check(config.seats, options)
    mission = MISSION_LIST[options.mission - 1]
    s = empty(_terms(options, mission, config.seats))
    s.seats = config.seats
    s.stack = sum(1 << tile for tile in STACKS[options.mission - 1])
    s.orbit, s.domes, s.markers = mission.colonists, mission.domes, mission.hourglass_markers
    s.jokers, s.rubbish, s.slugs = mission.jokers, mission.rubbish, mission.slugs
    if s.terms.solo:
        s.active = SOLO_FACES[options.solo_tiles][0]
    lay_start(s)
    s.to_draw = options.x_tiles + (SOLO_TILES if s.terms.solo else 0)
    if s.to_draw == 0:
        s.phase = PREPARING
    return s


def _terms(options: Options, mission: Mission, seats: int) -> Terms:
    t, german = Terms(), options.edition == "de"  # MM-239
    t.mission, t.colonists = options.mission, mission.colonists
    t.solo = seats == 1  # MM-219
    t.bridges, t.pipes, t.heaps = mission.bridges > 0, mission.pipes, mission.rubbish > 0  # MM-39
    t.pawns = mission.pawn and not t.solo  # MM-137
    t.silent = mission.talk != "free" and not t.solo  # MM-115, MM-126
    t.sand = next(scale.sand_ms for scale in TIMER.scales if scale.id == options.time_scale)  # MM-51
    t.guard, t.grace = options.talk_guard_ms, options.grace_ms
    t.auto_dome, t.expert = options.auto_dome, options.expert
    t.shared, t.pausable = options.leaver == "shared", options.pause == "agreed"
    t.colonists_in_pipes = _chosen(options.colonists_in_pipes, german)
    t.pipe_sound = _chosen(options.pipe_sound, german)
    t.orange_hint = _chosen(options.orange_hint, german)
    t.module = options.level_word == "module" or (options.level_word == "edition" and not german)
    t.solo_faces = sum(1 << face for face in SOLO_FACES[options.solo_tiles]) if t.solo else 0
    return t


def _chosen(value: ByEdition, by_edition: bool) -> bool:
    return by_edition if value == "edition" else value == "yes"


def _check(seats: int, options: Options) -> None:
    """MM-205, MM-206: options that have no meaning for so many players."""
    if options.expert and seats == 1:
        raise Refused(no("MM-205", "magicmaze-no-expert"))
    if options.solo_tiles == "six" and seats > 1:
        raise Refused(no("MM-206", "magicmaze-no-solo-tiles", seats=seats, faces=len(FACE_IDS)))


def silence(state: State) -> Refusal | None:
    """MM-116, MM-125, MM-126, MM-228, MM-240: nobody talks or points while the sand runs, but in a window."""
    if state.phase < PLAYING or over(state) or not state.terms.silent or (is_open(state) and state.phase != PAUSED):
        return None
    return no("MM-116", "magicmaze-silence")
