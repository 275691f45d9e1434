/** What the solver finds of every point of a graph, for the facts of the chapters on the token. */
import type { Solver, Value } from "catchmate";

/**
 * The values of a graph's points, by their places, for whoever is to move there.
 * @param text the graph as a board's text, with the token on any point.
 */
export async function solvePoints(solver: Solver, text: string): Promise<readonly Value[]> {
	const { problems } = await solver.read("token", text);
	const [problem] = problems;
	if (problem === undefined) {
		throw new Error(`no graph is read from "${text}"`);
	}
	const { game, position } = problem;
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
