/// Reads described data (describe.h) from a tree of values and checks it; reports the first fault (data_fault.h).
///
/// A `Tree` is a value with the following members; JSON and JavaScript each have their own.
///
///     is_missing() is_null() is_object() is_array()
///     truth() number() text()      the value; nothing if it is of another kind
///     size() at(index)             an array's length and members; size() of an object counts its own fields
///     get(name) own(name) names()  a field, own or inherited; an own field; the names of all own fields
///     shown()                      the value as an error message shows it
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "catchmate/data_fault.h"
#include "catchmate/describe.h"
#include "catchmate/games.h"
#include "catchmate/notation.h"
#include "catchmate/words.h"

namespace catchmate {

/// The index of the first name that occurs before it; `names.size()` if all differ.
[[nodiscard]] std::size_t first_repeated(const std::vector<std::string>& names);

/// An upper bound of the steps of a path, to a value in the deepest variation; and the most that a message shows.
inline constexpr std::size_t kDeepestPath = 4 * kDeepestVariation + 8;
inline constexpr std::size_t kShownPath = 16;

/// The most members that all arrays of a value may have together: as objects they fit in the module's memory.
inline constexpr std::size_t kMostMembers = std::size_t{1} << 23U;

/// What is known from earlier fields: the rules and the size of the board.
struct DataContext {
  const Rules* rules = nullptr;  ///< name the sides
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  bool bounded = true;  ///< whether a square outside the board is a fault
};

template <class Tree>
class DataReader {
 public:
  /// `root` starts every path in messages: "game".
  explicit DataReader(std::string root, const DataContext& context = {}) : root_(std::move(root)), context_(context) {}

  /// Reads `tree` into `value`. Returns false on a fault, see `fault`.
  template <class Value>
  [[nodiscard]] bool read(const Tree& tree, Value& value) {
    take(tree, value);
    return !failed_;
  }

  [[nodiscard]] DataFault fault() const {
    DataFault fault;
    fault.value = fault_;
    // A square that is off the board is also a typed fault if a piece stands there.
    if (is_outside_ && side_) {
      fault.facts = PositionFault{PositionFault::Code::off_board, *side_};
      fault.rules = *context_.rules;
    }
    return fault;
  }

 private:
  /// A step of the path: the field `name`, or the array member `index` if the name is empty.
  struct PathStep {
    std::string_view name;
    std::size_t index;
  };

  /// Adds a step to the path during its lifetime.
  class Inside {
   public:
    Inside(DataReader& reader, std::string_view name, std::size_t index = 0) : reader_(reader) {
      reader_.path_.push_back({name, index});
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() { reader_.path_.pop_back(); }

   private:
    DataReader& reader_;
  };

  /// Visits the fields of a record: reads them, or only collects their names.
  class Fields {
   public:
    Fields(DataReader& reader, const Tree& tree, bool names_only)
        : reader_(reader), tree_(tree), names_only_(names_only) {}

    template <class Member, class... Kind>
    void field(const char* name, Member& member, const char* /*about*/, Kind... kind) {
      const std::optional<Tree> value = find(name);
      if (!value) return;
      const Inside inside(reader_, name);
      reader_.take(*value, member, kind...);
    }
    template <class Member, class... Kind>
    void option(const char* name, Member& member, const char* about, Kind... kind) {
      if (has(name)) field(name, member, about, kind...);
    }
    template <class Part>
    void part(Part& data) {
      describe(*this, data);
    }
    void skipped(const char* name, const char* /*about*/) { find(name); }

    [[nodiscard]] std::size_t found() const noexcept { return found_; }
    [[nodiscard]] const std::vector<const char*>& names() const noexcept { return names_; }

   private:
    // The field's value; nothing if it is not to be read.
    std::optional<Tree> find(const char* name) {
      if (names_only_) names_.push_back(name);
      if (names_only_ || reader_.failed_) return std::nullopt;
      Tree value = tree_.get(name);
      if (!value.is_missing()) ++found_;
      return value;
    }
    // Whether `option` has to visit the field.
    [[nodiscard]] bool has(const char* name) const { return names_only_ || !tree_.get(name).is_missing(); }

    DataReader& reader_;
    const Tree& tree_;
    bool names_only_;
    std::size_t found_ = 0;
    std::vector<const char*> names_ = {};
  };

  // ---- Faults

  [[nodiscard]] std::string path() const {
    std::string path = root_;
    for (std::size_t step = 0; step < std::min(path_.size(), kShownPath); ++step) {
      const auto& [name, index] = path_[step];
      if (name.empty()) {
        path.append("[").append(std::to_string(index)).append("]");
      } else {
        path.append(path.empty() ? "" : ".").append(name);
      }
    }
    if (path_.size() > kShownPath) path += "…";
    return path;
  }

