/** From a text to answers: reading, solving each of its boards, and what can go wrong on the way. */
import {
	type Problem,
	type Progress,
	type Solver,
	type Table,
	TableTooLargeError,
} from "catchmate";
import type { Failure } from "./state.ts";

/** Solving one board of a text failed; `failure` says why. */
export class BoardFailure extends Error {
	constructor(readonly failure: Failure) {
		super("a board could not be solved");
	}
}

export function failureOf(error: unknown, board: number): Failure {
	if (error instanceof TableTooLargeError) {
		return { kind: "too-large", bytes: error.bytes, budget: error.budget, board };
	}
	return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
}

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
		if (error instanceof TableTooLargeError) {
			throw new BoardFailure(failureOf(error, problem.board));
		}
		throw error;
	}
	if (signal.aborted) {
		table.dispose();
		signal.throwIfAborted();
	}
	return table;
}

/** The first other game that takes the whole text as its input. */
export async function otherGame(
	solver: Solver,
	gameId: string,
	text: string,
): Promise<string | null> {
	for (const { id } of solver.games) {
		const reads = id !== gameId && (await solver.read(id, text)).error === null;
		if (reads) {
			return id;
		}
	}
	return null;
}
