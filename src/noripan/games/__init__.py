"""The games: one folder and one line here for each, and how a problem is found by its names."""

from __future__ import annotations

from noripan.core.errors import UnknownGame, UnknownProblem
from noripan.core.text import Text
from noripan.games.entry import GameEntry, ProblemEntry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.game import AnyGame
    from noripan.problems.problem import AnyProblem

# The folder, the game's class, its problems with the numbers that learners know. A game from
# elsewhere is appended.
GAMES = [
    GameEntry("noripan.games.yut_nori", "YutNori", {"yut-nori": ("boj-15778",)}, ("TurnList",)),
    GameEntry("noripan.games.dice_yut", "DiceYut", {"dice-yut": ("boj-17825",)}),
    GameEntry("noripan.games.new_game", "NewGame",
              {"new-game": ("boj-17780",), "new-game-2": ("boj-17837",)}),
    GameEntry("noripan.games.othello", "Othello", {"othello": ("swea-4615",)}),
    GameEntry("noripan.games.omok", "Omok", {"omok": ("jungol-1733", "boj-2615")}),
]  # fmt: skip


def parse_game(text: str) -> AnyGame:
    """The game of a text such as `othello` or `yut-nori?pieces=2&throws=one-by-one`.

    It is what `str` of a game writes: the game's name and, after a question mark, the options
    that aren't as usual.

    Raises:
        UnknownGame: nothing has this name; says which names there are.
        InvalidOptions: an option is unknown, given twice, or has no such value.
    """
    from noripan.core.options import read_options

    name, _mark, options = text.partition("?")
    kinds = {kind.name: kind for entry in GAMES for kind in entry.games}
    if name not in kinds:
        known = ", ".join(kinds)
        raise UnknownGame(
            Text(
                "no game is called {}; there are {}",
                "{:이라는/라는} 게임은 없습니다. 있는 게임: {}",
            ).fill(repr(name), known)
        )
    return read_options(kinds[name], options)


def problem_names() -> tuple[str, ...]:
    """The names of all problems."""
    return tuple(name for game in GAMES for name in game.aliases)


def problem(name: str) -> AnyProblem:
    """The problem of this name, alias or number alone; `BOJ 15778` and `newGame` will do, too.

    Raises:
        UnknownProblem: nothing has this name; says which names there are.
    """
    return problem_entry(name).problem


def problem_entry(name: str) -> ProblemEntry:
    """The problem of this name, found as by `problem`, with all that there is for it.

    Raises:
        UnknownProblem: nothing has this name; says which names there are.
    """
    wanted = _letters_and_digits(name)
    for game in GAMES:
        for own, others in game.aliases.items():
            numbers = (alias.rpartition("-")[2] for alias in others)
            if wanted in map(_letters_and_digits, (own, *others, *numbers)):
                return ProblemEntry(game, own)
    known = ", ".join(
        f"{own} ({', '.join(others)})" if others else own
        for game in GAMES
        for own, others in game.aliases.items()
    )
    raise UnknownProblem(
        Text(
            "no problem is called {}; there are {}", "{:이라는/라는} 문제는 없습니다. 있는 문제: {}"
        ).fill(repr(name), known)
    )


def _letters_and_digits(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))
