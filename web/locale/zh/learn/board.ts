/** The live parts of the chapter `board`, in Simplified Chinese. */
import type { Outcome, Position, Square } from "catchmate";
import type { board as English } from "../../en/learn/board.ts";
import { numberWriter } from "../../shared.ts";

const number = numberWriter("zh-CN");

/** Where the pieces of the chase stand. */
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

export const board: typeof English = {
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
