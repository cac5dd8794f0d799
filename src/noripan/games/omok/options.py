"""The options of Omok: rule sets, what Korean rules differ in, and openings."""

from __future__ import annotations

from enum import Enum, Flag, auto


class RuleSet(Enum):
    """Who wins with what, and what is forbidden.

    Attributes:
        STANDARD: Exactly five wins; more are no win and play goes on (Gomocup rule 1).
        FREESTYLE: Five or more win (Gomocup rule 0).
        RENJU: Black wins with exactly five, white with five or more; an overline, two
            fours and two threes are forbidden to black, who loses by playing them
            (RIF 9.1-9.3, Gomocup rule 4).
        OMOK: As played in Korea: exactly five wins and two open threes at once are
            forbidden to both, who can't play them at all; see `Korean`.
        CARO: Five or more win unless both ends are blocked by the other side's stones;
            the edge of the board blocks nothing (Gomocup rule 8).
    """

    STANDARD = "standard"
    FREESTYLE = "freestyle"
    RENJU = "renju"
    OMOK = "omok"
    CARO = "caro"


class Korean(Flag):
    """Where sources on the Korean rules differ; `Korean(0)` is the usual form.

    Attributes:
        OVERLINE_WINS: Six or more win, too.
        NO_SPLIT_THREES: Three stones with a gap are no three.
        BLACK_ONLY: Two threes are forbidden to black only.
    """

    OVERLINE_WINS = auto()
    NO_SPLIT_THREES = auto()
    BLACK_ONLY = auto()


class Opening(Enum):
    """How the first stones are put.

    Attributes:
        NONE: In turn, the first player with black.
        SWAP2: The first player puts three stones (black, white, black). The second
            takes black, stays with white, or puts two more (white, black) and leaves
            the choice of colours to the first. White goes on.
    """

    NONE = "none"
    SWAP2 = "swap2"
