/// Short codes for links: a position on its board, and moves played from it, as letters, digits, - and _.
///
/// A code is the digit of its version and then digits to base 64, from the alphabet of base64url. All but the last four
/// hold these fields, bit after bit, the highest first; the bits that are left over in the last digit are zero:
///
///     game             version 1: varint, its place in `games()`
///                      versions 2, 3: 1 bit, whether it is in the list, and if so its place; or else its rules, as
///                      below
///                      version 4: 1 bit, whether the board is a graph; then its rules
///     rows, columns    varint   each less one; of a graph, its points, as below
///     obstacles        1 bit    whether there are any, and if so 1 bit for every square, row after row
///     marks            but for version 1: goals of side one, of side two, squares closed to side one, to side two:
///                      each as the obstacles
///     side to move     1 bit    0 for side one
///     pieces                    of side one, then side two, row after row, each in as few bits as number all squares
///     number of moves  varint
///     moves                     each in as few bits as number the legal ones, in the order of `Game::for_each_move`
///
/// Version 3 is that of graphs, version 2 that of other boards with marks, and of games that are not in the list; but
/// where the rules of such a game let all pieces of a side move, or share squares, version 4. The rules of such a game:
///
///     id               varint   its length; then 6 bits a character, among a to z, 0 to 9 and the hyphen
///     of either side:  its name, as the id · pieces less one, modulo 8 (3 bits) · directions (8) · reach less one
///     (varint) ·
///                      leaps (2) · goals (4) · may pass (1) · version 4: moves all (1) · may share (1)
///     starts (1) · capture (2) · no move (2) · endless (2)
///
/// A graph:
///
///     points           varint   their number less one
///     names            1 bit    whether there are any, and if so of each its length (varint) and its bytes
///     places           1 bit    whether there are any, and if so of each x and y (10 bits)
///     same             1 bit    whether both sides have the same ways, which are then said once
///     ways             1 bit    whether each leads back as well; then for every point the points that they lead to,
///     only
///                               the higher ones if so: the difference to the one before (varint), and 0 after the last
///
/// A varint is groups of four bits, the lowest first, each behind a bit that says whether another group follows. The
/// last four digits are a cyclic redundancy check of all before them (CRC-24 of RFC 9580), which notices any change of
/// up to four digits in a row. Equal positions have equal codes, and no other text is read as one, except that a code
/// of a game's rules stays good when its game has joined the list.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catchmate/game.h"

namespace catchmate {

/// The most squares of a board that has a code.
inline constexpr std::uint64_t kMostCodedSquares = std::uint64_t{1} << 16U;
/// The most moves that a code holds: a longer game goes round.
inline constexpr std::size_t kMostCodedMoves = std::size_t{1} << 14U;
/// The most characters of a code.
inline constexpr std::size_t kMostCodeLength = std::size_t{1} << 16U;

/// A position and the moves played from it, by either side in turn.
struct CodedGame {
  Game game;
  Position position;
  std::vector<Move> moves = {};
  std::vector<Position> positions = {};  ///< after each move
};

/// Why a text is not a code, or a game has none.
struct CodeError {
  enum class Code : std::uint8_t {
    malformed,  ///< a character that no code has, or none at all
    version,    ///< it is of a version that is not known here
    checksum,   ///< a character was changed, lost or added
    invalid,    ///< it says something impossible: an unknown game, a piece on an obstacle, an illegal move
    too_large,  ///< the text, the board or the game is larger than a code can be
  };

  Code code = Code::malformed;
  std::string message = {};  ///< in English
};

/// The code of a valid position and the moves played from it.
[[nodiscard]] std::variant<std::string, CodeError> encode(const Game& game, const Position& position,
                                                          const std::vector<Move>& moves = {});

/// Reads a code. What comes out is a valid position and legal moves.
[[nodiscard]] std::variant<CodedGame, CodeError> decode(std::string_view text);

}  // namespace catchmate
