import java.util.*;

public class Main {
    static int[][] map = new int[19][19];

    static boolean same(int r, int c, int color) {
        return r >= 0 && r < 19 && c >= 0 && c < 19 && map[r][c] == color;
    }

    static boolean isFive(int r, int c, int dr, int dc) {
        int color = map[r][c];
        for (int k = 1; k < 5; k++) {
            if (!same(r + dr * k, c + dc * k, color)) return false;
        }
        if (same(r - dr, c - dc, color)) return false;
        if (same(r + dr * 5, c + dc * 5, color)) return false;
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 19; i++) {
            for (int j = 0; j < 19; j++) map[i][j] = sc.nextInt();
        }
        for (int r = 0; r < 19; r++) {
            for (int c = 0; c < 19; c++) {
                if (map[r][c] == 0) continue;
                if (isFive(r, c, 0, 1) || isFive(r, c, 1, 0)
                        || isFive(r, c, 1, 1) || isFive(r, c, -1, 1)) {
                    System.out.println(map[r][c]);
                    System.out.println((r + 1) + " " + (c + 1));
                    return;
                }
            }
        }
        System.out.println(0);
    }
}
