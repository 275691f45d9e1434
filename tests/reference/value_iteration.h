/// The slow, obvious twin of the solver: value iteration over all states of a game, written down in full.
///
/// Round d visits every open state and settles exactly those of distance d:
///
///     won in d     some successor was lost in round d - 1
///     lost in d    all successors are won, the last of them in round d - 1
///
/// The rounds end with the first one that settles nothing; the remaining open states are drawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace catchmate::reference {

/// A state's value for the side to move.
enum class Result : std::uint8_t { won, drawn, lost };

struct Verdict {
  Result result = Result::drawn;
  unsigned plies = 0;  ///< to the end of the game; 0 for a draw

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// All states of a game, numbered from 0 in order of addition.
class States {
 public:
  /// Adds a finished state.
  void add_ended(Result result);
  /// Adds an unfinished state; it has at least one successor. Successors are state numbers, including those of
  /// states added later.
  void add_open(const std::vector<std::uint32_t>& successors);

  /// The verdict on each state, once all are added.
  [[nodiscard]] std::vector<Verdict> settle() const;

 private:
  struct State {
    bool ended;
    Result result;
    std::size_t first;  // of its successors
    std::size_t last;   // one past them
  };

  std::vector<State> states_;
  std::vector<std::uint32_t> successors_;  // of all states, one after the other
};

}  // namespace catchmate::reference
