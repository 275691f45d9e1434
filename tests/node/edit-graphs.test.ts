/** Changes of graphs by hand, and the graphs that come with a click. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Game, Graph, Position, Rules } from "catchmate";
import fc from "fast-check";
import { fitTo } from "../../web/model/fit.ts";
import { linksOf, stepsFrom, waysFrom } from "../../web/model/graph.ts";
import {
	addPoint,
	canBeName,
	cutWays,
	freePlace,
	joinPoints,
	movePoint,
	removePoint,
	renamePoint,
} from "../../web/model/graph-edit.ts";
import { canBeGraph, classics, playOn, randomGraph, toGraph } from "../../web/model/graphs.ts";
import { chase, crossingPawn, packageSolver } from "./games.ts";
import { burrow, burrowRules, house, point } from "./graphs.ts";

/** The house with a token: the mouse's only piece, which the cat moves too. */
const [mouse, cat] = burrowRules.sides;
const tokenHouse = {
	game: {
		...house.game,
		rules: { ...burrowRules, sides: [mouse, { ...cat, pieces: 0 }] satisfies Rules["sides"] },
	},
	position: { toMove: "mouse", pieces: { mouse: [point(4)], cat: [] } },
};

const both = { oneWay: false, side: null } as const;

const graphOf = ({ game }: { readonly game: Game }): Graph => {
	assert.ok(game.board.graph);
	return game.board.graph;
};

/** The ways of a graph in short: `1-2`, `2>3 cat`. */
const drawn = (problem: { readonly game: Game }) =>
	linksOf(graphOf(problem))
		.map(({ from, to, oneWay, side }) => `${from}${oneWay ? ">" : "-"}${to} ${side ?? ""}`.trim())
		.sort();

describe("points", () => {
	test("are added last, with a name like the others", () => {
		const added = addPoint(house, { x: 30, y: 900 });
		assert.equal(added.game.board.columns, 7);
		assert.equal(graphOf(added).names?.[6], "7");
		assert.deepEqual(graphOf(added).places?.[6], { x: 30, y: 900 });
		const lettered = burrow(
			2,
			{ edges: [], names: ["a", "c"], places: [point, point].map(() => ({ x: 0, y: 0 })) },
			1,
			2,
		);
		assert.deepEqual(graphOf(addPoint(lettered, { x: 5, y: 5 })).names, ["a", "c", "b"]);
		packageSolver.validate(added.game, added.position);
	});

	test("go with their ways and marks, and their pieces move to the nearest empty point", () => {
		const removed = removePoint(house, point(4));
		assert.equal(removed.game.board.columns, 5);
		assert.deepEqual(graphOf(removed).names, ["hole", "a", "b", "d", "e"]);
		assert.deepEqual(drawn(removed), ["1-2", "2-3", "3-4 cat", "4>5"]);
		assert.deepEqual(removed.position.pieces, { mouse: [point(2)], cat: [point(4)] });
		const first = removePoint(house, point(1));
		assert.deepEqual(first.game.board.goals ?? {}, {});
		assert.deepEqual(first.game.board.closed ?? {}, {});
		packageSolver.validate(removed.game, removed.position);
		packageSolver.validate(first.game, first.position);
	});

	test("stay where the pieces need them, and are added where the most room is", () => {
		const places = [0, 9].map((x) => ({ x, y: x }));
		const small = burrow(2, { edges: [], places }, 1, 2);
		assert.equal(removePoint(small, point(1)), small);
		const { x, y } = freePlace(graphOf(house));
		assert.ok(x < 400 && y > 600, `${x} ${y}`);
	});

	test("move by themselves, and take names that no other has", () => {
		const moved = movePoint(house, point(2), { x: 1, y: 2 });
		assert.deepEqual(graphOf(moved).places?.slice(0, 3), [
			{ x: 0, y: 0 },
			{ x: 1, y: 2 },
			{ x: 1000, y: 0 },
		]);
		assert.deepEqual(graphOf(renamePoint(house, point(2), "厨房")).names?.[1], "厨房");
		for (const name of ["hole", "a b", "x-y", "", "1234567890123456789012345", "#"]) {
			assert.equal(renamePoint(house, point(2), name), house, name);
		}
		assert.ok(!canBeName("厨".repeat(9)) && canBeName("厨".repeat(8)));
	});
});

describe("ways", () => {
	test("are joined, and cut by the same again", () => {
		const joined = joinPoints(house, point(1), point(6), both);
		assert.ok(drawn(joined).includes("1-6"));
		assert.deepEqual(drawn(joinPoints(joined, point(6), point(1), both)), drawn(house));
		const one = joinPoints(house, point(6), point(1), { oneWay: true, side: "mouse" });
		assert.ok(drawn(one).includes("6>1 mouse"));
		assert.deepEqual(
			drawn(joinPoints(one, point(6), point(1), { oneWay: true, side: "mouse" })),
			drawn(house),
		);
	});

	test("add up with those that there are", () => {
		const joined = (from: number, to: number, oneWay: boolean, side: string | null) =>
			joinPoints(house, point(from), point(to), { oneWay, side });
		assert.ok(drawn(joined(6, 5, true, null)).includes("5-6"));
		assert.ok(drawn(joined(3, 5, false, "mouse")).includes("3-5"));
		const less = graphOf(joined(1, 2, true, "cat"));
		assert.deepEqual(waysFrom(less, "cat", 1), []);
		assert.deepEqual(waysFrom(less, "mouse", 1), [2]);
		assert.deepEqual([...waysFrom(less, "cat", 2)].sort(), [1, 3, 4]);
	});

	test("are all cut at once, and lead from no point of two pieces' board to itself", () => {
		assert.ok(!drawn(cutWays(house, 5, 3)).includes("3-5 cat"));
		assert.equal(joinPoints(house, point(2), point(2), both), house);
	});

	test("lead from a point to itself on a token's board, of both sides or of one", () => {
		const looped = joinPoints(tokenHouse, point(2), point(2), both);
		assert.deepEqual(drawn(looped), [...drawn(tokenHouse), "2-2"].sort());
		packageSolver.validate(looped.game, looped.position);
		assert.deepEqual(drawn(joinPoints(looped, point(2), point(2), both)), drawn(tokenHouse));
		assert.deepEqual(drawn(cutWays(looped, 2, 2)), drawn(tokenHouse));
		const own = { oneWay: true, side: "cat" } as const;
		const cats = joinPoints(tokenHouse, point(6), point(6), own);
		assert.deepEqual(waysFrom(graphOf(cats), "cat", 6), [6]);
		assert.deepEqual(waysFrom(graphOf(cats), "mouse", 6), []);
		assert.deepEqual(drawn(joinPoints(cats, point(6), point(6), own)), drawn(tokenHouse));
		// They are gone where the token is.
		const fitted = fitTo(burrowRules, looped);
		assert.deepEqual(drawn(fitted), drawn(house));
		packageSolver.validate(fitted.game, fitted.position);
	});
});

