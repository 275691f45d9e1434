#include <catchmate/position_text.h>
#include <catchmate/quasi_linear.h>
#include <catchmate/read_game.h>
#include <catchmate/solver.h>
#include <catchmate/statistics.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <map>
#include <utility>

#include "boards.h"
#include "commands.h"
#include "files.h"
#include "help.h"
#include "interruption.h"
#include "json.h"
#include "json_tree.h"
#include "memory.h"
#include "messages.h"
#include "progress_bar.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kLinesSavingInterval{5};
constexpr std::uint32_t kMostLines = 1000;

// Rows, then columns.
using Size = std::pair<std::uint32_t, std::uint32_t>;

struct Range {
  std::uint32_t first = 0;
  std::uint32_t last = 0;

  [[nodiscard]] bool is_single() const noexcept { return first == last; }
};

enum class Format : std::uint8_t { csv, json, bfile };

struct SweepArguments {
  Range rows;
  std::optional<Range> columns;  // nothing for square boards
  bool statistics = false;
  Format format = Format::csv;
  std::string of;  // the number of a b-file and of the formula
  std::optional<std::string> out;
  bool resume = false;
  Shard shard;
};

// The numbers of a size, by their names; or why there are none.
struct Counted {
  std::vector<std::optional<std::uint64_t>> numbers;
  std::string fault;
};

// "white_wins"
std::string name_of(const catchmate::Rules& rules, catchmate::Side side, std::string_view number) {
  return (rules.side(side).name + "_").append(number);
}

std::vector<std::string> number_names(const catchmate::Rules& rules, bool statistics) {
  std::vector<std::string> names{"positions", "longest"};
  if (!statistics) return names;
  for (const catchmate::Side side : catchmate::kSides) {
    for (const char* number : {"wins", "draws", "losses", "longest_win", "longest_loss"}) {
      names.push_back(name_of(rules, side, number));
    }
  }
  names.emplace_back("zugzwangs");
  return names;
}

// Counts in the order of `number_names`.
void add_statistics(const catchmate::Statistics& statistics, Counted& counted) {
  const auto distance = [](const std::optional<catchmate::Longest>& longest) {
    return longest ? std::optional<std::uint64_t>(longest->distance) : std::nullopt;
  };
  std::uint64_t zugzwangs = statistics.both_lose.placements;
  for (const catchmate::Side side : catchmate::kSides) {
    const catchmate::SideStatistics& found = statistics.to_move[side];
    counted.numbers.insert(counted.numbers.end(), found.positions.begin(), found.positions.end());
    counted.numbers.push_back(distance(found.longest_win));
    counted.numbers.push_back(distance(found.longest_loss));
    zugzwangs += statistics.one_loses[side].placements;
  }
  counted.numbers.emplace_back(zugzwangs);
}

// "5..8, 10"
std::string ranges_of(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  for (std::size_t first = 0, last = 0; first < numbers.size(); first = ++last) {
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(numbers[first]);
    if (last != first) text += ".." + std::to_string(numbers[last]);
  }
  return text;
}

class Sweep {
 public:
  Sweep(const catchmate::Rules& rules, const SweepArguments& arguments, const Input& input)
      : rules_(rules),
        arguments_(arguments),
        budget_(input.memory.value_or(memory_budget())),
        threads_(input.threads),
        names_(number_names(rules, arguments.statistics)),
        of_(static_cast<std::size_t>(std::find(names_.begin(), names_.end(), arguments.of) - names_.begin())) {
    const OrderedJson whole = OrderedJson::parse(to_json({.game = board_of({1, 1}), .position = {}}));
    for (const char* field : {"game", "rules"}) {
      if (whole.contains(field)) head_[field] = whole[field];
    }
    if (of_ == names_.size()) throw UsageError(say(messages::kUnknownNumber, arguments.of, joined(names_)));
  }

