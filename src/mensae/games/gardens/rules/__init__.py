"""The rules, a module per group of chapters of SPEC.md."""
