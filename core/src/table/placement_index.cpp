#include "catchmate/placement_index.h"

#include <algorithm>

namespace catchmate {

std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) noexcept {
  return b != 0 && a > kOverflow / b ? kOverflow : a * b;
}

std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) noexcept {
  return a > kOverflow - b ? kOverflow : a + b;
}

std::uint64_t combinations(std::uint64_t n, int k) noexcept {
  if (n < static_cast<std::uint64_t>(k)) return 0;
  std::uint64_t count = 1;
  for (int taken = 1; taken <= k; ++taken) {
    // count × (n - k + taken) is divisible by taken: it is taken × C(n - k + taken, taken).
    const std::uint64_t product = saturating_product(count, n - static_cast<std::uint64_t>(k - taken));
    if (product == kOverflow) return kOverflow;
    count = product / static_cast<std::uint64_t>(taken);
  }
  return count;
}

std::uint64_t arrangements(const SideRules& side, std::uint64_t squares, int pieces) noexcept {
  if (!side.may_share || pieces == 0) return combinations(squares, pieces);
  return squares == 0 ? 0 : combinations(squares + static_cast<std::uint64_t>(pieces) - 1, pieces);
}

Side swept_side(const Rules& rules) noexcept {
  if (const auto token = token_side(rules)) return *token;
  for (const Side side : kSides) {
    // The lists of their turns, one piece less in each, are then shorter by more than the table is longer.
    if (rules.side(side).moves_together() && rules.side(side).pieces >= 4) return side;
  }
  return rules.side(Side::one).pieces < rules.side(Side::two).pieces ? Side::one : Side::two;
}

std::uint64_t placement_count(const Rules& rules, std::uint64_t free_squares) noexcept {
  const SideRules& swept = rules.side(swept_side(rules));
  const SideRules& outer = rules.side(opponent(swept_side(rules)));
  return saturating_product(arrangements(outer, free_squares, outer.pieces),
                            arrangements(swept, free_squares, swept.pieces - 1));
}

namespace {

// The number of ways to place all pieces of a game.
std::uint64_t placements_of_all(const Game& game) noexcept {
  const Rules& rules = game.rules();
  if (token_side(rules)) return game.board().free_squares();
  std::uint64_t to_one_alone = 0;
  std::uint64_t to_two_alone = 0;
  std::uint64_t to_both = 0;
  for (std::uint32_t index = 0; index < game.board().squares(); ++index) {
    const bool one = game.may_stand(Side::one, Square{index});
    const bool two = game.may_stand(Side::two, Square{index});
    ++(one && two ? to_both : one ? to_one_alone : to_two_alone);
    if (!one && !two) --to_two_alone;
  }
  const SideRules& one = rules.side(Side::one);
  const SideRules& two = rules.side(Side::two);
  if (rules.capture != Capture::forbidden) {
    return saturating_product(arrangements(one, to_one_alone + to_both, one.pieces),
                              arrangements(two, to_two_alone + to_both, two.pieces));
  }
  // Summed by how many of the squares open to both sides side one occupies. Its other pieces stand on squares open to
  // it alone or, if it may share squares, on the occupied ones as well.
  std::uint64_t sum = 0;
  for (int taken = 0; taken <= one.pieces && static_cast<std::uint64_t>(taken) <= to_both; ++taken) {
    const std::uint64_t others = to_one_alone + (one.may_share ? static_cast<std::uint64_t>(taken) : 0);
    const std::uint64_t of_one =
        saturating_product(combinations(to_both, taken), arrangements(one, others, one.pieces - taken));
    const std::uint64_t of_two =
        arrangements(two, to_two_alone + to_both - static_cast<std::uint64_t>(taken), two.pieces);
    sum = saturating_sum(sum, saturating_product(of_one, of_two));
  }
  return sum;
}

}  // namespace

