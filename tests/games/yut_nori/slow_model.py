"""Yut Nori written once more, another way, to hold the package's rules against.

A piece carries a list of the stations that are still ahead of it; a move
walks along that list, after swapping it for a shorter one where it starts on
a corner.
"""

from __future__ import annotations


def words(text: str) -> list[str]:
    return text.split()


LAP = words(
    "도 개 걸 윷 앞밭 뒷도 뒷개 뒷걸 뒷윷 뒷밭 찌도 찌개 찌걸 찌윷 쩔밭 날도 날개 날걸 날윷 날밭"
)
SHORTER = {
    "앞밭": words("앞모도 앞모개 방 속윷 속모 쩔밭 날도 날개 날걸 날윷 날밭"),
    "뒷밭": words("뒷모도 뒷모개 방 사려 안찌 날밭"),
    "방": words("사려 안찌 날밭"),
}
STEPS = {"BBBB": 5} | {
    f"{bits:04b}".replace("0", "B").replace("1", "F"): bits.bit_count() for bits in range(1, 16)
}


class SlowGame:
    """Stations by piece letter (absent: not started; `home`: out) and the roads ahead."""

    def __init__(self) -> None:
        self.at: dict[str, str] = {}
        self.road: dict[str, list[str]] = {}

    def is_out(self, letter: str) -> bool:
        return self.at.get(letter) == "home"

    def turn(self, letter: str, sticks: str) -> None:
        start = self.at.get(letter)
        road = SHORTER.get(start or "", self.road.get(letter, LAP))
        walked, rest = road[: STEPS[sticks]], road[STEPS[sticks] :]
        end = walked[-1] if len(walked) == STEPS[sticks] else "home"
        for other in "ABCDabcd":
            mine = other.isupper() == letter.isupper()
            together = start is not None and self.at.get(other) == start
            if other == letter or (mine and together):
                self.at[other], self.road[other] = end, rest
            elif not mine and end != "home" and self.at.get(other) == end:
                del self.at[other], self.road[other]
