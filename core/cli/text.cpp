#include "text.h"

#include <cstddef>
#include <cstdlib>

namespace {

constexpr std::size_t kPlaceLength = std::string_view("{0}").size();

// The start of the next {0} from an offset; npos without one.
std::size_t next_place(std::string_view pattern, std::size_t from) {
  const std::size_t found = pattern.find('{', from);
  const bool is_place = found != std::string_view::npos && pattern.substr(found + 2).starts_with('}') &&
                        pattern[found + 1] >= '0' && pattern[found + 1] <= '9';
  return is_place || found == std::string_view::npos ? found : next_place(pattern, found + 1);
}

}  // namespace

bool speaks_chinese() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    return locale.substr(0, locale.find_first_of("_-.@")) == "zh";
  }
  return false;
}

std::string_view in_language(const Text& text) { return speaks_chinese() ? text.zh : text.en; }

std::string fill(std::string_view pattern, const std::vector<Part>& parts) {
  std::string text;
  std::size_t from = 0;
  for (std::size_t place = next_place(pattern, 0); place != std::string_view::npos; place = next_place(pattern, from)) {
    text += pattern.substr(from, place - from);
    text += parts.at(static_cast<std::size_t>(pattern[place + 1] - '0')).text();
    from = place + kPlaceLength;
  }
  return text.append(pattern.substr(from));
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the pattern has parts.
std::optional<std::vector<Part>> parts_of(std::string_view sentence, std::string_view pattern) {
  const std::size_t place = next_place(pattern, 0);
  const std::string_view before = pattern.substr(0, place);
  if (!sentence.starts_with(before)) return std::nullopt;
  sentence.remove_prefix(before.size());
  if (place == std::string_view::npos) return sentence.empty() ? std::optional(std::vector<Part>()) : std::nullopt;
  pattern.remove_prefix(place + kPlaceLength);
  // Each part is as short as can be.
  for (std::size_t size = 0; size <= sentence.size(); ++size) {
    auto others = parts_of(sentence.substr(size), pattern);
    if (!others) continue;
    others->insert(others->begin(), Part(sentence.substr(0, size)));
    return others;
  }
  return std::nullopt;
}
