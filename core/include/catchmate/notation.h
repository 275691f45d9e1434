/// Text formats, read and written: the inputs and answers of the contests, and drawings and graphs for any game.
///
///     a drawing        3 3 black                  rows, columns, and the side to move unless it starts the game;
///                      #.#                        then the rows: # obstacle, . free square, O piece of side one,
///                      O.O                        X piece of side two, * one piece of each
///                      .X.
///
///     with marks       3 3 red                    here the side to move is always named; then, for each side that has
///                      goal black 1,2 3,3         any, its goals besides borders and its closed squares, by row and
///                      closed red 2,2             column
///                      ..O                        then the rows
///                      .#X
///                      O..
///
///     with shared      3 3 cop
///     squares          more cop 3,1               each further piece of a side on a square where one is drawn
///                      ...
///                      ..X
///                      O..
///
///     a graph          graph 5 cat                the number of points, and the side to move as above
///                      names a b c d e            optional names of all points; the default is the numbers from 1
///                      places 0,500 250,0 …       optional x,y of all points in the drawing, in thousandths
///                      edges a-b b>c c-d d-e      edges for both sides: two-way with -, one-way with >
///                      ways cat a-e               edges for one side alone
///                      obstacles e                points closed to both sides
///                      goal mouse d               goals and closed points of one side, as above
///                      pieces mouse a             where the pieces stand: side one, then side two
///                      pieces cat b
///
///     crossing-pawn    0 1                        the test point's number and the number of drawings
///                      3 3                        a drawing
///                      #.#
///                      O.O
///                      .X.
///                      Black 2                    the answer: one line per board, or Tie
///
///     chase            8 2 4 1 5                  the size of the board; row and column of white, then of black
///                      BLACK 20                   the winner and the distance in plies, or DRAW
///
///     cat-and-mouse-2  [".#F","M.C"]              the rows: M mouse, C cat, F food
///                      1                          the cat's reach
///                      2                          the mouse's reach; more boards may follow
///                      true                       whether the mouse wins within 1000 plies
///
///     cat-and-mouse    [[1,3],[0],[3],[0,2]]      each point's neighbours, from point 0; more graphs may follow
///                      1                          the answer: 1 the mouse wins, 2 the cat wins, 0 draw
///
///     token            5 5 2                      the numbers of points, edges and questions
///                      1 2                        the edges, from and to, one per line; then for each question the
///                      ...                        token's starting point and its goal, 0 for no goal
///                      1 5
///                      1                          the answer: 1 the first player wins, -1 the second player wins,
///                      -1                         0 draw
///
/// Any game's boards can be given as drawings or graphs; a contest's format is only for its own game. Any white space
/// separates numbers and rows; everything else is strict.
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
#include "catchmate/words.h"

namespace catchmate {

/// The longest name of a point, in bytes of UTF-8.
inline constexpr std::size_t kMaxPointName = 24;

/// Whether texts can use `name` for a point: 1 to `kMaxPointName` bytes of printable UTF-8, without , - > # + and not a
/// keyword of the graph format.
[[nodiscard]] bool is_point_name(std::string_view name) noexcept;

/// Whether `name` is such a keyword, for example "edges".
[[nodiscard]] bool is_graph_keyword(std::string_view name) noexcept;

/// The longest text that is read, in bytes.
inline constexpr std::uint64_t kMostTextBytes = std::uint64_t{64} << 20U;

/// A position to be solved, as read from a text.
struct Problem {
  Game game;
  Position position;
  std::uint32_t board = 1;  ///< which of the text's boards it is, from 1
  std::uint32_t line = 1;   ///< the line on which it starts, from 1

  /// Whether it has a position: a board alone has no pieces.
  [[nodiscard]] bool has_position() const noexcept {
    return position.of(Side::one).size() + position.of(Side::two).size() != 0;
  }
};

/// Why a text is not a valid input for the game, and where.
struct InputError {
  enum class Code : std::uint8_t {
    empty,                ///< nothing but white space
    number_missing,       ///< expected a number, found a word or the end of the text
    number_out_of_range,  ///< a number is below `low` or above `high`
    row_missing,          ///< expected a row, found something else or the end of the text
    row_too_short,
    row_too_long,
    unknown_character,  ///< in a row
    too_many_pieces,    ///< `low` pieces of the kind `subject` on one board, expected `high`
    too_few_pieces,     ///< likewise
    shared_square,      ///< both pieces stand on one square
    side_missing,       ///< expected the name of a side, one of `subject`
    square_missing,     ///< expected a square as row,column
    piece_missing,      ///< `more` names a square on which no piece of the side `subject` is drawn
    closed_square,      ///< a piece of the side `subject` stands on a square closed to it
    wrong_board,        ///< the rules cannot be played on this kind of board; `subject` says why, in English
    word_missing,       ///< expected the word or bracket `subject`
    name_missing,       ///< expected a name for point `subject` that no other point has
    point_missing,      ///< expected a point's name or number
    edge_missing,       ///< expected an edge between two points
    one_way,            ///< point `low` lists `subject` as a neighbour, but not the other way round
    board_missing,      ///< `low` boards, but `high` were announced
    trailing_text,      ///< something follows the last board
    table_too_large,    ///< solving takes `low` bytes, `high` are allowed
    text_too_large,     ///< the text has more than `high` bytes
    move_missing,       ///< expected a legal move, one of `subject`; none is legal if that is empty
    comment_open,       ///< expected `subject` to close a comment, a list in it, or a variation
    nesting_too_deep,   ///< a variation opens inside `high` others
    // Found only by validator.h.
    white_space,    ///< other than the format's; `subject` is the expected one: a space, a line end, or nothing
    leading_zeros,  ///< a number is written as `found` instead of as `subject`
    piece_on_goal,  ///< a piece of the side `subject` begins where it wins
    listed_twice,   ///< a list of neighbours has one of them a second time
  };

