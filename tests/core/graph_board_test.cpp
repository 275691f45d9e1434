/// Boards that are graphs, against the twin that moves along arrows.
#include <catchmate/games.h>
#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "generators.h"
#include "reference/against.h"

using namespace catchmate;

namespace {

void check(const Rules& rules, const Board& board) {
  const auto found = reference::difference(table_of(Game(rules, board)));
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
  const Board copy = board;
  CHECK(copy.shares_ways(board));
  CHECK_FALSE(Board::graph(4, edges).shares_ways(board));
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

TEST_CASE("Random rules on random graphs are what the twin says, of pieces and of tokens", "[reference][token]") {
  const auto is_right = [](const Game& game) {
    const auto found = reference::difference(table_of(game));
    if (found) RC_FAIL(*found);
  };
  check_property([&] { is_right(*any_token_game(24)); }, 150);
  check_property(
      [&](const Game& game) {
        RC_PRE(game.board().is_graph() && game.board().squares() <= 64);
        is_right(game);
      },
      50);
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
