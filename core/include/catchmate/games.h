/// The games that come with the library.
///
/// An entry is all data on a game: its rules, a description, a position to begin with and, for a
/// contest's game, its format. Rules added to the list in src/games/list.cpp are a game for both programs, the package
/// and the page: their boards are read and written as drawings (see notation.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catchmate/rules.h"

namespace catchmate {

/// A contest's format: how a game's input is written, and the words of its answer. notation.h shows examples.
struct Contest {
  enum class Input : std::uint8_t {
    drawings,           ///< one drawing; or several, after a line as below
    numbered_drawings,  ///< a line with the test point's number and the number of drawings, then these
    coordinates,        ///< one square board without obstacles: its size, then row and column of each piece
    letter_grids,       ///< lists of rows with a letter for each side and F for the food, each followed by both reaches
    /// one graph: the numbers of points, edges and questions, the edges, then a start and a goal per question
    edge_list,
    neighbour_lists,  ///< graphs as lists of neighbours; side one starts on point 1, side two on 2, the hole is 0
  };
  /// What an answer consists of.
  enum class Answer : std::uint8_t {
    winner,   ///< the word for the winner and the distance, or the word for a draw
    outcome,  ///< the word alone
    truth,    ///< "true" or "false": whether side one wins within `most_plies`
  };

  Input input = Input::drawings;
  std::uint32_t fewest_rows = 1;      ///< the smallest number of rows that is accepted
  std::uint32_t fewest_columns = 1;   ///< likewise, of columns
  std::uint32_t most_rows = 8;        ///< the contest's own limit, as are the next ones; more are accepted
  std::uint32_t most_columns = 8;     ///< or points of a graph
  std::uint32_t most_boards = 1;      ///< in one text
  std::uint32_t most_tests = 0;       ///< the number of the last test point, where the text has one; 0 is a sample's
  std::uint32_t most_edges = 0;       ///< of a list of edges
  std::uint32_t most_questions = 1;   ///< about them
  std::uint32_t most_reach = 1;       ///< where the text sets the reach
  PerSide<std::string> winners = {};  ///< the word for it as the winner: "WHITE"
  std::string draw = {};              ///< the word for a draw: "DRAW"
  Answer answer = Answer::winner;
  std::uint32_t most_plies = 0;
};

struct GameEntry {
  Rules rules;
  std::string about = {};               ///< one line of English: what the game is and where it comes from
  std::string standard = {};            ///< the position to begin with, as a text of it; empty for none
  std::optional<Contest> contest = {};  ///< nothing without a contest format
};

/// All entries. Codes number them in this order (see code.h), so new ones are added at the end.
[[nodiscard]] const std::vector<GameEntry>& game_entries();

/// The rules of all entries.
[[nodiscard]] const std::vector<Rules>& games();

/// The entry with the id `id`; nullptr if there is none.
[[nodiscard]] const GameEntry* find_entry(std::string_view id);
/// The rules with the id `id`; nullptr if there are none.
[[nodiscard]] const Rules* find_game(std::string_view id);

/// The number of positions in the table of the game's first position; 0 for a game without one.
[[nodiscard]] std::uint64_t standard_positions(const GameEntry& entry);

/// The list of games as text: a line each, with its id and description.
[[nodiscard]] std::string list_games();

/// The contest of the game with exactly these rules; the reach may differ where the contest's text sets it. For other
/// rules: drawings, and the sides' names as winners: "Cop 5".
[[nodiscard]] Contest contest_of(const Rules& rules);

/// Chase (CQOI2013): white moves one square, black one or two in a line; whoever lands on the other piece wins.
[[nodiscard]] Rules chase();
[[nodiscard]] GameEntry chase_entry();

/// Crossing pawn (Chinese provincial selection 2023): two red pieces hunt a black pawn that runs for row 1.
[[nodiscard]] Rules crossing_pawn();
[[nodiscard]] GameEntry crossing_pawn_entry();

/// Fox and hounds: a fox runs for the hounds' first row; four hounds that only move forward trap it.
[[nodiscard]] GameEntry fox_and_hounds_entry();

/// Police and thief: a police officer hunts a thief, who runs for an exit.
[[nodiscard]] GameEntry police_and_thief_entry();

/// Cat and mouse II (LeetCode 1728): both jump; the mouse must reach the food before the cat, and uncaught.
[[nodiscard]] GameEntry cat_and_mouse_2_entry();

/// Cat and mouse (LeetCode 913): on a graph, the mouse runs for its hole.
[[nodiscard]] GameEntry cat_and_mouse_entry();

/// Hare and hounds: three hounds that never move back trap a hare on eleven points.
[[nodiscard]] GameEntry hare_and_hounds_entry();

/// Pong hau k'i: two against two on five points; whoever cannot move loses.
[[nodiscard]] GameEntry pong_hau_ki_entry();

/// A token on a directed graph (Luogu P6560): both sides move it; whoever cannot move loses.
[[nodiscard]] GameEntry token_entry();

/// Cops and robber: on a rectangle or any graph, cops who may share squares and all move each turn hunt a robber.
[[nodiscard]] GameEntry cops_and_robber_entry();

}  // namespace catchmate
