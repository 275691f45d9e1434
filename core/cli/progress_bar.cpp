#include "progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>

#include "messages.h"

using namespace std::chrono_literals;

ProgressBar::ProgressBar() : terminal_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + 1s) {}

ProgressBar::~ProgressBar() {
  if (shown_) std::cerr << "\r\033[K" << std::flush;
}

void ProgressBar::update(const catchmate::Progress& progress) {
  if (!is_due()) return;
  constexpr std::size_t kWidth = 30;
  const std::size_t filled = progress.positions == 0 ? 0 : progress.settled * kWidth / progress.positions;
  // The bar may stay incomplete: draws are never settled.
  std::string line = "[";
  line.append(std::min(filled, kWidth), '#').append(kWidth - std::min(filled, kWidth), '.').append("] ");
  line += say(messages::kSettled, progress.settled, progress.positions, progress.layers);
  update(line);
}

void ProgressBar::update(const std::string& line) {
  if (!is_due()) return;
  next_ = Clock::now() + 100ms;
  shown_ = true;
  std::cerr << "\r" << line << "\033[K" << std::flush;
}
