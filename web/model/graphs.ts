/** Ready-made graphs with places for their points, random graphs, and rectangles turned into graphs. */
import type { Board, Game, Graph, GraphEdge, Position, Rules, SideRules, Square } from "catchmate";
import { squaresOf } from "./boards.ts";
import type { BoardProblem } from "./edit.ts";
import { featuresOf, hasFeature, mapSquares, squaresWith, withSquares } from "./features.ts";
import { columnsOf, pointAt, stepsFrom } from "./graph.ts";
import { fewestEdges, mostPoints } from "./graph-edit.ts";
import { fitsGraph } from "./own-rules.ts";
import type { Point } from "./places.ts";
import { circlePlaces, fullPlace } from "./places.ts";
import { isOn, isOnEdge, sameSquare, squareKey, steps } from "./position.ts";
import { Random } from "./random-board.ts";

/** A graph and its number of points. */
export interface SizedGraph {
	readonly columns: number;
	readonly graph: Graph;
}

const sizedGraph = (places: readonly Point[], edges: readonly GraphEdge[]): SizedGraph => ({
	columns: places.length,
	graph: { edges, places },
});

const edge = (from: number, to: number): GraphEdge => ({ from, to });

/** The margin around a grid for ways from one end to the other, in thousandths of the drawing. */
const roomAround = 110;

/** Places for a grid, as large as fits inside the margin. */
function gridPlaces(rows: number, columns: number, border = 0): readonly Point[] {
	const step = (fullPlace - 2 * border) / Math.max(1, rows - 1, columns - 1);
	const start = (count: number) => (fullPlace - (count - 1) * step) / 2;
	return squaresOf({ rows, columns }).map(({ row, column }) => ({
		x: Math.round(start(columns) + (column - 1) * step),
		y: Math.round(start(rows) + (row - 1) * step),
	}));
}

/** Places on a circle around the middle; `turn` is in steps between points. */
function ringPlaces(points: number, radius: number, turn = 0): readonly Point[] {
	return columnsOf({ columns: points }).map((column) => {
		const angle = (2 * Math.PI * (column - 1 + turn)) / points;
		const half = fullPlace / 2;
		return {
			x: Math.round(half + radius * Math.sin(angle)),
			y: Math.round(half - radius * Math.cos(angle)),
		};
	});
}

/** Points without edges: a start for drawing. */
const empty = (points: number): SizedGraph => sizedGraph(circlePlaces(points), []);

const path = (points: number): SizedGraph =>
	sizedGraph(
		gridPlaces(1, points),
		columnsOf({ columns: points - 1 }).map((column) => edge(column, column + 1)),
	);

const cycle = (points: number): SizedGraph =>
	sizedGraph(
		circlePlaces(points),
		columnsOf({ columns: points }).map((column) => edge(column, (column % points) + 1)),
	);

/** A grid; on a torus the last row and column are joined to the first. */
function grid(size: number, isTorus: boolean): SizedGraph {
	const number = (row: number, column: number) =>
		((row - 1) % size) * size + ((column - 1) % size) + 1;
	const edges = squaresOf({ rows: size, columns: size }).flatMap(({ row, column }) => [
		...(isTorus || column < size ? [edge(number(row, column), number(row, column + 1))] : []),
		...(isTorus || row < size ? [edge(number(row, column), number(row + 1, column))] : []),
	]);
	return sizedGraph(gridPlaces(size, size, isTorus ? roomAround : 0), edges);
}

const five = [0, 1, 2, 3, 4] as const;

const petersen = (): SizedGraph =>
	sizedGraph(
		[...ringPlaces(5, 500), ...ringPlaces(5, 240)],
		five.flatMap((point) => [
			edge(point + 1, ((point + 1) % 5) + 1),
			edge(point + 1, point + 6),
			edge(point + 6, ((point + 2) % 5) + 6),
		]),
	);

const dodecahedron = (): SizedGraph =>
	sizedGraph(
		[
			...[...ringPlaces(5, 500), ...ringPlaces(5, 350)],
			...[...ringPlaces(5, 295, 0.5), ...ringPlaces(5, 145, 0.5)],
		],
		five.flatMap((point) => {
			const next = (point + 1) % 5;
			const [outer, second, third, inner] = [1, 6, 11, 16];
			return [
				...[edge(outer + point, outer + next), edge(outer + point, second + point)],
				...[edge(second + point, third + point), edge(third + point, second + next)],
				...[edge(third + point, inner + point), edge(inner + point, inner + next)],
			];
		}),
	);

