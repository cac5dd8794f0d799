"""Trying moves of Othello: what each would turn over."""

from __future__ import annotations

from noripan.core.game import Event
from noripan.core.study import Advice, Difference, Study, differing_words
from noripan.core.text import Text
from noripan.games.othello.rules import OthelloState, Put

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import State
    from noripan.core.problem import AnyProblem
    from noripan.games.othello.rules import OthelloMove


class OthelloStudy(Study):
    """Playing on from any position."""

    offers_moves = True

    def advice(self, state: State[Any]) -> tuple[Advice, ...]:
        """For each legal move what it would turn over."""
        if not isinstance(state, OthelloState):
            return ()
        return tuple(_advice(state, move) for move in state.moves())

    def differences(self, problem: AnyProblem, text: str, output: str) -> tuple[Difference, ...]:
        """The cases whose line differs; the counts don't say where on the board."""
        right, own = problem.answer(text).splitlines(), output.split("#")[1:]
        found = [
            _difference(number, line, own[number - 1] if number <= len(own) else "")
            for number, line in enumerate(right, start=1)
        ]
        differing = tuple(difference for difference in found if difference)
        if not differing and "\n".join(right).split() != output.split():
            words = differing_words(" ".join(right).split(), output.split())
            return (Difference(words),)
        return differing


def _advice(state: OthelloState, move: OthelloMove) -> Advice:
    events: list[Event] = []
    after = state.play(move, events)
    spots = (str(move),) if isinstance(move, Put) else ()
    return Advice(str(move), spots, events[0].caption(), after.scene((events[0],)).marks)


def _difference(number: int, line: str, own: str) -> Difference | None:
    """How one case differs: a missing or a wrong line."""
    counts, expected = own.split()[1:], line.split()[1:]
    if own.split()[:1] == [str(number)] and counts == expected:
        return None
    black, white = expected
    shown = " ".join(counts) or "-"
    lost = _total(expected) - _total(counts)
    why = Text("", "")
    if counts and lost:
        why = Text(
            "; the sum is another, so a disc was put twice or not at all",
            ". 합이 달라서 돌을 빠뜨렸거나 잘못 세었습니다",
        )
    elif counts:
        why = Text(
            "; the sum is right, so other discs were turned over",
            ". 합은 같으므로 뒤집은 돌이 다릅니다",
        )
    text = Text(
        f"case {number}: yours is {shown}, the answer is {black} {white}{why.en}",
        f"{number}번 케이스: 내 출력은 {shown}, 정답은 {black} {white}{why.ko}",
    )
    return Difference(text, case=number, turn=1)


def _total(counts: list[str]) -> int:
    return sum(int(count) for count in counts if count.isascii() and count.isdigit())


STUDY = OthelloStudy()
