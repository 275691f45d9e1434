/// Short codes for links: a game, a position and the moves played from it, in letters, digits, - and _.
///
/// A code is a digit for its version, the digits of its fields, and four check digits, all in the base64url alphabet,
/// 6 bits each. The fields are written without gaps, highest bit first, and padded with zeros:
///
///     game             version 1: varint, its index in `games()`
///                      versions 2, 3: 1 bit, whether it is in the list; then its index, or its rules as below
///                      version 4: 1 bit, whether the board is a graph; then its rules
///     rows, columns    varint   each less 1; for a graph, the graph as below instead
///     obstacles        1 bit    whether there are any; if so, 1 bit for every square, row after row
///     marks            versions 2 to 4: goals of side one, goals of side two, squares closed to side one, closed to
///                      side two; each like the obstacles
///     side to move     1 bit    0 for side one
///     pieces                    side one's, then side two's, in ascending order; as few bits each as the squares need
///     number of moves  varint
///     moves                     the index of each among the legal moves, in as few bits as their number needs
///
/// Version 3 is for graphs, version 2 for rectangles with marks or with rules not in the list, version 1 for the rest.
/// Version 4 is for rules not in the list that move all pieces each turn or let pieces share a square. Rules:
///
///     id               varint   its length; then 6 bits per character: a to z, 0 to 9, hyphen
///     for each side:   name as the id · pieces less 1, modulo 8 (3 bits) · directions (8) · reach less 1 (varint) ·
///                      leaps (2) · goals (4) · may pass (1) · in version 4: moves all (1) · may share (1)
///     starts (1) · capture (2) · no move (2) · endless (2)
///
/// A graph:
///
///     points           varint   their number less 1
///     names            1 bit    whether there are any; if so, for each its length (varint) and its bytes
///     places           1 bit    whether there are any; if so, x and y of each (10 bits)
///     same             1 bit    whether both sides have the same ways, which are then listed once
///     ways             1 bit    whether every way leads both ways; then for each point the points it leads to, in the
///                               first case only higher ones: each less the one before (varint), and 0 at the end
///
/// A varint is a sequence of four-bit groups, lowest first, each preceded by a bit that is 1 if another one
/// follows. The four check digits are a cyclic redundancy check (CRC-24 of RFC 9580) of everything before them, which
/// detects any change of up to four consecutive digits. Equal positions have equal codes, and `decode` accepts no other
/// text, except that a code with written-out rules stays valid after its game has joined the list.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/words.h"

namespace catchmate {

/// The largest board that has a code, in squares.
inline constexpr std::uint64_t kMostCodedSquares = std::uint64_t{1} << 16U;
/// The largest number of moves in a code.
inline constexpr std::size_t kMostCodedMoves = std::size_t{1} << 14U;
/// The longest code, in characters.
inline constexpr std::size_t kMostCodeLength = std::size_t{1} << 16U;

/// What a code holds: a position and the moves played from it.
struct CodedGame {
  Game game;
  Position position;
  std::vector<Move> moves = {};
  std::vector<Position> positions = {};  ///< after each move
};

/// Why a text is not a code, or why a game has none.
struct CodeError {
  enum class Code : std::uint8_t {
    malformed,  ///< empty, or a character that is not in the alphabet
    version,    ///< an unknown version
    checksum,   ///< characters were changed, lost or added
    invalid,    ///< impossible contents: an unknown game, a piece on an obstacle, an illegal move
    too_large,  ///< more characters, squares or moves than a code can have
  };

  /// What is at fault.
  enum class At : std::uint8_t {
    text,       ///< the code as a whole
    character,  ///< its character `number`, from 1
    end,        ///< it comes too early
    game,       ///< its number is unknown
    rules,      ///< see `facts`
    position,   ///< see `facts`
    name,       ///< of a point
    edge,       ///< one from a point to itself
    move,       ///< move `number`, from 1, is not legal
    points,     ///< there are `number` of them, as of the next ones
    squares,
    moves,
    characters,
  };

  Code code = Code::malformed;
  At at = At::text;
  std::uint64_t number = 0;
  std::variant<std::monostate, RulesFault, PositionFault> facts = {};
  Rules rules = {};  ///< the rules of the facts
};
template <>
inline constexpr WordList<5> kWords<CodeError::Code>{"malformed", "version", "checksum", "invalid", "too-large"};
template <>
inline constexpr TypeText kWordsText<CodeError::Code>{
    "CodeErrorCode",
    "Why a text is not a code, in this order: empty or with a wrong character; of an unknown version; characters "
    "changed, lost or added; impossible contents; too large a board or too many moves for a code."};

/// "move 3 is not legal".
[[nodiscard]] std::string message(const CodeError& error, Language language = Language::english);

/// The code of a valid position and of legal moves from it. The only error is `too_large`.
[[nodiscard]] std::variant<std::string, CodeError> encode(const Game& game, const Position& position,
                                                          const std::vector<Move>& moves = {});

/// Reads a code. The result holds a valid position and legal moves.
[[nodiscard]] std::variant<CodedGame, CodeError> decode(std::string_view text);

}  // namespace catchmate
