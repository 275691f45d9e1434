#include <catchmate/checker.h>
#include <catchmate/games.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <random>
#include <shared_mutex>

#include "commands.h"
#include "help.h"
#include "input.h"
#include "interruption.h"
#include "jobs.h"
#include "messages.h"
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

// Searches with boards of their own. The first that finds something goes on alone.
class Check {
 public:
  Check(const catchmate::GameEntry& entry, const CheckArguments& arguments) : arguments_(arguments) {
    for (std::uint64_t job = 0; job < arguments.jobs; ++job) {
      searches_.push_back(std::make_unique<catchmate::Checker>(entry, arguments.seed + job));
    }
  }

  int run() {
    run_jobs(
        searches_.size(), [this](std::size_t job) { return step(*searches_[job]); }, [] {});
    std::uint64_t count = 0;
    for (const auto& search : searches_) count += search->boards();
    const catchmate::Checker* finder = finder_;
    return print_failures(finder == nullptr ? std::vector<catchmate::ProgramFailure>() : finder->failures(language()),
                          count);
  }

 private:
  // Other programs may have taken the machine from one that is too slow: the first such run is repeated alone.
  catchmate::ProgramRun run_for(const catchmate::Checker& search, const std::string& input) {
    const auto run = [&] { return run_program(arguments_.command, input, arguments_.limits); };
    std::unique_lock turn(turn_);
    std::shared_lock together(runs_);
    turn.unlock();
    catchmate::ProgramRun result = run();
    if (result.end != catchmate::ProgramRun::End::timed_out || search.has_failed() || interrupted()) return result;
    together.unlock();
    turn.lock();
    const std::unique_lock alone(runs_);
    return run();
  }

  // One run of the program. Returns whether the search goes on.
  bool step(catchmate::Checker& search) {
    const catchmate::Checker* finder = finder_;
    if (finder != nullptr && finder != &search) return false;
    const bool is_over = Clock::now() >= (finder == nullptr ? deadline_ : second_deadline_);
    if (is_over) {
      if (search.has_found()) return false;
      search.settle();
    } else {
      const auto input = search.next();
      if (!input) return false;
      catchmate::ProgramRun run = run_for(search, *input);
      if (interrupted()) return false;
      search.take(std::move(run));
    }
    if (!search.has_found()) return !is_over;
    if (finder == &search) return true;
    if (!finder_.compare_exchange_strong(finder, &search)) return false;
    // As long again to make it smaller.
    second_deadline_ = Clock::now() + std::chrono::seconds(arguments_.seconds);
    return true;
  }

  [[nodiscard]] int print_failures(const std::vector<catchmate::ProgramFailure>& failures, std::uint64_t count) const {
    const std::string boards = say(count == 1 ? messages::kOneBoardRun : messages::kBoardsRun, count);
    if (failures.empty()) {
      print(say(messages::kNothingWrong, boards, arguments_.seed) + "\n");
      return interrupted() ? kFailure : 0;
    }
    std::string text = say(messages::kRunOn, boards, arguments_.seed) + "\n";
    for (const catchmate::ProgramFailure& failure : failures) text += "\n" + report(failure, language());
    print(text);
    return kFound;
  }

  const CheckArguments& arguments_;
  std::vector<std::unique_ptr<catchmate::Checker>> searches_;
  std::mutex turn_;  // to lock `runs_`, so that those running together let one run alone
  std::shared_mutex runs_;
  std::atomic<const catchmate::Checker*> finder_{nullptr};
  const Clock::time_point deadline_ = Clock::now() + std::chrono::seconds(arguments_.seconds);
  Clock::time_point second_deadline_;  // of the finder, which alone reads it
};

CheckArguments check_arguments(const Arguments& given) {
  const auto seed = given.number("--seed", messages::kSeed, {0, kLargestSeed});
  const auto jobs = given.number("--jobs", messages::kJobNumber, {1, 1024});
  const auto seconds = given.number("--seconds", messages::kSecondNumber, {1, 1'000'000});
  const auto milliseconds = given.number("--time", messages::kMillisecondNumber, {1, 1'000'000});
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
  if (arguments.command.empty()) throw UsageError(say(messages::kNoProgram, entry.rules.id));
  catch_interruption();
  prepare_runs();
  return Check(entry, arguments).run();
}

}  // namespace

Command check_command() {
  return {.name = "check",
          .help = {kCheckHelp},
          .run = run_check,
          .most_operands = kAnyNumber,
          .failure_status = kBadInput};
}
