/// The state of a hunt as a tree of values, see read_data.h; all programs keep it in this form.
///
///     { "random": "8103…", "boards": 700, "current": null, "best": { "code": "1Ac4…", "score": 31, "boards": 512 } }
#pragma once

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "catchmate/code.h"
#include "catchmate/hunter.h"

namespace catchmate {

/// The largest count to read.
inline constexpr double kMostCounted = 0x1p53;

/// The code of a board found by a hunt.
[[nodiscard]] inline std::string code_of(const Problem& problem) {
  const auto code = encode(problem.game, problem.position);
  const auto* text = std::get_if<std::string>(&code);
  return text == nullptr ? "" : *text;
}

template <class Output>
Output write_hunted(const std::optional<Hunted>& found) {
  if (!found) return Output(nullptr);
  Output object = Output::object();
  object.set("code", Output(code_of(found->problem)));
  object.set("score", Output(found->score));
  object.set("boards", Output(found->tried));
  return object;
}

template <class Output>
Output write_state(const Hunter::State& state) {
  Output object = Output::object();
  // As text: JavaScript's numbers have fewer than 64 bits.
  object.set("random", Output(std::to_string(state.random)));
  object.set("boards", Output(state.tried));
  object.set("current", write_hunted<Output>(state.current));
  object.set("best", write_hunted<Output>(state.best));
  return object;
}

/// The count in a field; nothing if there is none.
template <class Tree>
std::optional<std::uint64_t> read_count(const Tree& tree, const char* name) {
  const std::optional<double> number = tree.get(name).number();
  const bool is_count = number && *number >= 0 && *number <= kMostCounted && std::trunc(*number) == *number;
  return is_count ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
}

/// Reads the output of `write_hunted` for a board of the game. Returns false for anything else.
template <class Tree>
bool read_hunted(const Tree& tree, const GameEntry& entry, std::optional<Hunted>& found) {
  if (tree.is_null()) return true;
  if (!tree.is_object()) return false;
  const auto code = tree.get("code").text();
  const auto score = read_count(tree, "score");
  const auto tried = read_count(tree, "boards");
  if (!code || !score || *score < 1 || *score >= kNever || !tried) return false;
  auto decoded = decode(*code);
  auto* coded = std::get_if<CodedGame>(&decoded);
  if (coded == nullptr || coded->game.rules().id != entry.rules.id) return false;
  found = {.problem = {.game = std::move(coded->game), .position = coded->position},
           .score = static_cast<Ply>(*score),
           .tried = *tried};
  return true;
}

/// Reads the output of `write_state` for a hunt of the game; nothing for anything else.
template <class Tree>
std::optional<Hunter::State> read_state(const Tree& tree, const GameEntry& entry) {
  if (!tree.is_object()) return std::nullopt;
  Hunter::State state;
  const std::string random = tree.get("random").text().value_or("");
  const char* end = random.data() + random.size();
  const auto read = std::from_chars(random.data(), end, state.random);
  if (random.empty() || read.ec != std::errc() || read.ptr != end) return std::nullopt;
  const auto tried = read_count(tree, "boards");
  if (!tried || !read_hunted(tree.get("current"), entry, state.current) ||
      !read_hunted(tree.get("best"), entry, state.best)) {
    return std::nullopt;
  }
  state.tried = *tried;
  return state;
}

}  // namespace catchmate
