/// What graph theory knows of cops and robber.
#include <catchmate/games.h>

#include <algorithm>
#include <map>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

Rules rules_of(int cops) {
  Rules rules = find_entry("cops-and-robber")->rules;
  rules.side(Side::one).pieces = cops;
  return rules;
}

// The rounds, turns of the cops, in which they catch the robber from their best squares, wherever it begins; nothing
// where it can always flee.
std::optional<Ply> capture_time(int cops, const Board& board) {
  const Table table = table_of(Game(rules_of(cops), board));
  std::map<std::vector<std::uint32_t>, Ply> longest;  // by the cops' squares
  table.for_each([&](const Position& position, Value value) {
    if (position.to_move != Side::one) return;
    std::vector<std::uint32_t> squares;
    for (const Square square : position.of(Side::one)) squares.push_back(square.index);
    Ply& plies = longest[squares];
    plies = std::max(plies, value.outcome == Outcome::win ? value.distance : kNever);
  });
  const auto best = std::min_element(longest.begin(), longest.end(),
                                     [](const auto& one, const auto& other) { return one.second < other.second; });
  if (best->second == kNever) return std::nullopt;
  return (best->second + 1) / 2;
}

Board graph_of(std::uint32_t points, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges) {
  std::vector<GraphEdge> list;
  for (const auto& [from, to] : edges) list.push_back({Square{from}, Square{to}});
  return Board::graph(points, list);
}

// An outer ring of five, an inner star of five, and a spoke from each to each.
Board petersen() {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t point = 0; point < 5; ++point) {
    edges.emplace_back(point, (point + 1) % 5);
    edges.emplace_back(point, point + 5);
    edges.emplace_back(point + 5, (point + 2) % 5 + 5);
  }
  return graph_of(10, edges);
}

Board torus(std::uint32_t rows, std::uint32_t columns) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      edges.emplace_back(row * columns + column, row * columns + (column + 1) % columns);
      edges.emplace_back(row * columns + column, (row + 1) % rows * columns + column);
    }
  }
  return graph_of(rows * columns, edges);
}

}  // namespace

TEST_CASE("Two cops need half of rows and columns less two, in rounds, on any rectangle", "[library][cops]") {
  const std::uint32_t most = kSanitized ? 4 : 8;
  for (std::uint32_t rows = 2; rows <= most; ++rows) {
    for (std::uint32_t columns = rows; columns <= most; ++columns) {
      INFO(rows << " x " << columns);
      CHECK_FALSE(capture_time(1, Board(rows, columns)));
      CHECK(capture_time(2, Board(rows, columns)) == (rows + columns - 2) / 2);
    }
  }
}

TEST_CASE("A single cop catches the robber on a path, and wherever he sees all of the graph", "[library][cops]") {
  CHECK(capture_time(1, Board(1, 7)) == 3);
  CHECK(capture_time(1, graph_of(4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}})) == 1);
}

TEST_CASE("Petersen's graph and the torus of four by four need three cops", "[library][cops]") {
  for (const Board& board : {petersen(), torus(4, 4)}) {
    CHECK_FALSE(capture_time(2, board));
    CHECK(capture_time(3, board));
  }
}
