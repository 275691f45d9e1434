#include <catchmate/cover.h>
#include <catchmate/hunt_size.h>
#include <catchmate/hunter.h>
#include <catchmate/read_game.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>
#include <mutex>

#include "commands.h"
#include "contest_input.h"
#include "files.h"
#include "help.h"
#include "hunt_lines.h"
#include "input.h"
#include "interruption.h"
#include "jobs.h"
#include "memory.h"
#include "messages.h"
#include "progress_bar.h"

namespace {

using Clock = std::chrono::steady_clock;
using catchmate::Hunter;

constexpr std::chrono::seconds kSavingInterval{5};

struct HuntArguments {
  std::string goal;
  std::optional<std::string> separates;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::uint64_t obstacles;
  std::uint64_t seconds;
  std::uint64_t tries;
  std::uint64_t seed;
  std::uint64_t jobs;
  Shard shard;
  std::optional<std::string> out;
  bool resume;
};

// Writes the hardest boards as an input of their contest: as many as it can hold. Without any, checks that the file
// can be written.
void write_hardest(const HuntMerge& merge, const std::string& path) {
  std::vector<catchmate::Problem> boards = merge.boards(path);
  if (boards.empty()) return FileWriter(path).finish();
  const catchmate::Contest contest = catchmate::contest_of(boards.front().game.rules());
  const bool has_room = write_problems(boards).has_value();
  const std::size_t most = has_room ? std::min<std::size_t>(boards.size(), contest.most_boards) : 1;
  boards.erase(boards.begin() + static_cast<std::ptrdiff_t>(most), boards.end());
  write_file(path, *write_problems(boards));
}

// The jobs of a hunt.
class HuntJobs {
 public:
  HuntJobs(const Hunt& hunt, std::vector<Hunter::State> states, const HuntArguments& arguments)
      : hunt_(hunt), arguments_(arguments), states_(std::move(states)) {
    for (const Hunter::State& state : states_) {
      hunters_.push_back(std::make_unique<Hunter>(*hunt.entry, hunt.goal, hunt.size, state, memory_budget_));
      if (state.best) best_ = std::max(best_, state.best->score);
    }
  }

  void run() {
    if (const auto excess = hunters_.front()->too_large()) refuse("-", message(*excess, language()));
    save();
    run_jobs(
        states_.size(), [this](std::size_t job) { return step(job); }, [this] { watch(); });
    bar_.reset();
    save();
    print_last();
    if (!interrupted()) return;
    const bool is_kept = arguments_.out && !is_input_path(*arguments_.out);
    fail(is_kept ? say(messages::kGoOn, *arguments_.out) : say(messages::kInterrupted), kInterruptedStatus);
  }

 private:
  // Tries a board. Hands over the job's state with every better board, on each request to save, and at the end.
  bool step(std::size_t job) {
    Hunter& hunter = *hunters_[job];
    const bool goes_on =
        !interrupted() && Clock::now() < deadline_ && !hunter.done() && hunter.state().tried < arguments_.tries;
    const bool is_better = goes_on && hunter.step();
    if (goes_on) ++tried_;
    const std::uint64_t request = save_requests_;
    if (goes_on && !is_better && request == saved_requests_[job]) return true;
    saved_requests_[job] = request;
    const std::lock_guard lock(mutex_);
    states_[job] = hunter.state();
    if (is_better) print_better(job);
    return goes_on;
  }

  // Prints a job's board if it is better than those of all.
  void print_better(std::size_t job) {
    const catchmate::Hunted& found = *states_[job].best;
    if (found.score <= best_) return;
    best_ = found.score;
    printed_ = job;
    bar_.reset();
    print(line_of(hunt_, job, found));
    bar_.emplace();
  }

  // Of equal boards, that of the first job is the hunt's whichever was quicker, and it is printed last.
  void print_last() {
    std::optional<std::size_t> first;
    for (std::size_t job = 0; job < states_.size(); ++job) {
      const auto& best = states_[job].best;
      if (best && (!first || best->score > states_[*first].best->score)) first = job;
    }
    if (!first && !interrupted()) fail(say(messages::kNothingFound));
    if (first && printed_ != first) print(line_of(hunt_, *first, *states_[*first].best));
  }

