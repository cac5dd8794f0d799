"""Connect Four as it is played: moves, states, and the size of the board."""

from __future__ import annotations

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Event, Game, Move, Outcome, Player, Reason, State
from noripan.core.text import Text
from tests.sixth.connect_four.events import Connected, Fell
from tests.sixth.connect_four.rules import FOUR, ConnectFourRules, Square

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.scene import Scene

SIZES = range(FOUR, 10)
LETTERS = {Player.FIRST: "R", Player.SECOND: "Y"}


class Drop(Move):
    """A disc into a column, counted from 1; `str` is its number."""

    column: int

    def __str__(self) -> str:
        return str(self.column)


class Ending(Reason):
    """Why a game is over."""

    CONNECTED = Text("four in a line", "네 개를 이음")
    BOARD_FULL = Text("the board is full", "판이 가득 참")


class ConnectFour(Game["ConnectFourState", Drop]):
    """Connect Four on a board of some columns and rows; red begins."""

    name = "connect-four"
    title = Text("Connect Four", "사목")
    width: int = 7
    height: int = 6
    rules: ConnectFourRules = ConnectFourRules()

    def __post_init__(self) -> None:
        if self.width not in SIZES or self.height not in SIZES:
            raise InvalidOptions(Text("a side is 4 to 9 long", "변의 길이는 4~9입니다"))

    def every_move(self) -> tuple[Drop, ...]:
        return tuple(map(Drop, range(1, self.width + 1)))

    def start(self) -> ConnectFourState:
        return ConnectFourState(self, ("",) * self.width)

    def parse_move(self, text: str) -> Drop:
        if text not in map(str, range(1, self.width + 1)):
            raise InvalidMove(
                Text(f"{text!r} is no column", f"{text!r}: 그런 열은 없습니다")
            )  # fmt: skip
        return self.actions[int(text) - 1]

    def parse_state(self, text: str) -> ConnectFourState:
        columns = tuple(text.split("/"))
        red, yellow = (text.count(letter) for letter in LETTERS.values())
        fits = len(columns) == self.width and max(map(len, columns)) <= self.height
        if not fits or set(text) - set("RY/") or red - yellow not in (0, 1):
            raise InvalidState(
                Text(f"{text!r} is no board", f"{text!r}: 판이 아닙니다")
            )  # fmt: skip
        return ConnectFourState(self, columns)


class ConnectFourState(State[Drop]):
    """The discs of each column from the bottom up; whose turn it is follows from how many."""

    game: ConnectFour
    columns: tuple[str, ...]

    @property
    def mover(self) -> Player:
        return Player(sum(map(len, self.columns)) % 2)

    @property
    def turn(self) -> Player:
        return Player.NOBODY if self.outcome else self.mover

    def moves(self) -> tuple[Drop, ...]:
        free = (move for move in self.game.actions if self._has_room(move.column - 1))
        return () if self.outcome else tuple(free)

    def play(self, move: Drop, events: list[Event] | None = None) -> ConnectFourState:
        if move not in self.moves():
            raise IllegalMove(self._refusal(move))
        column = move.column - 1
        changed = self.columns[column] + LETTERS[self.mover]
        after = (*self.columns[:column], changed, *self.columns[column + 1 :])
        if events is not None:
            events.append(Fell(self.mover, Square(column=column, row=len(changed) - 1)))
            four = self.game.rules.four(after)
            events += [Connected(self.mover, four)] if four else []
        return ConnectFourState(self.game, after)

    @property
    def outcome(self) -> Outcome | None:
        if self.game.rules.four(self.columns):
            winner = 1 - self.mover  # who moved last
            return Outcome(tuple(int(player == winner) for player in range(2)), Ending.CONNECTED)
        if not any(map(self._has_room, range(self.game.width))):
            return Outcome((0, 0), Ending.BOARD_FULL)
        return None

    def spots_of(self, move: Drop) -> tuple[str, ...]:
        column = move.column - 1
        return (str(Square(column=column, row=len(self.columns[column]))),)

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        from tests.sixth.connect_four.scene import scene

        return scene(self, events)

    def __str__(self) -> str:
        return "/".join(self.columns)

    def _has_room(self, column: int) -> bool:
        return self.game.rules.has_room(self.columns, column, self.game.height)

    def _refusal(self, move: Move) -> Text:
        if self.outcome:
            return Text("the game is over", "이미 끝난 게임입니다")
        return Text(f"{move}: no column with room", f"{move}: 놓을 수 있는 열이 아닙니다")
