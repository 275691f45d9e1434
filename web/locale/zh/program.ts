/** The messages of the package's program beside the core's, in Simplified Chinese. */
import type { Finding, ProgramRun } from "catchmate";
import type { ProgramWords } from "../en/program.ts";
import { dataFault } from "./data-faults.ts";
import { detective } from "./detective.ts";

/** The most characters of a text to show. */
const mostShown = 2000;

/** Indents a text; cuts a long one. */
function shown(text: string): string {
	if (text === "") return "  （无）\n";
	const end = text.length > mostShown ? text.lastIndexOf("\n", mostShown) : -1;
	const lines = text
		.slice(0, end < 0 ? mostShown : end)
		.replace(/\n$/, "")
		.split("\n");
	return `${lines.map((line) => `  ${line}\n`).join("")}${text.length > mostShown ? "  ……\n" : ""}`;
}

function faultOf({ end, status }: ProgramRun): string {
	switch (end) {
		case "signalled":
			return `程序被信号 ${status} 终止`;
		case "timedOut":
			return "程序超时";
		case "tooLong":
			return "程序输出太长";
		case "exited":
			return status === 0 ? "程序的答案不对" : `程序的退出码是 ${status}`;
	}
}

/** An input on which a program fails, from the core's English report. */
function finding({ input, expected, run, onlyTogether, explanations, line }: Finding): string {
	const isAnswer = run.end === "exited" && run.status === 0;
	const mistakes = explanations.map((each) => `  - 程序${detective.mistake(each)}\n`).join("");
	return [
		`${faultOf(run)}，输入如下：\n\n${shown(input)}`,
		`正确答案：\n${shown(expected)}`,
		`程序输出：\n${shown(run.output)}`,
		...(run.errors === "" ? [] : [`标准错误输出：\n${shown(run.errors)}`]),
		...(onlyTogether ? ["这些棋盘单独测试都对：程序在棋盘之间留下了旧数据。\n"] : []),
		...(mistakes === "" ? [] : [`下面的错误与程序至今的输出完全吻合：\n${mistakes}`]),
		...(isAnswer && mistakes === "" ? ["没有一种已知的错误与程序的输出完全吻合。\n"] : []),
		...(isAnswer ? [`最后一个棋盘，双方最优走法：\n${shown(line)}`] : []),
	].join("\n");
}

