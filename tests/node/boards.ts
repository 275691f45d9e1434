/** Random valid positions, for properties of all games. */
import type {
	Board,
	CodedGame,
	Game,
	GraphEdge,
	Move,
	Position,
	Rules,
	Solver,
	Square,
} from "catchmate";
import fc from "fast-check";

const squaresOf = (rows: number, columns: number): Square[] =>
	Array.from({ length: rows * columns }, (_, index) => ({
		row: Math.floor(index / columns) + 1,
		column: (index % columns) + 1,
	}));

/** A valid position and legal moves from it, on a board whose squares are listed in some order: the first ones are free. */
function placed(
	solver: Solver,
	{ rules, board }: Game,
	free: readonly Square[],
	[second, overlap, seeds]: readonly [boolean, boolean, readonly number[]],
): CodedGame {
	const [one, two] = rules.sides;
	const start = overlap && rules.capture !== "forbidden" ? 0 : one.pieces;
	const pieces = {
		[one.name]: free.slice(0, one.pieces),
		[two.name]: free.slice(start, start + two.pieces),
	};
	const game = { rules, board };
	const position: Position = { toMove: (second ? two : one).name, pieces };
	const [moves, positions]: [Move[], Position[]] = [[], []];
	for (const seed of seeds) {
		const here = positions.at(-1) ?? position;
		const legal = solver.legalMoves(game, here);
		const move = legal[seed % legal.length];
		if (move === undefined) break;
		moves.push(move);
		positions.push(
			...solver.decode(solver.encode({ game, position: here, moves: [move] })).positions,
		);
	}
	return { game, position, moves, positions };
}

const choices = fc.tuple(fc.boolean(), fc.boolean(), fc.array(fc.nat(), { maxLength: 40 }));

/** A valid position under some rules on a small rectangle with obstacles, and moves played from it. */
function onRectangle(solver: Solver, rules: Rules): fc.Arbitrary<CodedGame> {
	const size = fc.integer({ min: 1, max: 9 });
	const fewest = rules.sides[0].pieces + rules.sides[1].pieces;
	return fc
		.record({ rows: size, columns: size })
		.filter(({ rows, columns }) => rows * columns >= fewest)
		.chain(({ rows, columns }) => {
			const all = fc.shuffledSubarray(squaresOf(rows, columns), { minLength: rows * columns });
			return fc
				.tuple(all, fc.nat({ max: rows * columns }), choices)
				.map(([shuffled, share, choices]) => {
					const free = shuffled.slice(0, Math.max(fewest, share));
					const board = { rows, columns, obstacles: shuffled.slice(free.length) };
					return placed(solver, { rules, board }, free, choices);
				});
		});
}

/** Possible edges between two points of a graph, lower one first: none, for both sides, or for each side. */
function edgesBetween([one, two]: Rules["sides"], from: number, to: number): GraphEdge[][] {
	const there: GraphEdge = { from, to, oneWay: true };
	const back: GraphEdge = { from: to, to: from, oneWay: true };
	const ofOne: GraphEdge = { from, to, side: one.name };
	return [
		[],
		[{ from, to }],
		[there],
		[ofOne],
		[
			{ ...back, side: one.name },
			{ ...ofOne, side: two.name },
		],
		[
			{ ...there, side: one.name },
			{ ...back, side: two.name },
		],
	];
}

const pointNames = fc.constantFrom(
	undefined,
	(point: number) => `${point}`,
	(point: number) => "点".repeat(point % 7) + point,
);

/** A valid position under some rules on a small graph with marks, as codes preserve it, and moves played from it. */
function onGraph(solver: Solver, rules: Rules): fc.Arbitrary<CodedGame> {
	const [one, two] = rules.sides;
	const fewest = one.pieces + two.pieces;
	return fc.integer({ min: fewest, max: 9 }).chain((columns) => {
		const points = squaresOf(1, columns);
		const pairs = points.flatMap(({ column: to }) =>
			points.slice(0, to - 1).map(({ column: from }) => [from, to] as const),
		);
		pairs.sort(([a, b], [c, d]) => a - c || b - d);
		const coordinate = fc.integer({ min: 0, max: 1000 });
		const place = fc.record({ x: coordinate, y: coordinate }, { noNullPrototype: true });
		return fc
			.record({
				edges: fc.tuple(
					...pairs.map((pair) => fc.constantFrom(...edgesBetween(rules.sides, ...pair))),
				),
				name: pointNames,
				places: fc.option(fc.array(place, { minLength: columns, maxLength: columns }), {
					nil: undefined,
				}),
				shuffled: fc.shuffledSubarray(points, { minLength: columns }),
				share: fc.nat({ max: columns }),
				goals: fc.subarray(points),
				choices,
			})
			.map(({ edges, name, places, shuffled, share, goals, choices }) => {
				const free = shuffled.slice(0, Math.max(fewest, share));
				const others = shuffled.slice(free.length);
				const closed = others.filter((_, index) => index % 2 === 1);
				const board: Board = {
					rows: 1,
					columns,
					graph: {
						edges: edges.flat(),
						...(name && { names: points.map(({ column }) => name(column)) }),
						...(places && { places }),
					},
					obstacles: others.filter((_, index) => index % 2 === 0),
					...(goals.length > 0 && { goals: { [two.name]: goals } }),
					...(closed.length > 0 && { closed: { [one.name]: closed } }),
				};
				return placed(solver, { rules, board }, free, choices);
			});
	});
}

/** Whether the rules need a graph: rectangles need directions. */
const needsGraph = ({ sides }: Rules) =>
	sides.some(({ directions, mayPass }) => directions.length === 0 && !mayPass);

/** A valid position under some rules on a small board, and moves played from it. */
export const coded = (solver: Solver, rules: Rules): fc.Arbitrary<CodedGame> =>
	needsGraph(rules) ? onGraph(solver, rules) : onRectangle(solver, rules);
