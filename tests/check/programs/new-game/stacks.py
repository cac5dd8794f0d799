# 새로운 게임: 칸마다 말을 쌓은 리스트
import sys

input = sys.stdin.readline

N, K = map(int, input().split())
color = [list(map(int, input().split())) for _ in range(N)]
board = [[[] for _ in range(N)] for _ in range(N)]
horse = []
for i in range(K):
    r, c, d = map(int, input().split())
    horse.append([r - 1, c - 1, d - 1])
    board[r - 1][c - 1].append(i)

# 오른쪽, 왼쪽, 위, 아래
dr = [0, 0, -1, 1]
dc = [1, -1, 0, 0]
back = [1, 0, 3, 2]


def blocked(r, c):
    return not (0 <= r < N and 0 <= c < N) or color[r][c] == 2


def move(i):
    r, c, d = horse[i]
    if board[r][c][0] != i:
        return 0
    nr, nc = r + dr[d], c + dc[d]
    if blocked(nr, nc):
        d = back[d]
        horse[i][2] = d
        nr, nc = r + dr[d], c + dc[d]
        if blocked(nr, nc):
            return 0
    moving = board[r][c]
    board[r][c] = []
    if color[nr][nc] == 1:
        moving = moving[::-1]
    for h in moving:
        horse[h][0] = nr
        horse[h][1] = nc
    board[nr][nc] += moving
    return len(board[nr][nc])


def play():
    for turn in range(1, 1001):
        for i in range(K):
            if move(i) >= 4:
                return turn
    return -1


print(play())
