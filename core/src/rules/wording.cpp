#include "wording.h"

#include <utility>

namespace catchmate {

std::string write_plies(Ply count) { return std::to_string(count) + (count == 1 ? " ply" : " plies"); }

std::string write_square(const Board& board, Square square) {
  return board.is_graph() ? board.name(square) : "(" + board.name(square) + ")";
}

std::string write_move(const Board& board, const Move& move) {
  std::string text;
  for (const auto [from, to] : move) {
    if (!text.empty()) text += "+";
    text += write_square(board, from) + "-" + write_square(board, to);
  }
  return move.is_pass() ? "pass" : text;
}

std::string write_position(const Game& game, const Position& position) {
  std::string text = game.rules().side(position.to_move).name + " to move";
  for (const Side side : kSides) {
    text.append(", ").append(game.rules().side(side).name).append(" on");
    for (const Square square : position.of(side)) text.append(" ").append(write_square(game.board(), square));
  }
  return text;
}

std::string write_value(Value value) {
  if (value.outcome == Outcome::draw) return "draw";
  const std::string outcome = value.outcome == Outcome::win ? "win" : "loss";
  return value.endless() ? outcome + " without an end" : outcome + " in " + write_plies(value.distance);
}

std::string after_word(Language language, std::string text) {
  const bool is_spaced = language == Language::english || (!text.empty() && text[0] >= '!' && text[0] <= '~');
  return is_spaced ? " " + std::move(text) : text;
}

std::string refusal(Language language, const std::string& path, const std::string& found, const std::string& expected) {
  return Speaker{language}({"{0} is{1}, expected{2}", "{0} 是{1}，应为{2}"}, path, after_word(language, found),
                           after_word(language, expected));
}

}  // namespace catchmate
