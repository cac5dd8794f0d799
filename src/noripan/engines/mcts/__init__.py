"""Monte Carlo tree search: an opponent for every game that somebody plays."""

from noripan.engines.mcts.engine import MctsEngine

__all__ = ["MctsEngine"]
