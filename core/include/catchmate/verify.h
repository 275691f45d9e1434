/// Verifies a table: compares each value with the values of the positions one move later.
///
///     game over by the rules      distance 0, and the right winner or a draw
///     game goes on                the value is that of the best move:
///       won in d                    a move to a position lost in d - 1, none to one lost in less
///       lost in d                   all moves lead to won positions, the longest of them won in d - 1
///       drawn                       a move to a drawn position, none to a lost one
///
/// It shares only positions and legal moves with the solvers. A table that passes is proved right, because only one
/// table satisfies these conditions: among the positions on which two tables differ, take one with the smallest
/// distance in either table. The positions that decide its value there have smaller distances, so both tables agree on
/// them, and the other table must give it the same value.
///
///     const Verdict verdict = verify(table);
///     if (verdict.fault) std::cerr << message(table.game(), *verdict.fault) << "\n";
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "catchmate/analysis.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"
#include "catchmate/text.h"
#include "catchmate/walk.h"

namespace catchmate {

/// A value that contradicts the rules or the table's other values.
struct Fault {
  enum class Kind : std::uint8_t {
    wrong_ending,  ///< the game is over, but the value says otherwise or names another outcome
    not_over,      ///< the game goes on, but the value says that it is over
    too_low,       ///< `best` is worth more than the value
    too_high,      ///< `best`, and so every move, is worth less than the value
  };

  Kind kind = Kind::wrong_ending;
  Position position;
  Value value;                         ///< from the table
  std::optional<MoveValue> best = {};  ///< the first of the best moves, if the game goes on
};

/// "red to move, red on (2,1) (2,3), black on (3,2): the table has a win in 3 plies, but the best move, (2,1)-(2,2), is
/// worth a loss in 2 plies".
[[nodiscard]] std::string message(const Game& game, const Fault& fault, Language language = Language::english);

/// The result of a verification so far.
struct Verdict {
  std::uint64_t positions = 0;  ///< the number checked, including the faulty one
  std::optional<Fault> fault;   ///< the first in the order of the table; it ends the verification
};

/// Verifies a table, a slice at a time.
class VerifyTask {
 public:
  /// The table must not be partial and must outlive the verification. At most `threads` are used; 0 for all.
  explicit VerifyTask(const Table& table, std::uint32_t threads = 0);

  /// Checks some ten thousand positions, or the rest. Returns whether anything is left to do.
  bool advance();

  [[nodiscard]] const Verdict& verdict() const noexcept { return verdict_; }

 private:
  void check(const Position& position, Verdict& verdict) const;

  const Table& table_;
  PlacementIndex index_;
  Walk walk_;
  Verdict verdict_;
};

/// Verifies a table in one call.
[[nodiscard]] Verdict verify(const Table& table, std::uint32_t threads = 0);

}  // namespace catchmate
