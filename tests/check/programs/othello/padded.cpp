#include <cstdio>
#include <cstring>

int n, m, board[10][10], cnt[3];
int dx[8] = {0, 1, 1, 1, 0, -1, -1, -1};
int dy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};

void init() {
    memset(board, 0, sizeof board);
    memset(cnt, 0, sizeof cnt);
    int h = n / 2;
    board[h][h] = board[h + 1][h + 1] = 2;
    board[h + 1][h] = board[h][h + 1] = 1;
}

void put(int x, int y, int c) {
    board[x][y] = c;
    for (int d = 0; d < 8; d++) {
        int k = 1;
        while (board[x + dx[d] * k][y + dy[d] * k] == 3 - c) k++;
        if (board[x + dx[d] * k][y + dy[d] * k] != c) continue;
        while (--k > 0) board[x + dx[d] * k][y + dy[d] * k] = c;
    }
}

int main() {
    int T;
    scanf("%d", &T);
    for (int t = 1; t <= T; t++) {
        scanf("%d %d", &n, &m);
        init();
        for (int i = 0; i < m; i++) {
            int x, y, c;
            scanf("%d %d %d", &x, &y, &c);
            put(x, y, c);
        }
        for (int x = 1; x <= n; x++)
            for (int y = 1; y <= n; y++) cnt[board[x][y]]++;
        printf("#%d %d %d\n", t, cnt[1], cnt[2]);
    }
}
