/// Squares, moves and values as text for a person, in every text that the core makes.
#pragma once

#include <string>
#include <string_view>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// A drawing without its first line, each line behind `indent`: marks and rows, or the parts of a graph.
[[nodiscard]] std::string draw_board(const Game& game, const Position& position, std::string_view indent = {});
/// As much of that as a move changes: the rows, or where the pieces stand.
[[nodiscard]] std::string draw_position(const Game& game, const Position& position, std::string_view indent = {});

/// "1 ply", "12 plies".
[[nodiscard]] std::string write_plies(Ply count);

/// "(2,1)": row and column; "b": a point of a graph.
[[nodiscard]] std::string write_square(const Board& board, Square square);

/// "(2,1)-(2,2)", "b-c", or "pass".
[[nodiscard]] std::string write_move(const Board& board, const Move& move);

/// "win in 1 ply", "loss in 12 plies", "draw", "win without an end".
[[nodiscard]] std::string write_value(Value value);

}  // namespace catchmate
