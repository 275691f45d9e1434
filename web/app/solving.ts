/** From a text to answers: reading, solving each of its boards, and what can go wrong on the way. */
import type { Problem, Progress, Solver, Table } from "catchmate";
import { type Failure, failureOf } from "../view/failure.ts";

/** Solving one board of a text failed; `failure` says why. */
export class BoardFailure extends Error {
	constructor(readonly failure: Failure) {
		super("a board could not be solved");
	}
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
		throw new BoardFailure(failureOf(error, problem.board));
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
