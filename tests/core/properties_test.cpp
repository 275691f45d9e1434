/// Properties of random games on random boards.
#include <catchmate/analysis.h>
#include <catchmate/code.h>
#include <catchmate/difference.h>
#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/signature.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "generators.h"
#include "reference/against.h"
#include "reference/difference.h"
#include "reference/plain_solver.h"
#include "reference/statistics.h"

using namespace catchmate;

namespace {

// Where a mirror sends each direction and, of the first four, each edge.
constexpr std::array<std::uint32_t, 8> kLeftRight{0, 3, 2, 1, 7, 6, 5, 4};
constexpr std::array<std::uint32_t, 8> kTopBottom{2, 1, 0, 3, 5, 4, 7, 6};

template <class Enum>
EnumSet<Enum> mirrored(EnumSet<Enum> set, bool is_flipped) {
  std::uint32_t bits = 0;
  for (std::uint32_t from = 0; from < 8; ++from) {
    if ((set.bits() >> from & 1U) != 0) bits |= 1U << (is_flipped ? kTopBottom : kLeftRight)[from];
  }
  return EnumSet<Enum>::from_bits(bits);
}

Square mirrored(const Board& board, Square square, bool is_flipped) {
  const std::uint32_t row = board.row(square);
  const std::uint32_t column = board.column(square);
  return is_flipped ? board.square(board.rows() + 1 - row, column) : board.square(row, board.columns() + 1 - column);
}

Game mirrored(const Game& game, bool is_flipped) {
  Rules rules = game.rules();
  for (SideRules& side : rules.sides) {
    side.directions = mirrored(side.directions, is_flipped);
    side.goals = mirrored(side.goals, is_flipped);
  }
  Board board(game.board().rows(), game.board().columns());
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square to = mirrored(board, Square{index}, is_flipped);
    board.set_obstacle(to, game.board().obstacle(Square{index}));
    for (const Mark mark : kMarks) {
      for (const Side side : kSides) board.set_mark(mark, side, to, game.board().marked(mark, side, Square{index}));
    }
  }
  return {rules, board};
}

}  // namespace

TEST_CASE("A mirrored board has the mirrored table, whatever the rules", "[symmetry]") {
  check_property(
      [](const Game& game, bool is_flipped) {
        RC_PRE(!game.board().is_graph());
        const Table table = table_of(game);
        const Table other = table_of(mirrored(game, is_flipped));
        RC_ASSERT(other.positions() == table.positions());
        table.for_each([&](const Position& position, Value value) {
          Position laid{.to_move = position.to_move};
          for (const Side side : kSides) {
            for (const Square at : position.of(side)) laid.of(side).insert(mirrored(game.board(), at, is_flipped));
          }
          RC_ASSERT(other.lookup(laid) == value);
        });
      },
      100);
}

TEST_CASE("Random rules on random boards are what the twin says", "[reference]") {
  check_property(
      [](const Rules& rules) {
        const Board board = *any_board(16);
        const auto found = reference::difference(table_of(Game(fitted(rules, board), board)));
        if (found) RC_FAIL(*found);
      },
      400);
}

TEST_CASE("Both methods agree on random rules of every kind, in the memory of one solver", "[solver]") {
  Solver solver;
  const auto same_table = [&solver](const Game& game) {
    RC_ASSERT_FALSE(solver.start(game).has_value());
    while (solver.advance()) {
    }
    const Progress progress = solver.progress();
    auto table = std::get<Table>(solver.take_table());
    const Table plain = solve_plain(game);
    RC_ASSERT(signature(table) == signature(plain));
    RC_ASSERT(table.longest() == plain.longest());
    std::uint64_t settled = 0;
    plain.for_each([&settled](const Position&, Value value) {
      settled += value.outcome == Outcome::draw || value.endless() ? 0 : 1;
    });
    RC_ASSERT(progress.settled == settled);
    RC_ASSERT(progress.positions == plain.positions());
    solver.reuse(std::move(table));
  };
  check_property(same_table, 400);
}

