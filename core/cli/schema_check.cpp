#include "schema_check.h"

#include <algorithm>
#include <cctype>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "schema.h"

namespace {

// The schema, or a part of it: its fields are in the order in which they were written.
using Node = nlohmann::ordered_json;

const Node& whole_schema() {
  static const Node whole = Node::parse(kSchema);
  return whole;
}

// The definition that a node refers to, or the node itself.
const Node& resolve(const Node& node) {
  const Node* found = &node;
  for (auto reference = found->find("$ref"); reference != found->end(); reference = found->find("$ref")) {
    found = &whole_schema().at(Node::json_pointer(reference->get<std::string>().substr(1)));
  }
  return *found;
}

// A node, ready to be held against values.
class Shape {
 public:
  explicit Shape(const Node& node) {
    Json document(node);
    // What it refers to lies under the same address there.
    document["definitions"] = Json(whole_schema()["definitions"]);
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(document), schema_);
  }

  [[nodiscard]] bool accepts(const Json& value) {
    return validator_.validate(schema_, valijson::adapters::NlohmannJsonAdapter(value), nullptr);
  }

 private:
  valijson::Schema schema_;
  valijson::Validator validator_;
};

bool accepts(const Node& node, const Json& value) { return Shape(node).accepts(value); }

// What a node describes, as messages say it.
std::string expected(const Node& given) {
  const Node& node = resolve(given);
  if (node.contains("title")) return node["title"];
  // Objects are what the other branch is about.
  if (node.contains("else")) return expected(node["else"]) + " or " + expected(node["then"]);
  if (node.contains("enum")) {
    std::string words;
    for (const Node& value : node["enum"]) words.append(words.empty() ? "" : " or ").append(value.dump());
    return words;
  }
  const std::string type = node["type"];
  if (type == "integer") return "a whole number from " + node["minimum"].dump() + " to " + node["maximum"].dump();
  if (type == "boolean") return "true or false";
  return (type == "string" ? "a " : "an ") + type;
}

std::string join(const std::string& path, const std::string& name) {
  const auto is_plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '$'; };
  const bool plain = std::all_of(name.begin(), name.end(), is_plain);
  return (path.empty() ? "" : path + ".") + (plain ? name : show(name));
}

std::string fault_of(const Node& given, const Json& value, const std::string& path);

std::string unknown_field(const Node& fields, const std::string& name, const std::string& path) {
  std::string known;
  for (const auto& [field, _] : fields.items()) known.append(known.empty() ? "" : ", ").append(field);
  return (path.empty() ? "the file" : path) + " has the unknown field " + show(name) + ", expected only " + known;
}

// The first fault among the fields that a node names.
std::optional<std::string> fault_in_fields(const Node& node, const Json& value, const std::string& path) {
  const Node required = node.value("required", Node::array());
  for (const auto& [name, field] : node["properties"].items()) {
    const auto found = value.find(name);
    if (found != value.end()) {
      if (!accepts(field, *found)) return fault_of(field, *found, join(path, name));
    } else if (std::find(required.begin(), required.end(), name) != required.end()) {
      return join(path, name) + " is missing, expected " + expected(field);
    }
  }
  return std::nullopt;
}

std::optional<std::string> fault_in_object(const Node& node, const Json& value, const std::string& path) {
  const Node& others = node["additionalProperties"];
  const Node fields = node.value("properties", Node::object());
  for (const auto& [name, member] : value.items()) {
    if (fields.contains(name)) continue;
    if (others == false) return unknown_field(fields, name, path);
    if (!accepts(others, member)) return fault_of(others, member, join(path, name));
  }
  return fields.empty() ? std::nullopt : fault_in_fields(node, value, path);
}

std::optional<std::string> fault_in_array(const Node& node, const Json& value, const std::string& path) {
  Shape shape(node["items"]);
  for (std::size_t index = 0; index < value.size(); ++index) {
    if (shape.accepts(value[index])) continue;
    return fault_of(node["items"], value[index], path + "[" + std::to_string(index) + "]");
  }
  return path + " has " + std::to_string(value.size()) + " members, expected " + node["minItems"].dump();
}

// The first fault of a value that a node does not accept, step by step to where it lies.
std::string fault_of(const Node& given, const Json& value, const std::string& path) {
  const Node& node = resolve(given);
  std::optional<std::string> fault;
  if (value.is_object() && node.contains("additionalProperties")) fault = fault_in_object(node, value, path);
  if (value.is_array() && node.contains("items")) fault = fault_in_array(node, value, path);
  if (!fault && value.is_object() && node.contains("then")) {
    const Node& branch = resolve(node["then"]);
    fault = branch.contains("additionalProperties") ? fault_in_object(branch, value, path)
                                                    : fault_in_fields(branch, value, path);
  }
  if (fault) return *fault;
  return (path.empty() ? "the file" : path) + " is " + show(value) + ", expected " + expected(node);
}

}  // namespace

std::optional<std::string> schema_fault(const Json& value, std::string_view definition, const std::string& path) {
  const Node& node = whole_schema()["definitions"][std::string(definition)];
  if (accepts(node, value)) return std::nullopt;
  return fault_of(node, value, path);
}
