/// Diagnoses a program by its outputs: eliminates the mistakes that contradict any of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/mistakes.h"

namespace catchmate {

/// Bounds of a program's limit of plies, beyond which it answers a draw.
struct PlyLimit {
  Ply right = 0;       ///< the longest game answered rightly
  Ply wrong = kNever;  ///< the shortest one answered as a draw
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

class Diagnosis {
 public:
  explicit Diagnosis(const Rules& rules)
      : mistakes_(mistakes_of(rules)), explains_(mistakes_.size()), eliminated_(mistakes_.size()) {}

  /// Eliminates the mistakes that would have printed another output.
  void take(const SolvedFile& solved, const std::string& output);
  /// The same; skips a file with a board that does not fit in memory.
  void take(const Printed& printed);
  /// The same for the mistake number `number`, from 0. Returns false if there is none.
  bool take_for(std::size_t number, const SolvedFile& solved, const std::string& output);
  /// The same for a limit of plies.
  void take_limit(const SolvedFile& solved, const std::string& output);

  /// The mistakes that explain a wrong output and contradict none.
  [[nodiscard]] std::vector<Mistake> mistakes() const;
  /// The limit that explains all outputs; nothing if none does, or if no output needs one.
  [[nodiscard]] std::optional<PlyLimit> limit() const noexcept;
  [[nodiscard]] std::vector<Explanation> explanations() const;
  /// The number of wrong outputs that the only mistake explains.
  [[nodiscard]] std::uint32_t confirmed() const;

 private:
  std::vector<Mistake> mistakes_;
  std::vector<std::uint32_t> explains_;  // by mistake: wrong outputs
  std::vector<bool> eliminated_;         // by mistake
  PlyLimit limit_;
  bool may_limit_ = true;
};

}  // namespace catchmate
