/** Reads texts and solves their boards, one at a time. */
import type { InputError, Problem, Progress, Rules, Solver, Table } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { type Failure, failureOf } from "../../element/failure.ts";
import type { ListedText } from "../share/history-state.ts";
import { mostCharacters } from "./state.ts";

/** Solving one board of a text failed; `failure` says why. */
class BoardFailure extends Error {
	constructor(readonly failure: Failure) {
		super("a board could not be solved");
	}
}

export const failureFrom = (error: unknown): Failure =>
	error instanceof BoardFailure ? error.failure : failureOf(error, null);

/** A board that comes from no text. */
export const alone = (problem: BoardProblem): Problem => ({ ...problem, board: 1, line: 1 });

/** Solves one board. A table that comes after the signal was aborted is disposed of, not returned. */
export async function solveBoard(
	solver: Solver,
	problem: Problem,
	signal: AbortSignal,
	onProgress: (progress: Progress) => void,
): Promise<Table> {
	let table: Table;
	try {
		table = await solver.solve(problem.game, { signal, onProgress });
	} catch (error) {
		signal.throwIfAborted();
		throw new BoardFailure(failureOf(error, problem.board));
	}
	if (signal.aborted) {
		table.dispose();
		signal.throwIfAborted();
	}
	return table;
}

/** Whether a text has the form that its game asks for, and more pieces than there are or fewer. */
export const isSlip = ({ code }: InputError): boolean =>
	code === "too-many-pieces" || code === "too-few-pieces";

/** The first other game that takes the whole text as its input. */
export async function otherGame(solver: Solver, rules: Rules, text: string): Promise<Rules | null> {
	for (const other of solver.games) {
		const reads = other.id !== rules.id && (await solver.read(other, text)).error === null;
		if (reads) {
			return other;
		}
	}
	return null;
}

/** A text that is brought back, with the boards that were read from it. */
export interface RestoredList extends ListedText {
	readonly problems: readonly Problem[];
	/** The one that is shown. */
	readonly problem: Problem;
	/** The error behind the last of them. */
	readonly error: InputError | null;
}

/** The boards of a text; null where the one that was shown is not the one given. */
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
