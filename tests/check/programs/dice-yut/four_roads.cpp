#include <cstdio>
#include <algorithm>
using namespace std;

// 길 네 개를 따로 적고, 겹치는 칸은 번호(id)로 알아본다
int point[4][22] = {
    {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 0},
    {10, 13, 16, 19, 25, 30, 35, 40, 0},
    {20, 22, 24, 25, 30, 35, 40, 0},
    {30, 28, 27, 26, 25, 30, 35, 40, 0}};
int id[4][22] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, -1},
    {5, 21, 22, 23, 30, 31, 32, 20, -1},
    {10, 24, 25, 30, 31, 32, 20, -1},
    {15, 26, 27, 28, 30, 31, 32, 20, -1}};
int last[4] = {21, 8, 7, 8};

int dice[10], road[4], idx[4], answer;

bool finished(int k) { return idx[k] == last[road[k]]; }

bool taken(int me) {
    for (int k = 0; k < 4; k++)
        if (k != me && id[road[k]][idx[k]] == id[road[me]][idx[me]]) return true;
    return false;
}

void dfs(int t, int sum) {
    if (t == 10) {
        answer = max(answer, sum);
        return;
    }
    for (int k = 0; k < 4; k++) {
        if (finished(k)) continue;
        int r = road[k], i = idx[k];
        idx[k] = min(i + dice[t], last[r]);
        if (road[k] == 0 && idx[k] == 5) { road[k] = 1; idx[k] = 0; }
        if (road[k] == 0 && idx[k] == 10) { road[k] = 2; idx[k] = 0; }
        if (road[k] == 0 && idx[k] == 15) { road[k] = 3; idx[k] = 0; }
        if (finished(k) || !taken(k)) dfs(t + 1, sum + point[road[k]][idx[k]]);
        road[k] = r;
        idx[k] = i;
    }
}

int main() {
    for (int i = 0; i < 10; i++) scanf("%d", &dice[i]);
    dfs(0, 0);
    printf("%d\n", answer);
}
