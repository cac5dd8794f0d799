"""What people agree on before they play Yut Nori."""

from __future__ import annotations

from enum import Enum, Flag, auto


class Sides(Enum):
    """How many players there are, each with pieces of their own, and who plays together.

    Attributes:
        players: The number of players.
        teams: The number of teams; with two teams of two, every second player is a partner.
    """

    TWO = (2, 2)
    THREE = (3, 3)
    FOUR = (4, 4)
    TWO_TEAMS = (4, 2)

    def __init__(self, players: int, teams: int) -> None:
        self.players = players
        self.teams = teams


class Again(Flag):
    """What gives another throw."""

    NOTHING = 0
    YUT = auto()
    MO = auto()
    CAPTURE = auto()


class CaptureByYutOrMo(Enum):
    """How many throws come of a capture by a throw that has itself earned one."""

    ONE = "one"
    TWO = "two"


class Throws(Enum):
    """When throws are played.

    `COLLECT`: throw until no more is earned, then spend the throws in any
    order; a throw earned by a capture is thrown at once. `ONE_BY_ONE`: each
    throw is played before the next.
    """

    COLLECT = "collect"
    ONE_BY_ONE = "one-by-one"


class Shortcut(Enum):
    """Whether a move that starts on a corner or the centre must turn off, or may."""

    FORCED = "forced"
    CHOSEN = "chosen"


class BackDo(Enum):
    """Which sticks make a do a step back (빽도) when they alone show their flat side."""

    NONE = "none"
    ONE_MARKED_STICK = "one-marked-stick"


class EmptyBoard(Enum):
    """What a back-do does for a player with nothing on the board.

    `LOST`: nothing. `ENTERS`: a new piece enters on 날밭, one step from home.
    """

    LOST = "lost"
    ENTERS = "enters"


class BackWay(Enum):
    """Where a step back leads from a station to which several ways lead.

    `REMEMBERED`: the way the piece came; a stack came the way of its last
    arrival, and from 날밭 reached by a step back it is 날윷. `CHOSEN`: the
    player says.
    """

    REMEMBERED = "remembered"
    CHOSEN = "chosen"


class MustMove(Enum):
    """Whether a player with a legal move has to make one, or may give up what was thrown."""

    YES = "yes"
    NO = "no"
