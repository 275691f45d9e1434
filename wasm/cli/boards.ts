/** The loop that solve and verify share: reads and solves boards one after another, and prints something for each. */
import {
	InputError,
	type PartialTable,
	type Problem,
	type Table,
	TableTooLargeError,
	type Workshop,
} from "catchmate/workshop";
import english from "../../core/cli/help/limits.txt";
import chinese from "../../web/locale/zh/help/limits.txt";
import { type Arguments, bytesFrom, wholeNumber } from "./arguments.ts";
import { inLanguage, told, words } from "./language.ts";
import { faultObject, sourceHelp, sourceOf } from "./sources.ts";
import { BAD_INPUT, Exit, placeOf } from "./terminal.ts";

export const boardHelp = [sourceHelp, inLanguage({ en: english, "zh-CN": chinese })];

/** A solved board. */
export interface Solved {
	readonly problem: Problem;
	readonly table: PartialTable;
	/** The whole table, if that was solved. */
	readonly whole: Table | null;
	/** The table's signature, if it was asked for. */
	readonly signature: { readonly signature?: string };
}

function writeStats({ problem, table, whole, signature }: Solved, seconds: number): void {
	const { rules, board } = problem.game;
	const line = JSON.stringify({
		game: rules.id,
		scope: whole === null ? "position" : "table",
		rows: board.rows,
		columns: board.columns,
		positions: table.positions,
		layers: table.longest + 1,
		longest: table.longest,
		seconds,
		bytes: table.bytes,
		...signature,
	});
	process.stderr.write(`${line}\n`);
}

/** What to solve of each board. */
interface Solving {
	/** All positions, not only those that the board's answer needs. */
	readonly isWhole: boolean;
	/** Also the positions after each move. */
	readonly moves: boolean;
}

/** Solves each board that the arguments name. @throws Exit if one is not valid */
export async function forEachBoard(
	solver: Workshop,
	{ given, value, operands }: Arguments,
	{ isWhole, moves }: Solving,
	answer: (solved: Solved) => Promise<void>,
): Promise<void> {
	// The module itself has one.
	wholeNumber(words.numberOfThreads, value("threads"), 1, 1024);
	const memory = value("memory");
	const memoryBudget = memory === undefined ? Infinity : bytesFrom(memory);
	const { boards, path } = sourceOf(solver, { given, value, operands });
	try {
		for await (const problem of boards(memoryBudget)) {
			const { game, position } = problem;
			const started = performance.now();
			const whole = isWhole ? await solver.solve(game, { memoryBudget }) : null;
			const table = whole ?? (await solver.solve(game, { position, moves, memoryBudget }));
			const seconds = (performance.now() - started) / 1000;
			const wantsSignature = whole !== null && given("signature");
			const signature = wantsSignature ? { signature: await whole.signature() } : {};
			const solved: Solved = { problem, table, whole, signature };
			if (given("stats")) writeStats(solved, seconds);
			await answer(solved);
			table.dispose();
		}
	} catch (error) {
		if (given("json") && error instanceof InputError) {
			process.stderr.write(`${faultObject(error, path)}\n`);
			throw new Exit(BAD_INPUT);
		}
		const isInput = error instanceof InputError || error instanceof TableTooLargeError;
		throw isInput ? new Exit(BAD_INPUT, placeOf(path) + told(error)) : error;
	}
}
