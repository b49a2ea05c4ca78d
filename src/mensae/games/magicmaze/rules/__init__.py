"""The rules, a module per chapter of SPEC.md."""
