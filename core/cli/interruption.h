/// Lets a long command end by itself when it is interrupted, and say what it has found.
#pragma once

#include <atomic>

/// Set by SIGINT and SIGTERM, once `heed_interruption` was called.
extern std::atomic<bool> interrupted;

void heed_interruption();
