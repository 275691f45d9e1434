#include "catchmate/board.h"

#include <algorithm>
#include <map>
#include <utility>

namespace catchmate {

Board::Board(std::uint32_t rows, std::uint32_t columns)
    : rows_(rows), columns_(columns), free_squares_(rows * columns), marks_(free_squares_) {
  assert(rows >= 1 && columns >= 1 && std::uint64_t{rows} * columns < kNoSquare.index);
}

Board Board::graph(std::uint32_t points, const std::vector<GraphEdge>& edges) {
  Board board(1, points);
  const bool same = std::none_of(edges.begin(), edges.end(), [](const GraphEdge& edge) { return edge.side; });
  const auto one = std::make_shared<const Lists>(list_ways(points, edges, Side::one));
  auto two = same ? one : std::make_shared<const Lists>(list_ways(points, edges, Side::two));
  // Edges of one side alone may come to the same.
  if (*two == *one) two = one;
  board.graph_ = Points{.lists = {one, two}, .names = {}, .places = {}};
  return board;
}

Board::Lists Board::list_ways(std::uint32_t points, const std::vector<GraphEdge>& edges, Side side) {
  const auto for_each_way = [&](auto visit) {
    for (const GraphEdge& edge : edges) {
      assert(edge.from.index < points && edge.to.index < points);
      if (edge.side && *edge.side != side) continue;
      visit(edge.from, edge.to);
      if (!edge.one_way && edge.from != edge.to) visit(edge.to, edge.from);
    }
  };
  Lists lists;
  lists.first.resize(std::size_t{points} + 1);
  for_each_way([&](Square from, Square /*to*/) { ++lists.first[from.index]; });
  // Each entry becomes the end of its point's list, which is then filled from the end to the start.
  std::uint32_t sum = 0;
  for (std::uint32_t& entry : lists.first) entry = sum += entry;
  lists.ends.resize(sum);
  for_each_way([&](Square from, Square to) { lists.ends[--lists.first[from.index]] = to; });
  // Sorted, each once.
  std::vector<std::uint32_t> arriving(points);
  auto end = lists.ends.begin();
  for (std::uint32_t index = 0; index < points; ++index) {
    const auto first = lists.ends.begin() + lists.first[index];
    const auto last = lists.ends.begin() + lists.first[index + 1];
    std::sort(first, last);
    const auto begin = end;
    end = std::unique_copy(first, last, begin);
    lists.first[index] = static_cast<std::uint32_t>(begin - lists.ends.begin());
    lists.most = std::max(lists.most, static_cast<std::uint32_t>(end - begin));
    std::for_each(begin, end, [&](Square to) { lists.most = std::max(lists.most, ++arriving[to.index]); });
  }
  lists.first[points] = static_cast<std::uint32_t>(end - lists.ends.begin());
  lists.ends.erase(end, lists.ends.end());
  return lists;
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

bool Board::has_same_marks() const noexcept {
  // The bit of side two stands above that of side one.
  constexpr unsigned kOfSideOne = bit_of(Mark::goal, Side::one) | bit_of(Mark::closed, Side::one);
  unsigned other = 0;
  for (const std::uint8_t mark : marks_) other |= mark ^ static_cast<unsigned>(mark >> 1U);
  return (other & kOfSideOne) == 0;
}

bool Board::differs_in_goals_alone(const Board& other) const noexcept {
  constexpr unsigned kGoals = bit_of(Mark::goal, Side::one) | bit_of(Mark::goal, Side::two);
  if (marks_.size() != other.marks_.size()) return false;
  unsigned different = 0;
  for (std::size_t index = 0; index < marks_.size(); ++index) different |= marks_[index] ^ other.marks_[index];
  return (different & ~kGoals) == 0;
}

std::vector<Square> Board::marked_goals() const {
  constexpr unsigned kGoals = bit_of(Mark::goal, Side::one) | bit_of(Mark::goal, Side::two);
  std::vector<Square> goals;
  // Goals are few: stretches without any are passed over as a whole.
  constexpr std::size_t kStretch = 64;
  for (std::size_t first = 0; first < marks_.size(); first += kStretch) {
    const std::size_t last = std::min(first + kStretch, marks_.size());
    unsigned any = 0;
    for (std::size_t index = first; index < last; ++index) any |= marks_[index];
    for (std::size_t index = first; (any & kGoals) != 0 && index < last; ++index) {
      if ((marks_[index] & kGoals) != 0) goals.push_back(Square{static_cast<std::uint32_t>(index)});
    }
  }
  return goals;
}

bool Board::on_edge(Square square, EnumSet<Edge> edges) const noexcept {
  assert(!is_graph() || edges.empty());
  return (edges.contains(Edge::top) && row(square) == 1) || (edges.contains(Edge::bottom) && row(square) == rows_) ||
         (edges.contains(Edge::left) && column(square) == 1) ||
         (edges.contains(Edge::right) && column(square) == columns_);
}

// ---- Graphs

bool Board::has_way(Side side, Square from, Square to) const noexcept {
  const std::span<const Square> found = ways(side, from);
  return std::binary_search(found.begin(), found.end(), to);
}

std::vector<GraphEdge> Board::edges() const {
  // By pair of points, the lower first, and by side.
  struct Ways {
    bool there = false;
    bool back = false;
    bool operator==(const Ways&) const = default;
  };
  std::map<std::pair<Square, Square>, std::array<Ways, 2>> pairs;
  for (const Side side : {Side::one, Side::two}) {
    for (std::uint32_t index = 0; index < squares(); ++index) {
      for (const Square to : this->ways(side, Square{index})) {
        const bool there = index <= to.index;
        auto& pair = pairs[there ? std::pair(Square{index}, to) : std::pair(to, Square{index})];
        Ways& ways = pair[static_cast<std::size_t>(side)];
        (there ? ways.there : ways.back) = true;
        if (index == to.index) ways.back = true;
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

std::string Board::name(Square square) const {
  if (!is_graph()) return std::to_string(row(square)) + "," + std::to_string(column(square));
  return names().empty() ? std::to_string(square.index + 1) : names()[square.index];
}

}  // namespace catchmate
