#include "diagnosis.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "../whole_table.h"

namespace catchmate {

namespace {

std::string answer_of(const Problem& problem, Value value) {
  return write_answer(problem.game.rules(), problem.position.to_move, value);
}

// Whether a program with a mistake prints these words; nothing if it lacks an answer before they differ.
std::optional<bool> prints(const Mistake& mistake, const SolvedFile& solved, std::span<const std::string> words) {
  for (std::size_t board = 0; board < solved.file.size(); ++board) {
    const auto answer = mistaken_answer(mistake, solved, board);
    if (!answer) return std::nullopt;
    if (!skip_answer(words, *answer)) return false;
  }
  return words.empty();
}

}  // namespace

std::optional<std::string> mistaken_answer(const Mistake& mistake, const SolvedFile& solved, std::size_t board) {
  const Valuation valuation = mistake.simulate(std::span(solved.tables).first(board + 1));
  const auto value = valuation ? valuation(solved.file[board].position) : std::nullopt;
  return value ? std::optional(answer_of(solved.file[board], *value)) : std::nullopt;
}

bool skip_answer(std::span<const std::string>& words, const std::string& answer) {
  const std::vector<std::string> expected = words_of(answer);
  if (words.size() < expected.size() || !std::equal(expected.begin(), expected.end(), words.begin())) return false;
  words = words.subspan(expected.size());
  return true;
}

std::span<const std::string> first_answer(const Contest& contest, std::span<const std::string> words) {
  if (words.size() < 2 || contest.answer != Contest::Answer::winner)
    return words.first(std::min(words.size(), std::size_t{1}));
  const auto& winners = contest.winners;
  const bool has_winner = std::find(winners.begin(), winners.end(), words[0]) != winners.end();
  const bool has_number = words[0] == contest.draw && words[1].find_first_not_of("-0123456789") == std::string::npos;
  return words.first(has_winner || has_number ? 2 : 1);
}

bool SolvedFile::add(const Problem& problem) {
  auto table = whole_table(problem.game);
  if (!table) return false;
  file.push_back(problem);
  tables.push_back(std::move(*table));
  return true;
}

std::string SolvedFile::answer(std::size_t board) const { return answer_of(file[board], value(board)); }

std::string SolvedFile::answers() const {
  std::string answers;
  for (std::size_t board = 0; board < file.size(); ++board) answers += answer(board) + "\n";
  return answers;
}

std::optional<SolvedFile> solve_boards(const std::vector<Problem>& file) {
  SolvedFile solved;
  for (const Problem& problem : file) {
    if (!solved.add(problem)) return std::nullopt;
  }
  return solved;
}

void Diagnosis::take(const Printed& printed) {
  if (const auto solved = solve_boards(printed.file)) take(*solved, printed.output);
}

void Diagnosis::take(const SolvedFile& solved, const std::string& output) {
  for (std::size_t number = 0; take_for(number, solved, output);) ++number;
  take_limit(solved, output);
}

bool Diagnosis::take_for(std::size_t number, const SolvedFile& solved, const std::string& output) {
  if (number >= mistakes_.size()) return false;
  if (eliminated_[number]) return true;
  const std::vector<std::string> words = words_of(output);
  const auto agrees = prints(mistakes_[number], solved, words);
  eliminated_[number] = agrees == false;
  if (agrees == true && words != words_of(solved.answers())) ++explains_[number];
  return true;
}

void Diagnosis::take_limit(const SolvedFile& solved, const std::string& output) {
  const std::vector<std::string> words = words_of(output);
  std::span<const std::string> left = words;
  for (std::size_t board = 0; board < solved.file.size(); ++board) {
    const Value value = solved.value(board);
    const bool ends = value.outcome != Outcome::draw && !value.endless();
    if (skip_answer(left, answer_of(solved.file[board], value))) {
      if (ends) limit_.right = std::max(limit_.right, value.distance);
    } else if (ends && skip_answer(left, answer_of(solved.file[board], {}))) {
      limit_.wrong = std::min(limit_.wrong, value.distance);
    } else {
      may_limit_ = false;
    }
  }
  may_limit_ = may_limit_ && left.empty();
}

std::optional<PlyLimit> Diagnosis::limit() const noexcept {
  const bool explains = may_limit_ && limit_.wrong != kNever && limit_.right > 0 && limit_.right < limit_.wrong;
  return explains ? std::optional(limit_) : std::nullopt;
}

std::vector<Mistake> Diagnosis::mistakes() const {
  std::vector<Mistake> left;
  for (std::size_t number = 0; number < mistakes_.size(); ++number) {
    if (explains_[number] > 0 && !eliminated_[number]) left.push_back(mistakes_[number]);
  }
  return left;
}

std::uint32_t Diagnosis::confirmed() const {
  std::uint32_t most = 0;
  for (std::size_t number = 0; number < mistakes_.size(); ++number) {
    if (!eliminated_[number]) most = std::max(most, explains_[number]);
  }
  return most;
}

std::vector<Explanation> Diagnosis::explanations() const {
  std::vector<Explanation> explanations;
  if (const auto found = limit()) {
    const Ply most = found->wrong - 1;
    const auto about = [&](Language language) {
      const Speaker say{language};
      const std::string limit =
          found->right == most ? std::to_string(most) : say({"{0} to {1}", "{0} 到 {1}"}, found->right, most);
      return say({"takes what lasts more than {0} plies for a draw", "步数超过 {0} 就判为平局"}, limit);
    };
    explanations.push_back({"cap", {}, {about(Language::english), about(Language::chinese)}});
  }
  for (const Mistake& mistake : mistakes()) explanations.push_back({mistake.kind, mistake.side, mistake.about});
  return explanations;
}

std::vector<std::string> words_of(const std::string& output) {
  constexpr std::string_view kSpace = " \t\n\v\f\r";
  std::vector<std::string> words;
  for (std::size_t first = 0; (first = output.find_first_not_of(kSpace, first)) != std::string::npos;) {
    const std::size_t last = std::min(output.find_first_of(kSpace, first), output.size());
    words.push_back(output.substr(first, last - first));
    first = last;
  }
  return words;
}

std::optional<std::string> answer_with(const Mistake& mistake, const Problem& problem) {
  const auto solved = solve_boards({problem});
  return solved ? mistaken_answer(mistake, *solved, 0) : std::nullopt;
}

std::vector<Explanation> explain(const Rules& rules, std::span<const Printed> outputs) {
  Diagnosis diagnosis(rules);
  for (const Printed& printed : outputs) diagnosis.take(printed);
  return diagnosis.explanations();
}

}  // namespace catchmate
