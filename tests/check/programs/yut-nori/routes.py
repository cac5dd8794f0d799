# 윷놀이: 길을 리스트로 만들어 놓고 그 위에서 움직인다
import sys

input = sys.stdin.readline

BOARD = r"""
..----..----..----..----..----..
..    ..    ..    ..    ..    ..
| \                          / |
|  \                        /  |
|   \                      /   |
|    ..                  ..    |
..   ..                  ..   ..
..     \                /     ..
|       \              /       |
|        \            /        |
|         ..        ..         |
|         ..        ..         |
..          \      /          ..
..           \    /           ..
|             \  /             |
|              ..              |
|              ..              |
|             /  \             |
..           /    \           ..
..          /      \          ..
|         ..        ..         |
|         ..        ..         |
|        /            \        |
|       /              \       |
..     /                \     ..
..   ..                  ..   ..
|    ..                  ..    |
|   /                      \   |
|  /                        \  |
| /                          \ |
..    ..    ..    ..    ..    ..
..----..----..----..----..----..
""".strip().split("\n")

# 0 출발 전, 1~20 바깥 길(5 앞밭, 10 뒷밭, 15 쩔밭, 20 날밭), 21~29 안쪽(23 방), 99 나감
OUT = 99
RC = [(30, 30), (24, 30), (18, 30), (12, 30), (6, 30)]
RC += [(0, 30), (0, 24), (0, 18), (0, 12), (0, 6)]
RC += [(0, 0), (6, 0), (12, 0), (18, 0), (24, 0)]
RC += [(30, 0), (30, 6), (30, 12), (30, 18), (30, 24), (30, 30)]
RC += [(5, 25), (10, 20), (15, 15), (20, 10), (25, 5)]
RC += [(5, 5), (10, 10), (20, 20), (25, 25)]

OUTER = list(range(21))
RIGHT = [5, 21, 22, 23, 24, 25, 15, 16, 17, 18, 19, 20]
LEFT = [10, 26, 27, 23, 28, 29, 20]
CENTER = [23, 28, 29, 20]


def find_route(pos):
    if pos == 5:
        return RIGHT
    if pos == 10:
        return LEFT
    if pos == 23:
        return CENTER
    for route in (OUTER, RIGHT, LEFT):
        if pos in route:
            return route


def go(pos, step):
    if pos == OUT:
        return OUT
    route = find_route(pos)
    i = route.index(pos) + step
    if i >= len(route):
        return OUT
    return route[i]


where = dict.fromkeys("ABCDabcd", 0)

for _ in range(int(input())):
    piece, sticks = input().split()
    step = sticks.count("F")
    if step == 0:
        step = 5
    start = where[piece]
    end = go(start, step)
    for other in where:
        if other.isupper() == piece.isupper():
            if other == piece or (start != 0 and where[other] == start):
                where[other] = end
        elif end != OUT and where[other] == end:
            where[other] = 0

canvas = [list(row) for row in BOARD]
for piece, pos in where.items():
    if pos == 0 or pos == OUT:
        continue
    r, c = RC[pos]
    i = "ABCD".index(piece.upper())
    canvas[r + i // 2][c + i % 2] = piece
for row in canvas:
    print("".join(row))
