#include "memory.h"

#include <emscripten/heap.h>
#include <malloc.h>
#include <unistd.h>

#include <algorithm>

namespace {
// Memory withheld from solves, in bytes: for answers, and for input read while a table is held.
constexpr std::uint64_t kReserve = 16U << 20U;
}  // namespace

std::uint64_t memory_budget() {
  const std::uint64_t unclaimed = emscripten_get_heap_max() - reinterpret_cast<std::uintptr_t>(sbrk(0));
  const std::uint64_t free = unclaimed + mallinfo().fordblks;
  return free - std::min(free, kReserve);
}
