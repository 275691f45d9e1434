/// Squares, moves and values as text, for all messages and reports.
#pragma once

#include <string>
#include <string_view>

#include "catchmate/position.h"
#include "catchmate/table.h"
#include "catchmate/text.h"

namespace catchmate {

/// A drawing without its first line; `indent` precedes each line. For a graph, its parts.
[[nodiscard]] std::string draw_board(const Game& game, const Position& position, std::string_view indent = {});
/// The part of it that moves change: the rows, or a graph's lines of pieces.
[[nodiscard]] std::string draw_position(const Game& game, const Position& position, std::string_view indent = {});

/// "1 ply", "12 plies".
[[nodiscard]] std::string write_plies(Speaker say, Ply count);

/// "(2,1)", row and column; or a point's name, "b".
[[nodiscard]] std::string write_square(const Board& board, Square square);

/// "(2,1)-(2,2)", "b-c", or "pass".
[[nodiscard]] std::string write_move(Speaker say, const Board& board, const Move& move);

/// "red to move, red on (2,1) (2,3), black on (3,2)".
[[nodiscard]] std::string write_position(Speaker say, const Game& game, const Position& position);

/// "win in 1 ply", "loss in 12 plies", "draw", "win without an end".
[[nodiscard]] std::string write_value(Speaker say, Value value);

/// A text as it follows a word: after a space, except for Chinese in Chinese.
[[nodiscard]] std::string after_word(Language language, std::string text);

/// The message for a value: "rules.sides[0].reach is 0, expected 1 on a graph".
[[nodiscard]] std::string refusal(Language language, const std::string& path, const std::string& found,
                                  const std::string& expected);

inline constexpr Text kOneOnGraph{"1 on a graph", "1：棋盘是图"};

}  // namespace catchmate
