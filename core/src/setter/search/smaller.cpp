#include "smaller.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "catchmate/games.h"

namespace catchmate {

namespace {

using Kept = std::function<bool(Square)>;

bool has_piece(const Position& position, Square square) {
  return position.of(Side::one).contains(square) || position.of(Side::two).contains(square);
}

// A problem on the kept squares of its board, which are those of `board`, in the same order.
std::optional<Problem> moved_to(Board board, const Problem& problem, const Kept& keeps) {
  const Board& old = problem.game.board();
  std::vector<Square> moved(old.squares(), kNoSquare);
  Square next{0};
  for (std::uint32_t index = 0; index < old.squares(); ++index) {
    const Square square{index};
    if (!keeps(square)) continue;
    board.set_obstacle(next, old.obstacle(square));
    for (const Mark mark : kMarks) {
      for (const Side side : kSides) board.set_mark(mark, side, next, old.marked(mark, side, square));
    }
    moved[index] = next;
    ++next.index;
  }
  Position position{.to_move = problem.position.to_move};
  for (const Side side : kSides) {
    for (const Square square : problem.position.of(side)) {
      if (moved[square.index] == kNoSquare) return std::nullopt;
      position.of(side).insert(moved[square.index]);
    }
  }
  Game game(problem.game.rules(), std::move(board));
  if (game.validate(position)) return std::nullopt;
  if (fits_contest(problem.game, problem.position) && !fits_contest(game, position)) return std::nullopt;
  return Problem{.game = std::move(game), .position = position};
}

// A range of rows or columns to remove, from 1.
struct Cut {
  std::uint32_t first = 1;
  std::uint32_t count = 0;

  [[nodiscard]] bool contains(std::uint32_t number) const noexcept { return number >= first && number < first + count; }
};

// Large cuts first; then single rows or columns.
std::vector<Cut> cuts_of(std::uint32_t all) {
  std::vector<Cut> cuts;
  for (std::uint32_t count = all / 2; count > 0; count /= 2) {
    for (std::uint32_t first = 1; first + count <= all + 1; first += count) cuts.push_back({first, count});
  }
  return cuts;
}

std::optional<Problem> without(const Problem& problem, Cut rows, Cut columns) {
  const Board& old = problem.game.board();
  if (rows.count == old.rows() || columns.count == old.columns()) return std::nullopt;
  const auto keeps = [&](Square square) {
    return !rows.contains(old.row(square)) && !columns.contains(old.column(square));
  };
  return moved_to(Board(old.rows() - rows.count, old.columns() - columns.count), problem, keeps);
}

std::vector<GraphEdge> edges_without(const Board& board, Square point) {
  std::vector<GraphEdge> edges;
  const auto moved = [point](Square square) { return Square{square.index - (square > point ? 1 : 0)}; };
  for (GraphEdge edge : board.edges()) {
    if (edge.from == point || edge.to == point) continue;
    edge.from = moved(edge.from);
    edge.to = moved(edge.to);
    edges.push_back(edge);
  }
  return edges;
}

std::optional<Problem> without_point(const Problem& problem, Square point) {
  const Board& old = problem.game.board();
  if (old.squares() == 1) return std::nullopt;
  Board board = Board::graph(old.squares() - 1, edges_without(old, point));
  // The points of neighbour lists are numbered from 0 without a gap.
  if (!old.names().empty()) board.set_names({old.names().begin(), old.names().end() - 1});
  return moved_to(std::move(board), problem, [point](Square square) { return square != point; });
}

std::optional<Problem> without_edge(const Problem& problem, std::size_t edge) {
  const Board& old = problem.game.board();
  std::vector<GraphEdge> edges = old.edges();
  edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(edge));
  Board board = Board::graph(old.squares(), edges);
  board.set_names(old.names());
  board.set_places(old.places());
  return moved_to(std::move(board), problem, [](Square) { return true; });
}

std::optional<Problem> without_obstacles(const Problem& problem, std::optional<Square> only) {
  Board board = problem.game.board();
  bool changes = false;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (!board.obstacle(square) || (only && only != square)) continue;
    board.set_obstacle(square, false);
    changes = true;
  }
  if (!changes) return std::nullopt;
  Game game(problem.game.rules(), std::move(board));
  if (fits_contest(problem.game, problem.position) && !fits_contest(game, problem.position)) return std::nullopt;
  return Problem{.game = std::move(game), .position = problem.position};
}

// Whether the form has square boards only.
bool is_square_form(const Problem& problem) {
  const Board& board = problem.game.board();
  return contest_of(problem.game.rules()).input == Contest::Input::coordinates && board.rows() == board.columns() &&
         fits_contest(problem.game, problem.position);
}

std::vector<Problem> smaller_boards(const Problem& problem) {
  const Board& board = problem.game.board();
  std::vector<Problem> smaller;
  const auto add = [&](std::optional<Problem> made) {
    if (made) smaller.push_back(std::move(*made));
  };
  if (board.is_graph()) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      if (!has_piece(problem.position, Square{index})) add(without_point(problem, Square{index}));
    }
    const std::size_t edges = board.edges().size();
    for (std::size_t edge = 0; edge < edges; ++edge) add(without_edge(problem, edge));
  } else if (is_square_form(problem)) {
    for (const Cut rows : cuts_of(board.rows())) {
      for (const Cut columns : cuts_of(board.columns())) {
        if (rows.count == columns.count) add(without(problem, rows, columns));
      }
    }
  } else {
    for (const Cut rows : cuts_of(board.rows())) add(without(problem, rows, {}));
    for (const Cut columns : cuts_of(board.columns())) add(without(problem, {}, columns));
  }
  add(without_obstacles(problem, std::nullopt));
  for (std::uint32_t index = 0; index < board.squares(); ++index) add(without_obstacles(problem, Square{index}));
  return smaller;
}

}  // namespace

std::vector<std::vector<Problem>> smaller_files(const std::vector<Problem>& file) {
  std::vector<std::vector<Problem>> files;
  if (file.size() == 1) {
    for (Problem& board : smaller_boards(file.front())) files.push_back({std::move(board)});
    return files;
  }
  for (const Problem& board : file) files.push_back({board});
  for (std::size_t board = 0; file.size() > 2 && board < file.size(); ++board) {
    files.push_back(file);
    files.back().erase(files.back().begin() + static_cast<std::ptrdiff_t>(board));
  }
  // Boards that fail only together may shrink one by one.
  for (std::size_t board = 0; board < file.size(); ++board) {
    for (Problem& made : smaller_boards(file[board])) {
      files.push_back(file);
      files.back()[board] = std::move(made);
    }
  }
  return files;
}

}  // namespace catchmate
