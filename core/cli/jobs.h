/// Runs the jobs of a command: each on its own thread, or in turns in a process with one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>

/// The interval between calls of `watch`.
inline constexpr std::chrono::milliseconds kPollInterval{100};

/// Calls `step(job)` for each job until it returns false, and `watch` at intervals. An exception of either ends all
/// jobs, and is then rethrown.
void run_jobs(std::size_t count, const std::function<bool(std::size_t)>& step, const std::function<void()>& watch);
