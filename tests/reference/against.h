/// Holding whole tables against the twin of any rules.
#pragma once

#include <catchmate/table.h>

#include <optional>
#include <string>

namespace catchmate::reference {

/// Where a table and the twin's, of at most 127 squares, disagree first, as text, or where the table's proof fails;
/// nothing when both have the same positions, all of the same value.
[[nodiscard]] std::optional<std::string> difference(const Table& table);

}  // namespace catchmate::reference
