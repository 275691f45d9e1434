/// The placements of every piece but the swept one, and which of them are one move apart.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catchmate/buffer.h"
#include "catchmate/game.h"

namespace catchmate {

/// A placement is a set of squares for the outer side's pieces and another for the pieces that the swept side has
/// besides the swept one. Its number is the first set's rank × the number of second sets + the second set's rank, both
/// in colexicographic order over the free squares: see placement_index.h.
class OuterGraph {
 public:
  /// The moves of one side among placements: a list of `degree` words for each placement, filled up at the end with the
  /// one behind the last placement's. The word of a placement is its number × `kCellWords`: where its cell begins among
  /// the cells of all.
  struct Moves {
    std::uint32_t degree = 0;  // a multiple of four
    Buffer<std::uint32_t> to;
    /// Which of `screens` tells where the swept piece stands in the way of a move. Only for pieces that slide.
    Buffer<std::uint32_t> screen;
    /// In lists as long, whence a move may lead to a placement: all of those, and perhaps more. Only where it is not
    /// `to`.
    Buffer<std::uint32_t> back;

    [[nodiscard]] const std::uint32_t* from(std::uint32_t placement) const noexcept {
      return to.data() + std::uint64_t{placement} * degree;
    }
    [[nodiscard]] const std::uint32_t* screens_from(std::uint32_t placement) const noexcept {
      return screen.data() + std::uint64_t{placement} * degree;
    }
    [[nodiscard]] const std::uint32_t* whence(std::uint32_t placement) const noexcept {
      return (back.data() == nullptr ? to : back).data() + std::uint64_t{placement} * degree;
    }
  };

  /// Lists all placements and moves. Returns false where memory is short.
  [[nodiscard]] bool build(const Game& game, Side swept_side);

  [[nodiscard]] std::uint32_t placements() const noexcept { return placements_; }
  [[nodiscard]] const Moves& moves(Side side) const noexcept { return moves_[static_cast<std::size_t>(side)]; }
  /// The squares of a side's pieces, the swept one not among them.
  [[nodiscard]] const Square* squares(Side side, std::uint32_t placement) const noexcept {
    const Group& group = groups_[static_cast<std::size_t>(side)];
    return group.squares.data() + std::uint64_t{placement / group.stride % group.sets} * group.pieces;
  }
  [[nodiscard]] std::uint32_t pieces(Side side) const noexcept {
    return groups_[static_cast<std::size_t>(side)].pieces;
  }
  /// By number, from 1: the squares on which the swept piece stops a move. None does at number 0.
  [[nodiscard]] const std::vector<std::vector<Square>>& screens() const noexcept { return screens_; }

 private:
  // One side's pieces in a placement.
  struct Group {
    std::uint32_t pieces = 0;
    std::uint32_t sets = 1;    // how many there are
    std::uint32_t stride = 1;  // placements from one set to the next
    Buffer<Square> squares;
  };
  class Lister;

  std::array<Group, 2> groups_;
  std::array<Moves, 2> moves_;
  std::vector<std::vector<Square>> screens_;
  std::uint32_t placements_ = 0;
};

/// The length of the lists of moves of a side with so many pieces in a placement, each with so many ways, on a board
/// with lines of `longest` + 1 squares. Where all pieces move in a turn, a list has the steps of each with those of
/// each other.
[[nodiscard]] std::uint64_t outer_degree(const SideRules& side, std::uint64_t pieces, std::uint64_t ways,
                                         std::uint64_t longest) noexcept;

}  // namespace catchmate
