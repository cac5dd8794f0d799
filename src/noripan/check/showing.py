"""Which pictures a report shows, under which heads; how they are drawn is for text and HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check import words
from noripan.core.value import Value

if TYPE_CHECKING:
    from noripan.check.checking import Finding
    from noripan.check.explaining import Explanation
    from noripan.check.parting import Side
    from noripan.core.text import Text
    from noripan.judge.trace import Frame


class Shown(Value):
    """Some pictures under a head, and what there is to say below.

    Attributes:
        head: What they show.
        frames: The pictures.
        notes: What there is to say below.
        repeats: Whether the answers, side by side, show the same boards already.
    """

    head: Text
    frames: tuple[Frame, ...]
    notes: tuple[Text, ...]
    repeats: bool = False


def by_the_rules(finding: Finding) -> tuple[Shown, ...]:
    """The first wrong turn, or how the game ends where there is nothing better to show.

    Nothing where the program came to no answer: then it isn't the rules that went wrong.
    """
    explanation = finding.explanation
    if not finding.trial.answered:
        return ()
    if explanation.turn is not None:
        head = words.first_wrong_turn(explanation.turn)
        repeats = _is_answer(explanation.turn.frames, finding)
        return (Shown(head, explanation.turn.frames, explanation.notes, repeats),)
    if finding.parted is not None or not explanation.frames:
        return ()
    return (Shown(words.BY_THE_RULES, explanation.frames, explanation.notes),)


def where_parted(finding: Finding) -> tuple[Shown, ...]:
    """The turn in which a misreading leads away from the rules, by both, unless shown already."""
    if finding.parted is None:
        return ()
    right, wrong = finding.parted.right, finding.parted.wrong
    notes = _notes(right) or (finding.explanation.notes if finding.explanation.turn is None else ())
    repeats = _is_answer(right.frames, finding)
    other = _other_frames(wrong, right)
    sides = (
        Shown(words.side(words.BY_THE_RULES, right), right.frames, notes, repeats),
        Shown(words.side(words.BY_THE_MISTAKE, wrong), other, _notes(wrong), repeats),
    )
    return sides[1:] if _is_shown(right, finding.explanation) else sides


def _is_answer(frames: tuple[Frame, ...], finding: Finding) -> bool:
    """Whether the last of some pictures is the drawing that the right answer is."""
    turn = finding.explanation.turn
    is_last = turn is not None and turn.trial.text == finding.trial.text
    same = bool(frames) and turn is not None and frames[-1].state == turn.frames[-1].state
    return bool(finding.explanation.cells) and is_last and same


def _notes(side: Side) -> tuple[Text, ...]:
    refused = words.refused(side.refusal) if side.refusal else None
    return tuple(note for note in (refused, side.note) if note)


def _is_shown(side: Side, explanation: Explanation) -> bool:
    """Whether the first wrong turn, which is shown anyway, is this one."""
    shown = explanation.turn.frames if explanation.turn else ()
    ends = [(frame.case, frame.turn, frame.state) for frame in (*shown[-1:], *side.frames[-1:])]
    return len(ends) > 1 and ends[0] == ends[1]


def _other_frames(wrong: Side, right: Side) -> tuple[Frame, ...]:
    """The pictures of a misreading; none where there is nothing in them that the others lack."""
    if len(wrong.frames) == len(right.frames) == 1 and not wrong.frames[0].events:
        scene, other = wrong.frames[0].scene, right.frames[0].scene
        if scene.tokens == other.tokens and not set(scene.marks) - set(other.marks):
            return ()
    return wrong.frames
