# 오셀로: 여덟 방향으로 상대 돌을 모아 두었다가 막혀 있으면 뒤집는다
DIRS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]

for t in range(1, int(input()) + 1):
    n, m = map(int, input().split())
    board = [[0] * 9 for _ in range(9)]
    h = n // 2
    board[h][h] = board[h + 1][h + 1] = 2
    board[h][h + 1] = board[h + 1][h] = 1
    for _ in range(m):
        x, y, c = map(int, input().split())
        board[y][x] = c
        for dx, dy in DIRS:
            turned = []
            a, b = x + dx, y + dy
            while 1 <= a <= n and 1 <= b <= n and board[b][a] == 3 - c:
                turned.append((a, b))
                a, b = a + dx, b + dy
            if 1 <= a <= n and 1 <= b <= n and board[b][a] == c:
                for a, b in turned:
                    board[b][a] = c
    black = white = 0
    for row in board[1 : n + 1]:
        black += row[1 : n + 1].count(1)
        white += row[1 : n + 1].count(2)
    print(f"#{t} {black} {white}")