  using Kind = Expectation::Kind;

  // Reports a fault of the value at the current path.
  void fail(ValueFault fault) {
    failed_ = true;
    fault_ = std::move(fault);
    fault_.path = path();
  }
  void refuse(const Tree& tree, Kind expected, Limits limits = {}, std::vector<std::string> choices = {}) {
    if (tree.is_missing()) return miss(expected, limits, std::move(choices));
    fail({.found = tree.shown(), .expected = {expected, limits, std::move(choices)}});
  }
  void miss(Kind expected, Limits limits = {}, std::vector<std::string> choices = {}) {
    fail({.kind = ValueFault::Kind::missing, .expected = {expected, limits, std::move(choices)}});
  }
  void refuse_size(std::size_t size, Kind kind, std::size_t expected) {
    fail({.kind = ValueFault::Kind::size, .size = size, .expected = {kind, most(expected)}});
  }
  template <class Known>
  void refuse_unknown(const std::string& name, const Known& names) {
    fail({.kind = ValueFault::Kind::unknown_field,
          .found = Tree::shown(name),
          .expected = {.choices = {names.begin(), names.end()}}});
  }

  // ---- What messages expect of a value

  static Limits most(std::size_t high) { return {0, static_cast<std::int64_t>(high)}; }
  static std::string quoted(std::string_view word, std::string_view before = "\"", std::string_view behind = "\"") {
    return std::string(before).append(word).append(behind);
  }
  [[nodiscard]] const std::string& name_of(Side side) const { return context_.rules->side(side).name; }

  // ---- Values

  void take(const Tree& tree, bool& truth) {
    const auto found = tree.truth();
    if (!found) return refuse(tree, Kind::truth);
    truth = *found;
  }

  void take(const Tree& tree, std::string& text) {
    auto found = tree.text();
    if (!found) return refuse(tree, Kind::text);
    text = *std::move(found);
  }
  void take(const Tree& tree, std::string& text, IsName /*kind*/) { take(tree, text); }
  void take(const Tree& tree, std::string& text, IsPointName /*kind*/) {
    take(tree, text);
    if (failed_ || is_point_name(text)) return;
    refuse(tree, is_graph_keyword(text) ? Kind::no_keyword : Kind::point_name);
  }
  void take(const Tree& tree, std::string& text, IsGameId /*kind*/) {
    text = tree.text().value_or("");
    const Rules* known = find_game(text);
    if (known == nullptr && context_.rules == nullptr) {
      std::vector<std::string> ids;
      for (const Rules& rules : games()) ids.push_back(quoted(rules.id));
      return refuse(tree, Kind::game, {}, std::move(ids));
    }
    if (context_.rules == nullptr) context_.rules = known;
  }

