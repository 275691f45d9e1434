#include "against_reference.h"

#include <vector>

#include "boards.h"

using namespace catchmate;

namespace {

reference::Place place_of(const Board& board, Square square) {
  return {static_cast<int>(board.row(square)), static_cast<int>(board.column(square))};
}

std::vector<reference::Place> places_of(const Board& board, const PieceSet& pieces) {
  std::vector<reference::Place> places;
  for (const Square square : pieces) places.push_back(place_of(board, square));
  return places;
}

reference::Verdict verdict_of(Value value) {
  switch (value.outcome) {
    case Outcome::win:
      return {reference::Result::won, value.distance};
    case Outcome::loss:
      return {reference::Result::lost, value.distance};
    case Outcome::draw:
      break;
  }
  return {reference::Result::drawn, value.distance};
}

std::string write(reference::Verdict verdict) {
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
    const reference::Verdict actual = verdict_of(value);
    const reference::Verdict right = expected(board, position);
    if (actual == right) return;
    found = write(board, position) + "is " + write(right) + ", the table says " + write(actual);
  });
  if (!found && count != positions) {
    found = "there are " + std::to_string(positions) + " positions, the table has " + std::to_string(count);
  }
  return found;
}

}  // namespace

std::optional<std::string> difference(const Table& table, const reference::Chase& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    return expected.verdict(place_of(board, position.of(Side::one)[0]), place_of(board, position.of(Side::two)[0]),
                            position.to_move == Side::one);
  });
}

std::optional<std::string> difference(const Table& table, const reference::CrossingPawn& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    const PieceSet& red = position.of(Side::one);
    return expected.verdict(place_of(board, red[0]), place_of(board, red[1]),
                            place_of(board, position.of(Side::two)[0]), position.to_move == Side::one);
  });
}

std::optional<std::string> difference(const Table& table, const reference::AnyRules& expected) {
  return first_difference(table, expected.positions(), [&](const Board& board, const Position& position) {
    return expected.verdict(places_of(board, position.of(Side::one)), places_of(board, position.of(Side::two)),
                            position.to_move);
  });
}
