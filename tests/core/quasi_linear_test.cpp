#include <catchmate/quasi_linear.h>

#include <cstdint>
#include <map>

#include "catch.h"

using namespace catchmate;

namespace {

template <class Number>
std::map<std::uint32_t, std::uint64_t> numbers_of(std::uint32_t first, std::uint32_t last, const Number& number) {
  std::map<std::uint32_t, std::uint64_t> numbers;
  for (std::uint32_t n = first; n <= last; ++n) numbers[n] = number(n);
  return numbers;
}

}  // namespace

TEST_CASE("A formula by residue is found, with the numbers that made it and those that agree", "[formula]") {
  // From n = 4: 3n - 2 where n is even, (3n - 5)/2 where it is odd.
  auto numbers = numbers_of(2, 20, [](std::uint32_t n) {
    return n < 4 ? 7 : n % 2 == 0 ? 3 * n - 2 : (3 * n - 5) / 2;
  });
  numbers.erase(9);
  const auto formula = fit_quasi_linear(numbers);
  REQUIRE(formula);
  CHECK(formula->terms == std::vector<LinearTerm>{{3, -2, 1}, {3, -5, 2}});
  CHECK(to_text(formula->terms[0]) == "3n - 2");
  CHECK(to_text(formula->terms[1]) == "(3n - 5)/2");
  CHECK(formula->fitted == std::vector<std::uint32_t>{4, 5, 6, 7});
  CHECK(formula->checked == std::vector<std::uint32_t>{8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20});
}

TEST_CASE("Formulas are written in lowest terms", "[formula]") {
  CHECK(to_text({0, 7, 1}) == "7");
  CHECK(to_text({1, 0, 1}) == "n");
  CHECK(to_text({-1, 20, 1}) == "-n + 20");
  CHECK(to_text({1, 0, 2}) == "n/2");
  CHECK(to_text({0, 1, 2}) == "1/2");
  const auto falling = fit_quasi_linear(numbers_of(1, 9, [](std::uint32_t n) { return 100 - 2 * n; }));
  REQUIRE(falling);
  CHECK(to_text(falling->terms[0]) == "-2n + 100");
}

TEST_CASE("Numbers that no line passes, or too few, have no formula", "[formula]") {
  CHECK_FALSE(fit_quasi_linear(numbers_of(1, 60, [](std::uint32_t n) { return n * n; })));
  CHECK_FALSE(fit_quasi_linear(numbers_of(1, 5, [](std::uint32_t n) { return n; })));
  CHECK(fit_quasi_linear(numbers_of(1, 6, [](std::uint32_t n) { return n; })));
  CHECK_FALSE(fit_quasi_linear({}));
}
