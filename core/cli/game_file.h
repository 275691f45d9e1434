/// Rules, boards and positions from files in JSON, in the shapes of the package's types.
#pragma once

#include <catchmate/notation.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "json_text.h"

/// What is wrong with a file: "line 3, column 9: …", or the path and the value, "rules.sides[0].reach is 0, …".
struct FileFault {
  std::string message;
  bool of_rules = false;  ///< the rules are not for the board, and the message names their field alone
};

/// The rules in a text; or its fault. They are a game's on boards of some kind.
[[nodiscard]] std::variant<catchmate::Rules, FileFault> read_rules(std::string_view text);

/// A board and a position on it, and maybe their rules: an object that the schema calls boardFile.
class BoardFile {
 public:
  [[nodiscard]] static std::variant<BoardFile, FileFault> read(std::string_view text);

  /// The rules in the file, or those of the library's game that it names.
  [[nodiscard]] std::variant<catchmate::Rules, FileFault> rules() const;

  /// The position, by rules of its own or others; a fault too where solving takes more memory than the budget.
  [[nodiscard]] std::variant<catchmate::Problem, FileFault> problem(const catchmate::Rules& rules,
                                                                    std::uint64_t memory_budget) const;

 private:
  explicit BoardFile(Json value) : value_(std::move(value)) {}

  Json value_;
};
