/// The faults of described data (describe.h): each with its path, the value found and what was expected.
///
///     rules.sides[0].reach is "2", expected a whole number from 1 to 2147483647
///     rules.starts is missing, expected "cop" or "robber"
///     board has the unknown field "obstacle", expected only rows, columns, graph, obstacles, goals, closed
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "catchmate/game.h"
#include "catchmate/rules.h"
#include "catchmate/solver.h"
#include "catchmate/text.h"

namespace catchmate {

/// "solving this board takes 1000 bytes of memory, 100 are allowed".
[[nodiscard]] std::string message(const TableTooLarge& excess, Language language = Language::english);

/// What a value was expected to be.
struct Expectation {
  enum class Kind : std::uint8_t {
    truth,
    text,
    list,
    object,
    number,           ///< a whole number
    number_in_range,  ///< within `limits`
    choice,           ///< one of `choices`
    game,             ///< one of `choices`, or rules
    rules,            ///< there, unless a game or rules are given
    point_name,
    no_keyword,   ///< of texts of graphs
    unique_name,  ///< of a point
    other_point,  ///< than the one that an edge comes from
    one,          ///< on a graph
    size,         ///< `limits.high` members
    most_size,    ///< at most `limits.high` members
  };

  Kind kind = Kind::object;
  Limits limits = {};
  std::vector<std::string> choices = {};  ///< as messages show them: "\"cop\""
};

/// A value that does not match its description.
struct ValueFault {
  enum class Kind : std::uint8_t {
    mismatch,
    missing,
    size,           ///< a list of `size` members
    unknown_field,  ///< `found`, where only `expected.choices` are known
    too_deep,       ///< nested deeper than `expected.limits.high` variations
    too_long,       ///< more than `expected.limits.high` members in all
  };

  Kind kind = Kind::mismatch;
  std::string path = {};   ///< "rules.sides[0].reach"; empty for the whole file
  std::string found = {};  ///< the value or the field's name, as messages show it
  std::size_t size = 0;
  Expectation expected = {};
};

/// Why a value does not match its description, or is not valid.
struct DataFault {
  std::optional<ValueFault> value = {};
  /// The fault of a value that matches its description; that of a piece off the board stands also beside `value`.
  std::variant<std::monostate, RulesFault, PositionFault, TableTooLarge> facts = {};
  /// The path of such a fault, to be put before the message: "rules.", "position.pieces.cop: ".
  std::string prefix = {};
  Rules rules = {};  ///< the rules of the facts
};

/// The message without `prefix`: "rules.starts is missing, expected \"cop\" or \"robber\"".
[[nodiscard]] std::string message(const DataFault& fault, Language language = Language::english);

}  // namespace catchmate
