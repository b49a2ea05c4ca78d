"""The rules of On Mars, a module for each chapter; all of them compiled."""
