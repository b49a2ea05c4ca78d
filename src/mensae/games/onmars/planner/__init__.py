"""What the bots of On Mars know: how near the end is, what a player has coming, and a quick good answer."""
