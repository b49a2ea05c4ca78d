"""The texts of Rush, the same in every language."""

PLAIN = """
rush-title = Rush
rush-pitch = Carry all crates away before the sand has run out.
rush-ask = { $left } crates are left.
rush-ask-over = It is over.
rush-do = { $what } { $pile }
rush-carry = { $who } carries a crate from pile { $pile }.
rush-ready = { $who } is ready.
rush-call = { $who } calls.
rush-pause = { $who } wants a pause.
rush-resume = { $who } goes on.
rush-person = { $who } is there.
rush-bot = A bot plays for { $who }.
rush-gone = { $who } has gone.
rush-time-up = The sand has run out.
rush-no-over = The game is over.
rush-no-time-up = You have { $seconds } seconds.
rush-no-player = This is not for you to do.
rush-no-ready = You are ready, or need not be.
rush-no-pause = Not in a pause, and not without one.
rush-no-start = The sand does not run yet.
rush-no-guard = Nobody carries in the first { $guard } ms of a talk.
rush-no-carry = This pile is not yours, or empty.
rush-no-talk = Nobody talks now.
rush-review = { $who } carried { $count } crates.
rush-review-end = The last crate went at { $at } ms.
"""
