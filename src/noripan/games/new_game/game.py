"""New Game as a game that nobody plays: a ply is one whole turn, and it is certain."""

from __future__ import annotations

from noripan.core.coordinates import reading_order
from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions
from noripan.core.game import Game, Move, Outcome, Player, Reason, State
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.new_game.board import Colour, Disc, Position, RuleSet
from noripan.games.new_game.events import CameRound
from noripan.games.new_game.rules import NewGameRules, Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, ClassVar

    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.new_game.board import Board, Square


class Turn(Move):
    """One whole turn, which runs by itself."""

    def __str__(self) -> str:
        return "turn"


TURN = Turn()


class Ending(Reason):
    """Why a game of New Game ended."""

    STACK = Text("a stack of four or more", "말이 네 개 이상 쌓임")
    CYCLE = Text("the game never ends", "게임이 끝나지 않음")


class Cycle(Value):
    """A proof that a game never ends.

    The board after turn `first_turn + length` is the board after turn `first_turn`
    (0: the start), and no shorter length would do.
    """

    first_turn: int
    length: int


class NewGameState(State[Turn]):
    """The board after some turns.

    A game that never ends is known by a position that comes back. To find it
    in little memory, a state remembers one earlier position, the *milestone*:
    the one after turn 0 (in turn 1), 1, 2, 4, 8 ..., the largest power of two
    below the present turn. A position equal to the milestone closes a cycle,
    and the turns since are its exact length (Brent's algorithm: R. P. Brent,
    "An improved Monte Carlo factorization algorithm", BIT 20, 1980).

    Attributes:
        game: The game with its options.
        turn_number: How many turns have run; the last one may have ended halfway.
        position: How the discs stand.
        milestone: How they stood after turn `milestone_turn(turn_number)`.
    """

    game: NewGame
    turn_number: int
    position: Position
    milestone: Position

    @property
    def turn(self) -> Player:
        """Chance, which has one way to go on, or nobody."""
        return Player.CHANCE if self.outcome is None else Player.NOBODY

    def moves(self) -> tuple[Turn, ...]:
        """The one move, while the game runs."""
        return (TURN,) if self.outcome is None else ()

    def chances(self) -> tuple[tuple[Turn, Fraction], ...]:
        """The one move, which is certain, while the game runs."""
        from fractions import Fraction

        return tuple((move, Fraction(1)) for move in self.moves())

    def play(self, move: Turn, events: list[Event] | None = None) -> NewGameState:
        """The state after one more turn.

        Raises:
            IllegalMove: the game is over, or the move is another game's.
        """
        if self.outcome is not None:
            raise IllegalMove(Text("the game is over", "게임이 이미 끝났습니다"))
        if move != TURN:
            raise IllegalMove(
                Text(f"{move} is no move of New Game", f"{move}: 새로운 게임의 수가 아닙니다")
            )
        position = after_turn(self.game, self.position, events)
        passed = self.turn_number & (self.turn_number - 1) == 0  # a power of two, or 0
        milestone = self.position if passed else self.milestone
        after = NewGameState(self.game, self.turn_number + 1, position, milestone)
        if events is not None and (cycle := after.cycle):
            events.append(CameRound(cycle.first_turn, cycle.length))
        return after

    @property
    def outcome(self) -> Outcome | None:
        """A stack of four or more, or a proof that there will be none; nobody scores."""
        if any(self.game.rules.ends(discs) for _square, discs in self.position.stacks):
            return Outcome((), Ending.STACK)
        return Outcome((), Ending.CYCLE) if self.cycle else None

    @property
    def cycle(self) -> Cycle | None:
        """The cycle that this turn closed, if any: from the milestone to here."""
        if self.turn_number == 0 or self.position != self.milestone:
            return None
        since = milestone_turn(self.turn_number)
        return Cycle(since, self.turn_number - since)

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board with its stacks, and marks for what the last turn did."""
        from noripan.games.new_game.scene import draw

        return draw(self, events)

    def __str__(self) -> str:
        from noripan.games.new_game.notation import write_state

        return write_state(self)


def after_turn(game: NewGame, position: Position, events: list[Event] | None = None) -> Position:
    """How the discs stand after one more turn, which a stack of four may cut short.

    Args:
        game: The board and the rules.
        position: How the discs stand before; with no stack of four.
        events: Where to append what the rules did, if anybody wants to know.
    """
    table = Table(game, position, events)
    game.rules.play_turn(table)
    return table.position()


def milestone_turn(turn_number: int) -> int:
    """The largest power of two below a turn's number; 0 for turns 0 and 1."""
    return 1 << (turn_number - 1).bit_length() - 1 if turn_number > 1 else 0


