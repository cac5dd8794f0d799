#include <cstdio>

int a[21][21];
int dy[4] = {1, 0, 1, -1};
int dx[4] = {0, 1, 1, 1};

int length(int y, int x, int d) {
    int c = a[y][x], n = 0;
    while (a[y][x] == c) {
        n++;
        y += dy[d];
        x += dx[d];
    }
    return n;
}

int main() {
    for (int i = 1; i <= 19; i++)
        for (int j = 1; j <= 19; j++) scanf("%d", &a[i][j]);
    for (int i = 1; i <= 19; i++)
        for (int j = 1; j <= 19; j++) {
            if (a[i][j] == 0) continue;
            for (int d = 0; d < 4; d++) {
                if (a[i - dy[d]][j - dx[d]] == a[i][j]) continue;
                if (length(i, j, d) == 5) {
                    printf("%d\n%d %d\n", a[i][j], i, j);
                    return 0;
                }
            }
        }
    printf("0\n");
}
