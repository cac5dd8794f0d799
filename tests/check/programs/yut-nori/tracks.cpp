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

// 길마다 칸 번호. 0은 출발 전, 20은 날밭, 30은 난 말
int track[4][26] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 30, 30, 30, 30},
    {5, 21, 22, 23, 24, 25, 15, 16, 17, 18, 19, 20, 30, 30, 30, 30, 30},
    {10, 26, 27, 23, 28, 29, 20, 30, 30, 30, 30, 30},
    {23, 28, 29, 20, 30, 30, 30, 30, 30}};
int row[30] = {0, 24, 18, 12, 6, 0, 0, 0, 0, 0, 0, 6, 12, 18, 24,
               30, 30, 30, 30, 30, 30, 5, 10, 15, 20, 25, 5, 10, 20, 25};
int col[30] = {0, 30, 30, 30, 30, 30, 24, 18, 12, 6, 0, 0, 0, 0, 0,
               0, 6, 12, 18, 24, 30, 25, 20, 15, 10, 5, 5, 10, 20, 25};

struct Mal {
    int t, i;
    int at() { return track[t][i]; }
} mal[8];  // 0~3 대문자, 4~7 소문자

// 모퉁이나 방에 섰으면 길을 바꿔 탄다
void turn(Mal& m) {
    if (m.at() == 5) { m.t = 1; m.i = 0; }
    else if (m.at() == 10) { m.t = 2; m.i = 0; }
    else if (m.at() == 23) { m.t = 3; m.i = 0; }
}

int main() {
    int n;
    scanf("%d", &n);
    while (n--) {
        char name, yut[5];
        scanf(" %c %s", &name, yut);
        int step = 0;
        for (int i = 0; i < 4; i++)
            if (yut[i] == 'F') step++;
        if (step == 0) step = 5;

        int me = isupper(name) ? name - 'A' : name - 'a' + 4;
        int team = me / 4 * 4, enemy = 4 - team;
        int before = mal[me].at();
        Mal now = mal[me];
        now.i += step;
        turn(now);
        for (int k = team; k < team + 4; k++)
            if (k == me || (before > 0 && mal[k].at() == before)) mal[k] = now;
        if (now.at() != 30)
            for (int k = enemy; k < enemy + 4; k++)
                if (mal[k].at() == now.at()) mal[k].t = mal[k].i = 0;
    }
    char out[32][33];
    for (int r = 0; r < 32; r++) strcpy(out[r], BOARD[r]);
    for (int k = 0; k < 8; k++) {
        int p = mal[k].at();
        if (p == 0 || p == 30) continue;
        out[row[p] + k % 4 / 2][col[p] + k % 2] = k < 4 ? 'A' + k : 'a' + k - 4;
    }
    for (int r = 0; r < 32; r++) puts(out[r]);
}
