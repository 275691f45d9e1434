#include <algorithm>
#include <span>
#include <utility>

#include "catchmate/games.h"
#include "catchmate/mistakes.h"
#include "catchmate/solver.h"
#include "suspects.h"

namespace catchmate {

namespace {

InputError too_large_error(const Problem& problem, std::uint64_t memory_budget) {
  const Rules& rules = problem.game.rules();
  return {.code = InputError::Code::table_too_large,
          .board = problem.board,
          .low = memory_needed(rules, size_of(rules, problem.game.board())),
          .high = memory_budget};
}

// Reads and solves all boards of an input.
std::variant<SolvedFile, InputError> solve_file(const Rules& rules, std::string_view input,
                                                std::uint64_t memory_budget) {
  ProblemReader reader(rules, memory_budget);
  reader.feed(input);
  reader.finish();
  SolvedFile solved;
  while (auto next = reader.next()) {
    if (auto* error = std::get_if<InputError>(&*next)) return std::move(*error);
    const Problem& problem = std::get<Problem>(*next);
    if (!solved.add(problem)) return too_large_error(problem, memory_budget);
  }
  return solved;
}

// The first words of an output as one answer: a winner and a distance, or one word.
std::string first_answer(const Contest& contest, std::span<const std::string> words) {
  if (words.empty()) return "";
  const auto& winners = contest.winners;
  const bool has_distance = contest.answer == Contest::Answer::winner && words.size() > 1 &&
                            std::find(winners.begin(), winners.end(), words[0]) != winners.end();
  return has_distance ? words[0] + " " + words[1] : words[0];
}

}  // namespace

std::variant<std::optional<Detection>, InputError> detect(const Rules& rules, std::string_view input,
                                                          const std::string& output, std::uint64_t memory_budget) {
  auto read = solve_file(rules, input, memory_budget);
  if (auto* error = std::get_if<InputError>(&read)) return std::move(*error);
  const auto& solved = std::get<SolvedFile>(read);
  const std::vector<std::string> words = words_of(output);
  std::span<const std::string> left = words;
  std::size_t board = 0;
  while (board < solved.file.size() && skip_answer(left, solved.answer(board))) ++board;
  const bool goes_on = board == solved.file.size();
  if (goes_on && left.empty()) return std::nullopt;
  Suspects suspects(rules);
  suspects.take(solved, output);
  return Detection{.boards = static_cast<std::uint32_t>(solved.file.size()),
                   .problem = solved.file[goes_on ? board - 1 : board],
                   .expected = goes_on ? "" : solved.answer(board),
                   .got = first_answer(contest_of(rules), left),
                   .explanations = suspects.explanations()};
}

}  // namespace catchmate
