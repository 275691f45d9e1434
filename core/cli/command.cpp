#include "command.h"

#include <CLI/CLI.hpp>
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

bool asks_for_help(std::string_view argument) noexcept { return argument == "-h" || argument == "--help"; }

// Whether the arguments of a command ask for its help. Throws if one is not spelt as the help says. The argument parser
// alone would accept -hx for -h -x, --moves=yes for --moves, and -5 as an operand.
bool check_options(const CLI::App& options, std::span<char* const> arguments) {
  bool wants_help = false;
  for (std::size_t place = 0; place < arguments.size(); ++place) {
    const std::string argument = arguments[place];
    if (argument == "--") break;
    if (argument.size() < 2 || argument.front() != '-') continue;
    if (asks_for_help(argument)) {
      wants_help = true;
      continue;
    }
    const std::string name = argument.substr(0, argument.find('='));
    const bool joined = name.size() < argument.size();
    const CLI::Option* option = options.get_option_no_throw(name);
    const bool takes_value = option != nullptr && option->get_expected_min() > 0;
    if (option == nullptr || (joined && !takes_value)) throw WrongCall("unknown option '" + argument + "'");
    if (!takes_value) continue;
    if (joined ? name.size() + 1 == argument.size() : ++place == arguments.size()) {
      throw WrongCall("expected a value for " + name);
    }
  }
  return wants_help;
}

int run(const Command& command, std::span<char* const> arguments) {
  CLI::App options;
  options.set_help_flag();
  options.allow_extras();
  options.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  const auto run_parsed = command.prepare(options);
  if (check_options(options, arguments)) return print(help_on(command));
  // The parser takes them from the back.
  options.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  Operands operands = options.remaining();
  // It leaves the first "--" too.
  const auto mark = std::find(operands.begin(), operands.end(), "--");
  if (mark != operands.end()) operands.erase(mark);
  if (operands.size() > command.most_operands) throw unexpected_argument(operands[command.most_operands]);
  return run_parsed(operands);
}

int refuse_arguments(const std::string& reason, const std::string& command, int status) {
  std::cerr << "catchmate: " << reason << "\nTry 'catchmate " << command << "--help'.\n";
  return status;
}

}  // namespace

WrongCall unexpected_argument(const std::string& argument) {
  return WrongCall{"unexpected argument '" + argument + "'"};
}

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
