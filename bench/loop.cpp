// Runs the program of a write-up on many inputs that are in memory.
//
//     loop INPUTS ANSWERS     both texts one after the other, a zero byte after each
//
// The program, RIVAL, stands here unchanged, but its `main` is a function here, and what it reads
// and writes is memory: the words below stand for the library's. They do no more than these
// programs need, and so take less time than iostream or stdio. Before each input `forget` puts
// the program's variables back to what they are when a process starts.
//
// Prints the processor time that the loop took, in nanoseconds: reading, solving, writing.

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <unordered_map>
#include <vector>

namespace loop {

struct Words {
    const char* at;
    const char* end;

    void skip_spaces() { while (at < end && *at <= ' ') ++at; }
    void tie(void*) {}

    Words& operator>>(int& number) {
        skip_spaces();
        const bool negative = at < end && *at == '-';
        at += negative;
        number = 0;
        while (at < end && *at >= '0') number = number * 10 + (*at++ - '0');
        if (negative) number = -number;
        return *this;
    }
    Words& operator>>(char& letter) {
        skip_spaces();
        letter = *at++;
        return *this;
    }
    Words& operator>>(std::string& word) {
        skip_spaces();
        const char* first = at;
        while (at < end && *at > ' ') ++at;
        word.assign(first, at);
        return *this;
    }
};

struct Answers {
    std::string text;

    void tie(void*) {}
    Answers& operator<<(const char* words) { text += words; return *this; }
    Answers& operator<<(const std::string& words) { text += words; return *this; }
    Answers& operator<<(int number) {
        char digits[12];
        char* first = digits + sizeof digits;
        unsigned rest = number < 0 ? 0u - number : number;
        do *--first = '0' + rest % 10; while (rest /= 10);
        if (number < 0) *--first = '-';
        text.append(first, digits + sizeof digits);
        return *this;
    }
};

struct Streams {
    static void sync_with_stdio(bool) {}
};

Words in;
Answers out;

inline void scan(const char*, int* number) { in >> *number; }
inline void print(const char* form, int first = 0, int second = 0, int third = 0) {
    const int numbers[] = {first, second, third};
    for (int next = 0; *form; ++form) {
        if (*form == '%') { out << numbers[next++]; ++form; }
        else out.text += *form;
    }
}

}  // namespace loop

#define cin loop::in
#define cout loop::out
#define ios loop::Streams
#define ios_base loop::Streams
#define scanf loop::scan
#define printf loop::print
#define main solve_one
#include RIVAL
#undef main
#undef cin
#undef cout
#undef ios
#undef ios_base
#undef scanf
#undef printf

void forget();

static long long processor_nanoseconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

int main(int, char** files) {
    std::ifstream source(files[1], std::ios::binary);
    const std::string inputs{std::istreambuf_iterator<char>(source), {}};
    loop::out.text.reserve(64 << 20);
    const long long start = processor_nanoseconds();
    for (const char* at = inputs.data(); at < inputs.data() + inputs.size();) {
        const char* end = at + std::strlen(at);
        loop::in = {at, end};
        forget();
        solve_one();
        loop::out.text += '\0';
        at = end + 1;
    }
    std::printf("%lld\n", processor_nanoseconds() - start);
    std::ofstream(files[2], std::ios::binary) << loop::out.text;
}
