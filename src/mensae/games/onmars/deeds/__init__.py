"""What entries did, as data: hexes, goods, tiles, tech, cards, missions and slots go by their names in the view.

`means` has goods, Colonists and points, `ground` what is on the map, `course` cards, tech, missions and turns; each
names its words. In a solo game seat 1 is Lacerda, as in the view.
"""

from mensae.games.onmars.deeds.entry import deeds

__all__ = ["deeds"]
