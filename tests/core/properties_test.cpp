/// Properties of random games on random boards.
#include <catchmate/analysis.h>
#include <catchmate/code.h>
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

std::vector<Position> positions_of(const Game& game) {
  std::vector<Position> positions;
  const PlacementIndex index(game);
  index.for_each_position(game, 0, index.placements(),
                          [&](std::uint64_t, const Position& position) { positions.push_back(position); });
  return positions;
}

std::uint32_t below(Random& random, std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); }

}  // namespace

TEST_CASE("A solver reused for game after game matches the plain method", "[solver]") {
  Solver solver;
  for_games(400, 100, [&solver](const Game& game, Random&) {
    REQUIRE_FALSE(solver.start(game).has_value());
    while (solver.advance()) {
    }
    const Progress progress = solver.progress();
    auto table = std::get<Table>(solver.take_table());
    const Table plain = solve_plain(game);
    CHECK(signature(table) == signature(plain));
    CHECK(table.longest() == plain.longest());
    std::uint64_t settled = 0;
    plain.for_each([&settled](const Position&, Value value) {
      settled += value.outcome == Outcome::draw || value.endless() ? 0 : 1;
    });
    CHECK(progress.settled == settled);
    CHECK(progress.positions == plain.positions());
    solver.reuse(std::move(table));
  });
}

TEST_CASE("A solve for one position matches the whole table there and after its moves", "[solver]") {
  for_games(400, 100, [](const Game& game, Random& random) {
    const std::vector<Position> positions = positions_of(game);
    if (positions.empty()) return;
    const Table whole = table_of(game);
    const Position& position = positions[below(random, positions.size())];
    const auto part = std::get<Table>(solve(game, {.position = position, .moves = true}));
    CHECK(part.lookup(position) == whole.lookup(position));
    const std::vector<MoveValue> expected = move_values(whole, position);
    const std::vector<MoveValue> found = move_values(part, position);
    REQUIRE(found.size() == expected.size());
    std::uint64_t wrong = 0;
    for (std::size_t rank = 0; rank < found.size(); ++rank) {
      if (found[rank].move != expected[rank].move || found[rank].value != expected[rank].value) ++wrong;
    }
    CHECK(principal_line(part, position).moves == principal_line(whole, position).moves);

    // Its values are right, no move leaves the scope, and it has the stated number of positions.
    std::uint64_t count = 0;
    for (const Position& other : positions) {
      if (part.knows(other) && part.lookup(other) != whole.lookup(other)) ++wrong;
      if (!part.scope().contains(other)) continue;
      ++count;
      for (const Move& move : game.moves(other)) {
        if (!part.scope().contains(after(other, move))) ++wrong;
      }
    }
    CHECK(wrong == 0);
    CHECK(part.positions() == count);
  });
}

TEST_CASE("A written position reads back the same", "[notation]") {
  for_games(60, 20, [](const Game& game, Random&) {
    std::uint64_t wrong = 0;
    for (const Position& position : positions_of(game)) {
      ProblemReader reader(game.rules());
      reader.feed(write_problem(game, position));
      reader.finish();
      const auto read = reader.next();
      const auto* problem = read ? std::get_if<Problem>(&*read) : nullptr;
      const bool is_same = problem != nullptr && problem->position == position &&
                           problem->game.board() == game.board() && problem->game.rules() == game.rules();
      if (!is_same || reader.next()) ++wrong;
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("A code gives back its rules, board, position and moves", "[code]") {
  for_games(300, 36, [](const Game& game, Random& random) {
    const std::vector<Position> starts = positions_of(game);
    if (starts.empty()) return;
    const Position& start = starts[below(random, starts.size())];
    std::vector<Move> moves;
    std::vector<Position> positions;
    Position position = start;
    for (std::uint32_t left = random.below(20); left > 0; --left) {
      const std::vector<Move> legal = game.moves(position);
      if (legal.empty()) break;
      moves.push_back(legal[below(random, legal.size())]);
      position = after(position, moves.back());
      positions.push_back(position);
    }
    const auto code = std::get<std::string>(encode(game, start, moves));
    const Rules* known = find_game(game.rules().id);
    const bool listed = known != nullptr && *known == game.rules();
    const auto is_new = [](const SideRules& side) { return side.moves_all || side.may_share; };
    const bool turns = !listed && (is_new(game.rules().sides[0]) || is_new(game.rules().sides[1]));
    CHECK(code.front() == (turns                                 ? '4'
                           : game.board().is_graph()             ? '3'
                           : listed && !game.board().has_marks() ? '1'
                                                                 : '2'));
    const auto decoded = decode(code);
    REQUIRE(std::holds_alternative<CodedGame>(decoded));
    const auto& coded = std::get<CodedGame>(decoded);
    CHECK(coded.game.rules() == game.rules());
    CHECK(coded.game.board() == game.board());
    CHECK(coded.position == start);
    CHECK(coded.moves == moves);
    CHECK(coded.positions == positions);
  });
}
