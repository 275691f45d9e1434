#include "scanner.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace catchmate {

namespace {

using namespace std::string_view_literals;

// The characters with Unicode's property White_Space, in UTF-8. Pasted texts contain ideographic and no-break spaces.
constexpr std::array kSpaces = {
    " "sv,      "\t"sv,     "\n"sv,     "\v"sv,     "\f"sv,     "\r"sv,     "\u0085"sv, "\u00A0"sv, "\u1680"sv,
    "\u2000"sv, "\u2001"sv, "\u2002"sv, "\u2003"sv, "\u2004"sv, "\u2005"sv, "\u2006"sv, "\u2007"sv, "\u2008"sv,
    "\u2009"sv, "\u200A"sv, "\u2028"sv, "\u2029"sv, "\u202F"sv, "\u205F"sv, "\u3000"sv,
};
constexpr std::size_t kLongestExcerpt = 24;  // in characters

bool is_ascii(char byte) noexcept { return static_cast<unsigned char>(byte) < 0x80; }

bool starts_with_any_space(std::string_view text) noexcept {
  return std::any_of(kSpaces.begin(), kSpaces.end(),
                     [text](std::string_view space) { return text.starts_with(space); });
}

// Whether error messages show a character as it is: not control characters, nor the common invisible ones such as
// zero-width spaces and direction marks.
bool is_visible(std::string_view character) noexcept {
  const auto lead = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return lead >= ' ' && lead < 0x7F;
  if (lead == 0xC2) return character >= "\u00A0"sv;
  return !(character >= "\u200B"sv && character <= "\u200F"sv) &&
         !(character >= "\u2028"sv && character <= "\u202E"sv) &&
         !(character >= "\u2060"sv && character <= "\u206F"sv) && character != kByteOrderMark;
}

}  // namespace

// Inlined for ASCII: called for every byte of a long text.
bool starts_with_space(std::string_view text) noexcept {
  const char byte = text.front();
  return is_ascii(byte) ? byte == ' ' || (byte >= '\t' && byte <= '\r') : starts_with_any_space(text);
}

std::size_t character_length(std::string_view text) noexcept {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
  if (length > text.size()) return 1;
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0U) != 0x80U) return 1;
  }
  // These second bytes would make overlong forms, surrogates, or numbers beyond Unicode's last.
  if (lead == 0xE0 && byte(1) < 0xA0) return 1;
  if (lead == 0xED && byte(1) >= 0xA0) return 1;
  if (lead == 0xF0 && byte(1) < 0x90) return 1;
  if (lead == 0xF4 && byte(1) >= 0x90) return 1;
  return length;
}

std::size_t character_count(std::string_view text) noexcept {
  std::size_t count = 0;
  for (; !text.empty(); text.remove_prefix(character_length(text))) ++count;
  return count;
}

const Word& Scanner::peek() {
  if (word_) return *word_;
  space_ = {rest_, line_, column_};
  // A carriage return may be the first half of a line end.
  const auto may_go_on = [this] { return !complete_ && rest_ == "\r"; };
  while (!rest_.empty() && starts_with_space(rest_) && !may_go_on()) step();
  space_.text.remove_suffix(rest_.size());
  std::size_t size = 0;
  for (word_length_ = 0; size < rest_.size() && !starts_with_space(rest_.substr(size)); ++word_length_) {
    size += is_ascii(rest_[size]) ? 1 : character_length(rest_.substr(size));
  }
  if (!complete_ && (size == rest_.size() || may_go_on())) ran_out_ = true;
  return word_.emplace(Word{rest_.substr(0, size), line_, column_});
}

Word Scanner::take() {
  const Word taken = peek();
  // A word contains no line end.
  rest_.remove_prefix(taken.text.size());
  column_ += word_length_;
  word_.reset();
  return taken;
}

bool Scanner::take_number(std::uint64_t low, std::uint64_t high, std::uint32_t& number) noexcept {
  constexpr std::size_t kMostDigits = 9;
  const char* const end = rest_.data() + rest_.size();
  const char* next = rest_.data();
  std::uint32_t line = line_;
  std::uint32_t column = column_;
  for (; next != end && (*next == ' ' || *next == '\n'); ++next) {
    column = *next == '\n' ? 1 : column + 1;
    line += *next == '\n' ? 1 : 0;
  }
  const char* const first = next;
  std::uint32_t value = 0;
  for (; next != end && *next >= '0' && *next <= '9'; ++next)
    value = value * 10 + static_cast<std::uint32_t>(*next - '0');
  const auto digits = static_cast<std::size_t>(next - first);
  // At the end of the text, and before any other character, the word may go on.
  if (digits == 0 || digits > kMostDigits || next == end || (*next != ' ' && *next != '\n')) return false;
  if (value < low || value > high) return false;
  number = value;
  rest_.remove_prefix(static_cast<std::size_t>(next - rest_.data()));
  line_ = line;
  column_ = column + static_cast<std::uint32_t>(digits);
  word_.reset();
  return true;
}

void Scanner::step() {
  const bool ends_line = rest_.front() == '\n' || (rest_.front() == '\r' && !rest_.starts_with("\r\n"));
  rest_.remove_prefix(character_length(rest_));
  if (ends_line) {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
}

std::string printable(std::string_view text) {
  constexpr std::string_view kHexDigits = "0123456789abcdef";
  std::string shown;
  for (std::size_t characters = 0; !text.empty(); ++characters) {
    if (characters == kLongestExcerpt) return shown + "…";
    const std::string_view character = text.substr(0, character_length(text));
    text.remove_prefix(character.size());
    if (is_visible(character)) {
      shown += character;
      continue;
    }
    for (const char byte : character) {
      shown += "\\x";
      shown += kHexDigits[static_cast<unsigned char>(byte) / 16];
      shown += kHexDigits[static_cast<unsigned char>(byte) % 16];
    }
  }
  return shown;
}

std::string unprintable(std::string_view shown) {
  constexpr std::size_t kEscape = std::string_view("\\x00").size();
  std::string text;
  while (!shown.empty()) {
    std::uint32_t byte = 0;
    const char* digits = shown.data() + 2;
    const bool is_escape = shown.starts_with("\\x") && shown.size() >= kEscape &&
                           std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    text += is_escape ? static_cast<char>(byte) : shown.front();
    shown.remove_prefix(is_escape ? kEscape : 1);
  }
  return text;
}

}  // namespace catchmate
