/// The workshop module's additions to the solver's (bindings.cpp): mistakes of programs, the checker that finds them,
/// hunts, and cop numbers, under the names that engine/workshop-module.ts declares.
#include <catchmate/checker.h>
#include <catchmate/cop_number.h>
#include <catchmate/cover.h>
#include <catchmate/describe_answers.h>
#include <catchmate/detector.h>
#include <catchmate/games.h>
#include <catchmate/hunt_size.h>
#include <catchmate/hunt_state.h>
#include <catchmate/hunter.h>
#include <catchmate/mistakes.h>
#include <catchmate/promise.h>
#include <catchmate/random_problem.h>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "crossing.h"
#include "job.h"

namespace {

using namespace catchmate;
using namespace catchmate::crossing;

/// Random boards as data; null if the pieces do not fit.
val random_problems_of(const val& data, const RandomBoard& target, std::uint32_t count, double seed) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(fault);
  Random random(static_cast<std::uint64_t>(seed));
  const auto problems = random_problems(random_board_entry(*rules, target), target, count, random);
  if (!problems) return succeeded(val::null());
  ValOutput list = ValOutput::array();
  for (const Problem& problem : *problems) list.push(Writer(problem.game).write(problem));
  return succeeded(list.value);
}

// ---- Mistakes

/// The known mistakes of programs for a game.
val mistakes_in(const val& data) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(fault);
  const Writer writer(*rules);
  ValOutput list = ValOutput::array();
  for (const Mistake& mistake : mistakes_of(*rules)) {
    list.push(
        writer.write(MistakeData{{mistake.kind, mistake.side, mistake.about}, id_of(*rules, mistake), mistake.rules}));
  }
  return succeeded(list.value);
}

/// The output of a program with a mistake for a board, found in one slice; null if it cannot play there.
class AnswerWithJob final : public Job {
 public:
  AnswerWithJob(Mistake mistake, Problem problem) : mistake_(std::move(mistake)), problem_(std::move(problem)) {}

  State advance(double /*milliseconds*/) override {
    answer_ = answer_with(mistake_, problem_);
    return State::done;
  }
  val result() override { return succeeded(answer_ ? val(*answer_) : val::null()); }

 private:
  Mistake mistake_;
  Problem problem_;
  std::optional<std::string> answer_ = {};
};

val answer_with_in(const std::string& id, const val& given, const val& data) {
  DataFault fault;
  auto game = read_game(ValTree(given), "game", read_budget(std::numeric_limits<double>::infinity()), fault);
  if (!game) return failed(fault);
  const ParsedPosition position(*game, data);
  if (!position) return failed(position.fault);
  for (Mistake& mistake : mistakes_of(game->rules())) {
    if (id_of(game->rules(), mistake) != id) continue;
    return begun<AnswerWithJob>(std::move(mistake), Problem{.game = *std::move(game), .position = *position});
  }
  return failed(plain_error("TypeError", "the game has no mistake '" + id + "'"));
}

/// Compares an output with the right answers.
class DetectJob final : public Job {
 public:
  DetectJob(const Rules& rules, const std::string& input, const std::string& output, double memory_budget)
      : detector_(rules, input, output, read_budget(memory_budget)) {}

  State advance(double milliseconds) override { return advance_for(detector_, milliseconds); }
  /// The first difference, or null.
  val result() override {
    if (const auto& error = detector_.error()) return failed(to_error(*error));
    const auto& detection = detector_.difference();
    if (!detection) return succeeded(val::null());
    return written(detection->problem.game, *detection);
  }

 private:
  Detector detector_;
};

val detect(const val& data, const std::string& input, const std::string& output, double memory_budget) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  return rules ? begun<DetectJob>(*rules, input, output, memory_budget) : failed(fault);
}

/// The answers of right programs and of those with each mistake for an input of a game.
val answers_in(const val& data, const std::string& input, double most_positions) {
  DataFault fault;
  const auto rules = read_rules(ValTree(data), "game", fault);
  if (!rules) return failed(fault);
  const auto found = answers_for(*rules, input, static_cast<std::uint64_t>(most_positions));
  if (const auto* error = std::get_if<InputError>(&found)) return failed(to_error(*error));
  return succeeded(plain(std::get<FileAnswers>(found)));
}

