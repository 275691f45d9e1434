/// The commands that only the package has. Their arguments and inputs are read here; the launcher does the rest in
/// TypeScript, over the package's own interface.
#include <catchmate/annotated.h>
#include <catchmate/code.h>
#include <catchmate/solver.h>
#include <catchmate/write_data.h>
#include <emscripten.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "boards.h"
#include "commands.h"
#include "contest_problem.h"
#include "files.h"
#include "help.h"
#include "json.h"
#include "json_tree.h"
#include "messages.h"
#include "package_help.h"

namespace {

namespace texts {
constexpr Text kBoardNumber{"number of a board", "棋盘的编号"};
constexpr Text kPlyNumber{"number of plies", "步数"};
constexpr Text kCellWidth{"width of a square", "一格的宽度"};
constexpr Text kSeed{"seed", "种子"};
constexpr Text kNoBoardsToChoose{"--{0} has no boards to choose from", "--{0} 只有一个棋盘，没有可选的"};
constexpr Text kNoMovesIn{"--{0} has no moves for --ply", "--{0} 没有走法，不能用 --ply"};
constexpr Text kOneBoard{"the input has 1 board, there is no board {1}", "输入里有 1 个棋盘，没有第 {1} 个"};
constexpr Text kNoBoard{"the input has {0} boards, there is no board {1}", "输入里有 {0} 个棋盘，没有第 {1} 个"};
constexpr Text kNoMoves{"the board has no moves for --ply", "棋盘后面没有走法，不能用 --ply"};
constexpr Text kOneMove{"the game has 1 move, there is no ply {1}", "这局棋有 1 步，没有第 {1} 步"};
constexpr Text kNoPly{"the game has {0} moves, there is no ply {1}", "这局棋有 {0} 步，没有第 {1} 步"};
constexpr Text kNoPackage{"there are no packages for {0}, expected one of {1}, or a problem's file that ends in .json",
                          "{0} 没有数据包，应为 {1} 之一，或以 .json 结尾的题目文件"};
constexpr Text kNotDrawn{"a problem's file needs a game whose inputs are drawings, which those of {0} are not",
                         "题目文件里的棋，输入数据要能画成棋盘，{0} 的不能"};
constexpr Text kNoFormat{"expected --format with one of {0}", "缺少 --format，可用的有 {0}"};
constexpr Text kUnknownFormat{"unknown format '{0}', expected one of {1}", "没有格式“{0}”，可用的有 {1}"};
constexpr Text kMakingSubtask{"Making subtask {0} of {1} …", "正在生成子任务 {0} / {1}……"};
constexpr Text kTooFewBoards{"subtask {0}: of {2} boards tried, {1} keep its promise, expected {3}, one a test: {4}",
                             "子任务 {0}：试了 {2} 个棋盘，合乎限制的有 {1} 个，应为每个测试点一个，共 {3} 个：{4}"};
constexpr Text kNoOthers{"the others are all alike", "其余的都是重复的"};
constexpr Text kIsFile{"a file is there: name a new folder, or a file that ends in .zip",
                       "那里已有一个文件：请写一个新文件夹，或以 .zip 结尾的文件名"};
constexpr Text kNoPages{"expected folders of pages, as in: check-pages docs",
                        "要写出网页所在的文件夹，例如：check-pages docs"};
}  // namespace texts

// clang-format off
// NOLINTNEXTLINE: a function in JavaScript
EM_JS(void, set_task, (const char* json), { Module.task = JSON.parse(UTF8ToString(json)); });
// clang-format on

// Has the launcher do the rest of a command.
int hand_over(const char* command, OrderedJson task) {
  task["command"] = command;
  task["unwritten"] = say(messages::kUnwritten);
  task["lang"] = language() == catchmate::Language::chinese ? "zh-CN" : "en";
  set_task(task.dump(-1, ' ', false, OrderedJson::error_handler_t::replace).c_str());
  return 0;
}

// ---- svg

constexpr std::uint64_t kMostNumber = 1'000'000'000;

// A position to draw: the argument of the package's svg().
OrderedJson scene_of(const catchmate::Problem& problem, const catchmate::Move* last_move = nullptr) {
  const catchmate::DataWriter<JsonOutput> writer(problem.game);
  return {{"game", writer.write(problem.game).json},
          {"position", writer.write(problem.position).json},
          {"lastMove", last_move == nullptr ? OrderedJson(nullptr) : writer.write(*last_move).json}};
}

// Board `number` of an input.
OrderedJson pick(const Input& input, std::uint64_t number) {
  std::uint64_t count = 0;
  std::optional<OrderedJson> scene;
  for_each_problem(input, false, catchmate::kOverflow, [&](const catchmate::Problem& problem) {
    if (++count == number) scene = scene_of(problem);
    return !scene;
  });
  if (scene) return *scene;
  refuse(input.file, say(count == 1 ? texts::kOneBoard : texts::kNoBoard, count, number));
}

[[noreturn]] void refuse_ply(const std::string& file, std::size_t count, std::uint64_t ply) {
  if (count == 0) refuse(file, say(texts::kNoMoves));
  refuse(file, say(count == 1 ? texts::kOneMove : texts::kNoPly, count, ply));
}

// The position of a code after its moves, or after `ply` of them.
OrderedJson from_code(const std::string& code, std::optional<std::uint64_t> ply) {
  const auto decoded = catchmate::decode(code);
  if (const auto* error = std::get_if<catchmate::CodeError>(&decoded)) refuse("-", message(*error, language()));
  const auto& [game, position, moves, positions] = std::get<catchmate::CodedGame>(decoded);
  if (ply && (moves.empty() || *ply > moves.size())) refuse_ply("-", moves.size(), *ply);
  const std::uint64_t made = ply.value_or(moves.size());
  const bool is_start = made == 0;
  return scene_of({.game = game, .position = is_start ? position : positions[made - 1]},
                  is_start ? nullptr : &moves[made - 1]);
}

// The position after `ply` moves of an annotated game, with the drawing of its comment.
OrderedJson from_annotated(const Input& input, std::uint64_t ply) {
  const std::string text = read_file(input.file, catchmate::kMostTextBytes);
  const auto read = catchmate::read_annotated(rules_of(input), text);
  if (const auto* error = std::get_if<catchmate::InputError>(&read)) refuse(*error, input.file, false);
  const auto& [problem, line] = std::get<catchmate::AnnotatedGame>(read);
  if (line.moves.empty() || ply > line.moves.size()) refuse_ply(input.file, line.moves.size(), ply);
  OrderedJson scene = scene_of(problem);
  const catchmate::AnnotatedMoveData* made = ply == 0 ? nullptr : &line.moves[ply - 1];
  const catchmate::DataWriter<JsonOutput> writer(problem.game);
  if (made != nullptr) {
    scene["position"] = writer.write(*made->position).json;
    scene["lastMove"] = writer.write(made->move).json;
  }
  if (const auto& comment = made == nullptr ? line.comment : made->comment) {
    const OrderedJson written = writer.write(*comment).json;
    for (const char* drawing : {"arrows", "marks"}) {
      if (written.contains(drawing)) scene[drawing] = written[drawing];
    }
  }
  return scene;
}

int draw(const Arguments& arguments) {
  const auto number = arguments.number("--number", texts::kBoardNumber, {1, kMostNumber});
  const auto cell = arguments.number("--cell", texts::kCellWidth, {1, kMostNumber});
  const auto ply = arguments.number("--ply", texts::kPlyNumber, {0, kMostNumber});
  for (const char* single : {"code", "standard", "ply"}) {
    if (arguments.given(std::string("--") + single) && number) {
      throw UsageError(say(texts::kNoBoardsToChoose, single));
    }
  }
  for (const char* still : {"board", "standard"}) {
    if (arguments.given(std::string("--") + still) && ply) throw UsageError(say(texts::kNoMovesIn, still));
  }
  const Input input = input_from(arguments);
  OrderedJson scene = input.code ? from_code(*input.code, ply)
                      : ply      ? from_annotated(input, *ply)
                                 : pick(input, number.value_or(1));
  OrderedJson task = {{"scene", std::move(scene)}, {"values", arguments.given("--moves")}};
  OrderedJson& options = task["options"] = OrderedJson::object();
  if (cell) options["cell"] = *cell;
  if (const auto lang = arguments.value("--lang")) options["lang"] = *lang;
  if (const auto theme = arguments.value("--theme")) options["theme"] = *theme;
  return hand_over("svg", std::move(task));
}

// ---- pack

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_file(const Operands& operands) { return !operands.empty() && operands.front().ends_with(".json"); }

// Fails if a game of the library has no problem of its own.
void check_game(const Operands& operands) {
  if (is_file(operands)) return;
  const std::string& game = library_game(operands).rules.id;
  const auto is_its = [&](const auto& problem) { return problem.first == game; };
  if (std::any_of(kProblems.begin(), kProblems.end(), is_its)) return;
  throw UsageError(say(texts::kNoPackage, game, joined(kProblems, ", ", [](const auto& each) { return each.first; })));
}

OrderedJson range_of(std::uint32_t least, std::uint32_t most) { return {{"least", least}, {"most", most}}; }

// The texts of a statement's files, beside the problem's; null for a library's problem.
OrderedJson read_statement(const std::string& problem, const catchmate::WordsData& files) {
  if (files.en.empty()) return nullptr;
  OrderedJson texts;
  for (const auto& [lang, file] : {std::pair("en", files.en), std::pair("zh-CN", files.zh)}) {
    const auto path = std::filesystem::path(problem).replace_filename(file);
    texts[lang] = read_file(path.string(), catchmate::kMostTextBytes);
  }
  return texts;
}

int pack(const Arguments& arguments) {
  const std::vector<std::string> formats{"kattis", "kattis-2025-09", "polygon", "cms", "hydro", "uoj", "plain"};
  check_game(arguments.operands());
  const auto format = arguments.value("--format");
  if (!format) throw UsageError(say(texts::kNoFormat, joined(formats)));
  if (!contains(formats, *format)) throw UsageError(say(texts::kUnknownFormat, *format, joined(formats)));
  const auto seed = arguments.number("--seed", texts::kSeed, {0, 4294967295});
  const auto [data, entry, text] = problem_named(arguments.operands());
  const catchmate::Contest& contest = *entry.contest;
  using Input = catchmate::Contest::Input;
  const bool is_drawn = contest.input == Input::drawings || contest.input == Input::numbered_drawings;
  if (is_file(arguments.operands()) && (token_side(entry.rules) || !is_drawn)) {
    refuse(arguments.operands().front(), say(texts::kNotDrawn, entry.rules.id));
  }
  OrderedJson statement = read_statement(arguments.operands().front(), data.statement);
  OrderedJson task = {{"rules", catchmate::DataWriter<JsonOutput>(entry.rules).write(entry.rules).json},
                      {"winners", contest.winners},
                      {"draw", contest.draw},
                      {"rows", range_of(contest.fewest_rows, contest.most_rows)},
                      {"columns", range_of(contest.fewest_columns, contest.most_columns)},
                      {"boards", contest.most_boards},
                      {"drawn", is_drawn},
                      {"problem", OrderedJson::parse(text)},
                      {"statement", std::move(statement)},
                      {"named", arguments.operands().front()},
                      {"format", *format},
                      {"seed", seed.value_or(1)}};
  OrderedJson reasons = OrderedJson::object();
  for (const WriteFailure& failure : write_failures()) reasons[failure.name] = say(failure.reason);
  task["words"] = {{"makingSubtask", in_language(texts::kMakingSubtask)},
                   {"tooFewBoards", in_language(texts::kTooFewBoards)},
                   {"noOthers", say(texts::kNoOthers)},
                   {"noRoom", say(messages::kNoRoom)},
                   {"isFile", say(texts::kIsFile)},
                   {"unwritable", say(messages::kUnwritable)},
                   {"reasons", std::move(reasons)}};
  if (const auto out = arguments.value("--out")) task["out"] = *out;
  return hand_over("pack", std::move(task));
}

// ---- check-pages

int check_pages(const Arguments& arguments) {
  if (arguments.operands().empty()) throw UsageError(say(texts::kNoPages));
  return hand_over("check-pages", {{"paths", arguments.operands()}});
}

}  // namespace

std::vector<Command> own_commands() {
  return {{.name = "pack", .help = {kPackHelp}, .run = pack, .most_operands = 1},
          {.name = "svg", .help = {kSvgHelp, kBoardsHelp}, .run = draw, .most_operands = 2},
          {.name = "check-pages", .help = {kCheckPagesHelp}, .run = check_pages, .most_operands = kAnyNumber}};
}

bool is_elsewhere(std::string_view /*command*/) { return false; }
