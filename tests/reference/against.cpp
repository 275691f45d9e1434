#include "reference/against.h"

#include <catchmate/verify.h>

#include <utility>
#include <vector>

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

Verdict verdict_of(Value value) {
  switch (value.outcome) {
    case Outcome::win:
      return {Result::won, value.distance};
    case Outcome::loss:
      return {Result::lost, value.distance};
    case Outcome::draw:
      break;
  }
  return {Result::drawn, value.distance};
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
    for (const Square square : position.of(side)) {
      text += " (" + std::to_string(board.row(square)) + "," + std::to_string(board.column(square)) + ")";
    }
    text += "\n";
  }
  return text;
}

template <class Expected>
std::optional<std::string> first_difference(const Table& table, std::size_t positions, Expected expected) {
  const Board& board = table.game().board();
  std::optional<std::string> found;
  std::size_t count = 0;
  table.for_each([&](const Position& position, Value value) {
    ++count;
    if (found) return;
    const Verdict actual = verdict_of(value);
    const Verdict right = expected(board, position);
    if (actual == right) return;
    found = write(board, position) + "is " + write(right) + ", the table says " + write(actual);
  });
  if (!found && count != positions) {
    found = "there are " + std::to_string(positions) + " positions, the table has " + std::to_string(count);
  }
  return found;
}

}  // namespace

std::vector<std::string> drawing_of(const Board& board) {
  std::vector<std::string> rows(board.rows(), std::string(board.columns(), '.'));
  for (std::uint32_t index = 0; index < board.squares(); ++index) {
    const Square square{index};
    if (board.obstacle(square)) rows[board.row(square) - 1][board.column(square) - 1] = '#';
  }
  return rows;
}

std::optional<std::string> difference(const Table& table, const Chase& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    return expected.verdict(place_of(board, position.of(Side::one)[0]), place_of(board, position.of(Side::two)[0]),
                            position.to_move == Side::one);
  });
}

std::optional<std::string> difference(const Table& table, const CrossingPawn& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    const PieceSet& red = position.of(Side::one);
    return expected.verdict(place_of(board, red[0]), place_of(board, red[1]),
                            place_of(board, position.of(Side::two)[0]), position.to_move == Side::one);
  });
}

std::optional<std::string> difference(const Table& table, const AnyRules& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    return expected.verdict(places_of(board, position.of(Side::one)), places_of(board, position.of(Side::two)),
                            position.to_move);
  });
}

std::optional<std::string> difference(const Table& table) {
  const Game& game = table.game();
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
  const std::vector<std::string> rows = drawing_of(board);
  auto found = difference(table, board.is_graph() ? AnyRules(game.rules(), rows.front(), arrows, marks)
                                                  : AnyRules(game.rules(), rows, marks));
  if (found) return found;
  const auto fault = verify(table).fault;
  return fault ? std::optional(message(game, *fault)) : std::nullopt;
}

}  // namespace catchmate::reference