/**
 * The 3 × 3 rook's graph: squares of a row or column are neighbours. Each row's and column's middle point lies off the
 * straight line that joins the outer two.
 */
function rook(): SizedGraph {
	const squares = squaresOf({ rows: 3, columns: 3 });
	const aside = ({ row, column }: Square): Point => ({
		x: row === 2 ? (column === 1 ? -roomAround : roomAround) : 0,
		y: column === 2 ? (row === 3 ? roomAround : -roomAround) : 0,
	});
	const edges = squares.flatMap((one, from) =>
		squares
			.slice(from + 1)
			.flatMap((other, index) =>
				one.row === other.row || one.column === other.column
					? [edge(from + 1, from + index + 2)]
					: [],
			),
	);
	const places = gridPlaces(3, 3, roomAround).map(({ x, y }, index) => {
		const { x: across, y: down } = aside(squares[index] ?? { row: 1, column: 1 });
		return { x: x + across, y: y + down };
	});
	return sizedGraph(places, edges);
}

/** Classical graphs by name; those with a variable size come first. */
export const classics = {
	empty: (size: number) => empty(Math.min(mostPoints, Math.max(2, size))),
	path: (size: number) => path(Math.min(mostPoints, Math.max(2, size))),
	cycle: (size: number) => cycle(Math.min(mostPoints, Math.max(3, size))),
	grid: (size: number) => grid(Math.min(8, Math.max(2, size)), false),
	torus: (size: number) => grid(Math.min(8, Math.max(3, size)), true),
	petersen,
	dodecahedron,
	rook,
} as const satisfies Readonly<Record<string, (size: number) => SizedGraph>>;

export type Classic = keyof typeof classics;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Random points apart from each other: of a few candidates, the farthest from the earlier points. */
function scattered(points: number, random: Random): readonly Point[] {
	const places: Point[] = [];
	const somewhere = () => ({ x: random.below(fullPlace + 1), y: random.below(fullPlace + 1) });
	const room = (place: Point) =>
		Math.min(fullPlace, ...places.map((other) => distance(place, other)));
	while (places.length < points) {
		const tries = Array.from({ length: 12 }, somewhere);
		places.push(tries.reduce((best, place) => (room(place) > room(best) ? place : best)));
	}
	return places;
}

/**
 * A connected graph without crossing edges, determined by the seed. `density` runs from 0, a tree, to 1, all edges
 * between neighbours. With a greater density, the same seed adds edges and keeps the others.
 */
export function randomGraph(points: number, density: number, seed: number): SizedGraph {
	const random = new Random(seed);
	const places = scattered(points, random);
	// The Gabriel graph: no third point lies in the circle whose diameter is the edge.
	const pairs = places.flatMap((a, from) =>
		places.slice(from + 1).flatMap((b, index) => {
			const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
			const length = distance(a, b);
			const isFree = places.every(
				(other) => other === a || other === b || distance(other, middle) > length / 2,
			);
			return isFree ? [{ from: from + 1, to: from + index + 2, length }] : [];
		}),
	);
	// Kruskal's algorithm: edges that join two parts stay, others by chance. All parts join, as the Gabriel graph contains
	// the minimum spanning tree.
	const part = new Map(columnsOf({ columns: points }).map((column) => [column, column]));
	const edges = pairs
		.sort((a, b) => a.length - b.length)
		.filter(({ from, to }) => {
			const chance = random.part();
			const [one, other] = [part.get(from), part.get(to)];
			for (const [column, known] of part) {
				part.set(column, known === other ? (one ?? known) : known);
			}
			return one !== other || chance < density;
		})
		.map(({ from, to }) => edge(from, to));
	return sizedGraph(places, edges);
}

/** Points for both sides' pieces, then for `marks` marks, each as far as possible from the earlier ones. */
function spread(
	{ sides }: Rules,
	{ columns, graph }: SizedGraph,
	marks: number,
): { readonly pieces: Position["pieces"]; readonly marked: readonly Square[] } {
	const taken: number[] = [];
	const take = (): Square => {
		const steps = taken.map((point) => stepsFrom(graph, point));
		const room = (column: number) =>
			taken.includes(column)
				? -1
				: Math.min(columns, ...steps.map((from) => from.get(column) ?? columns));
		const next = columnsOf({ columns }).reduce((far, column) =>
			room(column) > room(far) ? column : far,
		);
		taken.push(next);
		return pointAt(next);
	};
	const pieces = Object.fromEntries(
		sides.map(({ name, pieces }) => [name, Array.from({ length: pieces }, take)]),
	);
	const room = Math.max(0, columns - taken.length);
	return { pieces, marked: Array.from({ length: Math.min(marks, room) }, take) };
}

