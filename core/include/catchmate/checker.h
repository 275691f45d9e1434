/// Looks for a board on which a program's answer is wrong, makes it as small as can be, and finds the mistake. It says
/// what to run the program on, and is told what became of that:
///
///     Checker checker(*find_entry("crossing-pawn"), seed);
///     while (const auto input = checker.next()) {
///       if (is_time_over()) break;
///       checker.take(run(program, *input));
///     }
///     for (const Finding& finding : checker.findings()) say(finding);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/hunter.h"
#include "catchmate/mistakes.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"

namespace catchmate {

/// What became of a run of the program.
struct ProgramRun {
  enum class End : std::uint8_t {
    exited,     ///< with `status`
    signalled,  ///< by the signal `status`
    timed_out,
    too_long,  ///< its output was longer than was read
  };

  End end = End::exited;
  int status = 0;
  std::string output = {};
  std::string errors = {};  ///< the beginning of what it wrote to standard error

  [[nodiscard]] bool succeeded() const noexcept { return end == End::exited && status == 0; }
};

/// An input on which the program is wrong, or fails.
struct Finding {
  std::string input;
  std::string expected;
  ProgramRun run;
  bool only_together = false;             ///< whether each of the input's boards alone is answered rightly
  std::vector<Explanation> explanations;  ///< the mistakes that explain every answer so far, right and wrong
  std::string line;                       ///< a game of best play from the last board, as a report has it
};

/// A finding as text for a terminal: the input, what was expected and what came, the mistake, and a line of play.
[[nodiscard]] std::string report(const Finding& finding);

class Suspects;
struct SolvedFile;

class Checker {
 public:
  Checker(const GameEntry& entry, std::uint64_t seed);
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;
  ~Checker();

  /// The next input; nothing once what was found cannot be made smaller, nor its mistake told more closely.
  [[nodiscard]] std::optional<std::string> next();
  /// Takes what became of the run on that input. White space in the output counts as judges take it.
  void take(ProgramRun run);

  /// Whether it looks no further, so that what follows makes an input smaller or tells mistakes apart: a wrong answer
  /// was found, or a failure and for some time no wrong answer.
  [[nodiscard]] bool has_found() const noexcept;
  /// Looks no further: what was found so far is made smaller, however short the search was.
  void settle() noexcept;
  /// How many boards the program was run on so far.
  [[nodiscard]] std::uint64_t boards() const noexcept { return boards_; }
  /// A wrong answer and a failure, if there were any, with their inputs as small as they were made.
  [[nodiscard]] std::vector<Finding> findings() const;

 private:
  using File = std::vector<Problem>;
  // A file on which the program is wrong or fails, the smallest so far.
  struct Wrong {
    std::shared_ptr<const SolvedFile> solved = nullptr;
    ProgramRun run = {};
    std::vector<File> smaller = {};  // what it may be made smaller to, last first

    [[nodiscard]] bool exists() const noexcept { return solved != nullptr; }
  };

  [[nodiscard]] std::optional<File> next_file();
  [[nodiscard]] std::optional<File> smaller_than(Wrong& wrong);
  [[nodiscard]] File file_to_search();
  [[nodiscard]] std::optional<Problem> long_game();
  [[nodiscard]] std::optional<Problem> any_board(std::uint32_t most);
  [[nodiscard]] std::optional<Problem> small_board(std::uint32_t most);
  [[nodiscard]] std::optional<Problem> telling_board();
  [[nodiscard]] std::optional<Problem> separating_board();
  [[nodiscard]] Finding finding(const Wrong& wrong) const;

  const GameEntry& entry_;
  Contest contest_;
  Random random_;
  std::vector<Mistake> untold_;          // those that no board has shown yet
  std::uint32_t looked_ = 0;             // boards looked at for these
  std::uint32_t looked_afterwards_ = 0;  // files chosen since
  Hunter hunter_;                        // for long games
  std::uint64_t hunted_ = 0;             // the number of boards it had tried when its best one was taken last
  std::uint64_t boards_ = 0;
  bool settles_ = false;
  std::uint32_t after_failure_ = 0;          // files that the program was run on since it first failed
  std::uint32_t told_apart_ = 0;             // boards that were to tell mistakes apart
  std::shared_ptr<const SolvedFile> asked_;  // the file of the last `next`
  Wrong* asked_for_ = nullptr;               // what that may make smaller; null for none
  Wrong answer_ = {};
  Wrong failure_ = {};
  std::vector<Printed> printed_ = {};   // the first outputs
  std::unique_ptr<Suspects> suspects_;  // once an answer was wrong
};

}  // namespace catchmate
