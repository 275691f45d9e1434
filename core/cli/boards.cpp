#include "boards.h"

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <variant>

#include "memory.h"

namespace {

const char* read_failure(int error) noexcept {
  switch (error) {
    case ENOENT:
      return "there is no such file";
    case EISDIR:
      return "it is a directory";
    case EACCES:
      return "permission denied";
    default:
      return "it cannot be read";
  }
}

// The whole of a file, or of standard input; nothing, with the reason in errno, when it cannot be read.
std::optional<std::string> read_input(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) static_cast<void>(std::fclose(file));  // nothing was written to it
  };
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
  if (!file) return std::nullopt;
  std::string text;
  std::string chunk(1U << 16U, '\0');
  while (const std::size_t size = std::fread(chunk.data(), 1, chunk.size(), file.get())) text.append(chunk, 0, size);
  if (std::ferror(file.get()) != 0) return std::nullopt;
  return text;
}

}  // namespace

int for_each_board(const Input& input, const std::function<int(const catchmate::Problem&)>& answer) {
  const std::optional<std::string> text = read_input(input.file);
  if (!text) {
    std::cerr << "catchmate: " << input.file << ": " << read_failure(errno) << "\n";
    return kFailure;
  }
  const auto reader = catchmate::read_problems(input.game, *text, memory_budget());
  while (auto read = reader->next()) {
    if (const auto* error = std::get_if<catchmate::InputError>(&*read)) {
      std::cerr << "catchmate: " << (input.file == "-" ? "" : input.file + ": ") << message(*error) << "\n";
      return kBadInput;
    }
    if (const int status = answer(std::get<catchmate::Problem>(*read)); status != 0) return status;
  }
  return 0;
}

int print(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return 0;
  std::cerr << "catchmate: the answer cannot be written\n";
  return kFailure;
}
