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
    if (index_.pieces(side) != 0) axes.push_back({side, index_.pieces(side), false, index_.sets(side)});
  }
  axes.push_back({});
  axes.push_back({index_.swept_side(), 1, true, index_.squares()});
  return axes;
}

void ValueArrays::read(std::uint64_t first, std::uint64_t last, std::int8_t* outcomes, std::int32_t* distances) const {
  const Game& game = table_.game();
  const Distances& codes = table_.distances();
  const bool captures = game.rules().capture != Capture::forbidden;
  const auto endless = winner_of(game.rules().endless);
  const Side outer_side = index_.outer_side();
  const Side swept_side = index_.swept_side();
  std::fill_n(outcomes, (last - first) * row(), kNoPosition);
  std::fill_n(distances, (last - first) * row(), kNoPosition);
  std::vector<Ply> codes_of_row(std::size_t{codes.cells()} * kCellSquares);
  index_.for_each_placement(first, last, [&](std::uint64_t placement, const Position& pieces) {
    const PieceSet& outer = pieces.of(outer_side);
    const PieceSet& rest = pieces.of(swept_side);
    const auto is_open = [&](Square square) { return game.may_stand(outer_side, square); };
    const auto is_valid = [&](Square square) {
      return open_[square.index] != 0 && (captures || !outer.contains(square));
    };
    if (!std::all_of(outer.begin(), outer.end(), is_open) || !std::all_of(rest.begin(), rest.end(), is_valid)) return;
    const bool shares = game.rules().side(swept_side).may_share;
    const std::uint32_t start = rest.size() == 0 ? 0 : rest[rest.size() - 1].index + (shares ? 0 : 1);
    for (const Side to_move : kSides) {
      codes.read(placement, to_move, codes_of_row.data());
      const std::int8_t undecided = !endless ? 0 : *endless == to_move ? 1 : -1;
      const std::uint64_t at = (placement - first) * row() + static_cast<std::uint64_t>(to_move) * index_.squares();
      for (std::uint32_t square = start; square < index_.squares(); ++square) {
        if (!is_valid(Square{square})) continue;
        const Ply code = codes_of_row[square];
        const Ply distance = codes.distance_of(code);
        outcomes[at + square] = code == kNever ? undecided : code % 2 == 1 ? std::int8_t{1} : std::int8_t{-1};
        distances[at + square] = code == kNever ? kNoDistance : static_cast<std::int32_t>(distance);
        if (distance != 0) continue;
        Position position = pieces;
        position.of(swept_side).insert(Square{square});
        position.to_move = to_move;
        outcomes[at + square] = number_of(game.ending_by_position(position).value_or(Outcome::loss));
      }
    }
  });
}

}  // namespace catchmate
