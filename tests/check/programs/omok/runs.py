# 오목: 가로, 세로, 대각선 줄을 모두 만들어 놓고 같은 색이 이어진 구간을 찾는다
board = [list(map(int, input().split())) for _ in range(19)]
N = range(19)

lines = [[(r, c) for c in N] for r in N]
lines += [[(r, c) for r in N] for c in N]
lines += [[(c + k, c) for c in N if c + k in N] for k in range(-18, 19)]
lines += [[(k - c, c) for c in N if k - c in N] for k in range(37)]


def find():
    for line in lines:
        i = 0
        while i < len(line):
            color = board[line[i][0]][line[i][1]]
            j = i
            while j < len(line) and board[line[j][0]][line[j][1]] == color:
                j += 1
            if color and j - i == 5:
                r, c = line[i]  # 가장 왼쪽
                return f"{color}\n{r + 1} {c + 1}"
            i = j
    return "0"


print(find())
