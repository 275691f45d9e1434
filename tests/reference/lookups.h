/// The slow, obvious twins of statistics and differences: they look up every position of a table.
#pragma once

#include <catchmate/difference.h>
#include <catchmate/statistics.h>

namespace catchmate::reference {

[[nodiscard]] Changes changes(const Table& before, const Table& after);
[[nodiscard]] Statistics statistics(const Table& table);

}  // namespace catchmate::reference
