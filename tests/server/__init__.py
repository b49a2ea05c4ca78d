"""Tests of the server, on real databases."""
