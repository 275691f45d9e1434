import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
	decode,
	EngineError,
	type Game,
	InputError,
	load,
	type Move,
	type Position,
	type Progress,
	type Rules,
	type Solver,
	type Square,
	type Table,
	TableTooLargeError,
	UnsoundError,
} from "catchmate";
import fc from "fast-check";
import { goodFixtures, signatures } from "./fixtures.ts";

let solver: Solver;
before(async () => {
	solver = await load();
});
after(() => solver.dispose());

async function problemOf(game: string, text: string) {
	const { problems, error } = await solver.read(game, text);
	assert.equal(error, null);
	const [problem] = problems;
	assert.ok(problem);
	return problem;
}

/** The position after a move. */
function play(position: Position, { from, to }: Move, rules: Rules): Position {
	const [one, two] = rules.sides;
	const same = (a: { row: number; column: number } | null, b: typeof a) =>
		a !== null && b !== null && a.row === b.row && a.column === b.column;
	const own = position.pieces[position.toMove] ?? [];
	return {
		toMove: position.toMove === one.name ? two.name : one.name,
		pieces: {
			...position.pieces,
			[position.toMove]: own.map((square) => (to !== null && same(square, from) ? to : square)),
		},
	};
}

const copsAndRobber: Rules = {
	id: "cops-and-robber",
	sides: [
		{
			name: "cop",
			pieces: 2,
			directions: ["up", "right", "down", "left"],
			reach: 1,
			leaps: false,
			goals: [],
			mayPass: true,
		},
		{
			name: "robber",
			pieces: 1,
			directions: ["up", "right", "down", "left"],
			reach: 1,
			leaps: false,
			goals: [],
			mayPass: true,
		},
	],
	starts: "cop",
	capture: "wins",
	noMove: "loses",
};

test("the package computes the answers and the pinned signatures of the fixtures", async () => {
	for (const { name, game, input, output } of goodFixtures) {
		const { problems, error } = await solver.read(game, input);
		assert.equal(error, null, name);
		const answers: string[] = [];
		for (const [index, problem] of problems.entries()) {
			const table = await solver.solve(problem.game);
			answers.push(`${await table.answer(problem.position)}\n`);
			const expected = signatures.get(name)?.[index];
			if (expected !== undefined) assert.equal(await table.signature(), expected, name);
			table.dispose();
		}
		assert.equal(answers.join(""), output, name);
	}
});

test("two published contest solutions are wrong where this one is right", async () => {
	for (const [text, answer] of [
		["8 2 4 1 5", "BLACK 20"],
		["20 10 10 1 1", "BLACK 58"],
	] as const) {
		const { game, position } = await problemOf("chase", text);
		const table = await solver.solve(game);
		assert.equal(await table.answer(position), answer);
	}
});

test("the best move of a position has the position's own value, and best play lasts as long as the distance", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const { outcome, distance, winner, over } = await table.lookup(position);
	assert.equal(over, false);
	assert.notEqual(distance, null);
	const [best, ...others] = await table.moves(position);
	assert.deepEqual(
		{ outcome: best?.outcome, distance: best?.distance, winner: best?.winner },
		{ outcome, distance, winner },
	);
	assert.ok(others.length > 0);

	const { moves, repeatsFrom } = await table.line(position);
	assert.equal(repeatsFrom, null);
	assert.equal(moves.length, distance);
	let current = position;
	for (const move of moves) current = play(current, move, game.rules);
	assert.deepEqual(await table.lookup(current), {
		outcome: "loss",
		distance: 0,
		winner,
		over: true,
	});
	assert.deepEqual(await table.moves(current), []);
});

test("a line of a draw says from where it repeats", async () => {
	const { game, position } = await problemOf(
		"crossing-pawn",
		"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.\n",
	);
	const table = await solver.solve(game);
	assert.deepEqual(await table.lookup(position), {
		outcome: "draw",
		distance: null,
		winner: null,
		over: false,
	});
	const { moves, repeatsFrom } = await table.line(position);
	assert.ok(repeatsFrom !== null && repeatsFrom < moves.length);
	const seen: Position[] = [position];
	for (const move of moves) seen.push(play(seen.at(-1) as Position, move, game.rules));
	const normal = ({ toMove, pieces }: Position) =>
		JSON.stringify([
			toMove,
			Object.values(pieces).map((squares) =>
				squares.map(({ row, column }) => `${row} ${column}`).sort(),
			),
		]);
	assert.equal(normal(seen.at(-1) as Position), normal(seen[repeatsFrom] as Position));
});

