"""The HTTP side: what is asked once, where the socket is for what goes on."""
