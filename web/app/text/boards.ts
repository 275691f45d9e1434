/** Reads texts and solves their boards, one at a time. */
import type { InputError, Problem, Rules, SolveOptions, Solver, Table } from "catchmate";
import { type Failure, failureOf, isEngineError } from "../../element/failure.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { ListedText } from "../../model/listed-text.ts";
import { mostCharacters } from "./state.ts";

/** One board of a text could not be solved; `failure` says why. */
class BoardFailure extends Error {
	constructor(readonly failure: Failure) {
		super("a board could not be solved");
	}
}

export const failureFrom = (error: unknown): Failure =>
	error instanceof BoardFailure ? error.failure : failureOf(error, null);

/** A board that comes from no text. */
export const alone = (problem: BoardProblem): Problem => ({ ...problem, board: 1, line: 1 });

/** Follows and stops a solve. */
export type Solving = Pick<SolveOptions, "signal" | "onProgress">;

/** Solves one board. A table that arrives after an abort is disposed of instead of returned. */
export async function solveBoard(
	solver: Solver,
	problem: Problem,
	options: Solving,
): Promise<Table> {
	const { signal } = options;
	let table: Table;
	try {
		table = await solver.solve(problem.game, options);
	} catch (error) {
		signal?.throwIfAborted();
		throw isEngineError(error) ? error : new BoardFailure(failureOf(error, problem.board));
	}
	if (signal?.aborted) {
		table.dispose();
		signal.throwIfAborted();
	}
	return table;
}

/** Whether a text has its game's format, with the wrong number of pieces. */
export const isSlip = ({ code }: InputError): boolean =>
	code === "too-many-pieces" || code === "too-few-pieces";

/** The format of P4576, which no other input has: five numbers, right or wrong. */
const fiveNumbers = { id: "chase", form: /^\s*(?:[+-]?\d+\s+){4}[+-]?\d+\s*$/ };

/** The first other game that accepts the whole text; or the error, if the text has another game's format. */
export async function otherReading(
	solver: Solver,
	rules: Rules,
	text: string,
): Promise<Rules | InputError | null> {
	let fault: InputError | null = null;
	for (const other of solver.games) {
		if (other.id === rules.id) {
			continue;
		}
		const { error } = await solver.read(other, text);
		if (error === null) {
			return other;
		}
		if (other.id === fiveNumbers.id && fiveNumbers.form.test(text)) {
			fault = error;
		}
	}
	return fault;
}

export interface RestoredList extends ListedText {
	readonly problems: readonly Problem[];
	/** The one that is shown. */
	readonly problem: Problem;
	/** The error after the last of them; null for none. */
	readonly error: InputError | null;
}

/** The boards of a text; null if the chosen one is not the board given. */
export async function restoreList(
	solver: Solver,
	entry: ListedText,
	given: BoardProblem,
): Promise<RestoredList | null> {
	if (entry.text.length > mostCharacters) {
		return null;
	}
	const { problems, error } = await solver.read(given.game.rules, entry.text);
	const problem = problems[entry.chosen];
	const isGiven = problem !== undefined && solver.encode(problem) === solver.encode(given);
	return isGiven ? { ...entry, problems, problem, error } : null;
}
