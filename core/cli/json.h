/// A table's answers as JSON, shaped like the package's types.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/statistics.h>
#include <catchmate/table.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <string>

#include "boards.h"

/// The problem and its answer as one JSON object without a line end: the rules unless they are the library's, the value
/// of the position and of every move, the principal line, and the table's signature if it is to be reported.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem, const catchmate::Table& table,
                                  const Solving& solving);

/// The problem alone, as that object begins.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem);

/// What was solved, in `seconds` seconds, and the memory it took, as one JSON object without a line end.
[[nodiscard]] std::string stats_to_json(const catchmate::Table& table, const Solving& solving, double seconds,
                                        std::uint64_t bytes);

/// A table's statistics, with its board, as one JSON object without a line end.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem, const catchmate::Statistics& statistics);

/// What a table's verification found, as one JSON object without a line end.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem, const catchmate::Verdict& verdict);
