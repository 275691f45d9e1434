#include <catchmate/games.h>
#include <catchmate/verify.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "boards.h"
#include "catch.h"
#include "reference/plain_solver.h"

using namespace catchmate;

namespace {

// A table's codes, by index: see distances.h.
std::vector<Ply> codes_of(const Table& table) {
  std::vector<Ply> codes(PlacementIndex(table.game()).size(), kNever);
  const bool doubled = may_lose_by_moving(table.game().rules());
  table.for_each([&](const Position& position, Value value) {
    if (value.outcome == Outcome::draw || value.endless()) return;
    const Ply won = value.outcome == Outcome::win ? 1 : 0;
    codes[table.index(position)] = doubled ? 2 * value.distance + won : value.distance;
  });
  return codes;
}

Table table_with(const Table& table, const Position& position, Ply code) {
  std::vector<Ply> codes = codes_of(table);
  codes[table.index(position)] = code;
  return table_with(table.game(), codes);
}

Ply largest_of(const std::vector<Ply>& codes) {
  Ply largest = 0;
  for (const Ply code : codes) largest = std::max(largest, code == kNever ? 0 : code);
  return largest;
}

bool leads_to(const Game& game, const Position& from, const Position& to) {
  const std::vector<Move> moves = game.moves(from);
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return after(from, move) == to; });
}

// Whether a table with only `changed` wrong is rejected, and for that value.
bool is_rejected_for(const Table& table, const Position& changed) {
  const std::optional<Fault> fault = verify(table).fault;
  return fault && (fault->position == changed || leads_to(table.game(), fault->position, changed)) &&
         fault->value == table.lookup(fault->position);
}

// Games with every kind of ending, on boards small enough to try every wrong table.
std::vector<Game> small_games() {
  Rules drawing = crossing_pawn();
  drawing.no_move = NoMove::draws;
  Rules racing = slow_cops();
  racing.capture = Capture::forbidden;
  racing.no_move = NoMove::passes;
  racing.side(Side::one) = {.name = "cop", .directions = kOrthogonal};
  racing.side(Side::two).goals = {Edge::left};
  Rules hunting = slow_cops();
  hunting.capture = Capture::side_one_wins;
  hunting.endless = Endless::side_two_wins;
  hunting.side(Side::one).pieces = 1;
  hunting.side(Side::two).may_pass = false;
  return {Game(chase(), Board(2, 3)),
          Game(crossing_pawn(), board_of({"..", "#.", "..", ".."})),
          Game(drawing, board_of({"#..", ".#.", "..."})),
          Game(slow_cops(), board_of({"..", "..", "#."})),
          Game(racing, board_of({"...", "#.#"})),
          Game(hunting, board_of({"..", "#.", ".."}))};
}

}  // namespace

TEST_CASE("A small table with any one value changed is rejected", "[verify]") {
  for (const Game& game : small_games()) {
    const Table table = table_of(game);
    REQUIRE_FALSE(verify(table).fault);
    const std::vector<Ply> right = codes_of(table);
    const Ply largest = largest_of(right);
    std::size_t missed = 0;
    std::set<Fault::Kind> kinds;
    table.for_each([&](const Position& position, Value) {
      std::vector<Ply> codes = right;
      Ply& changed = codes[table.index(position)];
      for (Ply wrong = 0; wrong <= largest + 3; ++wrong) {
        changed = wrong <= largest + 2 ? wrong : kNever;
        const Table altered = table_with(game, codes);
        if (altered.lookup(position) == table.lookup(position)) continue;
        if (!is_rejected_for(altered, position)) ++missed;
        kinds.insert(verify(altered).fault.value_or(Fault{}).kind);
      }
    });
    CHECK(missed == 0);
    CHECK(kinds.size() == 4);
  }
}

TEST_CASE("A table of any game with one value changed is rejected", "[verify]") {
  for_games(80, 100, [](const Game& game, Random& random) {
    const Table table = table_of(game);
    std::vector<Position> positions;
    table.for_each([&](const Position& position, Value) { positions.push_back(position); });
    const Verdict verdict = verify(table);
    CHECK_FALSE(verdict.fault);
    CHECK(verdict.positions == positions.size());
    if (positions.empty()) return;
    const Position& changed = positions[random.below(static_cast<std::uint32_t>(positions.size()))];
    const std::vector<Ply> right = codes_of(table);
    const Ply old = right[table.index(changed)];
    const Ply beyond = largest_of(right) + 1;
    for (const Ply wrong : {Ply{0}, Ply{1}, Ply{2}, old - 2, old - 1, old + 1, old + 2, beyond, kNever}) {
      if (wrong > beyond && wrong != kNever) continue;
      const Table altered = table_with(table, changed, wrong);
      // A finished game keeps only its distance.
      if (altered.lookup(changed) == table.lookup(changed)) continue;
      INFO(wrong << " for " << old);
      CHECK(is_rejected_for(altered, changed));
    }
  });
}

TEST_CASE("A table without wins is consistent, but against the rules", "[verify]") {
  for (const Game& game : small_games()) {
    const std::vector<Ply> never(PlacementIndex(game).size(), kNever);
    CHECK(verify(table_with(game, never)).fault.has_value());
  }
  // Here nobody can.
  Rules strolling = slow_cops();
  strolling.capture = Capture::forbidden;
  const Game game(strolling, Board(2, 3));
  CHECK_FALSE(verify(table_with(game, std::vector<Ply>(PlacementIndex(game).size(), kNever))).fault);
}

TEST_CASE("A fault's message names the place and the broken rule", "[verify]") {
  const Game game(crossing_pawn(), board_of({"#.#", "...", "..."}));
  const Table table = table_of(game);
  const auto fault_in = [&](const Drawing& rows, Side to_move, Ply distance, Language language = Language::english) {
    const Verdict verdict = verify(table_with(table, position_of(rows, to_move), distance));
    return verdict.fault ? message(game, *verdict.fault, language) : "nothing";
  };
  const Drawing lost{"#.#", "O.O", ".X."};
  const std::string start = "red to move, red on (2,1) (2,3), black on (3,2): the table has a ";
  CHECK(fault_in(lost, Side::one, 2) == "nothing");
  CHECK(fault_in(lost, Side::one, 0) == start + "loss in 0 plies, but the game goes on");
  CHECK(fault_in(lost, Side::one, 1) ==
        start + "win in 1 ply, but the best move, (2,1)-(2,2), is worth a loss in 2 plies");
  CHECK(fault_in(lost, Side::one, 1, Language::chinese) ==
        "轮到 red，red 在 (2,1) (2,3)，black 在 (3,2)：表里是 1 步必胜，但最优走法 (2,1)-(2,2) 的结果是 2 步必败");
  CHECK(fault_in(lost, Side::one, kNever) ==
        start + "draw, but the best move, (2,1)-(2,2), is worth a loss in 2 plies");
  CHECK(fault_in({"#.#", "OXO", "..."}, Side::two, kNever) ==
        "black to move, red on (2,1) (2,3), black on (2,2): the table has a draw, but the move (2,2)-(1,2) is worth a "
        "win in 1 ply");
  CHECK(fault_in({"#X#", "OO.", "..."}, Side::one, kNever) ==
        "red to move, red on (2,1) (2,2), black on (1,2): the table has a draw, but the game is over, a loss in 0 "
        "plies");
}
