/// Crossing pawn, its rules stated a second time: in coordinates, by what the contest's text says, apart from the
/// core's rules, boards and indices.
#pragma once

#include <string>
#include <vector>

#include "reference/place.h"
#include "reference/value_iteration.h"

namespace catchmate::reference {

/// All positions of crossing pawn on a board, solved.
class CrossingPawn {
 public:
  /// The rows of the board, of one length each; `#` is an obstacle, anything else an empty square.
  explicit CrossingPawn(const std::vector<std::string>& rows);

  /// The red pieces stand on two different empty squares, in any order, the black one on an empty square.
  [[nodiscard]] Verdict verdict(Place red, Place other_red, Place black, bool red_moves) const {
    return verdicts_[numbers_[key(red, other_red, black, red_moves)]];
  }
  [[nodiscard]] std::size_t positions() const noexcept { return verdicts_.size(); }

 private:
  [[nodiscard]] std::size_t key(Place red, Place other_red, Place black, bool red_moves) const noexcept;

  int columns_;
  std::size_t squares_;
  std::vector<std::uint32_t> numbers_;  // of the states, by key
  std::vector<Verdict> verdicts_;
};

}  // namespace catchmate::reference
