# 새로운 게임 2: 딕셔너리 (행, 열) -> 아래부터 쌓인 말 번호
n, k = map(int, input().split())
paint = [input().split() for _ in range(n)]
tower = {}
place = {}
face = {}
for num in range(1, k + 1):
    x, y, d = map(int, input().split())
    place[num] = (x, y)
    face[num] = d
    tower[x, y] = [num]

STEP = {1: (0, 1), 2: (0, -1), 3: (-1, 0), 4: (1, 0)}
TURN = {1: 2, 2: 1, 3: 4, 4: 3}


def look(num):
    x, y = place[num]
    a, b = STEP[face[num]]
    x, y = x + a, y + b
    if x < 1 or y < 1 or x > n or y > n:
        return (x, y), "2"
    return (x, y), paint[x - 1][y - 1]


def act(num):
    to, what = look(num)
    if what == "2":
        face[num] = TURN[face[num]]
        to, what = look(num)
        if what == "2":
            return False
    old = tower[place[num]]
    cut = old.index(num)
    stay, load = old[:cut], old[cut:]
    tower[place[num]] = stay
    if what == "1":
        load.reverse()
    for one in load:
        place[one] = to
    tower[to] = tower.get(to, []) + load
    return len(tower[to]) >= 4


answer = -1
for turn in range(1, 1001):
    if any(act(num) for num in range(1, k + 1)):
        answer = turn
        break
print(answer)
