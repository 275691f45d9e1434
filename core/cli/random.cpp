#include <catchmate/random_problem.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <random>

#include "commands.h"
#include "help.h"
#include "input.h"
#include "json.h"

namespace {

// A text of so many squares is no longer read.
constexpr std::uint64_t kMostSquares = catchmate::kMostTextBytes;

struct RandomArguments {
  catchmate::RandomBoard wanted{.rows = 8, .columns = 8};
  std::uint32_t count = 1;
  std::optional<std::uint64_t> seed = {};
  bool json = false;
};

std::uint64_t any_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U | device()) & kLargestSeed;
}

int print_boards(const RandomArguments& arguments, const Operands& operands) {
  const auto& [wanted, count, given_seed, json] = arguments;
  const catchmate::GameEntry& entry = library_game(operands);
  if (std::uint64_t{wanted.rows} * wanted.columns * count > kMostSquares) {
    throw WrongCall("these are more than " + std::to_string(kMostSquares) + " squares in all");
  }
  const std::uint64_t seed = given_seed.value_or(any_seed());
  catchmate::Random random(seed);
  const auto problems = catchmate::random_problems(entry, wanted, count, random);
  if (!problems) throw WrongCall("boards of this size have no room for the pieces");
  std::string text;
  if (json) {
    for (const catchmate::Problem& problem : *problems) text += to_json(problem) + "\n";
  } else {
    const auto written = write_problems(*problems);
    if (!written) throw WrongCall("an input of " + entry.rules.id + " has one board, more need --json");
    text = *written;
  }
  if (!given_seed) std::cerr << "--seed " << seed << "\n";
  return print(text);
}

std::function<int(const Operands&)> prepare_random(CLI::App& options) {
  const auto arguments = std::make_shared<RandomArguments>();
  const auto add = [&]<class Number>(const char* name, const char* what, NumberLimits limits, Number& number) {
    add_number_option(options, name, what, limits,
                      [&number](std::uint64_t value) { number = static_cast<Number>(value); });
  };
  add("--rows", "number of rows", {1, 1000}, arguments->wanted.rows);
  add("--columns", "number of columns", {1, 1000}, arguments->wanted.columns);
  add("--obstacles", "percentage", {0, 100}, arguments->wanted.percent);
  add("--count", "number of boards", {1, 100000}, arguments->count);
  add("--seed", "seed", {0, kLargestSeed}, arguments->seed);
  options.add_flag("--json", arguments->json);
  return [arguments](const Operands& operands) { return print_boards(*arguments, operands); };
}

}  // namespace

Command random_command() {
  return {.name = "random", .help = {kRandomHelp}, .prepare = prepare_random, .most_operands = 1};
}
