/// Shrinks files of boards, a step at a time.
#pragma once

#include <vector>

#include "catchmate/notation.h"

namespace catchmate {

/// The files that are a step smaller than `file`, the smallest first: fewer boards, or for a single one fewer rows,
/// columns, points, obstacles or edges. If the boards of `file` fit their game's contest, so do these.
[[nodiscard]] std::vector<std::vector<Problem>> smaller_files(const std::vector<Problem>& file);

}  // namespace catchmate
