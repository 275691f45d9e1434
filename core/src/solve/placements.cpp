#include "placements.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace catchmate {

namespace {

using Numbers = PlacementIndex::Numbers;

// A side's steps between free squares, by their numbers: computing them for each set is slower.
struct SquareSteps {
  std::vector<std::uint32_t> first{0};  // by free square, and one more
  std::vector<std::uint32_t> ends;
};

}  // namespace

/// Lists one side's sets and the moves from them; for a reverse movement, the moves to them.
class Placements::SideTables::Lister {
 public:
  Lister(SideTables& sets, Lists& lists, const Game& game, const PlacementIndex& index, Side side, Movement movement)
      : sets_(sets),
        lists_(lists),
        ends_(&lists == &sets.forward_ ? sets.ends_.data() : nullptr),
        board_(game.board()),
        index_(index),
        side_(side),
        rules_(game.rules().side(side)),
        movement_(std::move(movement)) {
    if (movement_.reach <= 1) prepare_steps();
  }

  void list(IndexRange sets) noexcept {
    index_.for_each_set(side_, sets.first, sets.last, [&](std::uint64_t set, const Numbers& numbers) {
      for (std::uint32_t piece = 0; piece < sets_.pieces_; ++piece) {
        sets_.squares_[set * sets_.pieces_ + piece] = index_.free_squares()[numbers[piece]];
      }
      rank_ = set;
      list_ = length_++;
      if (rules_.moves_together()) {
        add_turns(0, {}, numbers);
      } else {
        for (std::uint32_t piece = 0; piece < sets_.pieces_; ++piece) {
          if (movement_.reach <= 1) {
            add_steps(numbers, piece);
          } else {
            add_moves(numbers, piece);
          }
        }
        // A pass of the swept side is a step of its swept piece.
        if (rules_.may_pass && side_ != index_.swept_side()) {
          if (ends_ != nullptr) ends_[length_] = kStartsWay;
          add(set);
        }
      }
      end_list();
    });
    sets_.degree_ = moves_ / sets.last;
  }

 private:
  void add(std::uint64_t rank) noexcept {
    lists_.words[length_++] = static_cast<std::uint32_t>(rank - rank_) * sets_.stride_ * kCellWords;
  }

  // Completes the list of the set `rank_`, or drops it if it equals the one before.
  void end_list() noexcept {
    std::uint32_t* const words = lists_.words.data();
    // A repeated move has no effect.
    while (length_ - list_ > 1 && (length_ - list_) % kMovesAtOnce != 1) {
      if (ends_ != nullptr) ends_[length_] = ends_[length_ - 1];
      words[length_] = words[length_ - 1];
      ++length_;
    }
    words[list_] = static_cast<std::uint32_t>(length_ - list_ - 1);
    moves_ += words[list_];
    if (ends_ == nullptr && list_ > last_ && length_ - list_ == list_ - last_ &&
        std::equal(words + last_, words + list_, words + list_)) {
      length_ = list_;
    } else {
      last_ = list_;
    }
    lists_.first[rank_] = last_;
  }

  void prepare_steps() {
    for (const Square from : index_.free_squares()) {
      for (std::size_t way = 0; way < movement_.ways(from); ++way) {
        const Square to = movement_.step(from, way);
        if (to != kNoSquare && board_.open(side_, to)) steps_.ends.push_back(index_.free_number(to));
      }
      steps_.first.push_back(static_cast<std::uint32_t>(steps_.ends.size()));
    }
  }

  [[nodiscard]] bool contains(const Numbers& numbers, std::uint32_t number) const noexcept {
    return std::find(numbers.begin(), numbers.begin() + sets_.pieces_, number) != numbers.begin() + sets_.pieces_;
  }

  // The rank of the set `rank_` of `numbers` after one of its pieces has moved to another free square.
  [[nodiscard]] std::uint64_t rank_after(const Numbers& numbers, std::uint32_t piece, std::uint32_t to) const noexcept {
    const auto part = [this](std::uint32_t number, std::uint32_t at) { return index_.rank_part(side_, number, at); };
    std::uint64_t rank = rank_ - part(numbers[piece], piece);
    std::uint32_t at = piece;
    for (; at + 1 < sets_.pieces_ && numbers[at + 1] < to; ++at) {
      rank += part(numbers[at + 1], at) - part(numbers[at + 1], at + 1);
    }
    for (; at > 0 && numbers[at - 1] > to; --at) rank += part(numbers[at - 1], at) - part(numbers[at - 1], at - 1);
    return rank + part(to, at);
  }

