"""The same hand's French deck: hearts, diamonds, spades and clubs in four colours."""
