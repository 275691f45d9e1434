/// The plain way to a table: retrograde analysis over the graph of a game's positions, one by one, for any rules. It is
/// the slow twin of retrograde.h, and serves where that does not.
#pragma once

#include <cstdint>
#include <memory>

#include "catchmate/game.h"
#include "catchmate/solving_method.h"

namespace catchmate {

/// The most bytes in use while a game on a board of so many squares is solved, at least 24 for each position;
/// `kUncountable` when beyond 64 bits. No more than 2^32 - 2 positions can be numbered.
[[nodiscard]] std::uint64_t plain_memory(const Rules& rules, std::uint64_t squares,
                                         std::uint64_t free_squares) noexcept;

[[nodiscard]] std::unique_ptr<SolvingMethod> solve_plain(Game game);

}  // namespace catchmate
