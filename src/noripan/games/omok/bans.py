"""Which points are forbidden: overlines, double fours and double threes."""

from __future__ import annotations

from enum import Enum

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.omok.board import Colour, with_stone
from noripan.games.omok.lines import cuts, line_shapes
from noripan.games.omok.options import Korean, RuleSet
from noripan.games.omok.runs import RunRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.game import Omok
    from noripan.games.omok.lines import LineShapes, ThreeOnLine

    Lines = list[tuple[int, LineShapes]]

TOO_MANY = 2


class BanKind(Enum):
    """Why a point is forbidden; where several reasons hold, the first in this order is given."""

    OVERLINE = Text("overline", "장목")
    DOUBLE_FOUR = Text("double four", "사사")
    DOUBLE_THREE = Text("double three", "삼삼")

    @property
    def text(self) -> Text:
        """The ban's name."""
        text: Text = self.value
        return text


class Trial(Value):
    """A stone put to see what it makes there.

    Attributes:
        board: The board with the stone on it.
        index: Where the stone is.
        colour: Its colour.
    """

    game: Omok
    board: bytes
    index: int
    colour: Colour

    def then(self, index: int) -> Trial:
        """One more stone of the colour, put to see what that one makes."""
        return Trial(self.game, with_stone(self.board, index, self.colour), index, self.colour)


class BanRules(RunRules):
    """The steps that find a forbidden point, each one sentence of the rules (RIF 9.1-9.3)."""

    def bans(self, game: Omok, colour: Colour) -> tuple[BanKind, ...]:
        """What is forbidden to a colour."""
        if game.ruleset is RuleSet.RENJU and colour is Colour.BLACK:
            return tuple(BanKind)
        if game.ruleset is RuleSet.OMOK and (
            colour is Colour.BLACK or Korean.BLACK_ONLY not in game.korean
        ):
            return (BanKind.DOUBLE_THREE,)
        return ()

    def ban(self, trial: Trial) -> BanKind | None:
        """Why the stone is forbidden, or None where it isn't."""
        kinds = self.bans(trial.game, trial.colour)
        if not kinds:
            return None
        lines = self.lines(trial)
        if self.five_beats_bans(lines):
            return None
        return next((kind for kind in kinds if self.breaks(kind, trial, lines)), None)

    def lines(self, trial: Trial) -> Lines:
        """What the stone makes on each line, with how far apart the line's points are."""
        longest = self.longest_win(trial.game, trial.colour)
        board = trial.board
        if trial.colour is Colour.WHITE:
            board = board.translate(_COLOURS_SWAPPED)
        return [
            (cut.step, line_shapes(board[cut], at, longest))
            for _direction, cut, at in cuts(trial.game.size)[trial.index]
        ]

    def five_beats_bans(self, lines: Lines) -> bool:
        """A stone that makes five is never forbidden, whatever else it makes."""
        return self.makes_five(lines)

    def makes_five(self, lines: Lines) -> bool:
        """Whether the stone makes a five."""
        return any(shapes.five for _stride, shapes in lines)

    def breaks(self, kind: BanKind, trial: Trial, lines: Lines) -> bool:
        """Whether the stone makes what this ban forbids."""
        if kind is BanKind.OVERLINE:
            return any(shapes.overline for _stride, shapes in lines)
        if kind is BanKind.DOUBLE_FOUR:
            return self.fours(lines) >= TOO_MANY
        return self.threes(trial, lines) >= TOO_MANY

    def fours(self, lines: Lines) -> int:
        """How many fours the stone makes; two on one line are two."""
        return sum(len(shapes.fours) for _stride, shapes in lines)

    def threes(self, trial: Trial, lines: Lines) -> int:
        """How many threes the stone makes; a line has room for one."""
        return sum(
            any(self.is_three(trial, three, stride) for three in shapes.threes)
            for stride, shapes in lines
        )

    def is_three(self, trial: Trial, three: ThreeOnLine, stride: int) -> bool:
        """Whether three stones can become a straight four by an allowed move."""
        if three.is_split and Korean.NO_SPLIT_THREES in trial.game.korean:
            return False
        return any(
            extension.is_straight
            and self.may_extend(trial.then(trial.index + extension.at * stride))
            for extension in three.extensions
        )

    def may_extend(self, extended: Trial) -> bool:
        """Renju: the move to the straight four must be allowed itself and not make five."""
        if extended.game.ruleset is not RuleSet.RENJU:
            return True
        return not self.makes_five(self.lines(extended)) and self.ban(extended) is None


_COLOURS_SWAPPED = bytes.maketrans(b"\x01\x02", b"\x02\x01")
