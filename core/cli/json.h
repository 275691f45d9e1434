/// A table's answers as JSON, in the shapes of the package's types.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/table.h>
#include <catchmate/verify.h>

#include <cstdint>
#include <string>

#include "boards.h"

/// One object, without a line end: the problem, with its rules where the library has not the same under their id, its
/// answer, the value of every move, a line of best play, and, if asked for, the signature of the table.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem, const catchmate::Table& table, bool signature);

/// One object, without a line end: what was solved, in which scope, and what it took.
[[nodiscard]] std::string stats_to_json(const catchmate::Table& table, const Solving& solving, double seconds,
                                        std::uint64_t bytes);

/// One object, without a line end: which board it is, and what the verification of its table found.
[[nodiscard]] std::string to_json(const catchmate::Problem& problem, const catchmate::Findings& findings);
