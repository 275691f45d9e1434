/** Lines that leave a graph's drawing and return at its opposite side: tori and cylinders, drawn as grids. */
import type { Graph } from "catchmate";
import { type Link, linksOf } from "./graph.ts";

export interface Wraps {
	/** The lines that wrap around. */
	readonly links: ReadonlySet<Link>;
	/** Whether some join the left side to the right, or the top to the bottom. */
	readonly across: boolean;
	readonly down: boolean;
}

const noWraps: Wraps = { links: new Set(), across: false, down: false };

const known = new WeakMap<Graph, Wraps>();

function find(graph: Graph): Wraps {
	const { places = [] } = graph;
	const distinct = (all: readonly number[]) => [...new Set(all)].sort((a, b) => a - b);
	const xs = distinct(places.map(({ x }) => x));
	const ys = distinct(places.map(({ y }) => y));
	const isGrid =
		Math.min(xs.length, ys.length) > 1 &&
		xs.length * ys.length === places.length &&
		new Set(places.map(({ x, y }) => `${x} ${y}`)).size === places.length;
	if (!isGrid) {
		return noWraps;
	}
	/** A line's steps along its row or column, and the most there; null for other lines. */
	const alongs = linksOf(graph).map((link) => {
		const [a, b] = [places[link.from - 1], places[link.to - 1]];
		if (a === undefined || b === undefined || link.from === link.to) {
			return null;
		}
		const isAcross = a.y === b.y;
		const steps = isAcross
			? Math.abs(xs.indexOf(a.x) - xs.indexOf(b.x))
			: Math.abs(ys.indexOf(a.y) - ys.indexOf(b.y));
		return isAcross || a.x === b.x
			? { link, isAcross, at: isAcross ? a.y : a.x, steps, most: (isAcross ? xs : ys).length - 1 }
			: null;
	});
	const straight = alongs.filter((along) => along !== null);
	const ends = straight.filter(({ steps, most }) => steps === most && most > 1);
	// In a row of three, such a line may pass over the middle point instead of wrapping, unless all rows have one.
	const isWrapping = (isAcross: boolean, most: number) =>
		most > 2 ||
		new Set(ends.filter((end) => end.isAcross === isAcross).map(({ at }) => at)).size ===
			(isAcross ? ys : xs).length;
	const wrapping = ends.filter(({ isAcross, most }) => isWrapping(isAcross, most));
	return straight.every(({ steps, most }) => steps === 1 || steps === most)
		? {
				links: new Set(wrapping.map(({ link }) => link)),
				across: wrapping.some(({ isAcross }) => isAcross),
				down: wrapping.some(({ isAcross }) => !isAcross),
			}
		: noWraps;
}

/** The wrapping lines of a graph; none if its points are not a full grid, or other lines pass over points. */
export function wrapsOf(graph: Graph): Wraps {
	const wraps = known.get(graph) ?? find(graph);
	known.set(graph, wraps);
	return wraps;
}
