#include <catchmate/hunt_size.h>
#include <catchmate/random_problem.h>

#include <iostream>
#include <random>

#include "commands.h"
#include "contest_input.h"
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

catchmate::RandomBoard size_for(const catchmate::GameEntry& entry, const Arguments& arguments) {
  const NumberLimits sizes{1, catchmate::kMostRandomSize};
  const auto rows = arguments.number("--rows", messages::kRowNumber, sizes);
  const auto columns = arguments.number("--columns", messages::kColumnNumber, sizes);
  const auto percent = arguments.number("--obstacles", messages::kPercentage, {0, 100}).value_or(20);
  const auto size = catchmate::random_size(entry, rows, columns, static_cast<std::uint32_t>(percent));
  if (const auto* fault = std::get_if<catchmate::HuntSizeFault>(&size)) throw UsageError(message(*fault, language()));
  return std::get<catchmate::RandomBoard>(size);
}

int print_boards(const Arguments& arguments) {
  const auto count = arguments.number("--count", messages::kBoardCount, {1, 100000}).value_or(1);
  const auto given_seed = arguments.number("--seed", messages::kSeed, {0, kLargestSeed});
  const catchmate::GameEntry& entry = library_game(arguments.operands());
  const catchmate::RandomBoard wanted = size_for(entry, arguments);
  if (std::uint64_t{wanted.rows} * wanted.columns * count > kMostSquares) {
    throw UsageError(say(messages::kTooManySquares, kMostSquares));
  }
  const std::uint64_t seed = given_seed.value_or(any_seed());
  catchmate::Random random(seed);
  const auto problems = catchmate::random_problems(entry, wanted, static_cast<std::uint32_t>(count), random);
  if (!problems) throw UsageError(say(messages::kNoRoom));
  std::string text;
  if (arguments.given("--json")) {
    for (const catchmate::Problem& problem : *problems) text += to_json(problem) + "\n";
    warn_of_invalid(*problems);
  } else {
    const auto written = write_problems(*problems);
    if (!written) throw UsageError(say(messages::kOneBoard, entry.rules.id));
    text = *written;
    warn_of_invalid(entry.rules, text);
  }
  if (!given_seed) std::cerr << "--seed " << seed << "\n";
  print(text);
  return 0;
}

}  // namespace

Command random_command() { return {.name = "random", .help = {kRandomHelp}, .run = print_boards, .most_operands = 1}; }