test("the heat map holds what looking up every square one by one finds", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const map = await table.heatmap(position, { row: 3, column: 3 });
	assert.equal(map.length, 11);
	for (const { square, ...value } of map) {
		const moved = { ...position, pieces: { ...position.pieces, black: [square] } };
		const { over: _, ...expected } = await table.lookup(moved);
		assert.deepEqual(value, expected);
	}
	await assert.rejects(table.heatmap(position, { row: 2, column: 1 }), UnsoundError);
});

test("the statistics count every position, and the longest wins are as long as they say", async () => {
	const { game } = await problemOf("crossing-pawn", "3 4\nO..O\n.#..\n..X.\n");
	const table = await solver.solve(game);
	const { toMove, byDistance } = await table.statistics();
	const sides = Object.values(toMove);
	const sum = (numbers: number[]) => numbers.reduce((total, count) => total + count, 0);
	assert.equal(
		sum(sides.flatMap(({ wins, draws, losses }) => [wins, draws, losses])),
		table.positions,
	);
	assert.equal(sum([...byDistance]), sum(sides.flatMap(({ wins, losses }) => [wins, losses])));
	for (const { longestWin, longestLoss } of sides) {
		assert.ok(longestWin && longestLoss);
		const win = await table.lookup(longestWin.position);
		assert.deepEqual([win.outcome, win.distance], ["win", longestWin.distance]);
		const loss = await table.lookup(longestLoss.position);
		assert.deepEqual([loss.outcome, loss.distance], ["loss", longestLoss.distance]);
	}
});

test("zugzwangs are counted by what each side comes to, each with its longest loss", async () => {
	const { game } = await problemOf("crossing-pawn", "5 5\nO....\n.....\n.....\n#..#.\nO#X..\n");
	const table = await solver.solve(game);
	const { zugzwangs } = await table.statistics();
	assert.deepEqual(
		zugzwangs.map(({ outcomes }) => outcomes),
		[
			{ red: "loss", black: "loss" },
			{ red: "loss", black: "draw" },
		],
	);
	for (const { outcomes, placements, longest } of zugzwangs) {
		assert.ok(placements > 0);
		const here = await table.lookup(longest.position);
		assert.deepEqual([here.outcome, here.distance], ["loss", longest.distance]);
		for (const [toMove, outcome] of Object.entries(outcomes)) {
			assert.equal((await table.lookup({ ...longest.position, toMove })).outcome, outcome);
		}
	}
});

test("counting tells how far it is, gives way to other work, and goes on where it was stopped", async () => {
	const { game } = await problemOf("chase", "48 1 1 48 48");
	const table = await solver.solve(game);
	const controller = new AbortController();
	const reason = new Error("enough");
	let reached = 0;
	const stopped = table.statistics({
		signal: controller.signal,
		onProgress({ counted, positions }) {
			assert.equal(positions, table.positions);
			reached = counted;
			setTimeout(() => controller.abort(reason));
		},
	});
	await assert.rejects(stopped, (error) => error === reason);
	assert.ok(reached > 0 && reached < table.positions, `${reached}`);
	const reports: number[] = [];
	const { byDistance } = await table.statistics({
		onProgress: ({ counted }) => reports.push(counted),
	});
	assert.ok((reports[0] ?? 0) > reached);
	assert.equal(reports.at(-1), table.positions);
	assert.equal(
		byDistance.reduce((sum, count) => sum + count, 0),
		table.positions,
	);
});

test("counting ends with its table, and the next one is not held up", async () => {
	const { game } = await problemOf("chase", "48 1 1 48 48");
	const table = await solver.solve(game);
	const counting = table.statistics({ onProgress: () => table.dispose() });
	await assert.rejects(counting, /the table was disposed of/);
	const small = await solver.solve((await problemOf("chase", "2 1 1 2 2")).game);
	assert.equal((await small.statistics()).byDistance[0], 8);
});

