/// Games of every kind, small enough for the slow twins, built from a source of numbers.
#pragma once

#include <catchmate/game.h>

#include <cstdint>
#include <functional>

namespace catchmate::reference {

/// Gives a number from 0 up to, not including, its argument: random, or a fuzzer's.
using Draw = std::function<std::uint32_t(std::uint32_t)>;

/// Rules of every kind, with one or two pieces a side or a token, or a library game's rules.
[[nodiscard]] Rules any_rules(const Draw& draw);

/// The rules, with a reach of 1 and without goals where these are faults on a board of that kind.
[[nodiscard]] Rules fitted(Rules rules, const Board& board);

/// Such rules on a rectangle or graph of at most this number of squares; fewer with many pieces.
[[nodiscard]] Game any_game(const Draw& draw, std::uint32_t most_squares);

}  // namespace catchmate::reference
