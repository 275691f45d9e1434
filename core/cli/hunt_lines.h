/// The lines of a hunt: JSON objects as `solve --json` prints them, with a field about the hunt.
#pragma once

#include <catchmate/cover.h>
#include <catchmate/hunter.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What determines the boards of all jobs of a hunt.
struct Hunt {
  const catchmate::GameEntry* entry = nullptr;
  catchmate::HuntGoal goal = {};
  catchmate::RandomBoard size = {};
  std::uint64_t seed = 0;
  std::uint64_t jobs = 1;
  std::uint64_t shard = 1;  ///< which part of the hunt, from 1
  std::uint64_t shards = 1;
};

/// The seed of a job, from 0: no other job of any shard of the hunt has the same.
[[nodiscard]] std::uint64_t seed_of(const Hunt& hunt, std::uint64_t job);

/// A job's board, solved, as a line with its end.
[[nodiscard]] std::string line_of(const Hunt& hunt, std::uint64_t job, const catchmate::Hunted& found);

/// A board that separates programs with mistakes from right ones, as a line with its end.
[[nodiscard]] std::string line_of(const catchmate::Cover& cover, const catchmate::Separating& board);

/// A line for each job: its best board, if any, and its state.
[[nodiscard]] std::string write_hunt(const Hunt& hunt, const std::vector<catchmate::Hunter::State>& states);

/// The states of all jobs in such a file. Throws `CommandError` for a file of another hunt, or of none.
[[nodiscard]] std::vector<catchmate::Hunter::State> read_hunt(const Hunt& hunt, const std::string& path);

/// Lines of one hunt, or of several for the same.
class HuntMerge {
 public:
  /// Adds the lines of a text. Returns its first fault, if any.
  [[nodiscard]] std::optional<std::string> add(const std::string& text);
  /// The lines of all boards without the states of jobs, each board once, the hardest first.
  [[nodiscard]] std::string merged() const;
  /// These boards, to be written to `path`. Throws `CommandError` if one is not valid.
  [[nodiscard]] std::vector<catchmate::Problem> boards(const std::string& path) const;

 private:
  struct Line {
    catchmate::Ply score;
    std::string board;  // board and position
    std::string text;
  };

  [[nodiscard]] std::vector<std::string> sorted() const;

  std::optional<std::pair<std::string, std::string>> kind_;  // the game and the goal
  std::vector<Line> lines_;
};
