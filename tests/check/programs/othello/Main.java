import java.io.*;
import java.util.*;

public class Main {
    static int n;
    static int[][] map;
    static int[] dr = {-1, -1, -1, 0, 0, 1, 1, 1};
    static int[] dc = {-1, 0, 1, -1, 1, -1, 0, 1};

    // (r, c)부터 이 방향으로 내 돌에 막혀 있으면 그 사이를 뒤집는다
    static boolean flip(int r, int c, int d, int color) {
        if (r < 0 || r >= n || c < 0 || c >= n) return false;
        if (map[r][c] == 0) return false;
        if (map[r][c] == color) return true;
        if (flip(r + dr[d], c + dc[d], d, color)) {
            map[r][c] = color;
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int T = (int) st.nval;
        StringBuilder sb = new StringBuilder();
        for (int t = 1; t <= T; t++) {
            st.nextToken();
            n = (int) st.nval;
            st.nextToken();
            int m = (int) st.nval;
            map = new int[n][n];
            map[n / 2 - 1][n / 2 - 1] = 2;
            map[n / 2][n / 2] = 2;
            map[n / 2 - 1][n / 2] = 1;
            map[n / 2][n / 2 - 1] = 1;
            for (int i = 0; i < m; i++) {
                st.nextToken();
                int c = (int) st.nval - 1;
                st.nextToken();
                int r = (int) st.nval - 1;
                st.nextToken();
                int color = (int) st.nval;
                map[r][c] = color;
                for (int d = 0; d < 8; d++) {
                    flip(r + dr[d], c + dc[d], d, color);
                }
            }
            int black = 0, white = 0;
            for (int[] line : map) {
                for (int v : line) {
                    if (v == 1) black++;
                    if (v == 2) white++;
                }
            }
            sb.append("#" + t + " " + black + " " + white + "\n");
        }
        System.out.print(sb);
    }
}
