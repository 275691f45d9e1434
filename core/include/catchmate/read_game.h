/// Reads rules, games, positions and board files from a tree of values (read_data.h) and validates them. Each function
/// returns nothing, and sets `fault`, if there is a fault.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "catchmate/describe.h"
#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/read_data.h"

namespace catchmate {

/// The fault of rules that are valid neither on rectangles nor on graphs.
[[nodiscard]] std::optional<RulesFault> validate_on_any(const Rules& rules);

/// The game of `rules` on `data`, of at most `memory_budget` bytes to solve; `prefix` is the path of the rules.
[[nodiscard]] std::optional<Game> make_game(const Rules& rules, const BoardData& data, std::uint64_t memory_budget,
                                            const std::string& prefix, DataFault& fault);

/// The position, if it is valid in `game`.
[[nodiscard]] std::optional<Position> make_position(const Game& game, const PositionData& data, DataFault& fault);

/// Reads rules that are valid on rectangles or on graphs.
template <class Tree>
[[nodiscard]] std::optional<Rules> read_rules(const Tree& tree, const std::string& root, DataFault& fault) {
  Rules rules;
  DataReader<Tree> reader(root);
  if (!reader.read(tree, rules)) {
    fault = reader.fault();
    return std::nullopt;
  }
  const auto found = validate_on_any(rules);
  if (!found) return rules;
  fault = {.facts = *found, .prefix = root + ".", .rules = std::move(rules)};
  return std::nullopt;
}

/// Reads rules and a board that takes at most `memory_budget` bytes to solve.
template <class Tree>
[[nodiscard]] std::optional<Game> read_game(const Tree& tree, const std::string& root, std::uint64_t memory_budget,
                                            DataFault& fault) {
  GameData data;
  DataReader<Tree> reader(root);
  if (reader.read(tree, data)) return make_game(data.rules, data.board, memory_budget, root + ".rules.", fault);
  fault = reader.fault();
  return std::nullopt;
}

/// Reads a position that is valid in `game`.
template <class Tree>
[[nodiscard]] std::optional<Position> read_position(const Tree& tree, const Game& game, DataFault& fault) {
  PositionData data;
  DataReader<Tree> reader("position", {&game.rules(), game.board().rows(), game.board().columns()});
  if (reader.read(tree, data)) return make_position(game, data, fault);
  fault = reader.fault();
  return std::nullopt;
}

/// Reads a board file, by the rules `given` if there are any, otherwise by its own; it may be a board alone if
/// `board_suffices`. A fault of given rules has no prefix.
template <class Tree>
[[nodiscard]] std::optional<Problem> read_board_file(const Tree& tree, const Rules* given, bool board_suffices,
                                                     std::uint64_t memory_budget, DataFault& fault) {
  if (given != nullptr && tree.is_object() && tree.get("board").is_object()) {
    const bool is_rectangle = tree.get("board").get("graph").is_missing();
    if (const auto found = validate(*given, is_rectangle ? Ground::rectangle : Ground::graph)) {
      fault = {.facts = *found, .rules = *given};
      return std::nullopt;
    }
  }
  BoardFile file;
  DataReader<Tree> reader("", {given});
  if (!reader.read(tree, file)) {
    fault = reader.fault();
    return std::nullopt;
  }
  if (!file.position && !board_suffices) {
    PositionData none;
    DataReader<Tree> missing("position");
    static_cast<void>(missing.read(tree.get("position"), none));
    fault = missing.fault();
    return std::nullopt;
  }
  if (const auto found = file.rules ? validate_on_any(*file.rules) : std::nullopt) {
    fault = {.facts = *found, .prefix = "rules.", .rules = *file.rules};
    return std::nullopt;
  }
  const Rules& rules = given != nullptr ? *given : file.rules ? *file.rules : *find_game(file.game);
  auto game = make_game(rules, file.board, memory_budget, "rules.", fault);
  if (!game) return std::nullopt;
  const auto position = file.position ? make_position(*game, *file.position, fault) : Position();
  if (!position) return std::nullopt;
  return Problem{.game = *std::move(game), .position = *position};
}

}  // namespace catchmate
