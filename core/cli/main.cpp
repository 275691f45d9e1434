/// The program `catchmate`: runs the command that its arguments name. If the reader of its output goes away, as in
/// `catchmate solve chase FILE | head -1`, SIGPIPE ends it in silence.
#include <iostream>
#include <new>
#include <vector>

#include "commands.h"

int main(int argc, char** argv) {
  try {
    const std::vector<Command> commands{solve_command(),  verify_command(), validate_command(), check_command(),
                                        random_command(), hunt_command(),   games_command(),    schema_command()};
    const std::span<char* const> arguments(argv, static_cast<std::size_t>(argc));
    return run(commands, arguments.empty() ? arguments : arguments.subspan(1));
  } catch (const std::bad_alloc&) {
    std::cerr << "catchmate: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "catchmate: " << error.what() << "\n";
  }
  return kFailure;
}
