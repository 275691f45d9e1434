/// Checks an input of a contest as strictly as a problem setter has to: anything that `ProblemReader` reads in spite of
/// the statement is a fault here.
///
///     found 'O 5', a bare drawing, a graph      only the contest's own format
///     tabs, spaces at a line's end, "\r\n"      exactly the white space of the format
///     05                                        numbers as they are usually written
///     11 boards of 12 rows                      at most what the statement allows
///     *, or a pawn on its goal                  only boards that the statement knows, and no game that is over
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/notation.h"

namespace catchmate {

/// A number of a contest's input and its limits in the statement.
struct StatementLimit {
  std::string name;  ///< as error messages name it: "n"
  std::uint32_t least;
  std::uint32_t most;
};

/// The limits of all numbers that do not depend on others.
[[nodiscard]] std::vector<StatementLimit> statement_limits(const Contest& contest);

/// The first fault of a text as an input of the contest of a game, which must have one; nothing if it is valid.
[[nodiscard]] std::optional<InputError> find_fault(const GameEntry& entry, std::string_view text);

}  // namespace catchmate
