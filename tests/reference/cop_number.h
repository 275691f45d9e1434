/// The cop number by its definition, over all tuples of points.
#pragma once

#include <catchmate/board.h>

#include <cstdint>

namespace catchmate::reference {

/// Whether so many cops catch the robber: there are points for them from which it is safe nowhere.
[[nodiscard]] bool cops_win(const Board& graph, std::uint32_t cops);

}  // namespace catchmate::reference
