"""Games with interesting options, for the suites that run over every game."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from noripan.games.dice_yut import DiceYut
from noripan.games.new_game import Colour, Direction, Disc, NewGame, Square
from noripan.games.omok import Korean, Omok, Opening
from noripan.games.omok import RuleSet as OmokRuleSet
from noripan.games.othello import Othello
from noripan.games.yut_nori import (
    BackDo,
    BackWay,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
    YutNori,
)
from tests.conformance.entries import ENTRIES

if TYPE_CHECKING:
    from noripan.core.game import AnyGame

WHITE_BOARD = ((Colour.WHITE,) * 4,) * 4
LONE_DISC = (Disc(Square(column=0, row=1), Direction.RIGHT),)

EXAMPLES: dict[str, AnyGame] = {
    **{
        f"{entry.game.name} {preset}": game
        for entry in ENTRIES
        for preset, game in entry.presets.items()
    },
    "yut-nori three sides, chosen ways": YutNori(
        sides=Sides.THREE,
        pieces=2,
        shortcut=Shortcut.CHOSEN,
        back_do=BackDo.ONE_MARKED_STICK,
        empty_board=EmptyBoard.ENTERS,
        back_way=BackWay.CHOSEN,
        must_move=MustMove.NO,
    ),
    "yut-nori teams": YutNori(
        sides=Sides.TWO_TEAMS,
        pieces=1,
        flat=Fraction(3, 5),
        nak=Fraction(1, 10),
        throws=Throws.ONE_BY_ONE,
        back_do=BackDo.ONE_MARKED_STICK,
    ),
    "dice-yut known": DiceYut(throws=(5, 1, 2, 3, 4, 5, 5, 3, 2, 4)),
    "new-game never ending": NewGame(WHITE_BOARD, LONE_DISC),
    "othello 4": Othello(4),
    "othello 6": Othello(6),
    "othello 26": Othello(26),
    "omok standard 13": Omok(13, OmokRuleSet.STANDARD),
    "omok freestyle 10": Omok(10, OmokRuleSet.FREESTYLE),
    "omok renju 15": Omok(15, OmokRuleSet.RENJU),
    "omok korean 9": Omok(9, OmokRuleSet.OMOK),
    "omok korean 9, black only": Omok(9, OmokRuleSet.OMOK, korean=Korean.BLACK_ONLY),
    "omok caro 9": Omok(9, OmokRuleSet.CARO),
    "omok renju 9, swap2": Omok(9, OmokRuleSet.RENJU, opening=Opening.SWAP2),
}
