/// Diagnoses a program by its outputs: eliminates the mistakes that contradict any of them.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/mistakes.h"

namespace catchmate {

/// Bounds of a program's limit of plies, beyond which its answers are wrong.
struct PlyLimit {
  Ply right = 0;       ///< the longest game answered rightly
  Ply wrong = kNever;  ///< the shortest one answered wrongly
};

/// The boards of a file, solved.
struct SolvedFile {
  std::vector<Problem> file = {};
  std::vector<Table> tables = {};

  /// Solves a board. Returns false if it does not fit in memory.
  bool add(const Problem& problem);
  [[nodiscard]] Value value(std::size_t board) const { return tables[board].lookup(file[board].position); }
  /// The right answer for a board.
  [[nodiscard]] std::string answer(std::size_t board) const;
  /// The right answers, a line each.
  [[nodiscard]] std::string answers() const;
};

/// The boards of a file; nothing if one of them does not fit in memory.
[[nodiscard]] std::optional<SolvedFile> solve_boards(const std::vector<Problem>& file);

/// The answer of a program with a mistake for a board of a file; nothing if it has none.
[[nodiscard]] std::optional<std::string> mistaken_answer(const Mistake& mistake, const SolvedFile& solved,
                                                         std::size_t board);

/// Removes an answer from the beginning of the words. Returns false if they begin otherwise.
[[nodiscard]] bool skip_answer(std::span<const std::string>& words, const std::string& answer);

/// The first of an output's words that are one answer: a winner and a distance, a draw with a wrong number, or one
/// word.
[[nodiscard]] std::span<const std::string> first_answer(const Contest& contest, std::span<const std::string> words);

/// The features common to all wrong answers of a program.
class AnswerPattern {
 public:
  explicit AnswerPattern(Contest contest) : contest_(std::move(contest)) {}

  void take(const SolvedFile& solved, const std::string& output);
  /// The limit beyond which all games are draws, or all counts are off by as much; nothing if none explains all
  /// outputs, or no output needs one.
  [[nodiscard]] std::optional<PlyLimit> limit() const noexcept;
  /// The pattern that explains all outputs; nothing if none does.
  [[nodiscard]] std::optional<Explanation> explanation() const;
  /// Whether only the lengths of games are wrong, and more of them would tell how.
  [[nodiscard]] bool wants_more() const { return kind_ == Kind::length && lengths_.size() < kEnoughLengths; }
  /// Whether a game of this length would tell how.
  [[nodiscard]] bool wants(Ply distance) const {
    return wants_more() && distance > limit_.right && !lengths_.contains(distance);
  }

 private:
  enum class Kind : std::uint8_t { draw, number_of_draw, length, other };

  void take_answer(Value value, std::span<const std::string> expected, std::span<const std::string> answer);
  // Of a wrong answer; `ends`: whether the game ends with a winner.
  [[nodiscard]] Kind kind_of(bool ends, std::span<const std::string> expected,
                             std::span<const std::string> answer) const;

  static constexpr std::size_t kEnoughLengths = 4;

  Contest contest_;
  PlyLimit limit_;
  std::optional<Kind> kind_;             // of all wrong answers
  std::optional<std::int64_t> surplus_;  // in plies, of all wrong lengths
  std::set<Ply> lengths_;                // of games with a wrong length
  bool has_one_surplus_ = true;
  bool keeps_parity_ = true;
};

class Diagnosis {
 public:
  explicit Diagnosis(const Rules& rules)
      : mistakes_(mistakes_of(rules)),
        explains_(mistakes_.size()),
        eliminated_(mistakes_.size()),
        pattern_(contest_of(rules)) {}

  /// Eliminates the mistakes that would have printed another output.
  void take(const SolvedFile& solved, const std::string& output);
  /// The same; skips a file with a board that does not fit in memory.
  void take(const Printed& printed);
  /// The same for the mistake number `number`, from 0. Returns false if there is none.
  bool take_for(std::size_t number, const SolvedFile& solved, const std::string& output);
  /// The same for the common features of wrong answers.
  void take_pattern(const SolvedFile& solved, const std::string& output) { pattern_.take(solved, output); }

  /// The mistakes that explain a wrong output and contradict none.
  [[nodiscard]] std::vector<Mistake> mistakes() const;
  /// The limit of plies that explains all outputs, if one does.
  [[nodiscard]] std::optional<PlyLimit> limit() const noexcept { return pattern_.limit(); }
  [[nodiscard]] const AnswerPattern& pattern() const noexcept { return pattern_; }
  [[nodiscard]] std::vector<Explanation> explanations() const;
  /// The number of wrong outputs that the only mistake explains.
  [[nodiscard]] std::uint32_t confirmed() const;

 private:
  std::vector<Mistake> mistakes_;
  std::vector<std::uint32_t> explains_;  // by mistake: wrong outputs
  std::vector<bool> eliminated_;         // by mistake
  AnswerPattern pattern_;
};

}  // namespace catchmate
