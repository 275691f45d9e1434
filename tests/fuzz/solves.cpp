/// Solves any rules on any small board, and checks the table against the slow twin and the rules.
#include <catchmate/solver.h>
#include <fuzzer/FuzzedDataProvider.h>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <variant>

#include "fail.h"
#include "reference/against.h"
#include "reference/any_game.h"

using namespace catchmate;

namespace {

// Printed at the end, for run.mjs.
struct Compared {
  std::uint64_t positions = 0;

  Compared() = default;
  Compared(const Compared&) = delete;
  Compared& operator=(const Compared&) = delete;
  ~Compared() { std::cerr << "positions compared: " << positions << "\n"; }
};
Compared compared;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  const Game game = reference::any_game(
      [&](std::uint32_t bound) { return bytes.ConsumeIntegralInRange<std::uint32_t>(0, bound - 1); }, 9);
  const auto solved = solve(game, {.threads = 1});
  const auto* table = std::get_if<Table>(&solved);
  demand(table != nullptr, "a small game takes too much memory");
  const auto found = reference::difference(*table);
  demand(!found, found ? *found : "");
  compared.positions += table->positions();
  return 0;
}
