#include "catchmate/hard_boards.h"

#include <array>

namespace catchmate {

namespace {

// 303 and 141 plies.
constexpr std::array<std::string_view, 2> kCrossingPawn{
    R"(0 1
10 10
.......#.O
.###......
..#....#..
.........X
#..####.#.
.#######..
........#.
.##.###O#.
...#...#..
.....#....
)",
    R"(0 1
10 10
.....#.##.
..##..#OO#
....#..#..
#.#.#...#.
.##..##.#.
....#.#...
.#.....###
..#..#...#
.####.##.#
.....X...#
)"};

// 58 plies, the longest of the largest board.
constexpr std::array<std::string_view, 1> kChase{"20 1 2 1 20\n"};

// 50 plies.
constexpr std::array<std::string_view, 1> kCatAndMouse2{
    R"(["M##.#...","..#...#C","#..#.###",".#.#...#","#..#.#..","..#.#F#.",".#...#..","...#...#"]
4
7
)"};

// 31 plies.
constexpr std::array<std::string_view, 1> kCatAndMouse{
    R"([[7,8,12,14,16],
[4,6,7,8,9,10,11,16],
[3,4,6,7,8,10,11,14,15,16,17],
[2,5,7,9,10,12,13,19],
[1,2,5,9,13,16,18],
[3,4,6,10,12,13],
[1,2,5,7,8,11,12,13,14,16,17,19],
[0,1,2,3,6,8,9,10,13,17,18],
[0,1,2,6,7,12,13,15,16,18],
[1,3,4,7,10,15,18],
[1,2,3,5,7,9,11,14,15,17,18],
[1,2,6,10,12,13,14,15,17,18],
[0,3,5,6,8,11,13,15,19],
[3,4,5,6,7,8,11,12,14,15,19],
[0,2,6,10,11,13,15,19],
[2,8,9,10,11,12,13,14,16,17,19],
[0,1,2,4,6,8,15,17],
[2,6,7,10,11,15,16,19],
[4,7,8,9,10,11],
[3,6,12,13,14,15,17]]
)"};

}  // namespace

std::span<const std::string_view> hard_boards(std::string_view game) {
  if (game == "crossing-pawn") return kCrossingPawn;
  if (game == "chase") return kChase;
  if (game == "cat-and-mouse-2") return kCatAndMouse2;
  if (game == "cat-and-mouse") return kCatAndMouse;
  return {};
}

}  // namespace catchmate
