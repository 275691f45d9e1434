/// Holding whole tables against the slow twins.
#pragma once

#include <catchmate/table.h>

#include <optional>
#include <string>
#include <vector>

#include "reference/any_rules.h"
#include "reference/chase.h"
#include "reference/crossing_pawn.h"

namespace catchmate::reference {

/// The board's rows, without pieces: `#` is an obstacle.
[[nodiscard]] std::vector<std::string> drawing_of(const Board& board);

/// Where a table and the twin's disagree first, as text; nothing when both have the same positions, all of the same
/// value.
[[nodiscard]] std::optional<std::string> difference(const Table& table, const Chase& expected);
[[nodiscard]] std::optional<std::string> difference(const Table& table, const CrossingPawn& expected);
[[nodiscard]] std::optional<std::string> difference(const Table& table, const AnyRules& expected);

/// The same against the twin of any rules on any board, with all that is marked on it, and by the proof of the table.
[[nodiscard]] std::optional<std::string> difference(const Table& table);

}  // namespace catchmate::reference
