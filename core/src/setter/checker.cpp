#include "catchmate/checker.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "catchmate/random_problem.h"
#include "catchmate/report.h"
#include "catchmate/solver.h"
#include "smaller.h"
#include "suspects.h"
#include "telling.h"
#include "whole_table.h"

namespace catchmate {

namespace {

// So many boards are looked at for mistakes that no board has shown: in all, for one file, and of one size before the
// next; and the largest size, in rows or points.
constexpr std::uint32_t kMostLooked = 300;
constexpr std::uint32_t kLookedForFile = 40;
constexpr std::uint32_t kLookedOfSize = 100;
constexpr std::uint32_t kLargestLooked = 5;
// So many boards are to tell mistakes apart, each the first of so many that does.
constexpr std::uint32_t kToldApart = 20;
constexpr std::uint32_t kLookedToTell = 60;
// So many boards of long games are tried for the next file.
constexpr int kHunted = 100;
// Rows or points at most, whatever the contest allows.
constexpr std::uint32_t kLargest = 20;
// The outputs that a mistake has to explain, besides those after the first wrong answer.
constexpr std::size_t kExplained = 200;
// So many files are tried for a wrong answer, after a failure.
constexpr std::uint32_t kAfterFailure = 30;

constexpr std::array<std::uint32_t, 5> kPercents{0, 10, 20, 30, 40};

// The position of a board whose game lasts a number of plies as near as can be to the middle of what is right and what
// is wrong.
std::optional<Problem> board_within(const Cap& cap, const Game& game) {
  const auto table = whole_table(game);
  if (!table) return std::nullopt;
  const Ply middle = (cap.right + cap.wrong) / 2;
  std::optional<Position> best;
  Ply least = cap.wrong;
  table->for_each([&](const Position& position, Value value) {
    if (value.outcome == Outcome::draw || value.distance <= cap.right || value.distance >= cap.wrong) return;
    if (position.to_move != game.rules().starts || !fits_contest(game, position)) return;
    const Ply off = std::max(value.distance, middle) - std::min(value.distance, middle);
    if (off >= least) return;
    best = position;
    least = off;
  });
  return best ? std::optional(Problem{.game = game, .position = *best}) : std::nullopt;
}

// A position of a board on which programs with some mistakes answer differently.
std::optional<Position> separating_position(const Game& game, const std::vector<Mistake>& mistakes, Random& random) {
  const auto table = whole_table(game);
  if (!table) return std::nullopt;
  std::vector<Valuation> valuations;
  for (const Mistake& mistake : mistakes) {
    if (auto valuation = mistake.program({&*table, 1})) valuations.push_back(std::move(valuation));
  }
  const std::vector<Position> positions = first_positions(*table, random);
  const auto found = std::find_if(positions.begin(), positions.end(), [&](const Position& position) {
    std::set<std::optional<std::string>> answers;
    for (const Valuation& valuation : valuations) answers.insert(written(game, position, valuation(position)));
    return answers.size() > 1;
  });
  return found == positions.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

Checker::Checker(const GameEntry& entry, std::uint64_t seed)
    : entry_(entry),
      contest_(entry.contest.value_or(Contest{})),
      random_(seed),
      untold_(mistakes_of(entry.rules)),
      hunter_(hunter_for_long_games(entry, seed)) {}

Checker::~Checker() = default;

bool Checker::has_found() const noexcept {
  return answer_.exists() || (failure_.exists() && (settles_ || after_failure_ > kAfterFailure));
}

void Checker::settle() noexcept { settles_ = true; }

std::optional<std::string> Checker::next() {
  std::optional<SolvedFile> solved;
  while (!solved) {
    const auto file = next_file();
    if (!file) return std::nullopt;
    solved = solve_boards(*file);
  }
  asked_ = std::make_shared<const SolvedFile>(std::move(*solved));
  boards_ += asked_->file.size();
  return write_problems(asked_->file).value_or("");
}

std::optional<Checker::File> Checker::next_file() {
  asked_for_ = nullptr;
  if (!has_found()) return file_to_search();
  if (auto smaller = smaller_than(answer_)) return smaller;
  while (answer_.exists() && told_apart_++ < kToldApart) {
    if (auto board = separating_board()) return File{std::move(*board)};
  }
  return smaller_than(failure_);
}

std::optional<Checker::File> Checker::smaller_than(Wrong& wrong) {
  if (wrong.smaller.empty()) return std::nullopt;
  asked_for_ = &wrong;
  File file = std::move(wrong.smaller.back());
  wrong.smaller.pop_back();
  return file;
}

void Checker::take(ProgramRun run) {
  if (failure_.exists()) ++after_failure_;
  const bool is_wrong = !run.succeeded() || words_of(run.output) != words_of(asked_->answers());
  Wrong& wrong = run.succeeded() ? answer_ : failure_;
  if (run.succeeded()) {
    if (suspects_) {
      suspects_->take(*asked_, run.output);
    } else if (is_wrong || printed_.size() < kExplained) {
      printed_.push_back({asked_->file, run.output});
    }
  }
  // What is made smaller stays wrong in the same way: a crash is not to hide a wrong answer.
  const bool is_smaller = asked_for_ == &wrong && run.end == wrong.run.end;
  if (!is_wrong || (wrong.exists() && !is_smaller)) return;
  wrong.solved = asked_;
  wrong.run = std::move(run);
  wrong.smaller = smaller_files(wrong.solved->file);
  std::reverse(wrong.smaller.begin(), wrong.smaller.end());
  if (&wrong != &answer_ || suspects_) return;
  suspects_ = std::make_unique<Suspects>(entry_.rules);
  // The wrong answer leaves few of them, which are then tried on all the right ones.
  for (std::size_t number = printed_.size(); number-- > 0;) suspects_->take(printed_[number]);
}

std::vector<Finding> Checker::findings() const {
  std::vector<Finding> findings;
  if (answer_.exists()) findings.push_back(finding(answer_));
  if (failure_.exists()) findings.push_back(finding(failure_));
  return findings;
}

Finding Checker::finding(const Wrong& wrong) const {
  const auto& [file, tables] = *wrong.solved;
  const std::string expected = wrong.solved->answers();
  // A program that leaves answers out keeps nothing.
  const bool is_whole = words_of(wrong.run.output).size() == words_of(expected).size();
  Finding finding{.input = write_problems(file).value_or(""),
                  .expected = expected,
                  .run = wrong.run,
                  .only_together = file.size() > 1 && wrong.smaller.empty() && is_whole,
                  .explanations = {},
                  .line = report(tables.back(), file.back().position, {.line = true})};
  if (&wrong == &answer_) finding.explanations = suspects_->explanations();
  return finding;
}

// The boards that show mistakes; then random ones of all sizes and long games in turns.
Checker::File Checker::file_to_search() {
  File file;
  const std::uint32_t wanted = contest_.most_boards;
  for (std::uint32_t looked = 0; looked < kLookedForFile && looked_ < kMostLooked && file.size() < wanted; ++looked) {
    if (auto board = telling_board()) file.push_back(std::move(*board));
  }
  const bool goes_on = looked_ >= kMostLooked && file.empty() && ++looked_afterwards_ % 2 == 0;
  if (auto game = goes_on ? long_game() : std::nullopt) return {std::move(*game)};
  const std::uint32_t least = 1 + random_.below(wanted);
  while (file.empty() || (looked_ >= kMostLooked && file.size() < least)) {
    if (auto board = any_board(kLargest)) file.push_back(std::move(*board));
  }
  return file;
}

// The longest game so far, if it is longer than the one before.
std::optional<Problem> Checker::long_game() {
  for (int tried = 0; tried < kHunted && !hunter_.done(); ++tried) hunter_.step();
  const auto& best = hunter_.state().best;
  if (!best || best->tried == hunted_) return std::nullopt;
  hunted_ = best->tried;
  return best->problem;
}

// A board of at most so many rows or points; nothing if the random one is none.
std::optional<Problem> Checker::any_board(std::uint32_t most) {
  const auto size = [&](std::uint32_t fewest, std::uint32_t limit) {
    return fewest + random_.below(std::max(std::min(most, limit), fewest) - fewest + 1);
  };
  const RandomBoard wanted{
      .rows = size(contest_.fewest_rows, contest_.most_rows),
      .columns = size(contest_.input == Contest::Input::coordinates ? contest_.fewest_rows : 1, contest_.most_columns),
      .percent = kPercents[random_.below(kPercents.size())]};
  return random_problem(entry_, wanted, random_);
}

// Such a board, if it is so small that many programs can be tried on all its positions.
std::optional<Problem> Checker::small_board(std::uint32_t most) {
  auto problem = any_board(most);
  return problem && is_small(problem->game) ? std::move(problem) : std::nullopt;
}

// A small board that shows a mistake which none has shown yet; nothing if the one looked at does not.
std::optional<Problem> Checker::telling_board() {
  auto problem = small_board(std::min(3 + looked_++ / kLookedOfSize, kLargestLooked));
  const auto table = problem ? whole_table(problem->game) : std::nullopt;
  if (!table) return std::nullopt;
  std::vector<Position> positions = first_positions(*table, random_);
  bool tells = false;
  std::erase_if(untold_, [&](const Mistake& mistake) {
    const Valuation mistaken = mistake.program({&*table, 1});
    if (!mistaken) return false;
    const auto shows = [&](const Position& position) {
      const auto answer = written(table->game(), position, mistaken(position));
      return answer && answer != written(table->game(), position, table->lookup(position));
    };
    const auto found = std::find_if(positions.begin(), positions.end(), shows);
    if (found == positions.end()) return false;
    // Of the other mistakes those are told that show there, too.
    positions = {*found};
    tells = true;
    return true;
  });
  if (!tells) return std::nullopt;
  problem->position = positions.front();
  return problem;
}

// A board on which programs with the mistakes that are left answer differently; nothing if none is found.
std::optional<Problem> Checker::separating_board() {
  const auto cap = suspects_->cap();
  auto board = cap ? board_within(*cap, answer_.solved->file.back().game) : std::nullopt;
  const std::vector<Mistake> left = suspects_->mistakes();
  for (std::uint32_t looked = 0; !board && left.size() > 1 && looked < kLookedToTell; ++looked) {
    board = small_board(kLargestLooked);
    const auto position = board ? separating_position(board->game, left, random_) : std::nullopt;
    if (position) {
      board->position = *position;
    } else {
      board.reset();
    }
  }
  return board;
}

}  // namespace catchmate