PlacementIndex::PlacementIndex(const Game& game)
    : swept_side_(catchmate::swept_side(game.rules())),
      spread_{game.rules().sides[0].may_share ? 1U : 0U, game.rules().sides[1].may_share ? 1U : 0U},
      squares_(game.board().squares()),
      outer_pieces_(static_cast<std::size_t>(game.rules().side(opponent(swept_side_)).pieces)),
      rest_pieces_(static_cast<std::size_t>(game.rules().side(swept_side_).pieces - 1)),
      outer_sets_(
          arrangements(game.rules().side(outer_side()), game.board().free_squares(), static_cast<int>(outer_pieces_))),
      rest_sets_(
          arrangements(game.rules().side(swept_side_), game.board().free_squares(), static_cast<int>(rest_pieces_))),
      free_numbers_(outer_pieces_ + rest_pieces_ == 0 ? 0 : squares_),
      binomials_(outer_pieces_ + rest_pieces_ == 0 ? 0 : std::size_t{game.board().free_squares()} + kMaxPieces) {
  assert(placement_count(game.rules(), game.board().free_squares()) != kOverflow);
  positions_ = saturating_product(2, placements_of_all(game));
  if (binomials_.empty()) return;
  for (std::uint32_t index = 0; index < squares_; ++index) {
    free_numbers_[index] = static_cast<std::uint32_t>(free_squares_.size());
    if (!game.board().obstacle(Square{index})) free_squares_.push_back(Square{index});
  }
  // Pascal's triangle modulo 2^64; entries that overflow are never used.
  for (std::size_t n = 1; n < binomials_.size(); ++n) {
    for (std::size_t k = 0; k < kMaxPieces; ++k) {
      binomials_[n][k] = binomials_[n - 1][k] + (k == 0 ? 1 : binomials_[n - 1][k - 1]);
    }
  }
}

PlacementIndex::Numbers PlacementIndex::unrank(std::uint64_t rank, std::size_t k) const noexcept {
  Numbers numbers{};
  for (std::size_t piece = k; piece-- > 0;) {
    auto number = static_cast<std::uint32_t>(piece);
    while (number + 1 < binomials_.size() && binomials_[number + 1][piece] <= rank) ++number;
    numbers[piece] = number;
    rank -= binomials_[number][piece];
  }
  return numbers;
}

void PlacementIndex::next(Numbers& numbers, std::size_t k) noexcept {
  std::size_t piece = 0;
  while (piece + 1 < k && numbers[piece] + 1 == numbers[piece + 1]) {
    numbers[piece] = static_cast<std::uint32_t>(piece);
    ++piece;
  }
  ++numbers[piece];
}

void PlacementIndex::for_each_position(const Game& game, std::uint64_t first, std::uint64_t last,
                                       Visitor<std::uint64_t, const Position&> visit) const {
  for_each_placement(first, last, [&](std::uint64_t placement, const Position& position) {
    for_each_in_placement(game, placement, position, visit);
  });
}

void PlacementIndex::for_each_placement(std::uint64_t first, std::uint64_t last,
                                        Visitor<std::uint64_t, const Position&> visit) const {
  // A board with too few squares for the pieces has no set to start from.
  if (first == last) return;
  Numbers outer = unrank(first / rest_sets_, outer_pieces_);
  Numbers rest = unrank(first % rest_sets_, rest_pieces_);
  Position position;
  position.of(outer_side()) = pieces_of(outer_side(), outer, outer_pieces_);
  for (std::uint64_t placement = first; placement < last;) {
    position.of(swept_side_) = pieces_of(swept_side_, rest, rest_pieces_);
    visit(placement, position);
    if (++placement % rest_sets_ != 0) {
      next(rest, rest_pieces_);
      continue;
    }
    rest = unrank(0, rest_pieces_);
    next(outer, outer_pieces_);
    if (placement < last) position.of(outer_side()) = pieces_of(outer_side(), outer, outer_pieces_);
  }
}

void PlacementIndex::for_each_in_placement(const Game& game, std::uint64_t placement, Position position,
                                           Visitor<std::uint64_t, const Position&> visit) const {
  const bool captures = game.rules().capture != Capture::forbidden;
  const PieceSet outer = position.of(outer_side());
  const PieceSet rest = position.of(swept_side_);
  const auto valid = [&](Square square) {
    return game.may_stand(swept_side_, square) && (captures || !outer.contains(square));
  };
  const auto open = [&](Square square) { return game.may_stand(outer_side(), square); };
  if (!std::all_of(rest.begin(), rest.end(), valid) || !std::all_of(outer.begin(), outer.end(), open)) return;
  const std::uint32_t start = rest.size() == 0 ? 0 : rest[rest.size() - 1].index + 1 - spread(swept_side_);
  for (const Side to_move : kSides) {
    position.to_move = to_move;
    const std::uint64_t row = (placement * 2 + static_cast<std::uint64_t>(to_move)) * squares_;
    for (std::uint32_t index = start; index < squares_; ++index) {
      const Square square{index};
      if (!valid(square)) continue;
      position.of(swept_side_) = rest;
      position.of(swept_side_).insert(square);
      visit(row + index, position);
    }
  }
}

}  // namespace catchmate
