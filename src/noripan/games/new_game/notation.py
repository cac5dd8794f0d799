"""The text form of a state: `turn position milestone`, such as `1 2,2:1>3v/4,1:2< 2,1:1>/...`.

A position is its stacks in reading order, parted by `/`; a stack is its square
and its discs from the bottom up, each with where it looks.
"""

from __future__ import annotations

from noripan.core.errors import InvalidOptions, InvalidState
from noripan.core.text import Text, same
from noripan.games.new_game.board import SYMBOLS, Colour, Direction, Disc, Position, square_named
from noripan.games.new_game.game import NewGameState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.new_game.board import Board, Square
    from noripan.games.new_game.game import NewGame

_STACK = r"([0-9]{1,9},[0-9]{1,9}):((?:[0-9]{1,9}[><^v])+)"  # 2,2:1>3v
_DISC = r"([0-9]+)([><^v])"  # 3v
_START = r"([0-9]{1,9},[0-9]{1,9})([><^v])"  # 3,2v
_TURN = r"[0-9]{1,18}"


_LETTERS = {Colour.WHITE: "w", Colour.RED: "r", Colour.BLUE: "b"}


def write_board(board: Board) -> str:
    """The squares' colours by their first letters, row by row: `wrb/www/www`."""
    return "/".join("".join(_LETTERS[colour] for colour in row) for row in board)


def read_board(text: str) -> Board:
    """The board that `write_board` wrote.

    Raises:
        InvalidOptions: a letter is no colour's.
    """
    if set(text) - {*_LETTERS.values(), "/"}:
        raise InvalidOptions(
            Text(f"board: expected rows of w, r and b such as wrb/www/www, found {text!r}",
                 f"board: wrb/www/www처럼 w, r, b로 된 행들이 와야 합니다: {text!r}")
        )  # fmt: skip
    colours = {letter: colour for colour, letter in _LETTERS.items()}
    return tuple(tuple(colours[letter] for letter in row) for row in text.split("/"))


def write_discs(discs: tuple[Disc, ...]) -> str:
    """Where each disc starts and looks, disc 1 first: `1,1>/3,2v`."""
    return "/".join(f"{disc.square}{disc.direction.symbol}" for disc in discs)


def read_discs(text: str) -> tuple[Disc, ...]:
    """The discs that `write_discs` wrote.

    Raises:
        InvalidOptions: one is no disc.
    """
    import re

    found = [re.fullmatch(_START, word) for word in text.split("/")]
    if None in found:
        raise InvalidOptions(
            Text(f"discs: expected discs such as 1,1>/3,2v, found {text!r}",
                 f"discs: 1,1>/3,2v 같은 말들이 와야 합니다: {text!r}")
        )  # fmt: skip
    return tuple(
        Disc(square_named(disc[1]), Direction(SYMBOLS.index(disc[2]) + 1)) for disc in found if disc
    )


def write_state(state: NewGameState) -> str:
    """A state's one text form."""
    return f"{state.turn_number} {_written(state.position)} {_written(state.milestone)}"


def _written(position: Position) -> str:
    return "/".join(
        f"{square}:" + "".join(f"{disc}{position.directions[disc - 1].symbol}" for disc in discs)
        for square, discs in position.stacks
    )


def read_state(game: NewGame, text: str) -> NewGameState:
    """The state that `write_state` wrote.

    Raises:
        InvalidState: the text is no state of this game.
    """
    import re

    words = text.split(" ")
    if len(words) != 3 or not re.fullmatch(_TURN, words[0]):  # noqa: PLR2004 turn, two positions
        raise _invalid(
            Text("a state is `turn position milestone`", "상태는 `턴 위치 이정표` 꼴입니다"), text
        )
    state = NewGameState(game, int(words[0]), _position(game, words[1]), _position(game, words[2]))
    _check_past(state, text)
    if write_state(state) != text:
        raise _invalid(
            Text("stacks stand in reading order", "칸은 읽는 순서대로 적습니다"),
            text,
        )
    return state


def _position(game: NewGame, text: str) -> Position:
    import re

    stacks: list[tuple[Square, tuple[int, ...]]] = []
    directions: dict[int, Direction] = {}
    for word in text.split("/"):
        stack = re.fullmatch(_STACK, word)
        if stack is None:
            raise _invalid(Text("a stack is `row,column:discs`", "무더기는 `행,열:말들`"), word)
        square = square_named(stack[1])
        discs = [
            (int(disc), Direction(SYMBOLS.index(symbol) + 1))
            for disc, symbol in re.findall(_DISC, stack[2])
        ]
        stacks.append((square, tuple(disc for disc, _ in discs)))
        directions.update(discs)
    position = Position(tuple(stacks), tuple(directions[disc] for disc in sorted(directions)))
    _check_position(game, position, text)
    return position


def _check_position(game: NewGame, position: Position, text: str) -> None:
    squares = [square for square, _discs in position.stacks]
    if any(game.colour(square) is None for square in squares):
        raise _invalid(Text("every disc is on the board", "모든 말은 판 위에 있습니다"), text)
    if len(set(squares)) != len(squares):
        raise _invalid(Text("a square has one stack", "한 칸에는 한 무더기만 있습니다"), text)
    discs = sorted(disc for _square, discs in position.stacks for disc in discs)
    if discs != list(range(1, len(game.discs) + 1)):
        count = len(game.discs)
        raise _invalid(
            Text(f"discs 1 to {count} stand once each", f"1~{count}번 말이 한 번씩 있습니다"), text
        )


def _check_past(state: NewGameState, text: str) -> None:
    """Checks what is known of every game's past: its start, and that it went on."""
    start = state.game.start().position
    if (state.turn_number == 0 and state.position != start) or (
        state.turn_number <= 1 and state.milestone != start
    ):
        raise _invalid(Text("that is not this game's start", "이 게임의 시작이 아닙니다"), text)
    if any(state.game.rules.ends(discs) for _square, discs in state.milestone.stacks):
        raise _invalid(
            Text("the game was over at the milestone", "이정표에서 이미 게임이 끝났습니다"), text
        )


def _invalid(rule: Text, text: str) -> InvalidState:
    return InvalidState(same("{}: {!r}").fill(rule, text))