/** Sets a game up on a graph. Each marked square becomes a point with the same marks, while points last. */
export function playOn({ game, position }: BoardProblem, graph: SizedGraph): BoardProblem {
	const { rules, board: old } = game;
	const features = featuresOf(rules).filter(({ kind }) => kind !== "obstacle");
	const keys = new Set(
		features.flatMap((feature) => squaresWith(old, feature)).map((square) => squareKey(square)),
	);
	const { pieces, marked } = spread(rules, graph, keys.size);
	const places = new Map([...keys].map((key, index) => [key, marked[index]]));
	const plain: Board = { rows: 1, columns: graph.columns, obstacles: [], graph: graph.graph };
	const board = features.reduce(
		(made, feature) =>
			withSquares(
				made,
				feature,
				squaresWith(old, feature).flatMap((square) => places.get(squareKey(square)) ?? []),
			),
		plain,
	);
	return { game: { rules, board }, position: { toMove: position.toMove, pieces } };
}

/** Whether edges can express all moves of a small rectangle: not if pieces can block longer ones. */
export const canBeGraph = ({ rules, board }: Game): boolean =>
	board.graph === undefined &&
	board.rows * board.columns <= mostPoints &&
	rules.sides.every(({ reach, leaps }) => reach === 1 || leaps !== "nothing");

/** A piece's moves from a square of an empty board. */
function movesFrom({ board }: Game, side: SideRules, from: Square): Square[] {
	const isWall = (square: Square) =>
		hasFeature(board, square, { kind: "obstacle" }) ||
		hasFeature(board, square, { kind: "closed", side: side.name });
	return side.directions.flatMap((direction) => {
		const [down, right] = steps[direction];
		const way = columnsOf({ columns: side.reach })
			.map((step) => ({ row: from.row + step * down, column: from.column + step * right }))
			.filter((square) => isOn(board, square));
		const wall = side.leaps === "everything" ? -1 : way.findIndex(isWall);
		return wall === -1 ? way : way.slice(0, wall);
	});
}

/**
 * The same game on a graph: squares become points, moves ways, and goal borders goal points. `named` gives an id to the
 * rules if they change.
 */
export function toGraph(problem: BoardProblem, named: (rules: Rules) => Rules): BoardProblem {
	const { game, position } = problem;
	const { rules, board } = game;
	const { rows, columns } = board;
	const squares = squaresOf(board);
	const point = (square: Square): Square =>
		pointAt(squares.findIndex((each) => sameSquare(each, square)) + 1);
	const ways = rules.sides.flatMap((side) =>
		squares.flatMap((from) =>
			movesFrom(game, side, from).map((to) => ({ side: side.name, from, to })),
		),
	);
	const edges = ways.map(
		({ side, from, to }): GraphEdge => ({
			from: point(from).column,
			to: point(to).column,
			oneWay: true,
			side,
		}),
	);
	const won = rules.sides.reduce(
		(marked, { name, goals }) =>
			withSquares(marked, { kind: "goal", side: name }, [
				...squares.filter(
					(square) =>
						goals.some((goal) => isOnEdge(goal, square, board)) ||
						hasFeature(board, square, { kind: "goal", side: name }),
				),
			]),
		board,
	);
	const names = squares.map(({ row, column }) => `${row}.${column}`);
	const marked = mapSquares(won, (all) => all.map(point));
	const [one, two] = rules.sides;
	const plain = (side: SideRules): SideRules => ({ ...side, reach: 1, goals: [] });
	return {
		game: {
			rules: fitsGraph(rules) ? rules : named({ ...rules, sides: [plain(one), plain(two)] }),
			board: {
				...marked,
				rows: 1,
				columns: squares.length,
				graph: { edges: fewestEdges(edges), names, places: gridPlaces(rows, columns) },
			},
		},
		position: {
			...position,
			pieces: Object.fromEntries(
				Object.entries(position.pieces).map(([side, all]) => [side, all.map(point)]),
			),
		},
	};
}
