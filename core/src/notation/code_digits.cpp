#include "code_digits.h"

namespace catchmate {

CodeDigits check_digits(char version, const CodeDigits& digits) {
  std::uint32_t crc = 0xB704CE;
  const auto add = [&crc](std::uint32_t digit) {
    crc ^= digit << 18U;
    for (int bit = 0; bit < 6; ++bit) {
      crc <<= 1U;
      if ((crc & 0x100'0000U) != 0) crc ^= 0x186'4CFBU;
    }
  };
  add(static_cast<std::uint32_t>(version - '0'));
  for (const std::uint8_t digit : digits) add(digit);
  CodeDigits check;
  for (const unsigned shift : {18U, 12U, 6U, 0U}) check.push_back(static_cast<std::uint8_t>((~crc >> shift) & 63U));
  return check;
}

}  // namespace catchmate
