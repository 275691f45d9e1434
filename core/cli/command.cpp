#include "command.h"

#include <algorithm>
#include <iostream>

#include "help.h"

namespace {

// "solve, verify or games".
std::string names_of(std::span<const Command> commands) {
  std::string names;
  for (const Command& command : commands) {
    if (!names.empty()) names += &command == &commands.back() ? " or " : ", ";
    names += command.name;
  }
  return names;
}

// The program's help: its use, the commands, and what they share.
std::string help_on(std::span<const Command> commands) {
  std::size_t width = 0;
  for (const Command& command : commands) width = std::max(width, command.name.size());
  std::string text(kProgramHelp);
  for (const Command& command : commands) {
    const std::string_view about = command.help.front();
    const std::string gap(width - command.name.size() + 2, ' ');
    text += "  " + std::string(command.name) + gap + std::string(about.substr(0, about.find('\n') + 1));
  }
  return text.append(kSharedHelp);
}

std::string help_on(const Command& command) {
  std::string text;
  for (const std::string_view part : command.help) text += part;
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
  std::cerr << "catchmate: " << reason << "\nTry 'catchmate " << command << "--help'.\n";
  return status;
}

}  // namespace

int run(std::span<const Command> commands, std::span<char* const> arguments) {
  if (arguments.empty()) return refuse_arguments("expected a command: " + names_of(commands), "", kFailure);
  const std::string name = arguments.front();
  if (asks_for_help(name)) return print(help_on(commands));
  if (name == "--version") return print("catchmate " + std::string(kVersion) + "\n");
  const auto command =
      std::find_if(commands.begin(), commands.end(), [&](const Command& each) { return each.name == name; });
  if (command == commands.end()) {
    return refuse_arguments("unknown command '" + name + "', expected " + names_of(commands), "", kFailure);
  }
  try {
    return run(*command, arguments.subspan(1));
  } catch (const WrongCall& wrong) {
    return refuse_arguments(wrong.what(), name + " ", command->wrong_call);
  }
}

int print(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return 0;
  std::cerr << "catchmate: the answer cannot be written\n";
  return kFailure;
}
