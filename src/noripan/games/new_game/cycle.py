"""Finds where a game that never ends enters its cycle."""

from __future__ import annotations

from noripan.games.new_game.game import TURN, Cycle, after_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.new_game.game import NewGame


def find_cycle(game: NewGame) -> Cycle | None:
    """The first turn after which the board comes back, and after how many turns it does.

    The game is run until a state closes a cycle, which gives the length; then
    two boards that many turns apart are run until they are the same (Brent
    1980, as in `NewGameState`). No board but those is kept.

    Returns:
        The cycle with its earliest first turn (0: the start comes back), or None
        where the game ends in a stack.
    """
    state = game.start()
    while state.outcome is None:
        state = state.play(TURN)
    return Cycle(_first_turn(game, state.cycle.length), state.cycle.length) if state.cycle else None


def _first_turn(game: NewGame, length: int) -> int:
    behind = ahead = game.start().position
    for _ in range(length):
        ahead = after_turn(game, ahead)
    turns = 0
    while behind != ahead:
        behind, ahead = after_turn(game, behind), after_turn(game, ahead)
        turns += 1
    return turns
