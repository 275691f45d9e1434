/** Values whose fields throw, that contain themselves, or that change: what the module reads runs the caller's code. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnnotatedLine, load, type Position } from "catchmate";
import { game, position, solver, table } from "./held.ts";

/** A value of any type, which TypeScript would not let pass. */
// biome-ignore lint/suspicious/noExplicitAny: only a caller without types gives such values
type Any = any;

const boom = (): never => {
	throw new Error("boom");
};
/** A copy of which the field throws. */
const without = (value: object, name: string): Any =>
	Object.defineProperty({ ...value }, name, { enumerable: true, get: boom });

test("a field that throws is a fault with its path and the reason", async () => {
	const rules = {
		...game.rules,
		sides: [game.rules.sides[0], without(game.rules.sides[1], "reach")],
	};
	const faults: readonly (readonly [Any, RegExp])[] = [
		[without(game, "board"), /^game\.board is unreadable \(Error: boom\), expected an object$/],
		[
			{ ...game, rules },
			/^game\.rules\.sides\[1\]\.reach is unreadable \(Error: boom\), expected a whole/,
		],
		[new Proxy(game, { get: boom }), /^game\.rules is unreadable \(Error: boom\)/],
		[new Proxy(game, { ownKeys: boom }), /^game is /],
		[new Proxy(game, { getOwnPropertyDescriptor: boom }), /^game is /],
	];
	for (const [given, message] of faults) {
		assert.throws(() => solver.validate(given, position), { name: "TypeError", message });
		await assert.rejects(solver.solve(given), { name: "TypeError", message });
	}
	const { proxy, revoke } = Proxy.revocable(game, {});
	revoke();
	assert.throws(() => solver.validate(proxy, position), { name: "TypeError" });
	assert.throws(() => solver.validate(game, without(position, "toMove")), {
		message: /^position\.toMove is unreadable/,
	});
	await assert.rejects(table.lookup(without(position, "pieces")), /position\.pieces is unreadable/);
});

test("reasons that throw, or say that the module failed, are told like any other", () => {
	const throwing = (reason: unknown) =>
		new Proxy(game, {
			get() {
				throw reason;
			},
		});
	const reasons = [undefined, null, Symbol("s"), { toString: boom }, Object.create(null)];
	for (const reason of [...reasons, new WebAssembly.RuntimeError("unreachable"), "x".repeat(1e6)]) {
		assert.throws(() => solver.validate(throwing(reason), position), {
			name: "TypeError",
			message: /^game\.rules is unreadable \(.{0,110}\), expected/,
		});
	}
});

test("a line of moves that contains itself, or is nested more deeply than any text, is a fault", () => {
	const [move] = solver.legalMoves(game, position);
	assert.ok(move);
	const line: Any = { moves: [{ move, variations: [] as AnnotatedLine[] }] };
	line.moves[0].variations.push(line);
	const message =
		/^annotated\.moves\[0\]\.variations\[0\]\.moves.*… is nested too deeply, expected at most 32 levels/;
	assert.throws(() => solver.writeAnnotated({ game, position, ...line }), {
		name: "TypeError",
		message,
	});
	let deep: Any = { moves: [{ move }] };
	for (let depth = 0; depth < 100_000; ++depth) deep = { moves: [{ move, variations: [deep] }] };
	assert.throws(() => solver.writeAnnotated({ game, position, ...deep }), {
		name: "TypeError",
		message,
	});
});

test("lists that claim to be without end are faults", () => {
	const endless = new Proxy([], {
		get: (_, name) => (name === "length" ? 2 ** 53 - 1 : { row: 1, column: 1 }),
	});
	const board = { ...game.board, obstacles: endless };
	assert.throws(() => solver.validate({ ...game, board }, position), {
		name: "TypeError",
		message: /^game\.board\.obstacles has too many members, expected at most 8388608 in all$/,
	});
	for (const length of [-1, 1.5, Number.NaN, "2", null]) {
		const odd = new Proxy([], { get: () => length });
		const given: Any = { ...game, board: { ...game.board, obstacles: odd } };
		assert.throws(() => solver.validate(given, position), { name: "TypeError" });
	}
});

test("a call at the end of JavaScript's stack is an error, and those after it are right", async () => {
	const rest = await load();
	const failures = new Set<string>();
	const dig = (): void => {
		try {
			rest.legalMoves(game, position);
		} catch (error) {
			failures.add(error instanceof Error ? error.name : String(error));
			return;
		}
		dig();
	};
	dig();
	assert.ok(
		[...failures].every((name) => ["RangeError", "EngineError", "TypeError"].includes(name)),
		String([...failures]),
	);
	const again = await rest.solve(game);
	assert.equal(await again.answer(position), "BLACK 20");
	rest.validate(game, position);
	rest.dispose();
});

test("a question of which the position lets go of the table is answered from it", async () => {
	for (let round = 0; round < 20; ++round) {
		const asked = await solver.solve(game, { mainThread: true });
		const pieces = () => {
			asked.dispose();
			solver.decode("1Ac4WIAzzUx");
			return position.pieces;
		};
		const letting = Object.defineProperty({ ...position }, "pieces", {
			enumerable: true,
			get: pieces,
		});
		assert.deepEqual(await asked.moves(letting as Position), await table.moves(position));
	}
});
