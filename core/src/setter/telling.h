/// What tells programs apart on a board: the positions that a contest could begin with, and the answers there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/hunter.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"
#include "catchmate/table.h"

namespace catchmate {

/// The positions of a table that the game's contest could begin with, some of them if there are many.
[[nodiscard]] std::vector<Position> first_positions(const Table& table, Random& random);

/// What a program prints that finds the value; nothing if it finds none.
[[nodiscard]] std::optional<std::string> written(const Game& game, const Position& position,
                                                 std::optional<Value> value);

/// Whether a board is so small that many programs can be tried on all its positions.
[[nodiscard]] bool is_small(const Game& game);

/// Hunts for long games on the largest boards of the contest that are solved quickly.
[[nodiscard]] Hunter hunter_for_long_games(const GameEntry& entry, std::uint64_t seed);

}  // namespace catchmate
