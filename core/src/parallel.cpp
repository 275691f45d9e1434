#include "parallel.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#if defined(CATCHMATE_SANITIZE_THREADS)
#include <sanitizer/tsan_interface.h>
#endif

namespace catchmate {

namespace {

// ThreadSanitizer does not see how oneTBB, a library compiled without it, hands work over.
void note_handing_over([[maybe_unused]] void* work) noexcept {
#if defined(CATCHMATE_SANITIZE_THREADS)
  __tsan_release(work);
#endif
}
void note_taking_over([[maybe_unused]] void* work) noexcept {
#if defined(CATCHMATE_SANITIZE_THREADS)
  __tsan_acquire(work);
#endif
}

}  // namespace

std::uint32_t threads_for(std::uint32_t wanted) noexcept {
  return wanted == 0 ? static_cast<std::uint32_t>(tbb::info::default_concurrency()) : wanted;
}

void run_at_once(std::uint32_t times, Visitor<> work) {
  note_handing_over(&work);
  tbb::parallel_for(std::uint32_t{0}, times, [&work](std::uint32_t) {
    note_taking_over(&work);
    work();
    note_handing_over(&work);
  });
  note_taking_over(&work);
}

}  // namespace catchmate
