#include "reference/against.h"

#include <catchmate/verify.h>

#include <vector>

#include "reference/any_rules.h"

namespace catchmate::reference {

namespace {

Place place_of(const Board& board, Square square) {
  return {static_cast<int>(board.row(square)), static_cast<int>(board.column(square))};
}

std::vector<Place> places_of(const Board& board, const PieceSet& pieces) {
  std::vector<Place> places;
  for (const Square square : pieces) places.push_back(place_of(board, square));
  return places;
}

std::vector<std::string> drawing_of(const Board& board) {
  std::vector<std::string> rows(board.rows(), std::string(board.columns(), '.'));
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (board.obstacle(square)) rows[board.row(square) - 1][board.column(square) - 1] = '#';
  }
  return rows;
}

AnyRules twin_of(const Game& game) {
  const Board& board = game.board();
  Marks marks;
  Arrows arrows;
  for (const Side side : kSides) {
    const auto number = static_cast<std::size_t>(side);
    for (std::uint32_t index = 0; index < board.squares(); ++index) {
      const Square square{index};
      const Place place = place_of(board, square);
      if (board.marked(Mark::goal, side, square)) marks.goals.at(number).push_back(place);
      if (board.marked(Mark::closed, side, square)) marks.closed.at(number).push_back(place);
      if (!board.is_graph()) continue;
      for (const Square to : board.ways(side, square)) arrows.at(number).emplace_back(place, place_of(board, to));
    }
  }
  return {game.rules(), drawing_of(board), board.is_graph() ? std::optional(arrows) : std::nullopt, marks};
}

Verdict verdict_of(Value value) {
  const Result result = value.outcome == Outcome::win    ? Result::won
                        : value.outcome == Outcome::loss ? Result::lost
                                                         : Result::drawn;
  return {result, value.distance};
}

std::string write(Verdict verdict) {
  static constexpr const char* kWords[] = {"won in ", "drawn in ", "lost in "};
  return kWords[static_cast<std::size_t>(verdict.result)] + std::to_string(verdict.plies);
}

std::string write(const Board& board, const Position& position) {
  std::string text;
  for (const std::string& row : drawing_of(board)) text += row + "\n";
  for (const Side side : kSides) {
    text += side == position.to_move ? "to move:" : "waiting:";
    for (const auto [row, column] : places_of(board, position.of(side))) {
      text += " (" + std::to_string(row) + "," + std::to_string(column) + ")";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

std::optional<std::string> difference(const Table& table) {
  const Board& board = table.game().board();
  const AnyRules twin = twin_of(table.game());
  std::optional<std::string> found;
  std::size_t count = 0;
  table.for_each([&](const Position& position, Value value) {
    ++count;
    if (found) return;
    const Verdict actual = verdict_of(value);
    const Verdict right = twin.verdict(places_of(board, position.of(Side::one)),
                                       places_of(board, position.of(Side::two)), position.to_move);
    if (actual != right) {
      found = write(board, position) + "is " + write(right) + ", the table says " + write(actual);
    }
  });
  if (found) return found;
  if (count != twin.positions()) {
    return "there are " + std::to_string(twin.positions()) + " positions, the table has " + std::to_string(count);
  }
  const auto fault = verify(table).fault;
  return fault ? std::optional(message(table.game(), *fault)) : std::nullopt;
}

}  // namespace catchmate::reference
