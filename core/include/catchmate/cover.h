/// Finds few boards that separate programs with known mistakes from right ones.
///
///     Cover cover(*find_entry("crossing-pawn"), {.rows = 6, .columns = 6}, 1);
///     for (int board = 0; board < 1000; ++board) cover.step();
///     for (const Separating& board : cover.boards()) say(write_problem(board.problem.game, board.problem.position));
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catchmate/games.h"
#include "catchmate/hunter.h"
#include "catchmate/mistakes.h"
#include "catchmate/random.h"
#include "catchmate/random_problem.h"

namespace catchmate {

/// A board, and the mistakes that it shows.
struct Separating {
  Problem problem;
  std::vector<std::size_t> mistakes;  ///< with a wrong answer: their numbers in the list, ascending
};

class Cover {
 public:
  /// Tries boards up to that size, and larger ones from a hunt for long games. `seed` determines all.
  Cover(GameEntry entry, const RandomBoard& size, std::uint64_t seed);

  [[nodiscard]] const Rules& rules() const noexcept { return entry_.rules; }
  /// The mistakes, in the order of their numbers.
  [[nodiscard]] const std::vector<Mistake>& mistakes() const noexcept { return mistakes_; }
  /// Tries one more board. Returns whether it is the first one to show some mistake.
  bool step();
  /// A small set of boards that shows each of these mistakes, given by number, that any board has shown.
  [[nodiscard]] std::vector<Separating> boards(std::span<const std::size_t> wanted) const;
  /// The same for all mistakes.
  [[nodiscard]] std::vector<Separating> boards() const;

 private:
  bool try_board(const Problem& problem);

  GameEntry entry_;
  RandomBoard size_;
  Random random_;
  Hunter hunter_;
  std::vector<Mistake> mistakes_;
  std::uint64_t steps_ = 0;
  std::vector<std::optional<Separating>> best_;  // by mistake: the board that shows it and the most others
};

}  // namespace catchmate
