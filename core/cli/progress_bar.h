/// A line of progress.
#pragma once

#include <catchmate/solver.h>

#include <chrono>
#include <string>

/// Appears on standard error after one second, and only if that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Erases the line.
  ~ProgressBar();

  /// Redraw at most ten times a second; call them often. The first shows a bar for a solve.
  void update(const catchmate::Progress& progress);
  void update(const std::string& line);

 private:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] bool is_due() const { return terminal_ && Clock::now() >= next_; }

  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;
};
