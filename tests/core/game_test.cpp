#include <catchmate/game.h>
#include <catchmate/games.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

using Steps = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// The legal moves as numbers of squares; a pass is {0, 0}, which no move is.
Steps steps(const Game& game, const Position& position) {
  Steps found;
  for (const Move& move : game.moves(position)) {
    if (move.is_pass()) found.emplace_back(0, 0);
    for (const auto [from, to] : move) found.emplace_back(from.index, to.index);
  }
  return found;
}

struct Drawn {
  Game game;
  Position position;
};

Drawn drawn(const Rules& rules, const Drawing& rows, Side to_move) {
  return {Game(rules, board_of(rows)), position_of(rows, to_move)};
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

TEST_CASE("Moves come piece by piece, direction by direction, short before long, a pass last", "[game]") {
  Rules rules = slow_cops();
  rules.side(Side::one).reach = 2;
  const auto [game, position] = drawn(rules, {"...", "O..", "..O", "..."}, Side::one);
  Position with_robber = position;
  with_robber.of(Side::two).insert(Square{11});
  CHECK(steps(game, with_robber) ==
        Steps{{3, 0}, {3, 4}, {3, 5}, {3, 6}, {3, 9}, {8, 5}, {8, 2}, {8, 11}, {8, 7}, {8, 6}, {0, 0}});
}

TEST_CASE("Red's pieces step aside for obstacles, for each other and for the border", "[game]") {
  const auto [game, position] = drawn(crossing_pawn(), {"O#.", "O..", "..X"}, Side::one);
  CHECK(steps(game, position) == Steps{{3, 4}, {3, 6}});
}

TEST_CASE("The black pawn moves up, right and left, never down", "[game]") {
  const auto [game, position] = drawn(crossing_pawn(), {"O.O", "...", ".X.", "..."}, Side::two);
  CHECK(steps(game, position) == Steps{{7, 4}, {7, 8}, {7, 6}});
}

TEST_CASE("In chase black leaps two squares over white, and also lands on it", "[game]") {
  const auto [game, position] = drawn(chase(), {"....", "XO..", "....", "...."}, Side::two);
  CHECK(steps(game, position) == Steps{{4, 0}, {4, 5}, {4, 6}, {4, 8}, {4, 12}});
}

TEST_CASE("A leap passes over an obstacle but never ends on one", "[game]") {
  const auto [game, position] = drawn(chase(), {"X#.", "..O", "#.."}, Side::two);
  CHECK(steps(game, position) == Steps{{0, 2}, {0, 3}});
}

TEST_CASE("Without leaping an obstacle, a piece of its own side and one of the other's end a long move", "[game]") {
  Rules rules = single_steps(NoMove::loses);
  rules.side(Side::one).pieces = 2;
  rules.side(Side::one).reach = 3;
  const auto [game, position] = drawn(rules, {"O.O..", "#....", ".....", "X...."}, Side::one);
  CHECK(steps(game, position) == Steps{{0, 1}, {2, 3}, {2, 4}, {2, 7}, {2, 12}, {2, 17}, {2, 1}});

  const auto [capturing, face_to_face] = drawn(rules, {"O.X..", ".....", "....O", "....."}, Side::one);
  const Steps found = steps(capturing, face_to_face);
  CHECK(Steps(found.begin(), found.begin() + 5) == Steps{{0, 1}, {0, 2}, {0, 5}, {0, 10}, {0, 15}});
}

TEST_CASE("Where captures are forbidden the opponent's square is taken, and only a leap gets past it", "[game]") {
  Rules rules = single_steps(NoMove::loses, Capture::forbidden);
  rules.side(Side::one).reach = 2;
  const Drawing rows{"OX.", "...", "..."};
  const auto [walking, start] = drawn(rules, rows, Side::one);
  CHECK(steps(walking, start) == Steps{{0, 3}, {0, 6}});
  rules.side(Side::one).leaps = Leap::everything;
  const auto [leaping, same] = drawn(rules, rows, Side::one);
  CHECK(steps(leaping, same) == Steps{{0, 2}, {0, 3}, {0, 6}});
}

TEST_CASE("All eight directions are moved in, in their order", "[game]") {
  Rules rules = single_steps(NoMove::loses);
  rules.side(Side::one).directions = EnumSet<Direction>::from_bits(0xFF);
  const auto [game, position] = drawn(rules, {"...", ".O.", "..X"}, Side::one);
  CHECK(steps(game, position) == Steps{{4, 1}, {4, 5}, {4, 7}, {4, 3}, {4, 2}, {4, 8}, {4, 6}, {4, 0}});
}

TEST_CASE("A game that is over has no moves", "[game]") {
  const auto [reached, on_row_1] = drawn(crossing_pawn(), {"X..", "...", "O.O"}, Side::one);
  CHECK(reached.moves(on_row_1).empty());
  const auto [caught, shared] = drawn(chase(), {"*.", ".."}, Side::two);
  CHECK(caught.moves(shared).empty());
}

TEST_CASE("Black on row 1 has won, whoever is to move", "[game]") {
  const Drawing rows{"..X", "...", "O.O"};
  const auto [game, red_to_move] = drawn(crossing_pawn(), rows, Side::one);
  CHECK(game.ending(red_to_move) == Outcome::loss);
  CHECK(game.ending_by_place(red_to_move) == Outcome::loss);
  CHECK(game.ending(position_of(rows, Side::two)) == Outcome::win);
  CHECK(game.ending_by_place(position_of(rows, Side::two)) == Outcome::win);
}

TEST_CASE("Row 1 is checked before a shared square: black that captures there, or is captured there, has won",
          "[game]") {
  const Drawing rows{"..*", "...", "O.."};
  const auto [game, red_to_move] = drawn(crossing_pawn(), rows, Side::one);
  CHECK(game.ending(red_to_move) == Outcome::loss);
  CHECK(game.ending(position_of(rows, Side::two)) == Outcome::win);
}

TEST_CASE("On a shared square the side that moved last has won", "[game]") {
  const Drawing rows{"...", "..*", "O.."};
  const auto [game, red_to_move] = drawn(crossing_pawn(), rows, Side::one);
  CHECK(game.ending(red_to_move) == Outcome::loss);
  CHECK(game.ending(position_of(rows, Side::two)) == Outcome::loss);
}

TEST_CASE("A shared square is checked before a lack of moves", "[game]") {
  Rules rules = single_steps(NoMove::draws);
  const auto [game, position] = drawn(rules, {"*#", "#."}, Side::one);
  CHECK(game.ending(position) == Outcome::loss);
}

TEST_CASE("A side without a legal move loses, draws or passes, as the rules say", "[game]") {
  const Drawing rows{"O#.", "#X."};
  const auto [losing, stuck] = drawn(single_steps(NoMove::loses), rows, Side::one);
  CHECK(losing.ending(stuck) == Outcome::loss);
  CHECK_FALSE(losing.ending_by_place(stuck));
  CHECK(losing.moves(stuck).empty());
  CHECK_FALSE(losing.ending(position_of(rows, Side::two)));

  const auto [drawing, same] = drawn(single_steps(NoMove::draws), rows, Side::one);
  CHECK(drawing.ending(same) == Outcome::draw);
  CHECK(drawing.moves(same).empty());

  const auto [passing, again] = drawn(single_steps(NoMove::passes), rows, Side::one);
  CHECK_FALSE(passing.ending(again));
  CHECK(steps(passing, again) == Steps{{0, 0}});
  CHECK(steps(passing, position_of(rows, Side::two)) == Steps{{4, 5}});
}

TEST_CASE("A side that may pass is never without a move", "[game]") {
  Rules rules = single_steps(NoMove::loses);
  rules.side(Side::one).may_pass = true;
  const auto [game, position] = drawn(rules, {"O#", "#X"}, Side::one);
  CHECK_FALSE(game.ending(position));
  CHECK(steps(game, position) == Steps{{0, 0}});
}

TEST_CASE("When both sides stand on their goals the one that moved last has won", "[game]") {
  Rules rules = single_steps(NoMove::loses);
  rules.side(Side::one).goals = {Edge::bottom};
  rules.side(Side::two).goals = {Edge::top};
  const Drawing rows{"X.", "..", "O."};
  const auto [game, position] = drawn(rules, rows, Side::one);
  CHECK(game.ending(position) == Outcome::loss);
  CHECK(game.ending(position_of(rows, Side::two)) == Outcome::loss);
}

TEST_CASE("A game that is over says how it has ended", "[game]") {
  using How = Ending::How;
  const Game crossing(crossing_pawn(), board_of({"...", "...", "..."}));
  const auto ended = [](const Game& game, const Drawing& rows, Side to_move) {
    return game.how_ended(position_of(rows, to_move));
  };
  for (const Side to_move : kSides) {
    CHECK(ended(crossing, {"..X", "...", "O.O"}, to_move) == Ending{How::goal, Edge::top});
    // Row 1 counts before the meeting there.
    CHECK(ended(crossing, {"..*", "...", "O.."}, to_move) == Ending{How::goal, Edge::top});
    CHECK(ended(crossing, {"...", "..*", "O.."}, to_move) == Ending{How::meeting});
    CHECK_FALSE(ended(crossing, {"...", "O..", ".OX"}, to_move));
  }

  const Drawing rows{"O#.", "#X."};
  const Game losing(single_steps(NoMove::loses), board_of(rows));
  CHECK(ended(losing, rows, Side::one) == Ending{How::no_move});
  CHECK_FALSE(ended(losing, rows, Side::two));
  const Game drawing(single_steps(NoMove::draws), board_of(rows));
  CHECK(ended(drawing, rows, Side::one) == Ending{How::no_move});
}

TEST_CASE("A goal that the board marks has no border, and the token reaches goals of either side", "[game]") {
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

TEST_CASE("A position is told what keeps it from being one of the game's", "[game]") {
  const Game game(crossing_pawn(), board_of({"...", ".#.", "..."}));
  Position position{.pieces = {PieceSet{Square{0}, Square{2}}, PieceSet{Square{7}}}};
  CHECK_FALSE(game.validate(position));
  const auto check = [&](std::string_view expected) {
    const auto fault = game.validate(position);
    REQUIRE(fault);
    CHECK(message(game.rules(), *fault) == expected);
  };

  SECTION("pieces of both sides may share a square") {
    position.of(Side::two) = {Square{0}};
    CHECK_FALSE(game.validate(position));
  }
  SECTION("a piece is missing") {
    position.of(Side::one) = {Square{0}};
    check("red has 1 piece on the board, expected 2");
  }
  SECTION("there is a piece too many") {
    position.of(Side::two) = {Square{5}, Square{6}};
    check("black has 2 pieces on the board, expected 1");
  }
  SECTION("a piece stands outside") {
    position.of(Side::two) = {Square{9}};
    check("a piece of black stands outside the board");
  }
  SECTION("a piece stands nowhere") {
    position.of(Side::one) = {Square{0}, kNoSquare};
    check("a piece of red stands outside the board");
  }
  SECTION("a piece stands on an obstacle") {
    position.of(Side::one) = {Square{0}, Square{4}};
    check("a piece of red stands on an obstacle");
  }
  SECTION("two pieces of one side share a square") {
    position.of(Side::one) = {Square{2}, Square{2}};
    check("two pieces of red stand on one square");
  }
}

TEST_CASE("Where captures are forbidden no square is shared", "[game]") {
  const Drawing rows{"*.", ".."};
  const auto [game, position] = drawn(single_steps(NoMove::loses, Capture::forbidden), rows, Side::one);
  const auto fault = game.validate(position);
  REQUIRE(fault);
  CHECK(message(game.rules(), *fault) == "pieces of both sides stand on one square");
}
