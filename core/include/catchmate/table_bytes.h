/// A table as a file: all positions and their values, as an array of NumPy or as lines of CSV or of JSON.
///
///     const TableBytes file(table, TableFormat::csv);
///     TableBytes::Slice slice;
///     file.add(0, table.placements(), slice);
///     std::cout << file.head() << slice.bytes;
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "catchmate/position_text.h"
#include "catchmate/table.h"
#include "catchmate/value_arrays.h"
#include "catchmate/words.h"

namespace catchmate {

/// The formats, by the ending of a file's name.
enum class TableFormat : std::uint8_t { npy, csv, jsonl };
template <>
inline constexpr WordList<3> kWords<TableFormat>{"npy", "csv", "jsonl"};
template <>
inline constexpr TypeText kWordsText<TableFormat>{
    "TableFormat", "A format of files with a table: for NumPy, CSV, or a line of JSON for each position."};

/// Whether a position of a table, with its value, passes; an empty one passes all.
using PositionFilter = std::function<bool(const Table&, const Position&, Value)>;

class TableBytes {
 public:
  /// The bytes of some placements, and scratch memory for them.
  struct Slice {
    std::string bytes = {};
    std::uint64_t positions = 0;  ///< added so far
    std::vector<std::int8_t> outcomes = {};
    std::vector<std::int32_t> distances = {};
  };

  /// The table must not be partial and must outlive the file.
  explicit TableBytes(const Table& table, TableFormat format, ValueParts values = {}, PositionFilter filter = {});

  /// The beginning of the file.
  [[nodiscard]] std::string head() const;
  /// Appends the placements in [first, last). In an array, a position that does not pass the filter is no position.
  void add(std::uint64_t first, std::uint64_t last, Slice& slice) const;

  [[nodiscard]] const std::vector<std::string>& columns() const noexcept { return text_.columns(); }
  [[nodiscard]] std::vector<ValueAxis> axes() const { return arrays_.axes(); }

 private:
  void add_lines(std::uint64_t first, std::uint64_t last, Slice& slice) const;
  void add_numbers(std::uint64_t first, std::uint64_t last, Slice& slice) const;
  // Appends the bytes of an array from the numbers.
  template <class Distance>
  void pack(Slice& slice) const;
  // Whether a distance takes four bytes.
  [[nodiscard]] bool is_wide() const;
  [[nodiscard]] std::string npy_head() const;
  [[nodiscard]] std::string csv_head() const;

  const Table& table_;
  TableFormat format_;
  ValueParts values_;
  PositionFilter filter_;
  ValueArrays arrays_;
  PositionText text_;
};

}  // namespace catchmate
