/// The statistics of a table: how many positions of each outcome and distance, the longest wins and losses, and the
/// mutual zugzwangs. Rows of the table are counted as they are, 128 positions at a time:
///
///     squares               0 1 2 3
///     not won               0 1 1 1      of the positions that are decided, these are lost: 0 1 0 1
///     the fours             1 1 0 0      of those, these in 4 to 7 plies:                   0 1 0 0
///     the twos              0 1 0 1      and of those, these in 6:                          0 1 0 0
///
/// so that a set of positions is halved by one row after the other, and what is left at last is counted.
///
///     const Statistics found = statistics(table);
///     found.to_move[0].positions[0];   // how many positions side one, to move, wins
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "catchmate/cell.h"
#include "catchmate/placement_index.h"
#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// Of some positions of one outcome, the first, in the order of the table, of those with the longest distance.
struct Longest {
  Position position;
  Ply distance = 0;  ///< in plies

  friend bool operator==(const Longest&, const Longest&) noexcept = default;
};

/// The positions with one side to move by their worth, and the longest wins and losses among those that end.
struct SideStatistics {
  std::array<std::uint64_t, 3> positions{};  ///< by `Outcome`, to the side to move
  std::uint64_t endless = 0;                 ///< of those that are won or lost: where play never ends
  std::optional<Longest> longest_win;
  std::optional<Longest> longest_loss;

  friend bool operator==(const SideStatistics&, const SideStatistics&) noexcept = default;
};

/// Mutual zugzwangs of one kind. Such is a placement of the pieces in which the game goes on, whichever side is to
/// move, and each side would rather have the other to move: both lose, or one loses and the other only draws.
struct Zugzwangs {
  std::uint64_t placements = 0;    ///< each counts once, and not for either side to move
  std::optional<Longest> longest;  ///< of their positions that the side to move loses

  friend bool operator==(const Zugzwangs&, const Zugzwangs&) noexcept = default;
};

struct Statistics {
  std::array<SideStatistics, 2> to_move{};  ///< by side
  std::vector<std::uint64_t> by_distance;   ///< how many won and lost positions have a distance of so many plies
  Zugzwangs both_lose{};
  /// By the side that loses when it is to move; the other one, when it is, draws.
  std::array<Zugzwangs, 2> one_loses{};

  friend bool operator==(const Statistics&, const Statistics&) noexcept = default;
};

/// The counting of a table's positions, a slice at a time.
class Survey {
 public:
  /// The table is not partial, and outlives the survey.
  explicit Survey(const Table& table);

  /// Counts some hundred thousands of positions, or the rest. Returns whether anything is left to do.
  bool advance();

  /// The number of positions counted so far.
  [[nodiscard]] std::uint64_t counted() const noexcept { return counted_; }
  /// The statistics of those positions.
  [[nodiscard]] Statistics statistics() const;

 private:
  /// The positions of a cell with one side to move, by what they are worth to it.
  struct Group {
    Cell won;   // in so many moves to come
    Cell lost;  // likewise
    Cell drawn;
    Cell ended;    // won or lost, and the game is over
    Cell endless;  // won or lost, and play never ends
  };
  /// A distance that some position has, and the index of the first that has it.
  struct Found {
    Ply distance = 0;
    std::uint64_t index = kUncountable;  // while none has it
  };

  // Of a placement: its number, the pieces but for the swept one, and where that may stand.
  struct Placement;

  void count(const Placement& placement);
  [[nodiscard]] Group group_of(const Placement& placement, Side to_move, std::uint32_t cell) const;
  [[nodiscard]] bool loses_endless_play(Side side) const noexcept;
  void count_group(const Placement& placement, const Group& group, Side to_move, std::uint32_t cell);
  // The positions among some of a cell in which the game is over, with that outcome for the side to move.
  [[nodiscard]] Cell ended_so(const Placement& placement, Side to_move, std::uint32_t cell, Cell positions,
                              Outcome outcome) const;
  // Counts positions of a cell whose codes agree with `known` in all digits but the first ones.
  void count_by_distance(const Distances::Planes& planes, std::uint64_t place, Cell positions, std::uint32_t digits,
                         Ply known);
  void note_longest(Found& found, const Placement& placement, Side to_move, std::uint32_t cell, Cell positions) const;
  [[nodiscard]] Position position_of(const Placement& placement, Side to_move, std::uint32_t square) const;
  [[nodiscard]] std::optional<Longest> example(const Found& found) const;

  const Table& table_;
  PlacementIndex index_;
  std::uint64_t next_placement_ = 0;  // those before it are counted
  std::uint64_t counted_ = 0;
  Statistics statistics_;
  std::array<Found, 2> longest_win_{};       // by side to move
  std::array<Found, 2> longest_loss_{};      // likewise
  std::array<Found, 3> longest_zugzwang_{};  // of those that side one loses, that side two loses, that both lose
  std::vector<Cell> free_squares_;           // a row of bits
};

/// All of it in one go.
[[nodiscard]] Statistics statistics(const Table& table);

}  // namespace catchmate
