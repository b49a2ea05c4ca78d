"""The table once more, from the files of parts and the words of SPEC.md alone: tiles, platforms and highways."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

SIDES = "NESW"
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_FOLDER = files("mensae.games.magicmaze") / "components"
TILES: dict[str, Any] = {tile["id"]: tile for tile in json.loads((_FOLDER / "tiles.json").read_bytes())["tiles"]}
MISSIONS: dict[str, Any] = json.loads((_FOLDER / "missions.json").read_bytes())
FACES: dict[str, Any] = json.loads((_FOLDER / "action_faces.json").read_bytes())
PRINTED: dict[str, Any] = {f"{id}.{edge['side']}": edge for id, tile in TILES.items() for edge in tile["edges"]}
INNER: dict[str, Any] = {f"{id}.{inner['id']}": inner for id, tile in TILES.items() for inner in tile["inner"]}
PLAIN: dict[str, Any] = {"kind": "plain", "needs": []}
COLOURS = ["blue", "purple", "green", "yellow", "brown", "orange"]


class Road(NamedTuple):
    """A highway or a built bridge, by first names."""

    a: str
    b: str
    colour: str
    one_way: bool


class Board:
    """MM-12 to MM-30: what lies on the table."""

    def __init__(self) -> None:
        self.tiles: dict[str, tuple[int, int, int]] = {"0": (0, 0, 0)}  # x, y, rotation, in the order of laying
        self.first: dict[str, str] = {f"0.{name}": f"0.{name}" for name in names("0")}  # by any name
        self.bridges: dict[str, str] = {}  # colour by site
        self.known: dict[str, list[str]] = {}  # the names of each platform, in platform order
        self._learn()

    def _learn(self) -> None:
        """MM-15, MM-16: which names belong together, the first in platform order."""
        order = [f"{tile}.{name}" for tile in self.tiles for name in names(tile)]
        self.known = {name: [name] for name in order if self.first[name] == name}
        for name in order:
            if self.first[name] != name:
                self.known[self.first[name]].append(name)

    def cells(self) -> dict[tuple[int, int], str]:
        """The tile on each cell."""
        return {(x, y): tile for tile, (x, y, _) in self.tiles.items()}

    def facing(self, name: str) -> str:
        """MM-13: the direction in which an edge lies."""
        tile, side = name.split(".")
        return SIDES[(SIDES.index(side) + self.tiles[tile][2]) % 4]

    def beyond(self, name: str) -> tuple[int, int]:
        """The cell beyond an edge."""
        x, y, _ = self.tiles[name.split(".", maxsplit=1)[0]]
        way = WAYS[self.facing(name)]
        return x + way[0], y + way[1]

    def lay(self, tile: str, at: str) -> None:
        """MM-79: beyond this edge, its arrow towards it."""
        arrow = SIDES.index(TILES[tile]["arrow"])
        self.place(tile, *self.beyond(at), (SIDES.index(self.facing(at)) + 2 - arrow) % 4)

    def place(self, tile: str, x: int, y: int, turn: int) -> None:
        """MM-23: every edge that meets another merges with it."""
        before = self.cells()
        self.tiles[tile] = (x, y, turn)
        for name in names(tile):
            mine = f"{tile}.{name}"
            self.first[mine] = mine
            if name in SIDES and (other := before.get(self.beyond(mine))):
                met = next(side for side in SIDES if self.beyond(f"{other}.{side}") == (x, y))
                self.first[mine] = f"{other}.{met}"
        self._learn()

    def order(self) -> list[str]:
        """MM-16: the platforms by their first names."""
        return list(self.known)

    def edges(self, name: str) -> list[Any]:
        """The printed edges that make up a platform."""
        return [PRINTED[half] for half in self.known[name] if half in PRINTED]

    def lock(self, name: str) -> str | None:
        """MM-18, MM-26: only a half platform has one."""
        edges = self.edges(name)
        return edges[0]["lock"] if len(edges) == 1 else None

    def inner(self, name: str) -> Any:
        """What is printed about a platform inside a tile; edges are plain."""
        return INNER.get(name, PLAIN)

    def kind(self, name: str) -> str:
        """What a platform is."""
        return str(self.inner(name)["kind"])

    def ordinary(self, name: str) -> bool:
        """MM-164: neither rocket platform nor dome site nor dome."""
        return self.kind(name) not in ("rocket", "dome_site")

    def sites(self) -> Iterator[tuple[str, str, str]]:
        """MM-138: the bridge sites in play with their ends."""
        for tile in self.tiles:
            for site in TILES[tile]["bridge_sites"]:
                yield f"{tile}.{site['id']}", self.first[f"{tile}.{site['a']}"], self.first[f"{tile}.{site['b']}"]

    def roads(self) -> Iterator[Road]:
        """MM-24, MM-30, MM-141: the highways and bridges in play."""
        for tile in self.tiles:
            for road in TILES[tile]["highways"]:
                ends = self.first[f"{tile}.{road['a']}"], self.first[f"{tile}.{road['b']}"]
                yield Road(*ends, road["colour"], road["one_way"])
        for site, a, b in self.sites():
            if site in self.bridges:
                yield Road(a, b, self.bridges[site], False)

    def heaps(self) -> list[str]:
        """MM-156: the rubbish platforms in platform order."""
        return [name for name in self.order() if any(edge["rubbish"] for edge in self.edges(name))]


def names(tile: str) -> list[str]:
    """MM-16: the platforms of a tile in their order."""
    return [*SIDES, *(inner["id"] for inner in TILES[tile]["inner"])]
