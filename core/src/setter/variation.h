/// Small changes of boards: the steps of a hunt.
#pragma once

#include "catchmate/board.h"
#include "catchmate/games.h"
#include "catchmate/random.h"

namespace catchmate {

/// Whether a board can vary: within the contest's format, or else in the obstacles of a rectangle.
[[nodiscard]] bool may_vary(const GameEntry& entry, const Board& board) noexcept;

/// A board that differs in one or two obstacles, in one edge, or in one goal.
[[nodiscard]] Board vary(const GameEntry& entry, const Board& board, Random& random);

}  // namespace catchmate
