/** Rules that name the winner, and boards with goals and closed squares, on boards small enough to solve by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	type Board,
	type Game,
	InvalidPositionError,
	type Position,
	type Rules,
	type SideRules,
	type Square,
} from "catchmate";
import { solver, useSolver } from "./solver.ts";

useSolver();

const sideOf = (name: string): SideRules => ({
	name,
	pieces: 1,
	directions: ["right", "left"],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
});

/** A hunter and a fox on one row. */
const hunt: Rules = {
	id: "hunt",
	sides: [sideOf("hunter"), sideOf("fox")],
	starts: "hunter",
	capture: "wins",
	noMove: "loses",
	endless: "draws",
};

/** The same where both sides may pass and neither takes: no game ends. */
const waiting: Rules = {
	...hunt,
	id: "waiting",
	sides: [
		{ ...sideOf("hunter"), mayPass: true },
		{ ...sideOf("fox"), mayPass: true },
	],
	capture: "forbidden",
};

const at = (column: number): Square => ({ row: 1, column });
const row = (columns: number, marks: Pick<Board, "goals" | "closed"> = {}): Board => ({
	rows: 1,
	columns,
	obstacles: [],
	...marks,
});
const placed = (hunter: number, fox: number, toMove: string): Position => ({
	toMove,
	pieces: { hunter: [at(hunter)], fox: [at(fox)] },
});

/** The rest of the value of a position in which a game goes on. */
const goesOn = { over: false, ending: null };

test("rules that name a winner go in and come back as they were given", async () => {
	for (const winner of ["hunter", "fox"]) {
		for (const fields of [{ capture: { winner } }, { endless: { winner } }] as const) {
			const rules: Rules = { ...hunt, ...fields };
			const position = placed(1, 3, "hunter");
			const game = { rules, board: row(3) };
			solver.validate(game, position);
			assert.equal(solver.write(game, position), "1 3\nO.X\n");
			const { problems, error } = await solver.read(rules, "1 3\nO.X\n");
			assert.equal(error, null);
			assert.deepEqual(problems, [{ game, position, board: 1, line: 1 }]);
			using table = await solver.solve(game);
			assert.deepEqual(table.game, game);
		}
	}
});

test("where a capture has a winner by name, that side wins whoever moved there", async () => {
	const fox = { ...hunt, capture: { winner: "fox" } };
	using table = await solver.solve({ rules: fox, board: row(3) });
	const ending = { how: "meeting", winner: "fox", edge: null };
	const won = { winner: "fox", over: true, ending, distance: 0 };
	assert.deepEqual(await table.lookup(placed(1, 1, "fox")), { ...won, outcome: "win" });
	assert.deepEqual(await table.lookup(placed(1, 1, "hunter")), { ...won, outcome: "loss" });
	// The hunter runs to the end of the row, and must come back from there onto the fox.
	assert.deepEqual(
		(await table.moves(placed(2, 1, "hunter"))).map(({ move, outcome, distance, winner }) => [
			move.to?.column,
			outcome,
			distance,
			winner,
		]),
		[
			[3, "loss", 3, "fox"],
			[1, "loss", 1, "fox"],
		],
	);

	const hunter = { ...hunt, capture: { winner: "hunter" } };
	using other = await solver.solve({ rules: hunter, board: row(3) });
	assert.deepEqual(await other.lookup(placed(2, 1, "hunter")), {
		outcome: "win",
		distance: 1,
		winner: "hunter",
		...goesOn,
	});
	// The fox runs away in its turn, with as little success.
	assert.deepEqual(await other.lookup(placed(1, 2, "fox")), {
		outcome: "loss",
		distance: 3,
		winner: "hunter",
		...goesOn,
	});
});

test("where endless play has a winner, that side wins at no distance", async () => {
	const rules: Rules = { ...waiting, endless: { winner: "fox" } };
	const start = placed(1, 2, "hunter");
	const lost = { outcome: "loss", distance: null, winner: "fox" };
	using table = await solver.solve({ rules, board: row(2) });
	assert.deepEqual(await table.lookup(start), { ...lost, ...goesOn });
	assert.deepEqual(await table.lookup(placed(1, 2, "fox")), {
		outcome: "win",
		distance: null,
		winner: "fox",
		...goesOn,
	});
	const position = placed(1, 2, "fox");
	const pass = { from: null, to: null };
	assert.deepEqual(await table.moves(start), [{ move: pass, position, ...lost }]);
	assert.deepEqual(await table.line(start), {
		moves: [pass, pass],
		positions: [start, position, start],
		repeatsFrom: 0,
	});
	const none = { draws: 0, longestWin: null, longestLoss: null };
	assert.deepEqual((await table.statistics()).toMove, {
		hunter: { ...none, wins: 0, losses: 2, endless: 2 },
		fox: { ...none, wins: 2, losses: 0, endless: 2 },
	});
});

test("endless play that draws is a draw, and no side's win", async () => {
	using table = await solver.solve({ rules: waiting, board: row(2) });
	assert.deepEqual(await table.lookup(placed(1, 2, "hunter")), {
		outcome: "draw",
		distance: null,
		winner: null,
		...goesOn,
	});
	const { toMove } = await table.statistics();
	assert.deepEqual([toMove.hunter?.endless, toMove.fox?.endless], [0, 0]);
});

