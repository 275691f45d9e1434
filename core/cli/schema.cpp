/// Makes the JSON schema of rules, boards, positions and contest problems from their descriptions; the package
/// publishes it.
#include <catchmate/describe.h>
#include <catchmate/notation.h>
#include <catchmate/words.h>

#include <cctype>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "commands.h"
#include "describe_problem.h"
#include "help.h"
#include "json_tree.h"

namespace {

using namespace catchmate;

constexpr const char* kSideName = "a side's name";

OrderedJson refer(const std::string& definition) { return {{"$ref", "#/definitions/" + definition}}; }

// The name of a record's definition: that of the package's type, which begins with a capital.
template <class Record>
std::string name_of() {
  std::string name = kRecord<Record>.name;
  name[0] = static_cast<char>(std::tolower(name[0]));
  return name;
}

OrderedJson list_of(OrderedJson items) { return {{"type", "array"}, {"items", std::move(items)}}; }

OrderedJson whole(Limits limits) { return {{"type", "integer"}, {"minimum", limits.low}, {"maximum", limits.high}}; }

// The schema of a value, by its type and kind.
template <class Enum>
OrderedJson one_of() {
  OrderedJson words = {{"enum", OrderedJson::array()}};
  for (const std::string_view word : kWords<Enum>) words["enum"].push_back(word);
  if constexpr (Winnable<Enum>) {
    return {{"if", {{"type", "object"}}}, {"then", refer("winner")}, {"else", std::move(words)}};
  }
  return words;
}

template <class Number>
OrderedJson schema_of(const Number& /*number*/, Limits limits) {
  return whole(limits);
}
template <class Number, class Kind>
requires std::is_empty_v<Kind> OrderedJson schema_of(const Number& /*number*/, Kind /*kind*/) {
  return refer("number");
}
OrderedJson schema_of(const std::string& /*name*/, IsName /*kind*/) { return refer("name"); }
OrderedJson schema_of(const std::string& /*id*/, IsGameId /*kind*/) { return {{"type", "string"}}; }
OrderedJson schema_of(bool /*truth*/) { return {{"type", "boolean"}, {"default", false}}; }
OrderedJson schema_of(Side /*side*/) { return {{"title", kSideName}, {"type", "string"}}; }
OrderedJson schema_of(const std::optional<Side>& /*side*/) { return schema_of(Side::one); }
template <Worded Enum>
OrderedJson schema_of(Enum /*value*/) {
  return one_of<Enum>();
}
template <Worded Enum>
OrderedJson schema_of(EnumSet<Enum> /*set*/) {
  return list_of(one_of<Enum>());
}
OrderedJson schema_of(const PerSide<SideRules>& /*sides*/, ForEachSide /*kind*/) {
  OrderedJson list = list_of(refer("sideRules"));
  list["minItems"] = list["maxItems"] = 2;
  return list;
}
OrderedJson schema_of(const std::vector<std::string>& /*names*/, ForEachPoint /*kind*/) {
  return list_of(refer("pointName"));
}
OrderedJson schema_of(const std::vector<Place>& /*places*/, ForEachPoint /*kind*/) { return list_of(refer("place")); }
OrderedJson schema_of(const std::vector<GraphEdge>& /*edges*/) { return list_of(refer("graphEdge")); }
OrderedJson schema_of(const std::vector<Step>& /*steps*/) {
  OrderedJson list = list_of(refer("step"));
  list["maxItems"] = kMaxPieces - 1;
  return list;
}
OrderedJson schema_of(const Squares& /*squares*/) { return refer("squares"); }
OrderedJson schema_of(const PerSide<Squares>& /*squares*/, BySide /*kind*/) { return refer("squaresBySide"); }
OrderedJson schema_of(Square /*square*/) { return refer("square"); }
OrderedJson schema_of(const std::optional<Square>& /*square*/) {
  return {{"anyOf", {refer("square"), {{"type", "null"}}}}};
}
OrderedJson schema_of(const std::optional<GraphData>& /*graph*/) { return refer("graph"); }
OrderedJson schema_of(const std::optional<Rules>& /*rules*/) { return refer("rules"); }
OrderedJson schema_of(const std::string& /*text*/) { return {{"type", "string"}}; }
OrderedJson schema_of(const std::vector<std::string>& /*texts*/) { return list_of({{"type", "string"}}); }
OrderedJson schema_of(const WordsData& /*words*/) { return refer("words"); }
OrderedJson schema_of(const std::optional<SizeRange>& /*range*/) { return refer("sizeRange"); }
OrderedJson schema_of(const std::vector<SubtaskData>& /*subtasks*/) {
  OrderedJson list = list_of(refer("subtask"));
  list["minItems"] = 1;
  return list;
}
OrderedJson schema_of(const BoardData& /*board*/) { return refer("board"); }
OrderedJson schema_of(const std::optional<PositionData>& /*position*/) { return refer("position"); }

// Visits the fields of a record and collects their schemas.
struct Properties {
  OrderedJson required = OrderedJson::array();
  OrderedJson properties = OrderedJson::object();

