import java.io.*;
import java.util.*;

public class Main {
    static class Horse {
        int r, c, d;

        Horse(int r, int c, int d) {
            this.r = r;
            this.c = c;
            this.d = d;
        }
    }

    static int n, k;
    static int[][] map;
    static ArrayList<Integer>[][] board;
    static Horse[] horses;
    static final int[] DX = {0, 0, 0, -1, 1};
    static final int[] DY = {0, 1, -1, 0, 0};

    static boolean isBlue(int x, int y) {
        if (x < 0 || y < 0 || x >= n || y >= n) return true;
        return map[x][y] == 2;
    }

    static int turnBack(int d) {
        if (d == 1) return 2;
        if (d == 2) return 1;
        if (d == 3) return 4;
        return 3;
    }

    static boolean moveOne(int num) {
        Horse h = horses[num];
        ArrayList<Integer> from = board[h.r][h.c];
        if (from.get(0) != num) return false;
        int nx = h.r + DX[h.d], ny = h.c + DY[h.d];
        if (isBlue(nx, ny)) {
            h.d = turnBack(h.d);
            nx = h.r + DX[h.d];
            ny = h.c + DY[h.d];
            if (isBlue(nx, ny)) return false;
        }
        ArrayList<Integer> to = board[nx][ny];
        if (map[nx][ny] == 0) {
            for (int i = 0; i < from.size(); i++) to.add(from.get(i));
        } else {
            for (int i = from.size() - 1; i >= 0; i--) to.add(from.get(i));
        }
        from.clear();
        for (int x : to) {
            horses[x].r = nx;
            horses[x].c = ny;
        }
        return to.size() >= 4;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        n = Integer.parseInt(st.nextToken());
        k = Integer.parseInt(st.nextToken());
        map = new int[n][n];
        board = new ArrayList[n][n];
        for (int i = 0; i < n; i++) {
            st = new StringTokenizer(br.readLine());
            for (int j = 0; j < n; j++) {
                map[i][j] = Integer.parseInt(st.nextToken());
                board[i][j] = new ArrayList<>();
            }
        }
        horses = new Horse[k];
        for (int i = 0; i < k; i++) {
            st = new StringTokenizer(br.readLine());
            int r = Integer.parseInt(st.nextToken()) - 1;
            int c = Integer.parseInt(st.nextToken()) - 1;
            int d = Integer.parseInt(st.nextToken());
            horses[i] = new Horse(r, c, d);
            board[r][c].add(i);
        }
        int turn = 0;
        boolean over = false;
        while (!over && turn < 1000) {
            turn++;
            for (int i = 0; i < k; i++) {
                if (moveOne(i)) {
                    over = true;
                    break;
                }
            }
        }
        System.out.println(over ? turn : -1);
    }
}
