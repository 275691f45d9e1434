/// From a game to its table.
///
///     Solver solver(game);
///     while (solver.advance()) show(solver.progress());
///     const Table table = std::move(solver).take_table();
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "catchmate/game.h"
#include "catchmate/graph_game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// How far a solve has come.
struct Progress {
  std::uint64_t settled = 0;    ///< positions known to be won or lost
  std::uint64_t positions = 0;  ///< all positions of the table; the drawn ones are never settled
  Ply layers = 0;               ///< the distance up to which positions are settled
};

/// A game that takes more memory to solve than there is.
struct TableTooLarge {
  std::uint64_t bytes = 0;   ///< needed; `kUncountable` when beyond 64 bits
  std::uint64_t budget = 0;  ///< allowed
};

/// The most bytes that solving takes, computed without allocating any; `kUncountable` when beyond 64 bits.
[[nodiscard]] std::uint64_t memory_needed(const Rules& rules, std::uint64_t squares,
                                          std::uint64_t free_squares) noexcept;

/// Whether solving would take more than `memory_budget` bytes, or more than any budget could allow this solver.
[[nodiscard]] std::optional<TableTooLarge> too_large(const Rules& rules, std::uint64_t squares,
                                                     std::uint64_t free_squares, std::uint64_t memory_budget) noexcept;

/// Solves a game by retrograde analysis over the graph of its positions, a slice at a time: a few milliseconds at most,
/// so that its owner can show progress, or stop by dropping it.
class Solver {
 public:
  /// The game is not `too_large` for the memory there is.
  explicit Solver(Game game);

  /// Does the next slice of work. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] Progress progress() const noexcept;

  /// The table, once `advance` has nothing left to do.
  [[nodiscard]] Table take_table() &&;

 private:
  void add_positions();
  void add_move(std::uint64_t index);
  void add_unsound_until(std::uint64_t index);

  Game game_;
  PlacementIndex index_;
  std::uint64_t next_outer_rank_ = 0;  // the positions before it are in the graph
  Graph graph_;
  std::optional<GraphSolver> graph_solver_;  // once the graph is whole
};

/// Solves a game in one go, when that takes at most `memory_budget` bytes.
[[nodiscard]] std::variant<Table, TableTooLarge> solve(const Game& game, std::uint64_t memory_budget = kUncountable);

}  // namespace catchmate
