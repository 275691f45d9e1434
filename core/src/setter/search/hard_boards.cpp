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

}  // namespace

std::span<const std::string_view> hard_boards(std::string_view game) {
  return game == "crossing-pawn" ? std::span<const std::string_view>(kCrossingPawn)
                                 : std::span<const std::string_view>();
}

}  // namespace catchmate
