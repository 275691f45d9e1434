/// The games that come with the library.
///
/// An entry is all that the library knows of a game: its rules and, where it comes from a contest, the contest's
/// format. Rules that are added to the list in src/games/list.cpp are a game for both programs, the package and the
/// page: its boards are read and written as drawings (see notation.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catchmate/rules.h"

namespace catchmate {

/// The format of a game's input and the words of its answer.
struct Contest {
  enum class Input : std::uint8_t {
    drawings,           ///< one drawing, or many behind a line as below
    numbered_drawings,  ///< a line with the test point's number and how many drawings follow
    coordinates,        ///< one open square board: its size, then row and column of each piece
  };

  Input input = Input::drawings;
  std::uint32_t fewest_rows = 1;            ///< of a board
  std::array<std::string, 2> winners = {};  ///< the word for each side as the winner: "WHITE"
  std::string draw = {};                    ///< the word for a draw: "DRAW"
};

struct GameEntry {
  Rules rules;
  std::optional<Contest> contest = {};  ///< nothing for a game of no contest
};

/// All entries, in the order in which codes number them (see code.h): new ones come at the end.
[[nodiscard]] const std::vector<GameEntry>& game_entries();

/// The rules of all entries.
[[nodiscard]] const std::vector<Rules>& games();

/// The game of that `id`, or nullptr.
[[nodiscard]] const Rules* find_game(std::string_view id);

/// The contest of the game with these very rules; for any others drawings, and the sides' names as words: "Cop 5".
[[nodiscard]] Contest contest_of(const Rules& rules);

/// Chase (CQOI2013): white steps one square, black one or two in a line; whoever lands on the other wins.
[[nodiscard]] Rules chase();
[[nodiscard]] Contest chase_contest();

/// Crossing pawn (Chinese provincial selection 2023): two red pieces hunt a black pawn that makes for row 1.
[[nodiscard]] Rules crossing_pawn();
[[nodiscard]] Contest crossing_pawn_contest();

}  // namespace catchmate
