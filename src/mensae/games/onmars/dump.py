"""The state as plain data: two states are the same exactly if their dumps are."""

from typing import Any

from mensae.games.onmars.state import State


def dump(s: State) -> dict[str, Any]:
    """Every field as plain data; what only follows from others is left out."""
    vectors = {
        "own": s.own, "stock": s.stock, "units": s.units, "lab": s.lab, "slots": s.slots, "building": s.building,
        "group": s.group, "size": s.size, "marker": s.marker, "miner": s.miner, "ground": s.ground, "table": s.table,
        "cards": s.cards, "contracts": s.contracts, "tiles": s.tiles, "stack": s.stack[: s.depth],
    }  # fmt: skip
    numbers = {
        "players": s.players, "asked": s.asked, "goals": s.goals, "secrets": s.secrets, "spaces": s.spaces,
        "tech_left": s.tech_left, "first": s.first, "active": s.active, "developed": s.developed,
        "welcomed": s.welcomed, "events": s.events, "freed": s.freed, "round": s.round, "quiet": s.quiet,
        "triggered": int(s.ended_by[3:] or 0), "completed": s.completed, "taken": s.taken, "radar": s.radar,
        "icon": s.icon, "solo_deck": s.solo_deck, "solo_pass": s.solo_pass, "solo_card": s.solo_card,
        "his_bots": s.his_bots,
    }  # fmt: skip
    flags = {
        "main_done": s.main_done, "executive_done": s.executive_done, "revealed": s.revealed, "stirred": s.stirred,
        "last_round": s.last_round, "over": s.over, "solo": s.solo, "long": s.long, "space_oddity": s.space_oddity,
        "first_colonists": s.first_colonists,
    }  # fmt: skip
    plain: dict[str, Any] = {name: [int(value) for value in vector] for name, vector in vectors.items()}
    plain.update({name: int(value) for name, value in numbers.items()})
    plain.update({name: bool(value) for name, value in flags.items()})
    plain["uses"] = list(s.uses)
    plain["choices"] = list(s.choices)
    return plain
