/// Writes a table to a file: every position, or those that pass a filter.
#pragma once

#include <catchmate/notation.h>
#include <catchmate/table.h>
#include <catchmate/table_bytes.h>

#include <cstdint>
#include <string>

struct TableFile {
  std::string path;
  std::string facts;  ///< the path of its description, in JSON
  catchmate::TableFormat format = catchmate::TableFormat::npy;
  std::string values = "both";  ///< distance, outcome or both
  std::string where = {};       ///< a filter's text
  std::uint32_t threads = 0;    ///< the most to use; 0 for all of the machine

  [[nodiscard]] catchmate::ValueParts parts() const { return {values != "distance", values != "outcome"}; }
};

/// Writes both files, whole or not at all.
void write_table(const catchmate::Problem& problem, const catchmate::Table& table, const TableFile& file);
