#include "json_text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <utility>

namespace {

constexpr std::string_view kByteOrderMark = "\uFEFF";
// No name is as long.
constexpr std::size_t kMostLetters = 100;
constexpr std::size_t kMostShown = 40;
// All integers up to there are exact as floating-point numbers.
constexpr double kLargestExact = 9007199254740992.0;

// The place of a byte, or of the end of the text, in lines and characters from 1.
std::string place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const auto is_beginning = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const auto column =
      std::count_if(before.begin() + static_cast<std::ptrdiff_t>(start), before.end(), is_beginning) + 1;
  return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": ";
}

// The first bracket that is nested too deep; or npos.
std::size_t too_deep(std::string_view text) noexcept {
  int depth = 0;
  bool in_string = false;
  for (std::size_t offset = 0; offset < text.size(); ++offset) {
    const char c = text[offset];
    if (c == '"') in_string = !in_string;
    if (in_string && c == '\\') ++offset;
    if (in_string) continue;
    if (c == ']' || c == '}') --depth;
    if ((c == '[' || c == '{') && ++depth > kDeepestJson) return offset;
  }
  return std::string_view::npos;
}

// Finds where a text stops being JSON. Of a parser's events only that one counts.
class Locator : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(number_integer_t /*value*/) override { return true; }
  bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
  bool string(string_t& /*value*/) override { return true; }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*members*/) override { return true; }
  bool key(string_t& /*value*/) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t /*members*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& /*error*/) override {
    offset_ = position - 1;
    return false;
  }

  // The offset of the byte at which the parser stopped.
  [[nodiscard]] std::size_t offset() const noexcept { return offset_; }

 private:
  std::size_t offset_ = 0;
};

// The beginning of the string around an offset; or npos.
std::size_t string_around(std::string_view text, std::size_t end) noexcept {
  std::size_t start = std::string_view::npos;
  for (std::size_t offset = 0; offset < end; ++offset) {
    if (text[offset] == '"') start = start == std::string_view::npos ? offset : std::string_view::npos;
    if (start != std::string_view::npos && text[offset] == '\\') ++offset;
  }
  return start;
}

// The beginning of the part of a text that keeps it from being JSON.
std::size_t wrong_part(std::string_view text) {
  Locator locator;
  static_cast<void>(Json::sax_parse(text, &locator));
  const std::size_t offset = std::min(locator.offset(), text.size());
  if (const std::size_t start = string_around(text, offset); start != std::string_view::npos) return start;
  const auto is_in_word = [&](std::size_t place) {
    return place < text.size() && (std::isalnum(static_cast<unsigned char>(text[place])) != 0 || text[place] == '-' ||
                                   text[place] == '+' || text[place] == '.');
  };
  std::size_t start = offset;
  while (start > 0 && is_in_word(start - 1)) --start;
  // The parser stops at the end of a wrong word, and behind a right one.
  const bool wrong_word = is_in_word(offset) || !Json::accept(text.substr(start, offset - start));
  return start < offset && wrong_word ? start : offset;
}

bool is_utf8(const std::string& text) {
  try {
    static_cast<void>(Json(text).dump());
    return true;
  } catch (const Json::type_error&) {
    return false;
  }
}

// The first characters of a text, as many as may be.
std::string beginning(const std::string& text, std::size_t most) {
  std::size_t end = 0;
  for (std::size_t characters = 0; end < text.size(); ++end) {
    const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80U;
    if (begins && characters++ == most) break;
  }
  return text.substr(0, end);
}

// NOLINTNEXTLINE(misc-no-recursion): the depth is limited.
void simplify(Json& value) {
  if (value.is_structured()) {
    for (Json& member : value) simplify(member);
  } else if (value.is_number_float()) {
    const double number = value.get<double>();
    if (std::trunc(number) == number && std::abs(number) < kLargestExact) value = static_cast<std::int64_t>(number);
  } else if (value.is_string()) {
    auto& text = value.get_ref<std::string&>();
    if (text.size() > kMostLetters) text = beginning(text, kMostLetters);
  }
}

}  // namespace

std::variant<Json, std::string> parse_json(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (const std::size_t offset = too_deep(text); offset != std::string_view::npos) {
    return place_of(text, offset) + "arrays and objects are nested deeper than " + std::to_string(kDeepestJson);
  }
  Json value = Json::parse(text, nullptr, false);
  if (!value.is_discarded()) {
    simplify(value);
    return value;
  }
  if (!is_utf8(std::string(text))) return std::string("the text is not UTF-8");
  return place_of(text, wrong_part(text)) + "from here on the text is not JSON";
}

std::string show(const Json& value) {
  if (value.is_array()) return "an array";
  if (value.is_object()) return "an object";
  if (!value.is_string()) return value.dump();
  const auto& text = value.get_ref<const std::string&>();
  const std::string shown = beginning(text, kMostShown);
  return Json(shown.size() < text.size() ? shown + "…" : shown).dump();
}
