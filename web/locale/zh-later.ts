/** What the page says in the parts that come only when they are opened, in Simplified Chinese. */
import type { LaterWords } from "./later-words.ts";
import { number, side } from "./zh.ts";

const games: Readonly<Record<string, readonly string[]>> = {
	chase: [
		"白子每次向上、下、左、右走一格；黑子每次沿直线走一格或两格，中间有什么都可以越过。白方先走。",
		"走到对方棋子所在格的一方获胜。不能停着不走。",
	],
	"crossing-pawn": [
		"黑卒要走到第一行：每次向上、向左或向右走一格，不能后退。红方有两枚棋子，每次挑一枚向上、下、左、右走一格，围追堵截。红方先走。",
		"黑卒到达第一行则黑方胜；走到对方棋子所在格的一方胜；无路可走的一方负。障碍谁也不能进入。",
	],
};

const sizes = (all: readonly number[]) => all.map(number).join("、");

export const zhLater: LaterWords = {
	watch: {
		distance: "步数",
		at: (distance, longest) => `${number(distance)} / ${number(longest)} 步`,
		back: "退一步",
		forward: "进一步",
		play: "播放",
		stop: "停止",
		method:
			"求解从终局开始：先是对局已经结束的局面，再一步一步往回推，找出能走到它们的局面。永远推不到的就是和棋。",
		step: (distance) =>
			distance === 0
				? "第 0 步：对局已经结束，或被吃，或到达，或无路可走。"
				: distance % 2 === 1
					? `第 ${number(distance)} 步定出的局面必胜：有一种走法能走到第 ${number(distance - 1)} 步定为必败的局面。`
					: `第 ${number(distance)} 步定出的局面必败：所有走法都走到必胜的局面，其中最后一个在第 ${number(distance - 1)} 步才定出。`,
		squares: (shown, all, name, toMove) =>
			`${side(name)}的棋子放在各格、轮到${side(toMove)}走：${number(all)} 格中已定出 ${number(shown)} 格。`,
		ring: (distance) => `恰好在第 ${number(distance)} 步定出`,
		exactly: (distance) => `第 ${number(distance)} 步定出`,
		upTo: (distance) => `到第 ${number(distance)} 步为止定出`,
		never: "永远定不出：和棋",
		all: "这个棋盘的全部局面",
	},
	sizes: {
		note: "逐个大小当场求解，按规则核对每一个局面的值，并画出最长的对局；白方先走。",
		computing: (size) => `正在求解并核对 ${number(size)} × ${number(size)} ……`,
		pause: "暂停",
		goOn: "继续",
		tooLarge: (size) => `到此为止：${number(size)} × ${number(size)} 需要的内存太多。`,
		failed: "求解器出错了。点“继续”重新启动它。",
		size: "n",
		longest: "最长对局",
		positions: "局面数",
		bound: (factor) => `${factor}n`,
		summary: (last) =>
			`n 从 2 到 ${number(last)} 时最长对局的步数，以及 3n 与 4n 两条直线。数字见表格。`,
		axis: "n，即行数与列数",
		asTable: "列成表格",
		verified: (last, longest) =>
			`已验证：n 不超过 ${number(last)} 时，双方棋子相邻则白方一步获胜，其余局面都是黑方必胜，最多 ${number(longest)} 步。`,
		refuted: (all) => `下列 n 并非如此：${sizes(all)}。`,
		within: (factor, last) => `n 不超过 ${number(last)} 时，没有对局超过 ${factor}n 步。`,
		beyond: (factor, all) => `下列 n 有对局超过 ${factor}n 步：${sizes(all)}。`,
		conjecture: (last) =>
			`n 大于 ${number(last)} 的情形这里没有验证：黑方 4n 步之内必胜已有证明，3n 步就够则只有断言，没有证明。`,
		setUp: (size) => `摆出最长的对局，n = ${number(size)}`,
	},
	help: {
		games: "棋类",
		game: (gameId) => games[gameId] ?? [],
		picture: {
			capture: "轮到白方走，黑子就在旁边：白方吃掉它。",
			goal: "黑卒离第一行只有一格：再走一步就赢。",
			marks: "每种走法走到哪里，结果如何。",
		},
		solved: "求解了什么",
		solvedText: [
			"每一个局面：双方都走得完美时结局如何，还要走多少步。双方各走一次算两步。",
			"能赢的一方尽快赢，要输的一方尽量拖。哪一方都无法迫使对局结束，就是和棋。",
		],
		start: "从这里开始",
		steps: [
			"拖动棋子，或先点棋子再点格子：结果立刻更新。",
			"“编辑”可以改棋盘：棋子随意摆，障碍随意设。",
			"“对弈”开始一局，和求解器或别人下都行。",
		],
	},
};
