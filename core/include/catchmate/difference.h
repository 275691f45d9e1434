/// The difference between two tables of the same board and the same numbers of pieces, by different rules. It counts
/// each position by its outcome before and after:
///
///                       after    win   draw   loss
///     before   win             1,204    0      12      in 12 positions the side to move won and now loses
///              draw                0    0       0      unchanged outcomes are on the diagonal
///              loss              280    0     940
///
///     CompareTask difference(before, after);   // `comparison_fault(before, after)` has returned nothing
///     while (difference.advance()) {}
///     difference.changes().to_move[0].positions[2][0];   // 280
///
/// Rules that forbid sharing a square have fewer positions: those in only one table have counts of their own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "catchmate/position.h"
#include "catchmate/table.h"
#include "catchmate/text.h"
#include "catchmate/walk.h"
#include "catchmate/words.h"

namespace catchmate {

/// Why two tables cannot be compared.
enum class ComparisonFault : std::uint8_t {
  partial,  ///< one of them is partial
  board,    ///< the boards differ
  pieces,   ///< a side has more pieces in one table than in the other
};
template <>
inline constexpr WordList<3> kWords<ComparisonFault>{"partial", "board", "pieces"};
template <>
inline constexpr TypeText kWordsText<ComparisonFault>{
    "ComparisonErrorCode",
    "Why two tables cannot be compared: one is partial; their boards differ; a side has more pieces in one of them; or "
    "they are in different memories, made by two solvers, or one in the worker and one in the calling thread."};

/// The first reason why two tables cannot be compared; nothing if they can.
[[nodiscard]] std::optional<ComparisonFault> comparison_fault(const Table& before, const Table& after);

[[nodiscard]] std::string message(ComparisonFault fault, Language language = Language::english);

/// A position whose outcome differs, and its values in the two tables.
struct ChangedPosition {
  Position position;
  Value before;
  Value after;

  friend bool operator==(const ChangedPosition&, const ChangedPosition&) noexcept = default;
};

/// The positions with one side to move.
struct SideChanges {
  /// [`Outcome` before][`Outcome` after], for the side to move
  std::array<std::array<std::uint64_t, 3>, 3> positions{};
  std::uint64_t other_distance = 0;  ///< positions with the same outcome but another distance
  std::uint64_t only_before = 0;     ///< positions that only the first table has
  std::uint64_t only_after = 0;      ///< positions that only the second table has
  /// For each change of outcome, the position farthest from the end: the game goes on by both rules, and the sum of
  /// both distances, where they exist, is largest. Of several, the first in the order of the tables.
  std::array<std::array<std::optional<ChangedPosition>, 3>, 3> examples{};

  friend bool operator==(const SideChanges&, const SideChanges&) noexcept = default;
};

struct Changes {
  PerSide<SideChanges> to_move{};

  friend bool operator==(const Changes&, const Changes&) noexcept = default;
};

/// Compares two tables' positions, a slice at a time.
class CompareTask {
 public:
  /// `comparison_fault` must return nothing, and the tables must outlive the comparison. At most `threads` are used; 0
  /// for all.
  CompareTask(const Table& before, const Table& after, std::uint32_t threads = 0);

  /// Compares some ten thousand positions, or the rest. Returns whether anything is left to do.
  bool advance();

  /// The number of the first table's positions compared so far.
  [[nodiscard]] std::uint64_t counted() const noexcept { return counted_; }
  /// The changes found so far.
  [[nodiscard]] const Changes& changes() const noexcept { return changes_; }

 private:
  // Whether `table` may have positions that `other` lacks.
  [[nodiscard]] static bool has_more(const Table& table, const Table& other) noexcept;
  void count(bool seeks_new, std::uint64_t first, std::uint64_t last, Changes& changes);
  void compare(const Position& position, Value before, Value after, Changes& changes) const;

  const Table& before_;
  const Table& after_;
  Walk walk_before_;
  Walk walk_after_;  // in search of positions that only the second table has, once the first one is done
  std::uint64_t counted_ = 0;
  Changes changes_;
};

}  // namespace catchmate
