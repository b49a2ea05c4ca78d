"""Mensae: four Mars board games for people, bots and researchers."""

from importlib.util import find_spec

from mensae.core import chance

__version__ = "0.1.0"
COMPILED = not str(chance.__file__).endswith(".py")  # are the rules compiled, or interpreted?

if find_spec("librt") is None:
    from mensae.plain_vecs import stand_in

    stand_in()
