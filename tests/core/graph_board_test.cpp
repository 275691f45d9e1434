/// Boards that are graphs, against the twin that moves along arrows.
#include <catchmate/games.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "against_reference.h"
#include "boards.h"
#include "catch.h"
#include "generators.h"

using namespace catchmate;

namespace {

using reference::Arrows;
using reference::Marks;

reference::Place place_of(Square point) { return {1, static_cast<int>(point.index) + 1}; }

Arrows arrows_of(const Board& board) {
  Arrows arrows;
  for (const Side side : kSides) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      for (const Square to : board.ways(side, Square{index})) {
        arrows.at(static_cast<std::size_t>(side)).emplace_back(place_of(Square{index}), place_of(to));
      }
    }
  }
  return arrows;
}

std::optional<std::string> difference_of(const Rules& rules, const Board& board) {
  Marks marks;
  for (const Side side : kSides) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const auto number = static_cast<std::size_t>(side);
      if (board.marked(Mark::goal, side, Square{index})) marks.goals.at(number).push_back(place_of(Square{index}));
      if (board.marked(Mark::closed, side, Square{index})) marks.closed.at(number).push_back(place_of(Square{index}));
    }
  }
  const Table table = table_of(Game(rules, board));
  auto found = difference(table, reference::AnyRules(rules, drawing_of(board).front(), arrows_of(board), marks));
  if (found) return found;
  const auto fault = verify(table).fault;
  return fault ? std::optional(message(table.game(), *fault)) : std::nullopt;
}

void check(const Rules& rules, const Board& board) {
  const auto found = difference_of(rules, board);
  if (found) FAIL(*found);
}

// The graph whose arrows are the bits of a number, in the order of their ends; from a point to itself only if `loops`.
Board graph_of(std::uint32_t points, std::uint32_t of_one, std::uint32_t of_two, bool loops = false) {
  std::vector<GraphEdge> edges;
  std::uint32_t bit = 0;
  for (std::uint32_t from = 0; from < points; ++from) {
    for (std::uint32_t to = 0; to < points; ++to) {
      if (from == to && !loops) continue;
      if (((of_one >> bit) & 1U) != 0) edges.push_back({Square{from}, Square{to}, true, Side::one});
      if (((of_two >> bit) & 1U) != 0) edges.push_back({Square{from}, Square{to}, true, Side::two});
      ++bit;
    }
  }
  return Board::graph(points, edges);
}

Rules hunt(int ones, int twos) {
  Rules rules;
  rules.id = "hunt";
  rules.side(Side::one) = {.name = "one", .pieces = ones};
  rules.side(Side::two) = {.name = "two", .pieces = twos};
  return rules;
}

constexpr Capture kCaptures[] = {Capture::wins, Capture::forbidden, Capture::side_one_wins, Capture::side_two_wins};

// A rectangle as the graph of its steps in the directions of each side.
Board graph_of_rectangle(const Rules& rules, const Board& rectangle) {
  std::vector<GraphEdge> edges;
  for (const Side side : kSides) {
    const Movement movement = movement_of(rules, rectangle, side);
    for (std::uint32_t index = 0; index < rectangle.squares(); ++index) {
      for (std::size_t way = 0; way < movement.ways(Square{index}); ++way) {
        const Square to = movement.step(Square{index}, way);
        if (to != kNoSquare) edges.push_back({Square{index}, to, true, side});
      }
    }
  }
  Board board = Board::graph(rectangle.squares(), edges);
  for (std::uint32_t index = 0; index < rectangle.squares(); ++index) {
    const Square square{index};
    board.set_obstacle(square, rectangle.obstacle(square));
    for (const Side side : kSides) {
      board.set_mark(Mark::goal, side, square, rectangle.on_edge(square, rules.side(side).goals));
    }
  }
  return board;
}

}  // namespace