describe("the classical graphs", () => {
	const facts = (name: keyof typeof classics, size: number) => {
		const { columns, graph } = classics[name](size);
		const degrees = new Set(
			Array.from({ length: columns }, (_, index) => waysFrom(graph, "", index + 1).length),
		);
		const longest = Math.max(...stepsFrom(graph, 1).values());
		return [columns, linksOf(graph).length, [...degrees].sort().join(), longest];
	};

	test("have their points, edges, degrees and diameters", () => {
		for (const [name, size, ...expected] of [
			["empty", 6, 6, 0, "0", 0],
			["path", 5, 5, 4, "1,2", 4],
			["cycle", 7, 7, 7, "2", 3],
			["grid", 3, 9, 12, "2,3,4", 4],
			["torus", 4, 16, 32, "4", 4],
			["petersen", 4, 10, 15, "3", 2],
			["dodecahedron", 4, 20, 30, "3", 5],
			["rook", 4, 9, 18, "4", 2],
		] as const) {
			assert.deepEqual(facts(name, size), expected, name);
		}
	});

	test("take over what a board marks, far from the pieces, as long as there is room", () => {
		const { game, position } = playOn(house, classics.path(7));
		assert.deepEqual(position.pieces, { mouse: [point(1)], cat: [point(7)] });
		assert.deepEqual(game.board.goals, { mouse: [point(4)] });
		assert.deepEqual(game.board.closed, { cat: [point(4)] });
		const full = playOn(house, classics.path(2)).game.board;
		assert.deepEqual([full.goals, full.closed], [undefined, undefined]);
	});

	test("are playable, with the pieces on different points, whatever the size", () => {
		for (const make of Object.values(classics)) {
			for (const size of [1, 2, 5, 64]) {
				const { game, position } = playOn(house, make(size));
				packageSolver.validate(game, position);
				const taken = Object.values(position.pieces).flat();
				assert.equal(new Set(taken.map(({ column }) => column)).size, 2);
			}
		}
	});
});

test("a random graph is decided by its seed, hangs together, and has more edges the denser it is", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 2, max: 30 }),
			fc.integer({ min: 0, max: 999_999 }),
			(points, seed) => {
				const [tree, some, full] = [0, 0.5, 1].map((density) => randomGraph(points, density, seed));
				assert.ok(tree && some && full);
				assert.deepEqual(some, randomGraph(points, 0.5, seed));
				assert.equal(tree.graph.edges.length, points - 1);
				assert.equal(stepsFrom(tree.graph, 1).size, points);
				const has = ({ graph }: typeof tree) =>
					new Set(graph.edges.map(({ from, to }) => `${from} ${to}`));
				assert.ok([...has(tree)].every((each) => has(some).has(each)));
				assert.ok([...has(some)].every((each) => has(full).has(each)));
				const { game, position } = playOn(house, full);
				packageSolver.validate(game, position);
			},
		),
		{ numRuns: 30 },
	);
});

describe("a rectangle that becomes a graph", () => {
	const named = (rules: Rules): Rules => ({ ...rules, id: `${rules.id}-variant` });

	test("has the same moves, worth the same", async () => {
		const square = (row: number, column: number) => ({ row, column });
		for (const [rules, obstacle, pieces] of [
			[chase, square(2, 2), { white: [square(1, 1)], black: [square(4, 3)] }],
			[crossingPawn, square(2, 3), { red: [square(1, 1), square(2, 4)], black: [square(4, 2)] }],
		] as const) {
			const game: Game = { rules, board: { rows: 4, columns: 4, obstacles: [obstacle] } };
			assert.ok(canBeGraph(game));
			const position = { toMove: rules.starts, pieces };
			const made = toGraph({ game, position }, named);
			assert.equal(made.game.rules.id, `${rules.id}-variant`);
			using before = await packageSolver.solve(game);
			using after = await packageSolver.solve(made.game);
			assert.deepEqual(await after.lookup(made.position), await before.lookup(position));
			const worths = async (table: typeof before, at: Position) =>
				(await table.moves(at)).map(({ outcome, distance }) => `${outcome} ${distance}`).sort();
			assert.deepEqual(await worths(after, made.position), await worths(before, position));
		}
	});

	test("is none where pieces stand in the way of long moves", () => {
		const [white, black] = chase.sides;
		const rules: Rules = { ...chase, sides: [white, { ...black, leaps: "nothing" }] };
		assert.ok(!canBeGraph({ rules, board: { rows: 4, columns: 4, obstacles: [] } }));
		assert.ok(!canBeGraph(house.game));
	});
});
