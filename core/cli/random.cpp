#include <catchmate/random_problem.h>

#include <iostream>
#include <random>

#include "commands.h"
#include "help.h"
#include "input.h"
#include "json.h"
#include "messages.h"

namespace {

// Longer texts are not read.
constexpr std::uint64_t kMostSquares = catchmate::kMostTextBytes;

std::uint64_t any_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U | device()) & kLargestSeed;
}

int print_boards(const Arguments& arguments) {
  const auto number = [&](const char* name, const Text& what, NumberLimits limits, std::uint32_t otherwise) {
    return static_cast<std::uint32_t>(arguments.number(name, what, limits).value_or(otherwise));
  };
  const catchmate::RandomBoard wanted{.rows = number("--rows", messages::kRowNumber, {1, 1000}, 8),
                                      .columns = number("--columns", messages::kColumnNumber, {1, 1000}, 8),
                                      .percent = number("--obstacles", messages::kPercentage, {0, 100}, 20)};
  const std::uint32_t count = number("--count", messages::kBoardCount, {1, 100000}, 1);
  const auto given_seed = arguments.number("--seed", messages::kSeed, {0, kLargestSeed});
  const catchmate::GameEntry& entry = library_game(arguments.operands());
  if (std::uint64_t{wanted.rows} * wanted.columns * count > kMostSquares) {
    throw UsageError(say(messages::kTooManySquares, kMostSquares));
  }
  const std::uint64_t seed = given_seed.value_or(any_seed());
  catchmate::Random random(seed);
  const auto problems = catchmate::random_problems(entry, wanted, count, random);
  if (!problems) throw UsageError(say(messages::kNoRoom));
  std::string text;
  if (arguments.given("--json")) {
    for (const catchmate::Problem& problem : *problems) text += to_json(problem) + "\n";
  } else {
    const auto written = write_problems(*problems);
    if (!written) throw UsageError(say(messages::kOneBoard, entry.rules.id));
    text = *written;
  }
  if (!given_seed) std::cerr << "--seed " << seed << "\n";
  return print(text);
}

}  // namespace

Command random_command() { return {.name = "random", .help = {kRandomHelp}, .run = print_boards, .most_operands = 1}; }
