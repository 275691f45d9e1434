/// Finds the first wrong answer in a program's output, and the mistakes that explain the whole output.
///
///     Detector detector(crossing_pawn(), input, output);
///     while (detector.advance()) {
///     }
///     if (detector.difference()) show(*detector.difference());
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/mistakes.h"
#include "catchmate/notation.h"

namespace catchmate {

/// The first difference between an output and the right answers.
struct Detection {
  std::uint32_t boards = 0;  ///< in the input
  Problem problem;           ///< with the wrong answer; the last board if the output goes on after it
  std::string expected;      ///< its answer; empty if the output goes on
  std::string got;           ///< empty if the output has ended before
  std::vector<Explanation> explanations = {};
};

class Diagnosis;
struct SolvedFile;

class Detector {
 public:
  /// Compares a program's output for an input with the right answers. A board that takes more than `memory_budget`
  /// bytes to solve is an error.
  Detector(const Rules& rules, std::string_view input, std::string output, std::uint64_t memory_budget = kOverflow);
  Detector(const Detector&) = delete;
  Detector& operator=(const Detector&) = delete;
  ~Detector();

  /// Solves one more board, or tries one more mistake. Returns whether anything is left to do.
  bool advance();
  /// Why the input cannot be compared; nothing if it can.
  [[nodiscard]] const std::optional<InputError>& error() const noexcept { return error_; }
  /// Nothing if all answers are right. Call it when `advance` has returned false.
  [[nodiscard]] const std::optional<Detection>& difference() const noexcept { return difference_; }

 private:
  bool solve_next();
  bool compare();

  Contest contest_;
  std::string output_;
  std::uint64_t memory_budget_;
  ProblemReader reader_;
  std::unique_ptr<SolvedFile> solved_;
  std::unique_ptr<Diagnosis> diagnosis_;
  std::size_t tried_ = 0;  // mistakes
  std::optional<InputError> error_ = {};
  std::optional<Detection> difference_ = {};
};

/// The answers of a program with a mistake for the boards of a file.
struct MistakenAnswers {
  std::string id;  ///< see `id_of`
  std::string about;
  std::vector<std::optional<std::string>> answers;  ///< by board; nothing if it has none, or was not simulated
};

/// The answers of programs for a file.
struct FileAnswers {
  std::vector<std::string> right;
  std::vector<MistakenAnswers> mistaken;  ///< in the order of `mistakes_of`
};

/// The answers of right programs and of those with each mistake for an input; an error if the input does not have the
/// game's format. Skips mistakes that take a solve on boards with more than `most_positions` positions.
[[nodiscard]] std::variant<FileAnswers, InputError> answers_for(const Rules& rules, std::string_view input,
                                                                std::uint64_t most_positions = kOverflow);

}  // namespace catchmate