  // The reach and the number of pieces are only checked for fitting an int: `validate` checks their limits.
  void take(const Tree& tree, int& number, Limits limits) {
    constexpr Limits kInts{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    number = static_cast<int>(take_number(tree, kInts, limits));
  }
  template <std::unsigned_integral Number>
  void take(const Tree& tree, Number& number, Limits limits) {
    number = static_cast<Number>(take_number(tree, limits, limits));
  }
  void take(const Tree& tree, std::uint32_t& number, CountsRows /*kind*/) {
    take(tree, number, kSizeLimits);
    context_.rows = number;
  }
  void take(const Tree& tree, std::uint32_t& number, CountsColumns /*kind*/) {
    take(tree, number, kSizeLimits);
    context_.columns = number;
  }
  void take(const Tree& tree, std::uint32_t& number, OfRows /*kind*/) { take_coordinate(tree, number, context_.rows); }
  void take(const Tree& tree, std::uint32_t& number, OfColumns /*kind*/) {
    take_coordinate(tree, number, context_.columns);
  }
  void take(const Tree& tree, Square& square, OfColumns kind) {
    std::uint32_t column = 0;
    take(tree, column, kind);
    square = Square{column - 1};
  }

  // Reads a row or a column. Without bounds, one outside every board becomes 0.
  void take_coordinate(const Tree& tree, std::uint32_t& number, std::uint32_t highest) {
    const auto found = tree.number();
    const bool is_whole = found && std::trunc(*found) == *found;
    const Limits limits{1, context_.bounded ? highest : kSizeLimits.high};
    const bool is_outside = is_whole && (*found < 1 || *found > static_cast<double>(limits.high));
    if (is_outside && !context_.bounded) {
      number = 0;
      return;
    }
    if (!is_whole || is_outside) {
      is_outside_ = is_outside;
      return refuse(tree, context_.bounded ? Kind::number_in_range : Kind::number, limits);
    }
    number = static_cast<std::uint32_t>(*found);
  }

  // A whole number within `range`, or 0 and a fault that names the limits `expected`.
  double take_number(const Tree& tree, Limits range, Limits expected) {
    const auto found = tree.number();
    if (found && std::trunc(*found) == *found && *found >= static_cast<double>(range.low) &&
        *found <= static_cast<double>(range.high)) {
      return *found;
    }
    refuse(tree, Kind::number_in_range, expected);
    return 0;
  }

  // The index of a word in a list. `or_winner`: the error message also offers { winner: … }.
  std::size_t take_word(const Tree& tree, const std::string_view* words, std::size_t size, bool or_winner = false) {
    const auto text = tree.text();
    const auto* found = text ? std::find(words, words + size, *text) : words + size;
    if (found != words + size) return static_cast<std::size_t>(found - words);
    std::vector<std::string> choices;
    for (const auto* word = words; word != words + size; ++word) choices.push_back(quoted(*word));
    for (const Side side : kSides) {
      if (or_winner) choices.push_back(quoted(name_of(side), "{ winner: \"", "\" }"));
    }
    refuse(tree, Kind::choice, {}, std::move(choices));
    return 0;
  }

  template <Worded Enum>
  void take(const Tree& tree, Enum& value) {
    if constexpr (Winnable<Enum>) {
      if (tree.is_object()) return take_winner(tree, value);
    }
    value = static_cast<Enum>(take_word(tree, kWords<Enum>.data(), kWords<Enum>.size(), Winnable<Enum>));
  }

  // { winner: a side's name }
  template <Winnable Enum>
  void take_winner(const Tree& tree, Enum& value) {
    Winner data;
    take(tree, data);
    value = data.winner == Side::one ? Enum::side_one_wins : Enum::side_two_wins;
  }

  template <Worded Enum>
  void take(const Tree& tree, EnumSet<Enum>& set) {
    std::uint32_t bits = 0;
    for (std::size_t index = 0, size = begin_list(tree); index < size && !failed_; ++index) {
      const Inside inside(*this, {}, index);
      bits |= 1U << take_word(tree.at(index), kWords<Enum>.data(), kWords<Enum>.size());
    }
    set = EnumSet<Enum>::from_bits(bits);
  }

  void take(const Tree& tree, Side& side) {
    const auto text = tree.text();
    if (!text || (*text != name_of(Side::one) && *text != name_of(Side::two))) {
      return refuse(tree, Kind::choice, {}, {quoted(name_of(Side::one)), quoted(name_of(Side::two))});
    }
    side = *text == name_of(Side::one) ? Side::one : Side::two;
  }

  void take(const Tree& tree, Square& square) {
    SquareData data;
    take(tree, data);
    const bool is_outside =
        data.row == 0 || data.column == 0 || data.row > context_.rows || data.column > context_.columns;
    square = is_outside ? kOffBoard : Square{(data.row - 1) * context_.columns + data.column - 1};
  }
  // Null means no square.
  void take(const Tree& tree, std::optional<Square>& square) {
    if (tree.is_null()) return;
    take(tree, square.emplace());
  }
  void take(const Tree& tree, std::optional<Side>& side) { take(tree, side.emplace()); }
  template <class Record>
  void take(const Tree& tree, std::optional<Record>& record) {
    take(tree, record.emplace());
  }
  // The sides are named by the file's rules, unless rules were given.
  void take(const Tree& tree, std::optional<Rules>& rules) {
    const Rules* given = context_.rules;
    take(tree, rules.emplace());
    if (given != nullptr) context_.rules = given;
  }

  // ---- Lists

  // The number of members; 0 and a fault if it is no array, or there are too many of them: JavaScript's arrays may
  // contain themselves, or claim any length.
  std::size_t begin_list(const Tree& tree) {
    if (!tree.is_array()) {
      refuse(tree, Kind::list);
    } else if (path_.size() > kDeepestPath) {
      fail({.kind = ValueFault::Kind::too_deep, .expected = {.limits = most(kDeepestVariation)}});
    } else if (tree.size() > kMostMembers - members_) {
      fail({.kind = ValueFault::Kind::too_long, .expected = {.limits = most(kMostMembers)}});
    } else {
      members_ += tree.size();
      return tree.size();
    }
    return 0;
  }

  template <class Member, class... Kind>
  void take_list(const Tree& tree, std::vector<Member>& list, Kind... kind) {
    for (std::size_t index = 0, size = begin_list(tree); index < size && !failed_; ++index) {
      const Inside inside(*this, {}, index);
      take(tree.at(index), list.emplace_back(), kind...);
    }
  }

  template <class Member>
  void take(const Tree& tree, std::vector<Member>& list) {
    take_list(tree, list);
  }
  void take(const Tree& tree, std::vector<Step>& steps) {
    take_list(tree, steps);
    if (!failed_ && steps.size() >= kMaxPieces) {
      refuse_size(steps.size(), Kind::most_size, kMaxPieces - 1);
    }
  }
  void take(const Tree& tree, std::vector<std::string>& names, ForEachPoint /*kind*/) {
    take_list(tree, names, IsPointName{});
    if (const std::size_t index = first_repeated(names); !failed_ && index < names.size()) {
      const Inside inside(*this, {}, index);
      refuse(tree.at(index), Kind::unique_name);
    }
    check_points(names.size());
  }
  void take(const Tree& tree, std::vector<Place>& places, ForEachPoint /*kind*/) {
    take(tree, places);
    check_points(places.size());
  }
  void check_points(std::size_t size) {
    if (!failed_ && size != context_.columns) refuse_size(size, Kind::size, context_.columns);
  }

  void take(const Tree& tree, PerSide<SideRules>& sides, ForEachSide /*kind*/) {
    const std::size_t size = begin_list(tree);
    if (!failed_ && size != sides.size()) refuse_size(size, Kind::size, sides.size());
    for (std::size_t side = 0; side < sides.size() && !failed_; ++side) {
      const Inside inside(*this, {}, side);
      take(tree.at(side), sides[side]);
    }
  }

  void take(const Tree& tree, PerSide<Squares>& squares, BySide kind) {
    if (!tree.is_object()) return refuse(tree, Kind::object);
    const std::array names{name_of(Side::one), name_of(Side::two)};
    for (const std::string& name : tree.names()) {
      if (name != names[0] && name != names[1]) return refuse_unknown(name, names);
    }
    for (std::size_t side = 0; side < names.size() && !failed_; ++side) {
      const std::optional<Tree> list = tree.own(names[side]);
      const Inside inside(*this, names[side]);
      if (list) {
        take(*list, squares[side]);
      } else if (kind.both) {
        miss(Kind::list);
      }
      if (failed_ && kind.both) side_ = static_cast<Side>(side);
    }
  }

  // ---- Records

  template <class Record>
  void take(const Tree& tree, Record& record) {
    if (!tree.is_object()) return refuse(tree, Kind::object);
    Fields fields(*this, tree, false);
    begin(record);
    describe(fields, record);
    if (!failed_) check(tree, record);
    if (kHasOthers<Record> || (!failed_ && fields.found() == tree.size())) return;
    Fields known(*this, tree, true);
    describe(known, record);
    refuse_others(tree, known.names());
  }

  void refuse_others(const Tree& tree, const std::vector<const char*>& known) {
    for (const std::string& name : tree.names()) {
      if (std::find(known.begin(), known.end(), name) == known.end()) return refuse_unknown(name, known);
    }
  }

  // Hands this record's facts to the fields after it.
  template <class Record>
  void begin(Record& /*record*/) {}
  void begin(Rules& rules) { context_.rules = &rules; }
  void begin(BoardData& /*board*/) {
    if (context_.rules != nullptr) return;
    miss(Kind::rules);
    fault_.path = "rules";
  }

  // Checks what depends on several fields.
  template <class Record>
  void check(const Tree& /*tree*/, const Record& /*record*/) {}
  void check(const Tree& tree, const GraphEdge& edge) {
    if (edge.from != edge.to || token_side(*context_.rules)) return;
    const Inside inside(*this, "to");
    refuse(tree.get("to"), Kind::other_point);
  }
  void check(const Tree& tree, const MoveData& move) {
    if (move.from.has_value() == move.to.has_value()) return;
    const char* name = move.from ? "to" : "from";
    const Inside inside(*this, name);
    refuse(tree.get(name), Kind::object);
  }

  void check(const Tree& tree, const BoardData& board) {
    if (!board.graph || board.rows == 1) return;
    const Inside inside(*this, "rows");
    refuse(tree.get("rows"), Kind::one);
  }

  std::string root_;
  DataContext context_;
  std::vector<PathStep> path_ = {};
  std::size_t members_ = 0;  // of all arrays so far
  bool failed_ = false;
  ValueFault fault_ = {};
  bool is_outside_ = false;   // whether a square outside the board is the fault
  std::optional<Side> side_;  // of the pieces at fault
};

}  // namespace catchmate
