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
    if (!table.game().may_stand(index_.swept_side(), Square{square})) closed_.push_back(Square{square});
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

void ValueArrays::read(std::uint64_t first, std::uint64_t last, std::int8_t* outcomes, std::int32_t* distances) const {
  const Game& game = table_.game();
  const Side outer_side = index_.outer_side();
  const Side swept_side = index_.swept_side();
  std::fill_n(outcomes, (last - first) * row(), kNoPosition);
  std::fill_n(distances, (last - first) * row(), kNoPosition);
  const bool captures = game.rules().capture != Capture::forbidden;
  std::vector<Ply> codes(std::size_t{table_.distances().cells()} * kCellSquares);
  index_.for_each_placement(first, last, [&](std::uint64_t placement, const Position& pieces) {
    const PieceSet& outer = pieces.of(outer_side);
    const PieceSet& rest = pieces.of(swept_side);
    const auto is_open = [&](Square square) { return game.may_stand(outer_side, square); };
    const auto is_free = [&](Square square) {
      return game.may_stand(swept_side, square) && (captures || !outer.contains(square));
    };
    if (!std::all_of(outer.begin(), outer.end(), is_open) || !std::all_of(rest.begin(), rest.end(), is_free)) return;
    Position position = pieces;
    for (const Side to_move : kSides) {
      position.to_move = to_move;
      table_.distances().read(placement, to_move, codes.data());
      const std::uint64_t at = (placement - first) * row() + static_cast<std::uint64_t>(to_move) * index_.squares();
      read_row(position, codes, outcomes + at, distances + at);
      read_over(placement, position, outcomes + at);
      const auto take_out = [&](Square square) {
        outcomes[at + square.index] = kNoPosition;
        distances[at + square.index] = std::int32_t{kNoPosition};
      };
      std::for_each(closed_.begin(), closed_.end(), take_out);
      if (!captures) std::for_each(outer.begin(), outer.end(), take_out);
    }
  });
}

std::uint32_t ValueArrays::first_of(const Position& pieces) const {
  const PieceSet& rest = pieces.of(index_.swept_side());
  if (rest.size() == 0) return 0;
  return rest[rest.size() - 1].index + (table_.game().rules().side(index_.swept_side()).may_share ? 0 : 1);
}

void ValueArrays::read_row(const Position& pieces, const std::vector<Ply>& codes, std::int8_t* outcomes,
                           std::int32_t* distances) const {
  const auto endless = winner_of(table_.game().rules().endless);
  const Outcome undecided = !endless ? Outcome::draw : *endless == pieces.to_move ? Outcome::win : Outcome::loss;
  const bool doubled = table_.distances().doubled();
  for (std::uint32_t square = first_of(pieces); square < index_.squares(); ++square) {
    const Ply code = codes[square];
    const Ply distance = doubled ? code >> 1U : code;
    const auto decided = static_cast<std::int8_t>(code % 2 == 1 ? 1 : -1);
    outcomes[square] = code == kNever ? number_of(undecided) : decided;
    distances[square] = code == kNever ? kNoDistance : static_cast<std::int32_t>(distance);
  }
}

void ValueArrays::read_over(std::uint64_t placement, const Position& pieces, std::int8_t* outcomes) const {
  const std::uint32_t first = first_of(pieces);
  for (std::uint32_t cell = first / kCellSquares; cell < table_.distances().cells(); ++cell) {
    Cell over = table_.distances().over(placement, pieces.to_move, cell) & Cell::from(cell, first) &
                ~Cell::from(cell, index_.squares());
    for (; over.any(); over &= ~Cell::bit(over.first())) {
      const std::uint32_t square = cell * kCellSquares + over.first();
      Position position = pieces;
      position.of(index_.swept_side()).insert(Square{square});
      outcomes[square] = number_of(table_.game().ending_by_position(position).value_or(Outcome::loss));
    }
  }
}

}  // namespace catchmate