  template <class Member, class... Kind>
  void field(const char* name, Member& member, const char* about, Kind... kind) {
    required.push_back(name);
    option(name, member, about, kind...);
    properties[name].erase("default");
  }
  template <class Member, class... Kind>
  void option(const char* name, Member& member, const char* about, Kind... kind) {
    properties[name] = {{"description", about}};
    properties[name].update(schema_of(member, kind...));
  }
  template <class Part>
  void part(Part& data) {
    describe(*this, data);
  }
  void skipped(const char* name, const char* about) { properties[name] = {{"description", about}}; }
};

template <class Record>
OrderedJson& record(OrderedJson& all) {
  Record empty{};
  Properties visit;
  describe(visit, empty);
  return all[name_of<Record>()] = {{"description", kRecord<Record>.about},
                                   {"type", "object"},
                                   {"additionalProperties", kHasOthers<Record>},
                                   {"required", std::move(visit.required)},
                                   {"properties", std::move(visit.properties)}};
}

OrderedJson definitions() {
  OrderedJson all;
  record<Rules>(all);
  record<SideRules>(all);
  record<Winner>(all);
  record<BoardFile>(all);
  OrderedJson& board = record<BoardData>(all);
  board["if"] = {{"required", {"graph"}}};
  board["then"] = {{"properties", {{"rows", {{"const", 1}}}}}};
  record<GraphData>(all);
  record<GraphEdge>(all);
  record<Place>(all);
  record<PositionData>(all);
  record<MoveData>(all);
  record<Step>(all);
  record<SquareData>(all);
  OrderedJson& problem = record<ProblemData>(all);
  problem["anyOf"] = {{{"required", {"game"}}}, {{"required", {"rules"}}}};
  // Only the problems built in have their texts elsewhere.
  problem["required"].push_back("statement");
  record<SubtaskData>(all);
  record<WordsData>(all)["minProperties"] = 1;
  record<SizeRange>(all);
  all["squares"] = list_of(refer("square"));
  all["squaresBySide"] = {{"description", "Squares by the name of a side."},
                          {"type", "object"},
                          {"additionalProperties", refer("squares")}};
  all["number"] = whole(kSizeLimits);
  all["name"] = {
      {"description", "Words of lower-case letters and digits, the first one with a letter first, joined by hyphens."},
      {"type", "string"},
      {"maxLength", kMaxNameLength},
      {"pattern", "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};
  all["pointName"] = {
      {"description",
       "The name of a point: at most 24 bytes of UTF-8, and none of the words that begin a line in a graph's text."},
      {"type", "string"},
      {"minLength", 1},
      {"maxLength", kMaxPointName},
      {"pattern", R"(^[^\x00-\x20,\->#+\x7f]*$)"},
      {"not", {{"enum", {"names", "places", "edges", "ways", "obstacles", "goal", "closed", "pieces"}}}}};
  return all;
}

// The schema, indented with tabs, with a line end.
std::string write_schema() {
  const OrderedJson schema = {
      {"$schema", "http://json-schema.org/draft-07/schema#"},
      {"$id", "urn:catchmate:schema"},
      {"title", "Rules, a board with a position, or a problem of a contest"},
      {"description",
       "What Catchmate reads from JSON: the rules of a game, a board with a position on it, or a "
       "problem of a contest. The names, shapes and meanings of the first two are those of the "
       "package's types."},
      {"anyOf", {refer("rules"), refer("boardFile"), refer("contestProblem")}},
      {"definitions", definitions()}};
  return schema.dump(1, '\t') + "\n";
}

}  // namespace

Command schema_command() {
  return {.name = "schema", .help = {kSchemaHelp}, .run = [](const Arguments& /*arguments*/) {
            print(write_schema());
            return 0;
          }};
}
