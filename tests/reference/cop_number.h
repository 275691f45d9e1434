/// The cop number by its definition, over all tuples of points.
#pragma once

#include <catchmate/board.h>

#include <cstdint>

namespace catchmate::reference {

/// Whether a number of cops catches the robber: from some start of theirs, no point is safe for it.
[[nodiscard]] bool cops_win(const Board& graph, std::uint32_t cops);

}  // namespace catchmate::reference
