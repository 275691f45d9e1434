/// The verification of a table: each of its values is held against those of the positions that the legal moves lead to.
///
///     game over by the rules      the value says so: distance 0, and who has won, or a draw
///     game goes on                the value is that of the best move:
///       won in d                    a move to a position lost in d - 1, none to one lost in less
///       lost in d                   all moves to won positions, the longest of them won in d - 1
///       drawn                       a move to a drawn position, none to a lost one
///
/// It shares nothing with the solvers but positions and their legal moves, and it is a proof, because no two tables of
/// a game obey these conditions. Of the positions on which they differ, take one of the smallest distance in either
/// table: what decides its value there has smaller distances, so that the tables agree on it, and the other table must
/// give the position the same value.
///
///     const Findings found = verify(table);
///     if (found.fault) std::cerr << message(table.game(), *found.fault) << "\n";
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>

#include "catchmate/analysis.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// A value of a table that contradicts the rules, or the table's other values.
struct Fault {
  enum class Kind : std::uint8_t {
    wrong_ending,  ///< the game is over, which the value does not say, or it names another outcome
    not_over,      ///< the game goes on, and the value is of one that is over
    too_low,       ///< `best` is worth more
    too_high,      ///< `best` is worth less, and with it every other move
  };

  Kind kind = Kind::wrong_ending;
  Position position;
  Value value;                         ///< what the table holds
  std::optional<MoveValue> best = {};  ///< the first of the best moves, where the game goes on
};

/// The fault in English: "red to move, red on (2,1) (2,3), black on (3,2): the table has a win in 3 plies, but the
/// best move, (2,1)-(2,2), is worth a loss in 2 plies".
[[nodiscard]] std::string message(const Game& game, const Fault& fault);

/// The findings of a verification so far.
struct Findings {
  std::uint64_t positions = 0;  ///< how many were checked, the faulty one included
  std::optional<Fault> fault;   ///< the first, in the order of the table, and the end of the verification
};

/// A verification, a slice at a time.
class Verification {
 public:
  /// The table is not partial, and outlives the verification.
  explicit Verification(const Table& table) : table_(table), index_(table.game()) { assert(!table.partial()); }

  /// Checks some ten thousands of positions, or the rest. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] const Findings& findings() const noexcept { return findings_; }

 private:
  void check(const Position& position);

  const Table& table_;
  PlacementIndex index_;
  std::uint64_t next_placement_ = 0;  // the positions before it are checked
  Findings findings_;
};

/// Verifies a table in one go.
[[nodiscard]] Findings verify(const Table& table);

}  // namespace catchmate
