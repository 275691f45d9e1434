#include "catchmate/solver.h"

#include <algorithm>
#include <utility>

#include "catchmate/plain_solver.h"
#include "catchmate/retrograde.h"

namespace catchmate {

std::uint64_t memory_needed(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept {
  return retrograde_serves(rules, squares) ? retrograde_memory(rules, squares, free_squares)
                                           : plain_memory(rules, squares, free_squares);
}

std::optional<TableTooLarge> too_large(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares,
                                       std::uint64_t memory_budget) noexcept {
  const std::uint64_t budget =
      retrograde_serves(rules, squares) ? memory_budget : std::min(memory_budget, plain_memory_limit(rules, squares));
  const std::uint64_t bytes = memory_needed(rules, squares, free_squares);
  if (bytes <= budget && bytes != kUncountable) return std::nullopt;
  return TableTooLarge{bytes, budget};
}

std::unique_ptr<SolvingMethod> start_solve(Game game) {
  return retrograde_serves(game.rules(), game.board().squares()) ? solve_retrograde(std::move(game))
                                                                 : solve_plain(std::move(game));
}

std::variant<Table, TableTooLarge> solve(const Game& game, std::uint64_t memory_budget) {
  const Board& board = game.board();
  if (const auto excess = too_large(game.rules(), board.squares(), board.free_squares(), memory_budget)) return *excess;
  const auto solving = start_solve(game);
  while (solving->advance()) {
  }
  return solving->take_table();
}

}  // namespace catchmate
