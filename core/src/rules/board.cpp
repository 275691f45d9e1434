#include "catchmate/board.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace catchmate {

namespace {

// A way; or two points, and a bit for each way between them.
struct Way {
  Square from;
  Square to;
  unsigned bits;
};

// Sorts ways by their start, then by their end, by counting sort on the end, then on the start.
std::vector<Way> in_order(std::uint32_t points, const std::vector<Way>& ways) {
  const auto by = [points](const std::vector<Way>& from, Square Way::*key) {
    std::vector<std::uint32_t> starts(std::size_t{points} + 1);
    for (const Way& way : from) ++starts[(way.*key).index + 1];
    for (std::size_t point = 1; point < starts.size(); ++point) starts[point] += starts[point - 1];
    std::vector<Way> to(from.size());
    for (const Way& way : from) to[starts[(way.*key).index]++] = way;
    return to;
  };
  return by(by(ways, &Way::to), &Way::from);
}

// Lists the beginnings of ways by their ends: `for_each(visit)` calls `visit(from, to)` for all, both times in one
// order.
template <class ForEach>
Ways by_end(std::uint32_t points, const ForEach& for_each) {
  Ways ways;
  ways.first.resize(std::size_t{points} + 1);
  for_each([&ways](Square, Square to) { ++ways.first[to.index + 1]; });
  std::partial_sum(ways.first.begin(), ways.first.end(), ways.first.begin());
  ways.ends.resize(ways.first.back());
  std::vector<std::uint32_t> next(ways.first.begin(), ways.first.end() - 1);
  for_each([&ways, &next](Square from, Square to) { ways.ends[next[to.index]++] = from; });
  return ways;
}

bool has_ways_back(const Ways& ways) {
  // The ways to a point are met in the order of their starts, which is that of the point's own ways.
  std::vector<std::uint32_t> back(ways.first.begin(), ways.first.end() - 1);
  for (std::uint32_t from = 0; from < back.size(); ++from) {
    for (std::uint32_t way = ways.first[from]; way < ways.first[from + 1]; ++way) {
      const std::uint32_t to = ways.ends[way].index;
      const std::uint32_t own = back[to]++;
      if (own == ways.first[to + 1] || ways.ends[own] != Square{from}) return false;
    }
  }
  return true;
}

// Adds the edges between two points. In `bits`, 1 and 2 are side one's forward and reverse way, 4 and 8 side two's.
void add_edges(std::vector<GraphEdge>& edges, Square low, Square high, unsigned bits) {
  const auto add = [&](unsigned ways, std::optional<Side> side) {
    const bool forward = (ways & 1U) != 0;
    if (ways != 0) edges.push_back({forward ? low : high, forward ? high : low, ways != 3, side});
  };
  const unsigned one = bits & 3U;
  const unsigned two = bits >> 2U;
  if (one == two) return add(one, std::nullopt);
  add(one, Side::one);
  add(two, Side::two);
}

}  // namespace

Board::Board(std::uint32_t rows, std::uint32_t columns)
    : rows_(rows), columns_(columns), free_squares_(rows * columns), marks_(free_squares_) {
  assert(rows >= 1 && columns >= 1 && std::uint64_t{rows} * columns < kNoSquare.index);
}

Board Board::graph(std::uint32_t points, const std::vector<GraphEdge>& edges) {
  Board board(1, points);
  const bool same = std::none_of(edges.begin(), edges.end(), [](const GraphEdge& edge) { return edge.side; });
  const auto one = std::make_shared<const Lists>(list_ways(points, edges, Side::one));
  auto two = same ? one : std::make_shared<const Lists>(list_ways(points, edges, Side::two));
  // Edges of single sides may add up to equal lists.
  if (*two == *one) two = one;
  board.graph_ = Points{.lists = {one, two}, .names = {}, .places = {}};
  return board;
}

Board::Lists Board::list_ways(std::uint32_t points, const std::vector<GraphEdge>& edges, Side side) {
  const Ways back = by_end(points, [&](const auto& visit) {
    for (const GraphEdge& edge : edges) {
      assert(edge.from.index < points && edge.to.index < points);
      if (edge.side && *edge.side != side) continue;
      visit(edge.from, edge.to);
      if (!edge.one_way && edge.from != edge.to) visit(edge.to, edge.from);
    }
  });
  Lists lists{by_end(points, [&](const auto& visit) {
    for (std::uint32_t to = 0; to < points; ++to) {
      for (std::uint32_t way = back.first[to]; way < back.first[to + 1]; ++way) visit(Square{to}, back.ends[way]);
    }
  })};
  // The ends of a point's ways are in ascending order: of equal ones, the first stays.
  std::vector<std::uint32_t> arriving(points);
  std::uint32_t kept = 0;
  for (std::uint32_t from = 0, way = 0; from < points; ++from) {
    lists.first[from] = kept;
    for (; way < lists.first[from + 1]; ++way) {
      const Square to = lists.ends[way];
      if (kept > lists.first[from] && lists.ends[kept - 1] == to) continue;
      lists.ends[kept++] = to;
      lists.most = std::max(lists.most, ++arriving[to.index]);
    }
    lists.most = std::max(lists.most, kept - lists.first[from]);
  }
  lists.first[points] = kept;
  lists.ends.resize(kept);
  lists.both_ways = has_ways_back(lists);
  return lists;
}

Square Board::step(Square square, Direction direction) const noexcept {
  assert(!is_graph());
  struct Offset {
    int rows, columns;
  };
  static constexpr Offset kOffsets[kDirections] = {{-1, 0}, {0, 1}, {1, 0},  {0, -1},
                                                   {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
  const Offset offset = kOffsets[static_cast<std::size_t>(direction)];
  const std::int64_t next_row = std::int64_t{row(square)} + offset.rows;
  const std::int64_t next_column = std::int64_t{column(square)} + offset.columns;
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
  // Side two's bit is the next higher one.
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
  // Goals are rare: skip stretches without any at once.
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
  // Each way by its lower point, with a bit for its side and direction.
  std::vector<Way> ways;
  for (const Side side : kSides) {
    for (std::uint32_t index = 0; index < squares(); ++index) {
      for (const Square to : this->ways(side, Square{index})) {
        const unsigned forward = index <= to.index ? 1U : 0U;
        const unsigned reverse = index >= to.index ? 2U : 0U;
        const unsigned shift = 2 * static_cast<unsigned>(side);
        ways.push_back({std::min(Square{index}, to), std::max(Square{index}, to), (forward | reverse) << shift});
      }
    }
  }
  ways = in_order(squares(), ways);
  std::vector<GraphEdge> edges;
  for (std::size_t at = 0; at < ways.size();) {
    const auto [low, high, first_bits] = ways[at];
    unsigned bits = 0;
    for (; at < ways.size() && ways[at].from == low && ways[at].to == high; ++at) bits |= ways[at].bits;
    add_edges(edges, low, high, bits);
  }
  return edges;
}

std::string Board::name(Square square) const {
  if (!is_graph()) return std::to_string(row(square)) + "," + std::to_string(column(square));
  return names().empty() ? std::to_string(square.index + 1) : names()[square.index];
}

}  // namespace catchmate
