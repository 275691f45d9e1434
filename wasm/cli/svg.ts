/** The command `svg`, which only the package has: writes a board as a picture. */

import { type SvgOptions, svg } from "catchmate/svg";
import {
	InputError,
	InvalidPositionError,
	load,
	type Solver,
	TableTooLargeError,
	type Workshop,
} from "catchmate/workshop";
import chinese from "../../web/locale/zh/help/svg.txt";
import { type Arguments, WrongCall, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { codeGame, type Scene } from "./from-code.ts";
import { readRules } from "./game-file.ts";
import english from "./help/svg.txt";
import { inLanguage, told, words } from "./language.ts";
import { filesOf, type Source, sourceHelp, sourceOf } from "./sources.ts";
import {
	BAD_INPUT,
	Exit,
	FAILURE,
	MOST_TEXT_BYTES,
	placeOf,
	readBytes,
	write,
} from "./terminal.ts";

/** A scene with what a comment draws on it. */
type Told = Scene & Pick<SvgOptions, "arrows" | "marks">;

/** An error of an input as the end of the program, any other as it is. */
function refused(path: string, error: unknown): unknown {
	const isInput = error instanceof InputError || error instanceof TableTooLargeError;
	return isInput ? new Exit(BAD_INPUT, placeOf(path) + told(error)) : error;
}

/** Board `number` of a source, from 1. */
async function pick({ boards, path }: Source, number: number): Promise<Scene> {
	let count = 0;
	try {
		for await (const { game, position, lastMove = null } of boards(Infinity)) {
			count += 1;
			if (count === number) return { game, position, lastMove };
		}
	} catch (error) {
		throw refused(path, error);
	}
	throw new Exit(BAD_INPUT, placeOf(path) + words.noBoard(count, number));
}

/** The board of a code or a text, with its moves and comments. */
async function gameOf(solver: Workshop, { value, operands }: Arguments, { path }: Source) {
	const [code, rules] = [value("code"), value("rules")];
	if (code !== undefined) return codeGame(solver, code);
	const [[gameId = ""]] = filesOf({ value, operands });
	const game = rules === undefined ? gameId : await readRules(solver, rules);
	const text = new TextDecoder().decode(await readBytes(path, MOST_TEXT_BYTES));
	try {
		return solver.readAnnotated(game, text);
	} catch (error) {
		throw refused(path, error);
	}
}

/** The position after `ply` moves of the main line. */
async function tell(solver: Workshop, args: Arguments, source: Source, ply: number): Promise<Told> {
	const { game, position, comment, moves } = await gameOf(solver, args, source);
	const place = placeOf(source.path);
	if (moves.length === 0) throw new Exit(BAD_INPUT, place + words.noMoves);
	if (ply > moves.length) throw new Exit(BAD_INPUT, place + words.noPly(moves.length, ply));
	const made = moves[ply - 1];
	const { arrows, marks } = (made === undefined ? comment : made.comment) ?? {};
	const lastMove = made?.move ?? null;
	return { game, position: made?.position ?? position, lastMove, arrows, marks };
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
	const ply = wholeNumber(words.numberOfPlies, value("ply"), 0, 1e9);
	const [single] = (["code", "board", "standard", "ply"] as const).filter(given);
	if (single !== undefined && given("number")) {
		throw new WrongCall(words.noBoardsToChoose(single));
	}
	const [still] = (["board", "standard"] as const).filter(given);
	if (still !== undefined && ply !== undefined) throw new WrongCall(words.noMovesIn(still));
	const solver = await load();
	const source = sourceOf(solver, args);
	const scene: Told = await (ply === undefined
		? pick(source, number)
		: tell(solver, args, source, ply));
	try {
		// Checked first, because that needs no solve.
		const { game, position, ...shown } = scene;
		const plain = svg(solver, game, position, { ...options, ...shown });
		const values = given("moves") ? await valuesOf(solver, scene) : undefined;
		await write(values ? svg(solver, game, position, { ...options, ...shown, values }) : plain);
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
