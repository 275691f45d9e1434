#include "interruption.h"

#include <emscripten.h>

// The launcher runs commands that catch interruptions in a worker, and sets the flag from its own thread.
// NOLINTNEXTLINE: a function in JavaScript
EM_JS(int, is_interrupted, (), { return Module.interruption ? Atomics.load(Module.interruption, 0) : 0; });

void catch_interruption() {}

bool interrupted() noexcept { return is_interrupted() != 0; }
