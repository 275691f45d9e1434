/// Work in ranges, on as many threads as there are: natively oneTBB runs them, the WebAssembly module has one thread.
///
///     in_ranges(threads, {0, 10'000}, 8, [&](std::uint32_t range, std::uint64_t first, std::uint64_t last) { … });
///
/// The ranges follow one another and are numbered from 0. Each writes to places of its own, so that nothing is locked;
/// what all of them count or mark is `add`ed, or set by `set_mark`, in any order.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "catchmate/visitor.h"

namespace catchmate {

struct Span {
  std::uint64_t first;
  std::uint64_t last;  // one behind the last
};

#if defined(__EMSCRIPTEN__)
constexpr std::uint32_t threads_for(std::uint32_t /*wanted*/) noexcept { return 1; }
#else
/// The number of threads to use if `wanted` are: for 0 all that the process may run on.
[[nodiscard]] std::uint32_t threads_for(std::uint32_t wanted) noexcept;
/// Calls `work` so many times at once, as far as there are threads.
void run_at_once(std::uint32_t times, Visitor<> work);
#endif

/// Work is divided into several ranges a thread, for some take longer than others.
constexpr std::uint32_t kRangesOfThread = 4;
/// The most ranges that work is divided into.
[[nodiscard]] constexpr std::uint32_t most_ranges(std::uint32_t threads) noexcept {
  return threads == 1 ? 1 : threads * kRangesOfThread;
}

/// Calls `work(range, first, last)` for ranges that make up `span`. All but the last one are multiples of `unit` long.
/// Returns the number of ranges.
template <class Work>
std::uint32_t in_ranges(std::uint32_t threads, Span span, std::uint64_t unit, const Work& work) {
  const std::uint64_t units = (span.last - span.first + unit - 1) / unit;
  const auto ranges = static_cast<std::uint32_t>(std::min<std::uint64_t>(units, most_ranges(threads)));
  if (ranges == 1) work(std::uint32_t{0}, span.first, span.last);
#if !defined(__EMSCRIPTEN__)
  if (ranges <= 1) return ranges;
  const auto start = [&](std::uint64_t range) {
    return std::min(span.last, span.first + units * range / ranges * unit);
  };
  std::atomic<std::uint32_t> next{0};
  run_at_once(std::min(threads, ranges), [&] {
    for (std::uint32_t range = next++; range < ranges; range = next++) work(range, start(range), start(range + 1));
  });
#endif
  return ranges;
}

/// Adds to a sum of all ranges. Builtins, because Emscripten 3.1.6 has no std::atomic_ref.
template <class Number>
void add(Number& sum, Number more) noexcept {
  __atomic_fetch_add(&sum, more, __ATOMIC_RELAXED);
}

/// Sets a mark that several ranges may set.
inline void set_mark(std::uint8_t& mark) noexcept { __atomic_store_n(&mark, std::uint8_t{1}, __ATOMIC_RELAXED); }

}  // namespace catchmate
