#include <iostream>
using namespace std;

int board[361 + 100];  // 19 x 19를 한 줄로

int main() {
    ios::sync_with_stdio(false);
    int step[4] = {1, 19, 20, -18};
    for (int i = 0; i < 361; i++) cin >> board[i];
    for (int i = 0; i < 361; i++) {
        if (!board[i]) continue;
        for (int d = 0; d < 4; d++) {
            int before = i - step[d];
            if (before >= 0 && board[before] == board[i]) continue;
            int count = 0;
            for (int p = i; p >= 0 && p < 361 && board[p] == board[i]; p += step[d]) count++;
            if (count == 5) {
                cout << board[i] << "\n" << i / 19 + 1 << " " << i % 19 + 1 << "\n";
                return 0;
            }
        }
    }
    cout << 0 << "\n";
}
