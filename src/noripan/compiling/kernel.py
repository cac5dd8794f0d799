"""What a fast game offers: the same functions for every game, on rows of numbers.

A state is a *row*: an array of one dimension, as long for every state of a game with its options.
Equal states have equal rows. A batch of states is an array of rows. A move is its number in
`game.actions`. A game's `fast/kernel.py` writes five functions for a single row (`Moves`), all
compiled and without the interpreter's lock, and makes its `Kernel` of them; hashing, random play
and all that works on batches follow here, once.

A search is a plain function whose global names `legal`, `step` ... `filled` makes a game's own; so
it is compiled once for each game, and kept:

    from noripan.compiling.kernel import NOBODY, filled, legal, scores, step, turn

    def best_for_mover(options, row, mask, out):
        count = legal(options, row, mask)            # marks the legal actions of whoever acts
        for action in range(len(mask)):
            if mask[action]:
                after = row.copy()
                step(options, after, action)         # plays it in place
                if turn(options, after) == NOBODY:   # else a player's number, or CHANCE
                    scores(options, after, out)      # one number for each player
        ...

    kernel = kernel_of(game)
    search = filled(best_for_mover, kernel.moves)
    search(kernel.options, kernel.pack(state), mask, out)

`step` refuses an action that isn't legal: it returns False and leaves the row as it is. Compiled
code checks no array, so a row must be one that `pack` made; the methods of `Kernel` check theirs.
Where chance acts, `chances` gives the probability of each action.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import numpy as np

from noripan.compiling.jit import compiled
from noripan.core.errors import IllegalMove, InvalidOptions
from noripan.core.game import Player
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from noripan.compiling.moves import Mask, Moves, Numbers, Options, Row
    from noripan.core.game import AnyGame, State

S = TypeVar("S", bound="State[Any]")

_TABLE = 2
CHANCE, NOBODY = int(Player.CHANCE), int(Player.NOBODY)


KEPT = 64
"""How many kernels of a game are kept, by its options; others are made again."""


class Kernel(Generic[S]):
    """A game with its options on rows of numbers.

    Args:
        game: The game.
        moves: Its functions.
        options: What they read.
        row: The row of a state.
        state: The state of a row.
        maker: What makes the kernel of a game; a copy in another process comes from there.
        symmetries: What each symmetry makes of each action, `[symmetry, action]`; the first
            leaves all as it is.

    Attributes:
        game: The game.
        moves: Its functions.
        options: What they read.
        symmetries: As given.
    """

    def __init__(
        self,
        game: AnyGame,
        moves: Moves,
        options: Options,
        *,
        row: Callable[[S], Row],
        state: Callable[[Row], S],
        maker: Callable[[Any], Kernel[S]],
        symmetries: NDArray[np.int64] | None = None,
    ) -> None:
        self.game = game
        self.moves = moves
        self.options = options
        self._row = row
        self._state = state
        self._maker = maker
        start: Any = game.start()
        self._start = row(start)
        count = len(game.actions)
        self.symmetries = np.arange(count)[None] if symmetries is None else symmetries
        self._loops = _loops_over(moves)

    def __reduce__(self) -> tuple[Callable[[Any], Kernel[S]], tuple[AnyGame]]:
        return self._maker, (self.game,)

    def pack(self, state: S) -> Row:
        """The row of a state.

        Raises:
            InvalidOptions: the state is of another game.
        """
        if state.game != self.game:
            raise InvalidOptions(
                Text(f"expected a state of {self.game}, found one of {state.game}",
                     f"{self.game}의 상태가 와야 하는데 {state.game}의 상태입니다")
            )  # fmt: skip
        return self._row(state)

    def pack_all(self, states: Sequence[S]) -> Row:
        """The rows of some states.

        Raises:
            InvalidOptions: a state is of another game.
        """
        rows = np.empty((len(states), len(self._start)), self._start.dtype)
        for number, state in enumerate(states):
            rows[number] = self.pack(state)
        return rows

    def unpack(self, row: Row) -> S:
        """The state of a row.

        Raises:
            InvalidOptions: the row isn't as long as the game's rows are, or of another kind.
        """
        self._check(np.asarray(row)[None])
        return self._state(row)

    def _check(self, rows: Row) -> None:
        """Checks the form of rows, for compiled code reads whatever it is given."""
        width, kind = len(self._start), self._start.dtype
        if rows.ndim != _TABLE or rows.shape[1] != width or rows.dtype != kind:
            raise InvalidOptions(
                Text(f"expected rows of {width} numbers of kind {kind}, found an array of the"
                     f" shape {rows.shape} of kind {rows.dtype}",
                     f"{kind} 수 {width}개의 행들이 와야 하는데 모양이 {rows.shape}인"
                     f" {rows.dtype} 배열입니다")
            )  # fmt: skip

    def legal(self, rows: Row) -> Mask:
        """For each row, which actions are legal: `[row, action]`.

        Raises:
            InvalidOptions: these are no rows of the game; so for all that takes rows.
        """
        self._check(rows)
        masks = np.zeros((len(rows), len(self.game.actions)), np.bool_)
        self._loops.legal(self.options, rows, masks)
        return masks

    def step(self, rows: Row, actions: NDArray[np.int64]) -> None:
        """Plays an action on each row, in place.

        Raises:
            InvalidOptions: there isn't an action for each row.
            IllegalMove: one isn't legal; says of which row. Those before it are played.
        """
        self._check(rows)
        given = np.asarray(actions)
        if given.shape != (len(rows),) or (given.size and given.dtype.kind not in "iu"):
            raise InvalidOptions(
                Text(f"expected an action for each of {len(rows)} rows",
                     f"행 {len(rows)}개마다 수의 번호가 하나씩 와야 합니다")
            )  # fmt: skip
        refused = self._loops.step(self.options, rows, given.astype(np.int64))
        if refused >= 0:
            raise IllegalMove(
                Text(f"action {given[refused]} isn't legal in row {refused}",
                     f"{refused}번째 행에서 {given[refused]}번 수는 둘 수 없습니다")
            )  # fmt: skip

    def turns(self, rows: Row) -> NDArray[np.int8]:
        """Who acts in each row: a player, `CHANCE` or `NOBODY`."""
        self._check(rows)
        found = np.empty(len(rows), np.int8)
        self._loops.turn(self.options, rows, found)
        return found

    def scores(self, rows: Row) -> Numbers:
        """The scores of each row, whose game must be over: `[row, player]`."""
        self._check(rows)
        found = np.zeros((len(rows), self.game.players))
        self._loops.scores(self.options, rows, found)
        return found

    def chances(self, rows: Row) -> Numbers:
        """The probability of each action where chance acts; zeros elsewhere: `[row, action]`."""
        self._check(rows)
        found = np.zeros((len(rows), len(self.game.actions)))
        self._loops.chances(self.options, rows, found)
        return found

    def hashes(self, rows: Row) -> NDArray[np.uint64]:
        """A number for each row, alike for equal states and hardly ever for others."""
        self._check(rows)
        found = np.empty(len(rows), np.uint64)
        _hash_all(rows, found)
        return found

    def turned(self, rows: Row, symmetry: int) -> Row:
        """Each row as a symmetry has it."""
        self._check(rows)
        if symmetry not in range(len(self.symmetries)):
            raise InvalidOptions(
                Text(f"the game has symmetries 0 to {len(self.symmetries) - 1}, not {symmetry}",
                     f"대칭은 0~{len(self.symmetries) - 1}번입니다: {symmetry}")
            )  # fmt: skip
        found = np.empty_like(rows)
        self._loops.turned(self.options, rows, symmetry, found)
        return found

    def play_out(self, rows: Row, rng: np.random.Generator) -> NDArray[np.int64]:
        """Plays each row to its end in place: players at random, chance by its probabilities.

        Returns:
            How many plies each took.
        """
        self._check(rows)
        plies = np.zeros(len(rows), np.int64)
        self._loops.play_out(self.options, rows, len(self.game.actions), plies, rng)
        return plies

    def warm(self) -> None:
        """Compiles all of it, by calls on one row."""
        rows = self.pack_all([self.game.start()])
        self.legal(rows), self.turns(rows), self.chances(rows), self.hashes(rows)
        self.turned(rows, 0)
        self.play_out(rows, np.random.default_rng(0))
        self.scores(rows)
        self.step(rows[:0], np.zeros(0, np.int64))


@compiled
def hash_of(row: Row) -> np.uint64:
    """A number for a row: each of its numbers is mixed in (SplitMix64 of Steele et al., 2014)."""
    mixed = np.uint64(len(row))
    for at in range(len(row)):
        mixed += np.uint64(row[at]) + np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    return mixed


@compiled
def _hash_all(rows: Row, found: NDArray[np.uint64]) -> None:
    for at in range(len(rows)):
        found[at] = hash_of(rows[at])


class _Loops(NamedTuple):
    """The functions of `Moves` over batches, and random play."""

    legal: Callable[..., None]
    step: Callable[..., int]
    turn: Callable[..., None]
    scores: Callable[..., None]
    chances: Callable[..., None]
    turned: Callable[..., None]
    play_out: Callable[..., None]


_known: dict[Moves, _Loops] = {}


def _loops_over(moves: Moves) -> _Loops:
    """The loops below, compiled with a game's functions in them; made once for each game."""
    if moves not in _known:
        templates = (_legal, _step, _turn, _scores, _chances, _turned, _play_out)
        _known[moves] = _Loops(*(filled(template, moves) for template in templates))
    return _known[moves]


