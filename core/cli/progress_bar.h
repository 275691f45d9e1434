/// A line on the terminal that shows how far a solve has come.
#pragma once

#include <catchmate/solver.h>

#include <chrono>

/// Shows itself when a solve has lasted a second, on standard error, and only where that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Leaves nothing of the line behind.
  ~ProgressBar();

  /// To be called often: draws some ten times a second at the most.
  void update(const catchmate::Progress& progress);

 private:
  using Clock = std::chrono::steady_clock;

  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;
};
