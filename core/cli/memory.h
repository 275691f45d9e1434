/// The memory that the program may use.
#pragma once

#include <cstdint>

/// The memory that is free, in bytes: of the machine, or less if the process or its control group is limited.
[[nodiscard]] std::uint64_t memory_budget();
