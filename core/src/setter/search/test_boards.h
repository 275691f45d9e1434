/// Boards and positions on which to test programs, and the answers there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/hunter.h"
#include "catchmate/mistakes.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"
#include "catchmate/table.h"

namespace catchmate {

/// Positions of a table that fit the game's contest: all, or a random sample of many.
[[nodiscard]] std::vector<Position> contest_positions(const Table& table, Random& random);

/// The answer of a program that finds a value; nothing if it finds none.
[[nodiscard]] std::optional<std::string> answer_for(const Game& game, const Position& position,
                                                    std::optional<Value> value);

/// Whether a program with a mistake answers a position wrongly.
[[nodiscard]] bool answers_wrongly(const Valuation& mistaken, const Table& table, const Position& position);

/// Whether a board is small enough to try many programs on all its positions.
[[nodiscard]] bool is_small(const Game& game);

/// Hunts for long games on the largest boards of the contest that are solved quickly.
[[nodiscard]] Hunter hunter_for_long_games(const GameEntry& entry, std::uint64_t seed);

}  // namespace catchmate
