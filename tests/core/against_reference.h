/// Holding whole tables against the slow twins of tests/reference.
#pragma once

#include <catchmate/table.h>

#include <optional>
#include <string>

#include "reference/any_rules.h"
#include "reference/chase.h"
#include "reference/crossing_pawn.h"

/// Where a table and the twin's disagree first, as text; nothing when both have the same positions, all of the same
/// value.
[[nodiscard]] std::optional<std::string> difference(const catchmate::Table& table,
                                                    const catchmate::reference::Chase& expected);
[[nodiscard]] std::optional<std::string> difference(const catchmate::Table& table,
                                                    const catchmate::reference::CrossingPawn& expected);
[[nodiscard]] std::optional<std::string> difference(const catchmate::Table& table,
                                                    const catchmate::reference::AnyRules& expected);
