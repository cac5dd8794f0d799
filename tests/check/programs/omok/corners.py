# 오목: 줄의 왼쪽 끝(세로는 위쪽 끝) 돌에서 시작해 다섯 개를 센다
import sys

board = [list(map(int, line.split())) for line in sys.stdin.read().strip().split("\n")]


def stone(r, c):
    if r < 0 or r > 18 or c < 0 or c > 18:
        return 0
    return board[r][c]


def find():
    for r in range(19):
        for c in range(19):
            color = board[r][c]
            if color == 0:
                continue
            for dr, dc in [(0, 1), (1, 0), (1, 1), (-1, 1)]:
                if stone(r - dr, c - dc) == color:
                    continue
                count = 1
                while stone(r + dr * count, c + dc * count) == color:
                    count += 1
                if count == 5:
                    return f"{color}\n{r + 1} {c + 1}"
    return "0"


print(find())
