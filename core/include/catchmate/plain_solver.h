/// The plain way to a table: retrograde analysis over the graph of a game's positions, one by one, for any rules. It is
/// the slow twin of retrograde.h, and serves where that does not.
#pragma once

#include <cstdint>
#include <memory>

#include "catchmate/game.h"
#include "catchmate/solving_method.h"

namespace catchmate {

/// The most bytes in use while a game on a board of so many squares is solved; `kUncountable` when beyond 64 bits.
[[nodiscard]] std::uint64_t plain_memory(const Rules& rules, std::uint64_t squares,
                                         std::uint64_t free_squares) noexcept;

/// The bytes that the method can make use of at the most: it numbers positions in 32 bits, and a game with more of them
/// takes more bytes than these.
[[nodiscard]] std::uint64_t plain_memory_limit(const Rules& rules, std::uint64_t squares) noexcept;

[[nodiscard]] std::unique_ptr<SolvingMethod> solve_plain(Game game);

}  // namespace catchmate
