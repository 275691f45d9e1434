/// Rules of every kind, each against the twin on small boards.
#include <catchmate/games.h>

#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/against.h"

using namespace catchmate;

namespace {

struct Marked {
  Mark kind;
  Side side;
  std::uint32_t row, column;
};
using Marks = std::vector<Marked>;

void check(const Rules& rules, const Drawing& rows, const Marks& marks = {}) {
  REQUIRE_FALSE(validate(rules, Ground::rectangle));
  Board board = board_of(rows);
  for (const auto& [kind, side, row, column] : marks) board.set_mark(kind, side, board.square(row, column), true);
  const auto found = reference::difference(table_of(Game(rules, board)));
  if (found) FAIL(*found);
}

// Boards on which pieces get stuck, run into each other and reach every border.
const std::vector<Drawing>& boards() {
  static const std::vector<Drawing> all{
      {"....", "....", "...."}, {".#..", "..#.", "...."}, {"#..", ".#.", "..#", "..."}, {"......"}, {"..", "#.", ".."},
  };
  static const std::vector<Drawing> some{all[1], all[3]};
  return kPartly ? some : all;
}

void check_on_boards(const Rules& rules) {
  for (const Drawing& rows : boards()) check(rules, rows);
}

constexpr Capture kAllCaptures[] = {Capture::wins, Capture::forbidden, Capture::side_one_wins, Capture::side_two_wins};
constexpr NoMove kNoMoves[] = {NoMove::loses, NoMove::draws, NoMove::passes};
constexpr Leap kLeaps[] = {Leap::nothing, Leap::pieces, Leap::everything};
constexpr bool kNoYes[] = {false, true};

EnumSet<Direction> all_directions() { return EnumSet<Direction>::from_bits(0xFF); }

}  // namespace

TEST_CASE("Crossing pawn with any outcome of a meeting, of a lack of moves and of endless play", "[reference]") {
  for (const Endless endless : {Endless::draws, Endless::side_one_wins, Endless::side_two_wins}) {
    for (const Capture capture : kAllCaptures) {
      for (const NoMove no_move : kNoMoves) {
        if (no_move == NoMove::draws && endless != Endless::draws) continue;
        Rules rules = crossing_pawn();
        rules.endless = endless;
        rules.capture = capture;
        rules.no_move = no_move;
        check_on_boards(rules);
      }
    }
  }
}

TEST_CASE("Meetings that one side wins, whoever moves there", "[reference]") {
  for (const Capture capture : {Capture::side_one_wins, Capture::side_two_wins}) {
    for (const NoMove no_move : kNoMoves) {
      for (const bool may_pass : kNoYes) {
        Rules rules = crossing_pawn();
        rules.capture = capture;
        rules.no_move = no_move;
        rules.side(Side::one).may_pass = may_pass;
        rules.side(Side::two).directions = all_directions();
        check_on_boards(rules);
        rules.side(Side::one).pieces = 1;
        rules.side(Side::two).goals = {};
        rules.side(Side::two).reach = 2;
        check_on_boards(rules);
      }
    }
  }
}

TEST_CASE("Moves straight and aslant, near and far, with any leaps", "[reference]") {
  for (const Leap leaps : kLeaps) {
    Rules aslant = chase();
    aslant.side(Side::one).directions = {Direction::up_right, Direction::down_right, Direction::down_left,
                                         Direction::up_left};
    aslant.side(Side::two).directions = all_directions();
    aslant.side(Side::one).reach = 3;
    Rules sharing = slow_cops();
    for (SideRules& side : sharing.sides) {
      side.pieces = 2;
      side.reach = 3;
      side.may_share = true;
      side.may_pass = false;
    }
    for (Rules rules : {aslant, sharing}) {
      for (SideRules& side : rules.sides) side.leaps = leaps;
      check_on_boards(rules);
    }
  }
  for (const Capture capture : {Capture::wins, Capture::forbidden}) {
    for (const bool is_far : kNoYes) {
      Rules rules = slow_cops();
      rules.capture = capture;
      rules.side(Side::one).reach = is_far ? 2 : 1;
      rules.side(Side::one).may_pass = is_far;
      rules.side(Side::two).reach = is_far ? 3 : 1;
      rules.side(Side::two).may_pass = false;
      check_on_boards(rules);
    }
  }
}

TEST_CASE("Goals on any border, of either side or both", "[reference]") {
  const std::vector<EnumSet<Edge>> goals{{Edge::bottom}, {Edge::left}, {Edge::right, Edge::top}, {}};
  for (const EnumSet<Edge> of_one : goals) {
    for (const EnumSet<Edge> of_two : goals) {
      Rules rules = slow_cops();
      rules.side(Side::one).goals = of_one;
      rules.side(Side::two).goals = of_two;
      rules.side(Side::two).may_pass = false;
      check_on_boards(rules);
    }
  }
}

TEST_CASE("Goals and closed squares that a board marks", "[reference]") {
  const std::vector<Marks> all{
      {{Mark::goal, Side::two, 1, 2}},
      {{Mark::goal, Side::one, 2, 1},
       {Mark::goal, Side::two, 2, 1},
       {Mark::goal, Side::two, 1, 1},
       {Mark::closed, Side::one, 1, 2}},
      {{Mark::closed, Side::one, 1, 1},
       {Mark::closed, Side::one, 2, 2},
       {Mark::closed, Side::two, 1, 1},
       {Mark::closed, Side::two, 1, 2}},
  };
  for (const Marks& marks : all) {
    for (const Capture capture : {Capture::wins, Capture::forbidden, Capture::side_two_wins}) {
      for (const Leap leaps : kLeaps) {
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

TEST_CASE("Cops that share squares, or move all in a turn", "[reference]") {
  for (const Capture capture : {Capture::wins, Capture::forbidden, Capture::side_one_wins}) {
    for (const NoMove no_move : kNoMoves) {
      for (const bool may_pass : kNoYes) {
        for (const bool may_share : kNoYes) {
          for (const bool moves_all : kNoYes) {
            Rules rules = slow_cops();
            rules.capture = capture;
            rules.no_move = no_move;
            SideRules& cops = rules.side(Side::one);
            cops.may_pass = may_pass;
            cops.may_share = may_share;
            cops.moves_all = moves_all;
            check_on_boards(rules);
          }
        }
      }
    }
  }
}

TEST_CASE("Up to three pieces a side, one or all of which move in a turn", "[reference]") {
  constexpr int kMost = kPartly ? 2 : 3;
  for (int ones = 1; ones <= kMost; ++ones) {
    for (int twos = 1; twos <= kMost; ++twos) {
      for (const bool may_share : kNoYes) {
        for (const Capture capture : {Capture::wins, Capture::forbidden}) {
          Rules rules = slow_cops();
          rules.capture = capture;
          rules.side(Side::one).pieces = ones;
          rules.side(Side::two).pieces = twos;
          rules.side(Side::one).may_pass = false;
          if (!may_share) check(rules, {"..#", "...", "#.."});
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
TEST_CASE("Four pieces and more that all move in a turn, of either side or both", "[reference]") {
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
      if (ones + twos < 8) check(rules, {"....", ".#.."});
    }
  }
}
