#include "game_file.h"

#include <utility>
#include <variant>

#include "json_tree.h"

namespace {

// Parses a text and returns what `read` returns for its value; or nothing, and `fault` is set.
template <class Read>
auto read_text(std::string_view text, catchmate::DataFault& fault, const Read& read)
    -> decltype(read(JsonTree(nullptr))) {
  auto parsed = parse_json(text);
  if (const auto* value = std::get_if<Json>(&parsed)) return read(JsonTree(value));
  fault = {std::get<std::string>(std::move(parsed))};
  return std::nullopt;
}

}  // namespace

std::optional<catchmate::Rules> read_rules(std::string_view text, catchmate::DataFault& fault) {
  return read_text(text, fault, [&](const JsonTree& tree) { return catchmate::read_rules(tree, "rules", fault); });
}

std::optional<catchmate::Problem> read_board(std::string_view text, const catchmate::Rules* given,
                                             std::uint64_t memory_budget, catchmate::DataFault& fault) {
  return read_text(text, fault,
                   [&](const JsonTree& tree) { return catchmate::read_board_file(tree, given, memory_budget, fault); });
}
