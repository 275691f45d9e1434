#include <catchmate/games.h>
#include <catchmate/verify.h>

#include <string>
#include <vector>

#include "against_reference.h"
#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

using reference::Marks;

void check(const Rules& rules, const Drawing& rows, const Marks& marks = {}) {
  REQUIRE_FALSE(validate(rules, Ground::rectangle));
  Board board = board_of(rows);
  for (const Side side : kSides) {
    const auto mark = [&](Mark kind, const std::vector<reference::Place>& places) {
      for (const auto [row, column] : places) {
        const Square square = board.square(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column));
        board.set_mark(kind, side, square, true);
      }
    };
    mark(Mark::goal, marks.goals[static_cast<std::size_t>(side)]);
    mark(Mark::closed, marks.closed[static_cast<std::size_t>(side)]);
  }
  const Table table = table_of(Game(rules, board));
  const auto found = difference(table, reference::AnyRules(rules, rows, marks));
  if (found) FAIL(*found);
  const auto fault = verify(table).fault;
  if (fault) FAIL(message(table.game(), *fault));
}

// Boards on which pieces get stuck, run into each other and reach every border.
const std::vector<Drawing>& boards() {
  static const std::vector<Drawing> all{
      {"....", "....", "...."}, {".#..", "..#.", "...."}, {"#..", ".#.", "..#", "..."}, {"......"}, {"..", "#.", ".."},
  };
  static const std::vector<Drawing> some{all[1], all[3]};
  return kPartly ? some : all;
}

EnumSet<Direction> all_directions() { return EnumSet<Direction>::from_bits(0xFF); }

}  // namespace

TEST_CASE("A lack of moves that draws, or that passes the turn, is what the twin says", "[reference]") {
  for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
    for (const Capture capture : {Capture::wins, Capture::forbidden}) {
      Rules rules = crossing_pawn();
      rules.no_move = no_move;
      rules.capture = capture;
      for (const Drawing& rows : boards()) check(rules, rows);
    }
  }
}

TEST_CASE("Games where captures are forbidden are what the twin says", "[reference]") {
  Rules rules = slow_cops();
  rules.capture = Capture::forbidden;
  rules.side(Side::one).may_pass = false;
  rules.side(Side::two).may_pass = false;
  for (const Drawing& rows : boards()) check(rules, rows);
}

TEST_CASE("Diagonal moves, near and far, are what the twin says", "[reference]") {
  for (const Leap leaps : {Leap::nothing, Leap::pieces, Leap::everything}) {
    Rules rules = chase();
    rules.side(Side::one).directions = {Direction::up_right, Direction::down_right, Direction::down_left,
                                        Direction::up_left};
    rules.side(Side::two).directions = all_directions();
    rules.side(Side::one).reach = 3;
    rules.side(Side::one).leaps = leaps;
    rules.side(Side::two).leaps = leaps;
    for (const Drawing& rows : boards()) check(rules, rows);
  }
}

TEST_CASE("Long moves that do not leap stop at obstacles and pieces as in the twin", "[reference]") {
  for (const Capture capture : {Capture::wins, Capture::forbidden}) {
    Rules rules = slow_cops();
    rules.capture = capture;
    rules.side(Side::one).reach = 2;
    rules.side(Side::two).reach = 3;
    rules.side(Side::two).may_pass = false;
    for (const Drawing& rows : boards()) check(rules, rows);
  }
}

TEST_CASE("Goals on any border, of either side or both, are what the twin says", "[reference]") {
  const std::vector<EnumSet<Edge>> goals{{Edge::bottom}, {Edge::left}, {Edge::right, Edge::top}, {}};
  for (const EnumSet<Edge> of_one : goals) {
    for (const EnumSet<Edge> of_two : goals) {
      Rules rules = slow_cops();
      rules.side(Side::one).goals = of_one;
      rules.side(Side::two).goals = of_two;
      rules.side(Side::two).may_pass = false;
      for (const Drawing& rows : boards()) check(rules, rows);
    }
  }
}

