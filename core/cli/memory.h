/// The memory that the program may use.
#pragma once

#include <cstdint>

/// The machine's memory in bytes, or less if the process or its control group is limited.
[[nodiscard]] std::uint64_t memory_budget();
