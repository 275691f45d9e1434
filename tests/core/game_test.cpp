#include <catchmate/game.h>
#include <catchmate/games.h>

#include <string_view>
#include <utility>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

using Steps = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// The legal moves as square numbers; a pass is {0, 0}, which no move is.
Steps steps(const Game& game, const Position& position) {
  Steps found;
  for (const Move& move : game.moves(position)) {
    if (move.is_pass()) found.emplace_back(0, 0);
    for (const auto [from, to] : move) found.emplace_back(from.index, to.index);
  }
  return found;
}

Rules single_steps(NoMove no_move, Capture capture = Capture::wins) {
  Rules rules;
  rules.id = "single-steps";
  rules.side(Side::one) = {.name = "one", .directions = kOrthogonal};
  rules.side(Side::two) = {.name = "two", .directions = kOrthogonal};
  rules.capture = capture;
  rules.no_move = no_move;
  return rules;
}

}  // namespace

TEST_CASE("Moves are ordered by piece, direction and length, a pass last", "[game]") {
  Rules long_cops = slow_cops();
  long_cops.side(Side::one).reach = 2;
  Rules sliding = single_steps(NoMove::loses);
  sliding.side(Side::one).pieces = 2;
  sliding.side(Side::one).reach = 3;
  Rules in_all_directions = single_steps(NoMove::loses);
  in_all_directions.side(Side::one).directions = EnumSet<Direction>::from_bits(0xFF);
  Rules walking = single_steps(NoMove::loses, Capture::forbidden);
  walking.side(Side::one).reach = 2;
  Rules leaping = walking;
  leaping.side(Side::one).leaps = Leap::everything;
  struct Moves {
    Rules rules;
    Drawing rows;
    Side to_move;
    Steps expected;
  };
  for (const auto& [rules, rows, to_move, expected] : {
           Moves{long_cops,
                 {"...", "O..", "..O", "..X"},
                 Side::one,
                 {{3, 0}, {3, 4}, {3, 5}, {3, 6}, {3, 9}, {8, 5}, {8, 2}, {8, 11}, {8, 7}, {8, 6}, {0, 0}}},
           {in_all_directions,
            {"...", ".O.", "..X"},
            Side::one,
            {{4, 1}, {4, 5}, {4, 7}, {4, 3}, {4, 2}, {4, 8}, {4, 6}, {4, 0}}},
           // An obstacle, a piece of the same side and the border end a step.
           {crossing_pawn(), {"O#.", "O..", "..X"}, Side::one, {{3, 4}, {3, 6}}},
           {crossing_pawn(), {"O.O", "...", ".X.", "..."}, Side::two, {{7, 4}, {7, 8}, {7, 6}}},
           // A leap passes over a piece or an obstacle, and may end on the opponent but not on an obstacle.
           {chase(), {"....", "XO..", "....", "...."}, Side::two, {{4, 0}, {4, 5}, {4, 6}, {4, 8}, {4, 12}}},
           {chase(), {"X#.", "..O", "#.."}, Side::two, {{0, 2}, {0, 3}}},
           // Without leaps any occupied square ends a long move.
           {sliding,
            {"O.O..", "#....", ".....", "X...."},
            Side::one,
            {{0, 1}, {2, 3}, {2, 4}, {2, 7}, {2, 12}, {2, 17}, {2, 1}}},
           {sliding, {"O.X#.", "#...#", "....O"}, Side::one, {{0, 1}, {0, 2}, {14, 13}, {14, 12}, {14, 11}}},
           // Where captures are forbidden the opponent's square blocks, except for a leap.
           {walking, {"OX.", "...", "..."}, Side::one, {{0, 3}, {0, 6}}},
           {leaping, {"OX.", "...", "..."}, Side::one, {{0, 2}, {0, 3}, {0, 6}}},
           // A finished game has no moves.
           {crossing_pawn(), {"X..", "...", "O.O"}, Side::one, {}},
           {chase(), {"*.", ".."}, Side::two, {}},
       }) {
    INFO(rules.id << " " << rows.front());
    CHECK(steps(Game(rules, board_of(rows)), position_of(rows, to_move)) == expected);
  }
}

TEST_CASE("A side without a legal move loses, draws or passes by the rules", "[game]") {
  const Drawing rows{"O#.", "#X."};
  const Position stuck = position_of(rows);
  const Position other = position_of(rows, Side::two);
  const auto game_with = [&](NoMove no_move) { return Game(single_steps(no_move), board_of(rows)); };
  const Game losing = game_with(NoMove::loses);
  CHECK(losing.ending(stuck) == Outcome::loss);
  CHECK(losing.how_ended(stuck) == Ending{Ending::How::no_move});
  CHECK_FALSE(losing.ending_by_position(stuck));
  CHECK(losing.moves(stuck).empty());
  CHECK_FALSE(losing.how_ended(other));

  const Game drawing = game_with(NoMove::draws);
  CHECK(drawing.ending(stuck) == Outcome::draw);
  CHECK(drawing.how_ended(stuck) == Ending{Ending::How::no_move});
  CHECK(drawing.moves(stuck).empty());

  const Game passing = game_with(NoMove::passes);
  CHECK_FALSE(passing.ending(stuck));
  CHECK(steps(passing, stuck) == Steps{{0, 0}});
  CHECK(steps(passing, other) == Steps{{4, 5}});
}

