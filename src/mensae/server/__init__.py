"""The server: tables that live, over HTTP and sockets."""
