/// The games that come with the library.
///
/// An entry is all that the library knows of a game: its rules, what to say of it, a position to begin with and, where
/// it comes from a contest, the contest's format. Rules that are added to the list in src/games/list.cpp are a game for
/// both programs, the package and the page: its boards are read and written as drawings (see notation.h).
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
    letter_grids,       ///< lists of rows with a letter for each side and F for the food, then either side's reach
    edge_list,  ///< one graph: its points, edges and how many questions, which are a start and a goal of both each
    neighbour_lists,  ///< graphs as a list of each point's neighbours: side one on point 1, side two on 2, the hole 0
  };
  /// The words of an answer.
  enum class Answer : std::uint8_t {
    winner,   ///< the winner's word and the distance, or the word for a draw
    outcome,  ///< the word alone
    truth,    ///< whether side one wins within `most_plies`: true or false
  };

  Input input = Input::drawings;
  std::uint32_t fewest_rows = 1;            ///< of a board
  std::array<std::string, 2> winners = {};  ///< the word for each side as the winner: "WHITE"
  std::string draw = {};                    ///< the word for a draw: "DRAW"
  Answer answer = Answer::winner;
  std::uint32_t most_plies = 0;
};

struct GameEntry {
  Rules rules;
  std::string about = {};               ///< what it is and where it comes from, in a line of English
  std::string standard = {};            ///< the position to begin with, as a text of it; empty for none
  std::optional<Contest> contest = {};  ///< nothing for a game of no contest
};

/// All entries, in the order in which codes number them (see code.h): new ones come at the end.
[[nodiscard]] const std::vector<GameEntry>& game_entries();

/// The rules of all entries.
[[nodiscard]] const std::vector<Rules>& games();

/// The entry of the game of that `id`, or nullptr.
[[nodiscard]] const GameEntry* find_entry(std::string_view id);
/// Its rules, or nullptr.
[[nodiscard]] const Rules* find_game(std::string_view id);

/// The number of positions of the board that a game begins with, either side to move; 0 for a game without one.
[[nodiscard]] std::uint64_t standard_positions(const GameEntry& entry);

/// The list for a person: a line for each game, its id and what it is.
[[nodiscard]] std::string list_games();

/// The contest of the game with these very rules, but for the reach where the contest's text says that; for any others
/// drawings, and the sides' names as words: "Cop 5".
[[nodiscard]] Contest contest_of(const Rules& rules);

/// Chase (CQOI2013): white steps one square, black one or two in a line; whoever lands on the other wins.
[[nodiscard]] Rules chase();
[[nodiscard]] GameEntry chase_entry();

/// Crossing pawn (Chinese provincial selection 2023): two red pieces hunt a black pawn that makes for row 1.
[[nodiscard]] Rules crossing_pawn();
[[nodiscard]] GameEntry crossing_pawn_entry();

/// Fox and hounds: a fox makes for the hounds' first row, four hounds that only go forward shut it in.
[[nodiscard]] GameEntry fox_and_hounds_entry();

/// Police and thief: the policeman catches the thief, who runs for an exit.
[[nodiscard]] GameEntry police_and_thief_entry();

/// Cat and mouse II (LeetCode 1728): both jump towards the food, which the mouse must reach uncaught.
[[nodiscard]] GameEntry cat_and_mouse_2_entry();

/// Cat and mouse (LeetCode 913): on a graph, the mouse makes for its hole.
[[nodiscard]] GameEntry cat_and_mouse_entry();

/// Hare and hounds: three hounds that never go back shut in a hare on eleven points.
[[nodiscard]] GameEntry hare_and_hounds_entry();

/// Pong hau k'i: two against two on five points, whoever cannot move loses.
[[nodiscard]] GameEntry pong_hau_ki_entry();

/// A token on a directed graph (Luogu P6560): both move it, whoever cannot loses.
[[nodiscard]] GameEntry token_entry();

/// Cops and robber: on a rectangle or any graph, cops who share squares and all move in a turn catch a robber.
[[nodiscard]] GameEntry cops_and_robber_entry();

}  // namespace catchmate
