/// Tables in files: two lines of text, then the planes of distances.h as they are in memory, then their checksum.
///
///     catchmate table 1
///     {"rules":{…},"board":{…},"positions":8192,"longest":22,"shape":[…],"signature":"1216c7d325ce4b08"}
///     (spaces up to a multiple of 4096 bytes, then the cells, then eight digits)
#pragma once

#include <catchmate/table.h>

#include <cstdint>
#include <string>

#include "file_memory.h"

/// A table with its distances in a file's memory.
struct SavedTable {
  FileMemory memory;
  catchmate::Table table;
};

/// Writes a table that is not partial, whole or not at all.
void save_table(const catchmate::Table& table, std::uint32_t threads, const std::string& path);

/// Opens a table and checks its bytes.
[[nodiscard]] SavedTable open_table(const std::string& path);
