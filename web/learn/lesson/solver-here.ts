/** The page's solver for interactive parts with their own boards, and a reader of such boards. */
import type { Problem, Solver } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";

/** @throws Error if the page has no board */
export async function solverHere(): Promise<Solver> {
	await customElements.whenDefined("catchmate-board");
	const board = document.querySelector<CatchmateBoard>("catchmate-board");
	if (board === null) {
		throw new Error("the page has no board, and so no solver");
	}
	return board.solver;
}

/** The first board of a text in a format of the game. @throws InputError if there is none */
export async function readFirst(solver: Solver, game: string, text: string): Promise<Problem> {
	const { problems, error } = await solver.read(game, text);
	const [problem] = problems;
	if (problem === undefined) {
		throw error ?? new Error(`there is no board in ${text}`);
	}
	return problem;
}
