"""`python -m mensae` is the command `mensae`."""

from mensae.cli import main

raise SystemExit(main())
