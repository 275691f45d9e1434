#include "boards.h"

#include <catchmate/code.h>
#include <catchmate/games.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "files.h"
#include "game_file.h"
#include "json.h"
#include "json_text.h"
#include "memory.h"
#include "progress_bar.h"

namespace {

// Feeds the reader the next chunk of a file, or its end. Returns false, with the reason in errno, on a read error. Does
// not wait for a full buffer, so that boards typed at a terminal are answered at once.
bool feed(catchmate::ProblemReader& reader, std::FILE* file) {
  std::array<char, 1U << 16U> piece{};
  const ssize_t size = read(fileno(file), piece.data(), piece.size());
  if (size < 0) return false;
  if (size == 0) reader.finish();
  reader.feed({piece.data(), static_cast<std::size_t>(size)});
  return true;
}

// The contents of a JSON file; or the exit status, after the error has been printed.
std::variant<int, std::string> read_json_file(const std::string& path) {
  auto text = read_file(path, kMostJsonBytes);
  const auto* bytes = std::get_if<std::string>(&text);
  if (bytes == nullptr || bytes->size() <= kMostJsonBytes) return text;
  return refuse(path, "the text has more than " + std::to_string(kMostJsonBytes) + " bytes");
}

// The error for memory that ran out although the estimate had fitted the budget.
catchmate::InputError too_large(const catchmate::Problem& problem, const catchmate::TableTooLarge& excess) {
  return {.code = catchmate::InputError::Code::table_too_large,
          .board = problem.board,
          .line = problem.line,
          .low = excess.bytes,
          .high = excess.budget};
}

catchmate::SolveOptions options_for(const catchmate::Problem& problem, const Solving& solving, std::uint64_t budget) {
  catchmate::SolveOptions options{.memory_budget = budget, .threads = solving.threads, .moves = solving.moves};
  if (!solving.whole) options.position = problem.position;
  return options;
}

// Solves a board and prints the line of `--stats`. Fails if memory runs out.
std::variant<catchmate::Table, catchmate::TableTooLarge> solve(catchmate::Solver& solver,
                                                               const catchmate::Problem& problem,
                                                               const Solving& solving, std::uint64_t budget) {
  const auto started = std::chrono::steady_clock::now();
  if (const auto excess = solver.start(problem.game, options_for(problem, solving, budget))) return *excess;
  {
    ProgressBar bar;
    while (solver.advance()) bar.update(solver.progress());
  }
  const std::uint64_t bytes = solver.bytes();
  auto solved = solver.take_table();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
  const auto* table = std::get_if<catchmate::Table>(&solved);
  if (solving.stats && table != nullptr) {
    std::cerr << stats_to_json(*table, solving, seconds.count(), bytes) + "\n";
  }
  return solved;
}

}  // namespace

namespace {

// Reads and solves boards; one solver's memory serves all of them.
class Boards {
 public:
  Boards(const Input& input, const Solving& solving, const Answer& answer)
      : input_(input), solving_(solving), answer_(answer), budget_(input.memory.value_or(memory_budget())) {}

  int solve_all() {
    if (input_.code) return of_code();
    std::optional<catchmate::Rules> rules;
    if (input_.rules) {
      const auto text = read_json_file(*input_.rules);
      if (const int* status = std::get_if<int>(&text)) return *status;
      catchmate::DataFault fault;
      rules = read_rules(std::get<std::string>(text), fault);
      if (!rules) return refuse(*input_.rules, fault.place + fault.message);
    } else if (const catchmate::Rules* known = catchmate::find_game(input_.game)) {
      rules = *known;
    }
    return input_.board ? of_board_file(rules ? &*rules : nullptr) : of_text(*rules);
  }

 private:
  // Answers the board of a JSON file, by `given` rules if there are any, otherwise by its own.
  int of_board_file(const catchmate::Rules* given) {
    const std::string& path = *input_.board;
    const auto text = read_json_file(path);
    if (const int* status = std::get_if<int>(&text)) return *status;
    catchmate::DataFault fault;
    const auto problem = read_board(std::get<std::string>(text), given, budget_, fault);
    if (!problem) return refuse_board(fault);
    const auto solved = solve_and_answer(*problem);
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return refuse(path, message(*excess));
    return std::get<int>(solved);
  }

  // Prints a fault of a board file, or of the rules given for it.
  int refuse_board(const catchmate::DataFault& fault) {
    const std::string& path = *input_.board;
    const bool of_given = std::holds_alternative<catchmate::RulesFault>(fault.facts) && fault.place.empty();
    if (!of_given) return refuse(path, fault.place + fault.message);
    if (!input_.game.empty()) return refuse(path, "the board is not for " + input_.game + ": " + fault.message);
    return refuse(*input_.rules, "rules." + fault.message);
  }

  int refuse_text(const catchmate::InputError& error) { return refuse(error, input_.file, solving_.json); }

  // Answers the boards of a file, or the game's standard position.
  int of_text(const catchmate::Rules& rules) {
    const File file = input_.standard ? File{nullptr, nullptr} : open_input(input_.file);
    if (!file && !input_.standard) return unreadable(input_.file);
    catchmate::ProblemReader reader(rules, budget_);
    while (reader.wants_more()) {
      if (input_.standard) {
        reader.feed(catchmate::find_entry(input_.game)->standard);
        reader.finish();
      } else if (!feed(reader, file.get())) {
        return unreadable(input_.file);
      }
      while (auto read = reader.next()) {
        if (const auto* error = std::get_if<catchmate::InputError>(&*read)) return refuse_text(*error);
        const auto& problem = std::get<catchmate::Problem>(*read);
        const auto solved = solve_and_answer(problem);
        if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) {
          return refuse_text(too_large(problem, *excess));
        }
        if (const int status = std::get<int>(solved); status != 0) return status;
      }
    }
    return 0;
  }

  // Answers the position of a code.
  int of_code() {
    auto decoded = catchmate::decode(*input_.code);
    if (const auto* error = std::get_if<catchmate::CodeError>(&decoded)) return refuse("-", error->message);
    auto& coded = std::get<catchmate::CodedGame>(decoded);
    const catchmate::Position position = coded.positions.empty() ? coded.position : coded.positions.back();
    const auto solved = solve_and_answer({.game = std::move(coded.game), .position = position});
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return refuse("-", message(*excess));
    return std::get<int>(solved);
  }

  // Returns the status of `answer`; or the error if memory runs out.
  std::variant<int, catchmate::TableTooLarge> solve_and_answer(const catchmate::Problem& problem) {
    auto solved = solve(solver_, problem, solving_, budget_);
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return *excess;
    auto& table = std::get<catchmate::Table>(solved);
    const int status = answer_(problem, table);
    solver_.reuse(std::move(table));
    return status;
  }

  const Input& input_;
  const Solving& solving_;
  const Answer& answer_;
  std::uint64_t budget_;
  catchmate::Solver solver_;
};

}  // namespace

int for_each_board(const Input& input, const Solving& solving, const Answer& answer) {
  return Boards(input, solving, answer).solve_all();
}
