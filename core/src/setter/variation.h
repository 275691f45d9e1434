/// Small changes of boards, from which a hunt makes each board out of another one.
#pragma once

#include "catchmate/board.h"
#include "catchmate/games.h"
#include "catchmate/random.h"

namespace catchmate {

/// Whether a game's boards may differ from such a board: in a contest's format in what the format leaves open, and
/// otherwise in the obstacles of a rectangle.
[[nodiscard]] bool may_vary(const GameEntry& entry, const Board& board) noexcept;

/// A board that differs in one or two obstacles, in one edge, or in where one goal is.
[[nodiscard]] Board vary(const GameEntry& entry, const Board& board, Random& random);

}  // namespace catchmate
