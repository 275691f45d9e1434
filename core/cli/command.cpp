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

// The program's help: its use, the commands, and their common options.
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
  if (parsed.wants_help()) {
    print(help);
    return 0;
  }
  const Operands& operands = parsed.operands();
  if (operands.size() > command.most_operands) throw unexpected_argument(operands[command.most_operands]);
  return command.run(parsed);
}

std::string named(std::string_view message) { return std::string("catchmate: ").append(message); }

[[noreturn]] void refuse_arguments(const std::string& reason, const std::string& command = "") {
  fail(reason + "\n" + say(messages::kTryHelp, command));
}

// Runs the program without a command: help, the version, or an error.
int run_without_command(std::span<const Command> commands, const std::string& name) {
  if (asks_for_help(name) || name == "--version") {
    print(name == "--version" ? std::string(kVersion) : help_on(commands));
    return 0;
  }
  if (is_elsewhere(name)) fail(say(messages::kElsewhere, name));
  refuse_arguments(say(messages::kUnknownCommand, name, names_of(commands)));
}

}  // namespace

int run(std::span<const Command> commands, std::span<char* const> arguments) {
  const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& each) {
    return !arguments.empty() && each.name == arguments.front();
  });
  int status = 0;
  const int failed = attempt(
      [&] {
        if (arguments.empty()) refuse_arguments(say(messages::kNoCommand, names_of(commands)));
        const std::string name = arguments.front();
        try {
          status =
              command == commands.end() ? run_without_command(commands, name) : run(*command, arguments.subspan(1));
        } catch (const UsageError& error) {
          refuse_arguments(error.what(), name + " ");
        }
      },
      command == commands.end() ? kFailure : command->failure_status);
  return failed == 0 ? status : failed;
}

void fail(std::string_view message, std::optional<int> status) { throw CommandError(named(message), status); }

int attempt(const std::function<void()>& act, int failure_status) {
  try {
    act();
    return 0;
  } catch (const CommandError& error) {
    const std::string line = error.what();
    if (!line.empty()) std::cerr << line + "\n";
    return error.status().value_or(failure_status);
  }
}

void print(std::string_view text) {
  errno = 0;
  std::cout << text << std::flush;
  if (std::cout) return;
  if (errno == EPIPE) throw CommandError("", kReaderGone);
  fail(say(messages::kUnwritten), kFailure);
}

void complain(std::string_view message) { std::cerr << named(message) + "\n"; }