  // Reads the lines of a file, of these rules.
  void read(const std::string& path) {
    const std::string text = read_file(path, catchmate::kMostTextBytes);
    std::uint64_t number = 0;
    std::string_view rest = text;
    while (!rest.empty()) {
      ++number;
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      if (!line.empty() && !read_line(line)) refuse(path, say(messages::kNotSweepLine, number));
    }
  }

  void run() {
    if (arguments_.format == Format::csv) print(csv_head());
    std::uint64_t number = 0;
    auto next_saving = Clock::now();
    for (std::uint32_t rows = arguments_.rows.first; rows <= arguments_.rows.last; ++rows) {
      const Range columns = arguments_.columns.value_or(Range{rows, rows});
      for (std::uint32_t column = columns.first; column <= columns.last; ++column) {
        if (number++ % arguments_.shard.of != arguments_.shard.part - 1) continue;
        const Size size{rows, column};
        auto known = counted_.find(size);
        if (known == counted_.end() || !known->second.fault.empty()) {
          auto counted = count(size);
          if (!counted) stop();
          known = counted_.insert_or_assign(size, *std::move(counted)).first;
        }
        print(line_of(size, known->second));
        if (Clock::now() < next_saving) continue;
        save();
        next_saving = Clock::now() + kLinesSavingInterval;
      }
    }
    save();
    if (arguments_.shard.of == 1) print_formulas();
  }

 private:
  [[nodiscard]] catchmate::Game board_of(Size size) const {
    return {rules_, catchmate::Board(size.first, size.second)};
  }

  // Solves an open board; nothing if that is interrupted.
  std::optional<Counted> count(Size size) {
    const auto [rows, columns] = size;
    const auto refused = [](const catchmate::TableTooLarge& excess) {
      return Counted{{}, message(excess, language())};
    };
    const std::uint64_t squares = std::uint64_t{rows} * columns;
    if (const auto excess = too_large(rules_, rectangle_size(rules_, rows, columns, squares), budget_)) {
      return refused(*excess);
    }
    if (const auto excess = solver_.start(board_of(size), {.memory_budget = budget_, .threads = threads_})) {
      return refused(*excess);
    }
    ProgressBar bar;
    while (solver_.advance()) {
      if (interrupted()) return std::nullopt;
      bar.update(solver_.progress());
    }
    auto solved = solver_.take_table();
    if (const auto* excess = std::get_if<catchmate::TableTooLarge>(&solved)) return refused(*excess);
    auto& table = std::get<catchmate::Table>(solved);
    Counted counted{{table.positions(), table.longest()}, {}};
    if (arguments_.statistics) {
      catchmate::StatisticsTask task(table, threads_);
      while (task.advance()) {
        if (interrupted()) return std::nullopt;
      }
      add_statistics(task.statistics(), counted);
    }
    solver_.reuse(std::move(table));
    return counted;
  }

  // ---- Lines

  [[nodiscard]] std::string csv_head() const { return "rows,columns," + joined(names_, ",") + ",fault\n"; }

  [[nodiscard]] std::string line_of(Size size, const Counted& counted) const {
    switch (arguments_.format) {
      case Format::csv:
        return csv_line(size, counted);
      case Format::json:
        return json_line(size, counted);
      case Format::bfile:
        break;
    }
    const auto number = counted.fault.empty() ? counted.numbers[of_] : std::nullopt;
    const std::string n = std::to_string(number_of(size));
    return number ? n + " " + std::to_string(*number) + "\n" : "# " + n + ": " + counted.fault + "\n";
  }

  [[nodiscard]] std::string csv_line(Size size, const Counted& counted) const {
    std::string line = std::to_string(size.first) + "," + std::to_string(size.second);
    for (std::size_t index = 0; index < names_.size(); ++index) {
      line += ",";
      if (index < counted.numbers.size() && counted.numbers[index]) line += std::to_string(*counted.numbers[index]);
    }
    return line + "," + catchmate::csv_field(counted.fault) + "\n";
  }

