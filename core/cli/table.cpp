#include <algorithm>
#include <filesystem>
#include <string>

#include "boards.h"
#include "commands.h"
#include "files.h"
#include "help.h"
#include "messages.h"
#include "table_file.h"

using catchmate::kWords;
using catchmate::TableFormat;

namespace {

std::string endings() { return "." + joined(kWords<TableFormat>, ", ."); }

TableFile table_file_from(const Arguments& arguments) {
  const auto path = arguments.value("--to");
  if (!path) throw UsageError(say(messages::kNoTableFile, endings()));
  std::filesystem::path facts(*path);
  const std::string ending = facts.extension().string();
  const auto format = catchmate::enum_of<TableFormat>(ending.substr(std::min<std::size_t>(ending.size(), 1)));
  if (!format) throw UsageError(say(messages::kUnknownEnding, *path, endings()));
  TableFile file{.path = *path,
                 .facts = facts.replace_extension(".json").string(),
                 .format = *format,
                 .values = arguments.value("--values").value_or("both"),
                 .where = arguments.value("--where").value_or("")};
  if (file.values != "both" && file.values != "distance" && file.values != "outcome") {
    throw UsageError(say(messages::kUnknownValues, file.values));
  }
  return file;
}

// Refuses to write over an input.
void check_inputs(const TableFile& file, const Input& input) {
  for (const std::string& written : {file.path, file.facts}) {
    for (const std::string& read :
         {input.file, input.board.value_or("-"), input.rules.value_or("-"), input.saved.value_or("-")}) {
      std::error_code error;
      if (std::filesystem::equivalent(read, written, error)) throw UsageError(say(messages::kWrittenOver, written));
    }
  }
}

int write_tables(const Arguments& arguments) {
  TableFile file = table_file_from(arguments);
  const Input input = input_from(arguments, true);
  file.threads = input.threads;
  check_inputs(file, input);
  check_filter(file.where, input);
  const Solving solving{.whole = true, .threads = input.threads};
  for_one_board(input, solving, [&](const catchmate::Problem& problem, const catchmate::Table& table) {
    write_table(problem, table, file);
  });
  return 0;
}

}  // namespace

Command table_command() {
  return {.name = "table",
          .help = {kTableHelp, kBoardsHelp, kSavedHelp, kLimitsHelp},
          .run = write_tables,
          .most_operands = 2};
}
