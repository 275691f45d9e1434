/// The plain method: retrograde analysis over the graph of a game's positions, one by one, for any rules. It is
/// the slow twin of the bit-parallel solver.
#pragma once

#include <catchmate/game.h>
#include <catchmate/table.h>

#include <vector>

namespace catchmate {

/// The table of a game with fewer than 2^32 - 1 numbers in its index.
[[nodiscard]] Table solve_plain(const Game& game);

/// The table of a game with these codes, one for each index number; distances.h defines codes.
[[nodiscard]] Table table_with(const Game& game, const std::vector<Ply>& codes);

}  // namespace catchmate
