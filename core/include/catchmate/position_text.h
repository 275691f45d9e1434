/// Positions with their values, as lines of CSV or of JSON.
///
///     PositionText lines(table.game(), {});
///     lines.add_csv(position, table.lookup(position), text);   // "white,1,1,1,3,loss,8\n"
#pragma once

#include <string>
#include <vector>

#include "catchmate/table.h"

namespace catchmate {

/// What is written of a value.
struct ValueParts {
  bool outcome = true;
  bool distance = true;
};

/// A field of CSV, in quotation marks where it needs them.
[[nodiscard]] std::string csv_field(const std::string& text);

/// Text made once for each square, so that a line is put together from parts.
class PositionText {
 public:
  PositionText(const Game& game, ValueParts parts);

  /// The names of the columns of CSV: to_move, red_1_row, red_1_column, …, outcome, distance.
  [[nodiscard]] const std::vector<std::string>& columns() const noexcept { return columns_; }

  /// Append a line. The outcome is that for the side to move, and the distance of a draw or of endless play empty, or
  /// null. In JSON the fields are those of the package's types.
  void add_csv(const Position& position, Value value, std::string& text) const;
  void add_json(const Position& position, Value value, std::string& text) const;

 private:
  PerSide<std::string> names_;
  ValueParts parts_;
  std::vector<std::string> columns_;
  std::vector<std::string> csv_;   // by square
  std::vector<std::string> json_;  // by square
};

}  // namespace catchmate
