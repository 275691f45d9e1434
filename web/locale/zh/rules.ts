/** The form of the rules, in Simplified Chinese. */
import type { rules as English } from "../en/rules.ts";
import { edges, side } from "./board.ts";

export const rules: typeof English = {
	note: "改动任何一条规则，棋盘会立即重新求解；可以撤销。",
	back: (game) => `恢复“${game}”的规则`,
	undecided: "按这样的规则谁也赢不了：所有局面都是和棋。",
	pieces: "棋子数",
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
	mayPass: "可以停着不走",
	lastWay: "至少要有一个方向，或者可以停着不走。",
	leaps: "走两格以上时可以越过",
	passesOver: { nothing: "什么都不能越过", pieces: "棋子", everything: "棋子和障碍" },
	leapsNote: "最大步长为 2 或更大时才有用。",
	goals: "走到哪里获胜",
	edges,
	game: "整局",
	starts: "先走",
	startsNote: "用于新棋盘；当前棋盘轮到谁走，见上面的“轮到谁走”。",
	capture: "双方棋子走到同一格",
	captures: {
		wins: "走过去的一方获胜",
		forbidden: "不允许",
		winner: (name) => `无论谁走过去，都是${side(name)}获胜`,
	},
	captureNotes: {
		wins: "双方都能吃掉对方。",
		forbidden: "棋子互相阻挡，没有吃子。",
		winner: (name) => `只有${side(name)}能捉对方；对方自己走过去也算输。`,
	},
	noMove: "无路可走的一方",
	noMoves: { loses: "判负", draws: "和棋", passes: "跳过这一步" },
	noMoveNotes: {
		loses: "堵死对方就能获胜。",
		draws: "被堵死的一方保住和棋。",
		passes: "由对方接着走。",
	},
	noDraw: "无限循环判一方获胜时，这里不能判和。",
	endless: "对局无限循环",
	endlessDraws: "和棋",
	endlessWins: (name) => `${side(name)}获胜`,
	endlessNotes: {
		draws: "赢不了的一方还可以一直走下去，求得和棋。",
		winner: (name) => `没有和棋：${side(name)}只要一直不输就算获胜，这样的胜局标作 ∞。`,
	},
	noEndlessWin: "无路可走判和时，这里不能判一方获胜。",
};
