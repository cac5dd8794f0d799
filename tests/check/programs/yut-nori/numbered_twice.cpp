#include <cstdio>
#include <cctype>
#include <cstring>

const char* BOARD[32] = {
    "..----..----..----..----..----..",
    "..    ..    ..    ..    ..    ..",
    "| \\                          / |",
    "|  \\                        /  |",
    "|   \\                      /   |",
    "|    ..                  ..    |",
    "..   ..                  ..   ..",
    "..     \\                /     ..",
    "|       \\              /       |",
    "|        \\            /        |",
    "|         ..        ..         |",
    "|         ..        ..         |",
    "..          \\      /          ..",
    "..           \\    /           ..",
    "|             \\  /             |",
    "|              ..              |",
    "|              ..              |",
    "|             /  \\             |",
    "..           /    \\           ..",
    "..          /      \\          ..",
    "|         ..        ..         |",
    "|         ..        ..         |",
    "|        /            \\        |",
    "|       /              \\       |",
    "..     /                \\     ..",
    "..   ..                  ..   ..",
    "|    ..                  ..    |",
    "|   /                      \\   |",
    "|  /                        \\  |",
    "| /                          \\ |",
    "..    ..    ..    ..    ..    ..",
    "..----..----..----..----..----.."};

// 지름길마다 칸을 새로 번호 매긴다: 방은 24와 36, 쩔밭은 15와 27
int nxt[50], shortcut[50], row[50], col[50];
int pos[2][4];

void path(int first, int count, int r, int c, int dr, int dc) {
    for (int i = 0; i < count; i++) {
        row[first + i] = r + dr * i;
        col[first + i] = c + dc * i;
        nxt[first + i] = first + i + 1;
    }
}

int main() {
    path(0, 5, 30, 30, -6, 0);
    path(5, 5, 0, 30, 0, -6);
    path(10, 5, 0, 0, 6, 0);
    path(15, 6, 30, 0, 0, 6);
    path(22, 5, 5, 25, 5, -5);
    path(27, 6, 30, 0, 0, 6);
    path(34, 6, 5, 5, 5, 5);
    path(43, 3, 20, 20, 5, 5);
    nxt[20] = nxt[32] = nxt[39] = nxt[45] = nxt[21] = 21;
    shortcut[5] = 22;
    shortcut[10] = 34;
    shortcut[24] = 43;
    shortcut[36] = 37;

    int n;
    scanf("%d", &n);
    while (n--) {
        char name, yut[5];
        scanf(" %c %s", &name, yut);
        int step = 0;
        for (int i = 0; i < 4; i++) step += yut[i] == 'F';
        if (!step) step = 5;
        int t = islower(name) ? 1 : 0, me = toupper(name) - 'A';
        int from = pos[t][me], to = from;
        for (int i = 0; i < step; i++) to = i == 0 && shortcut[to] ? shortcut[to] : nxt[to];
        for (int i = 0; i < 4; i++)
            if (i == me || (from && pos[t][i] == from)) pos[t][i] = to;
        for (int i = 0; i < 4; i++)
            if (to != 21 && pos[!t][i] == to) pos[!t][i] = 0;
    }
    char out[32][33];
    for (int r = 0; r < 32; r++) strcpy(out[r], BOARD[r]);
    for (int t = 0; t < 2; t++)
        for (int i = 0; i < 4; i++) {
            int p = pos[t][i];
            if (p == 0 || p == 21) continue;
            out[row[p] + i / 2][col[p] + i % 2] = (t ? 'a' : 'A') + i;
        }
    for (int r = 0; r < 32; r++) puts(out[r]);
}
