"""The judge problem of Dice Yut: what is the most that ten known throws can score?"""

from __future__ import annotations

from functools import partial

from noripan.core.record import Ply
from noripan.core.text import Text, same
from noripan.games.dice_yut.game import SIDES, THROWS, DiceYut
from noripan.games.dice_yut.rules import DiceYutRules
from noripan.games.dice_yut.solver import best_score, solve
from noripan.problems.faults import Faults, replay
from noripan.problems.problem import Limits, Problem
from noripan.problems.reading import Reader, end_of_input, in_range
from noripan.problems.telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.games.dice_yut.game import DiceYutState, Go

_RULES = DiceYutRules()
_UNTITLED = same("")
_TEN = Text(f"{THROWS} throws", f"주사위 수 {THROWS}개")


class DiceYutProblem(Problem[DiceYut, int]):
    """Ten numbers in, the best score out.

    Args:
        rules: The steps of a move to go by.
    """

    name = "dice-yut"
    title = Text("Dice Yut", "주사위 윷놀이")
    summary = Text(
        "Four pieces, ten throws that are known beforehand: choose a piece for each throw so"
        " that the numbers on the squares where the moves end add up to the most.",
        "말 네 개와 미리 아는 주사위 수 열 개가 있습니다. 수마다 움직일 말을 골라, 도착한 칸에 적힌"
        " 수의 합을 가장 크게 만듭니다.",
    )
    input_form = Text(
        "Ten numbers from 1 to 5: the throws in order.", "1~5의 수 10개: 주사위의 수를 차례대로."
    )
    output_form = Text("The greatest score.", "가장 큰 점수.")
    limits = Limits(seconds=2, mebibytes=512)
    subtasks = ()
    rules: DiceYutRules

    def __init__(self, rules: DiceYutRules = _RULES) -> None:
        super().__init__(rules)

    def read(self, reader: Reader, faults: Faults) -> DiceYut:
        """The game with the throws of an input.

        Any number of throws but none is forgiven.

        Raises:
            InputError: something is no throw, or there aren't ten and `faults` is strict.
        """
        throws = [_throw(reader, 1)]
        while len(throws) < THROWS and not reader.is_cut(_words(len(throws) + 1), faults):
            throws.append(_throw(reader, len(throws) + 1))
        throws += _surplus(reader, faults)
        return DiceYut(tuple(throws), self.rules)

    def tell(
        self,
        task: DiceYut,
        faults: Faults,  # noqa: ARG002 nothing can go wrong
        *,
        events: bool,
    ) -> tuple[Telling[DiceYutState], ...]:
        """One best plan, throw by throw."""
        start = task.start()
        return (_played(start, self.plan(start), events=events, note=partial(_note, start)),)

    def verdict(self, tellings: tuple[Telling[DiceYutState], ...]) -> int:
        """The score of the plan."""
        (telling,) = tellings
        return telling.end.score

    def write(self, answer: int) -> str:
        """The number on a line."""
        return f"{answer}\n"

    def plan(self, start: DiceYutState) -> tuple[Go, ...]:
        """A best plan: which piece moves by each throw."""
        return solve(start).plan

    def beside(
        self, text: str, other: Problem[DiceYut, int]
    ) -> Iterator[tuple[Telling[DiceYutState], Telling[DiceYutState]]]:
        """Plans played by both rules: the other's plan, then a best one of these rules.

        Where both rules play both plans alike, the rules are the same and the choice isn't:
        then a best plan that begins as the other does stands beside the other's.
        """
        if not isinstance(other, DiceYutProblem):
            raise TypeError(other)
        forgiving = Faults(lenient=True)
        own, others = (problem.read(Reader(text), forgiving).start() for problem in (self, other))
        wrong = other.plan(others)
        for plan in (wrong, self.plan(own)):
            yield _planned(own, plan), _planned(others, plan)
        yield _planned(own, _best_from(own, wrong)), _planned(others, wrong)


def _note(start: DiceYutState) -> Text:
    """How good the best plans are, and how many."""
    best = solve(start)
    one, plan = best.plans == 1, " ".join(map(str, best.plan))
    return Text(
        f"The best score is {best.score}; "
        + (
            "only this plan reaches it, whatever the pieces are called: "
            if one
            else f"{best.plans} plans reach it, whatever the pieces are called, such as "
        )
        + plan,
        f"가장 큰 점수는 {best.score}점이며, 말의 이름을 따지지 않으면 "
        + ("이 방법뿐입니다" if one else f"이 점수를 얻는 방법은 {best.plans}가지입니다")
        + f": {plan}",
    )


def _planned(start: DiceYutState, plan: tuple[Go, ...]) -> Telling[DiceYutState]:
    """A plan, named after its pieces."""
    pieces = " ".join(map(str, plan))
    title = Text(f"the plan {pieces}", f"말을 {pieces} 차례로 움직이면")
    return _played(start, plan, title=title)


def _played(
    start: DiceYutState,
    plan: tuple[Go, ...],
    *,
    events: bool = True,
    title: Text = _UNTITLED,
    note: Callable[[], Text] | None = None,
) -> Telling[DiceYutState]:
    return Telling(start, replay(start, map(Ply, plan), Faults(), events=events), title, note)


def _best_from(start: DiceYutState, plan: tuple[Go, ...]) -> tuple[Go, ...]:
    """A best plan that begins as another one for as long as that leads to the best."""
    best, state = best_score(start), start
    for used, move in enumerate(plan):
        after = state.play(move)
        if best_score(after) < best:
            return (*plan[:used], *solve(state).plan)
        state = after
    return plan


def _throw(reader: Reader, count: int) -> int:
    return reader.integer(1, SIDES, _name(count))


def _words(count: int) -> Text:
    return in_range(1, SIDES, _name(count))


def _name(count: int) -> Text:
    return Text(f"throw {count}", f"{count}번째 주사위 수")


def _surplus(reader: Reader, faults: Faults) -> Iterator[int]:
    """The throws after the tenth, which only a lenient reader takes."""
    if not faults.lenient:
        reader.finish(_TEN, faults)
    count = THROWS
    while not reader.at_end():
        count += 1
        number = _throw(reader, count)
        if count == THROWS + 1:
            faults.report(reader.unexpected(str(number), end_of_input(_TEN)))
        yield number


PROBLEMS = {"dice-yut": DiceYutProblem()}
