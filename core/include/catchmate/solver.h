/// Solves games: makes a game's table, a slice of work at a time.
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

/// How far a solve has come.
struct Progress {
  std::uint64_t settled = 0;      ///< positions known to be won or lost
  std::uint64_t positions = 0;    ///< all positions of the table; draws are never settled
  Ply layers = 0;                 ///< the distance that is being settled, in plies
  Ply max_distance = kNever - 1;  ///< the longest distance, in plies, that surely fits the memory budget
};

/// Why a game cannot be solved: it needs more memory than available or allowed.
struct TableTooLarge {
  std::uint64_t bytes = 0;   ///< needed; `kOverflow` beyond 64 bits
  std::uint64_t budget = 0;  ///< allowed by the budget, or available
};

/// The measures that determine the memory of a solve; the board itself need not exist.
struct BoardSize {
  std::uint64_t rows = 1;
  std::uint64_t columns = 1;
  std::uint64_t free_squares = 1;
  PerSide<std::uint64_t> reach = {1, 1};  ///< the longest move in steps, as `Movement::reach`
  PerSide<std::uint64_t> ways = {};       ///< the largest number of ways from, or to, one square
  PerSide<std::uint64_t> all_ways = {};   ///< an upper bound of the number of ways
  PerSide<bool> one_way = {};             ///< whether some step has no step back
  bool graph = false;
};

/// The size of a rectangle with `free_squares` squares without an obstacle.
[[nodiscard]] BoardSize rectangle_size(const Rules& rules, std::uint64_t rows, std::uint64_t columns,
                                       std::uint64_t free_squares) noexcept;
[[nodiscard]] BoardSize size_of(const Rules& rules, const Board& board);

/// The bytes needed to solve a game, computed without allocating them; `kOverflow` beyond 64 bits. A table with
/// distances above 254 plies, or above 126 where a side can lose by its own move, needs more. The solve, which only
/// then knows, holds it to the same budget: `Progress::max_distance` is how far that goes.
[[nodiscard]] std::uint64_t memory_needed(const Rules& rules, const BoardSize& size) noexcept;

/// The excess if a solve needs more than `memory_budget` bytes; nothing if it does not.
[[nodiscard]] std::optional<TableTooLarge> too_large(const Rules& rules, const BoardSize& size,
                                                     std::uint64_t memory_budget) noexcept;

struct SolveOptions {
  std::uint64_t memory_budget = kOverflow;  ///< in bytes
  /// A valid position, to solve this one alone: the table leaves out positions that cannot follow from it, and the
  /// solve ends as soon as it is settled.
  std::optional<Position> position = {};
  std::uint32_t threads = 0;  ///< the most to use; 0 for all of the machine
  bool moves = false;  ///< also settle the positions after each move from `position`, so that all moves have values
};

/// Solves games one after another and reuses its memory.
class Solver {
 public:
  Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  /// Starts to solve a game and drops any unfinished solve. Returns an error if the game needs too much memory.
  [[nodiscard]] std::optional<TableTooLarge> start(Game game, const SolveOptions& options = {});

  /// Does the next slice of work, at most a few milliseconds. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] Progress progress() const noexcept;
  /// The memory of the solve in bytes.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// The table, once, after `advance` has returned false. An error if distances above 254 (or 126) plies needed more
  /// memory than was allowed or available.
  [[nodiscard]] std::variant<Table, TableTooLarge> take_table();

  /// Takes over the memory of a table for the next solve.
  void reuse(Table&& table) noexcept;
  /// Drops the solve and frees all memory.
  void release() noexcept;

 private:
  struct Method;                    // of the current game, with its memory
  std::unique_ptr<Method> method_;  // has a fixed address, which the solve holds
};

/// Solves a game in one call.
[[nodiscard]] std::variant<Table, TableTooLarge> solve(const Game& game, const SolveOptions& options = {});

}  // namespace catchmate
