#include "solve.h"

#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "json.h"
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

int solve_command(const SolveArguments& arguments) {
  const std::optional<std::string> text = read_input(arguments.file);
  if (!text) {
    std::cerr << "catchmate: " << arguments.file << ": " << read_failure(errno) << "\n";
    return kFailure;
  }
  const auto reader = catchmate::read_problems(arguments.game, *text, memory_budget());
  while (auto read = reader->next()) {
    if (const auto* error = std::get_if<catchmate::InputError>(&*read)) {
      std::cerr << "catchmate: " << (arguments.file == "-" ? "" : arguments.file + ": ") << message(*error) << "\n";
      return kBadInput;
    }
    const auto& problem = std::get<catchmate::Problem>(*read);
    const auto table = std::get<catchmate::Table>(catchmate::solve(problem.game));
    std::cout << (arguments.json ? to_json(problem, table) + "\n" : report(table, problem.position, arguments.report))
              << std::flush;
    if (!std::cout) {
      std::cerr << kUnwritable;
      return kFailure;
    }
  }
  return 0;
}
