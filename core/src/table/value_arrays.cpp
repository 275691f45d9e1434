#include "catchmate/value_arrays.h"

#include <algorithm>
#include <cassert>

namespace catchmate {

namespace {

constexpr std::int8_t number_of(Outcome outcome) noexcept {
  return static_cast<std::int8_t>(1 - static_cast<std::int8_t>(outcome));
}

}  // namespace

ValueArrays::ValueArrays(const Table& table) : table_(table), index_(table.game()) {
  assert(!table.partial());
  for (std::uint32_t square = 0; square < index_.squares(); ++square) {
    open_.push_back(table.game().may_stand(index_.swept_side(), Square{square}) ? 1 : 0);
  }
}

std::vector<ValueAxis> ValueArrays::axes() const {
  std::vector<ValueAxis> axes;
  for (const Side side : {index_.outer_side(), index_.swept_side()}) {
    if (index_.pieces(side) != 0)
      axes.push_back({side, static_cast<std::uint32_t>(index_.pieces(side)), false, index_.sets(side)});
  }
  axes.push_back({});
  axes.push_back({index_.swept_side(), 1, true, index_.squares()});
  return axes;
}

bool ValueArrays::is_valid(const PieceSet& outer, Square square) const {
  const bool captures = table_.game().rules().capture != Capture::forbidden;
  return open_[square.index] != 0 && (captures || !outer.contains(square));
}

void ValueArrays::read(std::uint64_t first, std::uint64_t last, std::int8_t* outcomes, std::int32_t* distances) const {
  const Game& game = table_.game();
  const Side outer_side = index_.outer_side();
  const Side swept_side = index_.swept_side();
  std::fill_n(outcomes, (last - first) * row(), kNoPosition);
  std::fill_n(distances, (last - first) * row(), kNoPosition);
  std::vector<Ply> codes(std::size_t{table_.distances().cells()} * kCellSquares);
  index_.for_each_placement(first, last, [&](std::uint64_t placement, const Position& pieces) {
    const PieceSet& outer = pieces.of(outer_side);
    const PieceSet& rest = pieces.of(swept_side);
    const auto is_open = [&](Square square) { return game.may_stand(outer_side, square); };
    const auto is_free = [&](Square square) { return is_valid(outer, square); };
    if (!std::all_of(outer.begin(), outer.end(), is_open) || !std::all_of(rest.begin(), rest.end(), is_free)) return;
    Position position = pieces;
    for (const Side to_move : kSides) {
      position.to_move = to_move;
      table_.distances().read(placement, to_move, codes.data());
      const std::uint64_t at = (placement - first) * row() + static_cast<std::uint64_t>(to_move) * index_.squares();
      read_row(position, codes, outcomes + at, distances + at);
    }
  });
}

void ValueArrays::read_row(const Position& pieces, const std::vector<Ply>& codes, std::int8_t* outcomes,
                           std::int32_t* distances) const {
  const Game& game = table_.game();
  const Side side = index_.swept_side();
  const PieceSet& rest = pieces.of(side);
  const std::uint32_t beyond = game.rules().side(side).may_share ? 0 : 1;
  const auto endless = winner_of(game.rules().endless);
  const Outcome undecided = !endless ? Outcome::draw : *endless == pieces.to_move ? Outcome::win : Outcome::loss;
  for (std::uint32_t square = rest.size() == 0 ? 0 : rest[rest.size() - 1].index + beyond; square < index_.squares();
       ++square) {
    if (!is_valid(pieces.of(index_.outer_side()), Square{square})) continue;
    const Ply code = codes[square];
    const Ply distance = table_.distances().distance_of(code);
    Outcome outcome = code == kNever ? undecided : code % 2 == 1 ? Outcome::win : Outcome::loss;
    if (distance == 0) {
      Position position = pieces;
      position.of(side).insert(Square{square});
      outcome = game.ending_by_position(position).value_or(Outcome::loss);
    }
    outcomes[square] = number_of(outcome);
    distances[square] = code == kNever ? kNoDistance : static_cast<std::int32_t>(distance);
  }
}

}  // namespace catchmate