test("every table is verified, whichever game's, all positions of it", async () => {
	const board = { rows: 4, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	for (const rules of [...solver.games, copsAndRobber]) {
		const table = await solver.solve({ rules, board });
		assert.deepEqual(await table.verify(), { positions: table.positions, fault: null });
	}
});

test("a verification gives way to other work, and ends with its table or its solver", async () => {
	const own = await load();
	const { problems } = await own.read("chase", "40 1 1 40 40");
	const [problem] = problems;
	assert.ok(problem);
	const table = await own.solve(problem.game);
	let turns = 0;
	const ticking = setInterval(() => {
		turns += 1;
	}, 1);
	const verifying = table.verify();
	const answer = await table.answer(problem.position);
	assert.match(answer, /^BLACK \d+$/);
	assert.equal((await verifying).positions, 5_120_000);
	clearInterval(ticking);
	assert.ok(turns > 10, `had ${turns} turns`);

	const released = table.verify();
	setImmediate(() => table.dispose());
	await assert.rejects(released, { name: "EngineError", message: "the table was disposed of" });
	await assert.rejects(table.verify(), EngineError);

	const last = await own.solve(problem.game);
	const lost = last.verify();
	setImmediate(() => own.dispose());
	await assert.rejects(lost, { name: "EngineError", message: "the solver was disposed of" });
});

test("games that the package does not know are solved by their rules alone", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const table = await solver.solve({ rules: copsAndRobber, board });
	const position: Position = {
		toMove: "cop",
		pieces: {
			cop: [
				{ row: 1, column: 1 },
				{ row: 1, column: 2 },
			],
			robber: [{ row: 1, column: 3 }],
		},
	};
	assert.equal(await table.answer(position), "Cop 1");
	const passes = (await table.moves(position)).filter(({ move }) => move.from === null);
	assert.equal(passes.length, 1);

	const alone: Rules = {
		...copsAndRobber,
		sides: [{ ...copsAndRobber.sides[0], pieces: 1 }, copsAndRobber.sides[1]],
	};
	const chase = await solver.solve({ rules: alone, board });
	assert.equal(
		(
			await chase.lookup({
				...position,
				pieces: { ...position.pieces, cop: [{ row: 1, column: 1 }] },
			})
		).outcome,
		"draw",
	);
	assert.equal(await solver.write({ rules: copsAndRobber, board }, position), null);
});

test("a table is that of its game alone, whatever becomes of the object that described it", async () => {
	const board = { rows: 3, columns: 3, obstacles: [{ row: 2, column: 2 }] };
	const game: Game = { rules: copsAndRobber, board };
	const table = await solver.solve(game);
	board.rows = 99;
	assert.equal(table.game.board.rows, 3);
});

test("what is written in a contest's format is read as the same position", async () => {
	const square = fc.record({
		row: fc.integer({ min: 1, max: 9 }),
		column: fc.integer({ min: 1, max: 9 }),
	});
	const rules = solver.games.find(({ id }) => id === "crossing-pawn") as Rules;
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(square, {
				minLength: 3,
				maxLength: 40,
				selector: (s) => `${s.row} ${s.column}`,
			}),
			async ([black, red, alsoRed, ...obstacles]) => {
				const game: Game = { rules, board: { rows: 9, columns: 9, obstacles } };
				const pieces = { red: [red, alsoRed], black: [black] } as Position["pieces"];
				const text = await solver.write(game, { toMove: "red", pieces });
				assert.ok(text);
				const read = await problemOf("crossing-pawn", text);
				assert.equal(await solver.write(read.game, read.position), text);
				const same = (a: readonly Square[] = [], b: readonly Square[] = []) => {
					const words = (squares: typeof a) =>
						squares.map(({ row, column }) => `${row} ${column}`).sort();
					assert.deepEqual(words(a), words(b));
				};
				same(read.game.board.obstacles, obstacles);
				same(read.position.pieces.red, pieces.red);
				same(read.position.pieces.black, pieces.black);
			},
		),
		{ numRuns: 200 },
	);
});

