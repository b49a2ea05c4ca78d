"""Alembic runs this; the connection and its transaction come from `migrate`."""

from alembic import context

from mensae.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
