/** The live parts of the chapter `board`, in Simplified Chinese. */
import type { Outcome, Position, Square } from "catchmate";
import type { board as English } from "../../en/learn/board.ts";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("zh-CN");

/** The positions of the chase's pieces. */
const places = ({ pieces }: Position): string => {
	const at = (squares: readonly Square[] = []) =>
		squares.map(({ row, column }) => `第 ${row} 行第 ${column} 列`).join("、");
	return `白子在${at(pieces.white)}，黑子在${at(pieces.black)}。`;
};
const worth: Readonly<Record<Outcome, (distance: number | null) => string>> = {
	win: (distance) => `必胜，${number(distance ?? 0)} 步`,
	draw: () => "平局",
	loss: (distance) => `必败，${number(distance ?? 0)} 步`,
};

/** The sides of the chase by name. */
const sides: Readonly<Record<string, string>> = { white: "白方", black: "黑方" };
const sideOf = (name: string) => sides[name] ?? name;

export const board: typeof English = {
	wholeGame: {
		title: "3×3 追逐的全部局面",
		summary: (positions, longest) =>
			`${number(positions)} 个局面按离终局的步数分层，从 0 到 ${number(longest)}，连线是最优走法`,
		label: (positions) =>
			`全部 ${number(positions)} 个局面，按离终局的步数排列。方向键换局面，回车走最优的一步。`,
		layer: (count) => (count === 0 ? "已结束" : `${number(count)} 步`),
		lines: { way: "从这里起的最优走法", others: "这里的其他走法" },
		open: "还没有确定",
		cell: (places, toMove, wins) => `${places}${toMove}。${wins}。`,
		wins: (winner, distance) =>
			distance === 0
				? `${sideOf(winner)}已经赢了`
				: `还有 ${number(distance)} 步，${sideOf(winner)}胜`,
		key: "图例",
		moves: (side) => `${sideOf(side)}走`,
		winner: (side) => `${sideOf(side)}胜`,
		fill: "从终局开始填",
		stop: "停",
		slider: "填到离终局几步",
		said: (distance, count, all) =>
			`${distance === 0 ? `${number(count)} 个局面：刚刚吃了子，轮到走的一方已经输了。` : `${distance} 步，${number(count)} 个局面：${distance % 2 === 1 ? `有一步能走到 ${distance - 1} 步必败的局面，所以必胜。` : `每一步都走到必胜的局面，最晚的一个 ${distance - 1} 步，所以必败。`}`}${all === null ? "" : `${number(all)} 个局面到此全部填完，没有一个空着：没有平局。`}`,
		touch: "选一个点，看它的棋盘、走法和通向终局的路。",
		over: "这一局已经结束。",
		movesHeading: "走法，最好的在前",
		way: ({ to }) => `走到第 ${to?.row} 行第 ${to?.column} 列：`,
		openBoard: "在 Catchmate 里打开",
	},
	unfold: {
		picture: places,
		number: (number) => `${number} 号`,
		toMove: ({ toMove }) => (toMove === "white" ? "白方走" : "黑方走"),
		over: "已结束",
		worth: ({ outcome, distance }) => worth[outcome](distance),
		again: "前面出现过",
		fromBoard: "从棋盘上的局面重新展开",
		found: (positions, moves, repeats) =>
			`目前有 ${number(positions)} 个局面。已展开 ${number(moves)} 种走法，${repeats === 0 ? "走到的都是新局面" : `其中 ${number(repeats)} 种走到了见过的局面`}。`,
		complete: (positions, moves) =>
			`全在这里了：${number(positions)} 个局面，${number(moves)} 种走法。再怎么走，都还是这些局面。`,
		all: (count) => (count === 0 ? "已全部展开" : `再展开 ${number(count)} 个局面`),
		anew: (positions) => `重新展开全部 ${number(positions)} 个局面`,
		fold: "全部收起",
	},
};
