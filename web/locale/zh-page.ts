/** The page in Simplified Chinese: what it says besides what the element says. */

import type { PageWords } from "./page-words.ts";
import { edges, side, zh } from "./zh.ts";
import { zhEdit } from "./zh-edit.ts";
import { zhLearn } from "./zh-learn.ts";
import { zhPlay } from "./zh-play.ts";
import { zhShare } from "./zh-share.ts";
import { zhStudy } from "./zh-study.ts";

const games: Readonly<Record<string, string>> = { chase: "棋盘游戏", "crossing-pawn": "过河卒" };
const game = (id: string) => games[id] ?? id;

const presets: Readonly<Record<string, string>> = {
	"chase-sample": "样例，2 × 2",
	"chase-neighbours": "相邻，5 × 5",
	"chase-corners-8": "对角，8 × 8",
	"chase-middle-13": "中心突围，13 × 13",
	"chase-shadow-8": "斜邻，8 × 8",
	"chase-corners-20": "对角，20 × 20",
	"chase-longest-20": "最长的追逐，20 × 20",
	"crossing-sample": "样例，五个棋盘",
	"crossing-blocked": "无路可走，4 × 5",
	"crossing-gate": "两道门，3 × 3",
	"crossing-corner": "角落，3 × 3",
	"crossing-tie": "开阔地，5 × 5",
	"crossing-maze": "长廊，9 × 9",
	"crossing-river": "渡河，10 × 9",
	"crossing-open": "大平原，10 × 10",
	"crossing-longest-hunt": "最长的围捕，10 × 10",
	"crossing-longest-crossing": "最长的渡河，10 × 10",
	"crossing-zugzwang": "谁走谁输，8 × 8",
	"crossing-pairs": "寸步难行，10 × 10",
};

const formats: Readonly<Record<string, string>> = {
	chase: "n r1 c1 r2 c2：棋盘为 n × n，白子在第 r1 行第 c1 列，黑子在第 r2 行第 c2 列。",
	"crossing-pawn":
		"先是 id T，接着是 T 个棋盘：n m 与 n 行，每行 m 个字符。X 为黑子，O 为红子（共两枚），# 为障碍，点为空格。",
};

const rules: Readonly<Record<string, string>> = {
	chase: "白方每步走一格，黑方沿直线走一格或两格；走到对方棋子上者胜。",
	"crossing-pawn":
		"黑方每步向上、左或右走一格，走到第一行即胜；红方每步动两子之一走一格，捉住黑方或使其无路可走即胜。",
};

export const zhPage: PageWords = {
	...zh,
	ownName: "中文",
	title: "Catchmate：追捕棋类，完美求解",
	perspective: (name) => `对${side(name)}而言；数字是到终局的步数。`,
	tagline: "追捕棋类，完美求解",
	language: "语言",
	close: "关闭",
	game,
	activities: { heading: "做什么", analyse: "分析", play: "对弈", edit: "编辑" },
	setup: {
		heading: "棋盘",
		judge: "文本格式",
		game: "棋类",
		rules: (gameId) => rules[gameId] ?? "",
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
		solving: "求解中……",
		copyInput: "复制输入",
		copyAnswer: "复制输出",
		boards: "显示棋盘",
		switchTo: (gameId) => `这是“${game(gameId)}”的输入：按它求解`,
	},
	players: { heading: "对局双方", human: "真人", perfect: "完美" },
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
			["N", "下一个失误"],
			["Tab，再用方向键", "在棋盘上移动"],
			["Enter", "在棋盘上：先选棋子，再选格子"],
			["Esc", "放下棋子"],
			["Ctrl Z", "撤销一步棋或对棋盘的一次改动"],
			["Ctrl Shift Z", "重做"],
			["?", "打开帮助"],
		],
	},
	study: zhStudy,
	learn: zhLearn,
	play: zhPlay,
	edit: zhEdit,
	share: zhShare,
	pageNews: {
		"cannot-write":
			"评测输入无法表示这个局面：输入中总是轮到先手走，每格至多一枚棋子，“棋盘游戏”没有障碍。",
		copied: "已复制。",
		"copy-failed": "浏览器不允许复制。",
		"new-version": "本页有了新版本，下次打开时生效。",
	},
};
