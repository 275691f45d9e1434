/// The languages of the program: English, and Chinese in a Chinese locale.
#pragma once

#include <catchmate/text.h>

#include <string>
#include <string_view>
#include <vector>

using catchmate::Text;

/// The locale's language: Chinese if the first of LC_ALL, LC_MESSAGES and LANG that is set says so.
[[nodiscard]] catchmate::Language language();

/// The text in the program's language.
[[nodiscard]] inline std::string_view in_language(const Text& text) { return text.in(language()); }

/// Texts with a separator between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ");

/// The text in the program's language, with its parts in place.
template <class... Parts>
[[nodiscard]] std::string say(const Text& text, const Parts&... parts) {
  return catchmate::Speaker{language()}(text, parts...);
}
