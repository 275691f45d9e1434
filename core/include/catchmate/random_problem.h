/// Random boards of a game, determined by a seed and the same on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"

namespace catchmate {

/// Parameters of a random board.
struct RandomBoard {
  std::uint32_t rows = 4;      ///< or points of a graph; without meaning where the format has square boards
  std::uint32_t columns = 4;   ///< without meaning for graphs
  std::uint32_t percent = 20;  ///< the share of obstacles among the squares, or of edges in a graph
};

/// The entry by which random boards of these rules and of that size are made: the library's, if it has a contest or its
/// standard position stands on a rectangle of that size with obstacles and without marks; otherwise one whose boards
/// are drawings.
[[nodiscard]] GameEntry random_board_entry(const Rules& rules, const RandomBoard& wanted);

/// A random board in the form of the game's contest, with its side to move that starts; for a game without a contest
/// the board of its standard position, with the pieces anywhere. Nothing if the pieces do not fit, or if the game would
/// be over by a goal or a meeting: another try may have more luck.
[[nodiscard]] std::optional<Problem> random_problem(const GameEntry& entry, const RandomBoard& wanted, Random& random);

/// `count` such boards, numbered from 1; nothing if ten thousand tries in a row find none.
[[nodiscard]] std::optional<std::vector<Problem>> random_problems(const GameEntry& entry, const RandomBoard& wanted,
                                                                  std::uint32_t count, Random& random);

}  // namespace catchmate
