"""Othello as it is played: moves, states, and the options of the board."""

from __future__ import annotations

from functools import cache, cached_property

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Event, Game, Move, Outcome, Player, Reason, State
from noripan.core.text import Text, particle
from noripan.games.othello.board import (
    SIZES,
    Grid,
    Square,
    chosen,
    grid_of,
    square_named,
)
from noripan.games.othello.events import (
    BLACK,
    COLOURS,
    WHITE,
    GameOver,
    Passed,
    TurnedOver,
)
from noripan.games.othello.rules import OthelloRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.scene import Scene

_PASS_WORDS = ("--", "pa", "pass", "ps")
_BLACK_DISC, _WHITE_DISC, _NO_DISC = "X", "O", "-"
_PLAYERS = {_BLACK_DISC: BLACK, _WHITE_DISC: WHITE}


class OthelloMove(Move):
    """What a side does in one ply: it puts a disc or passes."""


class Put(OthelloMove):
    """Puts a disc on a square."""

    square: Square

    def __str__(self) -> str:
        return str(self.square)


class Pass(OthelloMove):
    """Leaves the move to the other side."""

    def __str__(self) -> str:
        return _PASS_WORDS[0]


_PASS = Pass()


@cache
def _puts(size: int) -> tuple[Put, ...]:
    """A disc on each square of a board in reading order: the moves that all games share."""
    return tuple(map(Put, grid_of(size).squares))


class End(Reason):
    """Why a game of Othello is over."""

    BOARD_FULL = Text("the board is full", "판이 가득 참")
    WIPED_OUT = Text("one side has no disc left", "한쪽의 돌이 하나도 남지 않음")
    NEITHER_CAN_MOVE = Text("neither side can move", "두 쪽 모두 둘 곳이 없음")


class Othello(Game["OthelloState", OthelloMove]):
    """Othello.

    Attributes:
        size: Squares along an edge of the board, an even number from 4 to 26.
        rules: The rules' steps.
    """

    name = "othello"
    title = Text("Othello", "오셀로")
    size: int = 8
    rules: OthelloRules = OthelloRules()

    def __post_init__(self) -> None:
        """Checks the size."""
        if type(self.size) is not int or self.size not in SIZES:
            sizes = f"{SIZES[0]}", f"{SIZES[-1]}"
            raise InvalidOptions(
                Text(
                    "a board of Othello has an even size from {} to {}, not {}",
                    "오셀로판의 크기는 {}~{}의 짝수여야 하는데 {:이/가} 주어졌습니다",
                ).fill(sizes[0], sizes[1], repr(self.size))
            )

    @cached_property
    def grid(self) -> Grid:
        """The board's geometry."""
        return grid_of(self.size)

    def every_move(self) -> Iterator[OthelloMove]:
        """The squares row by row, then the pass."""
        yield from _puts(self.size)
        yield _PASS

    def start(self) -> OthelloState:
        """Four discs in the middle, black to move."""
        return OthelloState(self, *self.rules.start(self.grid), BLACK)

    def parse_move(self, text: str) -> OthelloMove:
        """The move of a text: a square such as `f5`, or a pass (`--`, also `pa`, `pass`, `ps`).

        Capital letters are read as small ones.

        Raises:
            InvalidMove: it is neither, or the square is outside the board.
        """
        word = text.lower() if text.isascii() else text
        if word in _PASS_WORDS:
            return _PASS
        square = square_named(word)
        if square is None or not self.grid.has(square):
            last = self.grid.squares[-1]
            raise InvalidMove(
                Text(
                    f"{text!r} is no move: a square from a1 to {last} or a pass (--) is one",
                    f"{text!r}: 수가 아닙니다. a1부터 {last}까지의 칸이나 패스(--)여야 합니다",
                )
            )
        return _puts(self.size)[square.row * self.size + square.column]

    def parse_state(self, text: str) -> OthelloState:
        """The state of a text such as `-----OX--XO----- X` (4×4).

        The squares row by row (`X` black, `O` white, `-` empty), a space, and
        the side to move (`X` or `O`). A finished game keeps the side whose
        move it would be.

        Raises:
            InvalidState: the text isn't of this form or is of another size.
        """
        squares = self.size**2
        board, side = text[:squares], text[squares:]
        known = not set(board) - {_BLACK_DISC, _WHITE_DISC, _NO_DISC}
        if len(board) < squares or not known or side[:1] != " " or side[1:] not in _PLAYERS:
            raise InvalidState(
                Text(
                    f"a state is {squares} of the letters X, O and -, a space, "
                    "and the side to move, X or O",
                    f"상태는 X, O, - {squares}글자와 빈칸 하나, 둘 차례인 쪽(X 또는 O)으로 씁니다",
                )
            )
        black, white = _bits(board, _BLACK_DISC), _bits(board, _WHITE_DISC)
        return OthelloState(self, black, white, _PLAYERS[side[1:]])


