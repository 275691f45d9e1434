/// The moves of the outer pieces among themselves: which placements of them are one move apart.
#pragma once

#include <cstdint>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"

namespace catchmate {

/// A move of an outer piece, or a pass of its side, from one placement to another; placements are named by their rank.
struct OuterMove {
  std::uint32_t to = 0;  ///< or, in a list of the moves that lead here, where they come from
  /// Which entry of `OuterGraph::blocked` says where the swept piece stands in the way; 0 if it never does.
  std::uint32_t blocked = 0;
};

struct OuterGraph {
  OuterGraph(const Game& game, const PlacementIndex& index);

  /// The moves from, or to, the placement of a rank.
  struct Range {
    const OuterMove* first;
    const OuterMove* last;
    [[nodiscard]] const OuterMove* begin() const noexcept { return first; }
    [[nodiscard]] const OuterMove* end() const noexcept { return last; }
  };
  [[nodiscard]] Range from(std::uint64_t rank) const noexcept { return range(moves_from, first_from, rank); }
  [[nodiscard]] Range to(std::uint64_t rank) const noexcept { return range(moves_to, first_to, rank); }

  /// The squares of the outer pieces, `pieces` of them for each placement.
  std::vector<Square> squares;
  std::size_t pieces;

  std::vector<std::uint64_t> first_from;
  std::vector<OuterMove> moves_from;
  std::vector<std::uint64_t> first_to;
  std::vector<OuterMove> moves_to;
  std::vector<std::vector<Square>> blocked;

 private:
  static Range range(const std::vector<OuterMove>& moves, const std::vector<std::uint64_t>& first,
                     std::uint64_t rank) noexcept {
    return {moves.data() + first[rank], moves.data() + first[rank + 1]};
  }

  void list_moves(const Game& game, const PlacementIndex& index, const PieceSet& placed, std::uint64_t rank);
  void list_moves_along(const Game& game, const PlacementIndex& index, const PieceSet& placed, Square from,
                        Direction direction);
  std::uint32_t number_of(const std::vector<Square>& in_the_way);
  void list_reverse_moves();
};

}  // namespace catchmate
