/// Formulas for numbers that are linear in n for each residue of n modulo a period.
///
///     n         3  4  5  6  7  8  9 10 11 12 13 14
///     number    2 10 12 16 18 22 24 28 30 34 36 40     from n = 4: 3n − 2 where n is even, 3n − 3 where it is odd
///
/// A formula is a guess. Its numbers with the two least n of each residue determine it, and all later ones agree: at
/// least as many, and four.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace catchmate {

/// (slope × n + constant) / denominator, in lowest terms.
struct LinearTerm {
  std::int64_t slope = 0;
  std::int64_t constant = 0;
  std::int64_t denominator = 1;

  friend bool operator==(const LinearTerm&, const LinearTerm&) noexcept = default;
};

/// "3n - 2", "(n + 1)/2", "7".
[[nodiscard]] std::string to_text(const LinearTerm& term);

struct QuasiLinear {
  std::vector<LinearTerm> terms;       ///< [n modulo the period, which is their number]
  std::vector<std::uint32_t> fitted;   ///< each n whose number determines the terms, in ascending order
  std::vector<std::uint32_t> checked;  ///< each later n
};

/// The formula from the least n on, and of these the one with the least period, up to 12; nothing if none fits. Numbers
/// are below 2^43, n is at most 2^16.
[[nodiscard]] std::optional<QuasiLinear> fit_quasi_linear(const std::map<std::uint32_t, std::uint64_t>& numbers);

}  // namespace catchmate
