#include "file_memory.h"

#include <catchmate/buffer.h>

#include <cerrno>
#include <cstdio>

#include "files.h"

FileMemory open_memory(const std::string& path) {
  const File file = open_input(path);
  if (!file || std::fseek(file.get(), 0, SEEK_END) != 0) unreadable(path);
  const auto size = static_cast<std::uint64_t>(std::ftell(file.get()));
  const auto cells = std::make_shared<catchmate::Buffer<catchmate::Cell>>();
  if (!cells->allocate(size / sizeof(catchmate::Cell) + 1)) {
    errno = ENOMEM;
    unreadable(path);
  }
  std::rewind(file.get());
  if (std::fread(cells->data(), 1, size, file.get()) != size) unreadable(path);
  return {{cells, cells->data()}, size};
}
