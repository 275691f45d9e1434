/// The sizes of the boards that are hunted on: those that the game's contest allows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "catchmate/games.h"
#include "catchmate/random_problem.h"

namespace catchmate {

/// How many rows or columns there may be.
struct SizeRange {
  std::uint32_t least = 1;
  std::uint32_t most = 1;
};

/// What may be chosen of a board's size; nothing where the game leaves no choice.
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

/// In English: "crossing-pawn has boards of 2 to 10 rows, not of 11".
[[nodiscard]] std::string message(const HuntSizeFault& fault);

/// The boards of a size; what is not given is as the contest has it, but not so large that a board takes long.
[[nodiscard]] std::variant<RandomBoard, HuntSizeFault> hunt_size(const GameEntry& entry,
                                                                 std::optional<std::uint64_t> rows,
                                                                 std::optional<std::uint64_t> columns,
                                                                 std::uint32_t percent);

}  // namespace catchmate
