/// Bit-parallel retrograde analysis: the fast way to a table, for games in which one side has a single piece.
///
/// That piece is the swept one (see placement_index.h). For each placement of the others, and each side to move, the
/// squares of the swept piece are one row of bits, so that a machine word holds the fate of 64 positions:
///
///     open     not settled yet                       one move of the swept piece is a shift of a row under a mask,
///     won      won for the side to move              one of another piece the row of a neighbouring placement
///
/// Layer by layer of the distance: what can move to a newly lost position is won; what is open and has no move that
/// leads outside the won positions is lost. Only rows next to a change are looked at.
#pragma once

#include <cstdint>
#include <memory>

#include "catchmate/game.h"
#include "catchmate/solving_method.h"

namespace catchmate {

/// Whether the method serves for a game of these rules on a board of so many squares: one side has a single piece, and
/// there are no more than 10,240 squares.
[[nodiscard]] bool retrograde_serves(const Rules& rules, std::uint64_t squares) noexcept;

/// The most bytes in use while a game for which the method serves is solved; `kUncountable` when beyond 64 bits.
[[nodiscard]] std::uint64_t retrograde_memory(const Rules& rules, std::uint64_t squares,
                                              std::uint64_t free_squares) noexcept;

/// A solve of a game for which the method serves.
[[nodiscard]] std::unique_ptr<SolvingMethod> solve_retrograde(Game game);

}  // namespace catchmate
