/// Makes files of boards smaller, a little at a time.
#pragma once

#include <vector>

#include "catchmate/notation.h"

namespace catchmate {

/// The files that are a step smaller than `file`, the smallest first: fewer boards, or of the only one fewer rows,
/// columns, points, obstacles or edges. All boards have the form of their game's contest if that of `file` have it.
[[nodiscard]] std::vector<std::vector<Problem>> smaller_files(const std::vector<Problem>& file);

}  // namespace catchmate
