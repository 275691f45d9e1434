#include <algorithm>
#include <string>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "letters.h"
#include "wording.h"

namespace catchmate {

namespace {

bool share_a_square(const Position& position) noexcept {
  const PieceSet& twos = position.of(Side::two);
  return std::any_of(twos.begin(), twos.end(), [&](Square square) { return position.of(Side::one).contains(square); });
}

// Whether the only mark of a board is a goal of both sides, on which nothing stands.
bool is_letter_grid(const Board& board, const Position& position) noexcept {
  std::uint32_t goals = 0;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    const bool one = board.marked(Mark::goal, Side::one, square);
    if (board.marked(Mark::closed, Side::one, square) || board.marked(Mark::closed, Side::two, square)) return false;
    if (one != board.marked(Mark::goal, Side::two, square)) return false;
    if (!one) continue;
    ++goals;
    if (board.obstacle(square)) return false;
    if (position.of(Side::one).contains(square) || position.of(Side::two).contains(square)) return false;
  }
  return goals == 1;
}

std::string write_letter_grid(const Game& game, const Position& position) {
  const Board& board = game.board();
  std::string text = "[";
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (index % board.columns() == 0) text += index == 0 ? "\"" : ",\"";
    char letter = board.obstacle(square) ? kObstacle : board.marked(Mark::goal, Side::one, square) ? kFood : kFree;
    for (const Side side : {Side::one, Side::two}) {
      if (position.of(side).contains(square)) letter = grid_letter_of(game.rules(), side);
    }
    text += letter;
    if ((index + 1) % board.columns() == 0) text += '"';
  }
  text += "]\n";
  for (const Side side : {Side::two, Side::one}) text += std::to_string(game.rules().side(side).reach) + "\n";
  return text;
}

// Whether the contest's input can say a position.
bool is_in_format(const Contest& contest, const Game& game, const Position& position) noexcept {
  const Board& board = game.board();
  if (position.to_move != game.rules().starts || share_a_square(position)) return false;
  if (board.rows() < contest.fewest_rows) return false;
  if (contest.input == Contest::Input::letter_grids) return is_letter_grid(board, position);
  if (board.has_marks()) return false;
  return contest.input != Contest::Input::coordinates ||
         (board.rows() == board.columns() && board.free_squares() == board.squares());
}

std::string write_coordinates(const Board& board, const Position& position) {
  std::string text = std::to_string(board.rows());
  for (const PieceSet& pieces : position.pieces) {
    for (const Square square : pieces) {
      text.append(" ").append(std::to_string(board.row(square)));
      text.append(" ").append(std::to_string(board.column(square)));
    }
  }
  return text + "\n";
}

}  // namespace

std::string draw_rows(const Board& board, const Position& position, std::string_view indent) {
  std::string drawing;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    const bool one = position.of(Side::one).contains(square);
    const bool two = position.of(Side::two).contains(square);
    if (index % board.columns() == 0) drawing += indent;
    drawing += one && two ? kBothSides : one ? kSideOne : two ? kSideTwo : board.obstacle(square) ? kObstacle : kFree;
    if ((index + 1) % board.columns() == 0) drawing += '\n';
  }
  return drawing;
}

std::string write_marks(const Game& game, std::string_view indent) {
  const Board& board = game.board();
  std::string text;
  for (const Mark mark : kMarks) {
    for (const Side side : {Side::one, Side::two}) {
      std::string squares;
      for (std::uint32_t index = 0; index < board.squares(); ++index) {
        if (!board.marked(mark, side, Square{index})) continue;
        squares.append(" ").append(std::to_string(board.row(Square{index})));
        squares.append(",").append(std::to_string(board.column(Square{index})));
      }
      if (squares.empty()) continue;
      text.append(indent)
          .append(word_of(mark))
          .append(" ")
          .append(game.rules().side(side).name)
          .append(squares)
          .append("\n");
    }
  }
  return text;
}

std::string write_problem(const Game& game, const Position& position) {
  const Board& board = game.board();
  const Rules& rules = game.rules();
  const Contest contest = contest_of(rules);
  const bool in_format = is_in_format(contest, game, position);
  if (in_format && contest.input == Contest::Input::coordinates) return write_coordinates(board, position);
  if (in_format && contest.input == Contest::Input::letter_grids) return write_letter_grid(game, position);
  std::string text = in_format && contest.input == Contest::Input::numbered_drawings ? "0 1\n" : "";
  text += std::to_string(board.rows()) + " " + std::to_string(board.columns());
  if (position.to_move != rules.starts || board.has_marks()) text += " " + rules.side(position.to_move).name;
  return text + "\n" + write_marks(game) + draw_rows(board, position);
}

std::string write_answer(const Rules& rules, Side to_move, Value value) {
  const Contest contest = contest_of(rules);
  const Side winner = value.outcome == Outcome::win ? to_move : opponent(to_move);
  if (contest.answer == Contest::Answer::truth) {
    const bool wins = value.outcome != Outcome::draw && winner == Side::one;
    return wins && value.distance <= contest.most_plies ? "true" : "false";
  }
  if (value.outcome == Outcome::draw) return contest.draw;
  const std::string& word = contest.winners[static_cast<std::size_t>(winner)];
  return value.endless() ? word : word + " " + std::to_string(value.distance);
}

}  // namespace catchmate
