#include "file_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "files.h"

FileMemory open_memory(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) unreadable(path);
  struct stat facts {};
  const bool is_known = fstat(file, &facts) == 0;
  const auto size = static_cast<std::size_t>(facts.st_size);
  // An empty file cannot be mapped.
  void* const start =
      is_known && size != 0 ? mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0) : nullptr;
  const bool is_mapped = is_known && start != MAP_FAILED;
  const int error = errno;
  static_cast<void>(close(file));
  if (!is_mapped) {
    errno = error;
    unreadable(path);
  }
  const auto unmap = [size](catchmate::Cell* cells) {
    if (cells != nullptr) static_cast<void>(munmap(cells, size));
  };
  return {{static_cast<catchmate::Cell*>(start), unmap}, size};
}
