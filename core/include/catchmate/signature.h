/// The signature of a table: a 64-bit number that is equal for equal tables, on every machine and whichever solver made
/// them. It is the sum, modulo 2^64, over all valid positions, of a 64-bit hash of the position's index and value.
///
///     SignatureTask signature(table);
///     while (signature.advance()) show(signature.counted());
///     signature.text();   // "1216c7d325ce4b08"
#pragma once

#include <cstdint>
#include <string>

#include "catchmate/table.h"
#include "catchmate/walk.h"

namespace catchmate {

class SignatureTask {
 public:
  /// The table must not be partial and must outlive the signature. At most `threads` are used; 0 for all.
  explicit SignatureTask(const Table& table, std::uint32_t threads = 0);

  /// Adds some ten thousand positions, or the rest. Returns whether anything is left to do.
  bool advance();

  /// The number of positions added so far.
  [[nodiscard]] std::uint64_t counted() const noexcept { return counted_; }
  /// The signature, once `advance` returns false.
  [[nodiscard]] std::uint64_t value() const noexcept { return sum_; }
  /// The signature as 16 lower-case hexadecimal digits.
  [[nodiscard]] std::string text() const;

 private:
  const Table& table_;
  Walk walk_;
  std::uint64_t counted_ = 0;
  std::uint64_t sum_ = 0;
};

/// Computes a table's signature in one call, as text.
[[nodiscard]] std::string signature(const Table& table, std::uint32_t threads = 0);

}  // namespace catchmate
