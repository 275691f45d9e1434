/// Memory for numbers that outlives its use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace catchmate {

/// An array of uninitialised numbers. Touching fresh memory costs more than solving a small game in it, so a buffer
/// keeps its memory until the owner releases it. It may also borrow numbers, such as those of a file.
template <class Number>
class Buffer {
 public:
  Buffer() noexcept = default;
  Buffer(Buffer&& other) noexcept
      : numbers_(std::exchange(other.numbers_, nullptr)), capacity_(std::exchange(other.capacity_, 0)) {}
  Buffer& operator=(Buffer&& other) noexcept {
    std::swap(numbers_, other.numbers_);
    std::swap(capacity_, other.capacity_);
    return *this;
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { release(); }

  /// Allocates `count` numbers and loses the old ones. Returns false, and holds nothing, if memory is short. Replaces a
  /// large buffer that is more than twice as large.
  [[nodiscard]] bool allocate(std::uint64_t count) noexcept {
    if (count <= capacity_ && (capacity_ / 2 <= count || capacity_ * sizeof(Number) <= kSmall)) return true;
    release();
    if (count > (std::numeric_limits<std::size_t>::max() - kHugePage) / sizeof(Number)) return false;
    const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(Number);
    const std::size_t page = bytes >= kSmall ? kHugePage : kLine;
    numbers_ = static_cast<Number*>(std::aligned_alloc(page, (bytes + page - 1) / page * page));
    if (numbers_ == nullptr) return false;
    capacity_ = count;
#if defined(__linux__)
    // A hint: a refusal does no harm.
    if (page == kHugePage) static_cast<void>(madvise(numbers_, bytes, MADV_HUGEPAGE));
#endif
    return true;
  }

  /// Uses numbers that belong to another owner, which must outlive their use.
  void borrow(Number* numbers) noexcept {
    release();
    numbers_ = numbers;
  }

  void release() noexcept {
    if (capacity_ != 0) std::free(numbers_);
    numbers_ = nullptr;
    capacity_ = 0;
  }

  [[nodiscard]] Number* data() noexcept { return numbers_; }
  [[nodiscard]] const Number* data() const noexcept { return numbers_; }
  [[nodiscard]] Number& operator[](std::size_t index) noexcept { return numbers_[index]; }
  [[nodiscard]] const Number& operator[](std::size_t index) const noexcept { return numbers_[index]; }

 private:
  static constexpr std::size_t kLine = 64;
#if defined(__linux__)
  static constexpr std::size_t kHugePage = std::size_t{1} << 21U;
#else
  static constexpr std::size_t kHugePage = kLine;
#endif
  static constexpr std::size_t kSmall = std::size_t{1} << 24U;

  Number* numbers_ = nullptr;
  std::uint64_t capacity_ = 0;  // 0 if they are borrowed
};

}  // namespace catchmate
