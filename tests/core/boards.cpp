#include "boards.h"

#include <catchmate/games.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "catch.h"
#include "reference/any_game.h"

using namespace catchmate;

Board board_of(const Drawing& rows) {
  Board board(static_cast<std::uint32_t>(rows.size()), static_cast<std::uint32_t>(rows.front().size()));
  for (std::uint32_t row = 1; row <= board.rows(); ++row) {
    for (std::uint32_t column = 1; column <= board.columns(); ++column) {
      if (rows[row - 1][column - 1] == '#') board.set_obstacle(board.square(row, column), true);
    }
  }
  return board;
}

Position position_of(const Drawing& rows, Side to_move) {
  Position position{.to_move = to_move};
  std::uint32_t index = 0;
  for (const std::string& row : rows) {
    for (const char letter : row) {
      if (letter == 'O' || letter == '*') position.of(Side::one).insert(Square{index});
      if (letter == 'X' || letter == '*') position.of(Side::two).insert(Square{index});
      ++index;
    }
  }
  return position;
}

Table table_of(const Game& game) { return std::get<Table>(solve(game)); }

std::vector<Problem> problems_of(const Rules& rules, std::string_view text) {
  ProblemReader reader(rules);
  reader.feed(text);
  reader.finish();
  std::vector<Problem> found;
  while (auto next = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*next)) FAIL(message(*error));
    found.push_back(std::get<Problem>(*std::move(next)));
  }
  return found;
}

Rules slow_cops() {
  Rules rules;
  rules.id = "slow-cops";
  rules.side(Side::one) = {.name = "cop", .pieces = 2, .directions = kOrthogonal, .may_pass = true};
  rules.side(Side::two) = {.name = "robber", .directions = kOrthogonal, .may_pass = true};
  return rules;
}

void for_games(std::uint64_t seeds, std::uint32_t most_squares,
               const std::function<void(const Game&, Random&)>& check) {
  for (std::uint64_t seed = 1; seed <= (kPartly ? (seeds + 9) / 10 : seeds); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Game game = reference::any_game([&random](std::uint32_t bound) { return random.below(bound); }, most_squares);
    check(game, random);
  }
}

Drawing random_drawing(Random& random, std::uint32_t rows, std::uint32_t columns, std::uint32_t percent) {
  Drawing drawing(rows, std::string(columns, '.'));
  for (std::string& row : drawing) {
    for (char& letter : row) {
      if (random.happens(percent)) letter = '#';
    }
  }
  return drawing;
}

std::vector<Game> games_to_analyse() {
  Rules drawing = crossing_pawn();
  drawing.no_move = NoMove::draws;
  Rules passing = slow_cops();
  passing.capture = Capture::forbidden;
  passing.no_move = NoMove::passes;
  passing.side(Side::two).goals = {Edge::left};
  return {Game(chase(), Board(3, 3)), Game(crossing_pawn(), board_of({"....", ".#..", "...."})),
          Game(drawing, board_of({"#..", ".#.", "..."})), Game(slow_cops(), board_of({"...", ".#.", "..."})),
          Game(passing, board_of({"....", "#.#."}))};
}
