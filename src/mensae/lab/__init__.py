"""Many games at once, for people who compare bots and rules."""
