/// The English messages for errors in text formats. Those for JSON and JavaScript data are made in read_data.h.
#include <string>
#include <string_view>

#include "catchmate/notation.h"

namespace catchmate {

namespace {

std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural) {
  return std::to_string(count).append(" ").append(count == 1 ? singular : plural);
}

std::string bytes(std::uint64_t count) {
  return count == kOverflow ? "over 2^64 bytes" : counted(count, "byte", "bytes");
}

std::string range(const InputError& error) {
  if (error.high == kOverflow) return " of at least " + std::to_string(error.low);
  return " from " + std::to_string(error.low) + " to " + std::to_string(error.high);
}

// Each letter after a space.
std::string spaced(std::string_view letters) {
  std::string text;
  for (const char letter : letters) text.append(" ").append(1, letter);
  return text;
}

// What white space is called, given as `printable` writes it.
std::string space_name(const InputError& error) {
  if (error.found.empty()) return "the end of the input";
  if (error.found == R"(\x0a)") return error.column == 1 ? "an empty line" : "a line end";
  if (error.found == R"(\x0d)") return "a carriage return";
  if (error.found == R"(\x09)") return "a tab";
  if (error.found == " ") return "a space";
  return "'" + error.found + "'";
}

}  // namespace

std::string describe(const InputError& error) {
  using Code = InputError::Code;
  const std::string found = "found " + (error.found.empty() ? "the end of the input" : "'" + error.found + "'");
  switch (error.code) {
    case Code::empty:
      return "found an empty input, expected " + error.subject;
    case Code::number_missing:
      return found + ", expected the number " + error.subject;
    case Code::number_out_of_range:
      return found + ", expected " + error.subject + range(error);
    case Code::row_missing:
      return found + ", expected row " + error.subject + " of the board";
    case Code::row_too_short:
    case Code::row_too_long:
      return "found " + counted(error.low, "square", "squares") + " in row " + error.subject + ", expected " +
             std::to_string(error.high);
    case Code::unknown_character:
      return found + ", expected one of" + spaced(error.subject);
    case Code::too_many_pieces:
    case Code::too_few_pieces:
      return "found " + std::to_string(error.low) + " " + error.subject + " on the board, expected exactly " +
             std::to_string(error.high);
    case Code::shared_square:
      return "found both pieces on one square, " + error.found + ", expected two different squares";
    case Code::side_missing:
      return found + ", expected a side: " + error.subject;
    case Code::square_missing:
      return found + ", expected a square as row,column";
    case Code::piece_missing:
      return found + ", expected a square on which a piece of " + error.subject + " is drawn";
    case Code::closed_square:
      return "found a piece of " + error.subject + " on a square that is closed to it";
    case Code::wrong_board:
      return "found a board that these rules do not fit: " + error.subject;
    case Code::word_missing:
      return found + ", expected " + error.subject;
    case Code::name_missing:
      return found + ", expected a unique name for point " + error.subject;
    case Code::point_missing:
      return found + ", expected a point";
    case Code::edge_missing:
      return found + ", expected an edge between two points, such as 1-2 or 1>2";
    case Code::one_way:
      return found + " as a neighbour of " + std::to_string(error.low) + ", expected " + std::to_string(error.low) +
             " as a neighbour of " + error.subject;
    case Code::board_missing:
      return "found " + counted(error.low, "board", "boards") + ", expected " + std::to_string(error.high);
    case Code::trailing_text:
      return found + ", expected the end of the input";
    case Code::text_too_large:
      return "found a longer text, expected at most " + bytes(error.high);
    case Code::table_too_large:
      return "found a board that takes " + bytes(error.low) + " of memory to solve, expected at most " +
             bytes(error.high);
    case Code::move_missing:
      return found + (error.subject.empty() ? ", expected no move: none is legal"
                                            : ", expected a legal move: " + error.subject);
    case Code::comment_open:
      return found + ", expected " + error.subject + " to close what is open";
    case Code::nesting_too_deep:
      return found + ", expected at most " + std::to_string(error.high) + " levels of variations";
    case Code::white_space:
      return "found " + space_name(error) + ", expected " +
             (error.subject.empty()  ? "no white space"
              : error.subject == " " ? "one space"
                                     : "a line end");
    case Code::leading_zeros:
      return found + ", expected " + error.subject;
    case Code::piece_on_goal:
      return "found a piece of " + error.subject + " on its goal, expected no game that is over";
    case Code::listed_twice:
      return found + ", expected each neighbour once";
  }
  return {};
}

std::string message(const InputError& error) {
  return "line " + std::to_string(error.line) + ", column " + std::to_string(error.column) + ": " +
         (error.board == 0 ? "" : "board " + std::to_string(error.board) + ": ") + describe(error);
}

}  // namespace catchmate
