import java.util.*;

public class Main {
    static int n, k;
    static int[][] color, count;
    static int[][][] pile;  // pile[행][열][층]
    static int[] row, col, dir;
    static int[] dr = {0, 0, 0, -1, 1};
    static int[] dc = {0, 1, -1, 0, 0};
    static int[] reverse = {0, 2, 1, 4, 3};

    static int floorOf(int horse) {
        int r = row[horse], c = col[horse];
        for (int f = 0; f < count[r][c]; f++) if (pile[r][c][f] == horse) return f;
        return -1;
    }

    static boolean move(int horse, boolean turned) {
        int r = row[horse], c = col[horse];
        int nr = r + dr[dir[horse]], nc = c + dc[dir[horse]];
        if (nr < 0 || nr >= n || nc < 0 || nc >= n || color[nr][nc] == 2) {
            if (turned) return false;
            dir[horse] = reverse[dir[horse]];
            return move(horse, true);
        }
        int from = floorOf(horse), size = count[r][c] - from;
        int[] load = new int[size];
        for (int i = 0; i < size; i++) load[i] = pile[r][c][from + i];
        count[r][c] = from;
        for (int i = 0; i < size; i++) {
            int one = color[nr][nc] == 1 ? load[size - 1 - i] : load[i];
            pile[nr][nc][count[nr][nc]++] = one;
            row[one] = nr;
            col[one] = nc;
        }
        return count[nr][nc] >= 4;
    }

    static int simulate() {
        for (int turn = 1; turn <= 1000; turn++) {
            for (int i = 0; i < k; i++) {
                if (move(i, false)) return turn;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        k = in.nextInt();
        color = new int[n][n];
        count = new int[n][n];
        pile = new int[n][n][k + 1];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) color[i][j] = in.nextInt();
        }
        row = new int[k];
        col = new int[k];
        dir = new int[k];
        for (int i = 0; i < k; i++) {
            row[i] = in.nextInt() - 1;
            col[i] = in.nextInt() - 1;
            dir[i] = in.nextInt();
            pile[row[i]][col[i]][count[row[i]][col[i]]++] = i;
        }
        System.out.println(simulate());
    }
}
