#include "catchmate/quasi_linear.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace catchmate {

namespace {

constexpr std::uint32_t kMostPeriod = 12;
constexpr std::size_t kFewestChecked = 4;

using NumbersByN = std::map<std::uint32_t, std::uint64_t>;
using NumberOfN = NumbersByN::value_type;

// The line through two points.
LinearTerm line_through(const NumberOfN& one, const NumberOfN& other) {
  const auto run = static_cast<std::int64_t>(other.first) - static_cast<std::int64_t>(one.first);
  const auto rise = static_cast<std::int64_t>(other.second) - static_cast<std::int64_t>(one.second);
  LinearTerm term{rise, static_cast<std::int64_t>(one.second) * run - rise * static_cast<std::int64_t>(one.first), run};
  std::int64_t divisor = std::gcd(std::gcd(term.slope, term.constant), term.denominator);
  if (run < 0) divisor = -divisor;
  return {term.slope / divisor, term.constant / divisor, term.denominator / divisor};
}

bool passes(const LinearTerm& term, const NumberOfN& point) {
  return term.slope * static_cast<std::int64_t>(point.first) + term.constant ==
         term.denominator * static_cast<std::int64_t>(point.second);
}

// The formula with a period from the least n on; nothing if too few numbers agree.
std::optional<QuasiLinear> fit_period(const NumbersByN& numbers, std::uint32_t period) {
  // The last two points of a residue determine its line, and all before agree, back to the first that does not.
  std::vector<std::vector<NumberOfN>> lines(period);
  auto point = numbers.rbegin();
  while (point != numbers.rend()) {
    std::vector<NumberOfN>& line = lines[point->first % period];
    if (line.size() >= 2 && !passes(line_through(line[1], line[0]), *point)) break;
    line.push_back(*point++);
  }
  QuasiLinear formula;
  for (const std::vector<NumberOfN>& line : lines) {
    if (line.size() < 2) return std::nullopt;
    formula.terms.push_back(line_through(line[1], line[0]));
    for (std::size_t index = 0; index < line.size(); ++index) {
      (index + 2 < line.size() ? formula.checked : formula.fitted).push_back(line[index].first);
    }
  }
  if (formula.checked.size() < std::max(formula.fitted.size(), kFewestChecked)) return std::nullopt;
  std::sort(formula.fitted.begin(), formula.fitted.end());
  std::sort(formula.checked.begin(), formula.checked.end());
  return formula;
}

}  // namespace

std::string to_text(const LinearTerm& term) {
  const auto [slope, constant, denominator] = term;
  if (slope == 0) return std::to_string(constant) + (denominator == 1 ? "" : "/" + std::to_string(denominator));
  std::string text = slope == 1 ? "n" : slope == -1 ? "-n" : std::to_string(slope) + "n";
  if (constant != 0) text += (constant < 0 ? " - " : " + ") + std::to_string(std::abs(constant));
  if (denominator == 1) return text;
  return (constant == 0 ? text : "(" + text + ")") + "/" + std::to_string(denominator);
}

std::optional<QuasiLinear> fit_quasi_linear(const NumbersByN& numbers) {
  std::optional<QuasiLinear> best;
  for (std::uint32_t period = 1; period <= kMostPeriod; ++period) {
    auto formula = fit_period(numbers, period);
    if (formula && (!best || formula->fitted.front() < best->fitted.front())) best = std::move(formula);
  }
  return best;
}

}  // namespace catchmate
