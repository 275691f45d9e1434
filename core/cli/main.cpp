/// The program `catchmate`: runs the command that its arguments name. If the reader of its output goes away, as in
/// `catchmate solve chase FILE | head -1`, SIGPIPE ends it in silence.
#include <exception>
#include <new>
#include <utility>
#include <vector>

#include "commands.h"
#include "messages.h"

int main(int argc, char** argv) {
  try {
    std::vector<Command> commands{solve_command(), verify_command(),   statistics_command(), find_command(),
                                  table_command(), validate_command(), check_command(),      random_command(),
                                  hunt_command(),  games_command(),    schema_command()};
    for (Command& command : own_commands()) commands.push_back(std::move(command));
    const std::span<char* const> arguments(argv, static_cast<std::size_t>(argc));
    return run(commands, arguments.empty() ? arguments : arguments.subspan(1));
  } catch (const std::bad_alloc&) {
    complain(say(messages::kOutOfMemory));
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return kFailure;
}
