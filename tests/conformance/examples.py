"""Games with interesting options, for the suites that run over every game."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from noripan.core.game import Game
from noripan.games.dice_yut import DiceYut
from noripan.games.new_game import Colour, Direction, Disc, NewGame, RuleSet
from noripan.games.omok import Korean, Omok, Opening
from noripan.games.omok import RuleSet as OmokRuleSet
from noripan.games.othello import Othello
from noripan.games.yut_nori import (
    PRESETS,
    BackDo,
    BackWay,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
    YutNori,
)

WHITE, RED, BLUE = Colour
BOARD = (
    (WHITE, WHITE, BLUE, WHITE),
    (RED, WHITE, RED, WHITE),
    (WHITE, BLUE, RED, WHITE),
    (WHITE, RED, WHITE, WHITE),
)
DISCS = (
    Disc((2, 1), Direction.RIGHT),
    Disc((4, 2), Direction.UP),
    Disc((2, 2), Direction.RIGHT),
    Disc((4, 1), Direction.LEFT),
)
LONE_DISC = DISCS[:1]

EXAMPLES: dict[str, Game[Any, Any]] = {
    **{f"yut-nori {name}": game for name, game in PRESETS.items()},
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
    "dice-yut unknown": DiceYut(),
    "new-game": NewGame(BOARD, DISCS),
    "new-game-2": NewGame(BOARD, DISCS, RuleSet.EVERY_DISC_MOVES),
    "new-game never ending": NewGame(BOARD, LONE_DISC),
    "othello 4": Othello(4),
    "othello 6": Othello(6),
    "othello 8": Othello(8),
    "othello 26": Othello(26),
    "omok standard 13": Omok(13, OmokRuleSet.STANDARD),
    "omok freestyle 10": Omok(10, OmokRuleSet.FREESTYLE),
    "omok renju 15": Omok(15, OmokRuleSet.RENJU),
    "omok korean 9": Omok(9, OmokRuleSet.OMOK),
    "omok korean 9, black only": Omok(9, OmokRuleSet.OMOK, korean=Korean.BLACK_ONLY),
    "omok caro 9": Omok(9, OmokRuleSet.CARO),
    "omok renju 9, swap2": Omok(9, OmokRuleSet.RENJU, opening=Opening.SWAP2),
}
