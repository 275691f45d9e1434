/** The chapter's picture file: the whole game. */
import type { PictureMaker } from "../build/pictures.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { pictureFile } from "../whole-game/file.ts";
import { wholeGame } from "../whole-game/graph.ts";
import { small } from "./facts.ts";

export const pictures: PictureMaker = async (solver, words) => {
	const { game, position } = await readFirst(solver, "chase", small);
	const table = await solver.solve(game);
	const whole = await wholeGame(table, position);
	table.dispose();
	const names = game.rules.sides.map(({ name }) => name);
	return { "whole-game.svg": pictureFile(whole, names, words) };
};
