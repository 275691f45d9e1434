/// All sentences of the program; the core has its own.
#pragma once

#include "text.h"

namespace messages {

// ---- Arguments
inline constexpr Text kTryHelp{"Try 'catchmate {0}--help'.", "请看 catchmate {0}--help。"};
inline constexpr Text kNotBytes{"'{0}' is not a size in bytes, expected one such as 500M or 4G",
                                "“{0}”不是字节数，应写成 500M 或 4G 这样"};
inline constexpr Text kNotNumber{"'{0}' is not a {1}, expected one from {2} to {3}", "“{0}”不是{1}，应为 {2} 到 {3}"};
inline constexpr Text kThreadNumber{"number of threads", "线程数"};
inline constexpr Text kRowNumber{"number of rows", "行数"};
inline constexpr Text kColumnNumber{"number of columns", "列数"};
inline constexpr Text kBoardCount{"number of boards", "棋盘数"};
inline constexpr Text kPercentage{"percentage", "百分比"};
inline constexpr Text kSeed{"seed", "种子"};
inline constexpr Text kSecondNumber{"number of seconds", "秒数"};
inline constexpr Text kMillisecondNumber{"number of milliseconds", "毫秒数"};
inline constexpr Text kJobNumber{"number of jobs", "同时运行的程序数"};
inline constexpr Text kNoCommand{"expected a command: {0}", "缺少命令，可用的有 {0}"};
inline constexpr Text kUnknownCommand{"unknown command '{0}', expected {1}", "没有命令“{0}”，可用的有 {1}"};
inline constexpr Text kComma{", ", "、"};
inline constexpr Text kOr{" or ", "、"};
inline constexpr Text kElsewhere{"{0} is a command of the package's program: npx catchmate {0}",
                                 "{0} 是 npm 包里的程序才有的命令：npx catchmate {0}"};
inline constexpr Text kUnknownOption{"unknown option '{0}'", "没有选项“{0}”"};
inline constexpr Text kNoValue{"expected a value for {0}", "{0} 后面缺少值"};
inline constexpr Text kUnexpected{"unexpected argument '{0}'", "多余的参数“{0}”"};
inline constexpr Text kUnknownScope{"unknown scope '{0}', expected table or position",
                                    "没有范围“{0}”，应为 table 或 position"};
inline constexpr Text kSignatureNeeds{"--signature needs {0}", "--signature 要和 {0} 一起用"};
inline constexpr Text kStatsOrJson{"--stats or --json", "--stats 或 --json"};

// ---- Games and boards
inline constexpr Text kNoGame{"expected a game: {0}", "缺少棋类，可用的有 {0}"};
inline constexpr Text kNoGameNorFile{"expected a game: {0}; or --code, --rules or --board",
                                     "缺少棋类，可用的有 {0}；也可以用 --code、--rules 或 --board"};
inline constexpr Text kUnknownGame{"unknown game '{0}', expected one of {1}", "没有棋类“{0}”，可用的有 {1}"};
inline constexpr Text kNoContest{"{0} has no contest format, expected one of {1}", "{0} 不是题目里的棋，应为 {1} 之一"};
inline constexpr Text kNoStandard{"{0} has no standard position", "{0} 没有标准局面"};
inline constexpr Text kBoardReadsNoFile{"unexpected argument '{0}': --board reads no other file",
                                        "多余的参数“{0}”：有了 --board，就不读别的文件"};
inline constexpr Text kStandardReadsNoFile{"unexpected argument '{0}': --standard reads no file",
                                           "多余的参数“{0}”：有了 --standard，就不读文件"};
inline constexpr Text kCodeHasNoStandard{"a code has no standard position", "局面码没有标准局面"};
inline constexpr Text kCodeHasRules{"a code has its own rules", "局面码已经含有规则"};
inline constexpr Text kCodeHasBoard{"a code has its own board", "局面码已经含有棋盘"};
inline constexpr Text kStandardNeedsGame{"--standard is for a game alone", "--standard 只能和棋类的名字一起用"};
inline constexpr Text kOneStandardInput{"the rules and the board cannot both be standard input",
                                        "规则和棋盘不能都从标准输入读"};
inline constexpr Text kNotForGame{"the board is not for {0}: ", "这个棋盘不合 {0} 的规则："};
inline constexpr Text kTooManySquares{"more than {0} squares in all", "总格数超过 {0}"};
inline constexpr Text kNoRoom{"boards of this size have no room for the pieces", "这么大的棋盘放不下所有棋子"};
inline constexpr Text kOneBoard{"an input of {0} has one board, more need --json",
                                "{0} 的输入数据只有一个棋盘，要更多请用 --json"};
inline constexpr Text kNotAllowed{"the contest of {0} does not allow this: {1}", "{0} 的题面不允许这样的数据：{1}"};

// ---- Inputs of contests
inline constexpr Text kTestNumber{"number of a test", "测试点编号"};
inline constexpr Text kNoTestNumber{"an input of {0} has no number for --id", "{0} 的输入数据里没有编号，不能用 --id"};
inline constexpr Text kNoBoards{"there is no board", "没有棋盘"};
inline constexpr Text kOneBoardInput{"an input of {0} has one board, not {1}",
                                     "{0} 的输入数据只有一个棋盘，不能有 {1} 个"};
inline constexpr Text kOtherGame{"board {0} is a board of {1}, the first one of {2}",
                                 "第 {0} 个棋盘是 {1}，第一个是 {2}"};
inline constexpr Text kNotInFormat{"board {0} cannot be written in the format of {1}'s contest",
                                   "第 {0} 个棋盘不能写成 {1} 的题目的格式"};

// ---- Files
inline constexpr Text kNoFile{"there is no such file", "没有这个文件"};
inline constexpr Text kIsFolder{"it is a directory", "这是文件夹"};
inline constexpr Text kNoPermission{"permission denied", "没有权限"};
inline constexpr Text kUnreadable{"it cannot be read", "读不了"};
inline constexpr Text kNoFolder{"there is no such directory", "没有这个文件夹"};
inline constexpr Text kNotEmpty{"the directory is not empty", "文件夹不是空的"};
inline constexpr Text kDiskFull{"the disk is full", "磁盘满了"};
inline constexpr Text kUnwritable{"it cannot be written", "写不了"};
inline constexpr Text kUnwritten{"the answer cannot be written", "写不出答案"};
inline constexpr Text kTooLong{"the text has more than {0} bytes", "文本超过 {0} 字节"};
inline constexpr Text kOutNeedsFiles{"--out needs files as input", "--out 用来放各个文件的答案，要有文件"};
inline constexpr Text kNothingBeside{"standard input has no folder for its answers", "标准输入旁边没有地方放答案"};
inline constexpr Text kNoInputs{"{0} has no file that ends in .in", "{0} 里没有以 .in 结尾的文件"};
inline constexpr Text kWrittenOver{"{0} is an input and would be overwritten", "{0} 是输入，会被覆盖"};
inline constexpr Text kWrittenTwice{"two inputs would write their answers to {0}", "两个输入的答案都要写到 {0}"};

// ---- JSON
inline constexpr Text kArray{"an array", "数组"};
inline constexpr Text kObject{"an object", "对象"};
inline constexpr Text kAtLine{"line {0}: ", "第 {0} 行："};
inline constexpr Text kAtLineAndColumn{"line {0}, column {1}: ", "第 {0} 行第 {1} 列："};
inline constexpr Text kNotJson{"from here on the text is not JSON", "从这里起不是 JSON"};
inline constexpr Text kNumberTooLarge{"this number is too large", "这个数太大"};
inline constexpr Text kFieldTwice{"the field {0} occurs twice", "字段 {0} 出现了两次"};
inline constexpr Text kNotUtf8{"the text is not UTF-8", "文本不是 UTF-8"};
inline constexpr Text kTooDeep{"arrays and objects are nested deeper than {0}", "数组和对象的嵌套超过 {0} 层"};

// ---- Tables
inline constexpr Text kPlyNumber{"a number of plies", "步数"};
inline constexpr Text kNotFilter{"--where, column {0}: found '{1}', expected {2}", "--where 第 {0} 列：“{1}”应为 {2}"};
inline constexpr Text kFilterEnds{"--where, column {0}: expected {1}", "--where 第 {0} 列：这里应为 {1}"};
inline constexpr Text kNoFilter{"expected --where with a filter such as zugzwang or distance>=40",
                                "缺少 --where，例如 zugzwang 或 distance>=40"};
inline constexpr Text kPositionNumber{"number of positions", "局面数"};
inline constexpr Text kNoTableFile{"expected --to with a file that ends in {0}", "缺少 --to，文件应以 {0} 结尾"};
inline constexpr Text kUnknownEnding{"'{0}' does not end in one of {1}", "“{0}”不以 {1} 结尾"};
inline constexpr Text kUnknownValues{"unknown values '{0}', expected distance, outcome or both",
                                     "没有值“{0}”，应为 distance、outcome 或 both"};
inline constexpr Text kSaveOrTable{"expected one of --save and --table", "--save 和 --table 只能用一个"};
inline constexpr Text kNotTable{"not a saved table", "不是保存的表"};
inline constexpr Text kTableVersion{"a table of version {0}, expected version {1}", "表的版本是 {0}，应为 {1}"};
inline constexpr Text kTableSize{"the table has {0} bytes, expected {1}", "表有 {0} 字节，应有 {1} 字节"};
inline constexpr Text kDamagedTable{"the table is damaged", "表已损坏"};
inline constexpr Text kOtherTable{"board {0}: {1} is the table of another board, or of other rules",
                                  "第 {0} 个棋盘：{1} 是另一个棋盘或另一套规则的表"};
inline constexpr Text kOneTable{"a table holds one board, and the input has several",
                                "一张表属于一个棋盘，输入里有几个"};

// ---- Sweeps
inline constexpr Text kRowRange{"rows", "行数"};
inline constexpr Text kColumnRange{"columns", "列数"};
inline constexpr Text kNoRange{"'{0}' is not a range of {1}, expected one such as 2..10, from 1 to {2}",
                               "“{0}”不是{1}的范围，应写成 2..10 这样，在 1 到 {2} 之间"};
inline constexpr Text kNoRows{"expected --rows with a range such as 2..10", "缺少 --rows，例如 --rows 2..10"};
inline constexpr Text kOneFormat{"expected one of --csv, --json and --bfile", "--csv、--json、--bfile 只能用一个"};
inline constexpr Text kOneRange{"a b-file has one range, and both --rows and --columns are ranges",
                                "b-file 只有一个范围，而 --rows 和 --columns 都是范围"};
inline constexpr Text kUnknownNumber{"unknown number '{0}', expected one of {1}", "没有“{0}”这个数，应为 {1} 之一"};
inline constexpr Text kNotSweepLine{"line {0}: not a line of this sweep", "第 {0} 行：不是这次 sweep 的一行"};
inline constexpr Text kOfColumns{"{0} columns: ", "{0} 列："};
inline constexpr Text kFormula{"{0} = {1} from n = {2} on: fitted on n = {3}, checked on n = {4}",
                               "{0} = {1}，从 n = {2} 起：由 n = {3} 定出，经 n = {4} 检验"};
inline constexpr Text kSweepStopped{"interrupted", "已中断"};
inline constexpr Text kSweepGoesOn{"interrupted, --resume continues", "已中断，加上 --resume 就接着做"};

// ---- Cop numbers
inline constexpr Text kCopCount{"number of cops", "警察数"};
inline constexpr Text kNoFamily{"expected a family: {0}", "缺少图的种类，可用的有 {0}"};
inline constexpr Text kUnknownFamily{"unknown family '{0}', expected one of {1}", "没有“{0}”这种图，应为 {1} 之一"};
inline constexpr Text kNoFamilyNumber{"{0} needs {1}, from {2} to {3}", "{0} 缺少 {1}，应为 {2} 到 {3}"};
inline constexpr Text kNotFamilyNumber{"found '{0}', expected {1} from {2} to {3}", "“{0}”应为 {1}，{2} 到 {3}"};
inline constexpr Text kNoSuchGraph{"there is no graph {0} of at most 1000 points", "没有不超过 1000 个点的图 {0}"};
inline constexpr Text kGraphNumber{"graph {0}", "第 {0} 个图"};
inline constexpr Text kNoGraphs{"the file has no graph", "文件里没有图"};
inline constexpr Text kTryingCops{"{0}: cops tried, {1}", "{0}：已试警察 {1} 名"};
inline constexpr Text kOneCop{"{0}: {1} cop, from {2}; plies at most: {3}",
                              "{0}：{1} 名警察，从 {2} 出发，最多 {3} 步"};
inline constexpr Text kCops{"{0}: {1} cops, from {2}; plies at most: {3}", "{0}：{1} 名警察，从 {2} 出发，最多 {3} 步"};
inline constexpr Text kMoreCops{"{0}: more than {1} cops", "{0}：{1} 名警察不够"};
inline constexpr Text kNoGraph6Letter{"found '{0}', expected a character of graph6, ? to ~",
                                      "“{0}”不是 graph6 的字符，应为 ? 到 ~"};
inline constexpr Text kOtherGraphFormat{"this is sparse6 or digraph6, expected graph6",
                                        "这是 sparse6 或 digraph6，应为 graph6"};
inline constexpr Text kGraph6TooShort{"the line ends after {0} characters, expected {1}",
                                      "这一行只有 {0} 个字符，应有 {1} 个"};
inline constexpr Text kGraph6TooLong{"the line has {0} characters, expected {1}", "这一行有 {0} 个字符，应有 {1} 个"};
inline constexpr Text kGraph6Padding{"the last character has bits beyond the matrix", "最后一个字符有矩阵之外的位"};
inline constexpr Text kNoPoints{"the graph has no points", "图没有点"};
inline constexpr Text kTooManyPoints{"the graph has {0} points, expected at most {1}", "图有 {0} 个点，最多 {1} 个"};
inline constexpr Text kThirdPoint{"found '{0}' after two points, expected a line end", "两个点之后应换行，此处是“{0}”"};

// ---- Checks
inline constexpr Text kNoProgram{"expected a program to check, as in: check {0} -- ./solution",
                                 "缺少要检查的程序，例如：check {0} -- ./solution"};
inline constexpr Text kCannotRun{"cannot run '{0}': {1}", "无法运行“{0}”：{1}"};
inline constexpr Text kUnknownProgram{"there is no such program", "没有这个程序"};
inline constexpr Text kOneBoardRun{"1 board", "1 个棋盘"};
inline constexpr Text kBoardsRun{"{0} boards", "{0} 个棋盘"};
inline constexpr Text kNothingWrong{"No wrong answer on {0} (seed {1}).", "检查了 {0}，答案都对（种子 {1}）。"};
inline constexpr Text kRunOn{"Run on {0} (seed {1}).", "检查了 {0}（种子 {1}）。"};

// ---- Problems
inline constexpr Text kSubtaskNumber{"number of a subtask", "子任务编号"};
inline constexpr Text kNoSubtasks{"{0} has no subtasks for --subtask", "{0} 没有子任务，不能用 --subtask"};
inline constexpr Text kNotOfSubtask{"board {0} is not of subtask {1}: {2}", "第 {0} 个棋盘不合子任务 {1}：{2}"};
inline constexpr Text kNoProblemGame{"game or rules is missing", "缺少 game 或 rules"};
inline constexpr Text kNoWords{"{0} has no text", "{0} 没有文字"};
inline constexpr Text kNoSubtask{"subtasks is empty, expected one at least", "subtasks 是空的，至少要有一个"};
inline constexpr Text kScoreSum{"the scores of the subtasks are {0} in all, expected 100",
                                "各子任务的分值共 {0}，应为 100"};
inline constexpr Text kEmptyRange{"{0} is from {1} to {2}, which is empty", "{0} 从 {1} 到 {2}，是空的"};
inline constexpr Text kOutsideRange{"{0} is from {1} to {2}, expected a part of {3} to {4}",
                                    "{0} 从 {1} 到 {2}，应在 {3} 到 {4} 之内"};
inline constexpr Text kNoRoomFor{"{0}: boards have at most {1} squares, expected room for {2} pieces",
                                 "{0}：棋盘最多 {1} 格，放不下 {2} 枚棋子"};
inline constexpr Text kNoWall{"{0}walled needs boards with at least {1} rows, and they have at most {2}",
                              "{0}walled 要求棋盘至少有 {1} 行，而棋盘最多 {2} 行"};
inline constexpr Text kGoalBelow{"{0}walled needs a piece of {1} in the last row, where its goal is",
                                 "{0}walled 要有一枚 {1} 的棋子在最后一行，而那里是它的目标"};
inline constexpr Text kNotAnAnswer{"{0} is {1}, expected one such as {2}", "{0} 是 {1}，应写成 {2} 这样"};
inline constexpr Text kNoLimits{"rows, columns and boards are missing, which only games of contests have",
                                "缺少 rows、columns 和 boards，只有题目里的棋才可以不写"};

// ---- Hunts
inline constexpr Text kUnknownGoal{"unknown goal '{0}', expected one of {1}", "没有目标“{0}”，应为 {1} 之一"};
inline constexpr Text kUnknownMistake{"unknown mistake '{0}', expected one of {1}", "没有叫“{0}”的错误，应为 {1} 之一"};
inline constexpr Text kNoShard{"'{0}' is not a shard, expected one such as 2/8", "“{0}”不是分片，应写成 2/8 这样"};
inline constexpr Text kResumeNeedsOut{"--resume needs --out", "--resume 要和 --out 一起用"};
inline constexpr Text kInputHasNoState{"--resume needs a hunt file, not {0}, which ends in .in",
                                       "--resume 要接着 hunt 的文件，{0} 以 .in 结尾，不是这种文件"};
inline constexpr Text kFileExists{"the file exists", "文件已经存在"};
inline constexpr Text kInterrupted{"the hunt was interrupted; with --out FILE, --resume could continue it",
                                   "搜索被中断；用 --out FILE 保存进度，就能用 --resume 接着找"};
inline constexpr Text kGoOn{"the hunt was interrupted; continue it by the same command with --resume --out {0}",
                            "搜索被中断；在同一个命令里用 --resume --out {0} 就接着找"};
inline constexpr Text kHuntFileExists{"the file exists; --resume continues it", "文件已经存在；加上 --resume 就接着找"};
inline constexpr Text kNotHuntFile{"not a hunt file", "不是 hunt 的文件"};
inline constexpr Text kNotHuntLine{"line {0}: not a line of a hunt file", "第 {0} 行：不是 hunt 的一行"};
inline constexpr Text kOtherHunt{"the file of another hunt: {0} is {1}, not {2}",
                                 "是另一次搜索的文件：{0} 是 {1}，不是 {2}"};
inline constexpr Text kOtherGoal{"line {0}: a hunt of {1} for {2}, the others are of {3} for {4}",
                                 "第 {0} 行：是 {1} 的 {2}，其他的是 {3} 的 {4}"};
inline constexpr Text kNothingFound{"no board was found", "没有找到棋盘"};
inline constexpr Text kUnseen{"no board shows {0}", "没有棋盘能显出 {0}"};
inline constexpr Text kNothingToMerge{"expected files of hunts to merge", "缺少要合并的 hunt 文件"};
inline constexpr Text kBoardsTried{"{0} boards tried", "已试 {0} 个棋盘"};
inline constexpr Text kBestOfTried{"{0} boards tried, best {1}", "已试 {0} 个棋盘，最好 {1}"};

// ---- The program
inline constexpr Text kSettled{"{0} of {1} positions settled, distance {2}", "{1} 个局面中已定 {0} 个，步数 {2}"};
inline constexpr Text kOutOfMemory{"out of memory", "内存不足"};

}  // namespace messages
