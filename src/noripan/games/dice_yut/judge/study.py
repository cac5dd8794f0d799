"""What-if for Dice Yut: what each move would score, and the best still possible after it."""

from __future__ import annotations

from noripan.core.scene import Mark, MarkKind
from noripan.core.text import Text, same
from noripan.games.dice_yut.board import GOAL, SQUARES
from noripan.games.dice_yut.events import square_text
from noripan.games.dice_yut.game import PIECES, DiceYutState, Go
from noripan.games.dice_yut.solver import best_score, solve
from noripan.problems.study import Advice, Study

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import State
    from noripan.games.dice_yut.board import Square


class DiceYutStudy(Study):
    """Moving the pieces oneself, throw by throw."""

    def advice(self, state: State[Any]) -> tuple[Advice, ...]:
        """For each move its score, and how far the best after it is from the best of all.

        Pieces that stand on one square are named together; those that can't move say why.
        """
        if not isinstance(state, DiceYutState) or state.number is None or state.outcome:
            return ()
        best, movable = best_score(state), set(map(str, state.moves()))
        return tuple(
            _advice(state, pieces, best)
            if pieces[0] in movable
            else _refusal(state, square, pieces)
            for square, pieces in _together(state).items()
        )

    def headline(self, state: State[Any]) -> Text | None:
        """The best still possible, and a plan for it."""
        if not isinstance(state, DiceYutState):
            return None
        best = solve(state)
        plan = " ".join(map(str, best.plan))
        if not plan:
            return Text(f"the end: {best.score} points", f"끝: {best.score}점")
        return Text(
            f"best still possible: {best.score} points, for example {plan}",
            f"앞으로 얻을 수 있는 최고점: {best.score}점 (예: {plan})",
        )


def _together(state: DiceYutState) -> dict[Square, list[str]]:
    """The pieces by their squares: on one square one can do what the others can."""
    found: dict[Square, list[str]] = {}
    for piece, square in zip(PIECES, state.pieces, strict=True):
        found.setdefault(square, []).append(piece)
    return found


def _refusal(state: DiceYutState, square: Square, pieces: list[str]) -> Advice:
    """Why the pieces of a square can't move."""
    names = ", ".join(pieces)
    why = Text("arrived already", "이미 도착했습니다")
    if square != GOAL and state.number is not None:
        end = square_text(state.game.rules.path(square, state.number)[-1])
        why = Text("{} is taken", "{}에 다른 말이 있습니다").fill(end)
    return Advice("", (), same("{}: {}").fill(names, why))


def _advice(state: DiceYutState, pieces: list[str], best: int) -> Advice:
    names, move = ", ".join(pieces), Go(pieces[0])
    after = state.play(move)
    scored, reached = after.score - state.score, best_score(after)
    loss = best - reached
    start, end = state.spots_of(move)
    origin, target = square_text(SQUARES[start]), square_text(SQUARES[end])
    return Advice(
        str(move),
        (start, end),
        Text(
            f"{names}: {origin.en} → {target.en}, scores {scored};"
            f" best still possible {reached}" + (f" ({loss} lost)" if loss else " (best)"),
            f"{names}: {origin.ko} → {target.ko}, {scored}점; 앞으로 최고 {reached}점"
            + (f" ({loss}점 손해)" if loss else " (최선)"),
        ),
        (Mark(start, MarkKind.FROM), Mark(end, MarkKind.TO)),
    )


STUDY = DiceYutStudy()
