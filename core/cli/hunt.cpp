#include <catchmate/cover.h>
#include <catchmate/hunt_size.h>
#include <catchmate/hunter.h>
#include <catchmate/read_game.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <filesystem>
#include <iostream>
#include <limits>
#include <mutex>
#include <thread>

#include "commands.h"
#include "files.h"
#include "help.h"
#include "hunt_lines.h"
#include "input.h"
#include "interruption.h"
#include "memory.h"
#include "progress_bar.h"

namespace {

using Clock = std::chrono::steady_clock;
using catchmate::Hunter;

// How often the file of a hunt is written.
constexpr std::chrono::seconds kSaving{5};
constexpr std::chrono::milliseconds kGlance{100};

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
  std::string shard;
  std::optional<std::string> out;
  bool resume;
};

// The jobs of a hunt, each on its own thread.
class Party {
 public:
  Party(const Hunt& hunt, std::vector<Hunter::State> states, const HuntArguments& arguments)
      : hunt_(hunt), arguments_(arguments), states_(std::move(states)) {
    for (const Hunter::State& state : states_) {
      if (state.best) best_ = std::max(best_, state.best->score);
    }
  }

  int run() {
    if (const auto excess = hunter(0).too_large()) return refuse("-", message(*excess));
    if (const int status = save(); status != 0) return status;
    running_ = states_.size();
    deadline_ = Clock::now() + std::chrono::seconds(arguments_.seconds);
    std::vector<std::thread> threads;
    for (std::size_t job = 0; job < states_.size(); ++job) threads.emplace_back([this, job] { work(job); });
    watch();
    for (std::thread& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    if (status_ == 0) status_ = save();
    return status_ == 0 ? tell_last() : status_;
  }

 private:
  [[nodiscard]] Hunter hunter(std::size_t job) const {
    return {*hunt_.entry, hunt_.goal, hunt_.size, states_[job], memory_budget_};
  }

  // Tries boards until the end. It hands over its state with every better board, and whenever that is wished for.
  void work(std::size_t job) {
    try {
      Hunter hunter = this->hunter(job);
      std::uint64_t wish = 0;
      while (!stopped_ && !interrupted && Clock::now() < deadline_ && !hunter.done() &&
             hunter.state().tried < arguments_.tries) {
        const bool better = hunter.step();
        ++tried_;
        if (!better && wish == wishes_) continue;
        wish = wishes_;
        const std::lock_guard lock(mutex_);
        states_[job] = hunter.state();
        if (better) tell(job);
      }
      const std::lock_guard lock(mutex_);
      states_[job] = hunter.state();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      stopped_ = true;
    }
    const std::lock_guard lock(mutex_);
    --running_;
    ended_.notify_all();
  }

  // Prints a job's board if it is better than those of all.
  void tell(std::size_t job) {
    const catchmate::Hunted& found = *states_[job].best;
    if (found.score <= best_) return;
    best_ = found.score;
    told_ = job;
    bar_.reset();
    status_ = print(line_of(hunt_, job, found));
    bar_.emplace();
    if (status_ != 0) stopped_ = true;
  }

  // Of equal boards, that of the first job is the hunt's whichever was quicker, and it is printed last.
  int tell_last() {
    std::optional<std::size_t> first;
    for (std::size_t job = 0; job < states_.size(); ++job) {
      const auto& best = states_[job].best;
      if (best && (!first || best->score > states_[*first].best->score)) first = job;
    }
    if (!first) {
      std::cerr << "catchmate: no board was found\n";
      return kFailure;
    }
    return told_ == first ? 0 : print(line_of(hunt_, *first, *states_[*first].best));
  }

  void watch() {
    std::unique_lock lock(mutex_);
    auto saving = Clock::now() + kSaving;
    while (running_ > 0) {
      ended_.wait_for(lock, kGlance);
      if (bar_) bar_->update(std::to_string(tried_) + " boards tried, best " + std::to_string(best_));
      if (Clock::now() < saving || stopped_) continue;
      saving = Clock::now() + kSaving;
      if (status_ = save(); status_ != 0) stopped_ = true;
      ++wishes_;
    }
    bar_.reset();
  }

  [[nodiscard]] int save() const {
    return arguments_.out ? write_file(*arguments_.out, write_hunt(hunt_, states_)) : 0;
  }

  const Hunt& hunt_;
  const HuntArguments& arguments_;
  std::vector<Hunter::State> states_;  // of the jobs; a running one has its own
  const std::uint64_t memory_budget_ = memory_budget() / states_.size();
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t running_ = 0;
  Clock::time_point deadline_;
  std::atomic<bool> stopped_{false};
  std::atomic<std::uint64_t> wishes_{0};
  std::atomic<std::uint64_t> tried_{0};
  catchmate::Ply best_ = 0;
  std::optional<std::size_t> told_;  // the job whose board was printed last
  std::optional<ProgressBar> bar_{std::in_place};
  int status_ = 0;
  std::exception_ptr failure_;
};

const catchmate::HuntGoal& goal_named(const std::string& id) {
  if (const catchmate::HuntGoal* goal = catchmate::find_hunt_goal(id)) return *goal;
  std::string ids;
  for (const catchmate::HuntGoal& goal : catchmate::hunt_goals()) ids += (ids.empty() ? "" : ", ") + goal.id;
  throw WrongCall("unknown goal '" + id + "', expected one of " + ids);
}

catchmate::RandomBoard size_for(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  const auto percent = static_cast<std::uint32_t>(arguments.obstacles);
  const auto size = catchmate::hunt_size(entry, arguments.rows, arguments.columns, percent);
  if (const auto* fault = std::get_if<catchmate::HuntSizeFault>(&size)) throw WrongCall(message(*fault));
  return std::get<catchmate::RandomBoard>(size);
}

// The number from 1 to 9999 in a text; 0 if it is none.
std::uint64_t part_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = error == std::errc() && end == text.data() + text.size();
  return is_number && number <= 9999 ? number : 0;
}

