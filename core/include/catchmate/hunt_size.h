/// The sizes of boards that are made: of hunts, those that the game's contest allows; of random boards, larger ones
/// too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "catchmate/games.h"
#include "catchmate/random_problem.h"
#include "catchmate/words.h"

namespace catchmate {

/// The limits of a number of rows or columns.
struct SizeRange {
  std::uint32_t least = 1;
  std::uint32_t most = 1;

  [[nodiscard]] constexpr bool holds(std::uint64_t number) const noexcept { return number >= least && number <= most; }
};

/// The choice of a board's size; nothing where the game leaves none.
struct HuntSizes {
  std::optional<SizeRange> rows = {};     ///< or points of a graph
  std::optional<SizeRange> columns = {};  ///< nothing also if the boards are square
};

[[nodiscard]] HuntSizes hunt_sizes(const GameEntry& entry);

struct HuntSizeFault {
  enum class Code : std::uint8_t {
    one_size,    ///< the game has boards of one size
    no_columns,  ///< it is played on graphs
    not_square,  ///< its boards are square
    rows,        ///< out of `range`, as the next one
    columns,
  };

  Code code = Code::one_size;
  std::string game;
  std::uint64_t found = 0;
  SizeRange range = {};
};
template <>
inline constexpr WordList<5> kWords<HuntSizeFault::Code>{"one-size", "no-columns", "not-square", "rows", "columns"};
template <>
inline constexpr TypeText kWordsText<HuntSizeFault::Code>{"HuntSizeCode",
                                                          "What rules out a size for a hunt: the game has boards of "
                                                          "one size, graphs without columns, or square boards; or the "
                                                          "rows, or columns, are beyond its contest's."};

/// "crossing-pawn has boards of 2 to 10 rows, not of 11".
[[nodiscard]] std::string message(const HuntSizeFault& fault, Language language = Language::english);

/// The boards of a size. Defaults are the contest's largest, unless boards of that size take long.
[[nodiscard]] std::variant<RandomBoard, HuntSizeFault> hunt_size(const GameEntry& entry,
                                                                 std::optional<std::uint64_t> rows,
                                                                 std::optional<std::uint64_t> columns,
                                                                 std::uint32_t percent);

/// The largest number of rows or columns of random boards.
inline constexpr std::uint32_t kMostRandomSize = 1000;

/// The size of random boards, up to `kMostRandomSize` even beyond the contest's limits. By default 8 rows and columns.
[[nodiscard]] std::variant<RandomBoard, HuntSizeFault> random_size(const GameEntry& entry,
                                                                   std::optional<std::uint64_t> rows,
                                                                   std::optional<std::uint64_t> columns,
                                                                   std::uint32_t percent);

}  // namespace catchmate
