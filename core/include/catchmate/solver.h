/// From a game to its table.
///
///     Solver solver;
///     if (const auto excess = solver.start(game)) return say(excess->bytes, excess->budget);
///     while (solver.advance()) show(solver.progress());
///     const auto table = solver.take_table();
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// The progress of a solve.
struct Progress {
  std::uint64_t settled = 0;    ///< positions known to be won or lost
  std::uint64_t positions = 0;  ///< all positions of the table; the drawn ones are never settled
  Ply layers = 0;               ///< the distance up to which positions are settled
};

/// A game that takes more memory to solve than there is.
struct TableTooLarge {
  std::uint64_t bytes = 0;   ///< needed; `kUncountable` when beyond 64 bits
  std::uint64_t budget = 0;  ///< allowed, or to be had
};

/// What the memory of a solve depends on of a board, which need not exist.
struct BoardSize {
  std::uint64_t rows = 1;
  std::uint64_t columns = 1;
  std::uint64_t free_squares = 1;
  std::array<std::uint64_t, 2> ways = {};      ///< by side: the most ways from one square, or to one
  std::array<std::uint64_t, 2> all_ways = {};  ///< by side: the number of ways, at most
  bool graph = false;
};

/// The size of a rectangle with so many squares that are no obstacles.
[[nodiscard]] BoardSize rectangle_size(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                                       std::uint64_t free_squares) noexcept;
[[nodiscard]] BoardSize size_of(const Rules& rules, const Board& board);

/// The bytes that solving a game on a board takes, computed without allocating any; `kUncountable` when beyond 64 bits.
/// A game that lasts longer than 254 plies, or 127 where a side may lose by its own move, takes more for its distances,
/// which is known only when it is solved: the budget holds for that too.
[[nodiscard]] std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

/// Whether solving would take more than `memory_budget` bytes.
[[nodiscard]] std::optional<TableTooLarge> too_large(const Rules& rules, const BoardSize& size,
                                                     std::uint64_t memory_budget) noexcept;

struct SolveOptions {
  std::uint64_t memory_budget = kUncountable;  ///< in bytes
  /// A valid position, if that alone is to be settled and not the whole table: what cannot follow from it is left out,
  /// and the solve ends when it is settled.
  std::optional<Position> position = {};
  bool moves = false;  ///< settle what its moves lead to as well, so that each of them can be valued
};

/// Solves games, one after another, in memory that it keeps.
class Solver {
 public:
  Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  /// Begins to solve a game; a solve that is not at its end is dropped. Returns why it cannot be begun, if so.
  [[nodiscard]] std::optional<TableTooLarge> start(Game game, const SolveOptions& options = {});

  /// Does the next slice of work, a few milliseconds at most. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] Progress progress() const noexcept;
  /// The bytes that the solve takes.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// The table, once, when `advance` has nothing left to do; or why there is none, when memory or the budget was short
  /// for distances beyond those 254, or 127, plies.
  [[nodiscard]] std::variant<Table, TableTooLarge> take_table();

  /// Takes the memory of a table that is no longer needed, for the next one.
  void reuse(Table&& table) noexcept;
  /// Ends the solve and frees all memory.
  void release() noexcept;

 private:
  std::unique_ptr<class Retrograde> retrograde_;
  std::unique_ptr<class TokenSolver> token_;
  bool has_token_ = false;  // whether the game is the one of `token_`
};

/// Solves a game in one go.
[[nodiscard]] std::variant<Table, TableTooLarge> solve(const Game& game, const SolveOptions& options = {});

}  // namespace catchmate
