#include "catchmate/placement_index.h"

namespace catchmate {

std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) noexcept {
  return b != 0 && a > kUncountable / b ? kUncountable : a * b;
}

std::uint64_t combinations(std::uint64_t n, int k) noexcept {
  if (n < static_cast<std::uint64_t>(k)) return 0;
  std::uint64_t count = 1;
  for (int taken = 1; taken <= k; ++taken) {
    // count × (n - k + taken) is divisible by taken: it is taken × C(n - k + taken, taken).
    const std::uint64_t product = saturating_product(count, n - static_cast<std::uint64_t>(k - taken));
    if (product == kUncountable) return kUncountable;
    count = product / static_cast<std::uint64_t>(taken);
  }
  return count;
}

namespace {

Side swept_side_of(const Rules& rules) noexcept {
  return rules.side(Side::one).pieces < rules.side(Side::two).pieces ? Side::one : Side::two;
}

}  // namespace

std::uint64_t index_size(const Rules& rules, std::uint64_t squares, std::uint64_t free_squares) noexcept {
  const Side swept = swept_side_of(rules);
  const std::uint64_t rows = saturating_product(combinations(free_squares, rules.side(opponent(swept)).pieces), 2);
  return saturating_product(rows, combinations(squares, rules.side(swept).pieces));
}

PlacementIndex::PlacementIndex(const Game& game)
    : swept_side_(swept_side_of(game.rules())),
      outer_pieces_(static_cast<std::size_t>(game.rules().side(opponent(swept_side_)).pieces)),
      swept_pieces_(static_cast<std::size_t>(game.rules().side(swept_side_).pieces)),
      outer_count_(combinations(game.board().free_squares(), static_cast<int>(outer_pieces_))),
      swept_count_(combinations(game.board().squares(), static_cast<int>(swept_pieces_))),
      free_numbers_(game.board().squares()),
      binomials_(std::size_t{game.board().squares()} + 1) {
  const std::uint64_t room =
      game.board().free_squares() - (game.rules().capture == Capture::forbidden ? std::uint64_t{outer_pieces_} : 0);
  positions_ = outer_count_ == 0 ? 0 : outer_count_ * 2 * combinations(room, static_cast<int>(swept_pieces_));
  assert(index_size(game.rules(), game.board().squares(), game.board().free_squares()) != kUncountable);
  for (std::uint32_t index = 0; index < game.board().squares(); ++index) {
    free_numbers_[index] = static_cast<std::uint32_t>(free_squares_.size());
    if (!game.board().obstacle(Square{index})) free_squares_.push_back(Square{index});
  }
  for (std::size_t n = 0; n < binomials_.size(); ++n) {
    for (int k = 1; k <= kMaxPieces; ++k) binomials_[n][static_cast<std::size_t>(k - 1)] = combinations(n, k);
  }
}

std::uint64_t PlacementIndex::outer_rank(const PieceSet& pieces) const noexcept {
  std::uint64_t rank = 0;
  for (std::size_t k = 0; k < outer_pieces_; ++k) rank += binomials_[free_numbers_[pieces[k].index]][k];
  return rank;
}

std::uint64_t PlacementIndex::swept_rank(const PieceSet& pieces) const noexcept {
  std::uint64_t rank = 0;
  for (std::size_t k = 0; k < swept_pieces_; ++k) rank += binomials_[pieces[k].index][k];
  return rank;
}

std::uint64_t PlacementIndex::index_after(std::uint64_t index, const Position& position, Move move) const noexcept {
  const Side mover = position.to_move;
  const std::uint64_t turned = mover == Side::one ? index + swept_count_ : index - swept_count_;
  if (move.is_pass()) return turned;
  const PieceSet& before = position.of(mover);
  PieceSet moved = before;
  moved.move(move.from, move.to);
  if (mover == swept_side_) return turned + swept_rank(moved) - swept_rank(before);
  return turned + (outer_rank(moved) - outer_rank(before)) * 2 * swept_count_;
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

}  // namespace catchmate
