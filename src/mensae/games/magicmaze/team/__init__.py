"""Bots as team-mates: they all see the same plan, and each does what its own colours can do for it."""
