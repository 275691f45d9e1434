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

const at = (column: number): Square => ({ row: 1, column });
const row = (columns: number, marks: Partial<Board> = {}): Board => ({
	rows: 1,
	columns,
	obstacles: [],
	...marks,
});
const placed = (hunter: number, fox: number, toMove: string): Position => ({
	toMove,
	pieces: { hunter: [at(hunter)], fox: [at(fox)] },
});

/** The value of a position in which a game goes on. */
const worth = (outcome: string, distance: number | null, winner: string | null) => ({
	...{ outcome, distance, winner },
	...{ over: false, ending: null },
});
/** The value of a position in which a game is over. */
const ended = (outcome: string, ending: object & { winner: string }) => ({
	...{ outcome, ending, distance: 0, winner: ending.winner, over: true },
});

test("rules that name a winner go in and come back as they were given", async () => {
	for (const winner of ["hunter", "fox"]) {
		for (const fields of [{ capture: { winner } }, { endless: { winner } }] as const) {
			const rules: Rules = { ...hunt, ...fields };
			const position = placed(1, 3, "hunter");
			const game = { rules, board: row(3) };
			assert.equal(solver.write(game, position), "1 3\nO.X\n");
			const { problems } = await solver.read(rules, "1 3\nO.X\n");
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
	assert.deepEqual(await table.lookup(placed(1, 1, "fox")), ended("win", ending));
	assert.deepEqual(await table.lookup(placed(1, 1, "hunter")), ended("loss", ending));
	// The hunter runs to the end of the row, and must come back from there onto the fox.
	const moves = await table.moves(placed(2, 1, "hunter"));
	assert.deepEqual(
		moves.map(({ move, outcome, distance }) => [move.to?.column, outcome, distance]),
		[
			[3, "loss", 3],
			[1, "loss", 1],
		],
	);
});

test("endless play is a draw, or won at no distance by the side that the rules name", async () => {
	/** Both sides may pass and neither takes: no game ends. */
	const waiting: Rules = {
		...hunt,
		sides: [
			{ ...sideOf("hunter"), mayPass: true },
			{ ...sideOf("fox"), mayPass: true },
		],
		capture: "forbidden",
	};
	const start = placed(1, 2, "hunter");
	const position = placed(1, 2, "fox");
	using drawn = await solver.solve({ rules: waiting, board: row(2) });
	assert.deepEqual(await drawn.lookup(start), worth("draw", null, null));
	assert.equal((await drawn.statistics()).toMove.hunter?.endless, 0);

	const rules: Rules = { ...waiting, endless: { winner: "fox" } };
	using table = await solver.solve({ rules, board: row(2) });
	assert.deepEqual(await table.lookup(start), worth("loss", null, "fox"));
	assert.deepEqual(await table.lookup(position), worth("win", null, "fox"));
	const pass = { from: null, to: null };
	const lost = { outcome: "loss", distance: null, winner: "fox" };
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

/** The columns that the hunter can move to. */
const columnsFrom = (game: Game, position: Position) =>
	solver.legalMoves(game, position).map(({ to }) => to?.column);

test("a long move passes over nothing, over pieces, or over everything", () => {
	for (const [leaps, overFox, overObstacle, overClosed] of [
		["nothing", [2], [], []],
		["pieces", [2, 3], [], []],
		["everything", [2, 3], [3], [3]],
	] as const) {
		const sides = [{ ...sideOf("hunter"), reach: 2, leaps }, sideOf("fox")] as const;
		for (const [board, fox, columns] of [
			[row(4), 2, overFox],
			[row(4, { obstacles: [at(2)] }), 4, overObstacle],
			[row(4, { closed: { hunter: [at(2)] } }), 4, overClosed],
		] as const) {
			const game = { rules: { ...hunt, sides }, board };
			assert.deepEqual(columnsFrom(game, placed(1, fox, "hunter")), columns, leaps);
		}
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
		return true;
	};
	assert.throws(() => solver.validate(game, placed(2, 3, "hunter")), expected);
	using table = await solver.solve(game);
	// The hunter stands locked in.
	const ending = { how: "no-move", winner: "fox", edge: null };
	assert.deepEqual(await table.lookup(placed(1, 3, "hunter")), ended("loss", ending));
});

test("a side wins on a goal of its own, and not on one of the other side's", async () => {
	const rules: Rules = { ...hunt, capture: "forbidden" };
	const goals = { fox: [at(4)], hunter: [at(1)] };
	using table = await solver.solve({ rules, board: row(4, { goals }) });
	const ending = { how: "goal", winner: "fox", edge: null };
	assert.deepEqual(await table.lookup(placed(2, 4, "hunter")), ended("loss", ending));
	assert.deepEqual(await table.lookup(placed(2, 3, "fox")), worth("win", 1, "fox"));
	assert.equal((await table.lookup(placed(4, 2, "hunter"))).over, false);
	assert.equal((await table.lookup(placed(4, 1, "hunter"))).over, false);
});

test("a board keeps the goals and closed squares that it has, and nothing of what it has not", async () => {
	const given: Board = row(3, { goals: { hunter: [], fox: [at(3)] }, closed: { fox: [] } });
	using table = await solver.solve({ rules: hunt, board: given });
	assert.deepEqual(table.game.board, row(3, { goals: { fox: [at(3)] } }));
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
	const pieces = { hunter: [{ row: 2, column: 1 }], fox: [{ row: 2, column: 3 }] };
	const { ending } = await table.lookup({ toMove: "hunter", pieces });
	assert.deepEqual(ending, { how: "goal", winner: "fox", edge: "right" });
	const stuck: Rules = { ...hunt, capture: "forbidden", noMove: "draws" };
	using other = await solver.solve({ rules: stuck, board: row(2) });
	const drawn = await other.lookup(placed(1, 2, "hunter"));
	assert.deepEqual(drawn.ending, { how: "no-move", winner: null, edge: null });
});
