"""Solves any position without regard to time: what goes where, in which order, over which colours."""
