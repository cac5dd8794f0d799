import java.util.*;

public class Main {
    static class Node {
        int score;
        boolean used, end;
        Node next, fast;

        Node(int score) {
            this.score = score;
        }
    }

    static int[] dice = new int[10];
    static Node[] horse = new Node[4];
    static int max = 0;

    static Node[] line(int... scores) {
        Node[] nodes = new Node[scores.length];
        for (int i = 0; i < scores.length; i++) nodes[i] = new Node(scores[i]);
        for (int i = 0; i + 1 < scores.length; i++) nodes[i].next = nodes[i + 1];
        return nodes;
    }

    static void build() {
        Node start = new Node(0), goal = new Node(0);
        goal.end = true;
        goal.next = goal;
        Node[] outer = line(2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
            22, 24, 26, 28, 30, 32, 34, 36, 38, 40);
        start.next = outer[0];
        outer[19].next = goal;
        Node[] middle = line(25, 30, 35);
        middle[2].next = outer[19];
        Node[] a = line(13, 16, 19), b = line(22, 24), c = line(28, 27, 26);
        outer[4].fast = a[0];
        outer[9].fast = b[0];
        outer[14].fast = c[0];
        a[2].next = middle[0];
        b[1].next = middle[0];
        c[2].next = middle[0];
        Arrays.fill(horse, start);
    }

    static Node go(Node from, int n) {
        Node now = from.fast != null ? from.fast : from.next;
        for (int i = 1; i < n; i++) now = now.next;
        return now;
    }

    static void dfs(int turn, int sum) {
        max = Math.max(max, sum);
        if (turn == 10) return;
        for (int i = 0; i < 4; i++) {
            Node from = horse[i];
            if (from.end) continue;
            Node to = go(from, dice[turn]);
            if (to.used && !to.end) continue;
            from.used = false;
            to.used = true;
            horse[i] = to;
            dfs(turn + 1, sum + to.score);
            horse[i] = from;
            to.used = false;
            from.used = true;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 10; i++) dice[i] = sc.nextInt();
        build();
        dfs(0, 0);
        System.out.println(max);
    }
}