TEST_CASE("A graph's edges say all of its ways: those of both sides, or of each its own", "[graph_board]") {
  constexpr bool kOneWay = true;
  const std::vector<GraphEdge> given{{Square{0}, Square{1}, kOneWay, Side::two},
                                     {Square{0}, Square{1}, false, Side::one},
                                     {Square{1}, Square{0}, kOneWay, Side::two},
                                     {Square{2}, Square{1}, kOneWay},
                                     {Square{1}, Square{2}, kOneWay, Side::two},
                                     {Square{3}, Square{0}, false, Side::one},
                                     {Square{2}, Square{1}, kOneWay}};
  const Board board = Board::graph(4, given);
  const std::vector<GraphEdge> edges{{Square{0}, Square{1}},
                                     {Square{0}, Square{3}, false, Side::one},
                                     {Square{2}, Square{1}, kOneWay, Side::one},
                                     {Square{1}, Square{2}, false, Side::two}};
  CHECK(board.edges() == edges);
  CHECK(Board::graph(4, edges) == board);
  CHECK_FALSE(board.has_same_ways());
  CHECK(board.has_way(Side::one, Square{0}, Square{3}));
  CHECK_FALSE(board.has_way(Side::two, Square{0}, Square{3}));
  CHECK(board.most_ways(Side::one) == 2);
  CHECK(board.all_ways(Side::one) == 5);
}

TEST_CASE("Ways are counted from a point, and to one", "[graph_board]") {
  std::vector<GraphEdge> rays;
  for (std::uint32_t ray = 1; ray < 5; ++ray) rays.push_back({Square{ray}, Square{0}, true});
  const Board star = Board::graph(5, rays);
  CHECK(star.most_ways(Side::one) == 4);
  CHECK(star.has_same_ways());
  const Board copy = star;
  CHECK(copy.shares_ways(star));
  CHECK_FALSE(Board::graph(5, rays).shares_ways(star));
  CHECK(Board::graph(5, rays) == star);
}

TEST_CASE("Rules that speak of rectangles alone are refused on graphs, by the field's name", "[graph_board][rules]") {
  const auto fault = validate(chase(), Ground::graph);
  REQUIRE(fault);
  CHECK(message(chase(), *fault) == "sides[1].reach is 2, expected 1 on a graph");
  const auto goals = validate(crossing_pawn(), Ground::graph);
  REQUIRE(goals);
  CHECK(message(crossing_pawn(), *goals) == "sides[1].goals names a border, which a graph does not have");
  CHECK_FALSE(validate(slow_cops(), Ground::graph));
  const Rules no_directions = hunt(1, 1);
  CHECK_FALSE(validate(no_directions, Ground::graph));
  REQUIRE(validate(no_directions, Ground::rectangle));
  CHECK(field_of(*validate(no_directions, Ground::rectangle)) == "sides[0].directions");
}

TEST_CASE("One piece against one on every directed graph of three points is what the twin says", "[reference]") {
  for (std::uint32_t arrows = 0; arrows < 64; ++arrows) {
    for (const Capture capture : kCaptures) {
      for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
        Rules rules = hunt(1, 1);
        rules.capture = capture;
        rules.no_move = no_move;
        check(rules, graph_of(3, arrows, arrows));
      }
    }
  }
}

TEST_CASE("Sides with ways of their own are what the twin says, on all graphs of three points", "[reference]") {
  const std::uint32_t step = kSanitized ? 7 : 1;
  for (std::uint32_t both = 0; both < 4096; both += step) {
    Rules rules = hunt(1, 1);
    rules.endless = both % 2 == 0 ? Endless::draws : Endless::side_two_wins;
    check(rules, graph_of(3, both % 64, both / 64));
  }
}

