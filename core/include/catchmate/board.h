/// A board: a rectangle or a graph, its obstacles, and its marks, squares with a meaning for one side.
///
/// Rows and columns count from 1, as in every text format and on screen, row 1 on top. A square is numbered in
/// row-major order from 0; on a board of 2 rows and 3 columns:
///
///               column 1   2   3
///     row 1          0   1   2
///     row 2          3   4   5          Board(2, 3).square(2, 1) == Square{3}
///
/// A graph has points, numbered like the squares of a single row, and directed ways between them, a set for each side:
///
///     0 ─── 1 ──> 2          Board::graph(3, {{Square{0}, Square{1}}, {Square{1}, Square{2}, true}})
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catchmate/rules.h"

namespace catchmate {

/// A square of a board, by its number.
struct Square {
  std::uint32_t index = 0;
  friend constexpr auto operator<=>(Square, Square) noexcept = default;
};

/// No square: beyond the border, and both ends of a pass.
inline constexpr Square kNoSquare{0xFFFF'FFFFU};

/// A meaning that a square has for one side alone.
enum class Mark : std::uint8_t {
  goal,    ///< the side wins when one of its pieces stands there
  closed,  ///< the square is like an obstacle to the side's pieces
};
inline constexpr std::array kMarks{Mark::goal, Mark::closed};

/// The position of a graph's point in a drawing, in thousandths of its width from the left and of its height from the
/// top.
struct Place {
  std::uint16_t x = 0;
  std::uint16_t y = 0;
  friend bool operator==(Place, Place) noexcept = default;
};
inline constexpr std::uint16_t kLargestPlace = 1000;
inline constexpr Limits kPlaceLimits{0, kLargestPlace};

/// An edge of a graph: one way or two between two points, for one side or for both.
struct GraphEdge {
  Square from = {};
  Square to = {};
  bool one_way = false;
  std::optional<Side> side = {};  ///< the only side that may use it; nothing if both may

  friend bool operator==(const GraphEdge&, const GraphEdge&) noexcept = default;
};

/// Steps between squares: those from square s are `ends[first[s]]` up to, not including, `ends[first[s + 1]]`.
struct Ways {
  std::vector<std::uint32_t> first{0};
  std::vector<Square> ends;
  friend bool operator==(const Ways&, const Ways&) = default;
};

class Board {
 public:
  /// A rectangle without obstacles; `rows` and `columns` are at least 1, their product is below 2^32 - 1.
  Board(std::uint32_t rows, std::uint32_t columns);
  /// A graph of `points` points, at least 1 and below 2^32 - 1. Copies of the board share the ways, which never change.
  [[nodiscard]] static Board graph(std::uint32_t points, const std::vector<GraphEdge>& edges);

  [[nodiscard]] Ground ground() const noexcept { return graph_ ? Ground::graph : Ground::rectangle; }
  [[nodiscard]] bool is_graph() const noexcept { return graph_.has_value(); }

  [[nodiscard]] std::uint32_t rows() const noexcept { return rows_; }
  [[nodiscard]] std::uint32_t columns() const noexcept { return columns_; }
  [[nodiscard]] std::uint32_t squares() const noexcept { return rows_ * columns_; }
  /// The number of squares without an obstacle.
  [[nodiscard]] std::uint32_t free_squares() const noexcept { return free_squares_; }

  /// `row` and `column` count from 1 and are on the board.
  [[nodiscard]] Square square(std::uint32_t row, std::uint32_t column) const noexcept {
    assert(row >= 1 && row <= rows_ && column >= 1 && column <= columns_);
    return Square{(row - 1) * columns_ + column - 1};
  }
  [[nodiscard]] std::uint32_t row(Square square) const noexcept { return square.index / columns_ + 1; }
  [[nodiscard]] std::uint32_t column(Square square) const noexcept { return square.index % columns_ + 1; }
  [[nodiscard]] bool contains(Square square) const noexcept { return square.index < squares(); }

  /// The neighbour of a rectangle's square in a direction; `kNoSquare` beyond the border.
  [[nodiscard]] Square step(Square square, Direction direction) const noexcept;

  [[nodiscard]] bool obstacle(Square square) const noexcept { return (marks_[square.index] & kObstacle) != 0; }
  void set_obstacle(Square square, bool obstacle) noexcept;

  /// Whether a square is marked for a side.
  [[nodiscard]] bool marked(Mark mark, Side side, Square square) const noexcept {
    return (marks_[square.index] & bit_of(mark, side)) != 0;
  }
  void set_mark(Mark mark, Side side, Square square, bool marked) noexcept { set(square, bit_of(mark, side), marked); }

  /// Whether a side's pieces may stand on a square.
  [[nodiscard]] bool open(Side side, Square square) const noexcept {
    return !obstacle(square) && !marked(Mark::closed, side, square);
  }
  /// Whether any square is marked.
  [[nodiscard]] bool has_marks() const noexcept;
  /// Whether both sides have the same marks.
  [[nodiscard]] bool has_same_marks() const noexcept;
  /// Whether `other`, a board of as many squares, has the same obstacles and the same closed squares.
  [[nodiscard]] bool differs_in_goals_alone(const Board& other) const noexcept;
  /// The squares that are a goal of either side.
  [[nodiscard]] std::vector<Square> marked_goals() const;

  /// Whether a square of a rectangle lies on one of the borders `edges`.
  [[nodiscard]] bool on_edge(Square square, EnumSet<Edge> edges) const noexcept;

  // ---- Graphs

  /// The points that a side can reach from a point in one step, in ascending order.
  [[nodiscard]] std::span<const Square> ways(Side side, Square from) const noexcept {
    const Lists& lists = *graph_->lists[side];
    return {lists.ends.data() + lists.first[from.index], lists.ends.data() + lists.first[from.index + 1]};
  }
  [[nodiscard]] bool has_way(Side side, Square from, Square to) const noexcept;
  /// All of a side's ways.
  [[nodiscard]] std::shared_ptr<const Ways> all_ways_of(Side side) const noexcept { return graph_->lists[side]; }
  /// The number of all ways of a side.
  [[nodiscard]] std::uint64_t all_ways(Side side) const noexcept { return graph_->lists[side]->ends.size(); }
  /// The largest number of a side's ways that start, or end, at one point.
  [[nodiscard]] std::uint32_t most_ways(Side side) const noexcept { return graph_->lists[side]->most; }
  /// Whether each way of a side has a way back.
  [[nodiscard]] bool leads_both_ways(Side side) const noexcept { return graph_->lists[side]->both_ways; }
  /// Whether both sides have the same ways.
  [[nodiscard]] bool has_same_ways() const noexcept { return graph_->lists[0] == graph_->lists[1]; }
  /// Whether this board is a copy of `other` or of its ways, so that both have the same ones.
  [[nodiscard]] bool shares_ways(const Board& other) const noexcept {
    return graph_ && other.graph_ && graph_->lists == other.graph_->lists;
  }
  /// All ways as edges, in ascending order of their two points. Where the sides' ways between two points are the same,
  /// there is one edge for both; otherwise one for each side, side one's first.
  [[nodiscard]] std::vector<GraphEdge> edges() const;

  /// The names of a graph's points, all different; empty if the points are named by number, from 1.
  [[nodiscard]] const std::vector<std::string>& names() const noexcept {
    assert(is_graph());
    return graph_->names;
  }
  void set_names(std::vector<std::string> names) {
    assert(is_graph() && (names.empty() || names.size() == squares()));
    graph_->names = std::move(names);
  }
  /// The position of each point in drawings; empty if the drawing chooses.
  [[nodiscard]] const std::vector<Place>& places() const noexcept {
    assert(is_graph());
    return graph_->places;
  }
  void set_places(std::vector<Place> places) {
    assert(is_graph() && (places.empty() || places.size() == squares()));
    graph_->places = std::move(places);
  }
  /// The square's name in texts: "2,3" for row and column, or a point's name or number.
  [[nodiscard]] std::string name(Square square) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static constexpr std::uint8_t kObstacle = 1;
  static constexpr std::uint8_t bit_of(Mark mark, Side side) noexcept {
    return static_cast<std::uint8_t>(2U << (2 * static_cast<unsigned>(mark) + static_cast<unsigned>(side)));
  }
  void set(Square square, std::uint8_t bit, bool value) noexcept {
    std::uint8_t& mark = marks_[square.index];
    mark = static_cast<std::uint8_t>(value ? mark | bit : mark & ~bit);
  }

  struct Lists : Ways {
    std::uint32_t most = 0;
    bool both_ways = true;
    friend bool operator==(const Lists&, const Lists&) = default;
  };
  struct Points {
    PerSide<std::shared_ptr<const Lists>> lists;  // one shared object where both are equal
    std::vector<std::string> names;
    std::vector<Place> places;
    friend bool operator==(const Points& a, const Points& b) noexcept {
      return *a.lists[0] == *b.lists[0] && *a.lists[1] == *b.lists[1] && a.names == b.names && a.places == b.places;
    }
  };
  [[nodiscard]] static Lists list_ways(std::uint32_t points, const std::vector<GraphEdge>& edges, Side side);

  std::uint32_t rows_;
  std::uint32_t columns_;
  std::uint32_t free_squares_;
  std::vector<std::uint8_t> marks_;  // by square: bits
  std::optional<Points> graph_;
};

}  // namespace catchmate
