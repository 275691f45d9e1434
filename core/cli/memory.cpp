#include "memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

std::uint64_t physical_memory() noexcept {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

std::uint64_t address_space_limit() noexcept {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return kUnlimited;
  return limit.rlim_cur;
}

// The number in a file; no limit if there is no such file or it holds a word such as "max".
std::uint64_t number_in(const std::string& path) {
  std::ifstream file(path);
  std::uint64_t bytes = 0;
  return file >> bytes ? bytes : kUnlimited;
}

// The lowest limit of the process's control group and its parents, in version 1 or 2.
std::uint64_t control_group_limit() {
  std::uint64_t least =
      std::min(number_in("/sys/fs/cgroup/memory.max"), number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes"));
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    if (!line.starts_with("0::/")) continue;
    for (std::string group = line.substr(3); group.size() > 1; group.resize(group.rfind('/'))) {
      least = std::min(least, number_in("/sys/fs/cgroup" + group + "/memory.max"));
    }
  }
  return least;
}

}  // namespace

std::uint64_t memory_budget() { return std::min({physical_memory(), address_space_limit(), control_group_limit()}); }
