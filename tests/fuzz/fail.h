/// How a fuzzer reports a failure.
#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

/// Ends the process with a message unless `holds`: libFuzzer then keeps the input.
inline void demand(bool holds, std::string_view message) {
  if (holds) return;
  std::cerr << message << "\n";
  std::abort();
}
