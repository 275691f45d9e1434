/// The texts of boards, read and written: the contests' inputs and answers, and a drawing for any game.
///
///     a drawing        3 3 black                  rows and columns, and who is to move where that is not who starts;
///                      #.#                        then the rows: an obstacle #, a free square ., a piece of side one
///                      O, O.O                        of side two X, one of each on one square * .X.
///     with marks       3 3 red                    then who is to move stands there in any case, and behind it, by
///     side,
///                      goal black 1,2 3,3         the goals that are not borders, and the squares that are closed,
///                      closed red 2,2             by row and column
///                      ..O                        then the rows
///                      .#X
///                      O..
///     with shared      3 3 cop                    and where pieces of a side share a square, each beyond the first one
///     squares          more cop 3,1               that is drawn there
///                      ...
///                      ..X
///                      O..
///
///     a graph          graph 5 cat                the number of points, and who is to move, as above; then
///                      names a b c d e            if they have names: without, they have the numbers from 1,
///                      places 0,500 250,0 …       if that is said: where they are drawn, in thousandths, for each
///                      edges a-b b>c c-d d-e      the ways of both sides, both ways or one,
///                      ways cat a-e               those of a side alone,
///                      obstacles e                closed points of both sides,
///                      goal mouse d               goals and closed points of one, as above,
///                      pieces mouse a             and where the pieces stand, of side one, then of side two
///                      pieces cat b
///
///     crossing-pawn    0 1                        the test point's number, how many drawings follow
///                      3 3                        a drawing
///                      #.#
///                      O.O
///                      .X.
///                      Black 2                    the answer: a line per board, or Tie
///
///     chase            8 2 4 1 5                  the size of the board; row and column of white, then of black
///                      BLACK 20                   the winner and the distance in plies, or DRAW
///
///     cat-and-mouse-2  [".#F","M.C"]              a list of rows: mouse, cat and food
///                      1                          the cat's reach, then
///                      2                          the mouse's; as many boards as there are
///                      true                       whether the mouse wins within 1000 plies
///
///     cat-and-mouse    [[1,3],[0],[3],[0,2]]      the neighbours of each point, from 0; as many graphs as there are
///                      1                          the mouse wins: 1, the cat: 2, neither: 0
///
///     token            5 5 2                      points, edges and questions; then the edges, from, to; then of
///                      1 2                        each question where the token begins, and where it has to be
///                      ...                        brought, 0 for nowhere
///                      1 5
///                      1                          the answer: 1 where who begins wins, -1 where the other one
///                      -1                         does, 0 for a draw
///
/// Drawings and graphs are read for every game on such boards, a contest's format for the game of that contest. White
/// space of any kind separates numbers and rows; everything else is strict.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "catchmate/game.h"
#include "catchmate/placement_index.h"
#include "catchmate/table.h"

namespace catchmate {

/// The most bytes of a point's name.
inline constexpr std::size_t kMaxPointName = 24;

/// Whether texts can call a point so: by printable characters, at most `kMaxPointName` bytes of them, and none of
/// , - > # + nor a word that means something in texts of graphs.
[[nodiscard]] bool is_point_name(std::string_view name) noexcept;

/// The longest text that is read, in bytes.
inline constexpr std::uint64_t kMostTextBytes = std::uint64_t{64} << 20U;

/// A position to be solved, as read from a text.
struct Problem {
  Game game;
  Position position;
  std::uint32_t board = 1;  ///< which of the text's boards it is, from 1
  std::uint32_t line = 1;   ///< the line on which it starts, from 1
};

/// Why a text is not one of the game's boards, and where.
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
    side_missing,       ///< a word stands where the name of a side is expected, one of `subject`
    square_missing,     ///< a word stands where a square is expected, as row,column
    piece_missing,      ///< a further piece of the side `subject` is to stand on a square where none of it is drawn
    closed_square,      ///< a piece of the side `subject` stands on a square that is closed to it
    wrong_board,        ///< the rules are not for boards of this kind: `subject` says why, in English
    word_missing,       ///< something else stands where `subject` is expected, a word or a bracket
    name_missing,       ///< no name of its own stands where that of point `subject` is expected
    point_missing,      ///< a word stands where a point is expected, by its name or number
    edge_missing,       ///< a word stands where an edge between two points is expected
    one_way,            ///< a point is a neighbour in this list, whose point, `low`, is not in the list of `subject`
    board_missing,      ///< fewer boards than announced: `high` were, `low` are there
    trailing_text,      ///< something follows the last board
    table_too_large,    ///< solving would take `low` bytes, `high` are allowed
    text_too_large,     ///< the text has more than `high` bytes
  };

  Code code = Code::empty;
  std::uint32_t board = 0;   ///< which board, from 1; 0 when the text as a whole is meant
  std::uint32_t line = 1;    ///< from 1
  std::uint32_t column = 1;  ///< from 1, in characters
  std::string found = {};    ///< what stands there, shortened and made printable; empty at the end of the text
  /// The number's name in the format (n, r1, T, …), the row's number, the piece's letter, or the characters allowed.
  std::string subject = {};
  std::uint64_t low = 0;              ///< the smallest allowed, or as the code says
  std::uint64_t high = kUncountable;  ///< the largest allowed, or as the code says; `kUncountable` for no limit
};

/// The finding and the expectation in English, without the place: "found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string describe(const InputError& error);

/// The whole message: "line 1, column 3: found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string message(const InputError& error);

/// Reads the boards of a text, which comes in pieces of any size, in memory for about one board.
///
///     ProblemReader reader(crossing_pawn());
///     while (reader.wants_more()) {
///       if (!read(chunk)) reader.finish();
///       else reader.feed(chunk);
///       while (const auto next = reader.next()) solve(*next);
///     }
class ProblemReader {
 public:
  /// Reads boards of a game. A board that would take more than `memory_budget` bytes to solve is an error.
  explicit ProblemReader(const Rules& rules, std::uint64_t memory_budget = kUncountable);
  ProblemReader(ProblemReader&&) noexcept;
  ProblemReader& operator=(ProblemReader&&) noexcept;
  ~ProblemReader();

  /// The rules of the boards that are read; those of a board may differ in what its text says of them.
  [[nodiscard]] const Rules& rules() const noexcept;

  /// The next bytes of the text, which is UTF-8.
  void feed(std::string_view bytes);
  /// The text is complete.
  void finish();
  /// Whether there may be boards in bytes that were not fed yet: not after `finish`, an error or too long a text.
  [[nodiscard]] bool wants_more() const noexcept;

  /// The next board, or the error that keeps it from being one. Nothing before more bytes are fed, after the last
  /// board, or after an error.
  [[nodiscard]] std::optional<std::variant<Problem, InputError>> next();

 private:
  std::unique_ptr<class TextReader> reader_;
};

/// Writes a valid position: in the format of the game's contest, if that can say it, or else as a drawing.
[[nodiscard]] std::string write_problem(const Game& game, const Position& position);

/// The answer for a position of that value, in the words of the game's contest: "BLACK 20", "Red 75", "Tie".
[[nodiscard]] std::string write_answer(const Rules& rules, Side to_move, Value value);

}  // namespace catchmate
