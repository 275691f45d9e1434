/** The description of a board's picture, in English. */
import type { Game, Move, Position, Square } from "catchmate";
import { obstaclesOf } from "../../model/draughtboard.ts";
import { headingOf } from "../../model/graph.ts";
import { tokenHolder } from "../../model/position.ts";
import { wrapsOf } from "../../model/wraps.ts";
import { capital } from "../shared.ts";
import { board } from "./board.ts";
import { gameName, neverGoes, size, square, The, the, ways, wraps } from "./vocabulary.ts";

export const picture = {
	tag: board.tag,
	/** `toMove` is null when the game is over. */
	title: ({ rules, board }: Game, toMove: string | null) => {
		const state = toMove === null ? "the game is over" : `${The(toMove)} to move`;
		return `${gameName(rules.id)}, ${size(board)}: ${state}`;
	},
	description: (game: Game, { pieces }: Position, lastMove: Move | null) => {
		const { rules, board } = game;
		const list = (squares: readonly Square[]) =>
			squares.map((each) => square(each, board)).join(" and ");
		const token = tokenHolder(rules);
		const sentences =
			token === null
				? rules.sides.map(({ name }) => `${The(name)} on ${list(pieces[name] ?? [])}.`)
				: [`The token on ${list(pieces[token] ?? [])}.`];
		const { walls, unused } = obstaclesOf(game);
		if (unused.length > 0) {
			sentences.push("Only the dark squares are in play.");
		}
		const count = walls.length;
		if (count > 0) {
			sentences.push(count === 1 ? "1 obstacle." : `${count} obstacles.`);
		}
		for (const [name, goals] of Object.entries(board.goals ?? {})) {
			sentences.push(`Goals of ${the(name)}: ${list(goals)}.`);
		}
		for (const [name, closed] of Object.entries(board.closed ?? {})) {
			sentences.push(`Closed to ${the(name)}: ${list(closed)}.`);
		}
		const { across, down } = wrapsOf(board.graph ?? { edges: [] });
		if (across || down) {
			sentences.push(`${capital(wraps(across && down))}.`);
		}
		const heading = headingOf(game);
		if (heading !== null) {
			sentences.push(`${capital(neverGoes(heading.side, heading.never))}.`);
		}
		if (lastMove?.from) {
			sentences.push(`The last move went ${ways(lastMove, board)}.`);
		}
		return sentences.join(" ");
	},
};

export type PictureWords = Readonly<typeof picture>;
