#include "text.h"

#include <cstdlib>

catchmate::Language language() {
  using catchmate::Language;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    return locale.substr(0, locale.find_first_of("_-.@")) == "zh" ? Language::chinese : Language::english;
  }
  return Language::english;
}
