/// Chase, its rules stated a second time: in coordinates, by what the contest's text says, apart from the core's
/// rules, boards and indices.
#pragma once

#include <vector>

#include "reference/place.h"
#include "reference/value_iteration.h"

namespace catchmate::reference {

/// All positions of chase on an open board of n × n squares, solved.
class Chase {
 public:
  explicit Chase(int n);

  [[nodiscard]] Verdict verdict(Place white, Place black, bool white_moves) const {
    return verdicts_[number(white, black, white_moves)];
  }
  [[nodiscard]] std::size_t positions() const noexcept { return verdicts_.size(); }

 private:
  [[nodiscard]] std::uint32_t number(Place white, Place black, bool white_moves) const noexcept;

  int n_;
  std::vector<Verdict> verdicts_;
};

}  // namespace catchmate::reference
