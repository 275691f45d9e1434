/// The statistics of a table: the number of positions by outcome and distance, the longest wins and losses, and mutual
/// zugzwangs. It counts the bit rows of the table (distances.h) a cell of positions at a time:
///
///     squares               0 1 2 3
///     not won               0 1 1 1      of the decided positions, these are lost:   0 1 0 1
///     the fours             1 1 0 0      of those, these in 4 to 7 plies:            0 1 0 0
///     the twos              0 1 0 1      and of those, these in 6:                   0 1 0 0
///
/// Each row splits a set of positions in two; the counts are the sizes of the last sets.
///
///     statistics(table).to_move[Side::one].positions[0];   // the won positions with side one to move
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "catchmate/cell.h"
#include "catchmate/placement_index.h"
#include "catchmate/position.h"
#include "catchmate/table.h"
#include "catchmate/walk.h"

namespace catchmate {

/// The position with the longest distance among those of one outcome; of several, the first in the order of the table.
struct Longest {
  Position position;
  Ply distance = 0;  ///< in plies

  friend bool operator==(const Longest&, const Longest&) noexcept = default;
};

/// Counts of the positions with one side to move, and its longest wins and losses; endless play is not among these.
struct SideStatistics {
  std::array<std::uint64_t, 3> positions{};  ///< [`Outcome`], for the side to move
  std::uint64_t endless = 0;                 ///< the wins and losses by endless play
  std::optional<Longest> longest_win;
  std::optional<Longest> longest_loss;

  friend bool operator==(const SideStatistics&, const SideStatistics&) noexcept = default;
};

/// Mutual zugzwangs of one kind: placements of all pieces in which the game is not over, with either side to move, and
/// having to move is worse for both. Either the side to move loses, or one side then loses and the other only draws.
struct Zugzwangs {
  std::uint64_t placements = 0;    ///< each counts once, not once for each side to move
  std::optional<Longest> longest;  ///< the longest loss for the side to move

  friend bool operator==(const Zugzwangs&, const Zugzwangs&) noexcept = default;
};

struct Statistics {
  PerSide<SideStatistics> to_move{};
  std::vector<std::uint64_t> by_distance;  ///< [plies]: the number of won and lost positions with that distance
  Zugzwangs both_lose{};
  /// By the side that loses if it is to move; the other side draws if it is.
  PerSide<Zugzwangs> one_loses{};

  friend bool operator==(const Statistics&, const Statistics&) noexcept = default;
};

/// Counts a table's positions, a slice at a time.
class StatisticsTask {
 public:
  /// The table must not be partial and must outlive the count. At most `threads` are used; 0 for all.
  explicit StatisticsTask(const Table& table, std::uint32_t threads = 0);

  /// Counts some hundred thousand positions, or the rest. Returns whether anything is left to do.
  bool advance();

  /// The number of positions counted so far.
  [[nodiscard]] std::uint64_t counted() const noexcept;
  /// The statistics of the positions counted so far.
  [[nodiscard]] Statistics statistics() const;

 private:
  /// The positions of one cell with one side to move, by their value for it.
  struct Group {
    Cell won;   // by a move
    Cell lost;  // likewise, not over yet
    Cell drawn;
    Cell ended;    // won or lost, game over
    Cell endless;  // won or lost by endless play
  };
  /// The rows of digits of one cell with one side to move.
  struct Digits {
    const Distances::Planes& planes;
    std::uint64_t at;
    Cell won;
  };
  /// The longest distance found so far, and the first index that has it.
  struct Found {
    Ply distance = 0;
    std::uint64_t index = kOverflow;  // if none was found

    [[nodiscard]] bool precedes(const Found& other) const noexcept {
      if (index == kOverflow || other.index == kOverflow) return index != kOverflow;
      return distance > other.distance || (distance == other.distance && index < other.index);
    }
  };

  /// The counts of one thread.
  struct Part {
    Statistics statistics;
    std::uint64_t counted = 0;
    PerSide<Found> longest_win{};
    PerSide<Found> longest_loss{};
    std::array<Found, 3> longest_zugzwang{};  // for losses of side one, of side two, and for both losing
  };

  // A placement's number, and its pieces without the swept one.
  struct Placement;

  static void merge(const Part& part, Part& sum);
  void count(const Placement& placement, Part& part) const;
  [[nodiscard]] Group group_of(const Placement& placement, Side to_move, std::uint32_t cell) const;
  [[nodiscard]] bool loses_endless_play(Side side) const noexcept;
  void count_group(const Placement& placement, const Group& group, Side to_move, std::uint32_t cell, Part& part) const;
  // Of `positions` in a cell, those in which the game is over with `outcome` for the side to move.
  [[nodiscard]] Cell ended_so(const Placement& placement, Side to_move, std::uint32_t cell, Cell positions,
                              Outcome outcome) const;
  // Counts `positions` of a cell by distance. Their codes are `known` above the lowest `digits` digits.
  void count_by_distance(const Digits& cell, Cell positions, std::uint32_t digits, Ply known,
                         std::vector<std::uint64_t>& counts) const;
  void note_longest(Found& found, const Placement& placement, Side to_move, std::uint32_t cell, Cell positions) const;
  [[nodiscard]] Position position_of(const Placement& placement, Side to_move, std::uint32_t square) const;
  [[nodiscard]] std::optional<Longest> example(const Found& found) const;

  const Table& table_;
  PlacementIndex index_;
  Walk walk_;
  std::vector<Part> parts_;
  std::vector<Cell> free_squares_;  // one row of bits
  PerSide<bool> may_have_won_{};    // whether a game can be over and won for a side to move
};

/// All statistics in one call.
[[nodiscard]] Statistics statistics(const Table& table, std::uint32_t threads = 0);

}  // namespace catchmate
