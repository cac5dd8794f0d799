"""How a piece moves: each written rule of Yut Nori as one step.

Who may move when, and by which throw, is told by `turns` and by `play`.
"""

from __future__ import annotations

from noripan.core.value import Value
from noripan.games.yut_nori.board import OUT, WAITING, ahead, behind, turned
from noripan.games.yut_nori.throws import BY_FLATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.core.game import Event
    from noripan.games.yut_nori.board import Board, Piece, Stop
    from noripan.games.yut_nori.throws import Throw

    Route = tuple[Stop, ...]


class YutRules(Value):
    """The steps of a move, each one rule; a misreading overrides one.

    A route is the stops of a move one by one without the one that it starts
    from; the move ends on the last.
    """

    def move(
        self, board: Board, piece: Piece, route: Route, events: list[Event] | None = None
    ) -> tuple[Board, tuple[Piece, ...]]:
        """Moves a piece along a route.

        Returns:
            The board after it and the pieces that were captured.
        """
        end = self.landing(route)
        carried = tuple(self.carried(board, piece))
        captured = tuple(self.captured(board, piece, route))
        stacked = tuple(self.stacked(board, piece, end))
        after = self.sent_back(board, captured) if captured else board
        after = after.put((piece, *carried, *stacked), end)
        if events is not None:
            from noripan.games.yut_nori.events import tell_move

            caught_on = board.stop(captured[0]).station if captured else None
            tell_move(events, piece, (board.stop(piece), *route[:-1], end), carried=carried,
                      stacked=stacked, captured=captured, caught_on=caught_on)  # fmt: skip
        return after, captured

    def throw(self, sticks: str) -> Throw:
        """The throw that sticks such as `BBFB` show: by the flat sides, and mo for none."""
        return BY_FLATS[sticks.count("F")]

    def route(self, start: Stop, steps: int) -> Route:
        """The stops of a move by so many steps."""
        return self.along(self.starting(start), steps)

    def along(self, first: Stop, steps: int) -> Route:
        """The stops of a move by so many steps whose first is known."""
        route = [first]
        while len(route) < steps:
            route.append(self.passing(route[-1]))
        return tuple(route)

    def starting(self, start: Stop) -> Stop:
        """Where the first step leads: a move that starts on a corner or the centre turns off.

        A new piece is thought to stand on 날밭, so its first step leads to 도.
        """
        return turned(start)

    def passing(self, stop: Stop) -> Stop:
        """Where a step leads from a stop that is only passed: straight on, and out after 날밭."""
        return ahead(stop)

    def stepping_back(self, start: Stop) -> Stop:
        """Where one step back leads: the way the piece came, and from 도 and the start to 날밭."""
        return behind(start)

    def landing(self, route: Route) -> Stop:
        """Where a move ends; surplus steps beyond out are lost, and 날밭 is on the board."""
        return route[-1]

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:
        """Who moves along: all of the team that stand there; pieces not started are no stack."""
        start = board.stop(mover)
        if start == WAITING:
            return ()
        return self.allies_on(board, mover, start)

    def stacked(self, board: Board, mover: Piece, end: Stop) -> Iterable[Piece]:
        """Who of the team stands where a move ends: a stack, which goes on from the mover's stop.

        From then on the stack came the way that the last arrival came.
        """
        if end == OUT:
            return ()
        return self.allies_on(board, mover, end)

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Who is captured: every rival where the move ends; passing captures nothing."""
        end = self.landing(route)
        if end == OUT:
            return ()
        return [piece for piece, stop in board.rivals(mover.player) if self.meet(stop, end)]

    def sent_back(self, board: Board, captured: Iterable[Piece]) -> Board:
        """The board after a capture: those pieces are not started again, and no stack."""
        return board.put(captured, WAITING)

    def meet(self, one: Stop, other: Stop) -> bool:
        """Whether pieces at two stops stand together: on one station, whichever way they came."""
        return one == other if one.station is None else one.station is other.station

    def allies_on(self, board: Board, mover: Piece, at: Stop) -> list[Piece]:
        """Who of the team stands where the mover is or comes to."""
        return [
            piece
            for piece, stop in board.team(mover.player)
            if self.meet(stop, at) and piece != mover
        ]