def filled(template: Callable[..., Any], moves: Moves, **helpers: Any) -> Callable[..., Any]:
    """A function whose global names `legal`, `step` ... are a game's functions, compiled.

    A function that closes over them, or gets them as arguments, would be compiled anew by every
    process: Numba keeps it under a name that another process doesn't find. So a copy is made,
    called after the game's module and kept with its sources.

    Args:
        template: A plain function that isn't compiled.
        moves: The game's functions.
        helpers: What stands in place of other global names: helpers that are filled themselves.
    """
    step: Any = moves.step
    names = {**template.__globals__, **moves._asdict(), **helpers}
    copy = FunctionType(template.__code__, names, template.__name__)
    copy.__module__ = step.py_func.__module__
    copy.__qualname__ = f"{template.__qualname__}_{step.py_func.__qualname__}"
    return compiled(copy)


def _own(*_given: Any) -> Any:
    """Stands where `filled` puts a game's function."""


legal = step = turn = scores = chances = turned = _own


def _legal(options: Options, rows: Row, masks: Mask) -> None:
    for at in range(len(rows)):
        legal(options, rows[at], masks[at])


def _step(options: Options, rows: Row, actions: NDArray[np.int64]) -> int:
    for at in range(len(rows)):
        if not step(options, rows[at], actions[at]):
            return at
    return -1