/** The columns that the hunter can move to. */
const columnsFrom = (game: Game, position: Position) =>
	solver.legalMoves(game, position).map(({ to }) => to?.column);

test("a long move passes over nothing, over pieces, or over everything", () => {
	for (const [leaps, overFox, overObstacle, overClosed] of [
		["nothing", [2], [], []],
		["pieces", [2, 3], [], []],
		["everything", [2, 3], [3], [3]],
	] as const) {
		const rules: Rules = {
			...hunt,
			sides: [{ ...sideOf("hunter"), reach: 2, leaps }, sideOf("fox")],
		};
		const obstructed = { ...row(4), obstacles: [at(2)] };
		const closed = row(4, { closed: { hunter: [at(2)] } });
		assert.deepEqual(columnsFrom({ rules, board: row(4) }, placed(1, 2, "hunter")), overFox);
		assert.deepEqual(
			columnsFrom({ rules, board: obstructed }, placed(1, 4, "hunter")),
			overObstacle,
		);
		assert.deepEqual(columnsFrom({ rules, board: closed }, placed(1, 4, "hunter")), overClosed);
	}
});

test("a piece cannot stand on a square that is closed to its side, and one of the other side can", async () => {
	const game = { rules: hunt, board: row(3, { closed: { hunter: [at(2)] } }) };
	assert.deepEqual(columnsFrom(game, placed(1, 3, "hunter")), []);
	assert.deepEqual(columnsFrom(game, placed(1, 3, "fox")), [2]);
	solver.validate(game, placed(1, 2, "hunter"));
	const expected = (error: unknown) => {
		assert.ok(error instanceof InvalidPositionError, String(error));
		assert.deepEqual([error.code, error.side], ["on-closed", "hunter"]);
		assert.equal(error.message, "a piece of hunter stands on a square that is closed to it");
		return true;
	};
	const wrong = placed(2, 3, "hunter");
	assert.throws(() => solver.validate(game, wrong), expected);
	await assert.rejects(solver.solve(game, { position: wrong }), expected);
	using table = await solver.solve(game);
	await assert.rejects(table.lookup(wrong), expected);
	// The hunter stands locked in.
	assert.deepEqual(await table.lookup(placed(1, 3, "hunter")), {
		outcome: "loss",
		distance: 0,
		winner: "fox",
		over: true,
		ending: { how: "no-move", winner: "fox", edge: null },
	});
});

test("a side wins on a goal of its own, and not on one of the other side's", async () => {
	const rules: Rules = { ...hunt, capture: "forbidden" };
	const goals = { fox: [at(4)], hunter: [at(1)] };
	using table = await solver.solve({ rules, board: row(4, { goals }) });
	assert.deepEqual(await table.lookup(placed(2, 4, "hunter")), {
		outcome: "loss",
		distance: 0,
		winner: "fox",
		over: true,
		ending: { how: "goal", winner: "fox", edge: null },
	});
	assert.deepEqual(await table.lookup(placed(2, 3, "fox")), {
		outcome: "win",
		distance: 1,
		winner: "fox",
		...goesOn,
	});
	assert.equal((await table.lookup(placed(4, 2, "hunter"))).over, false);
	assert.equal((await table.lookup(placed(4, 1, "hunter"))).over, false);
});

test("a board keeps the goals and closed squares that it has, and nothing of what it has not", async () => {
	const given: Board = row(3, { goals: { hunter: [], fox: [at(3)] }, closed: { fox: [] } });
	using table = await solver.solve({ rules: hunt, board: given });
	assert.deepEqual(table.game.board, row(3, { goals: { fox: [at(3)] } }));
	const { problems } = await solver.read(hunt, "1 3\nO.X\n");
	assert.deepEqual(problems[0]?.game.board, row(3));

	// A side has no squares for sharing its name with what every object inherits.
	const [, fox] = hunt.sides;
	const rules: Rules = { ...hunt, sides: [sideOf("constructor"), fox], starts: "fox" };
	using odd = await solver.solve({ rules, board: table.game.board });
	assert.deepEqual(odd.game.board, table.game.board);
});

test("a game that is over says how: by a border, by a draw for lack of a move", async () => {
	const [hunter, fox] = hunt.sides;
	const running: Rules = { ...hunt, sides: [hunter, { ...fox, goals: ["top", "right"] }] };
	using table = await solver.solve({ rules: running, board: { ...row(3), rows: 2 } });
	const { ending } = await table.lookup({
		toMove: "hunter",
		pieces: { hunter: [{ row: 2, column: 1 }], fox: [{ row: 2, column: 3 }] },
	});
	assert.deepEqual(ending, { how: "goal", winner: "fox", edge: "right" });

	const stuck: Rules = { ...hunt, capture: "forbidden", noMove: "draws" };
	using other = await solver.solve({ rules: stuck, board: row(2) });
	assert.deepEqual((await other.lookup(placed(1, 2, "hunter"))).ending, {
		how: "no-move",
		winner: null,
		edge: null,
	});
});
