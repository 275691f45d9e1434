/// A piece of work in slices, written as one function that yields at the end of each:
///
///     Run count(std::uint64_t size) {
///       for (Slices work{size, 1000}; work.next(); co_yield {}) add(work.span);
///     }
///     Run run = count(1'000'000);
///     while (run.advance()) {}
///
/// What is alive where it yields should need no destructor: GCC 12 runs some of these twice.
#pragma once

#include <algorithm>
#include <cstdint>
#include <exception>
#include <new>
#include <utility>

#if __has_include(<coroutine>)
#include <coroutine>
#else  // Emscripten 3.1.6
#include <experimental/coroutine>
namespace std {
using experimental::coroutine_handle;
using experimental::suspend_always;
}  // namespace std
#endif

#include "../parallel.h"

namespace catchmate {

/// The caller's end of a coroutine, which it owns.
class Run {
 public:
  struct Yield {};
  // The names are the language's.
  struct promise_type {
    Run get_return_object() noexcept { return Run(std::coroutine_handle<promise_type>::from_promise(*this)); }
    static Run get_return_object_on_allocation_failure() noexcept { return {}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(Yield /*end_of_slice*/) noexcept { return {}; }
    void return_void() noexcept {}
    void unhandled_exception() noexcept { std::terminate(); }  // there is none: what may throw comes before the run
  };

  /// No work.
  Run() noexcept = default;
  Run(Run&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
  Run& operator=(Run&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() {
    if (handle_) handle_.destroy();
  }

  /// Whether there is work: false if memory was short for its frame.
  explicit operator bool() const noexcept { return static_cast<bool>(handle_); }
  /// Does the next slice. Returns whether anything is left to do.
  bool advance() noexcept {
    if (!handle_ || handle_.done()) return false;
    handle_.resume();
    return !handle_.done();
  }

 private:
  explicit Run(std::coroutine_handle<promise_type> handle) noexcept : handle_(handle) {}

  std::coroutine_handle<promise_type> handle_;
};

/// The slices of `count` steps of work.
struct Slices {
  std::uint64_t count;
  std::uint64_t slice;
  Span span{0, 0};  // the current one

  bool next() noexcept {
    span = {span.last, std::min(count, span.last + slice)};
    return span.first < count;
  }
};

}  // namespace catchmate
