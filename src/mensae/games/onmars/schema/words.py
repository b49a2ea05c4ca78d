"""The words of On Mars, and what players agree on before the game."""

from typing import Literal, TypeAlias

from msgspec import Struct

Resource: TypeAlias = Literal["mineral", "battery", "water", "plant", "oxygen"]  # OM-003
AnyGood: TypeAlias = Literal["mineral", "battery", "water", "plant", "oxygen", "crystal"]
Building: TypeAlias = Literal["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"]
TechKind: TypeAlias = Literal[  # OM-007
    "mine_tech",
    "generator_tech",
    "water_extractor_tech",
    "greenhouse_tech",
    "oxygen_condenser_tech",
    "shelter_tech",
    "rover_tech",
    "upgrade_tech",
    "ship_tech",
]
Side: TypeAlias = Literal["orbit", "colony"]
MainAction: TypeAlias = Literal[
    "landing_pod",
    "obtain_blueprint",
    "learn_technology",
    "research_development",
    "resupply",
    "control_center",
    "construct",
    "upgrade",
    "welcome_ship",
    "hire",
]
Place: TypeAlias = Literal[  # where Colonists can be retrieved
    "obtain_blueprint", "research_development", "construct", "upgrade", "hire", "working_area"
]
HexId: TypeAlias = str  # OM-010: "q,r"
Asks: TypeAlias = Literal[
    "setup", "space", "shuttle", "action", "surcharge", "crystals", "resources", "construct", "upgrade", "develop",
    "tech", "blueprint", "warehouse", "science", "gain", "goods", "ship", "move", "produce", "retrieve", "trade",
    "radar", "building", "bonus", "lab", "site", "crew", "bot", "refill", "decision", "displaced", "lss", "reward",
    "travel", "explore", "task", "draw", "over",
]  # fmt: skip


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """OM-256: what the players agree on before the game."""

    length: Literal["short", "long"] = "short"  # OM-033
    space_oddity: bool = False  # OM-222
    first_colonists: bool = False  # OM-223 to OM-227; not alone