// ---- Promises

/// Why a position breaks a promise; null if it keeps it.
val broken_promise_of(const val& promised, const val& given, const val& data, bool in_chinese) {
  const std::uint64_t budget = read_budget(std::numeric_limits<double>::infinity());
  Promise promise;
  DataReader<ValTree> reader("promise");
  if (!reader.read(ValTree(promised), promise)) return failed(reader.fault());
  DataFault fault;
  auto game = read_game(ValTree(given), "game", budget, fault);
  if (!game) return failed(fault);
  const ParsedPosition position(*game, data);
  if (!position) return failed(position.fault);
  const auto reason = broken_promise(promise, {.game = *std::move(game), .position = *position},
                                     in_chinese ? Language::chinese : Language::english, budget);
  return succeeded(reason ? val(*reason) : val::null());
}

// ---- Programs

/// A checker of programs for a game of the library.
class CheckerHandle {
 public:
  CheckerHandle(const std::string& game, double seed)
      : entry_(*find_entry(game)), checker_(entry_, static_cast<std::uint64_t>(seed)) {}

  val next() {
    const auto input = checker_.next();
    return input ? val(*input) : val::null();
  }
  /// Takes a run; `end` is a word of `ProgramRun::End`.
  val take(const val& end, int status, const std::string& output, const std::string& errors) {
    const auto ending = read_word<ProgramRun::End>(end);
    if (!ending) return unknown_word("run.end", ValTree(end), kWords<ProgramRun::End>);
    checker_.take({.end = *ending, .status = status, .output = output, .errors = errors});
    return succeeded(val::null());
  }
  [[nodiscard]] bool has_found() const { return checker_.has_found(); }
  void settle() { checker_.settle(); }
  [[nodiscard]] double boards() const { return to_number(checker_.boards()); }
  [[nodiscard]] val failures() const {
    ValOutput list = ValOutput::array();
    for (const ProgramFailure& failure : checker_.failures()) {
      ValOutput object = ValOutput::object();
      object.set("input", ValOutput(failure.input));
      object.set("expected", ValOutput(failure.expected));
      object.set("onlyTogether", ValOutput(failure.only_together));
      object.set("explanations", Writer(entry_.rules).write(failure.explanations));
      object.set("line", ValOutput(failure.line));
      ValOutput run = ValOutput::object();
      run.set("end", ValOutput(word_of(failure.run.end)));
      run.set("status", ValOutput(failure.run.status));
      run.set("output", ValOutput(failure.run.output));
      run.set("errors", ValOutput(failure.run.errors));
      object.set("run", run);
      object.set("report", ValOutput(report(failure)));
      list.push(object);
    }
    return list.value;
  }

 private:
  const GameEntry& entry_;
  Checker checker_;
};

// ---- Hunts

val size_error(const HuntSizeFault& fault) {
  ValOutput error = coded_error("HuntSizeError", fault.code, message(fault));
  error.set("game", ValOutput(fault.game));
  error.set("found", ValOutput(to_number(fault.found)));
  error.set("least", ValOutput(fault.range.least));
  error.set("most", ValOutput(fault.range.most));
  return error.value;
}

ValOutput write_texts(const std::vector<std::string>& texts) {
  ValOutput list = ValOutput::array();
  for (const std::string& text : texts) list.push(ValOutput(text));
  return list;
}

std::vector<std::string> goal_ids() {
  std::vector<std::string> ids;
  for (const HuntGoal& goal : hunt_goals()) ids.push_back(goal.id);
  return ids;
}

std::vector<std::string> mistake_ids(const Rules& rules) {
  std::vector<std::string> ids;
  for (const Mistake& mistake : mistakes_of(rules)) ids.push_back(id_of(rules, mistake));
  return ids;
}

/// A `HuntTask` of engine/workshop-module.ts, whose numbers the package has checked.
struct HuntTask {
  val data;
  GameEntry entry;