export const program: ProgramWords = {
	tryHelp: (command) => `请看 catchmate ${command}--help。`,
	notBytes: (text) => `“${text}”不是字节数，应写成 500M 或 4G 这样`,
	notNumber: (what, text, low, high) => `“${text}”不是${what}，应为 ${low} 到 ${high}`,
	numberOfThreads: "线程数",
	numberOfRows: "行数",
	numberOfColumns: "列数",
	numberOfBoards: "棋盘数",
	percentage: "百分比",
	seed: "种子",
	boardNumber: "棋盘的编号",
	numberOfPlies: "步数",
	cellWidth: "一格的宽度",
	numberOfSeconds: "秒数",
	numberOfMilliseconds: "毫秒数",
	numberOfJobs: "同时运行的程序数",
	programMissing: (game) => `缺少要检查的程序，例如：check ${game} -- ./solution`,
	noProgram: (program) => `无法运行“${program}”：没有这个程序`,
	nothingWrong: (boards, seed) => `检查了 ${boards} 个棋盘，答案都对（种子 ${seed}）。`,
	finding,
	runOn: (boards, seed) => `检查了 ${boards} 个棋盘（种子 ${seed}）。`,
	commandMissing: (commands) => `缺少命令，可用的有 ${commands}`,
	anyOf: (names) => names.join("、"),
	unknownCommand: (name, commands) => `没有命令“${name}”，可用的有 ${commands}`,
	unknownScope: (scope) => `没有范围“${scope}”，应为 table 或 position`,
	needsTable: "--signature 要和 --scope table 一起用",
	needsShown: (options) => `--signature 要和 ${options} 一起用`,
	statsOrJson: "--stats 或 --json",
	unknownOption: (option) => `没有选项“${option}”`,
	valueMissing: (option) => `${option} 后面缺少值`,
	noFile: "没有这个文件",
	isFile: "那里已有一个文件：请写一个新文件夹，或以 .zip 结尾的文件名",
	isFolder: "这是文件夹",
	noPermission: "没有权限",
	unreadable: "读不了",
	tooLong: (bytes) => `文本超过 ${bytes} 字节`,
	outNeedsFiles: "--out 用来放各个文件的答案，要有文件",
	nothingBeside: "标准输入旁边没有地方放答案",
	noInputs: (folder) => `${folder} 里没有以 .in 结尾的文件`,
	writtenOver: (file) => `${file} 是输入，会被覆盖`,
	writtenTwice: (file) => `两个输入的答案都要写到 ${file}`,
	noFolder: "没有这个文件夹",
	folderNotEmpty: "文件夹不是空的",
	diskFull: "磁盘满了",
	unwritable: "写不了",
	unwritten: "写不出答案",
	unexpected: (argument) => `多余的参数“${argument}”`,
	boardReadsNoFile: (argument) => `多余的参数“${argument}”：有了 --board，就不读别的文件`,
	standardReadsNoFile: (argument) => `多余的参数“${argument}”：有了 --standard，就不读文件`,
	codeHasNoStandard: "局面码没有标准局面",
	codeHasRules: "局面码已经含有规则",
	codeHasBoard: "局面码已经含有棋盘",
	standardNeedsGame: "--standard 只能和棋类的名字一起用",
	twiceInput: "规则和棋盘不能都从标准输入读",
	dataFault,
	notForGame: (game) => `这个棋盘不合 ${game} 的规则：`,
	gameMissing: (ids) => `缺少棋类，可用的有 ${ids}；也可以用 --code、--rules 或 --board`,
	unknownGame: (game, ids) => `没有棋类“${game}”，可用的有 ${ids}`,
	noStandard: (game) => `${game} 没有标准局面`,
	libraryGameMissing: (ids) => `缺少棋类，可用的有 ${ids}`,
	noContest: (game, ids) => `${game} 不是题目里的棋，应为 ${ids} 之一`,
	noPackage: (game, ids) => `${game} 没有数据包，应为 ${ids} 之一`,
	makingSubtask: (number, count) => `正在生成子任务 ${number} / ${count}……`,
	formatMissing: (names) => `缺少 --format，可用的有 ${names}`,
	unknownFormat: (name, names) => `没有格式“${name}”，可用的有 ${names}`,
	tooManySquares: (most) => `总格数超过 ${most}`,
	noRoom: "这么大的棋盘放不下所有棋子",
	oneBoard: (game) => `${game} 的输入数据只有一个棋盘，要更多请用 --json`,
	unknownGoal: (goal, goals) => `没有目标“${goal}”，应为 ${goals} 之一`,
	unknownMistake: (mistake, mistakes) => `没有错误“${mistake}”，应为 ${mistakes} 之一`,
	huntSize({ code, game, found, least, most }) {
		switch (code) {
			case "one-size":
				return `${game} 的棋盘只有一种大小`;
			case "no-columns":
				return `${game} 的图没有列数，行数就是点数`;
			case "not-square":
				return `${game} 的棋盘是正方形`;
			case "rows":
				return `${game} 的棋盘有 ${least} 到 ${most} 行，不能是 ${found} 行`;
			case "columns":
				return `${game} 的棋盘有 ${least} 到 ${most} 列，不能是 ${found} 列`;
		}
	},
	noShard: (text) => `“${text}”不是分片，应写成 2/8 这样`,
	resumeNeedsOut: "--resume 要和 --out 一起用",
	huntFileExists: "文件已经存在；加上 --resume 就接着找",
	noHuntFile: "不是 hunt 的文件",
	otherHunt: (name, found, expected) => `是另一次搜索的文件：${name} 是 ${found}，不是 ${expected}`,
	noHunted: "没有找到棋盘",
	unseen: (mistake) => `没有棋盘能显出 ${mistake}`,
	nothingToMerge: "缺少要合并的 hunt 文件",
	onLine: (line, reason) => `第 ${line} 行：${reason}`,
	noHuntLine: "不是 hunt 的一行",
	otherGoal: (game, goal, firstGame, firstGoal) =>
		`是 ${game} 的 ${goal}，其他的是 ${firstGame} 的 ${firstGoal}`,
	noBoardsToChoose: (option) => `--${option} 只有一个棋盘，没有可选的`,
	jsonAt: (line, column, reason) => `第 ${line} 行第 ${column} 列：${reason}`,
	notJson: "从这里起不是 JSON",
	numberTooLarge: "这个数太大",
	fieldTwice: (name) => `字段 ${name} 出现了两次`,
	notUtf8: "文本不是 UTF-8",
	tooDeep: (most) => `数组和对象的嵌套超过 ${most} 层`,
	noBoard: (count, number) => `输入里有 ${count} 个棋盘，没有第 ${number} 个`,
	pagesMissing: "要写出网页所在的文件夹，例如：check-pages docs",
	checkedPages: (boards, files) => `${files} 个文件里的 ${boards} 个棋盘`,
	noMovesIn: (option) => `--${option} 没有走法，不能用 --ply`,
	noMoves: "棋盘后面没有走法，不能用 --ply",
	noPly: (count, ply) => `这局棋有 ${count} 步，没有第 ${ply} 步`,
};
