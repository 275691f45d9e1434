/// Jobs: long work of any kind, which JavaScript advances in slices.
#pragma once

#include <catchmate/words.h>
#include <emscripten/emscripten.h>

#include <cstdint>
#include <memory>
#include <utility>

#include "crossing.h"

namespace catchmate::crossing {

class Job {
 public:
  /// The state after a slice; `news` means that the progress is worth reporting at once.
  enum class State : std::uint8_t { working, news, done };

  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;

  /// Works for `milliseconds`, or to the first news or the end.
  virtual State advance(double milliseconds) = 0;
  [[nodiscard]] virtual val progress() const { return val::null(); }
  /// The result, as `succeeded` and `failed` make it, once the job is done.
  virtual val result() = 0;
};

}  // namespace catchmate::crossing

template <>
inline constexpr catchmate::WordList<3> catchmate::kWords<catchmate::crossing::Job::State>{"working", "news", "done"};

namespace catchmate::crossing {

/// A job in JavaScript's hands.
struct JobHandle {
  std::unique_ptr<Job> job;

  // NOLINTNEXTLINE(readability-make-member-function-const): it changes the job.
  val advance(double milliseconds) { return cached_string(word_of(job->advance(milliseconds))); }
  [[nodiscard]] val progress() const { return job->progress(); }
  // NOLINTNEXTLINE(readability-make-member-function-const): likewise.
  val result() { return job->result(); }
};

template <class Kind, class... Args>
val begun(Args&&... args) {
  return succeeded(val(JobHandle{std::make_unique<Kind>(std::forward<Args>(args)...)}));
}

/// Advances `work` for `milliseconds`, or to its end.
template <class Work>
Job::State advance_for(Work& work, double milliseconds) {
  const double end = emscripten_get_now() + milliseconds;
  while (work.advance()) {
    if (emscripten_get_now() >= end) return Job::State::working;
  }
  return Job::State::done;
}

}  // namespace catchmate::crossing
