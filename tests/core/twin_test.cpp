/// Whole tables against the twin for any rules: all small boards, and random games of every kind.
#include <catchmate/games.h>

#include <string>
#include <utility>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/against.h"

using namespace catchmate;

namespace {

void check(const Rules& rules, const Board& board) {
  const auto found = reference::difference(table_of(Game(rules, board)));
  if (found) FAIL(*found);
}

// The graph whose arrows are a number's bits, ordered by their ends; with loops only if `loops`.
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

Rules pursuit(int ones, int twos) {
  Rules rules;
  rules.id = "pursuit";
  rules.side(Side::one) = {.name = "one", .pieces = ones};
  rules.side(Side::two) = {.name = "two", .pieces = twos};
  return rules;
}

}  // namespace

TEST_CASE("Tables of random games of every kind match the twin's", "[reference]") {
  for_games(1500, 14, [](const Game& game, Random&) { check(game.rules(), game.board()); });
}

TEST_CASE("Tables of crossing pawn on every board of up to nine squares match the twin's", "[reference]") {
  constexpr std::uint32_t kMostSquares = kPartly ? 6 : 9;
  for (std::uint32_t rows = 1; rows <= kMostSquares; ++rows) {
    for (std::uint32_t columns = 1; rows * columns <= kMostSquares; ++columns) {
      for (std::uint32_t bits = 0; bits < (1U << (rows * columns)); ++bits) {
        Board board(rows, columns);
        for (std::uint32_t at = 0; at < rows * columns; ++at) board.set_obstacle(Square{at}, (bits >> at & 1U) != 0);
        check(crossing_pawn(), board);
      }
    }
  }
}

TEST_CASE("Tables of large boards match the twin's", "[reference]") {
  for (const std::uint32_t size : {3U, 5U, 8U}) check(chase(), Board(size, size));
  if (!kPartly) check(chase(), Board(11, 11));
  for (std::uint64_t seed = 1; seed <= (kPartly ? 2 : 20); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const std::uint32_t rows = 4 + random.below(3);
    const std::uint32_t columns = 4 + random.below(4);
    check(crossing_pawn(), board_of(random_drawing(random, rows, columns, 10 + random.below(50))));
  }
  Random random(1001);
  check(crossing_pawn(), board_of(random_drawing(random, 10, 10, kPartly ? 75 : 65)));
}

TEST_CASE("Tables of up to three pieces a side, moving singly or together, match the twin's", "[reference]") {
  constexpr int kMost = kPartly ? 2 : 3;
  for (int ones = 1; ones <= kMost; ++ones) {
    for (int twos = 1; twos <= kMost; ++twos) {
      for (const bool may_share : {false, true}) {
        for (const Capture capture : {Capture::wins, Capture::forbidden}) {
          Rules rules = slow_cops();
          rules.capture = capture;
          rules.side(Side::one).pieces = ones;
          rules.side(Side::two).pieces = twos;
          rules.side(Side::two).directions = {Direction::down, Direction::left, Direction::up_right};
          rules.side(Side::two).goals = {Edge::bottom};
          for (SideRules& side : rules.sides) {
            side.may_pass = capture == Capture::forbidden && side.name == "cop";
            side.may_share = may_share;
            side.moves_all = ones + twos < 6 || may_share;
          }
          check(rules, board_of({"..#", "...", "#.."}));
        }
      }
    }
  }
}

// The swept piece then has the higher number.
TEST_CASE("Tables of four and more pieces that move together match the twin's", "[reference]") {
  for (const auto& [ones, twos] : {std::pair{4, 1}, {4, 4}, {2, 4}, {1, 5}}) {
    if (kPartly && ones + twos != 5) continue;
    for (const bool may_share : {false, true}) {
      Rules rules = slow_cops();
      rules.capture = Capture::side_one_wins;
      rules.side(Side::one).pieces = ones;
      rules.side(Side::two).pieces = twos;
      for (SideRules& side : rules.sides) {
        side.moves_all = side.pieces > 2;
        side.may_share = may_share;
      }
      check(rules, board_of({"..#", "..."}));
      if (ones + twos < 8) check(rules, board_of({"....", ".#.."}));
    }
  }
}

TEST_CASE("Tables of all graphs of three points, with ways of each side, match the twin's", "[reference]") {
  const std::uint32_t step = kPartly ? 7 : 1;
  for (std::uint32_t both = 0; both < 4096; both += step) {
    Rules rules = pursuit(1, 1);
    rules.endless = both % 2 == 0 ? Endless::draws : Endless::side_two_wins;
    rules.capture = static_cast<Capture>(both % 4);
    check(rules, graph_of(3, both % 64, both / 64));
  }
}

TEST_CASE("Tables of a token on every graph of two points, with loops, match the twin's", "[reference][token]") {
  const std::uint32_t step = kPartly ? 7 : 1;
  for (std::uint32_t both = 0; both < 256; both += step) {
    const Board board = graph_of(2, both % 16, both / 16, true);
    for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
      for (const int ones : {0, 1}) {
        Rules rules = pursuit(ones, 1 - ones);
        rules.no_move = no_move;
        check(rules, board);
      }
    }
  }
}
