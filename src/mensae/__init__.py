"""Mensae: four Mars board games for people, bots and researchers."""

from mensae.core import chance

__version__ = "0.1.0"
COMPILED = not str(chance.__file__).endswith(".py")  # are the rules compiled, or interpreted?
