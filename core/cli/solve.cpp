#include <catchmate/report.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

#include "boards.h"
#include "commands.h"
#include "files.h"
#include "help.h"
#include "json.h"

namespace {

struct SolveArguments {
  Input input;
  catchmate::ReportOptions report;
  std::string scope = "position";
  std::optional<std::string> out = {};
  Solving solving;
};

// Calls `take` with the answer of each board. It returns an exit status, as this does.
int solve_file(const SolveArguments& arguments, const Input& input, const std::function<int(std::string_view)>& take) {
  const auto& solving = arguments.solving;
  return for_each_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    return take(solving.json ? to_json(problem, table, solving) + "\n"
                             : report(table, problem.position, arguments.report));
  });
}

// An input of several, and where its answers go.
struct Pair {
  std::string input;
  std::string answers;
};

// The inputs among files and directories; nothing after an error has been printed.
std::optional<std::vector<Pair>> pairs_of(const std::vector<std::string>& files,
                                          const std::optional<std::string>& out) {
  std::vector<Pair> pairs;
  const auto add = [&](const std::string& input) {
    std::filesystem::path answers(input);
    answers.replace_extension(".ans");
    if (out) answers = std::filesystem::path(*out) / answers.filename();
    pairs.push_back({input, answers.string()});
  };
  for (const std::string& file : files) {
    if (file == "-") throw WrongCall("standard input has no file for its answers beside it");
    if (!is_folder(file)) {
      add(file);
      continue;
    }
    const auto inputs = inputs_in(file);
    if (!inputs) return std::nullopt;
    if (inputs->empty()) throw WrongCall(file + " has no file that ends in .in");
    std::for_each(inputs->begin(), inputs->end(), add);
  }
  std::set<std::string> written;
  for (const auto& [input, answers] : pairs) {
    if (input == answers) throw WrongCall(answers + " is an input, and would be written over");
    if (!written.insert(answers).second) throw WrongCall("the answers of two inputs would be in " + answers);
  }
  return pairs;
}

// Writes the answers of each input to a file and prints its path. Goes on after an input that is not valid.
int solve_files(const SolveArguments& arguments, const std::vector<Pair>& pairs) {
  int worst = 0;
  for (const auto& [file, answers] : pairs) {
    Input input = arguments.input;
    input.file = file;
    std::string text;
    const int status = solve_file(arguments, input, [&text](std::string_view answer) {
      text += answer;
      return 0;
    });
    if (status != 0) {
      worst = worst == 0 ? status : worst;
      continue;
    }
    if (const int failed = write_file(answers, text); failed != 0) return failed;
    if (const int failed = print(answers + "\n"); failed != 0) return failed;
  }
  return worst;
}

int solve_boards(SolveArguments& arguments, const Operands& operands) {
  auto& [input, report_options, scope, out, solving] = arguments;
  if (scope != "table" && scope != "position") {
    throw WrongCall("unknown scope '" + scope + "', expected table or position");
  }
  solving.whole = scope == "table";
  if (solving.signature && !solving.whole) throw WrongCall("--signature needs --scope table");
  if (solving.signature && !solving.stats && !solving.json) throw WrongCall("--signature needs --stats or --json");
  solving.moves = solving.json || report_options.moves;
  solving.threads = input.threads;
  const auto files = take_operands(input, operands);
  if (out && files.empty()) throw WrongCall("--out is for the answers of files");
  if (!out && (files.size() < 2 && !(files.size() == 1 && is_folder(files.front())))) {
    return solve_file(arguments, input, print);
  }
  const auto pairs = pairs_of(files, out);
  return pairs ? solve_files(arguments, *pairs) : kFailure;
}

std::function<int(const Operands&)> prepare_solve(CLI::App& options) {
  const auto arguments = std::make_shared<SolveArguments>();
  add_input_options(options, arguments->input);
  options.add_flag("--moves", arguments->report.moves);
  options.add_flag("--line", arguments->report.line);
  options.add_flag("--boards", arguments->report.boards);
  options.add_flag("--json", arguments->solving.json);
  options.add_option("--scope", arguments->scope);
  options.add_option("--out", arguments->out);
  options.add_flag("--stats", arguments->solving.stats);
  options.add_flag("--signature", arguments->solving.signature);
  return [arguments](const Operands& operands) { return solve_boards(*arguments, operands); };
}

}  // namespace

Command solve_command() {
  return {.name = "solve",
          .help = {kSolveHelp, kBoardsHelp, kLimitsHelp},
          .prepare = prepare_solve,
          .most_operands = kAnyNumber};
}
