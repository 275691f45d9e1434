/// Tables in files: two lines of text, then the planes of distances.h as they are in memory, then their checksum.
///
///     catchmate table 1
///     {"rules":{…},"board":{…},"positions":8192,"longest":22,"shape":[…],"signature":"1216c7d325ce4b08"}
///     (spaces up to a multiple of 4096 bytes, then the cells, then eight digits)
#pragma once

#include <catchmate/table.h>

#include <cstdint>
#include <string>
#include <variant>

#include "file_memory.h"

/// A table whose distances are in a file's memory.
struct SavedTable {
  FileMemory memory;
  catchmate::Table table;
};

/// Writes a table that is not partial, whole or not at all. Returns the exit status, after an error has been printed.
[[nodiscard]] int save_table(const catchmate::Table& table, std::uint32_t threads, const std::string& path);

/// Opens a table and checks its bytes; or returns the exit status, after the error has been printed.
[[nodiscard]] std::variant<int, SavedTable> open_table(const std::string& path);
