"""What crosses the line between servers and clients: it knows `core` only, and whoever speaks it knows no server."""
