#include "reference/any_game.h"

#include <catchmate/describe.h>
#include <catchmate/games.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace catchmate::reference {

namespace {

constexpr std::uint32_t kMostRows = 12;

// By number of pieces: up to some ten thousand positions.
constexpr std::array<std::uint32_t, 5> kMostSquares{0, 100, 100, 36, 16};

bool one_in(const Draw& draw, std::uint32_t count) { return draw(count) == count - 1; }

// Visits the fields of a side and draws its options.
struct AnyOptions {
  const Draw& draw;

  template <class Member, class... Kind>
  void field(const char* /*name*/, Member& /*member*/, const char* /*about*/, Kind... /*kind*/) {}
  void option(const char* /*name*/, bool& member, const char* /*about*/) { member = one_in(draw, 3); }
};

SideRules any_side(const Draw& draw, const char* name) {
  SideRules side{.name = name, .pieces = 1 + static_cast<int>(draw(2))};
  side.directions = EnumSet<Direction>::from_bits(1 + draw(255));
  side.reach = 1 + static_cast<int>(draw(3));
  side.leaps = static_cast<Leap>(draw(3));
  if (one_in(draw, 2)) side.goals = EnumSet<Edge>::from_bits(draw(16));
  side.may_pass = one_in(draw, 3);
  AnyOptions options{draw};
  describe(options, side);
  return side;
}

Board any_rectangle(const Draw& draw, std::uint32_t most_squares) {
  const std::uint32_t rows = 1 + draw(std::min(kMostRows, most_squares));
  Board board(rows, 1 + draw(std::min(kMostRows, most_squares / rows)));
  const std::uint32_t percent = draw(61);
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    board.set_obstacle(Square{index}, draw(100) < percent);
  }
  return board;
}

// A graph with edges of both sides and of one, two-way and one-way; only a token has loops.
Board any_graph(const Draw& draw, std::uint32_t most_points, bool has_loops) {
  const std::uint32_t points = 1 + draw(most_points);
  std::vector<GraphEdge> edges;
  for (std::uint32_t left = draw(2 * points + 8); left > 0; --left) {
    const Square from{draw(points)};
    const Square to{has_loops && one_in(draw, 4) ? from.index : draw(points)};
    const std::optional<Side> sides[] = {std::nullopt, Side::one, Side::two, std::nullopt};
    const std::uint32_t kind = draw(8);
    if (from != to || has_loops) edges.push_back({from, to, kind % 2 == 1, sides[kind / 2]});
  }
  Board board = Board::graph(points, edges);
  std::vector<std::string> names;
  std::vector<catchmate::Place> places;
  for (std::uint32_t index = 0; index < points; ++index) {
    names.push_back("p" + std::to_string(points - index));
    places.push_back({static_cast<std::uint16_t>(index), kLargestPlace});
    board.set_obstacle(Square{index}, one_in(draw, 10));
  }
  if (one_in(draw, 2)) board.set_names(names);
  if (one_in(draw, 2)) board.set_places(places);
  return board;
}

}  // namespace

Rules any_rules(const Draw& draw) {
  if (one_in(draw, 4)) return one_in(draw, 2) ? *find_game("chase") : *find_game("crossing-pawn");
  Rules rules;
  rules.id = "random";
  rules.sides = {any_side(draw, "one"), any_side(draw, "two")};
  if (one_in(draw, 6)) {
    const std::uint32_t owner = draw(2);
    rules.sides[owner].pieces = 1;
    rules.sides[1 - owner].pieces = 0;
  }
  rules.capture = static_cast<Capture>(draw(4));
  rules.no_move = static_cast<NoMove>(draw(3));
  if (rules.no_move != NoMove::draws) rules.endless = static_cast<Endless>(draw(3));
  return fitted(rules, Board(1, 1));
}

Rules fitted(Rules rules, const Board& board) {
  while (const auto fault = validate(rules, board.ground())) {
    SideRules& side = rules.side(fault->side);
    if (field_of(*fault).ends_with(".goals")) {
      side.goals = {};
    } else {
      assert(field_of(*fault).ends_with(".reach") && side.reach > 1);
      side.reach = 1;
    }
  }
  return rules;
}

Game any_game(const Draw& draw, std::uint32_t most_squares) {
  const Rules rules = any_rules(draw);
  const int pieces = rules.side(Side::one).pieces + rules.side(Side::two).pieces;
  const std::uint32_t most = std::min(most_squares, kMostSquares.at(static_cast<std::size_t>(pieces)));
  Board board = one_in(draw, 3) ? any_graph(draw, most, token_side(rules).has_value()) : any_rectangle(draw, most);
  const bool has_marks = one_in(draw, 3);
  for (std::uint32_t index = 0; has_marks && index < board.squares(); ++index) {
    for (const Mark mark : kMarks) {
      for (const Side side : kSides) board.set_mark(mark, side, Square{index}, one_in(draw, 8));
    }
  }
  return {fitted(rules, board), std::move(board)};
}

}  // namespace catchmate::reference
