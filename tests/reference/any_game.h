/// Games of every kind, small enough for the slow twins, made of numbers from any source.
#pragma once

#include <catchmate/game.h>

#include <cstdint>
#include <functional>

namespace catchmate::reference {

/// Gives a number from 0 up to, not including, its argument: a random one, or a fuzzer's.
using Draw = std::function<std::uint32_t(std::uint32_t)>;

/// Rules of every kind, with one or two pieces a side or a token, or those of a game of the library.
[[nodiscard]] Rules any_rules(const Draw& draw);

/// Rules without what boards of that kind do not have: on a graph, long moves and goals that are borders.
[[nodiscard]] Rules fitted(Rules rules, const Board& board);

/// Such rules on a rectangle or a graph of at most so many squares; of fewer where pieces are many.
[[nodiscard]] Game any_game(const Draw& draw, std::uint32_t most_squares);

}  // namespace catchmate::reference
