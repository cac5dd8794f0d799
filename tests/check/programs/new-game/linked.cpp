#include <cstdio>
#include <algorithm>
using namespace std;

int n, k;
int color[14][14];   // 바깥은 파란색으로 둘러 놓는다
int bottom[14][14];  // 칸 맨 아래 말, 없으면 0
int up[11];          // 바로 위의 말, 없으면 0
int R[11], C[11], D[11];
const int dr[5] = {0, 0, 0, -1, 1};
const int dc[5] = {0, 1, -1, 0, 0};

int opposite(int d) { return d % 2 ? d + 1 : d - 1; }

int top(int h) {
    while (up[h]) h = up[h];
    return h;
}

int height(int h) {
    int count = 0;
    for (; h; h = up[h]) count++;
    return count;
}

int reversed(int h) {
    int under = 0;
    while (h) {
        int next = up[h];
        up[h] = under;
        under = h;
        h = next;
    }
    return under;
}

// 움직인 뒤 그 칸에 쌓인 말의 수
int step(int h) {
    int r = R[h], c = C[h];
    if (bottom[r][c] != h) return 0;
    int nr = r + dr[D[h]], nc = c + dc[D[h]];
    if (color[nr][nc] == 2) {
        D[h] = opposite(D[h]);
        nr = r + dr[D[h]];
        nc = c + dc[D[h]];
        if (color[nr][nc] == 2) return 0;
    }
    bottom[r][c] = 0;
    int first = h;
    if (color[nr][nc] == 1) first = reversed(h);
    for (int x = first; x; x = up[x]) {
        R[x] = nr;
        C[x] = nc;
    }
    if (bottom[nr][nc] == 0) bottom[nr][nc] = first;
    else up[top(bottom[nr][nc])] = first;
    return height(bottom[nr][nc]);
}

int play() {
    for (int turn = 1; turn <= 1000; turn++)
        for (int h = 1; h <= k; h++)
            if (step(h) >= 4) return turn;
    return -1;
}

int main() {
    scanf("%d %d", &n, &k);
    for (int i = 0; i < 14; i++) fill(color[i], color[i] + 14, 2);
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) scanf("%d", &color[i][j]);
    for (int h = 1; h <= k; h++) {
        scanf("%d %d %d", &R[h], &C[h], &D[h]);
        bottom[R[h]][C[h]] = h;
    }
    printf("%d\n", play());
}
