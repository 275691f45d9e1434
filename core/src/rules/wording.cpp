#include "wording.h"

#include <utility>

namespace catchmate {

std::string write_plies(Speaker say, Ply count) { return say({count == 1 ? "{0} ply" : "{0} plies", "{0} 步"}, count); }

std::string write_square(const Board& board, Square square) {
  return board.is_graph() ? board.name(square) : "(" + board.name(square) + ")";
}

std::string write_move(Speaker say, const Board& board, const Move& move) {
  std::string text;
  for (const auto [from, to] : move) {
    if (!text.empty()) text += "+";
    text += write_square(board, from) + "-" + write_square(board, to);
  }
  return move.is_pass() ? say({"pass", "停一手"}) : text;
}

std::string write_position(Speaker say, const Game& game, const Position& position) {
  std::string text = say({"{0} to move", "轮到 {0}"}, game.rules().side(position.to_move).name);
  for (const Side side : kSides) {
    text += say({", {0} on", "，{0} 在"}, game.rules().side(side).name);
    for (const Square square : position.of(side)) text.append(" ").append(write_square(game.board(), square));
  }
  return text;
}

std::string write_value(Speaker say, Value value) {
  if (value.outcome == Outcome::draw) return say({"draw", "平局"});
  const Text outcome = value.outcome == Outcome::win ? Text{"win", "必胜"} : Text{"loss", "必败"};
  if (value.endless()) return say({"{0} without an end", "{0}，无限循环"}, outcome);
  return say({"{0} in {1}", "{1}{0}"}, outcome, write_plies(say, value.distance));
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
