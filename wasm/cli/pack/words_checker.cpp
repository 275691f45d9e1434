// Compares the words of an output with those of the right answer, called as testlib's checkers are: input, output,
// answer. The exit status is 0 for a right output and 1 for a wrong one.
#include <fstream>
#include <iostream>
#include <string>

int main(int count, char** arguments) {
  if (count < 4) return 3;
  std::ifstream output(arguments[2]), answer(arguments[3]);
  for (int word = 1;; ++word) {
    std::string found, expected;
    const bool has_found = static_cast<bool>(output >> found), has_expected = static_cast<bool>(answer >> expected);
    if (!has_found && !has_expected) return 0;
    if (has_found && has_expected && found == expected) continue;
    std::cerr << "word " << word << ": expected " << (has_expected ? expected : "the end") << ", found "
              << (has_found ? found : "the end") << "\n";
    return 1;
  }
}
