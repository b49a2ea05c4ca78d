"""The rules, a module for each chapter of SPEC.md."""