  void watch() {
    const std::lock_guard lock(mutex_);
    if (bar_) bar_->update(say(messages::kBestOfTried, tried_.load(), best_));
    if (Clock::now() < next_saving_) return;
    next_saving_ = Clock::now() + kSavingInterval;
    save();
    ++save_requests_;
  }

  void save() const {
    if (!arguments_.out) return;
    if (!is_input_path(*arguments_.out)) return write_file(*arguments_.out, write_hunt(hunt_, states_));
    HuntMerge merge;
    static_cast<void>(merge.add(write_hunt(hunt_, states_)));
    write_hardest(merge, *arguments_.out);
  }

  const Hunt& hunt_;
  const HuntArguments& arguments_;
  std::vector<Hunter::State> states_;  // as handed over by the jobs
  const std::uint64_t memory_budget_ = memory_budget() / states_.size();
  std::vector<std::unique_ptr<Hunter>> hunters_;
  std::mutex mutex_;
  const Clock::time_point deadline_ = Clock::now() + std::chrono::seconds(arguments_.seconds);
  Clock::time_point next_saving_ = Clock::now() + kSavingInterval;
  std::atomic<std::uint64_t> save_requests_{0};
  std::vector<std::uint64_t> saved_requests_ = std::vector<std::uint64_t>(states_.size());  // by job
  std::atomic<std::uint64_t> tried_{0};
  catchmate::Ply best_ = 0;
  std::optional<std::size_t> printed_;  // the job of the last board printed
  std::optional<ProgressBar> bar_{std::in_place};
};

const catchmate::HuntGoal& goal_named(const std::string& id) {
  if (const catchmate::HuntGoal* goal = catchmate::find_hunt_goal(id)) return *goal;
  throw UsageError(say(messages::kUnknownGoal, id, joined(catchmate::hunt_goals(), ", ", &catchmate::HuntGoal::id)));
}

catchmate::RandomBoard size_for(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  const auto percent = static_cast<std::uint32_t>(arguments.obstacles);
  const auto size = catchmate::hunt_size(entry, arguments.rows, arguments.columns, percent);
  if (const auto* fault = std::get_if<catchmate::HuntSizeFault>(&size)) throw UsageError(message(*fault, language()));
  return std::get<catchmate::RandomBoard>(size);
}

// The initial states: those of the file, or new ones.
std::vector<Hunter::State> states_for(const Hunt& hunt, const HuntArguments& arguments) {
  std::error_code none;
  if (arguments.out && std::filesystem::exists(*arguments.out, none)) {
    const bool is_input = is_input_path(*arguments.out);
    if (arguments.resume) return read_hunt(hunt, *arguments.out);
    fail(*arguments.out + ": " + say(is_input ? messages::kFileExists : messages::kHuntFileExists));
  }
  std::vector<Hunter::State> states;
  for (std::uint64_t job = 0; job < hunt.jobs; ++job) states.push_back({.random = seed_of(hunt, job)});
  return states;
}

void hunt(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  Hunt hunt{.entry = &entry,
            .goal = goal_named(arguments.goal),
            .size = size_for(entry, arguments),
            .seed = arguments.seed,
            .jobs = arguments.jobs,
            .shard = arguments.shard.part,
            .shards = arguments.shard.of};
  if (arguments.resume && !arguments.out) throw UsageError(say(messages::kResumeNeedsOut));
  if (arguments.resume && is_input_path(*arguments.out)) {
    throw UsageError(say(messages::kInputHasNoState, *arguments.out));
  }
  HuntJobs(hunt, states_for(hunt, arguments), arguments).run();
}

// The numbers of one mistake, or of all.
std::vector<std::size_t> mistakes_named(const catchmate::GameEntry& entry, const catchmate::Cover& cover,
                                        const std::string& id) {
  std::vector<std::size_t> numbers;
  std::string ids = "all";
  for (std::size_t number = 0; number < cover.mistakes().size(); ++number) {
    const std::string each = id_of(entry.rules, cover.mistakes()[number]);
    if (id == "all" || id == each) numbers.push_back(number);
    ids += ", " + each;
  }
  if (numbers.empty()) throw UsageError(say(messages::kUnknownMistake, id, ids));
  return numbers;
}

// Prints or writes boards as lines, or as an input of their contest if that can hold them.
void write_separating(const std::string& lines, const std::vector<catchmate::Problem>& boards,
                      const std::optional<std::string>& out) {
  if (!out) return print(lines);
  if (!is_input_path(*out) || boards.empty()) return write_file(*out, lines);
  const catchmate::Rules& rules = boards.front().game.rules();
  const auto input = write_problems(boards);
  if (!input) {
    print(lines);
    fail(*out + ": " + say(messages::kOneBoardInput, rules.id, boards.size()));
  }
  warn_of_invalid(rules, *input);
  write_file(*out, *input);
}

// Prints the boards that separate the wanted mistakes, and names the mistakes that no board shows. Returns the exit
// status.
int print_separating(const catchmate::GameEntry& entry, const catchmate::Cover& cover,
                     const std::vector<std::size_t>& wanted, const HuntArguments& arguments) {
  std::string lines;
  std::vector<catchmate::Problem> boards;
  std::vector<std::size_t> left = wanted;
  for (const catchmate::Separating& board : cover.boards(wanted)) {
    lines += line_of(cover, board);
    boards.push_back(board.problem);
    std::erase_if(left, [&](std::size_t number) {
      return std::find(board.mistakes.begin(), board.mistakes.end(), number) != board.mistakes.end();
    });
  }
  const int status = attempt([&] { write_separating(lines, boards, arguments.out); });
  for (const std::size_t number : left) {
    complain(say(messages::kUnseen, id_of(entry.rules, cover.mistakes()[number])));
  }
  return status != 0 || left.size() < wanted.size() ? status : kFailure;
}

int separate(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  catchmate::Cover cover(entry, size_for(entry, arguments), arguments.seed);
  const std::vector<std::size_t> wanted = mistakes_named(entry, cover, *arguments.separates);
  const auto deadline = Clock::now() + std::chrono::seconds(arguments.seconds);
  std::optional<ProgressBar> bar{std::in_place};
  for (std::uint64_t tried = 0; tried < arguments.tries && !interrupted() && Clock::now() < deadline; ++tried) {
    cover.step();
    bar->update(say(messages::kBoardsTried, tried + 1));
  }
  bar.reset();
  const int status = print_separating(entry, cover, wanted, arguments);
  return interrupted() ? kInterruptedStatus : status;
}

void merge(const Operands& files, const std::optional<std::string>& out) {
  if (files.empty()) throw UsageError(say(messages::kNothingToMerge));
  HuntMerge merge;
  for (const std::string& file : files) {
    if (const auto fault = merge.add(read_file(file, catchmate::kMostTextBytes))) refuse(file, *fault);
  }
  if (out && is_input_path(*out)) return write_hardest(merge, *out);
  out ? write_file(*out, merge.merged()) : print(merge.merged());
}

int run_hunt(const Arguments& given) {
  const Operands& operands = given.operands();
  const auto number = [&](const char* name, const Text& what, NumberLimits limits) {
    return given.number(name, what, limits);
  };
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const HuntArguments arguments{
      .goal = given.value("--goal").value_or("longest"),
      .separates = given.value("--separates"),
      .rows = number("--rows", messages::kRowNumber, {1, 1000}),
      .columns = number("--columns", messages::kColumnNumber, {1, 1000}),
      .obstacles = number("--obstacles", messages::kPercentage, {0, 100}).value_or(30),
      .seconds = number("--seconds", messages::kSecondNumber, {1, 100'000'000}).value_or(60),
      .tries = number("--tries", messages::kBoardCount, {1, std::uint64_t{1} << 53U}).value_or(most),
      .seed = number("--seed", messages::kSeed, {0, kLargestSeed}).value_or(1),
      .jobs = number("--jobs", messages::kJobNumber, {1, 1024}).value_or(1),
      .shard = given.shard(),
      .out = given.value("--out"),
      .resume = given.given("--resume")};
  if (given.given("--merge")) {
    merge(operands, arguments.out);
    return 0;
  }
  const catchmate::GameEntry& entry = library_game(operands);
  if (operands.size() > 1) throw unexpected_argument(operands[1]);
  catch_interruption();
  if (arguments.separates) return separate(entry, arguments);
  hunt(entry, arguments);
  return 0;
}

}  // namespace

Command hunt_command() { return {.name = "hunt", .help = {kHuntHelp}, .run = run_hunt, .most_operands = kAnyNumber}; }
