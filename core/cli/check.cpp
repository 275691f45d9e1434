#include <catchmate/checker.h>
#include <catchmate/games.h>

#include <exception>
#include <iostream>
#include <memory>
#include <random>
#include <thread>

#include "commands.h"
#include "help.h"
#include "input.h"
#include "interruption.h"
#include "program_run.h"

namespace {

using Clock = std::chrono::steady_clock;

struct CheckArguments {
  std::uint64_t seconds;
  std::uint64_t seed;
  std::uint64_t jobs;
  ProgramLimits limits;
  std::vector<std::string> command;
};

constexpr int kFound = 1;

// One of several searches, each with boards of its own. The first that finds something goes on alone.
class Search {
 public:
  Search(const catchmate::GameEntry& entry, std::uint64_t seed) : checker_(entry, seed) {}

  [[nodiscard]] const catchmate::Checker& checker() const noexcept { return checker_; }

  void run(const CheckArguments& arguments, std::atomic<const Search*>& finder) {
    try {
      auto deadline = Clock::now() + std::chrono::seconds(arguments.seconds);
      while (run_once(arguments, deadline)) {
        if (finder == this || !checker_.has_found()) continue;
        const Search* none = nullptr;
        if (!finder.compare_exchange_strong(none, this)) return;
        // As long again to make it smaller.
        deadline = Clock::now() + std::chrono::seconds(arguments.seconds);
      }
    } catch (...) {
      failure_ = std::current_exception();
      interrupted = true;
    }
  }
  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  // Returns whether there is more to run.
  bool run_once(const CheckArguments& arguments, Clock::time_point deadline) {
    if (Clock::now() >= deadline) {
      if (checker_.has_found()) return false;
      checker_.settle();
      return checker_.has_found();
    }
    const auto input = checker_.next();
    if (!input) return false;
    catchmate::ProgramRun run = run_program(arguments.command, *input, arguments.limits, interrupted);
    if (interrupted) return false;
    checker_.take(std::move(run));
    return true;
  }

  catchmate::Checker checker_;
  std::exception_ptr failure_ = {};
};

std::string boards(std::uint64_t count) { return std::to_string(count) + (count == 1 ? " board" : " boards"); }

// Prints what was found, or what was tried.
int tell(const CheckArguments& arguments, const std::vector<catchmate::Failure>& findings, std::uint64_t count) {
  const std::string seed = "seed " + std::to_string(arguments.seed);
  if (findings.empty()) {
    const int status = print("No wrong answer on " + boards(count) + " (" + seed + ").\n");
    return interrupted ? kFailure : status;
  }
  std::string text = "Run on " + boards(count) + " (" + seed + ").\n";
  for (const catchmate::Failure& finding : findings) text += "\n" + report(finding);
  const int status = print(text);
  return status == 0 ? kFound : status;
}

int check(const catchmate::GameEntry& entry, const CheckArguments& arguments) {
  heed_interruption();
  prepare_runs();
  std::vector<std::unique_ptr<Search>> searches;
  for (std::uint64_t job = 0; job < arguments.jobs; ++job) {
    searches.push_back(std::make_unique<Search>(entry, arguments.seed + job));
  }
  std::atomic<const Search*> finder{nullptr};
  std::vector<std::thread> threads;
  threads.reserve(searches.size());
  for (const auto& search : searches) threads.emplace_back([&] { search->run(arguments, finder); });
  for (std::thread& thread : threads) thread.join();
  std::uint64_t count = 0;
  for (const auto& search : searches) {
    search->rethrow();
    count += search->checker().boards();
  }
  const Search* told = finder;
  return tell(arguments, told == nullptr ? std::vector<catchmate::Failure>() : told->checker().failures(), count);
}

CheckArguments check_arguments(const Arguments& given) {
  const auto seed = given.number("--seed", "seed", {0, kLargestSeed});
  const auto jobs = given.number("--jobs", "number of jobs", {1, 1024});
  const auto seconds = given.number("--seconds", "number of seconds", {1, 1'000'000});
  const auto milliseconds = given.number("--time", "number of milliseconds", {1, 1'000'000});
  const std::chrono::milliseconds time(milliseconds.value_or(2000));
  const auto memory = given.bytes("--memory");
  return {.seconds = seconds.value_or(10),
          .seed = seed ? *seed : std::random_device()(),
          .jobs = jobs.value_or(1),
          .limits = {.time = time, .memory = memory.value_or(std::uint64_t{1} << 30U)},
          .command = given.operands()};
}

int run_check(const Arguments& given) {
  CheckArguments arguments = check_arguments(given);
  const catchmate::GameEntry& entry = library_game(given.operands());
  arguments.command.erase(arguments.command.begin());
  if (arguments.command.empty())
    throw WrongCall("expected a program to check, as in: check " + entry.rules.id + " -- ./solution");
  try {
    return check(entry, arguments);
  } catch (const CannotRun& error) {
    std::cerr << "catchmate: " << error.what() << "\n";
    return kBadInput;
  }
}

}  // namespace

Command check_command() {
  return {
      .name = "check", .help = {kCheckHelp}, .run = run_check, .most_operands = kAnyNumber, .wrong_call = kBadInput};
}
