/// Solves any rules on any small board, and holds the table against the slow twin and against the rules.
#include <catchmate/solver.h>
#include <catchmate/verify.h>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "fail.h"
#include "games.h"
#include "reference/any_rules.h"

using namespace catchmate;

namespace {

reference::Place place_of(const Board& board, Square square) {
  return {static_cast<int>(board.row(square)), static_cast<int>(board.column(square))};
}

reference::AnyRules twin_of(const Game& game) {
  const Board& board = game.board();
  std::vector<std::string> rows(board.rows(), std::string(board.columns(), '.'));
  reference::Marks marks;
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (board.obstacle(square)) rows[board.row(square) - 1][board.column(square) - 1] = '#';
    for (const Side side : kSides) {
      const auto of = static_cast<std::size_t>(side);
      if (board.marked(Mark::goal, side, square)) marks.goals[of].push_back(place_of(board, square));
      if (board.marked(Mark::closed, side, square)) marks.closed[of].push_back(place_of(board, square));
    }
  }
  if (!board.is_graph()) return {game.rules(), rows, marks};
  reference::Arrows arrows;
  for (const Side side : kSides) {
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      for (const Square to : board.ways(side, Square{index})) {
        arrows[static_cast<std::size_t>(side)].emplace_back(place_of(board, Square{index}), place_of(board, to));
      }
    }
  }
  return {game.rules(), rows[0], arrows, marks};
}

reference::Verdict verdict_of(Value value) {
  const auto result = value.outcome == Outcome::win    ? reference::Result::won
                      : value.outcome == Outcome::loss ? reference::Result::lost
                                                       : reference::Result::drawn;
  return {result, value.distance};
}

std::vector<reference::Place> places_of(const Board& board, const PieceSet& pieces) {
  std::vector<reference::Place> places;
  for (const Square square : pieces) places.push_back(place_of(board, square));
  return places;
}

// Told at the end, for run.mjs.
struct Compared {
  std::uint64_t positions = 0;

  Compared() = default;
  Compared(const Compared&) = delete;
  Compared& operator=(const Compared&) = delete;
  ~Compared() { std::cerr << "positions compared: " << positions << "\n"; }
};
Compared compared;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto game = take_game(bytes, 9);
  if (!game) return 0;
  const auto solved = solve(*game, {.threads = 1});
  const auto* table = std::get_if<Table>(&solved);
  demand(table != nullptr, "a small game takes too much memory");
  const auto fault = verify(*table).fault;
  demand(!fault, fault ? message(*game, *fault) : "");
  const reference::AnyRules twin = twin_of(*game);
  std::size_t count = 0;
  table->for_each([&](const Position& position, Value value) {
    ++count;
    const auto expected = twin.verdict(places_of(game->board(), position.of(Side::one)),
                                       places_of(game->board(), position.of(Side::two)), position.to_move);
    demand(verdict_of(value) == expected, "the slow twin has another value");
  });
  demand(count == twin.positions(), "the slow twin has another number of positions");
  compared.positions += count;
  return 0;
}
