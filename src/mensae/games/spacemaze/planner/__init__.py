"""What bots work out beyond the rules: how far it is, and what brings one nearer."""
