#include "catchmate/table.h"

#include <utility>

namespace catchmate {

Table::Table(Game game, PlacementIndex index, Distances distances)
    : game_(std::move(game)),
      index_(std::move(index)),
      distances_(std::move(distances)),
      positions_(index_.positions()) {
  assert(distances_.size() == index_.size());
}

Table::Table(Game&& game, PlacementIndex&& index, Distances&& distances, Scope&& scope, std::uint64_t positions)
    : game_(std::move(game)),
      index_(std::move(index)),
      distances_(std::move(distances)),
      scope_(std::move(scope)),
      positions_(positions) {
  assert(distances_.size() == index_.size());
}

Value Table::value(Ply distance, const Position& position) const noexcept {
  if (distance == kNever) return {Outcome::draw, 0};
  if (distance == 0) return {game_.ending_by_place(position).value_or(Outcome::loss), 0};
  return {distance % 2 == 1 ? Outcome::win : Outcome::loss, distance};
}

void Table::for_each(Visitor<const Position&, Value> visit) const {
  for_each_in(0, index_.placements(),
              [visit](std::uint64_t, const Position& position, Value value) { visit(position, value); });
}

void Table::for_each_in(std::uint64_t first, std::uint64_t last,
                        Visitor<std::uint64_t, const Position&, Value> visit) const {
  std::vector<Ply> row(std::size_t{distances_.cells()} * kCellSquares);
  std::uint64_t row_number = kUncountable;
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

namespace {

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
constexpr std::uint64_t mix(std::uint64_t bits) noexcept {
  bits += 0x9E37'79B9'7F4A'7C15U;
  bits = (bits ^ (bits >> 30)) * 0xBF58'476D'1CE4'E5B9U;
  bits = (bits ^ (bits >> 27)) * 0x94D0'49BB'1331'11EBU;
  return bits ^ (bits >> 31);
}

}  // namespace

std::uint64_t Table::signature() const noexcept {
  std::uint64_t sum = 0;
  for_each_in(0, index_.placements(), [&sum](std::uint64_t index, const Position&, Value found) {
    const std::uint64_t code = std::uint64_t{found.distance} * 3 + static_cast<std::uint64_t>(found.outcome);
    sum += mix(mix(index) ^ code);
  });
  return sum;
}

std::string Table::written_signature() const {
  std::string digits(16, '0');
  std::uint64_t bits = signature();
  for (std::size_t place = digits.size(); place-- > 0; bits /= 16) digits[place] = "0123456789abcdef"[bits % 16];
  return digits;
}

}  // namespace catchmate