// Takes over "2/8".
void take_shard(Hunt& hunt, std::string_view text) {
  const auto bar = std::min(text.find('/'), text.size());
  hunt.shard = part_number(text.substr(0, bar));
  hunt.shards = part_number(text.substr(std::min(bar + 1, text.size())));
  if (hunt.shard == 0 || hunt.shard > hunt.shards) {
    throw WrongCall("'" + std::string(text) + "' is no shard, expected one such as 2/8");
  }
}

// The states to begin with: those of the file, or new ones. Nothing after an error has been printed.
std::optional<std::vector<Hunter::State>> states_for(const Hunt& hunt, const HuntArguments& arguments, int& status) {
  std::error_code none;
  const bool exists = arguments.out && std::filesystem::exists(*arguments.out, none);
  if (exists && !arguments.resume) {
    std::cerr << "catchmate: " << *arguments.out << ": the file exists; --resume goes on with it\n";
    status = kFailure;
    return std::nullopt;
  }
  if (!exists) {
    std::vector<Hunter::State> states;
    for (std::uint64_t job = 0; job < hunt.jobs; ++job) states.push_back({.random = seed_of(hunt, job)});
    return states;
  }
  const auto text = read_file(*arguments.out, catchmate::kMostTextBytes);
  if (const int* failed = std::get_if<int>(&text)) {
    status = *failed;
    return std::nullopt;
  }
  std::string fault;
  auto states = read_hunt(hunt, std::get<std::string>(text), fault);
  if (!states) status = refuse(*arguments.out, fault);
  return states;
}

int hunt(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  Hunt hunt{.entry = &entry,
            .goal = goal_named(arguments.goal),
            .size = size_for(entry, arguments),
            .seed = arguments.seed,
            .jobs = arguments.jobs};
  take_shard(hunt, arguments.shard);
  if (arguments.resume && !arguments.out) throw WrongCall("--resume needs --out");
  int status = 0;
  auto states = states_for(hunt, arguments, status);
  if (!states) return status;
  return Party(hunt, std::move(*states), arguments).run();
}