TEST_CASE("Several pieces on every undirected graph of four points are what the twin says", "[reference]") {
  constexpr std::pair<std::uint32_t, std::uint32_t> kPairs[] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
  for (std::uint32_t edges = 0; edges < 64; ++edges) {
    std::vector<GraphEdge> list;
    for (std::uint32_t pair = 0; pair < 6; ++pair) {
      if (((edges >> pair) & 1U) != 0) list.push_back({Square{kPairs[pair].first}, Square{kPairs[pair].second}});
    }
    const Board board = Board::graph(4, list);
    for (const Capture capture : kCaptures) {
      for (const auto& [ones, twos] : {std::pair{2, 1}, {1, 2}, {2, 2}}) {
        Rules rules = hunt(ones, twos);
        rules.capture = capture;
        rules.side(Side::two).may_pass = edges % 3 == 0;
        check(rules, board);
        Board marked = board;
        marked.set_mark(Mark::goal, Side::two, Square{edges % 4}, true);
        marked.set_mark(Mark::closed, Side::one, Square{(edges + 1) % 4}, true);
        check(rules, marked);
      }
    }
  }
}

TEST_CASE("A token on every graph of two points, loops and all, is what the twin says", "[reference][token]") {
  const std::uint32_t step = kSanitized ? 7 : 1;
  for (std::uint32_t both = 0; both < 256; both += step) {
    const Board board = graph_of(2, both % 16, both / 16, true);
    for (const Capture capture : kCaptures) {
      for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
        for (const bool is_ones : {true, false}) {
          Rules rules = hunt(is_ones ? 1 : 0, is_ones ? 0 : 1);
          rules.capture = capture;
          rules.no_move = no_move;
          check(rules, board);
        }
      }
    }
  }
}

TEST_CASE("A token of random rules on random graphs is what the twin says", "[reference][token]") {
  check_property(
      [] {
        const Game game = *any_token_game(64);
        const auto found = difference_of(game.rules(), game.board());
        if (found) RC_FAIL(*found);
      },
      300);
}

TEST_CASE("Random rules on random graphs are what the twin says", "[reference]") {
  check_property(
      [](const Game& game) {
        RC_PRE(game.board().is_graph() && game.board().squares() <= 64);
        const auto found = difference_of(game.rules(), game.board());
        if (found) RC_FAIL(*found);
      },
      100);
}

TEST_CASE("A rectangle given as a graph has the rectangle's values", "[graph_board]") {
  check_property(
      [](const Rules& rules) {
        Rules single = rules;
        for (SideRules& side : single.sides) side.reach = 1;
        const Board rectangle = *any_board(40);
        const Board graph = graph_of_rectangle(single, rectangle);
        Rules on_graph = single;
        for (SideRules& side : on_graph.sides) side.goals = {};
        const Table expected = table_of(Game(single, rectangle));
        const Table found = table_of(Game(on_graph, graph));
        RC_ASSERT(found.positions() == expected.positions());
        expected.for_each(
            [&found](const Position& position, Value value) { RC_ASSERT(found.lookup(position) == value); });
      },
      200);
}

TEST_CASE("A graph of more points than a cell has squares is solved alike, near and far", "[graph_board]") {
  // A ring of 300 points: the steps over its end go far, all others near.
  constexpr std::uint32_t kPoints = 300;
  std::vector<GraphEdge> edges;
  for (std::uint32_t index = 0; index < kPoints; ++index) {
    const Square here{index * 7 % kPoints};
    const Square next{(index * 7 + 7) % kPoints};
    edges.push_back({here, next, false, Side::one});
    edges.push_back({here, next, index % 5 != 0, Side::two});
  }
  const Board board = Board::graph(kPoints, edges);
  const Table table = table_of(Game(hunt(1, 1), board));
  CHECK(table.positions() == std::uint64_t{2} * kPoints * kPoints);
  CHECK_FALSE(verify(table).fault);
}

TEST_CASE("Every graph takes the memory that was foreseen, or less", "[graph_board]") {
  check_property(
      [](const Game& game) {
        RC_PRE(game.board().is_graph());
        const std::uint64_t needed = memory_needed(game.rules(), size_of(game.rules(), game.board()));
        RC_ASSERT(std::holds_alternative<Table>(solve(game, {.memory_budget = 2 * needed})));
        RC_ASSERT(std::holds_alternative<TableTooLarge>(solve(game, {.memory_budget = needed - 1})));
      },
      50);
}
