#include <catchmate/report.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "boards.h"
#include "commands.h"
#include "files.h"
#include "help.h"
#include "json.h"
#include "messages.h"

namespace {

struct SolveArguments {
  Input input;
  catchmate::ReportOptions report;
  Solving solving;
};

// Calls `take` with the answer of each board.
void solve_file(const SolveArguments& arguments, const Input& input,
                const std::function<void(std::string_view)>& take) {
  const auto& solving = arguments.solving;
  for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    if (solving.json) return take(to_json(problem, table, solving) + "\n");
    take(problem.has_position() ? report(table, problem.position, arguments.report, language())
                                : report(table, problem.board, language()));
  });
}

// An input of several, and where its answers go.
struct Pair {
  std::string input;
  std::string answers;
};

// The inputs among files and directories.
std::vector<Pair> pairs_of(const std::vector<std::string>& files, const std::optional<std::string>& out) {
  std::vector<Pair> pairs;
  for (const std::string& input : expanded(files)) {
    if (input == "-") throw UsageError(say(messages::kNothingBeside));
    std::filesystem::path answers(input);
    answers.replace_extension(".ans");
    if (out) answers = std::filesystem::path(*out) / answers.filename();
    pairs.push_back({input, answers.string()});
  }
  std::set<std::string> written;
  for (const auto& [input, answers] : pairs) {
    if (input == answers) throw UsageError(say(messages::kWrittenOver, answers));
    if (!written.insert(answers).second) throw UsageError(say(messages::kWrittenTwice, answers));
  }
  return pairs;
}

// Writes the answers of each input to a file and prints its path. Goes on after an input that is not valid.
int solve_files(const SolveArguments& arguments, const std::vector<Pair>& pairs,
                const std::optional<std::string>& out) {
  if (out) make_folder(*out);
  int worst = 0;
  for (const auto& [file, answers] : pairs) {
    Input input = arguments.input;
    input.file = file;
    std::string text;
    const int status =
        attempt([&] { solve_file(arguments, input, [&text](std::string_view answer) { text += answer; }); });
    if (worst == 0) worst = status;
    if (status != 0) continue;
    write_file(answers, text);
    print(answers + "\n");
  }
  return worst;
}

int solve_boards(const Arguments& given) {
  const auto scope = given.value("--scope").value_or("position");
  if (scope != "table" && scope != "position") {
    throw UsageError(say(messages::kUnknownScope, scope));
  }
  if (given.given("--signature") && scope != "table") throw UsageError(say(messages::kSignatureNeeds, "--scope table"));
  if (given.given("--signature") && !given.given("--stats") && !given.given("--json")) {
    throw UsageError(say(messages::kSignatureNeeds, messages::kStatsOrJson));
  }
  const Input input = input_from(given, scope == "table", kAnyNumber);
  const Operands& files = input.files;
  const SolveArguments arguments{
      .input = input,
      .report = {.moves = given.given("--moves"), .line = given.given("--line"), .boards = given.given("--boards")},
      .solving = {.whole = scope == "table",
                  .moves = given.given("--moves") || given.given("--json"),
                  .json = given.given("--json"),
                  .stats = given.given("--stats"),
                  .signature = given.given("--signature"),
                  .threads = input.threads}};
  const auto out = given.value("--out");
  if (out && files.empty()) throw UsageError(say(messages::kOutNeedsFiles));
  if (!out && (files.size() < 2 && !(files.size() == 1 && is_folder(files.front())))) {
    solve_file(arguments, input, print);
    return 0;
  }
  if (input.save) throw UsageError(say(messages::kOneTable));
  return solve_files(arguments, pairs_of(files, out), out);
}

}  // namespace

Command solve_command() {
  return {.name = "solve",
          .help = {kSolveHelp, kBoardsHelp, kSavedHelp, kLimitsHelp},
          .run = solve_boards,
          .most_operands = kAnyNumber};
}
