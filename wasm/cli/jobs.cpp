#include "jobs.h"

#include <numeric>
#include <vector>

void run_jobs(std::size_t count, const std::function<bool(std::size_t)>& step, const std::function<void()>& watch) {
  using Clock = std::chrono::steady_clock;
  std::vector<std::size_t> running(count);
  std::iota(running.begin(), running.end(), 0);
  for (auto next = Clock::now() + kPollInterval; !running.empty();) {
    std::erase_if(running, [&](std::size_t job) { return !step(job); });
    if (Clock::now() < next) continue;
    next = Clock::now() + kPollInterval;
    watch();
  }
}
