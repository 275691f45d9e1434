/** The page in Simplified Chinese. */
import type { Edge, InputErrorFields, Outcome, Square } from "catchmate";
import { formatBytes, formatMove, type Words } from "./words.ts";

const tag = "zh-CN";
const formatter = new Intl.NumberFormat(tag);
const number = (value: number) => formatter.format(value);

const sides: Readonly<Record<string, string>> = { white: "白方", black: "黑方", red: "红方" };
const side = (name: string) => sides[name] ?? name;
const pieces: Readonly<Record<string, string>> = { white: "白子", black: "黑子", red: "红子" };

const games: Readonly<Record<string, string>> = { chase: "棋盘游戏", "crossing-pawn": "过河卒" };
const game = (id: string) => games[id] ?? id;

const presets: Readonly<Record<string, string>> = {
	"chase-sample": "样例，2 × 2",
	"chase-neighbours": "相邻，5 × 5",
	"chase-corners-8": "对角，8 × 8",
	"chase-middle-13": "中心突围，13 × 13",
	"chase-corners-20": "对角，20 × 20",
	"crossing-sample": "样例，五个棋盘",
	"crossing-blocked": "无路可走，4 × 5",
	"crossing-gate": "两道门，3 × 3",
	"crossing-corner": "角落，3 × 3",
	"crossing-tie": "开阔地，5 × 5",
	"crossing-maze": "长廊，9 × 9",
	"crossing-river": "渡河，10 × 9",
	"crossing-open": "大平原，10 × 10",
};

const formats: Readonly<Record<string, string>> = {
	chase: "n r1 c1 r2 c2：棋盘为 n × n，白子在第 r1 行第 c1 列，黑子在第 r2 行第 c2 列。",
	"crossing-pawn":
		"先是 id T，接着是 T 个棋盘：n m 与 n 行，每行 m 个字符。X 为黑子，O 为红子（共两枚），# 为障碍，点为空格。",
};

const square = ({ row, column }: Square) => `第 ${row} 行第 ${column} 列`;
const edges: Record<Edge, string> = {
	top: "第一行",
	right: "最后一列",
	bottom: "最后一行",
	left: "第一列",
};
const groups: Record<Outcome, string> = { win: "必胜", draw: "和棋", loss: "必败" };

const value: Words["moves"]["value"] = ({ outcome, distance }) =>
	outcome === "draw" || distance === null
		? "和棋"
		: `${groups[outcome]}，共 ${number(distance)} 步`;

const range = ({ low, high }: InputErrorFields) =>
	high === null ? `不小于 ${low} 的整数` : `${low} 到 ${high} 之间的整数`;
const found = (error: InputErrorFields) =>
	error.found === "" ? "文本到此结束" : `此处是“${error.found}”`;

const inputErrors: Record<InputErrorFields["code"], (error: InputErrorFields) => string> = {
	empty: (error) => `输入为空，应为 ${error.subject}`,
	"number-missing": (error) => `缺少数 ${error.subject}，${found(error)}`,
	"number-out-of-range": (error) => `${error.subject} 应为${range(error)}，${found(error)}`,
	"row-missing": (error) => `缺少棋盘的第 ${error.subject} 行，${found(error)}`,
	"row-too-short": (error) =>
		`棋盘的第 ${error.subject} 行应有 ${error.high} 个字符，只有 ${error.low} 个`,
	"row-too-long": (error) =>
		`棋盘的第 ${error.subject} 行应有 ${error.high} 个字符，却有 ${error.low} 个`,
	"unknown-character": (error) => `应为 . # X O 之一，${found(error)}`,
	"too-many-pieces": (error) => `${error.subject} 太多：应有 ${error.high} 枚，${found(error)}`,
	"too-few-pieces": (error) => `${error.subject} 太少：应有 ${error.high} 枚，只有 ${error.low} 枚`,
	"shared-square": () => "开局时双方的棋子在同一格",
	"board-missing": (error) => `应有 ${error.high} 个棋盘，只有 ${error.low} 个`,
	"trailing-text": (error) => `最后一个棋盘之后还有内容，${found(error)}`,
	"table-too-large": (error) => tooLarge(error.low, error.high ?? 0, null),
};

function tooLarge(bytes: number, budget: number, board: number | null): string {
	const which = board === null ? "这个棋盘" : `第 ${board} 个棋盘`;
	return `${which}太大：求解需要 ${formatBytes(bytes, tag)} 内存，上限为 ${formatBytes(budget, tag)}`;
}

