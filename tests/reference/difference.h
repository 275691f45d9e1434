/// The slow, obvious twin of the difference: each position of either table is looked up in the other.
#pragma once

#include <catchmate/difference.h>

namespace catchmate::reference {

[[nodiscard]] Changes changes(const Table& before, const Table& after);

}  // namespace catchmate::reference
