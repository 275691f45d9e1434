/// A file as memory: mapped where the system can, otherwise read.
#pragma once

#include <catchmate/cell.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>

/// The whole cells of a file and the bytes after them. Writing to them leaves the file as it is.
struct FileMemory {
  std::shared_ptr<catchmate::Cell> cells;
  std::uint64_t bytes = 0;
};

/// Makes a file's memory.
[[nodiscard]] FileMemory open_memory(const std::string& path);
