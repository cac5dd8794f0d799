# 주사위 윷놀이: 말 네 개의 위치를 정렬해서 메모이제이션
from functools import lru_cache

dice = list(map(int, input().split()))

GOAL = 21
# 0~20 바깥 칸, 21 도착, 22~24 (13 16 19), 25~26 (22 24), 27~29 (28 27 26), 30~32 (25 30 35)
score = [2 * i for i in range(21)] + [0, 13, 16, 19, 22, 24, 28, 27, 26, 25, 30, 35]
after = list(range(1, 22)) + [21, 23, 24, 30, 26, 30, 28, 29, 30, 31, 32, 20]
blue = {5: 22, 10: 25, 15: 27}


def move(pos, n):
    if pos in blue:
        pos = blue[pos]
        n -= 1
    for _ in range(n):
        pos = after[pos]
    return pos


@lru_cache(maxsize=None)
def best(turn, horses):
    if turn == 10:
        return 0
    result = 0
    for i in range(4):
        if horses[i] == GOAL:
            continue
        to = move(horses[i], dice[turn])
        others = horses[:i] + horses[i + 1 :]
        if to != GOAL and to in others:
            continue
        moved = horses[:i] + (to,) + horses[i + 1 :]
        result = max(result, score[to] + best(turn + 1, tuple(sorted(moved))))
    return result


print(best(0, (0, 0, 0, 0)))