  void add_steps(const Numbers& numbers, std::uint32_t piece) noexcept {
    const std::uint32_t from = numbers[piece];
    const std::uint64_t others = rank_ - index_.rank_part(side_, from, piece);
    // A piece that stays between its neighbours in the order of squares changes its own part of the rank alone.
    const std::int64_t below = piece == 0 ? -1 : std::int64_t{numbers[piece - 1]};
    const std::int64_t above = piece + 1 == sets_.pieces_ ? kNoSquare.index : numbers[piece + 1];
    for (std::uint32_t step = steps_.first[from]; step < steps_.first[from + 1]; ++step) {
      const std::uint32_t to = steps_.ends[step];
      if (below < to && to < above) {
        add(others + index_.rank_part(side_, to, piece));
      } else if (rules_.may_share || !contains(numbers, to)) {
        add(rank_after(numbers, piece, to));
      }
    }
  }

  // The moves of one or more steps; pieces of the same side may block one another.
  void add_moves(const Numbers& numbers, std::uint32_t piece) noexcept {
    const Square from = index_.free_squares()[numbers[piece]];
    const auto taken = [&](Square square) { return contains(numbers, index_.free_number(square)); };
    for (std::size_t way = 0; way < movement_.ways(from); ++way) {
      std::uint32_t first = kStartsWay;
      movement_.along(board_, side_, from, way, taken, [&](Square to, int /*length*/) {
        if (!rules_.may_share && taken(to)) return;
        if (ends_ != nullptr) ends_[length_] = to.index | std::exchange(first, 0);
        add(rank_after(numbers, piece, index_.free_number(to)));
      });
    }
  }

  // All turns that move the pieces before `piece` to `moved`.
  // NOLINTNEXTLINE(misc-no-recursion): as deep as there are pieces
  void add_turns(std::uint32_t piece, const Numbers& moved, const Numbers& numbers) noexcept {
    const auto add_turn = [&](std::uint32_t to) {
      Numbers set = moved;
      std::uint32_t at = piece;
      for (; at > 0 && to < set[at - 1]; --at) set[at] = set[at - 1];
      set[at] = to;
      if (at > 0 && set[at - 1] == to && !rules_.may_share) return;
      // The second condition gives the compiler the array's bound.
      if (piece + 1 < sets_.pieces_ && piece + 1 < kMaxPieces) return add_turns(piece + 1, set, numbers);
      std::uint64_t rank = 0;
      for (std::uint32_t other = 0; other < sets_.pieces_; ++other) rank += index_.rank_part(side_, set[other], other);
      add(rank);
    };
    const std::uint32_t from = numbers[piece];
    for (std::uint32_t step = steps_.first[from]; step < steps_.first[from + 1]; ++step) add_turn(steps_.ends[step]);
    if (rules_.may_pass) add_turn(from);
  }

  SideTables& sets_;
  Lists& lists_;
  std::uint32_t* const ends_;
  const Board& board_;
  const PlacementIndex& index_;
  Side side_;
  const SideRules& rules_;
  const Movement movement_;
  SquareSteps steps_;
  std::uint64_t length_ = 0;  // of all lists so far
  std::uint64_t list_ = 0;    // where the current one starts, that of the set `rank_`
  std::uint64_t last_ = 0;    // where the one before starts
  std::uint64_t rank_ = 0;
  std::uint64_t moves_ = 0;  // of all sets so far
};

void Placements::prepare(const Game& game, const PlacementIndex& index, const Layout& layout) {
  count_ = static_cast<std::uint32_t>(index.placements());
  lists_.clear();
  for (const Side side : kSides) {
    SideTables& sets = sides_[side];
    sets.pieces_ = static_cast<std::uint32_t>(index.pieces(side));
    sets.sets_ = static_cast<std::uint32_t>(index.sets(side));
    sets.stride_ = side == index.swept_side() ? 1 : static_cast<std::uint32_t>(index.sets(index.swept_side()));
    sets.is_alone_ = sets.sets_ == count_;
    if (sets.pieces_ == 0) continue;
    const std::uint64_t cost = 1 + layout.of(side).moves / std::max<std::uint64_t>(sets.sets_, 1) / kMovesAtOnce;
    for (const bool backwards : {false, true}) {
      SideTables::Lists& lists = backwards ? sets.reverse_ : sets.forward_;
      if (lists.words.data() == nullptr) continue;
      const Movement movement = backwards ? movement_of(game.rules(), game.board(), side, true) : game.movement(side);
      lists_.push_back(
          {sets.sets_, cost, std::make_shared<SideTables::Lister>(sets, lists, game, index, side, movement)});
    }
  }
}

void Placements::make(std::size_t list, IndexRange sets) noexcept {
  std::shared_ptr<SideTables::Lister>& lister = lists_[list].lister;
  lister->list(sets);
  if (sets.last == lists_[list].sets) lister.reset();
}

}  // namespace catchmate
