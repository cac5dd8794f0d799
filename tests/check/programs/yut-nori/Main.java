import java.io.*;
import java.util.*;

public class Main {
    static final String[] BOARD = {
        "..----..----..----..----..----..",
        "..    ..    ..    ..    ..    ..",
        "| \\                          / |",
        "|  \\                        /  |",
        "|   \\                      /   |",
        "|    ..                  ..    |",
        "..   ..                  ..   ..",
        "..     \\                /     ..",
        "|       \\              /       |",
        "|        \\            /        |",
        "|         ..        ..         |",
        "|         ..        ..         |",
        "..          \\      /          ..",
        "..           \\    /           ..",
        "|             \\  /             |",
        "|              ..              |",
        "|              ..              |",
        "|             /  \\             |",
        "..           /    \\           ..",
        "..          /      \\          ..",
        "|         ..        ..         |",
        "|         ..        ..         |",
        "|        /            \\        |",
        "|       /              \\       |",
        "..     /                \\     ..",
        "..   ..                  ..   ..",
        "|    ..                  ..    |",
        "|   /                      \\   |",
        "|  /                        \\  |",
        "| /                          \\ |",
        "..    ..    ..    ..    ..    ..",
        "..----..----..----..----..----.."
    };
    // 0 출발 전, 1~20 바깥 길, 21~25 앞밭에서 쩔밭으로, 26·27 뒷밭에서 방으로, 28·29 방에서 날밭으로
    static final int CENTER = 23, HOME = 20, OUT = 30;
    static int[] next = new int[OUT + 1];
    static int[] shortcut = new int[OUT + 1];
    static int[] row = {0, 24, 18, 12, 6, 0, 0, 0, 0, 0, 0, 6, 12, 18, 24,
        30, 30, 30, 30, 30, 30, 5, 10, 15, 20, 25, 5, 10, 20, 25};
    static int[] col = {0, 30, 30, 30, 30, 30, 24, 18, 12, 6, 0, 0, 0, 0, 0,
        0, 6, 12, 18, 24, 30, 25, 20, 15, 10, 5, 5, 10, 20, 25};

    static int[][] at = new int[2][4];

    static int walk(int pos, int steps) {
        int prev = pos;
        for (int k = 0; k < steps && pos != OUT; k++) {
            int to = next[pos];
            if (k == 0 && shortcut[pos] != 0) {
                to = shortcut[pos];
            } else if (pos == CENTER && prev == 27) {
                to = 28;
            }
            prev = pos;
            pos = to;
        }
        return pos;
    }

    public static void main(String[] args) throws IOException {
        for (int i = 0; i < OUT; i++) next[i] = i + 1;
        next[HOME] = OUT;
        next[25] = 15;
        next[27] = CENTER;
        next[29] = HOME;
        shortcut[5] = 21;
        shortcut[10] = 26;
        shortcut[CENTER] = 28;

        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        while (n-- > 0) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            char piece = st.nextToken().charAt(0);
            String sticks = st.nextToken();
            int flat = 0;
            for (char c : sticks.toCharArray()) if (c == 'F') flat++;
            int steps = flat == 0 ? 5 : flat;

            int team = Character.isUpperCase(piece) ? 0 : 1;
            int me = Character.toUpperCase(piece) - 'A';
            int from = at[team][me];
            int to = walk(from, steps);
            at[team][me] = to;
            for (int i = 0; i < 4; i++) {
                if (from != 0 && at[team][i] == from) at[team][i] = to;
            }
            if (to == OUT) continue;
            for (int i = 0; i < 4; i++) {
                if (at[1 - team][i] == to) at[1 - team][i] = 0;
            }
        }

        char[][] out = new char[32][];
        for (int i = 0; i < 32; i++) out[i] = BOARD[i].toCharArray();
        for (int team = 0; team < 2; team++) {
            for (int i = 0; i < 4; i++) {
                int p = at[team][i];
                if (p == 0 || p == OUT) continue;
                out[row[p] + i / 2][col[p] + i % 2] = (char) ((team == 0 ? 'A' : 'a') + i);
            }
        }
        StringBuilder sb = new StringBuilder();
        for (char[] line : out) sb.append(line).append('\n');
        System.out.print(sb);
    }
}
