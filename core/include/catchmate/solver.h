/// From a game to its table.
///
///     const auto solving = start_solve(game);
///     while (solving->advance()) show(solving->progress());
///     const Table table = solving->take_table();
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/solving_method.h"
#include "catchmate/table.h"

namespace catchmate {

/// A game that takes more memory to solve than there is.
struct TableTooLarge {
  std::uint64_t bytes = 0;   ///< needed; `kUncountable` when beyond 64 bits
  std::uint64_t budget = 0;  ///< allowed
};

/// The most bytes that solving a game on a board of so many squares takes, computed without allocating any;
/// `kUncountable` when beyond 64 bits.
[[nodiscard]] std::uint64_t memory_needed(const Rules& rules, std::uint64_t squares,
                                          std::uint64_t free_squares) noexcept;

/// Whether solving would take more than `memory_budget` bytes.
[[nodiscard]] std::optional<TableTooLarge> too_large(const Rules& rules, std::uint64_t squares,
                                                     std::uint64_t free_squares, std::uint64_t memory_budget) noexcept;

/// Begins to solve a game that is not `too_large` for the memory there is, by the fastest method that serves for its
/// rules.
[[nodiscard]] std::unique_ptr<SolvingMethod> start_solve(Game game);

/// Solves a game in one go, when that takes at most `memory_budget` bytes.
[[nodiscard]] std::variant<Table, TableTooLarge> solve(const Game& game, std::uint64_t memory_budget = kUncountable);

}  // namespace catchmate
