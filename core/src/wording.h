/// Squares, moves and values as text for a person, in every text that the core makes.
#pragma once

#include <string>
#include <string_view>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// The rows of a drawing, each behind `indent`.
[[nodiscard]] std::string draw_rows(const Board& board, const Position& position, std::string_view indent = {});

/// "1 ply", "12 plies".
[[nodiscard]] std::string write_plies(Ply count);

/// "(2,1)": row and column.
[[nodiscard]] std::string write_square(const Board& board, Square square);

/// "(2,1)-(2,2)", or "pass".
[[nodiscard]] std::string write_move(const Board& board, Move move);

/// The lines of a drawing that say the board's marks, each behind `indent`: "goal black 1,2 3,3".
[[nodiscard]] std::string write_marks(const Game& game, std::string_view indent = {});

/// "win in 1 ply", "loss in 12 plies", "draw", "win without an end".
[[nodiscard]] std::string write_value(Value value);

}  // namespace catchmate
