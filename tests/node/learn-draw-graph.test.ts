/** Graphs that readers draw: the tutorial's method against the solver. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Graph } from "catchmate";
import { Random } from "../../wasm/bench/boards.mjs";
import { movesOf } from "../../web/learn/backwards/drawn-moves.ts";
import { settled } from "../../web/learn/graph/trace.ts";
import { addPoint, joinPoints, removePoint } from "../../web/model/graph-edit.ts";
import { factsOf } from "./facts.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

const at = (column: number) => ({ row: 1, column });

test("whatever is drawn, the method finds for each point what the solver finds", async () => {
	const { drawn } = factsOf("backwards");
	const random = new Random(913);
	let draws = 0;
	let longest = 0;
	for (let graphs = 0; graphs < 60; graphs += 1) {
		let problem: Parameters<typeof addPoint>[0] = await problemOf("token", String(drawn));
		for (let edits = 0; edits < 30; edits += 1) {
			const { columns } = problem.game.board;
			const point = () => at(1 + random.below(columns));
			const kind = { oneWay: random.below(4) > 0, side: null };
			const what = random.below(8);
			if (what === 0) {
				problem = removePoint(problem, point());
			} else if (what < 3 && columns < 9) {
				problem = addPoint(problem, { x: random.below(1000), y: random.below(1000) });
			} else {
				problem = joinPoints(problem, point(), point(), kind);
			}
		}
		const { game, position } = problem;
		const { columns, graph } = game.board;
		assert.ok(graph);
		const found = settled(movesOf(graph, columns));
		assert.equal(found.length, columns);
		const table = await solver.solve(game);
		for (const [point, known] of found.entries()) {
			const there = { ...position, pieces: { ...position.pieces, first: [at(point + 1)] } };
			const { outcome, distance } = await table.lookup(there);
			assert.deepEqual({ ...known }, { outcome, distance });
			draws += outcome === "draw" ? 1 : 0;
			longest = Math.max(longest, distance ?? 0);
		}
		table.dispose();
	}
	assert.ok(draws > 20 && longest >= 3, `${draws} draws, ${longest} plies`);
});

test("a way that is drawn twice, or both ways, is one move", () => {
	const graph: Graph = {
		edges: [
			{ from: 1, to: 2 },
			{ from: 1, to: 2, oneWay: true },
			{ from: 3, to: 3, oneWay: true },
		],
	};
	assert.deepEqual(movesOf(graph, 3), [[1], [0], [2]]);
});