test("any text whatever is read without a crash, as problems or an error with a place in it", async () => {
	const characters = fc.constantFrom(..." \n\t0123456789-.#XOo,\0é棋");
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("chase", "crossing-pawn"),
			fc.oneof(fc.string({ unit: characters, maxLength: 60 }), fc.string({ unit: "binary" })),
			async (game, text) => {
				const { problems, error } = await solver.read(game, text);
				assert.ok(error instanceof InputError || problems.length > 0);
				if (error === null) return;
				assert.ok(error.line >= 1 && error.line <= text.split(/\r\n?|\n/).length);
				assert.ok(error.column >= 1);
				assert.match(error.message, /expected/);
			},
		),
		{ numRuns: 3000 },
	);
});

test("bad input is an InputError with the facts in its fields, next to the boards before it", async () => {
	const { problems, error } = await solver.read(
		"crossing-pawn",
		"7 2\n2 3\nO.O\n.X.\n2 3\nO.O\n...",
	);
	assert.equal(problems.length, 1);
	assert.ok(error instanceof InputError);
	const { code, board, line, column, subject, low, high, message } = error;
	assert.deepEqual(
		{ code, board, line, column, subject, low, high, message },
		{
			code: "too-few-pieces",
			board: 2,
			line: 5,
			column: 1,
			subject: "X",
			low: 0,
			high: 1,
			message: "line 5, column 1: board 2: found 0 X on the board, expected exactly 1",
		},
	);
});

test("unsound games and positions are refused, each with its reason", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const at = (row: number, column: number) => [{ row, column }];
	const unsound: [Position, RegExp][] = [
		[{ ...position, toMove: "red" }, /side to move is "red", expected white or black/],
		[{ ...position, pieces: { white: at(1, 1) } }, /number of black.s pieces on the board is 0/],
		[
			{ ...position, pieces: { ...position.pieces, white: at(0, 1) } },
			/a row is 0, expected .* 1 to 3/,
		],
		[{ ...position, pieces: { ...position.pieces, white: at(1, 4) } }, /a column is 4/],
		[{ ...position, pieces: { ...position.pieces, white: at(1.5, 1) } }, /a row is 1.5/],
		[
			{ ...position, pieces: { ...position.pieces, white: [...at(1, 1), ...at(1, 2)] } },
			/pieces on the board is 2/,
		],
	];
	for (const [wrong, reason] of unsound) {
		const expected = { name: "UnsoundError", message: reason };
		await assert.rejects(table.lookup(wrong), expected);
		await assert.rejects(table.moves(wrong), expected);
		await assert.rejects(table.report(wrong), expected);
		await assert.rejects(solver.write(game, wrong), expected);
	}

	const board = { rows: 3, columns: 3, obstacles: [] };
	const [cop, robber] = copsAndRobber.sides;
	const games: [Game, RegExp][] = [
		[{ rules: copsAndRobber, board: { ...board, rows: 0 } }, /number of rows is 0/],
		[{ rules: copsAndRobber, board: { ...board, obstacles: at(4, 1) } }, /a row is 4/],
		[{ rules: { ...copsAndRobber, starts: "thief" }, board }, /starts is "thief"/],
		[{ rules: { ...copsAndRobber, sides: [{ ...cop, pieces: 7 }, robber] }, board }, /pieces is 7/],
		[
			{ rules: { ...copsAndRobber, sides: [{ ...cop, reach: 0 }, robber] }, board },
			/reach of cop is 0/,
		],
		[
			{ rules: { ...copsAndRobber, sides: [cop, { ...robber, name: "cop" }] }, board },
			/both sides/,
		],
	];
	for (const [wrong, reason] of games) {
		await assert.rejects(solver.solve(wrong), { name: "UnsoundError", message: reason });
	}
	await assert.rejects(solver.read("draughts", "1 2 3"), UnsoundError);
});

