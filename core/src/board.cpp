#include "catchmate/board.h"

#include <algorithm>

namespace catchmate {

Board::Board(std::uint32_t rows, std::uint32_t columns)
    : rows_(rows), columns_(columns), free_squares_(rows * columns), marks_(free_squares_) {
  assert(rows >= 1 && columns >= 1 && std::uint64_t{rows} * columns < kNoSquare.index);
}

Square Board::step(Square square, Direction direction) const noexcept {
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
  return (edges.contains(Edge::top) && row(square) == 1) || (edges.contains(Edge::bottom) && row(square) == rows_) ||
         (edges.contains(Edge::left) && column(square) == 1) ||
         (edges.contains(Edge::right) && column(square) == columns_);
}

}  // namespace catchmate
