/// The digits of codes: writes and reads bit fields, and computes the check digits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace catchmate {

/// The digits of a code, six bits each.
using CodeDigits = std::vector<std::uint8_t>;

/// The character of each digit: the base64url alphabet.
inline constexpr std::string_view kCodeDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
inline constexpr std::uint32_t kBitsOfDigit = 6;

/// The characters of names; each is coded as its index here.
inline constexpr std::string_view kNameCharacters = "abcdefghijklmnopqrstuvwxyz0123456789-";

/// The number of check digits.
inline constexpr std::size_t kCheckDigits = 4;

/// The check digits of a version and its digits: CRC-24 of RFC 9580 over six bits at a time, inverted so that extra
/// zeros at the end are noticed.
[[nodiscard]] CodeDigits check_digits(char version, const CodeDigits& digits);

/// Writes bit fields.
class BitWriter {
 public:
  /// Writes the lowest `count` bits of a value, highest first.
  void bits(std::uint32_t count, std::uint64_t value) {
    while (count-- > 0) {
      if (used_ == 0) digits_.push_back(0);
      digits_.back() =
          static_cast<std::uint8_t>(digits_.back() | ((value >> count) & 1U) << (kBitsOfDigit - 1 - used_));
      used_ = (used_ + 1) % kBitsOfDigit;
    }
  }

  /// Writes a number in groups of four bits, lowest first, see code.h.
  void varint(std::uint64_t value) {
    for (; value > 15; value >>= 4U) bits(5, 16 | (value & 15U));
    bits(5, value);
  }

  /// Writes a name's length and characters.
  void name(std::string_view name) {
    varint(name.size());
    for (const char character : name) bits(6, kNameCharacters.find(character));
  }

  /// The finished code with its version and check digits.
  [[nodiscard]] std::string text(char version) const {
    std::string text(1, version);
    for (const CodeDigits& digits : {digits_, check_digits(version, digits_)}) {
      for (const std::uint8_t digit : digits) text += kCodeDigits[digit];
    }
    return text;
  }

 private:
  CodeDigits digits_;
  std::uint32_t used_ = 0;  // bits used in the last digit
};

/// Reads the fields of a `BitWriter`. Beyond the end of the digits it returns zeros and `over` is true.
class BitReader {
 public:
  explicit BitReader(CodeDigits digits) : digits_(std::move(digits)) {}

  std::uint64_t bits(std::uint32_t count) noexcept {
    over_ = over_ || count > digits_.size() * kBitsOfDigit - read_;
    if (over_) return 0;
    std::uint64_t value = 0;
    for (; count > 0; --count, ++read_) {
      value = value << 1U | ((digits_[read_ / kBitsOfDigit] >> (kBitsOfDigit - 1 - read_ % kBitsOfDigit)) & 1U);
    }
    return value;
  }

  std::uint64_t varint() noexcept {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 60; shift += 4) {
      const std::uint64_t group = bits(5);
      value |= (group & 15U) << shift;
      if (group < 16) return value;
    }
    over_ = true;
    return 0;
  }

  std::string name() {
    std::string name;
    for (std::uint64_t left = varint(); left > 0 && !over_; --left) {
      const std::uint64_t character = bits(6);
      if (character >= kNameCharacters.size()) over_ = true;
      if (!over_) name += kNameCharacters[character];
    }
    return name;
  }

  [[nodiscard]] bool over() const noexcept { return over_; }

 private:
  CodeDigits digits_;
  std::size_t read_ = 0;  // in bits
  bool over_ = false;
};

}  // namespace catchmate
