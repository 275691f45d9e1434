#include "json_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "messages.h"

namespace {

constexpr std::string_view kByteOrderMark = "\uFEFF";
// No valid name is that long.
constexpr std::size_t kMostLetters = 100;
constexpr std::size_t kMostShown = 40;
// 2^53: integers up to here are exact as floating-point numbers.
constexpr double kLargestExact = 9007199254740992.0;
// The JSON library's error number for a number beyond floating-point range.
constexpr int kNumberOverflow = 406;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\r";
  const std::size_t start = std::min(text.find_first_not_of(kSpaces), text.size());
  return text.substr(start, text.find_last_not_of(kSpaces) + 1 - start);
}

// The line and column, from 1, of a byte or of the end of a text that begins on a line.
std::string line_and_column(std::string_view text, std::size_t offset, std::size_t first_line) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const auto is_beginning = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  const std::size_t line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + first_line;
  const auto column =
      std::count_if(before.begin() + static_cast<std::ptrdiff_t>(start), before.end(), is_beginning) + 1;
  return say(messages::kAtLineAndColumn, line, column);
}

// The offset of the first bracket that is nested too deep; npos if there is none.
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

// An iterator over a text that records how far the parser has read.
class Cursor {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Cursor(const char* at, const char** read) : at_(at), read_(read) {}

  reference operator*() const { return *at_; }
  Cursor& operator++() {
    *read_ = ++at_;
    return *this;
  }
  friend bool operator!=(const Cursor& a, const Cursor& b) { return a.at_ != b.at_; }

 private:
  const char* at_;
  const char** read_;
};

