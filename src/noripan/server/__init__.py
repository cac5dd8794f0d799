"""The rooms on the web; every answer comes from the rules, and the pages know no game."""
