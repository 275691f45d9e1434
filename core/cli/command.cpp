#include "command.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iostream>

#include "commands.h"
#include "help.h"
#include "messages.h"

namespace {

// A shell's exit status for a program that SIGPIPE ended, where the signal is ignored.
constexpr int kReaderGone = 128 + SIGPIPE;

// "solve, verify or games".
std::string names_of(std::span<const Command> commands) {
  std::string names;
  for (const Command& command : commands) {
    if (!names.empty()) names += in_language(&command == &commands.back() ? messages::kOr : messages::kComma);
    names += command.name;
  }
  return names;
}

// The program's help: its use, the commands, and what they share.
std::string help_on(std::span<const Command> commands) {
  std::size_t width = 0;
  for (const Command& command : commands) width = std::max(width, command.name.size());
  std::string text(in_language(kProgramHelp));
  for (const Command& command : commands) {
    const std::string_view about = in_language(command.help.front());
    const std::string gap(width - command.name.size() + 2, ' ');
    text += "  " + std::string(command.name) + gap + std::string(about.substr(0, about.find('\n') + 1));
  }
  return text.append(in_language(kSharedHelp));
}

std::string help_on(const Command& command) {
  std::string text;
  for (const Text& part : command.help) text += in_language(part);
  return text;
}

int run(const Command& command, std::span<char* const> arguments) {
  const std::string help = help_on(command);
  const Arguments parsed(help, arguments);
  if (parsed.wants_help()) return print(help);
  const Operands& operands = parsed.operands();
  if (operands.size() > command.most_operands) throw unexpected_argument(operands[command.most_operands]);
  return command.run(parsed);
}

int refuse_arguments(const std::string& reason, const std::string& command, int status) {
  complain(reason + "\n" + say(messages::kTryHelp, command));
  return status;
}

}  // namespace

int run(std::span<const Command> commands, std::span<char* const> arguments) {
  if (arguments.empty()) return refuse_arguments(say(messages::kNoCommand, names_of(commands)), "", kFailure);
  const std::string name = arguments.front();
  if (asks_for_help(name)) return print(help_on(commands));
  if (name == "--version") return print(kVersion);
  const auto command =
      std::find_if(commands.begin(), commands.end(), [&](const Command& each) { return each.name == name; });
  if (command == commands.end() && is_elsewhere(name)) {
    complain(say(messages::kElsewhere, name));
    return kFailure;
  }
  if (command == commands.end()) {
    return refuse_arguments(say(messages::kUnknownCommand, name, names_of(commands)), "", kFailure);
  }
  try {
    return run(*command, arguments.subspan(1));
  } catch (const UsageError& error) {
    return refuse_arguments(error.what(), name + " ", command->usage_status);
  }
}

int print(std::string_view text) {
  errno = 0;
  std::cout << text << std::flush;
  if (std::cout) return 0;
  if (errno == EPIPE) return kReaderGone;
  complain(say(messages::kUnwritten));
  return kFailure;
}

void complain(std::string_view message) { std::cerr << "catchmate: " << message << "\n"; }