TEST_CASE("Meetings that one side wins, whoever moves there, are what the twin says", "[reference]") {
  for (const Capture capture : {Capture::side_one_wins, Capture::side_two_wins}) {
    for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
      for (const bool may_pass : {false, true}) {
        Rules rules = crossing_pawn();
        rules.capture = capture;
        rules.no_move = no_move;
        rules.side(Side::one).may_pass = may_pass;
        rules.side(Side::two).directions = all_directions();
        for (const Drawing& rows : boards()) check(rules, rows);
        rules.side(Side::one).pieces = 1;
        rules.side(Side::two).goals = {};
        rules.side(Side::two).reach = 2;
        for (const Drawing& rows : boards()) check(rules, rows);
      }
    }
  }
}

TEST_CASE("Endless play that one side wins is what the twin says", "[reference]") {
  for (const Endless endless : {Endless::side_one_wins, Endless::side_two_wins}) {
    for (const Capture capture : {Capture::wins, Capture::forbidden, Capture::side_one_wins, Capture::side_two_wins}) {
      for (const NoMove no_move : {NoMove::loses, NoMove::passes}) {
        Rules rules = crossing_pawn();
        rules.endless = endless;
        rules.capture = capture;
        rules.no_move = no_move;
        for (const Drawing& rows : boards()) check(rules, rows);
      }
    }
  }
}

TEST_CASE("Goals and closed squares that a board marks are what the twin says", "[reference]") {
  const std::vector<Marks> all{
      {.goals = {{{}, {{1, 2}}}}, .closed = {}},
      {.goals = {{{{2, 1}}, {{2, 1}, {1, 1}}}}, .closed = {{{{1, 2}}, {}}}},
      {.goals = {}, .closed = {{{{1, 1}, {2, 2}}, {{1, 1}, {1, 2}}}}},
  };
  for (const Marks& marks : all) {
    for (const Capture capture : {Capture::wins, Capture::forbidden, Capture::side_two_wins}) {
      for (const Leap leaps : {Leap::nothing, Leap::pieces, Leap::everything}) {
        Rules rules = slow_cops();
        rules.capture = capture;
        rules.side(Side::two).may_pass = false;
        for (SideRules& side : rules.sides) {
          side.reach = 2;
          side.leaps = leaps;
        }
        for (const Drawing& rows : boards()) {
          if (rows.size() > 1) check(rules, rows, marks);
        }
      }
    }
  }
}

TEST_CASE("Any number of pieces on either side is what the twin says", "[reference]") {
  for (int ones = 1; ones <= 3; ++ones) {
    for (int twos = 1; twos <= 3; ++twos) {
      for (const Capture capture : {Capture::wins, Capture::forbidden}) {
        Rules rules = slow_cops();
        rules.capture = capture;
        rules.side(Side::one).pieces = ones;
        rules.side(Side::two).pieces = twos;
        rules.side(Side::one).may_pass = false;
        check(rules, {"..#", "...", "#.."});
      }
    }
  }
}

TEST_CASE("Pieces of a side that share squares, or move all in a turn, are what the twin says", "[reference]") {
  for (const Capture capture : {Capture::wins, Capture::forbidden, Capture::side_one_wins}) {
    for (const NoMove no_move : {NoMove::loses, NoMove::draws, NoMove::passes}) {
      for (const bool may_pass : {false, true}) {
        for (const bool may_share : {false, true}) {
          for (const bool moves_all : {false, true}) {
            Rules rules = slow_cops();
            rules.capture = capture;
            rules.no_move = no_move;
            SideRules& cops = rules.side(Side::one);
            cops.may_pass = may_pass;
            cops.may_share = may_share;
            cops.moves_all = moves_all;
            for (const Drawing& rows : boards()) check(rules, rows);
          }
        }
      }
    }
  }
}

TEST_CASE("Any number of pieces that share squares or move together is what the twin says", "[reference]") {
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
          check(rules, {"..#", "...", "#.."});
        }
      }
    }
  }
}

// The swept piece is then one of the greater number.
TEST_CASE("Four pieces and more that all move in a turn, of either side or both, are what the twin says",
          "[reference]") {
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
      check(rules, {"..#", "..."});
      check(rules, {"....", ".#.."});
    }
  }
}

TEST_CASE("Pieces that share squares slide up to each other as in the twin", "[reference]") {
  for (const Leap leaps : {Leap::nothing, Leap::pieces, Leap::everything}) {
    Rules rules = slow_cops();
    for (SideRules& side : rules.sides) {
      side.pieces = 2;
      side.reach = 3;
      side.leaps = leaps;
      side.may_share = true;
      side.may_pass = false;
    }
    for (const Drawing& rows : boards()) check(rules, rows);
  }
}
