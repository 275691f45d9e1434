/** The command `svg`, which only the package has: writes a board as a picture. */
import { InputError, InvalidPositionError, load, type Solver, TableTooLargeError } from "catchmate";
import { type SvgOptions, svg } from "catchmate/svg";
import chinese from "../../web/locale/zh/help/svg.txt";
import { type Arguments, WrongCall, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import type { Scene } from "./from-code.ts";
import english from "./help/svg.txt";
import { inLanguage, told, words } from "./language.ts";
import { type Source, sourceHelp, sourceOf } from "./sources.ts";
import { BAD_INPUT, Exit, FAILURE, placeOf, write } from "./terminal.ts";

/** Board `number` of a source, from 1. */
async function pick({ boards, path }: Source, number: number): Promise<Scene> {
	let count = 0;
	try {
		for await (const { game, position, lastMove = null } of boards(Infinity)) {
			count += 1;
			if (count === number) return { game, position, lastMove };
		}
	} catch (error) {
		const isInput = error instanceof InputError || error instanceof TableTooLargeError;
		throw isInput ? new Exit(BAD_INPUT, placeOf(path) + told(error)) : error;
	}
	throw new Exit(BAD_INPUT, placeOf(path) + words.noBoard(count, number));
}

async function valuesOf(solver: Solver, { game, position }: Scene) {
	const table = await solver.solve(game, { position, moves: true });
	const values = await table.moves(position);
	table.dispose();
	return values;
}

async function draw(args: Arguments): Promise<void> {
	const { given, value } = args;
	const number = wholeNumber(words.boardNumber, value("number"), 1, 1e9) ?? 1;
	const options = {
		lang: value("lang") as SvgOptions["lang"],
		theme: value("theme") as SvgOptions["theme"],
		cell: wholeNumber(words.cellWidth, value("cell"), 1, 1e9),
	};
	const [single] = (["code", "board", "standard"] as const).filter(given);
	if (single !== undefined && given("number")) {
		throw new WrongCall(words.noBoardsToChoose(single));
	}
	const solver = await load();
	const source = sourceOf(solver, args);
	const scene = await pick(source, number);
	try {
		// Checked first, because that needs no solve.
		const { game, position, lastMove } = scene;
		const plain = svg(solver, game, position, { ...options, lastMove });
		const values = given("moves") ? await valuesOf(solver, scene) : undefined;
		await write(values ? svg(solver, game, position, { ...options, lastMove, values }) : plain);
	} catch (error) {
		const isTheirs = error instanceof InvalidPositionError || error instanceof TypeError;
		if (isTheirs) throw new Exit(FAILURE, told(error));
		throw error;
	}
}

export const svgCommand: Command = {
	name: "svg",
	help: [inLanguage({ en: english, "zh-CN": chinese }), sourceHelp],
	mostOperands: 2,
	run: draw,
};