// The numbers of the mistakes that are meant: one, or all.
std::vector<std::size_t> mistakes_named(const catchmate::GameEntry& entry, const catchmate::Cover& cover,
                                        const std::string& id) {
  std::vector<std::size_t> numbers;
  std::string ids = "all";
  for (std::size_t number = 0; number < cover.mistakes().size(); ++number) {
    const std::string each = id_of(entry.rules, cover.mistakes()[number]);
    if (id == "all" || id == each) numbers.push_back(number);
    ids += ", " + each;
  }
  if (numbers.empty()) throw WrongCall("unknown mistake '" + id + "', expected one of " + ids);
  return numbers;
}

// Prints the boards that separate the mistakes that are meant, and says which ones show nowhere.
int tell_separating(const catchmate::GameEntry& entry, const catchmate::Cover& cover,
                    const std::vector<std::size_t>& wanted, const HuntArguments& arguments) {
  std::string lines;
  std::vector<std::size_t> left = wanted;
  for (const catchmate::Separating& board : cover.boards(wanted)) {
    lines += line_of(cover, board);
    std::erase_if(left, [&](std::size_t number) {
      return std::find(board.mistakes.begin(), board.mistakes.end(), number) != board.mistakes.end();
    });
  }
  const int status = arguments.out ? write_file(*arguments.out, lines) : print(lines);
  for (const std::size_t number : left) {
    std::cerr << "catchmate: no board shows " << id_of(entry.rules, cover.mistakes()[number]) << "\n";
  }
  return status != 0 || left.size() < wanted.size() ? status : kFailure;
}

int separate(const catchmate::GameEntry& entry, const HuntArguments& arguments) {
  catchmate::Cover cover(entry, size_for(entry, arguments), arguments.seed);
  const std::vector<std::size_t> wanted = mistakes_named(entry, cover, *arguments.separates);
  const auto deadline = Clock::now() + std::chrono::seconds(arguments.seconds);
  std::optional<ProgressBar> bar{std::in_place};
  for (std::uint64_t tried = 0; tried < arguments.tries && !interrupted && Clock::now() < deadline; ++tried) {
    cover.step();
    bar->update(std::to_string(tried + 1) + " boards tried");
  }
  bar.reset();
  return tell_separating(entry, cover, wanted, arguments);
}

int merge(const Operands& files, const std::optional<std::string>& out) {
  if (files.empty()) throw WrongCall("expected files of hunts to merge");
  HuntMerge merge;
  for (const std::string& file : files) {
    const auto text = read_file(file, catchmate::kMostTextBytes);
    if (const int* status = std::get_if<int>(&text)) return *status;
    if (const auto fault = merge.add(std::get<std::string>(text))) return refuse(file, *fault);
  }
  return out ? write_file(*out, merge.merged()) : print(merge.merged());
}

int run_hunt(const Arguments& given) {
  const Operands& operands = given.operands();
  const auto number = [&](const char* name, const char* what, NumberLimits limits) {
    return given.number(name, what, limits);
  };
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const HuntArguments arguments{
      .goal = given.value("--goal").value_or("longest"),
      .separates = given.value("--separates"),
      .rows = number("--rows", "number of rows", {1, 1000}),
      .columns = number("--columns", "number of columns", {1, 1000}),
      .obstacles = number("--obstacles", "percentage", {0, 100}).value_or(30),
      .seconds = number("--seconds", "number of seconds", {1, 100'000'000}).value_or(60),
      .tries = number("--tries", "number of boards", {1, std::uint64_t{1} << 53U}).value_or(most),
      .seed = number("--seed", "seed", {0, kLargestSeed}).value_or(1),
      .jobs = number("--jobs", "number of jobs", {1, 1024}).value_or(1),
      .shard = given.value("--shard").value_or("1/1"),
      .out = given.value("--out"),
      .resume = given.given("--resume")};
  if (given.given("--merge")) return merge(operands, arguments.out);
  const catchmate::GameEntry& entry = library_game(operands);
  if (operands.size() > 1) throw unexpected_argument(operands[1]);
  heed_interruption();
  return arguments.separates ? separate(entry, arguments) : hunt(entry, arguments);
}

}  // namespace

Command hunt_command() { return {.name = "hunt", .help = {kHuntHelp}, .run = run_hunt, .most_operands = kAnyNumber}; }
