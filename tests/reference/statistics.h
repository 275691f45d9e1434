/// The slow, obvious twin of the statistics: each position of a table is looked up, one after the other.
#pragma once

#include <catchmate/statistics.h>

namespace catchmate::reference {

[[nodiscard]] Statistics statistics(const Table& table);

}  // namespace catchmate::reference