  Code code = Code::empty;
  std::uint32_t board = 0;   ///< which board, from 1; 0 for the text as a whole
  std::uint32_t line = 1;    ///< from 1
  std::uint32_t column = 1;  ///< from 1, in characters
  std::string found = {};    ///< the offending text, shortened and made printable; empty at the end of the text
  /// What was expected or is at fault: a number's name (n, r1, T, …), a row's number, a side, the allowed characters.
  std::string subject = {};
  std::uint64_t low = 0;  ///< the smallest allowed, unless the code says otherwise
  /// the largest allowed, unless the code says otherwise; `kOverflow` for no limit
  std::uint64_t high = kOverflow;
};
template <>
inline constexpr WordList<31> kWords<InputError::Code>{
    "empty",         "number-missing",    "number-out-of-range", "row-missing",    "row-too-short",
    "row-too-long",  "unknown-character", "too-many-pieces",     "too-few-pieces", "shared-square",
    "side-missing",  "square-missing",    "piece-missing",       "closed-square",  "wrong-board",
    "word-missing",  "name-missing",      "point-missing",       "edge-missing",   "one-way",
    "board-missing", "trailing-text",     "table-too-large",     "text-too-large", "move-missing",
    "comment-open",  "nesting-too-deep",  "white-space",         "leading-zeros",  "piece-on-goal",
    "listed-twice"};
template <>
inline constexpr TypeText kWordsText<InputError::Code>{"InputErrorCode",
                                                       "Why a text is not a valid input for the game."};

/// The error without line and column: "found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string describe(const InputError& error, Language language = Language::english);

/// The error with line and column: "line 1, column 3: found '9', expected r1 from 1 to 8".
[[nodiscard]] std::string message(const InputError& error, Language language = Language::english);

/// Reads the boards of a text that arrives in chunks of any size; it holds about one board in memory.
///
///     ProblemReader reader(crossing_pawn());
///     while (reader.wants_more()) {
///       if (!read(chunk)) reader.finish();
///       else reader.feed(chunk);
///       while (const auto next = reader.next()) solve(*next);
///     }
class ProblemReader {
 public:
  /// `rules` are valid. A board that takes more than `memory_budget` bytes to solve is an error. With
  /// `may_lack_pieces`, a drawing or a graph may be a board alone.
  explicit ProblemReader(const Rules& rules, std::uint64_t memory_budget = kOverflow, bool may_lack_pieces = false);
  ProblemReader(ProblemReader&&) noexcept;
  ProblemReader& operator=(ProblemReader&&) noexcept;
  ~ProblemReader();

  /// The rules given to the constructor; a board's own may differ, as cat-and-mouse-2 sets the reach in its text.
  [[nodiscard]] const Rules& rules() const noexcept;

  /// Adds the next bytes of the text, in UTF-8.
  void feed(std::string_view bytes);
  /// Marks the end of the text.
  void finish();
  /// Whether more bytes could hold more boards: false after `finish`, after an error and beyond `kMostTextBytes`.
  [[nodiscard]] bool wants_more() const noexcept;

  /// The next board, or the error in it. Nothing if more bytes are needed, after the last board, and after an error.
  [[nodiscard]] std::optional<std::variant<Problem, InputError>> next();

 private:
  std::unique_ptr<class TextReader> reader_;
};

/// Whether the format of the game's contest can express a valid position.
[[nodiscard]] bool fits_contest(const Game& game, const Position& position);

/// Writes a valid position: in the format of the game's contest if that can express it, otherwise as a drawing.
[[nodiscard]] std::string write_problem(const Game& game, const Position& position);

/// Writes boards of one game as one text, such as `write_problem` makes of a single one; nothing if there are several
/// and the format has room for one.
[[nodiscard]] std::optional<std::string> write_problems(const std::vector<Problem>& problems);

/// The answer for a position with that value, in the words of the game's contest: "BLACK 20", "Red 75", "Tie".
[[nodiscard]] std::string write_answer(const Rules& rules, Side to_move, Value value);

}  // namespace catchmate
