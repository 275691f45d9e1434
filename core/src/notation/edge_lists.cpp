/// Reads directed graphs as lists of edges, followed by questions: the format of Luogu P6560.
#include <string>
#include <vector>

#include "board_text.h"

namespace catchmate {

std::optional<Board> read_edge_list(BoardText& text, std::uint32_t& questions) {
  const Word start = text.peek();
  std::uint32_t points = 0;
  std::uint32_t count = 0;
  if (!text.take_number("n", 1, kLargestNumber, points) || !text.take_number("m", 0, kLargestNumber, count) ||
      !text.take_number("q", 1, kLargestNumber, questions)) {
    return std::nullopt;
  }
  if (!text.fits(start, {.columns = points, .free_squares = points, .graph = true})) return std::nullopt;
  std::vector<GraphEdge> edges;
  for (std::uint32_t edge = 1; edge <= count; ++edge) {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    if (!text.take_number("u", 1, points, from) || !text.take_number("v", 1, points, to)) {
      text.error().subject += std::to_string(edge);
      return std::nullopt;
    }
    edges.push_back({Square{from - 1}, Square{to - 1}, true});
  }
  Board board = Board::graph(points, edges);
  if (!text.fits(start, size_of(text.rules(), board))) return std::nullopt;
  return board;
}

std::optional<Problem> read_question(BoardText& text, const Board& graph) {
  const Word start = text.peek();
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  if (!text.take_number("x", 1, graph.squares(), from) || !text.take_number("y", 0, graph.squares(), to)) return {};
  Board board = graph;
  for (const Side side : kSides) {
    if (to != 0) board.set_mark(Mark::goal, side, Square{to - 1}, true);
  }
  Position position{.to_move = text.rules().starts};
  position.of(*token_side(text.rules())).insert(Square{from - 1});
  return Problem{.game = Game(text.rules(), std::move(board)), .position = position, .line = start.line};
}

}  // namespace catchmate
