"""What a command says instead of doing it."""


class Wrong(Exception):
    """Something in the command line that cannot be done; the message says what and why."""
