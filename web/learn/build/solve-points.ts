/** Solves all points of a graph, for the facts of the chapters on the token. */
import type { Solver, Value } from "catchmate";
import { readFirst } from "../lesson/solver-here.ts";

/**
 * The value of each point of a graph for the side to move there.
 * @param text of the graph's board, with the token on any point
 */
export async function solvePoints(solver: Solver, text: string): Promise<readonly Value[]> {
	const { game, position } = await readFirst(solver, "token", text);
	const table = await solver.solve(game);
	const values: Value[] = [];
	for (let column = 1; column <= game.board.columns; column += 1) {
		values.push(
			await table.lookup({
				...position,
				pieces: { ...position.pieces, first: [{ row: 1, column }] },
			}),
		);
	}
	table.dispose();
	return values;
}
