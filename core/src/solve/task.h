/// A task in slices, written as one coroutine that yields after each slice:
///
///     Task count(std::uint64_t size) {
///       for (Slices work{size, 1000}; work.next(); co_yield {}) add(work.range);
///     }
///     Task task = count(1'000'000);
///     while (task.advance()) {}
///
/// Locals that live across a yield should need no destructor: GCC 12 runs some of these twice.
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

/// Owns a coroutine.
class Task {
 public:
  struct Yield {};
  // The names are the language's.
  struct promise_type {
    Task get_return_object() noexcept { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
    static Task get_return_object_on_allocation_failure() noexcept { return {}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(Yield /*end_of_slice*/) noexcept { return {}; }
    void return_void() noexcept {}
    void unhandled_exception() noexcept { std::terminate(); }  // tasks are noexcept
  };

  /// No work.
  Task() noexcept = default;
  Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
  Task& operator=(Task&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }

  /// False for no work, and if its frame did not fit in memory.
  explicit operator bool() const noexcept { return static_cast<bool>(handle_); }
  /// Does the next slice. Returns whether anything is left to do.
  bool advance() noexcept {
    if (!handle_ || handle_.done()) return false;
    handle_.resume();
    return !handle_.done();
  }

 private:
  explicit Task(std::coroutine_handle<promise_type> handle) noexcept : handle_(handle) {}

  std::coroutine_handle<promise_type> handle_;
};

/// Slices of `slice` steps of the steps from 0 to `count`.
struct Slices {
  std::uint64_t count;
  std::uint64_t slice;
  IndexRange range{0, 0};  // the current slice

  bool next() noexcept {
    range = {range.last, std::min(count, range.last + slice)};
    return range.first < count;
  }
};

}  // namespace catchmate
