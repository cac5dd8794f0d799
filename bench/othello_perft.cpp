// Counts lines of play of Othello on a 64-bit board, straightforwardly: a shift and a mask for
// each of the eight directions, moves found by filling, the last ply counted and not played.
// A pass is a ply; a game that ended earlier is no line.
//
// Usage: othello_perft DEPTH; prints the number of lines and the seconds of processor time.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Board = std::uint64_t;

struct Direction {
    int shift;
    Board mask;  // drops what ran over the edge
};

constexpr Board NOT_FIRST = 0xFEFEFEFEFEFEFEFE, NOT_LAST = 0x7F7F7F7F7F7F7F7F, ALL = ~0ULL;
constexpr Direction DIRECTIONS[] = {
    {1, NOT_FIRST}, {9, NOT_FIRST}, {8, ALL}, {7, NOT_LAST},
    {-1, NOT_LAST}, {-9, NOT_LAST}, {-8, ALL}, {-7, NOT_FIRST},
};

static inline Board shifted(Board bits, const Direction& direction) {
    const Board moved =
        direction.shift > 0 ? bits << direction.shift : bits >> -direction.shift;
    return moved & direction.mask;
}

static Board places(Board own, Board other) {
    Board found = 0;
    const Board empty = ~(own | other);
    for (const Direction& direction : DIRECTIONS) {
        Board run = shifted(own, direction) & other;
        for (int step = 0; step < 5; ++step) run |= shifted(run, direction) & other;
        found |= shifted(run, direction) & empty;
    }
    return found;
}

static Board flips(Board disc, Board own, Board other) {
    Board turned = 0;
    for (const Direction& direction : DIRECTIONS) {
        Board run = 0;
        Board next = shifted(disc, direction);
        while (next & other) {
            run |= next;
            next = shifted(next, direction);
        }
        if (next & own) turned |= run;
    }
    return turned;
}

static std::uint64_t lines(Board own, Board other, int depth) {
    if (depth == 0) return 1;
    Board left = places(own, other);
    if (!left) return places(other, own) ? lines(other, own, depth - 1) : 0;
    if (depth == 1) return __builtin_popcountll(left);
    std::uint64_t count = 0;
    for (; left; left &= left - 1) {
        const Board disc = left & -left;
        const Board turned = flips(disc, own, other);
        count += lines(other ^ turned, own | disc | turned, depth - 1);
    }
    return count;
}

int main(int, char** words) {
    const int depth = std::atoi(words[1]);
    const Board black = 1ULL << 28 | 1ULL << 35, white = 1ULL << 27 | 1ULL << 36;
    const std::clock_t start = std::clock();
    const std::uint64_t count = lines(black, white, depth);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %.6f\n", static_cast<unsigned long long>(count), seconds);
}
