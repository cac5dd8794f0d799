"""What-if for Dice Yut: what each move would score, and the best still possible after it."""

from __future__ import annotations

from noripan.core.scene import Mark, MarkKind
from noripan.core.study import Advice, Study
from noripan.core.text import Text
from noripan.games.dice_yut.board import SQUARES
from noripan.games.dice_yut.events import square_text
from noripan.games.dice_yut.rules import DiceYutState
from noripan.games.dice_yut.solver import best_score, solve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import State
    from noripan.core.scene import Choice


class DiceYutStudy(Study):
    """Moving the pieces oneself, throw by throw."""

    offers_moves = True

    def advice(self, state: State[Any]) -> tuple[Advice, ...]:
        """For each move its score, and how far the best after it is from the best of all."""
        if not isinstance(state, DiceYutState) or state.outcome is not None:
            return ()
        best = best_score(state)
        return tuple(_advice(state, choice, best) for choice in state.scene().choices)

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


def _advice(state: DiceYutState, choice: Choice, best: int) -> Advice:
    after = state.play(state.game.parse_move(choice.move))
    scored, reached = after.score - state.score, best_score(after)
    loss = best - reached
    start, end = choice.spots
    origin, target = square_text(SQUARES[start]), square_text(SQUARES[end])
    return Advice(
        choice.move,
        choice.spots,
        Text(
            f"{choice.move}: {origin.en} → {target.en}, scores {scored};"
            f" best still possible {reached}" + (f" ({loss} lost)" if loss else " (best)"),
            f"{choice.move}: {origin.ko} → {target.ko}, {scored}점; 앞으로 최고 {reached}점"
            + (f" ({loss}점 손해)" if loss else " (최선)"),
        ),
        (Mark(start, MarkKind.FROM), Mark(end, MarkKind.TO)),
    )


STUDY = DiceYutStudy()