class NewGame(Game[NewGameState, Turn]):
    """New Game on a board of N×N squares of any size, with any number of discs.

    Attributes:
        board: The colours of the squares, row by row.
        discs: Where the discs start: disc 1 first, no two on one square.
        ruleset: Who moves.
        rules: The steps of a turn.
    """

    board: Board
    discs: tuple[Disc, ...]
    ruleset: RuleSet = RuleSet.BOTTOM_MOVES
    rules: NewGameRules = NewGameRules()

    name: ClassVar[str] = "new-game"
    title: ClassVar[Text] = Text("New Game", "새로운 게임")

    def __post_init__(self) -> None:
        """Checks the options.

        Raises:
            InvalidOptions: no square board, no discs, or a disc that can't start there.
        """
        _check_kinds(self)
        _check_board(self.board)
        _check_discs(self)

    @property
    def players(self) -> int:
        """Nobody plays; the turns run by themselves."""
        return 0

    def every_move(self) -> tuple[Turn, ...]:
        """The one turn."""
        return (TURN,)

    @classmethod
    def write_option(cls, name: str, value: Any) -> str:
        """The board as its rows, `wrb/www/www`; the discs as where they start, `1,1>/3,2v`."""
        from noripan.games.new_game.notation import write_board, write_discs

        match name:
            case "board":
                return write_board(value)
            case "discs":
                return write_discs(value)
        return super().write_option(name, value)

    @classmethod
    def read_option(cls, name: str, text: str) -> object:
        """What `write_option` wrote."""
        from noripan.games.new_game.notation import read_board, read_discs

        match name:
            case "board":
                return read_board(text)
            case "discs":
                return read_discs(text)
        return super().read_option(name, text)

    def colour(self, square: Square) -> Colour | None:
        """A square's colour; None off the board."""
        column, row = square
        size = len(self.board)
        return self.board[row][column] if 0 <= row < size and 0 <= column < size else None

    def start(self) -> NewGameState:
        """Every disc on its own square, before turn 1."""
        numbers = {disc.square: (number,) for number, disc in enumerate(self.discs, start=1)}
        stacks = ((square, numbers[square]) for square in sorted(numbers, key=reading_order))
        position = Position(tuple(stacks), tuple(disc.direction for disc in self.discs))
        return NewGameState(self, 0, position, position)

    def parse_move(self, text: str) -> Turn:
        """The one move, `turn`.

        Raises:
            InvalidMove: the text is another one.
        """
        if text != str(TURN):
            raise InvalidMove(
                Text(f"the only move is 'turn', not {text!r}", f"수는 'turn'뿐입니다: {text!r}")
            )
        return TURN

    def parse_state(self, text: str) -> NewGameState:
        """The state that `str` wrote.

        Raises:
            InvalidState: the text is no state of this game.
        """
        from noripan.games.new_game.notation import read_state

        return read_state(self, text)


def _check_kinds(game: NewGame) -> None:
    """Lists instead of tuples would leave a game that can change and has no hash."""
    if not _is_tuple_of(tuple, game.board):
        raise InvalidOptions(
            Text("a board is a tuple of rows, each a tuple of colours",
                 "판은 색의 튜플인 행들의 튜플입니다")
        )  # fmt: skip
    if not _is_tuple_of(Disc, game.discs):
        raise InvalidOptions(Text("discs are a tuple of Disc", "말은 Disc의 튜플입니다"))
    if not isinstance(game.ruleset, RuleSet):
        raise InvalidOptions(
            Text(f"expected a RuleSet, found {game.ruleset!r}",
                 f"RuleSet이 와야 합니다: {game.ruleset!r}")
        )  # fmt: skip


def _is_tuple_of(kind: type, given: object) -> bool:
    return isinstance(given, tuple) and all(isinstance(each, kind) for each in given)


def _check_board(board: Board) -> None:
    if not board or any(len(row) != len(board) for row in board):
        raise InvalidOptions(
            Text("a board has as many columns as rows", "판은 행과 열의 수가 같아야 합니다")
        )
    if not all(isinstance(colour, Colour) for row in board for colour in row):
        raise InvalidOptions(
            Text("a square is white, red or blue", "칸은 흰색, 빨간색, 파란색 중 하나입니다")
        )


def _check_discs(game: NewGame) -> None:
    if not game.discs:
        raise InvalidOptions(Text("there must be a disc", "말이 하나는 있어야 합니다"))
    taken: set[Square] = set()
    for disc in game.discs:
        at = disc.square
        if game.colour(disc.square) is None:
            raise InvalidOptions(Text(f"no square is called {at}", f"{at}: 판에 없는 칸입니다"))
        if disc.square in taken:
            raise InvalidOptions(Text(f"two discs start on {at}", f"두 말이 {at}에서 시작합니다"))
        taken.add(disc.square)
