/// The text formats of the contests that the games come from: reading their inputs, writing inputs and answers.
///
///     chase            8 2 4 1 5                  n, white's row and column, black's row and column
///                      BLACK 20                   the winner and the distance in plies, or DRAW
///
///     crossing-pawn    0 1                        the test point's number, how many boards follow
///                      3 3                        rows and columns of a board, then its rows:
///                      #.#                        an obstacle #, an empty square ., the black pawn X,
///                      O.O                        a red piece O
///                      .X.
///                      Black 2                    a line per board, or Tie
///
/// White space of any kind separates numbers and rows; everything else is strict. A single crossing-pawn board is also
/// understood without the first line.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// A position to be solved, as read from a text.
struct Problem {
  Game game;
  Position position;
  std::uint32_t board = 1;  ///< which of the text's boards it is, from 1
  std::uint32_t line = 1;   ///< the line on which it starts, from 1
};

/// Why a text is not a game's input, and where.
struct InputError {
  enum class Code : std::uint8_t {
    empty,                ///< the text has nothing but white space
    number_missing,       ///< a word, or the end of the text, stands where a number is expected
    number_out_of_range,  ///< a number is below `low` or above `high`
    row_missing,          ///< the text ends, or a row is expected and something else is there
    row_too_short,
    row_too_long,
    unknown_character,  ///< in a row
    too_many_pieces,    ///< of the kind `subject`, on one board
    too_few_pieces,     ///< of the kind `subject`; `high` are expected, `low` are there
    shared_square,      ///< both pieces stand on one square
    board_missing,      ///< fewer boards than announced: `high` were, `low` are there
    trailing_text,      ///< something follows the last board
    table_too_large,    ///< solving would take `low` bytes, `high` are allowed
  };

  Code code = Code::empty;
  std::uint32_t board = 0;   ///< which board, from 1; 0 when the text as a whole is meant
  std::uint32_t line = 1;    ///< from 1
  std::uint32_t column = 1;  ///< from 1, in characters
  std::string found = {};    ///< what stands there, shortened and made printable; empty at the end of the text
  std::string subject = {};  ///< what is meant: the number's name in the format (n, r1, T, …) or the piece's letter
  std::uint64_t low = 0;     ///< the smallest allowed, or as the code says
  std::uint64_t high = kUncountable;  ///< the largest allowed, or as the code says; `kUncountable` for no limit
};

/// What was found and what was expected, in English, without the place: "found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string describe(const InputError& error);

/// The whole message: "line 1, column 3: found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string message(const InputError& error);

/// Reads the problems of a text one after the other.
class ProblemReader {
 public:
  ProblemReader() = default;
  virtual ~ProblemReader() = default;
  ProblemReader(const ProblemReader&) = delete;
  ProblemReader& operator=(const ProblemReader&) = delete;

  /// The next problem, or the error that keeps it from being one; nothing after the last one, or after an error.
  [[nodiscard]] virtual std::optional<std::variant<Problem, InputError>> next() = 0;
};

/// Reads `text`, which is UTF-8 and outlives the reader, as an input of the game of that id. A board that would take
/// more than `memory_budget` bytes to solve is an error. Nothing when no contest's format is known for the game.
[[nodiscard]] std::unique_ptr<ProblemReader> read_problems(std::string_view game_id, std::string_view text,
                                                           std::uint64_t memory_budget = kUncountable);

/// The contest's input for one problem; nothing when its format has no word for it: another side to move, an obstacle
/// in a game without any, a game of no contest.
[[nodiscard]] std::optional<std::string> write_problem(const Game& game, const Position& position);

/// The contest's answer for a position of that value: "BLACK 20", "Red 75", "Tie". A game of no contest has its answer
/// written like "Cop 5" or "Draw".
[[nodiscard]] std::string write_answer(const Rules& rules, Side to_move, Value value);

}  // namespace catchmate
