#include "catchmate/text.h"

#include <cstddef>

namespace catchmate {

void Part::append_to(std::string& text) const {
  if (kind_ == kString) {
    text += text_;
    return;
  }
  if (kind_ == kNegative) text += '-';
  text += std::to_string(kind_ == kNegative ? 0 - number_ : number_);
}

std::string fill(std::string_view pattern, std::initializer_list<Part> parts) {
  std::string text;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const std::string_view rest = pattern.substr(at);
    const bool is_part = rest.size() > 2 && rest[0] == '{' && rest[1] >= '0' && rest[1] <= '9' && rest[2] == '}';
    if (is_part) {
      parts.begin()[rest[1] - '0'].append_to(text);
      at += 2;
    } else {
      text += rest[0];
    }
  }
  return text;
}

}  // namespace catchmate
