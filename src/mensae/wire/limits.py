"""How much a server lets through, for whoever wants to stay within it; all of it is told to the web client, too."""

from typing import Final

# The socket
MAX_MESSAGE: Final = 64 * 1024  # bytes of a client's message, or of the body of a request
MESSAGES_AT_ONCE: Final = 60  # messages of a client that are read without a pause
MESSAGES_PER_SECOND: Final = 20  # in the long run
MAX_CHAT: Final = 500  # characters
MAX_CHAIN: Final = 32  # actions that are tried, or done, in a row
MAX_ASKED: Final = 128  # actions about which one message asks
HEARTBEAT: Final = 15_000  # ms between two pings, where the welcome says nothing else
QUICK_HEARTBEAT: Final = 5_000  # ms; in real time, where it matters soon that somebody is lost
SILENT_FOR: Final = 3  # heartbeats, after which either side takes the other for lost
JOIN_WITHIN: Final = 10  # seconds from the opening to the join

# Requests
MAX_NAME: Final = 24  # characters
MIN_PASSWORD: Final = 8  # characters
MAX_PASSWORD: Final = 200
MAX_RECORD: Final = 1024 * 1024  # bytes
MAX_SENTENCES: Final = 200  # of a log, in one answer
