/// Boards and positions for tests, drawn as text: `#` an obstacle, `O` a piece of side one, `X` one of side two, `*` a
/// piece of either side on one square, anything else an empty square.
#pragma once

#include <catchmate/game.h>
#include <catchmate/notation.h>
#include <catchmate/random.h>
#include <catchmate/solver.h>
#include <catchmate/table.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Under sanitizers the suite is some ten times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

/// Where a part of the comparisons suffices, since the native tests make all of them: under sanitizers, and in
/// WebAssembly, made by another compiler.
#ifdef __EMSCRIPTEN__
inline constexpr bool kPartly = true;
#else
inline constexpr bool kPartly = kSanitized;
#endif

using Drawing = std::vector<std::string>;

/// A drawing's board, without its pieces.
[[nodiscard]] catchmate::Board board_of(const Drawing& rows);

/// The position of a drawing.
[[nodiscard]] catchmate::Position position_of(const Drawing& rows, catchmate::Side to_move = catchmate::Side::one);

/// The table of a game, without a memory limit.
[[nodiscard]] catchmate::Table table_of(const catchmate::Game& game);

/// The boards of a valid text.
[[nodiscard]] std::vector<catchmate::Problem> problems_of(const catchmate::Rules& rules, std::string_view text);

/// Two cops, one of whom moves per turn, and a robber.
[[nodiscard]] catchmate::Rules slow_cops();

/// Games with wins, losses and draws, short and long, covering every kind of rule.
[[nodiscard]] std::vector<catchmate::Game> games_to_analyse();

/// Calls `check` with a random game of at most `most_squares` squares, and random numbers, for each seed; for a tenth
/// of the seeds where a part suffices.
void for_games(std::uint64_t seeds, std::uint32_t most_squares,
               const std::function<void(const catchmate::Game&, catchmate::Random&)>& check);

/// A board whose squares are obstacles with a probability of `percent` per cent.
[[nodiscard]] Drawing random_drawing(catchmate::Random& random, std::uint32_t rows, std::uint32_t columns,
                                     std::uint32_t percent);
