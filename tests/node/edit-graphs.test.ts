/** The editor's graph tools. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Game, Graph, Position, Rules } from "catchmate";
import fc from "fast-check";
import type { BoardProblem } from "../../web/model/edit.ts";
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

const graphOf = ({ game }: { readonly game: Game }): Graph => {
	assert.ok(game.board.graph);
	return game.board.graph;
};

/** A graph's edges in short: `1-2`, `2>3 cat`. */
const drawn = (problem: { readonly game: Game }) =>
	linksOf(graphOf(problem))
		.map(({ from, to, oneWay, side }) => `${from}${oneWay ? ">" : "-"}${to} ${side ?? ""}`.trim())
		.sort();

describe("points", () => {
	test("are added last, with a similar name", () => {
		const added = addPoint(house, { x: 30, y: 900 });
		assert.equal(graphOf(added).names?.[6], "7");
		assert.deepEqual(graphOf(added).places?.[6], { x: 30, y: 900 });
		const places = [0, 9].map((x) => ({ x, y: 0 }));
		const lettered = burrow(2, { edges: [], names: ["a", "c"], places }, 1, 2);
		assert.deepEqual(graphOf(addPoint(lettered, { x: 5, y: 5 })).names, ["a", "c", "b"]);
		packageSolver.validate(added.game, added.position);
	});

	test("take their edges and marks away, and their pieces move to the nearest empty point", () => {
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

	test("stay where pieces need them, and are added in the widest gap", () => {
		const places = [0, 9].map((x) => ({ x, y: x }));
		const small = burrow(2, { edges: [], places }, 1, 2);
		assert.equal(removePoint(small, point(1)), small);
		const { x, y } = freePlace(graphOf(house));
		assert.ok(x < 400 && y > 600, `${x} ${y}`);
	});

	test("move alone, and take new names", () => {
		const moved = movePoint(house, point(2), { x: 1, y: 2 });
		const [hole, , ...others] = graphOf(house).places ?? [];
		assert.deepEqual(graphOf(moved).places, [hole, { x: 1, y: 2 }, ...others]);
		assert.deepEqual(graphOf(renamePoint(house, point(2), "厨房")).names?.[1], "厨房");
		for (const name of ["hole", "a b", "x-y", "", "1234567890123456789012345", "#"]) {
			assert.equal(renamePoint(house, point(2), name), house, name);
		}
		assert.ok(!canBeName("厨".repeat(9)) && canBeName("厨".repeat(8)));
	});
});

describe("edges", () => {
	const join = (
		problem: BoardProblem,
		[from, to]: readonly [number, number],
		oneWay = false,
		side: string | null = null,
	) => joinPoints(problem, point(from), point(to), { oneWay, side });

	test("are joined, and cut by the same step or all at once", () => {
		const joined = join(house, [1, 6]);
		assert.ok(drawn(joined).includes("1-6"));
		assert.deepEqual(drawn(join(joined, [6, 1])), drawn(house));
		const ofMouse = join(house, [6, 1], true, "mouse");
		assert.ok(drawn(ofMouse).includes("6>1 mouse"));
		assert.deepEqual(drawn(join(ofMouse, [6, 1], true, "mouse")), drawn(house));
		assert.ok(!drawn(cutWays(house, 5, 3)).includes("3-5 cat"));
	});

	test("are added to the present ones", () => {
		assert.ok(drawn(join(house, [6, 5], true)).includes("5-6"));
		assert.ok(drawn(join(house, [3, 5], false, "mouse")).includes("3-5"));
		const less = graphOf(join(house, [1, 2], true, "cat"));
		assert.deepEqual(waysFrom(less, "cat", 1), []);
		assert.deepEqual(waysFrom(less, "mouse", 1), [2]);
		assert.deepEqual([...waysFrom(less, "cat", 2)].sort(), [1, 3, 4]);
	});

	test("loop on a token's board alone, for both sides or for one", () => {
		assert.equal(join(house, [2, 2]), house);
		const looped = join(tokenHouse, [2, 2]);
		assert.deepEqual(drawn(looped), [...drawn(tokenHouse), "2-2"].sort());
		assert.deepEqual(drawn(join(looped, [2, 2])), drawn(tokenHouse));
		assert.deepEqual(drawn(cutWays(looped, 2, 2)), drawn(tokenHouse));
		const cats = graphOf(join(tokenHouse, [6, 6], true, "cat"));
		assert.deepEqual([waysFrom(cats, "cat", 6), waysFrom(cats, "mouse", 6)], [[6], []]);
		const fitted = fitTo(burrowRules, looped);
		assert.deepEqual(drawn(fitted), drawn(house));
		packageSolver.validate(fitted.game, fitted.position);
	});
});

describe("the classical graphs", () => {
	const facts = (name: keyof typeof classics, size: number) => {
		const { columns, graph } = classics[name](size);
		const points = Array.from({ length: columns }, (_, index) => index + 1);
		const degrees = new Set(points.map((point) => waysFrom(graph, "", point).length));
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

	test("keep a board's marks, far from the pieces, if there is room", () => {
		const { game, position } = playOn(house, classics.path(7));
		assert.deepEqual(position.pieces, { mouse: [point(1)], cat: [point(7)] });
		assert.deepEqual(game.board.goals, { mouse: [point(4)] });
		assert.deepEqual(game.board.closed, { cat: [point(4)] });
		const full = playOn(house, classics.path(2)).game.board;
		assert.deepEqual([full.goals, full.closed], [undefined, undefined]);
	});

	test("are playable in all sizes", () => {
		for (const make of Object.values(classics)) {
			for (const size of [1, 2, 5, 64]) {
				const { game, position } = playOn(house, make(size));
				packageSolver.validate(game, position);
			}
		}
	});
});

test("a random graph follows its seed, is connected, and gains edges with density", () => {
	const points = fc.integer({ min: 2, max: 30 });
	fc.assert(
		fc.property(points, fc.nat(999_999), (points, seed) => {
			const [tree, some, full] = [0, 0.5, 1].map((density) => randomGraph(points, density, seed));
			assert.ok(tree && some && full);
			assert.deepEqual(some, randomGraph(points, 0.5, seed));
			assert.equal(tree.graph.edges.length, points - 1);
			assert.equal(stepsFrom(tree.graph, 1).size, points);
			const edgesOf = ({ graph }: typeof tree) =>
				new Set(graph.edges.map(({ from, to }) => `${from} ${to}`));
			assert.ok([...edgesOf(tree)].every((each) => edgesOf(some).has(each)));
			assert.ok([...edgesOf(some)].every((each) => edgesOf(full).has(each)));
		}),
		{ numRuns: 30 },
	);
});

describe("a rectangle turned into a graph", () => {
	const named = (rules: Rules): Rules => ({ ...rules, id: `${rules.id}-variant` });

	test("has the same moves and values", async () => {
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

	test("is refused if pieces block long moves", () => {
		const [white, black] = chase.sides;
		const rules: Rules = { ...chase, sides: [white, { ...black, leaps: "nothing" }] };
		assert.ok(!canBeGraph({ rules, board: { rows: 4, columns: 4, obstacles: [] } }));
		assert.ok(!canBeGraph(house.game));
	});
});
