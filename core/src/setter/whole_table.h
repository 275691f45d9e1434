/// The table of all positions of a game, solved on one thread; nothing if it does not fit in memory.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "catchmate/solver.h"

namespace catchmate {

inline std::optional<Table> whole_table(const Game& game) {
  auto solved = solve(game, {.threads = 1});
  auto* table = std::get_if<Table>(&solved);
  return table == nullptr ? std::nullopt : std::optional(std::move(*table));
}

}  // namespace catchmate
