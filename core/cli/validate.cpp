#include <catchmate/validator.h>

#include <utility>

#include "commands.h"
#include "contest_problem.h"
#include "files.h"
#include "help.h"
#include "input.h"
#include "json_tree.h"
#include "messages.h"

namespace {

// The exit status of validators made with testlib.
constexpr int kNotValid = 3;
constexpr int kUsageStatus = 2;

// What a text has to be.
struct Expected {
  ContestProblem problem;
  std::uint64_t subtask;  // from 1; 0 for none
  bool json;
};

// A broken promise, as the fields of faults have it.
std::string promise_to_json(const std::string& file, const catchmate::Problem& board, std::uint64_t subtask,
                            const std::string& reason) {
  const OrderedJson object = {{"file", file},
                              {"code", "not-of-subtask"},
                              {"board", board.board},
                              {"line", board.line},
                              {"column", 1},
                              {"found", ""},
                              {"subject", std::to_string(subtask)},
                              {"low", 0},
                              {"high", nullptr},
                              {"description", reason}};
  return object.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

// Refuses a valid text at the first board that is not of the subtask.
void check_subtask(const Expected& expected, const std::string& file, const std::string& text) {
  catchmate::ProblemReader reader(expected.problem.entry.rules);
  reader.feed(text);
  reader.finish();
  const catchmate::Promise& promise = expected.problem.data.subtasks[expected.subtask - 1].promise;
  while (const auto next = reader.next()) {
    const auto* board = std::get_if<catchmate::Problem>(&*next);
    if (board == nullptr) break;
    const auto reason = broken_promise(promise, *board, language());
    if (!reason) continue;
    const std::string said = say(messages::kNotOfSubtask, board->board, expected.subtask, *reason);
    if (expected.json) throw CommandError(promise_to_json(file, *board, expected.subtask, said));
    refuse(file, say(messages::kAtLine, board->line) + said);
  }
}

// Refuses an input with a fault. Returns the exit status.
int validate_input(const Expected& expected, const std::string& file) {
  std::string input;
  if (attempt([&] { input = read_file(file, catchmate::kMostTextBytes); }) != 0) return kUsageStatus;
  const int status = attempt([&] {
    if (const auto fault = catchmate::find_fault(expected.problem.entry, input)) refuse(*fault, file, expected.json);
    if (expected.subtask != 0) check_subtask(expected, file, input);
  });
  return status == 0 ? 0 : kNotValid;
}

// Goes on after an input that is not valid, or cannot be read, which counts more.
int validate_inputs(const Arguments& arguments) {
  Operands operands = arguments.operands();
  Expected expected{problem_named(operands), 0, arguments.given("--json")};
  const std::size_t subtasks = expected.problem.data.subtasks.size();
  if (arguments.given("--subtask") && subtasks == 0) throw UsageError(say(messages::kNoSubtasks, operands.front()));
  expected.subtask = arguments.number("--subtask", messages::kSubtaskNumber, {1, subtasks}).value_or(0);
  operands.erase(operands.begin());
  if (operands.empty()) operands.emplace_back("-");
  int worst = 0;
  for (const std::string& file : expanded(operands)) {
    const int status = validate_input(expected, file);
    if (worst != kUsageStatus && status != 0) worst = status;
  }
  return worst;
}

}  // namespace

Command validate_command() {
  return {.name = "validate",
          .help = {kValidateHelp},
          .run = validate_inputs,
          .most_operands = kAnyNumber,
          .failure_status = kUsageStatus};
}