def _turn(options: Options, rows: Row, found: NDArray[np.int8]) -> None:
    for at in range(len(rows)):
        found[at] = turn(options, rows[at])


def _scores(options: Options, rows: Row, found: Numbers) -> None:
    for at in range(len(rows)):
        scores(options, rows[at], found[at])


def _chances(options: Options, rows: Row, found: Numbers) -> None:
    for at in range(len(rows)):
        if turn(options, rows[at]) == CHANCE:
            chances(options, rows[at], found[at])


def _turned(options: Options, rows: Row, symmetry: int, found: Row) -> None:
    for at in range(len(rows)):
        turned(options, rows[at], symmetry, found[at])


def _play_out(
    options: Options, rows: Row, actions: int, plies: NDArray[np.int64], rng: np.random.Generator
) -> None:
    mask, weights = np.empty(actions, np.bool_), np.empty(actions)
    for at in range(len(rows)):
        row = rows[at]
        while True:
            acts = turn(options, row)
            if acts == NOBODY:
                break
            if acts == CHANCE:
                weights[:] = 0
                chances(options, row, weights)
            else:
                legal(options, row, mask)
                for action in range(actions):
                    weights[action] = mask[action]
            step(options, row, drawn(weights, rng))
            plies[at] += 1


@compiled
def drawn(weights: Numbers, rng: np.random.Generator) -> int:
    """An index, as likely as its weight; there must be one that isn't 0."""
    left = rng.random() * weights.sum()
    last = -1
    for index in range(len(weights)):
        if weights[index]:
            last = index
            left -= weights[index]
            if left < 0:
                break
    return last
