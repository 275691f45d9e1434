#include "interruption.h"

#include <atomic>
#include <csignal>
#include <initializer_list>

namespace {
std::atomic<bool> was_interrupted{false};
}  // namespace

void catch_interruption() {
  for (const int signal : {SIGINT, SIGTERM}) {
    static_cast<void>(std::signal(signal, [](int) { was_interrupted = true; }));
  }
}

bool interrupted() noexcept { return was_interrupted; }
