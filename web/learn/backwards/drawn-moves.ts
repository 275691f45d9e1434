/** The moves of a graph with a token, as input of the method. */
import type { Graph } from "catchmate";

/** By point, from 0: the points that one move leads to, in order. Such graphs have no edges for one side alone. */
export function movesOf({ edges }: Graph, points: number): readonly (readonly number[])[] {
	const ways = edges.flatMap(({ from, to, oneWay }) => [
		[from, to] as const,
		...(oneWay ? [] : [[to, from] as const]),
	]);
	return Array.from({ length: points }, (_, point) => {
		const ends = ways.filter(([from]) => from === point + 1).map(([, to]) => to - 1);
		return [...new Set(ends)].sort((one, other) => one - other);
	});
}
