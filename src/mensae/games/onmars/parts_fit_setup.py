"""What is wrong with the start, the scoring or the rulings, or nothing."""

import re
from collections.abc import Iterator
from typing import get_args

from mensae.games.onmars.parts_board import Board, Colour
from mensae.games.onmars.parts_fit import twice
from mensae.games.onmars.parts_setup import OwnParts, Rulings, Scoring, Setup
from mensae.games.onmars.schema import Resource


def setup(parts: Setup, board: Board) -> Iterator[str]:
    """OM-009, OM-017 to OM-022, OM-027, OM-028, OM-036 to OM-038: what is there in the beginning."""
    if list(parts.by_player_count) != [1, 2, 3, 4]:
        yield "the numbers of players are 1 to 4"
    elif parts.by_player_count[1] != parts.by_player_count[2]:
        yield "one player alone plays as two do"
    for count, each in parts.by_player_count.items():
        if each.tech_sets != 1 + each.tech_grid_refill:
            yield f"{each.tech_sets} sets of tech with {count} players; a second one refills the grid"
    own, limits = parts.player, parts.limits
    yield from _own(own, board)
    if parts.shared_counts.shelter_tiles != len(get_args(Colour)) * own.shelters.total:
        yield f"{parts.shared_counts.shelter_tiles} shelters for four players with {own.shelters.total} each"
    room = limits.storage_base + own.shelters.on_map * limits.storage_per_shelter
    if list(own.storage) != list(get_args(Resource)) or max(own.storage.values()) > room:
        yield f"the storage should have up to {room} of each resource"
    if own.crystals_in_depot > own.depot_spaces - own.ships.total:
        yield f"{own.crystals_in_depot} crystals do not fit into the depot"
    if own.colonists.living_quarters > limits.living_quarters_base:
        yield f"{own.colonists.living_quarters} colonists do not fit into the living quarters"
    most = limits.living_quarters_base + (own.shelters.total - 1) * limits.living_quarters_per_extra_shelter
    if most != own.colonists.total:
        yield f"the living quarters have room for {most}, not for {own.colonists.total} colonists"


def _own(own: OwnParts, board: Board) -> Iterator[str]:
    if own.colonists.living_quarters + own.colonists.supply != own.colonists.total:
        yield f"the colonists should be {own.colonists.total} together"
    if own.bots.on_shelter + own.bots.supply != own.bots.total:
        yield f"the bots should be {own.bots.total} together"
    if own.shelters.on_map + own.shelters.board != own.shelters.total or own.shelters.on_map != 1:
        yield f"the shelters should be {own.shelters.total} together, one of them on the map"
    spaces = own.ships.depot_spaces
    if len(spaces) != own.ships.total or twice(spaces) or max(spaces) > own.depot_spaces:
        yield f"{own.ships.total} ships do not stand on the spaces {', '.join(map(str, spaces))}"
    if own.rover.counts_as_at != board.centre:
        yield f"the rover counts as at {own.rover.counts_as_at}, which is not the centre"
    if own.progress_cubes != len(board.progress_columns):
        yield f"{own.progress_cubes} cubes for {len(board.progress_columns)} columns of the progress area"


def scoring(parts: Scoring, board: Board, setup: Setup) -> Iterator[str]:
    """OM-171, OM-213, OM-219: ladders that cover every case."""
    ladder = parts.progress_points_by_cubes
    if len(ladder) != setup.player.progress_cubes + 1 or ladder != sorted(ladder):
        yield f"the points for 0 to {setup.player.progress_cubes} cubes are {', '.join(map(str, ladder))}"
    if not {*range(2, board.lss.colony_marker_max_row)} >= {*parts.progress_scored_at_colony_levels}:
        yield f"progress is scored at the levels {', '.join(map(str, parts.progress_scored_at_colony_levels))}"
    filled = 0
    for number, row in enumerate(parts.living_quarters_rows, start=1):
        if row.row != number or row.colonists_min != filled + 1 or row.colonists_max < row.colonists_min:
            yield f"row {row.row} has the colonists {row.colonists_min} to {row.colonists_max}"
        filled = row.colonists_max
    if filled != setup.player.colonists.total:
        yield f"the rows end with {filled} colonists, not {setup.player.colonists.total}"
    points = [row.points for row in parts.living_quarters_rows]
    if points != sorted(points):
        yield f"the rows have the points {', '.join(map(str, points))}"
    if twice(parts.tie_break) or parts.tie_break[-1:] != ["shared_win"]:
        yield "a tie is broken in each way once, and shared in the end"


def rulings(parts: Rulings) -> Iterator[str]:
    """Every ruling once, with the rules that it settles."""
    if same := twice(ruling.id for ruling in parts.rulings):
        yield f"{same[0]} is there twice"
    for ruling in parts.rulings:
        if not ruling.rules or not all(re.fullmatch(r"OM-\d{3}", rule) for rule in ruling.rules):
            yield f"{ruling.id} settles {', '.join(ruling.rules) or 'no rule'}"
        if any(reading == ruling.value and type(reading) is type(ruling.value) for reading in ruling.other_readings):
            yield f"{ruling.id} has its value among the other readings"
