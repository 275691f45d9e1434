/// Reads directed graphs as lists of edges, followed by questions: the format of Luogu P6560.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "board_text.h"

namespace catchmate {

namespace {

// Memory for more edges grows with the text, not with the number that it announces.
constexpr std::uint32_t kMostReserved = 1U << 20U;

// The numbers of a line and their names in errors.
struct Line {
  const char* one;
  const char* two;
  std::uint32_t least;  // of the second
  std::uint32_t most;
};

// Reads a line's two numbers. If the text runs out within them, the scanner stays before them.
bool read_pair(BoardText& text, const Line& line, std::uint32_t& one, std::uint32_t& two) {
  const Scanner before = text.scanner();
  const bool good = text.take_number(kLineEnd, line.one, 1, line.most, one) &&
                    text.take_number(kSpace, line.two, line.least, line.most, two);
  if (!text.scanner().ran_out()) return good;
  text.scanner() = before;
  text.scanner().set_ran_out();
  return false;
}

}  // namespace

bool EdgeList::read_head(BoardText& text) {
  const Contest& contest = text.contest();
  const Word start = text.peek();
  std::uint32_t points = 0;
  if (!text.take_number(kNoSpace, "n", 1, text.most(contest.most_rows), points) ||
      !text.take_number(kSpace, "m", 0, text.most(contest.most_edges), edge_count_) ||
      !text.take_number(kSpace, "q", 1, text.most(contest.most_questions), questions_) ||
      !text.check_memory(start, {.columns = points, .free_squares = points, .graph = true})) {
    return false;
  }
  // The text has run out if the last number may go on.
  if (text.scanner().ran_out()) return false;
  first_word_ = start.text;
  start_ = start;
  points_ = points;
  edges_.reserve(std::min(edge_count_, kMostReserved));
  return true;
}

bool EdgeList::read_edges(BoardText& text) {
  while (edges_.size() < edge_count_) {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    if (!read_pair(text, {"u", "v", 1, points_}, from, to)) {
      if (!text.scanner().ran_out()) text.error().subject += std::to_string(edges_.size() + 1);
      return false;
    }
    edges_.push_back({Square{from - 1}, Square{to - 1}, true});
  }
  return true;
}

bool EdgeList::read_graph(BoardText& text) {
  if ((points_ == 0 && !read_head(text)) || !read_edges(text)) return false;
  graph_ = Board::graph(points_, std::exchange(edges_, {}));
  return text.check_memory({first_word_, start_.line, start_.column}, size_of(text.rules(), *graph_));
}

std::optional<Problem> EdgeList::read_question(BoardText& text) const {
  const Word start = text.peek();
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  if (!read_pair(text, {"x", "y", 0, points_}, from, to)) return {};
  Board board = *graph_;
  for (const Side side : kSides) {
    if (to != 0) board.set_mark(Mark::goal, side, Square{to - 1}, true);
  }
  Position position{.to_move = text.rules().starts};
  position.of(*token_side(text.rules())).insert(Square{from - 1});
  return Problem{.game = Game(text.rules(), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
