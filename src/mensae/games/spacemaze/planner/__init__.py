"""What bots and boards are told beyond the rules: how far it is, and what brings one nearer."""