// Finds where a text stops being valid JSON, or the first duplicate field.
class Locator : public nlohmann::json_sax<Json> {
 public:
  // `read` points to the parser's current position.
  Locator(const char* start, const char* const* read) : start_(start), read_(read) {}

  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(number_integer_t /*value*/) override { return true; }
  bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
  bool string(string_t& /*value*/) override { return true; }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*members*/) override {
    names_.emplace_back();
    return true;
  }
  bool key(string_t& name) override {
    if (!names_.back().insert(name).second && !twice_) {
      twice_ = name;
      // The parser stands behind the closing quotation mark.
      offset_ = static_cast<std::size_t>(*read_ - start_) - 1;
    }
    return true;
  }
  bool end_object() override {
    names_.pop_back();
    return true;
  }
  bool start_array(std::size_t /*members*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& error) override {
    offset_ = position - 1;
    twice_.reset();
    too_large_ = error.id == kNumberOverflow;
    return false;
  }

  // The offset of the byte at which the parser stopped, or of the end of a duplicate name.
  [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
  // Whether a number is too large.
  [[nodiscard]] bool is_too_large() const noexcept { return too_large_; }
  // The name of the duplicate field.
  [[nodiscard]] const std::optional<std::string>& twice() const noexcept { return twice_; }

 private:
  const char* start_;
  const char* const* read_;
  std::vector<std::set<std::string>> names_;
  std::size_t offset_ = 0;
  bool too_large_ = false;
  std::optional<std::string> twice_;
};

// The start of the string that contains an offset; npos if none does.
std::size_t string_around(std::string_view text, std::size_t end) noexcept {
  std::size_t start = std::string_view::npos;
  for (std::size_t offset = 0; offset < end; ++offset) {
    if (text[offset] == '"') start = start == std::string_view::npos ? offset : std::string_view::npos;
    if (start != std::string_view::npos && text[offset] == '\\') ++offset;
  }
  return start;
}

// The start of the token at or before which the parser stopped.
std::size_t part_at(std::string_view text, std::size_t stopped) {
  const std::size_t offset = std::min(stopped, text.size());
  if (const std::size_t start = string_around(text, offset); start != std::string_view::npos) return start;
  const auto is_in_word = [&](std::size_t at) {
    return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '-' ||
                                text[at] == '+' || text[at] == '.');
  };
  std::size_t start = offset;
  while (start > 0 && is_in_word(start - 1)) --start;
  // The parser stops at the last letter of an invalid word, but behind a valid one.
  const bool wrong_word = is_in_word(offset) || !Json::accept(text.substr(start, offset - start));
  return start < offset && wrong_word ? start : offset;
}

bool is_utf8(std::string_view text) {
  try {
    static_cast<void>(Json(text).dump());
    return true;
  } catch (const Json::type_error&) {
    return false;
  }
}

// The first characters of a text, at most `most`.
std::string beginning(const std::string& text, std::size_t most) {
  std::size_t end = 0;
  for (std::size_t characters = 0; end < text.size(); ++end) {
    const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80U;
    if (begins && characters++ == most) break;
  }
  return text.substr(0, end);
}

// Turns integers beyond 2^53 into floating-point numbers, which all numbers are in the package.
// NOLINTNEXTLINE(misc-no-recursion): the depth is limited.
void simplify(Json& value) {
  if (value.is_structured()) {
    for (Json& member : value) simplify(member);
  } else if (value.is_number()) {
    const auto number = value.get<double>();
    const bool exact = std::trunc(number) == number && std::abs(number) < kLargestExact;
    value = exact ? Json(static_cast<std::int64_t>(number)) : Json(number);
  } else if (value.is_string()) {
    auto& text = value.get_ref<std::string&>();
    if (text.size() > kMostLetters) text = beginning(text, kMostLetters);
  }
}

// A number as JavaScript writes it: the fewest digits that identify it; an exponent from 10^21 on and below 10^-6.
std::string show_number(double number) {
  // libc++ 14 has no std::to_chars for floating-point numbers.
  constexpr int kMostDigits = std::numeric_limits<double>::max_digits10;
  std::array<char, 32> buffer{};
  for (int digits = 0; digits < kMostDigits && std::strtod(buffer.data(), nullptr) != std::abs(number); ++digits) {
    static_cast<void>(std::snprintf(buffer.data(), buffer.size(), "%.*e", digits, std::abs(number)));
  }
  const std::string_view text(buffer.data());
  const std::size_t mark = text.find('e');
  std::string digits(text.substr(0, 1));
  if (mark > 1) digits += text.substr(2, mark - 2);
  // The number of digits before the point.
  int point = 1 + std::stoi(std::string(text.substr(mark + 1)));
  std::string exponent;
  if (point < -5 || point > 21) {
    exponent = (point > 0 ? "e+" : "e-") + std::to_string(std::abs(point - 1));
    point = 1;
  }
  const int count = static_cast<int>(digits.size());
  if (point <= 0) {
    digits.insert(0, "0." + std::string(static_cast<std::size_t>(-point), '0'));
  } else if (point < count) {
    digits.insert(static_cast<std::size_t>(point), ".");
  } else {
    digits.append(static_cast<std::size_t>(point - count), '0');
  }
  return (number < 0 ? "-" : "") + digits + exponent;
}

}  // namespace

std::vector<JsonText> json_lines(std::string_view file) {
  std::vector<JsonText> texts;
  std::size_t line = 1;
  for (std::string_view rest = file; !rest.empty(); ++line) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view text = trimmed(rest.substr(0, end));
    // In JSON, no object follows another without a comma: such lines are texts of their own.
    if (texts.size() == 1 && !text.empty() && !(texts[0].text.ends_with('}') && text.starts_with('{'))) break;
    if (!text.empty()) texts.push_back({text, line});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return texts.size() > 1 ? texts : std::vector<JsonText>{{file}};
}

std::variant<Json, std::string> parse_json(std::string_view text, std::size_t line) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const auto refuse = [text, line](std::size_t offset, const std::string& reason) {
    return is_utf8(text) ? line_and_column(text, offset, line) + reason : say(messages::kNotUtf8);
  };
  if (const std::size_t offset = too_deep(text); offset != std::string_view::npos) {
    return refuse(offset, say(messages::kTooDeep, kDeepestJson));
  }
  const std::string not_json = say(messages::kNotJson);
  // The JSON library would skip a second byte order mark.
  if (text.starts_with(kByteOrderMark)) return refuse(0, not_json);
  const char* read = text.data();
  Locator locator(read, &read);
  const bool is_json = Json::sax_parse(Cursor(text.data(), &read), Cursor(text.data() + text.size(), &read), &locator);
  if (!is_json) {
    const std::size_t offset = part_at(text, locator.offset());
    return refuse(offset, locator.is_too_large() ? say(messages::kNumberTooLarge) : not_json);
  }
  if (const auto& name = locator.twice()) {
    return refuse(string_around(text, locator.offset()), say(messages::kFieldTwice, show(*name)));
  }
  Json value = Json::parse(text);
  simplify(value);
  return value;
}

std::string show(const Json& value) {
  if (value.is_array()) return say(messages::kArray);
  if (value.is_object()) return say(messages::kObject);
  if (value.is_number_float()) return show_number(value.get<double>());
  if (!value.is_string()) return value.dump();
  const auto& text = value.get_ref<const std::string&>();
  const std::string shown = beginning(text, kMostShown);
  return Json(shown.size() < text.size() ? shown + "…" : shown).dump();
}