TEST_CASE("A solve for one position says of it, and of its moves, what the whole table says", "[solver]") {
  const auto says_the_same = [](const Game& game) {
    const Table whole = table_of(game);
    std::vector<Position> positions;
    whole.for_each([&positions](const Position& position, Value) { positions.push_back(position); });
    if (positions.empty()) return;
    const Position position = positions[*below(positions.size())];
    const auto part = std::get<Table>(solve(game, {.position = position, .moves = true}));

    RC_ASSERT(part.lookup(position) == whole.lookup(position));
    const std::vector<MoveValue> expected = move_values(whole, position);
    const std::vector<MoveValue> found = move_values(part, position);
    RC_ASSERT(
        std::equal(found.begin(), found.end(), expected.begin(), expected.end(),
                   [](const MoveValue& a, const MoveValue& b) { return a.move == b.move && a.value == b.value; }));
    RC_ASSERT(principal_line(part, position).moves == principal_line(whole, position).moves);

    // The values that it knows are right, no move leads out of the scope, and its positions are as many as it says.
    std::uint64_t count = 0;
    for (const Position& other : positions) {
      if (part.knows(other)) RC_ASSERT(part.lookup(other) == whole.lookup(other));
      if (!part.scope().contains(other)) continue;
      ++count;
      for (const Move& move : game.moves(other)) RC_ASSERT(part.scope().contains(after(other, move)));
    }
    RC_ASSERT(part.positions() == count);
  };
  check_property(says_the_same, 400);
}

TEST_CASE("Statistics of any game are those of looking each position up", "[statistics]") {
  check_property(
      [](const Game& game) {
        const Table table = table_of(game);
        RC_ASSERT(statistics(table) == reference::statistics(table));
      },
      100);
}

TEST_CASE("Every position of any rules on any board is written and read again", "[notation]") {
  check_property(
      [](const Game& game) {
        PlacementIndex index(game);
        index.for_each_position(game, 0, index.placements(), [&](std::uint64_t, const Position& position) {
          ProblemReader reader(game.rules());
          reader.feed(write_problem(game, position));
          reader.finish();
          const auto read = reader.next();
          RC_ASSERT(read.has_value());
          RC_ASSERT(std::holds_alternative<Problem>(*read));
          const auto& problem = std::get<Problem>(*read);
          RC_ASSERT(problem.position == position);
          RC_ASSERT(problem.game.board() == game.board());
          RC_ASSERT(problem.game.rules() == game.rules());
          RC_ASSERT_FALSE(reader.next().has_value());
        });
      },
      20);
}

TEST_CASE("Any position of any rules, and any moves played from it, come back from their code", "[code]") {
  check_property(
      [](const Game& game) {
        const PlacementIndex index(game);
        if (index.positions() == 0) return;
        std::vector<Position> starts;
        index.for_each_position(game, 0, index.placements(),
                                [&](std::uint64_t, const Position& position) { starts.push_back(position); });
        const Position start = starts[*below(starts.size())];
        std::vector<Move> moves;
        std::vector<Position> positions;
        Position position = start;
        for (std::uint64_t left = *below(20); left > 0; --left) {
          const std::vector<Move> legal = game.moves(position);
          if (legal.empty()) break;
          moves.push_back(legal[*below(legal.size())]);
          position = after(position, moves.back());
          positions.push_back(position);
        }
        const auto code = std::get<std::string>(encode(game, start, moves));
        const bool listed = find_game(game.rules().id) != nullptr && *find_game(game.rules().id) == game.rules();
        const auto is_new = [](const SideRules& side) { return side.moves_all || side.may_share; };
        const bool turns = !listed && (is_new(game.rules().sides[0]) || is_new(game.rules().sides[1]));
        const char expected = turns                                 ? '4'
                              : game.board().is_graph()             ? '3'
                              : listed && !game.board().has_marks() ? '1'
                                                                    : '2';
        RC_ASSERT(code.front() == expected);
        const auto decoded = decode(code);
        RC_ASSERT(std::holds_alternative<CodedGame>(decoded));
        const auto& coded = std::get<CodedGame>(decoded);
        RC_ASSERT(coded.game.rules() == game.rules());
        RC_ASSERT(coded.game.board() == game.board());
        RC_ASSERT(coded.position == start);
        RC_ASSERT(coded.moves == moves);
        RC_ASSERT(coded.positions == positions);
      },
      300);
}

TEST_CASE("Random changes of random rules change the positions that the twin says", "[difference]") {
  check_property(
      [](const Game& game) {
        // Rules with as many pieces: other rules that are drawn, with the pieces of these.
        auto rules = *rc::gen::arbitrary<Rules>();
        for (const Side side : kSides) rules.side(side).pieces = game.rules().side(side).pieces;
        rules = fitted(rules, game.board());
        const Table before = table_of(game);
        const Table after = table_of(Game(rules, game.board()));
        Difference difference(before, after);
        while (difference.advance()) {
        }
        RC_ASSERT(difference.counted() == before.positions());
        RC_ASSERT(difference.changes() == reference::changes(before, after));
      },
      150);
}
