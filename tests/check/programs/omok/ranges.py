import sys

cells = list(map(int, sys.stdin.read().split()))
board = [cells[row * 19:row * 19 + 19] for row in range(19)]

# down, right, then the rows and the columns in which five can start
WAYS = [
    (0, 1, 0, 18, 0, 14),
    (1, 0, 0, 14, 0, 18),
    (1, 1, 0, 14, 0, 14),
    (-1, 1, 4, 18, 0, 14),
]
# the first and last row and column that can stand before five, and after it
BEFORE = [(0, 18, 0, 18)] * 4
AFTER = [(0, 18, 0, 18)] * 4


def at(row, column):
    return board[row][column]


def has(limits, row, column, colour):
    top, bottom, left, right = limits
    return top <= row <= bottom and left <= column <= right and at(row, column) == colour


def find():
    for way, (down, right, top, bottom, left, last) in enumerate(WAYS):
        for row in range(top, bottom + 1):
            for column in range(left, last + 1):
                colour = at(row, column)
                if colour == 0:
                    continue
                if any(at(row + down * k, column + right * k) != colour for k in range(1, 5)):
                    continue
                if has(BEFORE[way], row - down, column - right, colour):
                    continue
                if has(AFTER[way], row + down * 5, column + right * 5, colour):
                    continue
                return f"{colour}\n{row + 1} {column + 1}"
    return "0"


print(find())