test("a board that does not fit in memory is refused with the bytes that it would take", async () => {
	const chase = solver.games.find(({ id }) => id === "chase") as Rules;
	for (const [size, least, most] of [
		[250, 5e9, 5e10],
		[500, 1e11, 1e12],
		[100_000, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
	] as const) {
		const board = { rows: size, columns: size, obstacles: [] };
		await assert.rejects(solver.solve({ rules: chase, board }), (error) => {
			assert.ok(error instanceof TableTooLargeError);
			assert.ok(error.bytes >= least && error.bytes <= most, `${size}: ${error.bytes}`);
			assert.ok(error.budget > 0 && error.budget < 2 ** 32);
			return true;
		});
	}
});

test("a solve tells of its progress, and ends with every position that is not drawn", async () => {
	const { game } = await problemOf("chase", "15 1 1 8 8");
	const reports: Progress[] = [];
	const table = await solver.solve(game, { onProgress: (progress) => reports.push(progress) });
	const last = reports.at(-1);
	const { byDistance } = await table.statistics();
	assert.equal(last?.positions, table.positions);
	assert.equal(
		last?.settled,
		byDistance.reduce((total, count) => total + count, 0),
	);
	assert.equal(last?.layers, byDistance.length - 1);
	for (const [index, { settled }] of reports.entries()) {
		assert.ok(index === 0 || settled >= (reports[index - 1] as Progress).settled);
	}
});

test("an aborted solve is rejected with the reason, and the solver goes on", async () => {
	const { game, position } = await problemOf("chase", "40 10 10 1 1");
	const reason = new Error("changed my mind");
	await assert.rejects(solver.solve(game, { signal: AbortSignal.abort(reason) }), reason);

	const controller = new AbortController();
	const solving = solver.solve(game, { signal: controller.signal });
	setImmediate(() => controller.abort(reason));
	await assert.rejects(solving, reason);

	const table = await solver.solve(game);
	assert.equal(await table.answer(position), "BLACK 112");
});

test("a solve for one position answers for it and its moves, and for nothing out of their reach", async () => {
	const { game, position } = await problemOf("crossing-pawn", "3 3\n#.#\nO.O\n.X.\n");
	const whole = await solver.solve(game);
	const part = await solver.solve(game, { position, moves: true });
	assert.ok(part.positions < whole.positions);
	assert.equal(part.longest, 2);
	assert.deepEqual(await part.lookup(position), await whole.lookup(position));
	assert.deepEqual(await part.moves(position), await whole.moves(position));
	assert.deepEqual(await part.line(position), await whole.line(position));
	// The colours of its squares are those of the position with red to move.
	await assert.rejects(part.lookup({ ...position, toMove: "black" }), UnsoundError);
	const beside = { ...position, pieces: { ...position.pieces, black: [{ row: 2, column: 2 }] } };
	await assert.rejects(part.lookup({ ...beside, toMove: "red" }), UnsoundError);
	await assert.rejects(
		solver.solve(game, { position: { ...position, pieces: { red: [], black: [] } } }),
		UnsoundError,
	);
});

test("memory is free again after a solve that was given up, and after a table that is disposed of", async () => {
	// A table takes 1.1 GB of the 4 that the module can have.
	const board = { rows: 32, columns: 32, obstacles: [] };
	const game = { rules: solver.games.find(({ id }) => id === "crossing-pawn") as Rules, board };
	const reason = new Error("changed my mind");
	for (let attempt = 0; attempt < 5; attempt++) {
		const controller = new AbortController();
		const onProgress = () => controller.abort(reason);
		await assert.rejects(solver.solve(game, { signal: controller.signal, onProgress }), reason);
	}
	const tables = [await solver.solve(game), await solver.solve(game), await solver.solve(game)];
	assert.equal(tables[0]?.positions, 1_072_693_248);
	await assert.rejects(solver.solve(game), (error) => {
		assert.ok(error instanceof TableTooLargeError);
		assert.ok(error.bytes > 1e9 && error.budget < error.bytes);
		return true;
	});
	for (const table of tables) table.dispose();
	const { game: small, position } = await problemOf("chase", "2 1 1 2 2");
	assert.equal(await (await solver.solve(small)).answer(position), "BLACK 2");
	await assert.rejects(solver.solve(game, { memoryBudget: 1e9 }), TableTooLargeError);
});

test("a board that is too large to write is refused, and leaves the tables alone", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	for (const [rows, columns] of [
		[65536, 65537],
		[65536, 65536],
		[70000, 70000],
	] as const) {
		const obstacles = [{ row: rows, column: columns }];
		const wrong = { rules: game.rules, board: { rows, columns, obstacles } };
		await assert.rejects(solver.write(wrong, position), TableTooLargeError);
	}
	assert.equal(await table.answer(position), "BLACK 6");
});

