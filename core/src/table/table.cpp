#include "catchmate/table.h"

#include <utility>

namespace catchmate {

Table::Table(Game&& game, PlacementIndex&& index, Distances&& distances, Scope&& scope, std::uint64_t positions,
             bool complete)
    : game_(std::move(game)),
      index_(std::move(index)),
      distances_(std::move(distances)),
      scope_(std::move(scope)),
      positions_(positions),
      complete_(complete) {
  assert(distances_.size() == index_.size());
}

Value Table::value(Ply code, const Position& position) const noexcept {
  if (code == kNever) {
    const auto winner = winner_of(game_.rules().endless);
    if (!winner) return {Outcome::draw, 0};
    return {*winner == position.to_move ? Outcome::win : Outcome::loss, kNever};
  }
  const Ply distance = distances_.distance_of(code);
  if (distance == 0) return {game_.ending_by_position(position).value_or(Outcome::loss), 0};
  return {code % 2 == 1 ? Outcome::win : Outcome::loss, distance};
}

void Table::for_each(Visitor<const Position&, Value> visit) const {
  for_each_in(0, index_.placements(),
              [visit](std::uint64_t, const Position& position, Value value) { visit(position, value); });
}

void Table::for_each_in(std::uint64_t first, std::uint64_t last,
                        Visitor<std::uint64_t, const Position&, Value> visit) const {
  std::vector<Ply> row(std::size_t{distances_.cells()} * kCellSquares);
  std::uint64_t row_number = kOverflow;
  index_.for_each_position(game_, first, last, [&](std::uint64_t index, const Position& position) {
    if (!scope_.contains(position)) return;
    const std::uint64_t number = index / index_.squares();
    if (number != row_number) {
      row_number = number;
      distances_.read(number / 2, position.to_move, row.data());
    }
    visit(index, position, value(row[index % index_.squares()], position));
  });
}

}  // namespace catchmate
