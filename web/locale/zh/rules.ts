/** The form of the rules, in Simplified Chinese. */
import type { rules as English } from "../en/rules.ts";
import { edges, side } from "./vocabulary.ts";

const passesOver = { nothing: "什么都不能越过", pieces: "棋子", everything: "棋子和障碍" };

export const rules: typeof English = {
	note: "改动任何一条规则，棋盘会立即重新求解；可以撤销。",
	notInText: "这段文本不含改过的规则；“分享”里的链接含有。",
	back: (game) => `恢复“${game}”的规则`,
	undecided: "按这样的规则谁也赢不了谁：所有局面都是平局。",
	pieces: "棋子数",
	tokenNote: "没有棋子的一方，走对方那一枚：双方共用。",
	moves: "走棋方向",
	directions: {
		up: "上",
		right: "右",
		down: "下",
		left: "左",
		"up-right": "右上",
		"down-right": "右下",
		"down-left": "左下",
		"up-left": "左上",
	},
	reach: "最大步长",
	mayPass: "可以停一手",
	movesAll: "每一手所有棋子都走",
	movesAllNote: "所有棋子同时各走一步；这一方可以停一手时，棋子也可以不动。",
	mayShare: "己方棋子可以同在一格",
	lastWay: "至少要有一个方向，或者可以停一手。",
	leaps: "走两格以上时可以越过",
	passesOver,
	leapsNote: "最大步长为 2 或更大时才有用。",
	goals: "走到哪里获胜",
	edges,
	game: "整局",
	starts: "先走",
	startsNote: "用于新棋盘；这个棋盘轮到谁走，见上面的“轮到谁走”。",
	capture: "双方棋子走到同一格",
	captures: {
		wins: "走过去的一方获胜",
		forbidden: "不允许",
		winner: (name) => `无论谁走过去，都是${side(name)}获胜`,
	},
	captureNotes: {
		wins: "双方都能吃掉对方。",
		forbidden: "棋子互相阻挡，没有吃子。",
		winner: (name) => `只有${side(name)}能抓对方；对方自己走过去也算输。`,
	},
	noMove: "无路可走的一方",
	noMoves: { loses: "判负", draws: "算平局", passes: "跳过这一步" },
	noMoveNotes: {
		loses: "堵死对方就能获胜。",
		draws: "被堵死的一方保住平局。",
		passes: "对方接着走。",
	},
	noDraw: "无限循环判一方获胜时，这里不能算平局。",
	endless: "对局无限循环",
	endlessDraws: "算平局",
	endlessWins: (name) => `${side(name)}获胜`,
	endlessNotes: {
		draws: "赢不了的一方还可以一直走下去，走成平局。",
		winner: (name) => `没有平局：${side(name)}只要一直不输就获胜，标作 ∞。`,
	},
	noEndlessWin: "无路可走算平局时，这里不能判一方获胜。",
	changes: {
		sentence: (game, changes) => `${game}，规则有改动：${changes.join("；")}。`,
		pieces: (name, count) =>
			count === 0 ? `${side(name)}走对方的棋子` : `${side(name)}有 ${count} 枚棋子`,
		directions: (name, all) =>
			all.length === 0 ? `${side(name)}不能走动` : `${side(name)}可向${all.join("、")}走`,
		reach: (name, squares) =>
			squares === 1 ? `${side(name)}每次走 1 格` : `${side(name)}每次最多走 ${squares} 格`,
		leaps: (name, over) =>
			over === passesOver.nothing
				? `${side(name)}走两格以上时什么都不能越过`
				: `${side(name)}走两格以上时可越过${over}`,
		mayPass: (name, may) => `${side(name)}${may ? "可以" : "不能"}停一手`,
		movesAll: (name, all) => `${side(name)}每一手${all ? "所有棋子都走" : "只走一枚棋子"}`,
		mayShare: (name, may) => `${side(name)}的棋子${may ? "可以" : "不能"}同在一格`,
		goals: (name, all) =>
			all.length === 0 ? `${side(name)}走到边上不算赢` : `${side(name)}走到${all.join("或")}获胜`,
		starts: (name) => `${side(name)}先走`,
		captures: {
			wins: "走到对方棋子上的一方获胜",
			forbidden: "不能走到对方棋子上",
		},
		capturedBy: (name) => `双方棋子同在一格，${side(name)}获胜`,
		noMoves: { loses: "无路可走判负", draws: "无路可走算平局", passes: "无路可走则跳过" },
		endless: (winner) =>
			winner === null ? "对局无限循环算平局" : `对局无限循环，${side(winner)}获胜`,
	},
};
