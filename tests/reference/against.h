/// Compares whole tables with the twin for any rules.
#pragma once

#include <catchmate/table.h>

#include <optional>
#include <string>

namespace catchmate::reference {

/// The first difference between a table and the twin's, of at most 127 squares, as text, or the fault in the table's
/// proof; nothing when both have the same positions with equal values.
[[nodiscard]] std::optional<std::string> difference(const Table& table);

}  // namespace catchmate::reference
