/// Reads boards given by size and coordinates: the format of chase.
#include <string>

#include "board_text.h"

namespace catchmate {

namespace {

using Code = InputError::Code;

bool read_piece(BoardText& text, const Board& board, Side side, const std::string& number, Position& position) {
  const Word start = text.peek();
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  if (!text.take_number(kSpace, "r" + number, 1, board.rows(), row)) return false;
  if (!text.take_number(kSpace, "c" + number, 1, board.columns(), column)) return false;
  const Square square = board.square(row, column);
  if (position.of(Side::one).contains(square) || position.of(Side::two).contains(square)) {
    text.fail(Code::shared_square, start);
    text.error().found = std::to_string(row) + " " + std::to_string(column);
    return false;
  }
  position.of(side).insert(square);
  return true;
}

}  // namespace

std::string coordinate_names(const Rules& rules) {
  std::string names = "n";
  for (int piece = 1; piece <= rules.sides[0].pieces + rules.sides[1].pieces; ++piece) {
    names.append(" r").append(std::to_string(piece)).append(" c").append(std::to_string(piece));
  }
  return names;
}

std::optional<Problem> read_coordinates(BoardText& text) {
  const Word start = text.peek();
  std::uint32_t size = 0;
  const Contest& contest = text.contest();
  if (!text.take_number(kNoSpace, "n", contest.fewest_rows, text.most(contest.most_rows), size)) return {};
  if (!text.check_memory(start, size, size, std::uint64_t{size} * size)) return {};
  Board board(size, size);
  Position position{.to_move = text.rules().starts};
  int number = 0;
  for (const Side side : kSides) {
    for (int piece = 0; piece < text.rules().side(side).pieces; ++piece) {
      if (!read_piece(text, board, side, std::to_string(++number), position)) return {};
    }
  }
  if (!text.peek().text.empty()) {
    text.check_space(kLineEnd);
    text.fail(Code::trailing_text, text.peek());
    return {};
  }
  return Problem{.game = Game(text.rules(), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
