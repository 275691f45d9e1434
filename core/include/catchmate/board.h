/// A board: a rectangle or a graph, its obstacles, and squares that are something to one side alone.
///
/// Rows and columns count from 1, as in every text format and on screen, row 1 on top. A square is numbered in
/// row-major order from 0; on a board of 2 rows and 3 columns:
///
///               column 1   2   3
///     row 1          0   1   2
///     row 2          3   4   5          Board(2, 3).square(2, 1) == Square{3}
///
/// A graph has points, which are the squares of its only row, and ways between them, of either side its own:
///
///     0 ─── 1 ──> 2          Board graph = Board::graph(3);
///                            graph.set_way(Side::one, Square{0}, Square{1}, true);   and back, and for side two
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
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

/// Stands where there is no square: beyond the border, or in the move of a side that passes.
inline constexpr Square kNoSquare{0xFFFF'FFFFU};

/// Something that a square is to one side alone.
enum class Mark : std::uint8_t {
  goal,    ///< the side wins when one of its pieces stands there
  closed,  ///< the square is like an obstacle to the side's pieces
};
inline constexpr std::array kMarks{Mark::goal, Mark::closed};

/// Where a point of a graph is drawn: in thousandths of the drawing's width, from the left, and of its height, from the
/// top.
struct Place {
  std::uint16_t x = 0;
  std::uint16_t y = 0;
  friend bool operator==(Place, Place) noexcept = default;
};
inline constexpr std::uint16_t kLargestPlace = 1000;

/// The ways between two points of a graph: there and back, or one way, of both sides or of one.
struct GraphEdge {
  Square from;
  Square to;
  bool one_way = false;
  std::optional<Side> side = {};  ///< who alone has it; nothing where both do

  friend bool operator==(const GraphEdge&, const GraphEdge&) noexcept = default;
};

class Board {
 public:
  /// An open rectangle; `rows` and `columns` are at least 1, their product below 2^32 - 1.
  Board(std::uint32_t rows, std::uint32_t columns);
  /// A graph of so many points, at least 1 and below 2^32 - 1, without a way between them.
  [[nodiscard]] static Board graph(std::uint32_t points);

  [[nodiscard]] Ground ground() const noexcept { return graph_ ? Ground::graph : Ground::rectangle; }
  [[nodiscard]] bool is_graph() const noexcept { return graph_.has_value(); }

  [[nodiscard]] std::uint32_t rows() const noexcept { return rows_; }
  [[nodiscard]] std::uint32_t columns() const noexcept { return columns_; }
  [[nodiscard]] std::uint32_t squares() const noexcept { return rows_ * columns_; }
  /// The number of squares without an obstacle.
  [[nodiscard]] std::uint32_t free_squares() const noexcept { return free_squares_; }

  /// The square at a row and a column that are on the board.
  [[nodiscard]] Square square(std::uint32_t row, std::uint32_t column) const noexcept {
    assert(row >= 1 && row <= rows_ && column >= 1 && column <= columns_);
    return Square{(row - 1) * columns_ + column - 1};
  }
  [[nodiscard]] std::uint32_t row(Square square) const noexcept { return square.index / columns_ + 1; }
  [[nodiscard]] std::uint32_t column(Square square) const noexcept { return square.index % columns_ + 1; }
  [[nodiscard]] bool contains(Square square) const noexcept { return square.index < squares(); }

  /// The neighbour of a square of a rectangle in a direction, `kNoSquare` beyond the border.
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

  /// Whether a square of a rectangle lies on one of the given borders.
  [[nodiscard]] bool on_edge(Square square, EnumSet<Edge> edges) const noexcept;

  // ---- Graphs

  /// The points to which ways of a side lead from a point, in ascending order.
  [[nodiscard]] const std::vector<Square>& ways(Side side, Square from) const noexcept {
    assert(is_graph());
    return graph_->ways[static_cast<std::size_t>(side)][from.index];
  }
  [[nodiscard]] bool has_way(Side side, Square from, Square to) const noexcept;
  /// Lays or takes away a way between two different points.
  void set_way(Side side, Square from, Square to, bool way);
  /// Lays the ways of an edge.
  void lay(const GraphEdge& edge);
  /// All ways as edges, pair by pair of points in ascending order: one of both sides where they have the same, or else
  /// one of each that has any, side one's first.
  [[nodiscard]] std::vector<GraphEdge> edges() const;
  /// The most ways of a side from one point, or to one.
  [[nodiscard]] std::size_t most_ways(Side side) const;

  /// The names of the points of a graph, all different; empty where they have numbers, from 1.
  [[nodiscard]] const std::vector<std::string>& names() const noexcept {
    assert(is_graph());
    return graph_->names;
  }
  void set_names(std::vector<std::string> names) {
    assert(is_graph() && (names.empty() || names.size() == squares()));
    graph_->names = std::move(names);
  }
  /// Where the points are drawn; empty where that is left to whoever draws them.
  [[nodiscard]] const std::vector<Place>& places() const noexcept {
    assert(is_graph());
    return graph_->places;
  }
  void set_places(std::vector<Place> places) {
    assert(is_graph() && (places.empty() || places.size() == squares()));
    graph_->places = std::move(places);
  }
  /// A square as texts name it: "2,3" by row and column, or a point's name or number.
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

  struct Points {
    std::array<std::vector<std::vector<Square>>, 2> ways;  // by side, then by point
    std::vector<std::string> names;
    std::vector<Place> places;
    friend bool operator==(const Points&, const Points&) = default;
  };

  std::uint32_t rows_;
  std::uint32_t columns_;
  std::uint32_t free_squares_;
  std::vector<std::uint8_t> marks_;  // by square: bits
  std::optional<Points> graph_;
};

}  // namespace catchmate
