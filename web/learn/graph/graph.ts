/**
 * The graph of the chapters on the token: two sinks, two points that are never settled, and wins and losses of all distances up
 * to five plies. Some settled points are on cycles, where plain recursion would not end. With a stack instead of a queue, the
 * points before `i` and `g` find the longer path first.
 */
export const points = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;
export type Point = (typeof points)[number];

/** The name of a point, by its index in `points`. */
export const nameOf = (point: number): string => points[point] ?? "";

/** The places of the points, in thousandths of the width and height. */
const places = "0,170 0,830 240,60 370,400 400,830 640,60 640,960 840,620 1000,200 1000,960";

/** The edges between the points: `>` one-way, `-` two-way. */
const edges = "a-b a-c b>e c>d d-e d>f d>h e>g f>g f>i g>h h>f h>j";

/** The graph as a board's text, with the token on a point. */
export const graphFrom = (start: Point): string =>
	`graph ${points.length} names ${points.join(" ")} places ${places} edges ${edges} pieces first ${start}`;

/** By point index: the points that one move leads to. */
export const moves: readonly (readonly number[])[] = points.map((from) =>
	edges
		.split(" ")
		.flatMap((edge) => {
			const [tail = "", way = "", head = ""] = edge;
			return [[tail, head], ...(way === "-" ? [[head, tail]] : [])];
		})
		.filter(([tail]) => tail === from)
		.map(([, head]) => points.indexOf(head as Point))
		.sort((left, right) => left - right),
);
