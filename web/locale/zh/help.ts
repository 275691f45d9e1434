/** The help, in Simplified Chinese. */
import type { help as English } from "../en/help.ts";
import { ownValue } from "../shared.ts";
import { gameHelp, generalHelp } from "./game-help.ts";
import { edges, goalName, neverGoes, side, wraps } from "./vocabulary.ts";

export const help: typeof English = {
	content: {
		game: (id) => ownValue(gameHelp, id) ?? generalHelp,
		games: "棋类",
		otherGames: "其他棋类",
		pictures: {
			capture: "轮到白方走，黑子就在旁边：吃掉它就赢。",
			goal: "黑子离第一行只有一格：再走一步就赢。",
			jump: "这里老鼠一次最多跳 3 格：越过猫，跳到食物（带框的格子）上。墙谁也不能越过。",
			hole: "带圈的点是洞：老鼠再走一步就回家了。斜线表示猫不能进。",
			heading: "猎犬能走的方向：上、下、右，斜线也可以。",
			past: "带圈的点是野兔的目标：它已经溜过去，猎犬不能回头。",
			exit: "带框的格子是出口：小偷下一步就逃掉。",
			gap: "猎犬之间有空隙：狐狸穿过去，走到第一行。",
			block: "红方占住空点，黑方就无路可走。",
			stuck: "e 点没有出边：轮到谁在这里走，谁就输。",
			together: "所有警察在同一轮里移动，其中一名走到强盗身上。",
			marks: "能走到的格上，标着走过去是胜是负。",
		},
		solved: "求的是什么",
		solvedText: [
			"每一个局面都已求解：双方都走最优，谁胜谁负、还要走几步。双方各走一次算两步。",
			"必胜的一方尽快赢，必败的一方尽量拖。双方都无法强制取胜，就是平局，有的棋则判其中一方胜。",
			"做法是从终局倒推：局面是有向图上的点，走法是边，沿反向边做 BFS（像拓扑排序那样，数每个点还剩几个后继）。有一步能走到必败态的是必胜态，每一步都走到必胜态的是必败态，推不到的是平局。",
		],
		start: "从这里开始",
		steps: [
			"先点棋子再点格子，或直接拖动棋子：胜负立刻更新。",
			"在“编辑”里改棋盘：棋子随意摆，障碍随意放。",
			"在“对弈”里下一局，和程序或别人下都行。",
		],
	},
	legend: {
		heading: "图例",
		win: "走棋方必胜",
		draw: "平局：双方都无法强制取胜",
		loss: "走棋方必败",
		unit: (ground) =>
			`数字是到终局的步数，双方各走一次算两步。${ground.graph === undefined ? "格子写作：行,列。" : "点写名字。"}`,
		lastMove: (ground) =>
			ground.graph === undefined ? "上一手：从带圆点的格子沿线走到另一端" : "上一手：沿粗线走",
		sideWay: (name) => `只有${side(name)}能走的边`,
		sideHead: (name) => `这个方向只有${side(name)}能走`,
		neverGoes,
		wraps,
		oneWay: "只能沿箭头方向走",
		obstacle: "双方都不能进入",
		goal: (name, edge) => `${edges[edge]}是${side(name)}的目标`,
		token: "棋子，双方都走它",
		goalSquare: (name, id) => `${goalName(id)}${name === null ? "双方" : side(name)}的目标`,
		closed: (name) => `${side(name)}不能进入`,
		endless: (winner) => `对局无限循环，判${side(winner)}胜`,
		keys: "键盘",
		keyList: [
			["←  →", "前后翻看对局"],
			["Home  End", "开头和结尾"],
			["空格", "走一步最佳走法（显示胜负时）"],
			["N", "下一个失误"],
			["Enter  N", "谜题做完后：下一题"],
			["P", "让屏幕阅读器读出所有棋子的位置"],
			["Tab，再用方向键", "在棋盘上移动"],
			["Enter", "在棋盘上：先选棋子，再选格子"],
			["Esc", "放下棋子"],
			["Ctrl Z", "悔棋，或撤销一次改动"],
			["Ctrl Shift Z", "重做"],
			["?", "打开帮助"],
		],
	},
};
