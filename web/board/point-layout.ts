/** The places of a graph's points: the graph's own, or else arranged ones. */
import type { Board, Graph } from "catchmate";
import type { BoardProblem } from "../model/edit.ts";
import { circlePlaces, type Point } from "../model/places.ts";

const arranged = new WeakMap<Graph, readonly Point[]>();
const arranging = new WeakMap<Graph, Promise<void>>();

/** The places of a graph's points, in thousandths of the drawing's width and height. */
export const placesOf = (board: Pick<Board, "columns">, graph: Graph): readonly Point[] =>
	graph.places ?? arranged.get(graph) ?? circlePlaces(board.columns);

/** A board with the places at which its graph is drawn. */
export function withPlaces(problem: BoardProblem): BoardProblem {
	const { game } = problem;
	const { graph } = game.board;
	if (graph === undefined || graph.places !== undefined) return problem;
	const board = { ...game.board, graph: { ...graph, places: placesOf(game.board, graph) } };
	return { ...problem, game: { ...game, board } };
}

/** Remembers the arrangement of a graph's points. */
export function keepPlaces(graph: Graph, places: readonly Point[]): void {
	arranged.set(graph, places);
}

/**
 * Arranges the points of a graph without places; null if no arrangement is needed. If the script cannot be loaded, they stay on a
 * circle.
 */
export function arrangePoints({ columns, graph }: Board): Promise<void> | null {
	if (graph === undefined || graph.places !== undefined || arranged.has(graph)) return null;
	const begun =
		arranging.get(graph) ??
		import("./arrange.ts")
			.then(async ({ arrange }) => keepPlaces(graph, await arrange({ columns }, graph)))
			.catch(() => keepPlaces(graph, circlePlaces(columns)));
	arranging.set(graph, begun);
	return begun;
}
