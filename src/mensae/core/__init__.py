"""What every game and every table share: no game is known here, and nothing is read or written."""
