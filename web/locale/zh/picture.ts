/** The description of a board's picture, in Simplified Chinese. */
import type { Square } from "catchmate";
import { obstaclesOf } from "../../model/draughtboard.ts";
import { headingOf } from "../../model/graph.ts";
import { tokenHolder } from "../../model/position.ts";
import { wrapsOf } from "../../model/wraps.ts";
import type { picture as English } from "../en/picture.ts";
import { board as words } from "./board.ts";
import { at, gameName, neverGoes, side, size, ways, wraps } from "./vocabulary.ts";

export const picture: typeof English = {
	tag: words.tag,
	title: ({ rules, board }, toMove) => {
		const state = toMove === null ? "对局结束" : `轮到${side(toMove)}走`;
		return `${gameName(rules.id)}，${size(board)}，${state}`;
	},
	description: (game, { pieces }, lastMove) => {
		const { rules, board } = game;
		const list = (squares: readonly Square[]) => squares.map((each) => at(each, board)).join("和");
		const token = tokenHolder(rules);
		const sentences =
			token === null
				? rules.sides.map(({ name }) => `${side(name)}在${list(pieces[name] ?? [])}。`)
				: [`棋子在${list(pieces[token] ?? [])}。`];
		const { walls, unused } = obstaclesOf(game);
		if (unused.length > 0) {
			sentences.push("只用深色格。");
		}
		if (walls.length > 0) {
			sentences.push(`障碍 ${walls.length} 个。`);
		}
		for (const [name, goals] of Object.entries(board.goals ?? {})) {
			sentences.push(`${side(name)}的目标在${list(goals)}。`);
		}
		for (const [name, closed] of Object.entries(board.closed ?? {})) {
			sentences.push(`${side(name)}不能进入${list(closed)}。`);
		}
		const { across, down } = wrapsOf(board.graph ?? { edges: [] });
		if (across || down) {
			sentences.push(`${wraps(across && down)}。`);
		}
		const heading = headingOf(game);
		if (heading !== null) {
			sentences.push(`${neverGoes(heading.side, heading.never)}。`);
		}
		if (lastMove?.from) {
			sentences.push(`上一手${ways(lastMove, board)}。`);
		}
		return sentences.join("");
	},
};
