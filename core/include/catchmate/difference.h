/// The difference that rules make: two tables of one board, with as many pieces on each side, so that a position of one
/// is a position of the other. Each position is counted by its outcome before and after:
///
///                       after    win   draw   loss
///     before   win             1,204    0      12      12 positions that the side to move won, it now loses
///              draw                0    0       0      what stays as it is stands on the diagonal
///              loss              280    0     940
///
///     Difference difference(before, after);   // after `comparison_fault(before, after)` had nothing to say
///     while (difference.advance()) {}
///     difference.changes().to_move[0].positions[2][0];   // 280
///
/// Rules that forbid pieces to share a square have fewer positions: those of one table alone are counted apart.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "catchmate/position.h"
#include "catchmate/table.h"

namespace catchmate {

/// Why two tables cannot be compared.
enum class ComparisonFault : std::uint8_t {
  partial,  ///< one of them was made for some positions alone
  board,    ///< their boards differ
  pieces,   ///< a side has more pieces in one than in the other
};

/// The first reason not to compare two tables; nothing when they can be.
[[nodiscard]] std::optional<ComparisonFault> comparison_fault(const Table& before, const Table& after);

/// The fault as an English sentence.
[[nodiscard]] std::string message(ComparisonFault fault);

/// A position whose outcome differs, with its values.
struct ChangedPosition {
  Position position;
  Value before;
  Value after;

  friend bool operator==(const ChangedPosition&, const ChangedPosition&) noexcept = default;
};

/// The positions with one side to move.
struct SideChanges {
  /// By `Outcome` before, and then by that after; to the side to move.
  std::array<std::array<std::uint64_t, 3>, 3> positions{};
  std::uint64_t other_distance =
      0;                          ///< of those whose outcome stays: in another number of plies, or never or no longer
  std::uint64_t only_before = 0;  ///< positions of the first table alone
  std::uint64_t only_after = 0;   ///< positions of the second table alone
  /// The most telling position of each change of outcome: the one that is farthest from its end. The game goes on in it
  /// by both rules, and the plies to its end, where it has one, are the most, those by both rules together; of several
  /// such positions it is the first in the order of the tables.
  std::array<std::array<std::optional<ChangedPosition>, 3>, 3> examples{};

  friend bool operator==(const SideChanges&, const SideChanges&) noexcept = default;
};

struct Changes {
  std::array<SideChanges, 2> to_move{};  ///< by side

  friend bool operator==(const Changes&, const Changes&) noexcept = default;
};

/// The comparison of two tables' positions, a slice at a time.
class Difference {
 public:
  /// The tables can be compared, and outlive the comparison.
  Difference(const Table& before, const Table& after);

  /// Compares some ten thousands of positions, or the rest. Returns whether anything is left to do.
  bool advance();

  /// The number of positions of the first table that were gone over so far.
  [[nodiscard]] std::uint64_t counted() const noexcept { return counted_; }
  /// The changes of those positions.
  [[nodiscard]] const Changes& changes() const noexcept { return changes_; }

 private:
  // Whether some positions of one table may be none of the other's.
  [[nodiscard]] static bool has_more(const Table& table, const Table& other) noexcept;
  void compare(const Position& position, Value before, Value after);

  const Table& before_;
  const Table& after_;
  std::uint64_t slice_;               // placements
  bool seeks_new_ = false;            // whether the positions of the first table are done: the second one's are left
  std::uint64_t next_placement_ = 0;  // those before it are gone over
  std::uint64_t counted_ = 0;
  Changes changes_;
};

}  // namespace catchmate
