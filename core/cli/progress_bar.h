/// A progress bar for a solve.
#pragma once

#include <catchmate/solver.h>

#include <chrono>

/// Appears on standard error after one second, and only if that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Erases the line.
  ~ProgressBar();

  /// Redraws at most ten times a second; call it often.
  void update(const catchmate::Progress& progress);

 private:
  using Clock = std::chrono::steady_clock;

  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;
};
