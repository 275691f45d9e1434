#include "catchmate/board.h"

#include <algorithm>

namespace catchmate {

bool is_point_name(std::string_view name) noexcept {
  const auto is_allowed = [](char c) {
    return static_cast<unsigned char>(c) > ' ' && c != '\x7F' && c != ',' && c != '-' && c != '>' && c != '#';
  };
  return !name.empty() && name.size() <= kMaxPointName && std::all_of(name.begin(), name.end(), is_allowed);
}

Board::Board(std::uint32_t rows, std::uint32_t columns)
    : rows_(rows), columns_(columns), free_squares_(rows * columns), marks_(free_squares_) {
  assert(rows >= 1 && columns >= 1 && std::uint64_t{rows} * columns < kNoSquare.index);
}

Board Board::graph(std::uint32_t points) {
  Board board(1, points);
  board.graph_.emplace();
  for (auto& ways : board.graph_->ways) ways.resize(points);
  return board;
}

Square Board::step(Square square, Direction direction) const noexcept {
  assert(!is_graph());
  struct Step {
    int rows, columns;
  };
  static constexpr Step kSteps[kDirections] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
  const Step step = kSteps[static_cast<std::size_t>(direction)];
  const std::int64_t next_row = std::int64_t{row(square)} + step.rows;
  const std::int64_t next_column = std::int64_t{column(square)} + step.columns;
  if (next_row < 1 || next_row > rows_ || next_column < 1 || next_column > columns_) return kNoSquare;
  return this->square(static_cast<std::uint32_t>(next_row), static_cast<std::uint32_t>(next_column));
}

void Board::set_obstacle(Square square, bool obstacle) noexcept {
  if (this->obstacle(square) == obstacle) return;
  set(square, kObstacle, obstacle);
  free_squares_ += obstacle ? -1U : 1U;
}

bool Board::has_marks() const noexcept {
  return std::any_of(marks_.begin(), marks_.end(), [](std::uint8_t mark) { return (mark & ~kObstacle) != 0; });
}

bool Board::on_edge(Square square, EnumSet<Edge> edges) const noexcept {
  assert(!is_graph() || edges.empty());
  return (edges.contains(Edge::top) && row(square) == 1) || (edges.contains(Edge::bottom) && row(square) == rows_) ||
         (edges.contains(Edge::left) && column(square) == 1) ||
         (edges.contains(Edge::right) && column(square) == columns_);
}

// ---- Graphs

bool Board::has_way(Side side, Square from, Square to) const noexcept {
  const std::vector<Square>& found = ways(side, from);
  return std::binary_search(found.begin(), found.end(), to);
}

void Board::set_way(Side side, Square from, Square to, bool way) {
  assert(is_graph() && from != to && contains(from) && contains(to));
  std::vector<Square>& found = graph_->ways[static_cast<std::size_t>(side)][from.index];
  const auto place = std::lower_bound(found.begin(), found.end(), to);
  const bool is_there = place != found.end() && *place == to;
  if (way && !is_there) found.insert(place, to);
  if (!way && is_there) found.erase(place);
}

std::size_t Board::most_ways(Side side) const noexcept {
  std::size_t most = 0;
  for (const std::vector<Square>& ways : graph_->ways[static_cast<std::size_t>(side)])
    most = std::max(most, ways.size());
  return most;
}

std::string Board::name(Square square) const {
  if (!is_graph()) return std::to_string(row(square)) + "," + std::to_string(column(square));
  return names().empty() ? std::to_string(square.index + 1) : names()[square.index];
}

}  // namespace catchmate
