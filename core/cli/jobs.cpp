#include "jobs.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

void run_jobs(std::size_t count, const std::function<bool(std::size_t)>& step, const std::function<void()>& watch) {
  std::mutex mutex;
  std::condition_variable ended;
  std::size_t running = count;
  std::atomic<bool> failed{false};
  std::exception_ptr failure;
  const auto attempt = [&](const auto& act) {
    try {
      act();
    } catch (...) {
      failed = true;
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
    }
  };
  const auto run = [&](std::size_t job) {
    attempt([&] {
      while (!failed && step(job)) {
      }
    });
    const std::lock_guard lock(mutex);
    --running;
    ended.notify_all();
  };
  std::vector<std::thread> threads;
  threads.reserve(count);
  for (std::size_t job = 0; job < count; ++job) threads.emplace_back(run, job);
  for (bool is_over = false; !is_over;) {
    std::unique_lock lock(mutex);
    is_over = ended.wait_for(lock, kPollInterval, [&] { return running == 0; });
    lock.unlock();
    if (!is_over && !failed) attempt(watch);
  }
  for (std::thread& thread : threads) thread.join();
  if (failure) std::rethrow_exception(failure);
}
