#include <catchmate/random_problem.h>

#include <iostream>
#include <random>

#include "commands.h"
#include "help.h"
#include "input.h"
#include "json.h"

namespace {

// A text of so many squares is no longer read.
constexpr std::uint64_t kMostSquares = catchmate::kMostTextBytes;

std::uint64_t any_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U | device()) & kLargestSeed;
}

int print_boards(const Arguments& arguments) {
  const auto number = [&](const char* name, const char* what, NumberLimits limits, std::uint32_t otherwise) {
    return static_cast<std::uint32_t>(arguments.number(name, what, limits).value_or(otherwise));
  };
  const catchmate::RandomBoard wanted{.rows = number("--rows", "number of rows", {1, 1000}, 8),
                                      .columns = number("--columns", "number of columns", {1, 1000}, 8),
                                      .percent = number("--obstacles", "percentage", {0, 100}, 20)};
  const std::uint32_t count = number("--count", "number of boards", {1, 100000}, 1);
  const auto given_seed = arguments.number("--seed", "seed", {0, kLargestSeed});
  const catchmate::GameEntry& entry = library_game(arguments.operands());
  if (std::uint64_t{wanted.rows} * wanted.columns * count > kMostSquares) {
    throw WrongCall("these are more than " + std::to_string(kMostSquares) + " squares in all");
  }
  const std::uint64_t seed = given_seed.value_or(any_seed());
  catchmate::Random random(seed);
  const auto problems = catchmate::random_problems(entry, wanted, count, random);
  if (!problems) throw WrongCall("boards of this size have no room for the pieces");
  std::string text;
  if (arguments.given("--json")) {
    for (const catchmate::Problem& problem : *problems) text += to_json(problem) + "\n";
  } else {
    const auto written = write_problems(*problems);
    if (!written) throw WrongCall("an input of " + entry.rules.id + " has one board, more need --json");
    text = *written;
  }
  if (!given_seed) std::cerr << "--seed " << seed << "\n";
  return print(text);
}

}  // namespace

Command random_command() { return {.name = "random", .help = {kRandomHelp}, .run = print_boards, .most_operands = 1}; }
