/// The program `catchmate`: runs the command that its arguments name. If the reader of its output goes away, as in
/// `catchmate solve chase FILE | head -1`, SIGPIPE ends it in silence.
#include <exception>
#include <new>
#include <span>

#include "commands.h"
#include "messages.h"

int main(int argc, char** argv) {
  try {
    const std::span<char* const> arguments(argv, static_cast<std::size_t>(argc));
    return run(all_commands(), arguments.empty() ? arguments : arguments.subspan(1));
  } catch (const std::bad_alloc&) {
    complain(say(messages::kOutOfMemory));
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return kFailure;
}
