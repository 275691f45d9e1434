/** Where the points of graphs are drawn: as the graph says, or where they have been arranged. */
import type { Board, Graph } from "catchmate";
import { columnsOf } from "./graph.ts";
import type { Point } from "./layout.ts";

/** The places of a drawing's left and top border, and of its right and bottom one. */
export const fullPlace = 1000;

const arranged = new WeakMap<Graph, readonly Point[]>();

/** Places on a circle, the first at the top, as long as there are no better ones. */
export function circlePlaces(points: number): readonly Point[] {
	const half = fullPlace / 2;
	return columnsOf({ columns: points }).map((column) => {
		const angle = (2 * Math.PI * (column - 1)) / points;
		return {
			x: Math.round(half + half * Math.sin(angle)),
			y: Math.round(half - half * Math.cos(angle)),
		};
	});
}

/** The places of a graph's points, in thousandths of the drawing's width and height. */
export const placesOf = (board: Pick<Board, "columns">, graph: Graph): readonly Point[] =>
	graph.places ?? arranged.get(graph) ?? circlePlaces(board.columns);

/** Remembers where the points of a graph have been arranged. */
export function keepPlaces(graph: Graph, places: readonly Point[]): void {
	arranged.set(graph, places);
}

/** Arranges the points of a board, unless it says where they are; null where there is nothing to wait for. Without a network they stay on a circle. */
export function arrangePoints({ columns, graph }: Board): Promise<void> | null {
	return graph === undefined || graph.places !== undefined || arranged.has(graph)
		? null
		: import("./arrange.ts")
				.then(async ({ arrange }) => keepPlaces(graph, await arrange({ columns }, graph)))
				.catch(() => keepPlaces(graph, circlePlaces(columns)));
}
