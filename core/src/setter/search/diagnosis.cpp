#include "diagnosis.h"

#include <algorithm>
#include <cstdlib>
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

constexpr std::string_view kLengths = "lengths";

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
  take_pattern(solved, output);
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
  const std::vector<Mistake> left = mistakes();
  const auto pattern = pattern_.explanation();
  // That lengths are wrong explains less than any mistake does.
  if (pattern && (pattern->kind != kLengths || left.empty())) explanations.push_back(*pattern);
  for (const Mistake& mistake : left) explanations.push_back({mistake.kind, mistake.side, mistake.about});
  return explanations;
}

// ---- Patterns

void AnswerPattern::take(const SolvedFile& solved, const std::string& output) {
  const std::vector<std::string> words = words_of(output);
  std::span<const std::string> left = words;
  for (std::size_t board = 0; board < solved.file.size(); ++board) {
    const auto answer = first_answer(contest_, left);
    left = left.subspan(answer.size());
    take_answer(solved.value(board), words_of(solved.answer(board)), answer);
  }
  if (!left.empty()) kind_ = Kind::other;
}

void AnswerPattern::take_answer(Value value, std::span<const std::string> expected,
                                std::span<const std::string> answer) {
  const bool ends = value.outcome != Outcome::draw && !value.endless();
  if (std::equal(expected.begin(), expected.end(), answer.begin(), answer.end())) {
    if (ends) limit_.right = std::max(limit_.right, value.distance);
    return;
  }
  const Kind kind = kind_of(ends, expected, answer);
  kind_ = kind_.value_or(kind) == kind ? kind : Kind::other;
  if (ends) limit_.wrong = std::min(limit_.wrong, value.distance);
  if (kind != Kind::length) return;
  const std::int64_t surplus = std::strtoll(answer[1].c_str(), nullptr, 10) - std::int64_t{value.distance};
  has_one_surplus_ = has_one_surplus_ && surplus_.value_or(surplus) == surplus;
  keeps_parity_ = keeps_parity_ && surplus % 2 == 0;
  surplus_ = surplus;
  if (surplus == 0) kind_ = Kind::other;
  lengths_.insert(value.distance);
}

AnswerPattern::Kind AnswerPattern::kind_of(bool ends, std::span<const std::string> expected,
                                           std::span<const std::string> answer) const {
  const bool is_draw = !answer.empty() && answer[0] == contest_.draw;
  if (is_draw && answer.size() == 2 && expected[0] == contest_.draw) return Kind::number_of_draw;
  if (is_draw && answer.size() == 1 && ends) return Kind::draw;
  const bool is_length = ends && answer.size() == 2 && expected.size() == 2 && answer[0] == expected[0] &&
                         answer[1].find_first_not_of("0123456789") == std::string::npos;
  return is_length ? Kind::length : Kind::other;
}

std::optional<PlyLimit> AnswerPattern::limit() const noexcept {
  const bool is_of_kind = kind_ == Kind::draw || (kind_ == Kind::length && has_one_surplus_ && lengths_.size() > 1);
  const bool explains = is_of_kind && limit_.right > 0 && limit_.right < limit_.wrong;
  return explains ? std::optional(limit_) : std::nullopt;
}

std::optional<Explanation> AnswerPattern::explanation() const {
  const auto explained = [](std::string_view kind, const Text& about, const auto&... parts) {
    return Explanation{std::string(kind),
                       {},
                       {Speaker{Language::english}(about, parts...), Speaker{Language::chinese}(about, parts...)}};
  };
  if (const auto found = limit()) {
    const Ply most = found->wrong - 1;
    const auto within = [&](Language language) {
      const Speaker say{language};
      return found->right == most ? std::to_string(most) : say(Text{"{0} to {1}", "{0} 到 {1}"}, found->right, most);
    };
    const Sentence bounds{within(Language::english), within(Language::chinese)};
    if (kind_ == Kind::draw) {
      return explained("cap", {"takes what lasts more than {0} plies for a draw", "步数超过 {0} 就判为平局"}, bounds);
    }
    const Text about =
        *surplus_ > 0 ? Text{"counts {0} plies too many in games of more than {1} plies", "步数超过 {1} 时多算 {0} 步"}
                      : Text{"counts {0} plies too few in games of more than {1} plies", "步数超过 {1} 时少算 {0} 步"};
    return explained("shift", about, std::abs(*surplus_), bounds);
  }
  if (kind_ == Kind::number_of_draw) {
    return explained("numbers-draws", {"prints a number with a draw", "平局后面多打印了一个数"});
  }
  if (kind_ == Kind::length && !has_one_surplus_ && keeps_parity_) {
    return explained(kLengths,
                     {"finds each winner, but counts some games wrong, each by an even number of plies, as with a "
                      "stack for a queue",
                      "胜负都对，但有的步数不对，而且都差偶数步，好比把队列写成了栈"});
  }
  return std::nullopt;
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
