#include "parallel.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#if defined(CATCHMATE_SANITIZE_THREADS)
#include <sanitizer/tsan_interface.h>
#endif

namespace catchmate {

namespace {

// ThreadSanitizer does not see the hand-over in oneTBB, a library compiled without it.
void announce_release([[maybe_unused]] void* work) noexcept {
#if defined(CATCHMATE_SANITIZE_THREADS)
  __tsan_release(work);
#endif
}
void announce_acquire([[maybe_unused]] void* work) noexcept {
#if defined(CATCHMATE_SANITIZE_THREADS)
  __tsan_acquire(work);
#endif
}

}  // namespace

std::uint32_t threads_for(std::uint32_t wanted) noexcept {
  return wanted == 0 ? static_cast<std::uint32_t>(tbb::info::default_concurrency()) : wanted;
}

void run_concurrently(std::uint32_t times, Visitor<> work) {
  announce_release(&work);
  tbb::parallel_for(std::uint32_t{0}, times, [&work](std::uint32_t) {
    announce_acquire(&work);
    work();
    announce_release(&work);
  });
  announce_acquire(&work);
}

}  // namespace catchmate
