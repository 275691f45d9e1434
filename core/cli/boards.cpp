#include "boards.h"

#include <catchmate/code.h>
#include <catchmate/games.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "json.h"
#include "memory.h"
#include "progress_bar.h"

namespace {

const char* read_failure(int error) noexcept {
  switch (error) {
    case ENOENT:
      return "there is no such file";
    case EISDIR:
      return "it is a directory";
    case EACCES:
      return "permission denied";
    default:
      return "it cannot be read";
  }
}

using File = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;

// A file, or standard input; nothing, with the reason in errno, when it cannot be opened.
File open_input(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) static_cast<void>(std::fclose(file));  // nothing was written to it
  };
  return {path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close};
}

// Feeds a reader the next piece of a file, or tells it that there is none. Returns false, with the reason in errno,
// when it cannot be read. A terminal or a pipe gives what it has: boards are answered as they come.
bool feed(catchmate::ProblemReader& reader, std::FILE* file) {
  std::array<char, 1U << 16U> piece{};
  const ssize_t size = read(fileno(file), piece.data(), piece.size());
  if (size < 0) return false;
  if (size == 0) reader.finish();
  reader.feed({piece.data(), static_cast<std::size_t>(size)});
  return true;
}

int bad_input(const Input& input, const catchmate::InputError& error) {
  std::cerr << "catchmate: " << (input.file == "-" ? "" : input.file + ": ") << message(error) << "\n";
  return kBadInput;
}

// Memory ran out though the board had been found to fit.
catchmate::InputError too_large(const catchmate::Problem& problem, const catchmate::TableTooLarge& excess) {
  return {.code = catchmate::InputError::Code::table_too_large,
          .board = problem.board,
          .line = problem.line,
          .low = excess.bytes,
          .high = excess.budget};
}

catchmate::SolveOptions options_for(const catchmate::Problem& problem, const Solving& solving, std::uint64_t budget) {
  catchmate::SolveOptions options{.memory_budget = budget, .moves = solving.moves};
  if (!solving.whole) options.position = problem.position;
  return options;
}

// The table of a board, and the line of `--stats`; or too little memory was to be had.
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

// Solves one board after the other in the memory of one solver.
class Boards {
 public:
  Boards(const Input& input, const Solving& solving, const Answer& answer)
      : input_(input), solving_(solving), answer_(answer), budget_(input.memory.value_or(memory_budget())) {}

  // Those of a file, or of the text of the game's standard position.
  int of_text() {
    const File file = input_.standard ? File{nullptr, nullptr} : open_input(input_.file);
    if (!file && !input_.standard) return unreadable();
    const catchmate::GameEntry& game = *catchmate::find_entry(input_.game);
    catchmate::ProblemReader reader(game.rules, budget_);
    while (reader.wants_more()) {
      if (input_.standard) {
        reader.feed(game.standard);
        reader.finish();
      } else if (!feed(reader, file.get())) {
        return unreadable();
      }
      while (auto read = reader.next()) {
        if (const auto* error = std::get_if<catchmate::InputError>(&*read)) return bad_input(input_, *error);
        const auto& problem = std::get<catchmate::Problem>(*read);
        const auto solved = solve_and_answer(problem);
        if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) {
          return bad_input(input_, too_large(problem, *excess));
        }
        if (const int status = std::get<int>(solved); status != 0) return status;
      }
    }
    return 0;
  }

  // That of a code.
  int of_code() {
    auto decoded = catchmate::decode(*input_.code);
    if (const auto* error = std::get_if<catchmate::CodeError>(&decoded)) return refuse(error->message);
    auto& coded = std::get<catchmate::CodedGame>(decoded);
    const catchmate::Position position = coded.positions.empty() ? coded.position : coded.positions.back();
    const auto solved = solve_and_answer({.game = std::move(coded.game), .position = position});
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) {
      return refuse("solving this board takes " + std::to_string(excess->bytes) + " bytes of memory, " +
                    std::to_string(excess->budget) + " are allowed");
    }
    return std::get<int>(solved);
  }

 private:
  [[nodiscard]] int unreadable() const {
    std::cerr << "catchmate: " << input_.file << ": " << read_failure(errno) << "\n";
    return kFailure;
  }

  static int refuse(const std::string& reason) {
    std::cerr << "catchmate: " << reason << "\n";
    return kBadInput;
  }

  // The status of the answer; or too little memory was to be had.
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
  Boards boards(input, solving, answer);
  return input.code ? boards.of_code() : boards.of_text();
}

int print(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return 0;
  std::cerr << "catchmate: the answer cannot be written\n";
  return kFailure;
}
