/// The languages of the program: English, and Chinese in a Chinese locale.
#pragma once

#include <catchmate/text.h>

#include <functional>
#include <iterator>
#include <string>
#include <string_view>

using catchmate::Text;

/// The locale's language: Chinese if the first of LC_ALL, LC_MESSAGES and LANG that is set begins with zh.
[[nodiscard]] catchmate::Language language();

/// The text in the program's language.
[[nodiscard]] inline std::string_view in_language(const Text& text) { return text.in(language()); }

/// Items with a separator between them: texts, or the results of `text_of`.
template <class Items, class TextOf = std::identity>
[[nodiscard]] std::string joined(const Items& items, std::string_view separator = ", ", TextOf text_of = {}) {
  std::string all;
  for (const auto& item : items) {
    all.append(&item == &*std::begin(items) ? "" : separator).append(std::invoke(text_of, item));
  }
  return all;
}

/// The text in the program's language, with its parts in place.
template <class... Parts>
[[nodiscard]] std::string say(const Text& text, const Parts&... parts) {
  return catchmate::Speaker{language()}(text, parts...);
}
