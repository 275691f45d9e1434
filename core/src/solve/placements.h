/// The placements of all pieces but the swept one, and the moves between them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "../parallel.h"
#include "catchmate/buffer.h"
#include "catchmate/cell.h"
#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "layout.h"

namespace catchmate {

/// A placement is a set of squares for the outer side's pieces, and a set for the rest of the swept side. Its number is
/// the first set's rank × the number of second sets + the second set's rank, as placement_index.h defines. So a move of
/// one side changes the number by the same amount for every set of the other side, and lists of moves depend on one set
/// alone. Successive sets with equal lists share one: on a board of 4 columns, a piece inside it changes the number by
/// 1, 4, -1 and -4.
///
/// A move may lead to a placement that is not valid: all its bits count as decided and won, so that it has no effect.
class Placements {
 public:
  /// The moves from one set, or to it: the change of the placement's number, modulo 2^32 and in words (see
  /// `word_after`). The last one is repeated up to a multiple of `kMovesAtOnce`.
  using Moves = std::span<const std::uint32_t>;
  static constexpr std::uint32_t kMovesAtOnce = 4;
  /// The first word of the cell that a move leads to from a placement, among the words of all cells of one number.
  [[nodiscard]] static std::uint32_t word_after(std::uint32_t placement, std::uint32_t move) noexcept {
    return placement * kCellWords + move;
  }

  /// The sets of one side's pieces, and the moves between them.
  class SideTables {
   public:
    [[nodiscard]] std::uint32_t pieces() const noexcept { return pieces_; }
    /// The squares of the pieces in a placement.
    [[nodiscard]] std::span<const Square> squares(std::uint32_t placement) const noexcept {
      return {squares_.data() + std::uint64_t{set_in(placement)} * pieces_, pieces_};
    }
    /// The moves from a placement.
    [[nodiscard]] Moves from(std::uint32_t placement) const noexcept { return moves(forward_, placement); }
    /// Whether `kBatchCells` successive placements share a list, so that one load for each move serves all.
    [[nodiscard]] bool share_list(std::uint32_t placement) const noexcept {
      const std::uint64_t first = forward_.first[set_in(placement)];
      return [&]<std::uint32_t... I>(std::integer_sequence<std::uint32_t, I...>) {
        return ((first == forward_.first[set_in(placement + 1 + I)]) && ...);
      }
      (std::make_integer_sequence<std::uint32_t, kBatchCells - 1>());
    }
    /// A superset of the moves to a placement.
    [[nodiscard]] Moves into(std::uint32_t placement) const noexcept {
      return moves(reverse_.words.data() == nullptr ? forward_ : reverse_, placement);
    }
    /// Whether pieces may block one another's moves. `ends_of` then has the end of each move, in the same order: the
    /// square, plus `kStartsWay` for the first move along a way, which the longer ones follow.
    [[nodiscard]] bool slide() const noexcept { return ends_.data() != nullptr; }
    [[nodiscard]] const std::uint32_t* ends_of(const Moves& moves) const noexcept {
      return ends_.data() + (moves.data() - forward_.words.data());
    }
    static constexpr std::uint32_t kStartsWay = std::uint32_t{1} << 31U;
    /// The mean number of moves from a set.
    [[nodiscard]] std::uint64_t degree() const noexcept { return degree_; }

   private:
    friend class Placements;
    class Lister;

    struct Lists {
      Buffer<std::uint64_t> first;  // by set: the index of its list, which is the number of moves and these
      Buffer<std::uint32_t> words;
    };

    [[nodiscard]] std::uint32_t set_in(std::uint32_t placement) const noexcept {
      return is_alone_ ? placement : placement / stride_ % sets_;
    }
    [[nodiscard]] Moves moves(const Lists& lists, std::uint32_t placement) const noexcept {
      if (pieces_ == 0) return {};
      const std::uint32_t* const list = lists.words.data() + lists.first[set_in(placement)];
      return {list + 1, *list};
    }

    std::uint32_t pieces_ = 0;
    std::uint32_t sets_ = 1;
    std::uint32_t stride_ = 1;  // between the placements of successive sets
    bool is_alone_ = true;      // the other side has one set: spares a division
    Buffer<Square> squares_;
    Lists forward_;
    Lists reverse_;  // empty if every move has a reverse move
    Buffer<std::uint32_t> ends_;
    std::uint64_t degree_ = 0;
  };

  /// A side's sets and moves, forward or reverse, still to be listed.
  struct List {
    std::uint64_t sets;
    std::uint64_t cost;  ///< of a set, in cells
    std::shared_ptr<SideTables::Lister> lister;
  };
  /// Prepares the lists, in blocks already allocated. The game and the index must outlive them.
  void prepare(const Game& game, const PlacementIndex& index, const Layout& layout);
  [[nodiscard]] const std::vector<List>& lists() const noexcept { return lists_; }
  /// Lists the next sets.
  void make(std::size_t list, IndexRange sets) noexcept;

  [[nodiscard]] std::uint32_t count() const noexcept { return count_; }
  [[nodiscard]] const SideTables& of(Side side) const noexcept { return sides_[side]; }
  /// Whether a piece of a side stands on a square.
  [[nodiscard]] bool taken(Side side, std::uint32_t placement, Square square) const noexcept {
    const std::span<const Square> squares = of(side).squares(placement);
    return std::find(squares.begin(), squares.end(), square) != squares.end();
  }

  /// Calls `visit(block, size)` for every block of memory, with its size in numbers, until a call returns false.
  /// Returns whether none did.
  template <class Visit>
  [[nodiscard]] bool for_each_block(const Layout& layout, const Visit& visit) {
    for (const Side side : kSides) {
      const Layout::SideSize& size = layout.of(side);
      SideTables& sets = sides_[side];
      const std::uint64_t starts = size.pieces == 0 ? 0 : size.sets;
      const bool is_whole = visit(sets.squares_, size.sets * size.pieces) && visit(sets.forward_.first, starts) &&
                            visit(sets.forward_.words, size.moves) && visit(sets.ends_, size.slide ? size.moves : 0) &&
                            visit(sets.reverse_.first, size.one_way ? starts : 0) &&
                            visit(sets.reverse_.words, size.one_way ? size.moves : 0);
      if (!is_whole) return false;
    }
    return true;
  }

 private:
  PerSide<SideTables> sides_;
  std::vector<List> lists_;
  std::uint32_t count_ = 0;
};

}  // namespace catchmate
