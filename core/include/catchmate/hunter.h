/// Hunts for the hardest boards of a game: simulated annealing over boards, each solved as a whole, in its hardest
/// position.
///
///     Hunter hunter(*find_entry("crossing-pawn"), *find_hunt_goal("longest"), {.rows = 10, .columns = 10}, 1);
///     while (hunter.state().tried < 10000) {
///       if (hunter.step()) show(*hunter.state().best);
///     }
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/random_problem.h"
#include "catchmate/solver.h"

namespace catchmate {

/// A position on a solved board, with its score.
struct Hardest {
  Position position;
  Ply score = 0;  ///< at least 1
};

/// A measure of a board's hardness.
struct HuntGoal {
  std::string id;     ///< "longest"
  std::string about;  ///< in English: "the longest win that can be forced"
  /// The hardest position of a whole table that is `huntable`, the first of equals; nothing if its score is below
  /// `least`, which is at least 1. A score is never above the table's longest distance.
  std::function<std::optional<Hardest>(const Table&, Ply least)> hardest;
};

/// All goals that a table alone decides.
[[nodiscard]] std::span<const HuntGoal> hunt_goals();
/// The goal with the id `id`; nullptr if there is none.
[[nodiscard]] const HuntGoal* find_hunt_goal(std::string_view id);

/// Whether a valid position could be a contest's: its format expresses it, the game is not over by a goal or a meeting,
/// and the side that starts is to move.
[[nodiscard]] bool is_huntable(const Game& game, const Position& position);

/// A board found by a hunt.
struct Hunted {
  Problem problem;
  Ply score = 0;
  std::uint64_t tried = 0;  ///< the number of boards up to this one

  [[nodiscard]] Hardest hardest() const { return {problem.position, score}; }
};

class Hunter {
 public:
  /// All that changes in a hunt. A hunter with the state of another one continues as that one would.
  struct State {
    std::uint64_t random = 0;            ///< the state of the random numbers
    std::uint64_t tried = 0;             ///< the number of boards tried
    std::optional<Hunted> current = {};  ///< the board to vary; nothing before the first
    std::optional<Hunted> best = {};     ///< nothing before the first board with a score
  };

  /// Hunts on boards of a size. `seed` determines all boards and their order, on every machine. Boards whose tables
  /// take more than `memory_budget` bytes do not count. A round of annealing, in which the accepted losses of score
  /// shrink, lasts `round` boards.
  Hunter(GameEntry entry, HuntGoal goal, const RandomBoard& size, State state, std::uint64_t memory_budget = kOverflow,
         std::uint64_t round = 2500);
  Hunter(GameEntry entry, HuntGoal goal, const RandomBoard& size, std::uint64_t seed,
         std::uint64_t memory_budget = kOverflow);

  /// The excess if the next board takes too much memory, as then most boards of this size do.
  [[nodiscard]] std::optional<TableTooLarge> too_large() const;
  /// Tries the next board for a few milliseconds. Returns whether that completes it.
  bool advance();
  /// Tries the next board, to its end. Returns whether it is the best so far.
  bool step();
  /// Whether no boards remain: the game has one board of this size, or none.
  [[nodiscard]] bool done() const noexcept { return done_; }
  [[nodiscard]] const State& state() const noexcept { return state_; }

 private:
  // A board that is being solved.
  struct Trial {
    State state;  // the hunter's next one, if it rejects the board
    std::optional<Problem> problem;
    Ply least;  // the score to accept
  };

  [[nodiscard]] std::optional<Problem> next_board(const State& state, Random& random) const;
  [[nodiscard]] Trial next_trial() const;
  [[nodiscard]] std::optional<Hardest> judge(Ply least);
  void take(std::optional<Hardest> found);

  GameEntry entry_;
  HuntGoal goal_;
  RandomBoard size_;
  std::uint64_t memory_budget_;
  std::uint64_t round_;
  State state_;
  std::optional<Trial> trial_;  // nothing between boards
  bool done_ = false;
  Solver solver_;
};

/// The seed of a hunt's search, numbered from 0; all differ.
[[nodiscard]] std::uint64_t seed_of_search(std::uint64_t seed, std::uint64_t search);

}  // namespace catchmate
