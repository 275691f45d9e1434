#include "catchmate/board.h"

#include <algorithm>
#include <map>
#include <utility>

namespace catchmate {

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

void Board::lay(const GraphEdge& edge) {
  for (const Side side : {Side::one, Side::two}) {
    if (edge.side && *edge.side != side) continue;
    set_way(side, edge.from, edge.to, true);
    if (!edge.one_way) set_way(side, edge.to, edge.from, true);
  }
}

std::vector<GraphEdge> Board::edges() const {
  // By pair of points, the lower first, and by side.
  struct Ways {
    bool there = false;
    bool back = false;
    bool operator==(const Ways&) const = default;
  };
  std::map<std::pair<Square, Square>, std::array<Ways, 2>> pairs;
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::uint32_t index = 0; index < squares(); ++index) {
      for (const Square to : graph_->ways[side][index]) {
        const bool there = index < to.index;
        Ways& ways = pairs[there ? std::pair(Square{index}, to) : std::pair(to, Square{index})][side];
        (there ? ways.there : ways.back) = true;
      }
    }
  }
  std::vector<GraphEdge> edges;
  for (const auto& [pair, ways] : pairs) {
    const auto add = [&edges, low = pair.first, high = pair.second](Ways of, std::optional<Side> side) {
      if (!of.there && !of.back) return;
      edges.push_back({of.there ? low : high, of.there ? high : low, of.there != of.back, side});
    };
    const auto& [one, two] = ways;
    if (one == two) {
      add(one, std::nullopt);
    } else {
      add(one, Side::one);
      add(two, Side::two);
    }
  }
  return edges;
}

std::size_t Board::most_ways(Side side) const {
  std::size_t most = 0;
  std::vector<std::size_t> arriving(squares());
  for (const std::vector<Square>& ways : graph_->ways[static_cast<std::size_t>(side)]) {
    most = std::max(most, ways.size());
    for (const Square to : ways) most = std::max(most, ++arriving[to.index]);
  }
  return most;
}

std::string Board::name(Square square) const {
  if (!is_graph()) return std::to_string(row(square)) + "," + std::to_string(column(square));
  return names().empty() ? std::to_string(square.index + 1) : names()[square.index];
}

}  // namespace catchmate
