#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int N, K;
int color[15][15];
vector<int> cell[15][15];
struct Horse { int y, x, dir; };
vector<Horse> horses;
int dy[4] = {0, 0, -1, 1}, dx[4] = {1, -1, 0, 0};

bool wall(int y, int x) {
    return y < 1 || x < 1 || y > N || x > N || color[y][x] == 2;
}

bool go(int k) {
    Horse& h = horses[k];
    int y = h.y, x = h.x;
    int ny = y + dy[h.dir], nx = x + dx[h.dir];
    if (wall(ny, nx)) {
        h.dir ^= 1;
        ny = y + dy[h.dir];
        nx = x + dx[h.dir];
    }
    if (wall(ny, nx)) return false;

    vector<int>& from = cell[y][x];
    vector<int>& to = cell[ny][nx];
    vector<int>::iterator me = find(from.begin(), from.end(), k);
    if (color[ny][nx] == 1) reverse(me, from.end());
    for (vector<int>::iterator it = me; it != from.end(); ++it) {
        horses[*it].y = ny;
        horses[*it].x = nx;
        to.push_back(*it);
    }
    from.erase(me, from.end());
    return to.size() >= 4;
}

int main() {
    scanf("%d %d", &N, &K);
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) scanf("%d", &color[i][j]);
    for (int k = 0; k < K; k++) {
        int r, c, d;
        scanf("%d %d %d", &r, &c, &d);
        horses.push_back({r, c, d - 1});
        cell[r][c].push_back(k);
    }
    for (int turn = 1; turn <= 1000; turn++)
        for (int k = 0; k < K; k++)
            if (go(k)) {
                printf("%d\n", turn);
                return 0;
            }
    printf("-1\n");
}
