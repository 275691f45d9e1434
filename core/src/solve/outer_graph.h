/// The graph of placements: which placements of all pieces but the swept one are one move apart.
#pragma once

#include <array>
#include <cstdint>

#include "catchmate/buffer.h"
#include "catchmate/game.h"

namespace catchmate {

/// A placement is a set of squares for the outer side's pieces, and a set for the rest of the swept side. Its number is
/// the first set's rank × the number of second sets + the second set's rank, as placement_index.h defines.
class OuterGraph {
 public:
  /// The moves of one side between placements: for each placement a list of `degree` words, padded with the word of the
  /// dummy placement behind the last one. The word of a placement is its number × `kCellWords`: the offset of its cell
  /// in an array of 64-bit words.
  struct Moves {
    std::uint32_t degree = 0;  // a multiple of four
    Buffer<std::uint32_t> to;
    /// For each move, the square that it leads to, where the swept piece blocks the longer ones that follow; plus
    /// `kFirst` for the first move along a way. Only if pieces slide.
    Buffer<std::uint32_t> ends;
    static constexpr std::uint32_t kFirst = std::uint32_t{1} << 31U;
    /// The reverse of `to`, in lists of the same length: all placements with a move to a placement, perhaps with
    /// others. Empty if `to` is its own reverse.
    Buffer<std::uint32_t> back;

    [[nodiscard]] const std::uint32_t* from(std::uint32_t placement) const noexcept {
      return to.data() + std::uint64_t{placement} * degree;
    }
    [[nodiscard]] const std::uint32_t* ends_from(std::uint32_t placement) const noexcept {
      return ends.data() + std::uint64_t{placement} * degree;
    }
    [[nodiscard]] const std::uint32_t* predecessors(std::uint32_t placement) const noexcept {
      return (back.data() == nullptr ? to : back).data() + std::uint64_t{placement} * degree;
    }
  };

  /// Lists all placements and moves. Returns false if memory is short.
  [[nodiscard]] bool build(const Game& game, Side swept_side);

  [[nodiscard]] std::uint32_t placements() const noexcept { return placements_; }
  [[nodiscard]] const Moves& moves(Side side) const noexcept { return moves_[static_cast<std::size_t>(side)]; }
  /// The squares of a side's pieces in a placement, without the swept piece.
  [[nodiscard]] const Square* squares(Side side, std::uint32_t placement) const noexcept {
    const Group& group = groups_[static_cast<std::size_t>(side)];
    return group.squares.data() + std::uint64_t{placement / group.stride % group.sets} * group.pieces;
  }
  [[nodiscard]] std::uint32_t pieces(Side side) const noexcept {
    return groups_[static_cast<std::size_t>(side)].pieces;
  }

 private:
  // The sets of one side's pieces.
  struct Group {
    std::uint32_t pieces = 0;
    std::uint32_t sets = 1;    // the number of sets
    std::uint32_t stride = 1;  // from the placement of one set to that of the next
    Buffer<Square> squares;
  };
  class Lister;

  std::array<Group, 2> groups_;
  std::array<Moves, 2> moves_;
  std::uint32_t placements_ = 0;
};

/// The length of a side's move lists, with `pieces` pieces in a placement and `ways` ways for each, on a board with
/// lines of `longest` + 1 squares. If all pieces move each turn, a list has every combination of their steps.
[[nodiscard]] std::uint64_t outer_degree(const SideRules& side, std::uint64_t pieces, std::uint64_t ways,
                                         std::uint64_t longest) noexcept;

}  // namespace catchmate