TEST_CASE("A finished game names its ending", "[game]") {
  using How = Ending::How;
  const Game crossing(crossing_pawn(), Board(3, 3));
  for (const Side to_move : kSides) {
    const auto ended = [&](const Drawing& rows) { return crossing.how_ended(position_of(rows, to_move)); };
    CHECK(ended({"..X", "...", "O.O"}) == Ending{How::goal, Edge::top});
    // Row 1 takes precedence over the meeting there.
    CHECK(ended({"..*", "...", "O.."}) == Ending{How::goal, Edge::top});
    CHECK(ended({"...", "..*", "O.."}) == Ending{How::meeting});
    CHECK_FALSE(ended({"...", "O..", ".OX"}));
  }
}

TEST_CASE("A marked goal has no border, and the token reaches either side's goals", "[game]") {
  using How = Ending::How;
  Rules rules = single_steps(NoMove::loses, Capture::side_two_wins);
  rules.side(Side::two).goals = {Edge::bottom};
  Board board(3, 3);
  board.set_mark(Mark::goal, Side::two, Square{1}, true);
  const Game marked(rules, board);
  const auto with_second_on = [&](std::uint32_t square) {
    return marked.how_ended({.pieces = {PieceSet{Square{3}}, PieceSet{Square{square}}}});
  };
  CHECK(with_second_on(1) == Ending{How::goal});
  CHECK(with_second_on(7) == Ending{How::goal, Edge::bottom});
  CHECK(with_second_on(3) == Ending{How::meeting});
  CHECK_FALSE(with_second_on(4));

  Rules sharing = single_steps(NoMove::loses);
  sharing.side(Side::two).pieces = 0;
  const Game token(sharing, board);
  CHECK(token.how_ended({.pieces = {PieceSet{Square{1}}, {}}}) == Ending{How::goal});
  CHECK_FALSE(token.how_ended({.pieces = {PieceSet{Square{0}}, {}}}));
}

TEST_CASE("A fault in a position names the side and what is wrong", "[game]") {
  const Game game(crossing_pawn(), board_of({"...", ".#.", "..."}));
  struct Pieces {
    PieceSet reds, blacks;
    std::string_view expected;
  };
  for (const auto& [reds, blacks, expected] : {
           Pieces{{Square{0}, Square{2}}, {Square{7}}, ""},
           {{Square{0}, Square{2}}, {Square{0}}, ""},
           {{Square{0}}, {Square{7}}, "red has 1 piece on the board, expected 2"},
           {{Square{0}, Square{2}}, {Square{5}, Square{6}}, "black has 2 pieces on the board, expected 1"},
           {{Square{0}, Square{2}}, {Square{9}}, "a piece of black stands outside the board"},
           {{Square{0}, kNoSquare}, {Square{7}}, "a piece of red stands outside the board"},
           {{Square{0}, Square{4}}, {Square{7}}, "a piece of red stands on an obstacle"},
           {{Square{2}, Square{2}}, {Square{7}}, "two pieces of red stand on one square"},
       }) {
    const auto fault = game.validate({.pieces = {reds, blacks}});
    CHECK((fault ? message(game.rules(), *fault) : "") == expected);
  }
  const Game forbidding(single_steps(NoMove::loses, Capture::forbidden), Board(2, 2));
  const auto fault = forbidding.validate(position_of({"*.", ".."}));
  REQUIRE(fault);
  CHECK(message(forbidding.rules(), *fault) == "pieces of both sides stand on one square");
}

TEST_CASE("Cops on one square have each turn once", "[game]") {
  Rules rules = *find_game("cops-and-robber");
  rules.side(Side::one).pieces = 2;
  const Game game(rules, Board(3, 3));
  const Position position{.pieces = {PieceSet{Square{4}, Square{4}}, PieceSet{Square{0}}}};
  // Each goes one of four ways or stays; which cop goes where makes no difference.
  CHECK(game.moves(position).size() == 15);
}

TEST_CASE("Free squares are counted as obstacles change", "[board]") {
  Board board(2, 2);
  for (const bool present : {true, true, false, false}) {
    board.set_obstacle(Square{3}, present);
    CHECK(board.free_squares() == (present ? 3 : 4));
  }
}
