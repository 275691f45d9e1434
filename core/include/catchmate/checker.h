/// Searches for a board on which a program's answer is wrong, minimises it, and diagnoses the mistake. The caller runs
/// the program on each input:
///
///     Checker checker(*find_entry("crossing-pawn"), seed);
///     while (const auto input = checker.next()) {
///       if (is_time_over()) break;
///       checker.take(run(program, *input));
///     }
///     for (const ProgramFailure& failure : checker.failures()) std::cout << report(failure);
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/hunter.h"
#include "catchmate/mistakes.h"
#include "catchmate/notation.h"
#include "catchmate/random.h"
#include "catchmate/text.h"
#include "catchmate/words.h"

namespace catchmate {

/// The times of a run.
struct RunTimes {
  std::chrono::milliseconds wall;
  std::optional<std::chrono::milliseconds> processor;  ///< with its children; nothing where it cannot be measured
  std::chrono::milliseconds limit;                     ///< of processor time
};

/// "1.25 s".
[[nodiscard]] std::string in_seconds(std::chrono::milliseconds time);

/// The result of a run of the program.
struct ProgramRun {
  enum class End : std::uint8_t {
    exited,     ///< with `status`
    signalled,  ///< by the signal `status`
    timed_out,
    too_long,  ///< its output exceeded the limit
  };

  End end = End::exited;
  int status = 0;
  std::string output = {};
  std::string errors = {};  ///< the beginning of its standard error
  std::optional<RunTimes> times = {};

  [[nodiscard]] bool succeeded() const noexcept { return end == End::exited && status == 0; }
};
template <>
inline constexpr WordList<4> kWords<ProgramRun::End>{"exited", "signalled", "timedOut", "tooLong"};

/// An input on which the program answers wrongly, or crashes or does not end.
struct ProgramFailure {
  std::string input;
  std::string expected;
  ProgramRun run;
  bool only_together = false;             ///< whether it answers each of the input's boards alone rightly
  std::vector<Explanation> explanations;  ///< the mistakes that explain every answer so far, right and wrong
  std::uint32_t confirmed = 0;            ///< the boards on which the only explanation predicted a wrong answer rightly
  std::string line;                       ///< a game of best play from the last board, as a report has it
};

/// A failure as text for a terminal: the input, the expected and the actual output, the mistake, and a line of play.
[[nodiscard]] std::string report(const ProgramFailure& failure, Language language = Language::english);

class Diagnosis;
struct SolvedFile;

class Checker {
 public:
  Checker(const GameEntry& entry, std::uint64_t seed);
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;
  ~Checker();

  /// The next input; nothing once no failure can become smaller, nor the diagnosis closer.
  [[nodiscard]] std::optional<std::string> next();
  /// Takes the result of the run on that input. Ignores white space in the output as judges do.
  void take(ProgramRun run);

  /// Whether the search has ended, with a wrong answer or by `settle`: further inputs minimise the failures or separate
  /// mistakes.
  [[nodiscard]] bool has_found() const noexcept;
  /// Whether the program has crashed, or has not ended: the search for a wrong answer goes on.
  [[nodiscard]] bool has_failed() const noexcept { return crash_.exists(); }
  /// Ends the search if there is any failure.
  void settle() noexcept;
  /// The number of boards in all inputs.
  [[nodiscard]] std::uint64_t boards() const noexcept { return boards_; }
  /// A wrong answer and a crash, if there are any, with the smallest inputs so far; their lines of play in `language`.
  [[nodiscard]] std::vector<ProgramFailure> failures(Language language = Language::english) const;

 private:
  using File = std::vector<Problem>;
  static constexpr std::uint32_t kUnmeasured = std::numeric_limits<std::uint32_t>::max();
  // The smallest file so far on which the program fails in one of the two ways.
  struct Failing {
    std::shared_ptr<const SolvedFile> solved = nullptr;
    ProgramRun run = {};
    std::vector<File> smaller = {};  // to try next, last first
    std::size_t with_more = 0;       // of these: the number with several boards, tried after each board alone

    [[nodiscard]] bool exists() const noexcept { return solved != nullptr; }
  };

  // The sizes of a file that a program's arrays may not hold: the most rows and columns of a board, 0 of a graph, and
  // the number of boards.
  enum Measure : std::uint8_t { kRows, kColumns, kBoards };
  using Measures = std::array<std::uint32_t, 3>;

  static Measures measures_of(const File& file);
  [[nodiscard]] std::optional<Measure> exceeded() const;
  [[nodiscard]] std::vector<Explanation> explanations_of_crash() const;
  [[nodiscard]] std::optional<File> file_beyond_room();
  void limit_size(const File& file);
  [[nodiscard]] std::optional<File> next_file();
  [[nodiscard]] std::optional<File> smaller_than(Failing& failing);
  [[nodiscard]] File file_to_search();
  [[nodiscard]] std::optional<Problem> hard_board();
  [[nodiscard]] std::optional<Problem> long_game();
  [[nodiscard]] std::optional<Problem> any_board(std::uint32_t most);
  [[nodiscard]] std::optional<Problem> small_board(std::uint32_t most);
  [[nodiscard]] std::optional<Problem> revealing_board();
  [[nodiscard]] std::optional<Problem> separating_board();
  [[nodiscard]] std::optional<Problem> confirming_board();
  [[nodiscard]] ProgramFailure failure(const Failing& failing, Language language) const;

  const GameEntry& entry_;
  Contest contest_;
  Random random_;
  std::vector<Mistake> unseen_;         // that no board has shown yet
  std::uint32_t tried_ = 0;             // boards for these
  std::uint32_t files_afterwards_ = 0;  // once enough boards were tried
  Hunter hunter_;                       // for long games
  std::uint64_t hunted_ = 0;            // `Hunted::tried` of its best board when last used
  std::size_t hard_ = 0;                // boards hard for programs, tried so far
  std::uint64_t boards_ = 0;
  bool settles_ = false;
  std::uint32_t largest_;                      // in rows or points: below that of a file that took too long
  std::uint32_t separating_ = 0;               // boards for separating mistakes
  std::uint32_t confirming_ = 0;               // boards for confirming the only one
  std::uint32_t exceeding_ = 0;                // files for confirming the size of a program's arrays
  std::shared_ptr<const SolvedFile> running_;  // the file of the last `next`
  Failing* shrinking_ = nullptr;               // the failure that this file is to shrink, if any
  Measures most_answered_ = {};                // of the files that the program has answered
  Measures fewest_crashed_{kUnmeasured, kUnmeasured, kUnmeasured};  // of those on which it has crashed
  Failing wrong_ = {};
  Failing crash_ = {};
  std::vector<Printed> printed_ = {};     // outputs before the diagnosis
  std::unique_ptr<Diagnosis> diagnosis_;  // after a wrong answer
};

}  // namespace catchmate
