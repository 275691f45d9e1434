#include "catchmate/checker.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "../whole_table.h"
#include "catchmate/hard_boards.h"
#include "catchmate/random_problem.h"
#include "catchmate/report.h"
#include "catchmate/solver.h"
#include "diagnosis.h"
#include "smaller.h"
#include "test_boards.h"

namespace catchmate {

namespace {

// The most boards to try for mistakes that no board has shown: in all, for one file, and of one size before the next;
// and the largest size, in rows or points.
constexpr std::uint32_t kMostTried = 300;
constexpr std::uint32_t kTriedForFile = 40;
constexpr std::uint32_t kTriedOfSize = 100;
constexpr std::uint32_t kLargestTried = 5;
// The most boards to separate mistakes, and the most to try for each.
constexpr std::uint32_t kMostSeparating = 20;
constexpr std::uint32_t kTriedToSeparate = 60;
// The most boards to try for a mistake that is the only one left; it must hold on that many.
constexpr std::uint32_t kMostConfirming = 60;
constexpr std::uint32_t kConfirmed = 20;
// The most files to try for the room of a program that crashes.
constexpr std::uint32_t kMostExceeding = 60;
// The boards that a hunt for long games tries for the next file.
constexpr int kHunted = 100;
// The most rows or points, whatever the contest allows, and for a program that is too slow for some of them.
constexpr std::uint32_t kLargest = 20;
constexpr std::uint32_t kLargestForSlow = 3;
// The right outputs kept until the first wrong answer, for a diagnosis.
constexpr std::size_t kExplained = 200;
constexpr std::array<std::uint32_t, 5> kPercents{0, 10, 20, 30, 40};

// Whether a run ended by itself, but not well.
bool has_crashed(const ProgramRun& run) {
  return run.end == ProgramRun::End::signalled || (run.end == ProgramRun::End::exited && run.status != 0);
}

// The position of a board whose distance is nearest to the middle between a limit's bounds.
std::optional<Problem> board_within(const PlyLimit& limit, const Game& game) {
  const auto table = whole_table(game);
  if (!table) return std::nullopt;
  const Ply middle = (limit.right + limit.wrong) / 2;
  std::optional<Position> best;
  Ply least = limit.wrong;
  table->for_each([&](const Position& position, Value value) {
    if (value.outcome == Outcome::draw || value.distance <= limit.right || value.distance >= limit.wrong) return;
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
    if (auto valuation = mistake.simulate({&*table, 1})) valuations.push_back(std::move(valuation));
  }
  const std::vector<Position> positions = contest_positions(*table, random);
  const auto found = std::find_if(positions.begin(), positions.end(), [&](const Position& position) {
    std::set<std::optional<std::string>> answers;
    for (const Valuation& valuation : valuations) answers.insert(answer_for(game, position, valuation(position)));
    return answers.size() > 1;
  });
  return found == positions.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

Checker::Checker(const GameEntry& entry, std::uint64_t seed)
    : entry_(entry),
      contest_(entry.contest.value_or(Contest{})),
      random_(seed),
      unseen_(mistakes_of(entry.rules)),
      hunter_(hunter_for_long_games(entry, seed)),
      largest_(kLargest) {}

Checker::~Checker() = default;

bool Checker::has_found() const noexcept { return wrong_.exists() || (crash_.exists() && settles_); }

void Checker::settle() noexcept { settles_ = true; }

std::optional<std::string> Checker::next() {
  std::optional<SolvedFile> solved;
  while (!solved) {
    const auto file = next_file();
    if (!file) return std::nullopt;
    solved = solve_boards(*file);
  }
  running_ = std::make_shared<const SolvedFile>(std::move(*solved));
  boards_ += running_->file.size();
  return write_problems(running_->file).value_or("");
}

std::optional<Checker::File> Checker::next_file() {
  shrinking_ = nullptr;
  if (!has_found()) return file_to_search();
  if (auto smaller = smaller_than(wrong_)) return smaller;
  while (wrong_.exists() && separating_++ < kMostSeparating) {
    if (auto board = separating_board()) return File{std::move(*board)};
  }
  while (wrong_.exists() && confirming_ < kMostConfirming) {
    ++confirming_;
    if (auto board = confirming_board()) return File{std::move(*board)};
  }
  if (auto smaller = smaller_than(crash_)) return smaller;
  while (has_crashed(crash_.run) && exceeded() && exceeding_ < kMostExceeding) {
    ++exceeding_;
    if (auto file = file_beyond_room()) return file;
  }
  return std::nullopt;
}

std::optional<Checker::File> Checker::smaller_than(Failing& failing) {
  if (failing.smaller.empty()) return std::nullopt;
  shrinking_ = &failing;
  File file = std::move(failing.smaller.back());
  failing.smaller.pop_back();
  return file;
}

void Checker::take(ProgramRun run) {
  if (run.end == ProgramRun::End::timed_out && !has_found()) limit_size(running_->file);
  const Measures measures = measures_of(running_->file);
  for (std::size_t place = 0; place < measures.size(); ++place) {
    if (run.succeeded()) most_answered_[place] = std::max(most_answered_[place], measures[place]);
    if (has_crashed(run)) fewest_crashed_[place] = std::min(fewest_crashed_[place], measures[place]);
  }
  const bool is_wrong = !run.succeeded() || words_of(run.output) != words_of(running_->answers());
  Failing& failing = run.succeeded() ? wrong_ : crash_;
  if (run.succeeded()) {
    if (diagnosis_) {
      diagnosis_->take(*running_, run.output);
    } else if (is_wrong || printed_.size() < kExplained) {
      printed_.push_back({running_->file, run.output});
    }
  }
  // A smaller input must fail in the same way: a crash must not hide a wrong answer.
  const bool is_smaller = shrinking_ == &failing && run.end == failing.run.end;
  if (!is_wrong || (failing.exists() && !is_smaller)) return;
  failing.solved = running_;
  failing.run = std::move(run);
  failing.smaller = smaller_files(failing.solved->file);
  const std::size_t boards = failing.solved->file.size();
  failing.with_more = boards > 1 ? failing.smaller.size() - boards : 0;
  std::reverse(failing.smaller.begin(), failing.smaller.end());
  if (&failing != &wrong_ || diagnosis_) return;
  diagnosis_ = std::make_unique<Diagnosis>(entry_.rules);
  // The last output, the wrong one, first: it eliminates most mistakes.
  for (std::size_t number = printed_.size(); number-- > 0;) diagnosis_->take(printed_[number]);
}

Checker::Measures Checker::measures_of(const File& file) {
  Measures measures{0, 0, static_cast<std::uint32_t>(file.size())};
  for (const Problem& problem : file) {
    const Board& board = problem.game.board();
    if (board.is_graph()) continue;
    measures[kRows] = std::max(measures[kRows], board.rows());
    measures[kColumns] = std::max(measures[kColumns], board.columns());
  }
  return measures;
}

// The measure beyond which the program has always crashed, and up to which it never has.
std::optional<Checker::Measure> Checker::exceeded() const {
  for (const Measure measure : {kRows, kColumns, kBoards}) {
    const std::uint32_t most = most_answered_[measure];
    if (most > 0 && most < fewest_crashed_[measure] && fewest_crashed_[measure] != kUnmeasured) return measure;
  }
  return std::nullopt;
}

std::vector<Explanation> Checker::explanations_of_crash() const {
  constexpr std::array<Text, 3> kRooms{Text{"has room for {0} rows at most", "最多只能处理 {0} 行"},
                                       Text{"has room for {0} columns at most", "最多只能处理 {0} 列"},
                                       Text{"has room for {0} boards at most", "最多只能处理 {0} 个棋盘"}};
  const auto measure = exceeded();
  if (!measure) return {};
  const std::uint32_t low = most_answered_[*measure];
  const std::uint32_t high = fewest_crashed_[*measure] - 1;
  const auto about = [&](Language language) {
    const Speaker say{language};
    const std::string room = low == high ? std::to_string(high) : say(Text{"{0} to {1}", "{0} 到 {1}"}, low, high);
    return say(kRooms[*measure], room);
  };
  return {Explanation{"too-small", {}, {about(Language::english), about(Language::chinese)}}};
}

// A random file larger than the program's apparent arrays; nothing if it has enough, or the try fails.
std::optional<Checker::File> Checker::file_beyond_room() {
  const auto measure = exceeded();
  if (!measure) return std::nullopt;
  const std::uint32_t boards = measure == kBoards ? fewest_crashed_[kBoards] : 1;
  File file;
  while (file.size() < boards) {
    auto board = any_board(measure == kBoards ? std::min(kLargestTried, largest_) : largest_);
    if (!board) return std::nullopt;
    file.push_back(std::move(*board));
  }
  return measures_of(file)[*measure] < fewest_crashed_[*measure] ? std::nullopt : std::optional(std::move(file));
}

// Keeps later boards smaller than those of a file that took too long, to leave time for a wrong answer.
void Checker::limit_size(const File& file) {
  std::uint32_t largest = 0;
  for (const Problem& problem : file) {
    const Board& board = problem.game.board();
    largest = std::max(largest, board.is_graph() ? board.squares() : std::max(board.rows(), board.columns()));
  }
  largest_ = std::min(largest_, std::max(largest - 1, kLargestForSlow));
}

std::vector<ProgramFailure> Checker::failures(Language language) const {
  std::vector<ProgramFailure> failures;
  if (wrong_.exists()) failures.push_back(failure(wrong_, language));
  if (crash_.exists()) failures.push_back(failure(crash_, language));
  return failures;
}

ProgramFailure Checker::failure(const Failing& failing, Language language) const {
  const auto& [file, tables] = *failing.solved;
  const std::string expected = failing.solved->answers();
  // Missing answers do not count as state kept between boards.
  const std::vector<std::string> words = words_of(failing.run.output);
  std::size_t answers = 0;
  for (std::span<const std::string> left = words; !left.empty(); ++answers) {
    left = left.subspan(first_answer(contest_, left).size());
  }
  ProgramFailure failure{
      .input = write_problems(file).value_or(""),
      .expected = expected,
      .run = failing.run,
      .only_together = file.size() > 1 && failing.smaller.size() <= failing.with_more && answers == file.size(),
      .explanations = {},
      .line = report(tables.back(), file.back().position, {.line = true}, language)};
  if (&failing != &wrong_) {
    if (has_crashed(failing.run)) failure.explanations = explanations_of_crash();
    return failure;
  }
  failure.explanations = diagnosis_->explanations();
  if (failure.explanations.size() == 1) failure.confirmed = diagnosis_->confirmed();
  return failure;
}

// Boards that show mistakes; then, in turns, random ones of all sizes and long games.
Checker::File Checker::file_to_search() {
  File file;
  const std::uint32_t wanted = contest_.most_boards;
  for (std::uint32_t tried = 0; tried < kTriedForFile && tried_ < kMostTried && file.size() < wanted; ++tried) {
    if (auto board = revealing_board()) file.push_back(std::move(*board));
  }
  while (tried_ >= kMostTried && file.empty()) {
    auto board = hard_board();
    if (!board) break;
    return {std::move(*board)};
  }
  const bool goes_on = tried_ >= kMostTried && file.empty() && ++files_afterwards_ % 2 == 0;
  if (auto game = goes_on ? long_game() : std::nullopt) return {std::move(*game)};
  const std::uint32_t least = 1 + random_.below(wanted);
  while (file.empty() || (tried_ >= kMostTried && file.size() < least)) {
    if (auto board = any_board(largest_)) file.push_back(std::move(*board));
  }
  return file;
}

// The next of the boards that are hard for programs, if any is left.
std::optional<Problem> Checker::hard_board() {
  const auto texts = hard_boards(entry_.rules.id);
  if (hard_ == texts.size()) return std::nullopt;
  ProblemReader reader(entry_.rules);
  reader.feed(texts[hard_++]);
  reader.finish();
  return std::get<Problem>(*reader.next());
}

// The longest game so far, if it is a new one.
std::optional<Problem> Checker::long_game() {
  for (int tried = 0; tried < kHunted && !hunter_.done(); ++tried) hunter_.step();
  const auto& best = hunter_.state().best;
  if (!best || best->tried == hunted_) return std::nullopt;
  hunted_ = best->tried;
  return best->problem;
}

// A random board of at most `most` rows or points; nothing if the try fails.
std::optional<Problem> Checker::any_board(std::uint32_t most) {
  const auto size = [&](std::uint32_t fewest, std::uint32_t limit) {
    return fewest + random_.below(std::max(std::min(most, limit), fewest) - fewest + 1);
  };
  const RandomBoard wanted{.rows = size(contest_.fewest_rows, contest_.most_rows),
                           .columns = size(contest_.fewest_columns, contest_.most_columns),
                           .percent = kPercents[random_.below(kPercents.size())]};
  return random_problem(entry_, wanted, random_);
}

// The same, if the board is small.
std::optional<Problem> Checker::small_board(std::uint32_t most) {
  auto problem = any_board(most);
  return problem && is_small(problem->game) ? std::move(problem) : std::nullopt;
}

// A small board that shows a mistake for the first time; nothing if the try fails.
std::optional<Problem> Checker::revealing_board() {
  auto problem = small_board(std::min(3 + tried_++ / kTriedOfSize, kLargestTried));
  const auto table = problem ? whole_table(problem->game) : std::nullopt;
  if (!table) return std::nullopt;
  std::vector<Position> positions = contest_positions(*table, random_);
  bool reveals = false;
  std::erase_if(unseen_, [&](const Mistake& mistake) {
    const Valuation mistaken = mistake.simulate({&*table, 1});
    if (!mistaken) return false;
    const auto shows = [&](const Position& position) { return answers_wrongly(mistaken, *table, position); };
    const auto found = std::find_if(positions.begin(), positions.end(), shows);
    if (found == positions.end()) return false;
    // The other mistakes must show on the same position.
    positions = {*found};
    reveals = true;
    return true;
  });
  if (!reveals) return std::nullopt;
  problem->position = positions.front();
  return problem;
}

// A board on which programs with the remaining mistakes answer differently; nothing if none is found.
std::optional<Problem> Checker::separating_board() {
  const auto limit = diagnosis_->limit();
  auto board = limit ? board_within(*limit, wrong_.solved->file.back().game) : std::nullopt;
  const std::vector<Mistake> left = diagnosis_->mistakes();
  for (std::uint32_t tried = 0; !board && left.size() > 1 && tried < kTriedToSeparate; ++tried) {
    board = small_board(kLargestTried);
    const auto position = board ? separating_position(board->game, left, random_) : std::nullopt;
    if (position) {
      board->position = *position;
    } else {
      board.reset();
    }
  }
  return board;
}

// A board on which the only mistake left changes the answer, or whose length tells more of wrong lengths; nothing if
// none is wanted, or the try fails.
std::optional<Problem> Checker::confirming_board() {
  const std::vector<Mistake> left = diagnosis_->mistakes();
  const bool is_wanted = left.empty() ? diagnosis_->pattern().wants_more() : diagnosis_->confirmed() < kConfirmed;
  if (left.size() > 1 || !is_wanted) return std::nullopt;
  auto board = small_board(kLargestTried);
  const auto table = board ? whole_table(board->game) : std::nullopt;
  if (!table) return std::nullopt;
  const Valuation mistaken = left.empty() ? Valuation() : left.front().simulate({&*table, 1});
  const auto tells = [&](const Position& position) {
    const Value value = table->lookup(position);
    if (!left.empty()) return mistaken && answers_wrongly(mistaken, *table, position);
    return value.outcome != Outcome::draw && diagnosis_->pattern().wants(value.distance);
  };
  const std::vector<Position> positions = contest_positions(*table, random_);
  const auto found = std::find_if(positions.begin(), positions.end(), tells);
  if (found == positions.end()) return std::nullopt;
  board->position = *found;
  return board;
}

}  // namespace catchmate
