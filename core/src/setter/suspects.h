/// The mistakes that a program may have, by what it printed so far.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catchmate/mistakes.h"

namespace catchmate {

/// A limit of plies, as far as answers tell it: what lasts `right` plies is still right, what lasts `wrong` is taken
/// for a draw.
struct Cap {
  Ply right = 0;
  Ply wrong = kNever;
};

/// The boards of a file, solved.
struct SolvedFile {
  std::vector<Problem> file = {};
  std::vector<Table> tables = {};

  /// Solves a board; returns whether it fits in memory.
  bool add(const Problem& problem);
  [[nodiscard]] Value value(std::size_t board) const { return tables[board].lookup(file[board].position); }
  /// The right answer for a board.
  [[nodiscard]] std::string answer(std::size_t board) const;
  /// The right answers, a line each.
  [[nodiscard]] std::string answers() const;
};

/// The boards of a file; nothing if one of them does not fit in memory.
[[nodiscard]] std::optional<SolvedFile> solve_boards(const std::vector<Problem>& file);

/// What a program with a mistake answers for a board of a file; nothing where it has no answer.
[[nodiscard]] std::optional<std::string> mistaken_answer(const Mistake& mistake, const SolvedFile& solved,
                                                         std::size_t board);

/// Whether the words begin with those of an answer, which are then left behind.
[[nodiscard]] bool skip_answer(std::span<const std::string>& words, const std::string& answer);

class Suspects {
 public:
  explicit Suspects(const Rules& rules)
      : mistakes_(mistakes_of(rules)), explains_(mistakes_.size()), is_out_(mistakes_.size()) {}

  /// Leaves those out that would have printed something else.
  void take(const SolvedFile& solved, const std::string& output);
  /// Does that for the mistake with a number, from 0. Returns whether there is one.
  bool take_for(std::size_t number, const SolvedFile& solved, const std::string& output);
  /// Does that for limits of plies.
  void take_limit(const SolvedFile& solved, const std::string& output);
  /// The same, unless a board does not fit in memory.
  void take(const Printed& printed);

  /// Those that explain a wrong output, and all others for which it can be told.
  [[nodiscard]] std::vector<Mistake> mistakes() const;
  /// The limit that explains all outputs; nothing if none does, or if no output needs one.
  [[nodiscard]] std::optional<Cap> cap() const noexcept;
  [[nodiscard]] std::vector<Explanation> explanations() const;

 private:
  std::vector<Mistake> mistakes_;
  std::vector<bool> explains_;  // by mistake: a wrong output
  std::vector<bool> is_out_;    // by mistake
  Cap cap_;
  bool may_cap_ = true;
};

}  // namespace catchmate