  [[nodiscard]] std::string text(const char* name) const { return data[name].as<std::string>(); }
  [[nodiscard]] double number(const char* name) const { return data[name].as<double>(); }
  [[nodiscard]] std::uint64_t whole(const char* name) const { return static_cast<std::uint64_t>(number(name)); }
  [[nodiscard]] std::variant<RandomBoard, HuntSizeFault> size() const {
    const auto count = [&](const char* name) {
      return data[name].isNull() ? std::nullopt : std::optional(whole(name));
    };
    return hunt_size(entry, count("rows"), count("columns"), static_cast<std::uint32_t>(number("obstacles")));
  }
};

/// Reads a `HuntTask`; nothing, and `fault` is set, if its rules are not valid.
std::optional<HuntTask> read_hunt_task(const val& data, DataFault& fault) {
  auto rules = read_rules(ValTree(data["rules"]), "game", fault);
  if (!rules) return std::nullopt;
  const GameEntry* known = find_entry(rules->id);
  if (known != nullptr && known->rules == *rules) return HuntTask{data, *known};
  // The boards of other rules are drawings of any size.
  Contest contest = contest_of(*rules);
  contest.most_rows = contest.most_columns = kMostRandomSize;
  return HuntTask{data, {.rules = *std::move(rules), .contest = std::move(contest)}};
}

/// Advances a hunt while `is_left()`: `step()` tries a board and returns whether that is news.
template <class Left, class Step>
Job::State hunt_for(double milliseconds, const Left& is_left, const Step& step) {
  const double end = emscripten_get_now() + milliseconds;
  bool has_news = false;
  while (is_left() && !has_news && emscripten_get_now() < end) has_news = step();
  return !is_left() ? Job::State::done : has_news ? Job::State::news : Job::State::working;
}

/// A hunt for the hardest board; a board that is the best so far is news.
class HuntJob final : public Job {
 public:
  HuntJob(Hunter hunter, double tries) : hunter_(std::move(hunter)), tries_(tries) {}

  State advance(double milliseconds) override {
    const Ply before = best();
    const auto is_left = [&] { return !hunter_.done() && static_cast<double>(hunter_.state().tried) < tries_; };
    return hunt_for(milliseconds, is_left, [&] { return hunter_.advance() && best() > before; });
  }
  [[nodiscard]] val progress() const override { return write_state<ValOutput>(hunter_.state()).value; }
  val result() override { return succeeded(progress()); }

 private:
  [[nodiscard]] Ply best() const { return hunter_.state().best ? hunter_.state().best->score : 0; }

  Hunter hunter_;
  double tries_;
};

val start_hunt(const val& given) {
  DataFault invalid;
  const auto read = read_hunt_task(given, invalid);
  if (!read) return failed(invalid);
  const HuntTask& task = *read;
  const auto size = task.size();
  if (const auto* fault = std::get_if<HuntSizeFault>(&size)) return failed(size_error(*fault));
  const HuntGoal* goal = find_hunt_goal(task.text("goal"));
  if (goal == nullptr) return unknown_word("options.goal", ValTree(given["goal"]), goal_ids());
  const std::uint64_t seed = seed_of_search(task.whole("seed"), task.whole("search"));
  const val from = given["from"];
  auto state = from.isNull() ? Hunter::State{.random = seed} : read_state(ValTree(from), task.entry);
  if (!state) return failed(plain_error("TypeError", "options.from is no state of a hunt for " + task.entry.rules.id));
  Hunter hunter(task.entry, *goal, std::get<RandomBoard>(size), *std::move(state),
                read_budget(task.number("memoryBudget")));
  if (const auto excess = hunter.too_large()) return failed(to_error(*excess));
  return begun<HuntJob>(std::move(hunter), task.number("tries"));
}

/// A hunt for boards that separate programs with mistakes from right ones; a mistake's first board is news.
class CoverJob final : public Job {
 public:
  CoverJob(Cover cover, std::vector<std::size_t> targets, double tries)
      : cover_(std::move(cover)), targets_(std::move(targets)), tries_(tries) {}

