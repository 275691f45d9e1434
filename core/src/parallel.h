/// Parallel loops: natively on oneTBB's threads, in the WebAssembly module on its only one.
///
///     in_ranges(threads, {0, 10'000}, 8, [&](std::uint32_t range, std::uint64_t first, std::uint64_t last) { … });
///
/// splits the indices into consecutive ranges, numbered from 0. Each range writes to memory of its own, so that nothing
/// is locked; sums of all ranges take `add`, and shared marks `set_mark`.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "catchmate/visitor.h"

namespace catchmate {

/// The indices from `first` up to, not including, `last`.
struct IndexRange {
  std::uint64_t first;
  std::uint64_t last;
};

#if defined(__EMSCRIPTEN__)
constexpr std::uint32_t threads_for(std::uint32_t /*wanted*/) noexcept { return 1; }
#else
/// `wanted` threads; for 0, all that the process may run on.
[[nodiscard]] std::uint32_t threads_for(std::uint32_t wanted) noexcept;
/// Runs `work` `times` times concurrently.
void run_concurrently(std::uint32_t times, Visitor<> work);
#endif

/// Several ranges a thread balance the load: some take longer than others.
constexpr std::uint32_t kRangesOfThread = 4;
/// The largest number of ranges of one loop.
[[nodiscard]] constexpr std::uint32_t most_ranges(std::uint32_t threads) noexcept {
  return threads == 1 ? 1 : threads * kRangesOfThread;
}

/// Calls `work(number, first, last)` for each range. All lengths but the last one are multiples of `unit`. Returns the
/// number of ranges.
template <class Work>
std::uint32_t in_ranges(std::uint32_t threads, IndexRange all, std::uint64_t unit, const Work& work) {
  const std::uint64_t units = (all.last - all.first + unit - 1) / unit;
  const auto ranges = static_cast<std::uint32_t>(std::min<std::uint64_t>(units, most_ranges(threads)));
  if (ranges == 1) work(std::uint32_t{0}, all.first, all.last);
#if !defined(__EMSCRIPTEN__)
  if (ranges <= 1) return ranges;
  const auto start = [&](std::uint64_t number) {
    return std::min(all.last, all.first + units * number / ranges * unit);
  };
  std::atomic<std::uint32_t> next{0};
  run_concurrently(std::min(threads, ranges), [&] {
    for (std::uint32_t number = next++; number < ranges; number = next++)
      work(number, start(number), start(number + 1));
  });
#endif
  return ranges;
}

/// Adds to a sum of several ranges. Builtins, because Emscripten 3.1.6 has no std::atomic_ref.
template <class Number>
void add(Number& sum, Number more) noexcept {
  __atomic_fetch_add(&sum, more, __ATOMIC_RELAXED);
}

/// Sets a mark that several ranges may set.
inline void set_mark(std::uint8_t& mark) noexcept { __atomic_store_n(&mark, std::uint8_t{1}, __ATOMIC_RELAXED); }

}  // namespace catchmate