class OthelloState(State[OthelloMove]):
    """A position of Othello.

    Attributes:
        game: The game with its options.
        black: Black's discs as bits of the game's grid.
        white: White's discs.
        mover: Whose move it is; when the game is over, whose it would be.
    """

    __slots__ = ("__dict__",)

    game: Othello
    black: int
    white: int
    mover: Player

    @property
    def turn(self) -> Player:
        """Who acts now."""
        return self.mover if self._moves else Player.NOBODY

    @property
    def empties(self) -> int:
        """How many squares are empty."""
        return self.game.size**2 - (self.black | self.white).bit_count()

    def discs(self, player: Player) -> int:
        """How many discs a player has on the board."""
        return (self.black if player is BLACK else self.white).bit_count()

    def moves(self) -> tuple[OthelloMove, ...]:
        """The legal moves in reading order; a pass only where it is the one legal move."""
        return self._moves

    @cached_property
    def _moves(self) -> tuple[OthelloMove, ...]:
        """The legal moves; none where neither side could put a disc, which ends the game."""
        own, other = self._sides()
        grid, rules = self.game.grid, self.game.rules
        places = rules.places(grid, own, other)
        if places:
            return chosen(_puts(grid.size), places)
        return (_PASS,) if rules.places(grid, other, own) else ()

    def flips(self, move: OthelloMove) -> tuple[Square, ...]:
        """The discs that a legal move turns over, in reading order; none for a pass.

        Raises:
            IllegalMove: the rules don't allow it here; says why.
        """
        if isinstance(move, Put):
            return self.game.grid.squares_of(self._flips(move))
        self._check_pass(move)
        return ()

    def play(self, move: OthelloMove, events: list[Event] | None = None) -> OthelloState:
        """The state after a move.

        Raises:
            IllegalMove: the rules don't allow it here; says why.
        """
        if isinstance(move, Put):
            return self._put(move, events)
        self._check_pass(move)
        if events is not None:
            events.append(Passed(self.mover))
        return self._next(*self._sides())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: the discs of each side, empty squares counted for the winner."""
        if self._moves:
            return None
        empties = self.empties
        scores = self.game.rules.scores(self.discs(BLACK), self.discs(WHITE), empties)
        return Outcome(scores, self._end(empties))

    def spots_of(self, move: OthelloMove) -> tuple[str, ...]:
        """The square of a disc; nothing for a pass."""
        return (str(move.square),) if isinstance(move, Put) else ()

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The state's picture, with marks for what the last move did."""
        from noripan.games.othello.scene import scene

        return scene(self, events)

    def __str__(self) -> str:
        """The text that `Othello.parse_state` reads."""
        board = "".join(
            _BLACK_DISC if self.black >> index & 1 else
            _WHITE_DISC if self.white >> index & 1 else _NO_DISC
            for index in range(self.game.size**2)
        )  # fmt: skip
        return f"{board} {_BLACK_DISC if self.mover is BLACK else _WHITE_DISC}"

    def _sides(self) -> tuple[int, int]:
        """The discs of the side to move and of the other side."""
        return (self.black, self.white) if self.mover is BLACK else (self.white, self.black)

    def _next(self, own: int, other: int) -> OthelloState:
        """The state with these discs of the side that moved and the other side to move."""
        if self.mover is BLACK:
            return OthelloState(self.game, own, other, WHITE)
        return OthelloState(self.game, other, own, BLACK)

    def _put(self, move: Put, events: list[Event] | None) -> OthelloState:
        square, flips = move.square, self._flips(move)
        own, other = self._sides()
        own |= self.game.grid.bit(square) | flips
        after = self._next(own, other & ~own)
        if events is not None:
            events.append(TurnedOver(self.mover, square, self.game.grid.squares_of(flips)))
            if outcome := after.outcome:
                events.append(GameOver(outcome))
        return after

    def _flips(self, move: Put) -> int:
        """What a disc turns over, if it may be put there."""
        grid, rules = self.game.grid, self.game.rules
        if grid.has(move.square):
            disc = grid.bit(move.square)
            flips = rules.flips(grid, disc, *self._sides())
            if rules.may_put(flips, taken=bool(disc & (self.black | self.white))):
                return flips
        raise IllegalMove(lambda: self._refusal(move))

    def _check_pass(self, move: OthelloMove) -> None:
        if move not in self._moves:
            raise IllegalMove(lambda: self._refusal(move))

    def _refusal(self, move: OthelloMove) -> Text:
        """Why a move isn't legal."""
        if not isinstance(move, Put | Pass):
            return Text(f"{move!r} is no move of Othello", f"{move!r}: 오셀로의 수가 아닙니다")
        if not self._moves:
            return Text("the game is over", "이미 끝난 게임입니다")
        if isinstance(move, Pass):
            colour, places = COLOURS[self.mover], " ".join(map(str, self._moves))
            return Text(
                "{} can move ({}) and may not pass", "{:은/는} 둘 곳이 있어({}) 패스할 수 없습니다"
            ).fill(colour, places)
        square, grid = move.square, self.game.grid
        if not grid.has(square):
            return Text("this square is outside the board", "판 밖의 칸입니다")
        if grid.bit(square) & (self.black | self.white):
            name = particle(str(square), "은/는")
            return Text(f"{square} is taken", f"{name} 이미 돌이 있는 칸입니다")
        return Text(f"{square} turns nothing over", f"{square}에서는 뒤집을 돌이 없습니다")

    def _end(self, empties: int) -> End:
        if not empties:
            return End.BOARD_FULL
        return End.NEITHER_CAN_MOVE if self.black and self.white else End.WIPED_OUT


def _bits(board: str, letter: str) -> int:
    """The squares of a board's text that hold a letter."""
    return sum(1 << index for index, found in enumerate(board) if found == letter)