test("values of a wrong type are refused before they reach the module, however often", async () => {
	const { game, position } = await problemOf("chase", "3 1 1 3 3");
	const table = await solver.solve(game);
	const [white, black] = game.rules.sides;
	const wrong = (rules: object) => ({ ...game, rules: { ...game.rules, ...rules } as Rules });
	for (let again = 0; again < 500; again++) {
		await assert.rejects(solver.solve(wrong({ id: 5 })), /id of the rules is 5, expected a string/);
		await assert.rejects(
			solver.solve(wrong({ sides: [{ ...white, leaps: "no" }, black] })),
			/whether white leaps is "no", expected true or false/,
		);
		await assert.rejects(solver.read("chase", null as unknown as string), TypeError);
		await assert.rejects(solver.read(null as unknown as string, "1"), TypeError);
	}
	const row = "1" as unknown as number;
	await assert.rejects(
		table.lookup({ ...position, pieces: { ...position.pieces, white: [{ row, column: 1 }] } }),
		/a row is "1", expected a whole number/,
	);
	assert.equal(await table.answer(position), "BLACK 6");
});

test("a listener that throws ends its solve with what it threw", async () => {
	const { game } = await problemOf("chase", "8 2 4 1 5");
	const reason = new Error("no");
	const onProgress = () => {
		throw reason;
	};
	await assert.rejects(solver.solve(game, { onProgress }), reason);
});

test("solves in parallel do not disturb each other", async () => {
	const problems = await Promise.all(
		["40 2 4 1 5", "8 2 4 1 5", "9 1 1 9 9", "2 1 1 2 2"].map((text) => problemOf("chase", text)),
	);
	const tables = await Promise.all(problems.map(({ game }) => solver.solve(game)));
	const answers = await Promise.all(
		tables.map((table, index) => table.answer((problems[index] as (typeof problems)[0]).position)),
	);
	assert.deepEqual(answers, ["BLACK 84", "BLACK 20", "BLACK 22", "BLACK 2"]);
});

test("a table that was disposed of refuses questions, a solver everything", async () => {
	const own = await load();
	const { problems } = await own.read("chase", "3 1 1 3 3");
	const [problem] = problems;
	assert.ok(problem);
	const table = await own.solve(problem.game);
	const other = await own.solve(problem.game);
	table.dispose();
	table.dispose();
	await assert.rejects(table.lookup(problem.position), EngineError);
	assert.equal(await other.answer(problem.position), "BLACK 6");
	const solving = own.solve(problem.game);
	own.dispose();
	await assert.rejects(solving, EngineError);
	await assert.rejects(other.lookup(problem.position), EngineError);
	await assert.rejects(own.read("chase", "3 1 1 3 3"), EngineError);
});

test("using disposes of a table, and of a solver, at the end of its scope", async () => {
	let solver: Solver;
	let table: Table;
	const { game, position } = decode("1Ac4WIAzzUx");
	{
		using own = await load();
		solver = own;
		{
			using solved = await own.solve(game);
			table = solved;
			assert.equal(await solved.answer(position), "BLACK 20");
		}
		await assert.rejects(table.answer(position), EngineError);
		assert.equal((await own.solve(game)).positions, 8192);
	}
	await assert.rejects(solver.solve(game), EngineError);
});

test("a thousand boards solved one after the other take no more memory than a few", async () => {
	const own = await load();
	const { problems } = await own.read(
		"crossing-pawn",
		"7 7\nO.....O\n.......\n.......\n.......\n.......\n.......\n...X...\n",
	);
	const [problem] = problems;
	assert.ok(problem);
	const solveSome = async (count: number) => {
		for (let solved = 0; solved < count; solved++) (await own.solve(problem.game)).dispose();
		return process.memoryUsage().rss;
	};
	const before = await solveSome(100);
	const later = await solveSome(900);
	assert.ok(later - before < 64e6, `grew by ${later - before} bytes`);
	own.dispose();
});
