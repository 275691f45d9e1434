#include "catchmate/detector.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "catchmate/games.h"
#include "catchmate/solver.h"
#include "diagnosis.h"

namespace catchmate {

namespace {

InputError too_large_error(const Problem& problem, std::uint64_t memory_budget) {
  const Rules& rules = problem.game.rules();
  return {.code = InputError::Code::table_too_large,
          .board = problem.board,
          .low = memory_needed(rules, size_of(rules, problem.game.board())),
          .high = memory_budget};
}

// The first answer of an output.
std::string answer_text(const Contest& contest, std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : first_answer(contest, words)) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

Detector::Detector(const Rules& rules, std::string_view input, std::string output, std::uint64_t memory_budget)
    : contest_(contest_of(rules)),
      output_(std::move(output)),
      memory_budget_(memory_budget),
      reader_(rules, memory_budget),
      solved_(std::make_unique<SolvedFile>()),
      diagnosis_(std::make_unique<Diagnosis>(rules)) {
  reader_.feed(input);
  reader_.finish();
}

Detector::~Detector() = default;

bool Detector::advance() {
  if (error_) return false;
  if (!difference_) return solve_next();
  if (diagnosis_->take_for(tried_++, *solved_, output_)) return true;
  diagnosis_->take_pattern(*solved_, output_);
  difference_->explanations = diagnosis_->explanations();
  return false;
}

bool Detector::solve_next() {
  const auto next = reader_.next();
  if (!next) return compare();
  if (const auto* problem = std::get_if<Problem>(&*next)) {
    if (!solved_->add(*problem)) error_ = too_large_error(*problem, memory_budget_);
  } else {
    error_ = std::get<InputError>(*next);
  }
  return !error_;
}

// Returns whether there is a difference.
bool Detector::compare() {
  const std::vector<std::string> words = words_of(output_);
  std::span<const std::string> left = words;
  const std::size_t boards = solved_->file.size();
  std::size_t board = 0;
  while (board < boards && skip_answer(left, solved_->answer(board))) ++board;
  const bool goes_on = board == boards;
  if (goes_on && left.empty()) return false;
  difference_ = {.boards = static_cast<std::uint32_t>(boards),
                 .problem = solved_->file[goes_on ? board - 1 : board],
                 .expected = goes_on ? "" : solved_->answer(board),
                 .got = answer_text(contest_, left)};
  return true;
}

std::variant<FileAnswers, InputError> answers_for(const Rules& rules, std::string_view input,
                                                  std::uint64_t most_positions) {
  ProblemReader reader(rules);
  reader.feed(input);
  reader.finish();
  SolvedFile solved;
  while (const auto next = reader.next()) {
    if (const auto* error = std::get_if<InputError>(&*next)) return *error;
    const auto& problem = std::get<Problem>(*next);
    if (!solved.add(problem)) return too_large_error(problem, kOverflow);
  }
  FileAnswers found;
  for (std::size_t board = 0; board < solved.file.size(); ++board) found.right.push_back(solved.answer(board));
  for (const Mistake& mistake : mistakes_of(rules)) {
    MistakenAnswers mistaken{.id = id_of(rules, mistake), .about = mistake.about.en, .answers = {}};
    for (std::size_t board = 0; board < solved.file.size(); ++board) {
      const bool is_simulated = !mistake.solves || solved.tables[board].positions() <= most_positions;
      mistaken.answers.push_back(is_simulated ? mistaken_answer(mistake, solved, board) : std::nullopt);
    }
    found.mistaken.push_back(std::move(mistaken));
  }
  return found;
}

}  // namespace catchmate