  State advance(double milliseconds) override {
    return hunt_for(
        milliseconds, [&] { return tried_ < tries_; },
        [&] {
          ++tried_;
          return cover_.step();
        });
  }
  [[nodiscard]] val progress() const override {
    ValOutput boards = ValOutput::array();
    std::vector<std::size_t> left = targets_;
    for (const Separating& board : cover_.boards(targets_)) {
      std::erase_if(left, [&](std::size_t number) {
        return std::count(board.mistakes.begin(), board.mistakes.end(), number) > 0;
      });
      ValOutput object = ValOutput::object();
      object.set("code", ValOutput(code_of(board.problem)));
      object.set("mistakes", ids_of(board.mistakes));
      boards.push(object);
    }
    ValOutput object = ValOutput::object();
    object.set("tried", ValOutput(tried_));
    object.set("boards", boards);
    object.set("unseen", ids_of(left));
    return object.value;
  }
  val result() override { return succeeded(progress()); }

 private:
  [[nodiscard]] ValOutput ids_of(const std::vector<std::size_t>& numbers) const {
    std::vector<std::string> ids;
    for (const std::size_t number : numbers) ids.push_back(id_of(cover_.rules(), cover_.mistakes()[number]));
    return write_texts(ids);
  }

  Cover cover_;
  std::vector<std::size_t> targets_;
  double tries_;
  double tried_ = 0;
};

val start_cover(const val& given) {
  DataFault invalid;
  const auto read = read_hunt_task(given, invalid);
  if (!read) return failed(invalid);
  const HuntTask& task = *read;
  const auto size = task.size();
  if (const auto* fault = std::get_if<HuntSizeFault>(&size)) return failed(size_error(*fault));
  const std::vector<std::string> ids = mistake_ids(task.entry.rules);
  std::vector<std::size_t> targets;
  for (std::size_t number = 0; number < ids.size(); ++number) {
    if (given["mistake"].isNull() || ids[number] == task.text("mistake")) targets.push_back(number);
  }
  if (targets.empty()) return unknown_word("options.mistake", ValTree(given["mistake"]), ids);
  return begun<CoverJob>(Cover(task.entry, std::get<RandomBoard>(size), task.whole("seed")), std::move(targets),
                         task.number("tries"));
}

// ---- Cop numbers

class CopNumberJob final : public Job {
 public:
  CopNumberJob(Game game, std::uint32_t most, std::uint64_t memory_budget)
      : game_(std::move(game)), search_(game_.board(), most, memory_budget) {}

  State advance(double milliseconds) override { return advance_for(search_, milliseconds); }
  [[nodiscard]] val progress() const override {
    ValOutput object = ValOutput::object();
    object.set("cops", ValOutput(search_.cops()));
    return object.value;
  }
  /// Null if it takes more cops.
  val result() override {
    if (const auto* excess = std::get_if<TableTooLarge>(&search_.result())) return failed(to_error(*excess));
    const auto* found = std::get_if<CopNumber>(&search_.result());
    return found == nullptr ? succeeded(val::null()) : written(game_, *found);
  }

 private:
  Game game_;
  CopSearch search_;
};

val find_cop_number(const val& given, double most, double memory_budget) {
  DataFault fault;
  auto game = read_game(ValTree(given), "game", read_budget(memory_budget), fault);
  if (!game) return failed(fault);
  if (!game->board().is_graph()) return failed(plain_error("TypeError", "game.board is a rectangle, expected a graph"));
  return begun<CopNumberJob>(*std::move(game), static_cast<std::uint32_t>(most), read_budget(memory_budget));
}

}  // namespace

EMSCRIPTEN_BINDINGS(workshop) {
  using emscripten::class_;
  using emscripten::function;
  using emscripten::value_object;

  value_object<RandomBoard>("RandomBoard")
      .field("rows", &RandomBoard::rows)
      .field("columns", &RandomBoard::columns)
      .field("percent", &RandomBoard::percent);

  function("randomProblems", &random_problems_of);
  function("brokenPromise", &broken_promise_of);
  function("mistakes", &mistakes_in);
  function("answersFor", &answers_in);
  function("answerWith", &answer_with_in);
  function("detect", &detect);
  function("hunt", &start_hunt);
  function("cover", &start_cover);
  function("copNumber", &find_cop_number);

  class_<CheckerHandle>("Checker")
      .constructor<const std::string&, double>()
      .function("next", &CheckerHandle::next)
      .function("take", &CheckerHandle::take)
      .function("hasFound", &CheckerHandle::has_found)
      .function("settle", &CheckerHandle::settle)
      .function("boards", &CheckerHandle::boards)
      .function("failures", &CheckerHandle::failures);
}