export const zh: Words = {
	tag,
	ownName: "中文",
	title: "Catchmate：追捕棋类，完美求解",
	tagline: "追捕棋类，完美求解",
	language: "语言",
	number,
	side,
	game,
	board: (rows, columns) => `棋盘，${rows} 行 ${columns} 列`,
	cell: (facts) => {
		const parts = [square(facts.square)];
		if (facts.obstacle) {
			parts.push("障碍");
		}
		parts.push(...facts.sides.map((name) => pieces[name] ?? `${side(name)}棋子`));
		if (facts.toMove) {
			parts.push("轮到它走");
		}
		if (facts.selected) {
			parts.push("已选中");
		}
		if (facts.target !== null) {
			parts.push(`可走到这里：${value(facts.target)}`);
		}
		if (facts.lastMove !== null) {
			parts.push(facts.lastMove === "to" ? "上一步的终点" : "上一步的起点");
		}
		return parts.join("，");
	},
	setup: {
		heading: "棋盘",
		game: "棋类",
		preset: "现成的棋盘",
		presetName: (id) => presets[id] ?? id,
		ownText: "自己的输入",
		text: "评测输入",
		format: (gameId) => formats[gameId] ?? "",
		solve: "求解",
		copy: "复制",
		fromBoard: "取自棋盘",
		answer: "评测输出",
		noAnswer: "暂无",
		copyInput: "复制输入",
		copyAnswer: "复制输出",
		boards: "显示棋盘",
		switchTo: (gameId) => `这是“${game(gameId)}”的输入：按它求解`,
		keepsBoard: "棋盘上仍是上一个有效的局面。",
		solving: (progress) =>
			progress === null
				? "求解中……"
				: `求解中：已到 ${number(progress.layers)} 步，${number(progress.positions)} 个局面中已确定 ${number(progress.settled)} 个`,
	},
	verdict: {
		loading: "正在载入求解器……",
		sentence: ({ outcome, distance, winner }, toMove) =>
			outcome === "draw" || distance === null || winner === null
				? `轮到${side(toMove)}走。和棋：双方都无法迫使对局结束。`
				: `轮到${side(toMove)}走。${side(winner)}必胜，共 ${number(distance)} 步。`,
		over: (winner, toMove, end) => {
			if (winner === null) {
				return `对局结束。和棋：${side(toMove)}无路可走。`;
			}
			switch (end.how) {
				case "goal":
					return `对局结束。${side(winner)}获胜：已到达${edges[end.edge]}。`;
				case "capture":
					return `对局结束。${side(winner)}获胜：吃掉了${side(toMove)}。`;
				case "no-move":
					return `对局结束。${side(winner)}获胜：${side(toMove)}无路可走。`;
			}
		},
		repeated: (times) => `这个局面在本局中已出现 ${number(times)} 次。`,
	},
	moves: {
		heading: "走法",
		group: (outcome) => groups[outcome],
		move: (move) => formatMove(move, "停一手"),
		value,
		none: "对局已结束，没有走法。",
		perspective: (name) => `对${side(name)}而言；数字是到终局的步数。`,
	},
	players: { heading: "对局双方", human: "真人", perfect: "完美" },
	controls: {
		heading: "对局进退",
		undo: "悔棋",
		redo: "重做",
		restart: "重新开始",
		best: "最佳走法",
		pause: "暂停",
		resume: "继续",
	},
	record: {
		heading: "棋谱",
		start: "开局",
		ply: (name) => ["第", `步，${side(name)}：`],
		empty: "还没有走棋。",
	},
	legend: {
		heading: "图例",
		win: "走棋方必胜",
		draw: "和棋：无法迫使对局结束",
		loss: "走棋方必败",
		unit: "数字是到终局的步数，双方各走一次算两步。格子写作：行,列。",
		lastMove: "上一步：从虚线格走到带角框的格",
		piece: (name) => side(name),
		goal: (name, edge) => `${edges[edge]}是${side(name)}的目标`,
		keys: "键盘",
		keyList: [
			["←  →", "前后翻看对局"],
			["Home  End", "第一个与最后一个局面"],
			["空格", "走一步最佳走法"],
			["Tab，再用方向键", "在棋盘上移动"],
			["Enter", "在棋盘上：先选棋子，再选格子"],
			["Esc", "放下棋子"],
		],
	},
	news: {
		moved: (name, move, captured) =>
			move.from === null || move.to === null
				? `${side(name)}停一手。`
				: `${side(name)}从${square(move.from)}走到${square(move.to)}${captured ? "，吃子" : ""}。`,
		stopped: "已停止：这个局面出现过，双方都无法迫使对局结束。",
		"solving-again": "求解器出错，正在重新求解这个棋盘。",
		"cannot-write":
			"评测输入无法表示这个局面：输入中总是轮到先手走，每格至多一枚棋子，“棋盘游戏”没有障碍。",
		copied: "已复制。",
		"copy-failed": "浏览器不允许复制。",
		ambiguous: "不止一枚棋子能走到那里：请先选棋子。",
		illegal: "不合规则的走法。",
		"not-playable": "现在不是人走棋。",
		"game-over": "对局已结束。",
	},
	errors: {
		place: ({ board, line, column }) =>
			`${board > 0 ? `第 ${board} 个棋盘，` : ""}第 ${line} 行第 ${column} 列`,
		input: (error) => `${inputErrors[error.code](error)}。`,
		tooLarge: (bytes, budget, board) => `${tooLarge(bytes, budget, board)}。`,
		failed: (message) => `求解器出错：${message}。`,
	},
};
