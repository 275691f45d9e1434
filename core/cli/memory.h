/// The memory that the program may take.
#pragma once

#include <cstdint>

/// In bytes: what the machine has, or what a limit on the process or on its control group allows, whichever is less.
[[nodiscard]] std::uint64_t memory_budget();