  [[nodiscard]] std::string json_line(Size size, const Counted& counted) const {
    OrderedJson line = head_;
    line["rows"] = size.first;
    line["columns"] = size.second;
    for (std::size_t index = 0; index < counted.numbers.size(); ++index) {
      const auto number = counted.numbers[index];
      line[names_[index]] = number ? OrderedJson(*number) : OrderedJson(nullptr);
    }
    line["fault"] = counted.fault.empty() ? OrderedJson(nullptr) : OrderedJson(counted.fault);
    return line.dump() + "\n";
  }

  // Takes a line in JSON; false if it is none of this sweep.
  bool read_line(std::string_view text) {
    const auto parsed = parse_json(text);
    const Json* line = std::get_if<Json>(&parsed);
    if (line == nullptr || !line->is_object()) return false;
    for (const auto& [field, value] : head_.items()) {
      if (!line->contains(field) || line->at(field) != Json::parse(value.dump())) return false;
    }
    const auto number = [line](const std::string& name) { return JsonTree(line).get(name).whole_number(); };
    const auto rows = number("rows");
    const auto columns = number("columns");
    const auto fault = line->find("fault");
    if (!rows || !columns || fault == line->end()) return false;
    if (!fault->is_null()) return fault->is_string();
    Counted counted;
    for (const std::string& name : names_) {
      if (!line->contains(name)) return false;
      counted.numbers.push_back(number(name));
    }
    counted_[{static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)}] = std::move(counted);
    return true;
  }

  // Writes all lines that are known to the file.
  void save() const {
    if (!arguments_.out) return;
    std::string text;
    for (const auto& [size, counted] : counted_) text += json_line(size, counted);
    write_file(*arguments_.out, text);
  }

  [[noreturn]] void stop() const {
    save();
    fail(say(arguments_.out ? messages::kSweepGoesOn : messages::kSweepStopped), kInterruptedStatus);
  }

  // ---- Formulas

  // The number n of a size in a b-file and in formulas: the one that varies.
  [[nodiscard]] std::uint32_t number_of(Size size) const noexcept {
    return !arguments_.columns || arguments_.columns->is_single() ? size.first
           : arguments_.rows.is_single()                          ? size.second
                                                                  : size.first;
  }

  // Prints the formula for all sizes, or one for each number of columns.
  void print_formulas() const {
    const bool has_both = arguments_.columns && !arguments_.columns->is_single() && !arguments_.rows.is_single();
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint64_t>> by_columns;
    for (const auto& [size, counted] : counted_) {
      if (!is_swept(size) || counted.numbers.empty() || counted.numbers.front() == 0) continue;
      if (const auto number = counted.numbers[of_]) by_columns[has_both ? size.second : 0][number_of(size)] = *number;
    }
    for (const auto& [columns, numbers] : by_columns) {
      const auto formula = catchmate::fit_quasi_linear(numbers);
      if (!formula) continue;
      print_formula(*formula, has_both ? std::optional(columns) : std::nullopt);
    }
  }

  [[nodiscard]] bool is_swept(Size size) const noexcept {
    const auto in = [](const Range& range, std::uint32_t number) {
      return number >= range.first && number <= range.last;
    };
    return in(arguments_.rows, size.first) &&
           (arguments_.columns ? in(*arguments_.columns, size.second) : size.first == size.second);
  }

  void print_formula(const catchmate::QuasiLinear& formula, std::optional<std::uint32_t> columns) const {
    if (arguments_.format == Format::json) {
      OrderedJson line = {{"formula", formula_of(formula)}, {"of", arguments_.of}, {"columns", nullptr}};
      if (columns) line["columns"] = *columns;
      line["fitted"] = formula.fitted;
      line["checked"] = formula.checked;
      return print(line.dump() + "\n");
    }
    std::string text = columns ? say(messages::kOfColumns, *columns) : "";
    text += say(messages::kFormula, arguments_.of, formula_of(formula), formula.fitted.front(),
                ranges_of(formula.fitted), ranges_of(formula.checked));
    if (arguments_.format == Format::bfile) return print("# " + text + "\n");
    std::cerr << text << "\n";
  }

  // "3n - 2 (n mod 2 = 0), 3n - 3 (n mod 2 = 1)"
  static std::string formula_of(const catchmate::QuasiLinear& formula) {
    const std::size_t period = formula.terms.size();
    if (period == 1) return to_text(formula.terms.front());
    std::string text;
    for (std::size_t residue = 0; residue < period; ++residue) {
      text += (residue == 0 ? "" : ", ") + to_text(formula.terms[residue]) + " (n mod " + std::to_string(period) +
              " = " + std::to_string(residue) + ")";
    }
    return text;
  }

  const catchmate::Rules& rules_;
  const SweepArguments& arguments_;
  const std::uint64_t budget_;
  const std::uint32_t threads_;
  const std::vector<std::string> names_;
  const std::size_t of_;                      // its index among the names
  OrderedJson head_ = OrderedJson::object();  // of every line in JSON: the game, and rules that are not the library's
  std::map<Size, Counted> counted_;
  catchmate::Solver solver_;  // its memory serves all boards
};

