#include "interruption.h"

#include <csignal>

std::atomic<bool> interrupted{false};

void heed_interruption() {
  for (const int signal : {SIGINT, SIGTERM}) static_cast<void>(std::signal(signal, [](int) { interrupted = true; }));
}
