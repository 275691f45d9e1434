/// Writes a table to a file: every position, or those that pass a filter.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/table.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "filter.h"
#include "position_text.h"

/// The formats, by the ending of a file's name.
enum class TableFormat : std::uint8_t { npy, csv, jsonl };
inline constexpr std::array<std::string_view, 3> kTableEndings{".npy", ".csv", ".jsonl"};

struct TableFile {
  std::string path;
  std::string facts;  ///< the path of what describes it, in JSON
  TableFormat format = TableFormat::npy;
  std::string values = "both";  ///< distance, outcome or both
  std::string where = {};       ///< a filter's text
  std::uint32_t threads = 0;    ///< the most to use; 0 for all of the machine

  [[nodiscard]] ValueParts parts() const { return {values != "distance", values != "outcome"}; }
};

/// Writes both files, whole or not at all. Returns the exit status, after an error has been printed.
[[nodiscard]] int write_table(const catchmate::Problem& problem, const catchmate::Table& table, const TableFile& file);
