#include "board_text.h"

#include "letters.h"

namespace catchmate {

bool is_number(std::string_view word) noexcept {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

std::optional<Side> side_named(const Rules& rules, std::string_view name) noexcept {
  for (const Side side : kSides) {
    if (rules.side(side).name == name) return side;
  }
  return std::nullopt;
}

std::string side_names(const Rules& rules) { return rules.sides[0].name + " or " + rules.sides[1].name; }

std::optional<Mark> mark_named(std::string_view word) noexcept {
  for (const Mark mark : kMarks) {
    if (word_of(mark) == word) return mark;
  }
  return std::nullopt;
}

namespace {

InputError error_at(InputError::Code code, const Word& word, std::string subject, std::uint64_t low,
                    std::uint64_t high) {
  return {.code = code,
          .line = word.line,
          .column = word.column,
          .found = printable(word.text),
          .subject = std::move(subject),
          .low = low,
          .high = high};
}

}  // namespace

bool BoardText::fail(Code code, const Word& word, std::string subject, std::uint64_t low, std::uint64_t high) {
  error_ = error_at(code, word, std::move(subject), low, high);
  return false;
}

void BoardText::note(Code code, const Word& word, std::string subject, std::uint64_t low, std::uint64_t high) {
  const bool is_first = !noted_ || std::pair(word.line, word.column) < std::pair(noted_->line, noted_->column);
  if (strict_ && is_first) noted_ = error_at(code, word, std::move(subject), low, high);
}

void BoardText::note_count(const Word& word, std::string name, std::uint64_t count, std::uint64_t low,
                           std::uint64_t high) {
  if (count >= low && count <= high) return;
  const std::string found = std::to_string(count);
  note(Code::number_out_of_range, {found, word.line, word.column}, std::move(name), low, high);
}

void BoardText::check_space(std::string_view expected) {
  auto [found, line, column] = scanner_.space();
  if (line == 1 && column == 1) expected = kNoSpace;
  if (found == expected) return;
  // One space or one line end is right; anything after it is a fault.
  if (!expected.empty() && found.starts_with(expected)) {
    found.remove_prefix(1);
    line += expected == kLineEnd ? 1 : 0;
    column = expected == kLineEnd ? 1 : column + 1;
    expected = kNoSpace;
  }
  note(Code::white_space, {found.substr(0, found.empty() ? 0 : character_length(found)), line, column},
       std::string(expected));
}

bool BoardText::read_number(const Word& word, std::string_view name, std::uint64_t low, std::uint64_t high,
                            std::uint32_t& number) {
  if (!is_number(word.text)) return fail(Code::number_missing, word, std::string(name));
  std::uint64_t value = 0;
  for (const char digit : word.text) {
    // A minus sign makes the number out of range, like too many digits.
    value = digit == '-' ? high + 1 : value * 10 + static_cast<std::uint64_t>(digit - '0');
    if (value > high) break;
  }
  if (value < low || value > high) return fail(Code::number_out_of_range, word, std::string(name), low, high);
  number = static_cast<std::uint32_t>(value);
  if (word.text.size() > 1 && word.text.front() == '0') note(Code::leading_zeros, word, std::to_string(value));
  return true;
}

bool BoardText::take_side(Side& side) {
  const Word name = take();
  const auto named = side_named(rules_, name.text);
  if (!named) return fail(Code::side_missing, name, side_names(rules_));
  side = *named;
  return true;
}

bool BoardText::check_ground(const Word& word, Ground ground) {
  const auto fault = validate(rules_, ground);
  return !fault || fail(Code::wrong_board, word, message(rules_, *fault));
}

bool BoardText::check_memory(const Word& word, const BoardSize& size) {
  const auto excess = too_large(rules_, size, memory_budget_);
  return !excess || fail(Code::table_too_large, word, {}, excess->bytes, excess->budget);
}

}  // namespace catchmate
