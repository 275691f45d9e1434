#include "catchmate/text.h"

#include <cstddef>

namespace catchmate {

std::string fill(std::string_view pattern, std::span<const std::string> parts) {
  std::string text;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const std::string_view rest = pattern.substr(at);
    const bool is_part = rest.size() > 2 && rest[0] == '{' && rest[1] >= '0' && rest[1] <= '9' && rest[2] == '}';
    if (is_part) {
      text += parts[static_cast<std::size_t>(rest[1] - '0')];
      at += 2;
    } else {
      text += rest[0];
    }
  }
  return text;
}

}  // namespace catchmate
