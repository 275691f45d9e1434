/// Writes the package's types of plain data: the records of describe.h, describe_table.h and describe_answers.h, and
/// the words of words.h. The build keeps its output as wasm/types.ts.
#include <catchmate/describe_answers.h>
#include <catchmate/describe_table.h>
#include <catchmate/table_bytes.h>
#include <catchmate/words.h>

#include <cstdio>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using namespace catchmate;

// ---- Types of values

template <class Record>
std::string shape_of();

template <class Enum>
std::string words_of() {
  std::string words;
  for (const std::string_view word : kWords<Enum>) words.append(words.empty() ? "\"" : " | \"").append(word) += '"';
  return words;
}

/// The type that describes a value of `Value`; `null` is left to the field.
template <class Value>
struct TypeOf {
  static std::string name() {
    if constexpr (std::is_same_v<Value, bool>)
      return "boolean";
    else if constexpr (std::is_arithmetic_v<Value>)
      return "number";
    else if constexpr (std::is_same_v<Value, std::string> || std::is_same_v<Value, Side>)
      return "string";
    else if constexpr (std::is_same_v<Value, Square>)
      return TypeOf<SquareData>::name();
    else if constexpr (std::is_same_v<Value, Position>)
      return TypeOf<PositionData>::name();
    else if constexpr (std::is_same_v<Value, Move>)
      return TypeOf<MoveData>::name();
    else if constexpr (std::is_same_v<Value, Game>)
      return TypeOf<GameData>::name();
    else if constexpr (Winnable<Value>)
      return words_of<Value>() + " | " + TypeOf<Winner>::name();
    else if constexpr (Worded<Value>)
      return *kWordsText<Value>.name == '\0' ? words_of<Value>() : kWordsText<Value>.name;
    else
      return *kRecord<Value>.name == '\0' ? shape_of<Value>() : kRecord<Value>.name;
  }
};
template <class Value>
struct TypeOf<std::optional<Value>> : TypeOf<Value> {};
template <class Value>
struct TypeOf<std::vector<Value>> {
  static std::string name() { return "readonly " + TypeOf<Value>::name() + "[]"; }
};
template <class Enum>
struct TypeOf<EnumSet<Enum>> : TypeOf<std::vector<Enum>> {};
template <class Value>
struct TypeOf<PerSide<Value>> {
  static std::string name() { return "Readonly<Record<string, " + TypeOf<Value>::name() + ">>"; }
};
template <>
struct TypeOf<PerSide<SideRules>> {
  static std::string name() { return "readonly [SideRules, SideRules]"; }
};

template <class Value>
inline constexpr bool kIsOptional = false;
template <class Value>
inline constexpr bool kIsOptional<std::optional<Value>> = true;

// ---- Records

/// Visits the fields of a record.
struct Fields {
  bool is_commented = true;
  std::string bases = {};
  std::string body = {};

  template <class Member, class... Kind>
  void field(const char* name, Member& /*member*/, const char* about, Kind... /*kind*/) {
    add<std::remove_const_t<Member>, Kind...>(name, kIsOptional<Member> ? " | null" : "", about);
  }
  template <class Member, class... Kind>
  void option(const std::string& name, Member& /*member*/, const char* about, Kind... /*kind*/) {
    add<std::remove_const_t<Member>, Kind...>(name + "?", "", about);
  }
  template <class Part>
  void part(Part& /*data*/) {
    bases.append(bases.empty() ? " extends " : ", ").append(kRecord<Part>.name);
  }
  void skipped(const char* /*name*/, const char* /*about*/) {}

 private:
  template <class Member, class... Kind>
  void add(const std::string& name, const char* or_null, const char* about) {
    constexpr bool kIsPoint = (std::is_same_v<Kind, OfColumns> || ...);
    const std::string type = kIsPoint ? "number" : TypeOf<Member>::name();
    if (is_commented) body.append("\t/** ").append(about).append(" */\n\t");
    body.append("readonly ").append(name).append(": ").append(type).append(or_null);
    body.append(is_commented ? ";\n" : "; ");
  }
};

const Problem& any_problem() {
  static const Problem problem{.game = Game(games().front(), Board(2, 2)), .position = {}};
  return problem;
}

template <class Record>
Record any() {
  return {};
}
template <>
LibraryGameData any() {
  return {.entry = game_entries().front()};
}
template <>
Problem any() {
  return any_problem();
}
template <>
CodedGame any() {
  return {.game = any_problem().game, .position = {}};
}
template <>
AnnotatedGame any() {
  return {.problem = any_problem()};
}
template <>
Detection any() {
  return {.problem = any_problem(), .expected = {}, .got = {}};
}

template <class Record>
Fields fields_of(bool is_commented) {
  Fields fields{.is_commented = is_commented};
  Record record = any<Record>();
  describe(fields, record);
  return fields;
}

template <class Record>
std::string shape_of() {
  return "{ " + fields_of<Record>(false).body + "}";
}

// ---- The file

void put(const std::string& text) { std::fputs(text.c_str(), stdout); }

std::string comment(const char* about) { return std::string("\n/** ") + about + " */\n"; }

template <class... Record>
void put_records(Records<Record...> /*records*/) {
  const auto put_record = [](const TypeText& text, const Fields& fields) {
    put(comment(text.about) + "export interface " + text.name + fields.bases + " {\n" + fields.body + "}\n");
  };
  (put_record(kRecord<Record>, fields_of<Record>(true)), ...);
}

template <Worded Enum>
void put_words(const std::string& more = {}) {
  const auto& [name, about] = kWordsText<Enum>;
  put(comment(about) + "export type " + name + " = " + words_of<Enum>() + more + ";\n");
}

}  // namespace

int main() {
  put("/** The plain data of a solver, written by types.cpp. All of it can be cloned, stored and sent as JSON. */\n");
  put_words<Direction>();
  put_words<Edge>();
  put_words<Outcome>();
  put_words<TableFormat>();
  put_records(InputRecords());
  put_records(TableRecords());
  put_records(AnswerRecords());
  put_words<InputError::Code>();
  put_words<RulesFault::Code>();
  put_words<PositionFault::Code>();
  put_words<CodeError::Code>();
  put_words<ComparisonFault>(R"( | "apart")");
  put_words<HuntSizeFault::Code>();
}
