#include <catchmate/cop_number.h>
#include <catchmate/graph_families.h>
#include <catchmate/graph_text.h>
#include <catchmate/read_game.h>

#include <algorithm>

#include "commands.h"
#include "files.h"
#include "help.h"
#include "json_tree.h"
#include "memory.h"
#include "messages.h"
#include "progress_bar.h"

namespace {

struct CopArguments {
  std::uint32_t most = 0;
  std::uint64_t memory = 0;
  std::uint32_t threads = 0;
  bool json = false;
};

std::vector<std::string> point_names(const catchmate::Board& graph, const std::vector<catchmate::Square>& points) {
  std::vector<std::string> names;
  names.reserve(points.size());
  for (const catchmate::Square point : points) names.push_back(graph.name(point));
  return names;
}

std::string cops_to_json(const std::string& name, const catchmate::Board& graph, const catchmate::CopNumber* found,
                         const CopArguments& arguments) {
  OrderedJson object = {{"graph", name},
                        {"points", graph.squares()},
                        {"edges", graph.all_ways(catchmate::Side::one) / 2},
                        {"cops", nullptr}};
  if (found == nullptr) {
    object["moreThan"] = arguments.most;
    return object.dump() + "\n";
  }
  object["cops"] = found->cops;
  object["start"] = point_names(graph, found->start);
  object["plies"] = found->plies;
  return object.dump() + "\n";
}

std::string cops_to_text(const std::string& name, const catchmate::Board& graph, const catchmate::CopNumber* found,
                         const CopArguments& arguments) {
  if (found == nullptr) return say(messages::kMoreCops, name, arguments.most) + "\n";
  const std::string points = joined(point_names(graph, found->start), " ");
  return say(found->cops == 1 ? messages::kOneCop : messages::kCops, name, found->cops, points, found->plies) + "\n";
}

// Prints the cop number of a graph.
void print_cops(const std::string& name, const catchmate::Board& graph, const std::string& source,
                const CopArguments& arguments) {
  catchmate::CopSearch search(graph, arguments.most, arguments.memory, arguments.threads);
  {
    ProgressBar bar;
    while (search.advance()) bar.update(say(messages::kTryingCops, name, search.cops()));
  }
  if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&search.result())) {
    refuse(source == name ? name : source + ": " + name, message(*excess, language()));
  }
  const auto* found = std::get_if<catchmate::CopNumber>(&search.result());
  print((arguments.json ? cops_to_json : cops_to_text)(name, graph, found, arguments));
}

// The graph of a family that the operands name, as in: torus 3 4. Throws `UsageError` for any other.
catchmate::Board family_graph(const Operands& operands) {
  const auto& families = catchmate::graph_families();
  const std::string names = joined(families, ", ", &catchmate::GraphFamily::name);
  if (operands.empty()) throw UsageError(say(messages::kNoFamily, names));
  const auto family = std::find_if(families.begin(), families.end(),
                                   [&](const catchmate::GraphFamily& each) { return each.name == operands.front(); });
  if (family == families.end()) throw UsageError(say(messages::kUnknownFamily, operands.front(), names));
  if (operands.size() - 1 > family->parameters.size())
    throw unexpected_argument(operands[family->parameters.size() + 1]);
  std::vector<std::uint64_t> numbers;
  for (std::size_t index = 0; index < family->parameters.size(); ++index) {
    const auto& [name, low, high] = family->parameters[index];
    if (index + 1 == operands.size()) throw UsageError(say(messages::kNoFamilyNumber, family->name, name, low, high));
    const auto number = number_in<std::uint64_t>(operands[index + 1]);
    if (!number || *number < low || *number > high) {
      throw UsageError(say(messages::kNotFamilyNumber, operands[index + 1], name, low, high));
    }
    numbers.push_back(*number);
  }
  const auto graph = family->make(numbers);
  if (!graph) throw UsageError(say(messages::kNoSuchGraph, joined(operands, " ")));
  return *graph;
}

std::string say_fault(const catchmate::GraphFault& fault) {
  using Code = catchmate::GraphFault::Code;
  const auto sentence = [](Code code) {
    switch (code) {
      case Code::letter:
        return messages::kNoGraph6Letter;
      case Code::other_format:
        return messages::kOtherGraphFormat;
      case Code::too_short:
        return messages::kGraph6TooShort;
      case Code::too_long:
        return messages::kGraph6TooLong;
      case Code::padding:
        return messages::kGraph6Padding;
      case Code::no_points:
        return messages::kNoPoints;
      case Code::too_many_points:
        return messages::kTooManyPoints;
      case Code::third_word:
        break;
    }
    return messages::kThirdPoint;
  };
  return say(messages::kAtLineAndColumn, fault.line, fault.column) +
         say(sentence(fault.code), fault.found, fault.expected);
}

// Answers the graphs of a file. Goes on after a line that is no graph.
int print_cops_of_file(const std::string& path, bool is_graph6, const CopArguments& arguments) {
  const std::string text = read_file(path, catchmate::kMostTextBytes);
  std::string_view rest = text;
  if (rest.size() > catchmate::kMostTextBytes) refuse(path, say(messages::kTooLong, catchmate::kMostTextBytes));
  int worst = 0;
  std::uint32_t number = 0;
  const auto take = [&](catchmate::GraphOrFault read, std::uint32_t line) {
    ++number;
    const int status = attempt([&] {
      if (auto* fault = std::get_if<catchmate::GraphFault>(&read)) {
        fault->line = std::max(fault->line, line);
        refuse(path, say_fault(*fault));
      }
      print_cops(say(messages::kGraphNumber, number), std::get<catchmate::Board>(read), path, arguments);
    });
    if (worst == 0) worst = status;
    return status == 0 || status == kBadInput;
  };
  if (!is_graph6) {
    take(catchmate::read_edge_list(rest), 1);
    return worst;
  }
  for (std::uint32_t line = 1; !rest.empty(); ++line) {
    std::string_view letters = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(letters.size() + 1, rest.size()));
    if (letters.ends_with('\r')) letters.remove_suffix(1);
    if (letters.empty()) continue;
    if (!take(catchmate::read_graph6(letters), line)) break;
  }
  if (number == 0) refuse(path, say(messages::kNoGraphs));
  return worst;
}

int find_cop_number(const Arguments& given) {
  const CopArguments arguments{
      .most = static_cast<std::uint32_t>(
          given.number("--most", messages::kCopCount, {1, catchmate::kMaxPieces}).value_or(catchmate::kMaxPieces)),
      .memory = given.bytes("--memory").value_or(memory_budget()),
      .threads =
          static_cast<std::uint32_t>(given.number("--threads", messages::kThreadNumber, {1, kMostThreads}).value_or(0)),
      .json = given.given("--json")};
  const Operands& operands = given.operands();
  if (given.given("--family")) {
    print_cops(joined(operands, " "), family_graph(operands), joined(operands, " "), arguments);
    return 0;
  }
  if (operands.size() > 1) throw unexpected_argument(operands[1]);
  const std::string path = operands.empty() ? "-" : operands.front();
  return print_cops_of_file(path, given.given("--graph6") || path.ends_with(".g6"), arguments);
}

}  // namespace

Command cop_number_command() {
  return {
      .name = "cop-number", .help = {kCopNumberHelp, kLimitsHelp}, .run = find_cop_number, .most_operands = kAnyNumber};
}