// The range in "2..10" or "5".
Range range_from(const std::string& text, const Text& what) {
  constexpr std::string_view kDots = "..";
  const std::size_t dots = text.find(kDots);
  const auto number = [](std::string_view digits) {
    const auto found = number_in<std::uint32_t>(digits).value_or(0);
    return found <= kMostLines ? found : 0;
  };
  const Range range{number(std::string_view(text).substr(0, dots)),
                    number(dots == std::string::npos ? text : std::string_view(text).substr(dots + kDots.size()))};
  if (range.first == 0 || range.last < range.first) throw UsageError(say(messages::kNoRange, text, what, kMostLines));
  return range;
}

Format format_from(const Arguments& arguments) {
  Format format = Format::csv;
  int given = 0;
  for (const auto& [option, each] :
       {std::pair("--csv", Format::csv), {"--json", Format::json}, {"--bfile", Format::bfile}}) {
    if (!arguments.given(option)) continue;
    format = each;
    ++given;
  }
  if (given > 1) throw UsageError(say(messages::kOneFormat));
  return format;
}

int sweep(const Arguments& given) {
  const auto rows = given.value("--rows");
  if (!rows) throw UsageError(say(messages::kNoRows));
  const auto columns = given.value("--columns");
  SweepArguments arguments{.rows = range_from(*rows, messages::kRowRange),
                           .columns = {},
                           .statistics = given.given("--statistics"),
                           .format = format_from(given),
                           .of = given.value("--of").value_or("longest"),
                           .out = given.value("--out"),
                           .resume = given.given("--resume"),
                           .shard = given.shard()};
  if (columns) arguments.columns = range_from(*columns, messages::kColumnRange);
  if (arguments.format == Format::bfile && columns && !arguments.columns->is_single() && !arguments.rows.is_single()) {
    throw UsageError(say(messages::kOneRange));
  }
  if (arguments.resume && !arguments.out) throw UsageError(say(messages::kResumeNeedsOut));
  const Input input = input_from(given, false, 0);
  const catchmate::Rules rules = rules_of(input);
  if (const auto fault = validate(rules, catchmate::Ground::rectangle)) {
    refuse(input.rules.value_or(input.game), message(rules, *fault, language()));
  }
  Sweep sweep(rules, arguments, input);
  std::error_code none;
  if (arguments.out && std::filesystem::exists(*arguments.out, none)) {
    if (!arguments.resume) fail(*arguments.out + ": " + say(messages::kHuntFileExists));
    sweep.read(*arguments.out);
  }
  catch_interruption();
  sweep.run();
  return 0;
}

}  // namespace

Command sweep_command() {
  return {.name = "sweep", .help = {kSweepHelp, kLimitsHelp}, .run = sweep, .most_operands = 1};
}
