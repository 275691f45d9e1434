/** Graphs for the tests of the tutorial's own algorithms, and what the solver finds of them. */
import fc from "fast-check";
import { solvePoints } from "../../web/learn/build/solve-points.ts";
import { packageSolver } from "./games.ts";

/** The points that one move leads to, of each point, in order. */
export type Moves = readonly (readonly number[])[];

/** Graphs of two to eight points; no move leads back to its own point. */
export const graphs: fc.Arbitrary<Moves> = fc
	.integer({ min: 2, max: 8 })
	.chain((size) =>
		fc.tuple(
			...Array.from({ length: size }, (_, from) =>
				fc
					.subarray([...Array(size).keys()].filter((to) => to !== from))
					.map((ways) => ways.slice(0, 4).sort((left, right) => left - right)),
			),
		),
	);

/** A graph as a board's text. */
function textOf(moves: Moves): string {
	const edges = moves.flatMap((ways, from) =>
		ways.flatMap((to) => {
			const isBoth = moves[to]?.includes(from) === true;
			return isBoth && to < from ? [] : [`${from + 1}${isBoth ? "-" : ">"}${to + 1}`];
		}),
	);
	const written = edges.length === 0 ? "" : `edges ${edges.join(" ")} `;
	return `graph ${moves.length} ${written}pieces first 1`;
}

/** The outcome and the distance of each point. */
export const solved = async (moves: Moves) =>
	(await solvePoints(packageSolver, textOf(moves))).map(({ outcome, distance }) => ({
		outcome,
		distance,
	}));
