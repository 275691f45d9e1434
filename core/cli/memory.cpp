#include "memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

std::uint64_t page_size() noexcept { return static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE)); }

// What is left of a limit; 0 if more is taken.
std::uint64_t rest(std::uint64_t limit, std::uint64_t taken) noexcept {
  return limit == kUnlimited ? limit : limit - std::min(limit, taken);
}

// What the machine could give without swapping; all of its memory where the system does not tell.
std::uint64_t free_memory() {
  std::ifstream facts("/proc/meminfo");
  std::uint64_t kibibytes = 0;
  for (std::string name; facts >> name; facts.ignore(kUnlimited >> 1U, '\n')) {
    if (name == "MemAvailable:" && facts >> kibibytes) return kibibytes * 1024;
  }
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * page_size();
}

// The number that a file holds; `otherwise` if there is no such file or it holds a word such as "max".
std::uint64_t number_of_file(const std::string& path, std::uint64_t otherwise) {
  std::ifstream file(path);
  std::uint64_t number = 0;
  return file >> number ? number : otherwise;
}

std::uint64_t free_address_space() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return kUnlimited;
  return rest(limit.rlim_cur, number_of_file("/proc/self/statm", 0) * page_size());
}

std::uint64_t free_in(const std::string& limit, const std::string& taken) {
  return rest(number_of_file(limit, kUnlimited), number_of_file(taken, 0));
}

// The least that is free in the process's control group and its parents, in version 1 or 2.
std::uint64_t free_in_control_groups() {
  const std::string all = "/sys/fs/cgroup";
  std::uint64_t least = std::min(free_in(all + "/memory.max", all + "/memory.current"),
                                 free_in(all + "/memory/memory.limit_in_bytes", all + "/memory/memory.usage_in_bytes"));
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    if (!line.starts_with("0::/")) continue;
    for (std::string group = line.substr(3); group.size() > 1; group.resize(group.rfind('/'))) {
      least = std::min(least, free_in(all + group + "/memory.max", all + group + "/memory.current"));
    }
  }
  return least;
}

}  // namespace

std::uint64_t memory_budget() { return std::min({free_memory(), free_address_space(), free_in_control_groups()}); }
