/// Random boards of a game, determined by a seed and the same on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"

namespace catchmate {

/// What a random board is to be like.
struct RandomBoard {
  std::uint32_t rows = 4;      ///< or points of a graph; without meaning where the format has square boards
  std::uint32_t columns = 4;   ///< without meaning for graphs
  std::uint32_t percent = 20;  ///< of the squares that are obstacles, where there may be some; of the edges of a graph
};

/// A random board in the form of the game's contest, with its side to move that starts; for a game without a contest
/// the board of its standard position, with the pieces anywhere. Nothing if there is no room for all pieces, or if the
/// game would be over by where they stand: another try may have more luck.
[[nodiscard]] std::optional<Problem> random_problem(const GameEntry& entry, const RandomBoard& wanted, Random& random);

/// `count` such boards, numbered from 1. Nothing if no try finds one: there is hardly any room for all pieces.
[[nodiscard]] std::optional<std::vector<Problem>> random_problems(const GameEntry& entry, const RandomBoard& wanted,
                                                                  std::uint32_t count, Random& random);

}  // namespace catchmate
