/**
 * The graph that goes through the chapters on the token: two points without a move, two that are never settled, and between
 * them wins and losses of every distance up to five plies. Points that are settled lie on circles too, where recursion alone
 * would not end. Of the points that can move to `i` and to `g`, a stack in the place of the queue finds the longer way first.
 */
export const points = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;
export type Point = (typeof points)[number];

/** The name of a point, by its place in `points`. */
export const nameOf = (point: number): string => points[point] ?? "";

/** Where the points are drawn, in thousandths of the width and of the height. */
const places = "0,170 0,830 240,60 370,400 400,830 640,60 640,960 840,620 1000,200 1000,960";

/** The ways between the points: `>` one way, `-` both ways. */
const edges = "a-b a-c b>e c>d d-e d>f d>h e>g f>g f>i g>h h>f h>j";

/** The graph as a board's text, with the token on a point. */
export const graphFrom = (start: Point): string =>
	`graph ${points.length} names ${points.join(" ")} places ${places} edges ${edges} pieces first ${start}`;

/** The points that one move leads to, of each point, by its place in `points`. */
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
