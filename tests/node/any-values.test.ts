/** Any JavaScript value for any argument: an answer, or a documented error that names the argument or field. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import { after, test } from "node:test";
import { svg } from "catchmate/svg";
import { load, type Position } from "catchmate/workshop";
import fc from "fast-check";
import { game, position, solver, table } from "./held.ts";

const workshop = await load();
after(() => workshop.dispose());

// biome-ignore lint/suspicious/noExplicitAny: only a caller without types gives such values
type Any = any;

const thrown = new Error("thrown by the value");
const thrower = () => {
	throw thrown;
};
const hostile = fc.constantFrom<Any[]>(
	new Proxy({}, { get: thrower }),
	new Proxy([], { get: thrower }),
	new Proxy({}, { ownKeys: thrower }),
	new Proxy({}, { getOwnPropertyDescriptor: thrower, get: () => 1 }),
	Object.defineProperty({}, "rules", { enumerable: true, get: thrower }),
	Object.assign(Object.create(null), { rules: Object.create(null) }),
	Symbol.iterator,
	() => 1,
	Number.NaN,
	-0,
	2 ** 53,
	"\ud800",
	"x".repeat(100_000),
);
const anything: fc.Arbitrary<Any> = fc.oneof(
	hostile,
	fc.anything({
		withBigInt: true,
		withDate: true,
		withMap: true,
		withNullPrototype: true,
		withObjectString: true,
		withSet: true,
		withSparseArray: true,
		withTypedArray: true,
	}),
);

/** A copy with one changed or extra field. */
function changed(valid: Any, path: readonly number[], value: Any): Any {
	if (typeof valid !== "object" || valid === null || path.length === 0) return value;
	const copy = Array.isArray(valid) ? [...valid] : { ...valid };
	const names = [...Object.keys(copy), Array.isArray(valid) ? String(valid.length) : "another"];
	const [step = 0, ...rest] = path;
	const name = names[step % names.length] ?? "another";
	copy[name] = changed(copy[name], rest, value);
	return copy;
}

const isTyped = (error: unknown) =>
	error instanceof Error &&
	/^(TypeError|RangeError|Invalid(Rules|Position)Error|UnknownPositionError|HuntSizeError|CodeError|InputError|TableTooLargeError|ComparisonError)$/.test(
		error.name,
	) &&
	!/Cannot (read|convert|set|destructure)|is not (a function|iterable|defined)|undefined is not|call stack/.test(
		error.message,
	);

type Call = (given: (valid: Any) => Any) => unknown;
const [step] = solver.legalMoves(game, position);
assert.ok(step?.from);
const { from: square } = step;
const problem = () => ({ game, position });
/** Hunt options with an early abort: without options a hunt goes on. */
function abortingSoon(options: Any = {}): Any {
	if (Object(options) !== options) return options;
	const controller = new AbortController();
	setImmediate(() => controller.abort(thrown));
	const get = (of: Any, key: PropertyKey) =>
		key === "signal" ? controller.signal : Reflect.get(of, key);
	return new Proxy(options, { get });
}
async function chunksOf(chunks: Any, game: Any = "chase", options: Any = {}): Promise<void> {
	for await (const each of solver.problems(game, chunks, options)) assert.ok(each.board > 0);
}
const huntOptions = { rows: 3, columns: 3, tries: 2 };
const line = { moves: [{ move: step, variations: [{ moves: [{ move: step }] }] }] };
const ended = { end: "exited", status: 0, output: "WHITE 1", errors: "" };

/** Each function with its arguments' names in errors, in order; null where any value is valid. */
const calls: Readonly<Record<string, readonly [Call, ...fields: (string | null)[]]>> = {
	validate: [(any) => solver.validate(any(game), any(position)), "game", "position"],
	legalMoves: [(any) => solver.legalMoves(any(game), any(position)), "game", "position"],
	write: [(any) => solver.write(any(game), any(position)), "game", "position"],
	encode: [(any) => solver.encode(any({ ...problem(), moves: [step] })), "problem"],
	decode: [(any) => solver.decode(any("1Ac4WIAzzUx")), "code"],
	readAnnotated: [
		(any) => solver.readAnnotated(any("chase"), any("2 1 1 2"), any({ memoryBudget: 1e6 })),
		...["game", "text", "options"],
	],
	writeAnnotated: [(any) => solver.writeAnnotated(any({ ...problem(), ...line })), "annotated"],
	read: [
		(any) => solver.read(any("chase"), any("2 1 1 2"), any({ memoryBudget: 1e6 })),
		...["game", "the text", "options"],
	],
	problems: [
		(any) => chunksOf(any(["2 1 1 2", " 2\n"]), any("chase"), any({ memoryBudget: 1e6 })),
		...[null, "game", "options"],
	],
	detect: [
		(any) => workshop.detect(any("chase"), any("2 1 1 2 2"), any("WHITE 1"), any({})),
		...["game", "text", "text", "options"],
	],
	mistakes: [(any) => workshop.mistakes(any("chase")), "game"],
	answerWith: [
		(any) => workshop.answerWith(any("leaps-white"), any(game), any(position)),
		...["text", "game", "position"],
	],
	checker: [
		(any) => {
			const checker = workshop.checker(any("chase"), any(1));
			try {
				checker.next();
				checker.take(any(ended));
				checker.failures();
			} finally {
				checker.dispose();
			}
		},
		...["game", "seed", null],
	],
	hunt: [
		(any) => workshop.hunt(any("crossing-pawn"), abortingSoon(any(huntOptions))),
		"game",
		"options",
	],
	cover: [
		(any) => workshop.cover(any("crossing-pawn"), abortingSoon(any(huntOptions))),
		"game",
		"options",
	],
	copNumber: [(any) => workshop.copNumber(any(game), any({ most: 2 })), "game", "options"],
	solve: [
		(any) => solver.solve(any(game), any({ memoryBudget: 1e6, mainThread: true })),
		...["game", "options"],
	],
	"solve a part": [
		(any) => solver.solve(game, { position: any(position), moves: any(true), mainThread: true }),
		...["position", null],
	],
	lookup: [(any) => table.lookup(any(position)), "position"],
	moves: [(any) => table.moves(any(position)), "position"],
	line: [(any) => table.line(any(position)), "position"],
	heatmap: [
		(any) => table.heatmap(any(position), any({ row: 1, column: 5, side: "black" })),
		...["position", "piece"],
	],
	answer: [(any) => table.answer(any(position)), "position"],
	report: [
		(any) => table.report(any(position), any({ moves: true, line: false, boards: true })),
		...["position", "options"],
	],
	statistics: [(any) => table.statistics(any({})), "options"],
	values: [(any) => table.values(any({})), "options"],
	file: [(any) => table.file(any("csv"), any({})).next(), "format", "options"],
	signature: [(any) => table.signature(any({})), "options"],
	verify: [(any) => table.verify(any({ board: 1 })), "options"],
	compare: [(any) => table.compare(any(table), any({})), "other", "options"],
	svg: [
		(any) => svg(solver, any(game), any(position), any({ marks: [{ square }] })),
		...["game", "position", "options"],
	],
};

test("the table lists every declared function with arguments", () => {
	const declared = ["solver", "workshop", "checker", "table"].flatMap((file) => {
		const text = readFileSync(new URL(`../../dist/${file}.d.ts`, import.meta.url), "utf8");
		return [...text.matchAll(/^ {4}(\w+)\((?!\)|engine)/gm)].map(([, name = ""]) => name);
	});
	// A checker takes programs' results and the function that makes it.
	const names = [...new Set(declared)].filter((name) => name !== "take");
	assert.ok(names.length > 20, names.join());
	for (const name of names) assert.ok(name in calls, name);
});

for (const [name, [call]] of Object.entries(calls)) {
	test(`${name} answers any value or throws a documented error`, async () => {
		const path = fc.array(fc.nat(12), { maxLength: 6 });
		const property = fc.asyncProperty(anything, path, fc.nat(3), async (value, at, argument) => {
			let count = 0;
			const given = (valid: Any) => {
				count += 1;
				return count - 1 === argument || (count === 1 && argument === 3)
					? changed(valid, at, value)
					: valid;
			};
			try {
				const made: Any = await call(given);
				if (name.startsWith("solve")) made.dispose();
			} catch (error) {
				const { name: kind, message } = error as Error;
				assert.ok(error === thrown || isTyped(error), `${kind}: ${message}`);
			}
		});
		await fc.assert(property, { numRuns: Number(process.env.CATCHMATE_RUNS ?? 100) });
		assert.equal(await table.answer(position), "BLACK 20");
	});
}

type Bad = readonly Any[];
const odd: Bad = [null, 0, 1, Symbol("s"), () => 1];
const noObjects: Bad = [...odd, true, "x", []];
const noLists: Bad = [...odd, "x", {}];
const noTexts: Bad = [...odd, {}, []];
const noSignals: Bad = [1, true, "x", {}, [], () => 1];
const noCallbacks: Bad = [null, 1, "x", {}];
const noMembers: Bad = [...noLists, [1], [null], [undefined], ["x"], [{}], [[]]];
const notLike = (valid: unknown) =>
	({ string: noTexts, number: ["1", -1, 1.5, Infinity] })[typeof valid as string] ?? noObjects;

/** A TypeError starts with the field's name, whatever the fault. */
async function assertNamed(field: string, bad: Bad, call: (value: Any) => unknown) {
	for (const value of bad) {
		await assert.rejects(
			async () => call(value),
			(error: Any) =>
				error instanceof TypeError && isTyped(error) && error.message.startsWith(field),
			`${field}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
		);
	}
}

test("a TypeError names the argument with a wrong type", async () => {
	for (const [call, ...fields] of Object.values(calls)) {
		for (const [index, field] of fields.entries()) {
			if (field === null) continue;
			const valid: Any[] = [];
			await (async () => call((value) => valid[valid.push(value) - 1]))().catch(() => {});
			await assertNamed(field, notLike(valid[index]), (value) => {
				let count = 0;
				return call((valid) => (count++ === index ? value : valid));
			});
		}
	}
});

const numbers = ["rows", "columns", "obstacles", "seed", "search", "tries"];
const noNumbers = Object.fromEntries(numbers.map((name) => [name, [null, "1", -1, 1.5]]));
const long = { signal: noSignals, onProgress: noCallbacks };

/** Functions with options, and invalid values of each. */
const options: readonly (readonly [(given: Any) => unknown, Record<string, Bad>])[] = [
	[(given) => solver.solve(game, given), long],
	[(given) => workshop.detect("chase", "", "", given), { signal: [0, "", {}] }],
	[(given) => table.report(position, given), { moves: [null, 1, "x"] }],
	[(given) => table.verify(given), { signal: noSignals }],
	[
		(given: Any) => workshop.hunt("chase", { tries: 1, ...given }),
		{ ...noNumbers, ...long, goal: ["x", {}, 1], from: [...noObjects, {}, { random: "1" }] },
	],
	[
		(given: Any) => workshop.cover("chase", { tries: 1, ...given }),
		{ ...noNumbers, ...long, mistake: ["x", {}, 1] },
	],
	[
		(given) => svg(solver, game, position, given),
		{
			...{ title: noTexts, lastMove: [0, 1, "x", {}, [1], [null], [{}], { from: {}, to: {} }] },
			...{ arrows: noMembers, marks: noMembers, values: noMembers, heat: noMembers },
		},
	],
];

test("a TypeError names the bad field", async () => {
	for (const [call, bad] of options) {
		for (const [name, values] of Object.entries(bad)) {
			await assertNamed(`options.${name}`, values, (value) => call({ [name]: value } as Any));
		}
	}
	const drawn = (given: Any) => svg(solver, game, position, given);
	for (const [field, bad, call] of [
		["options", noObjects, (v: Any) => load(v)],
		["chunks", [undefined, null, 0, 1, {}], (v: Any) => chunksOf(v)],
		["the text", [[1], [null], [{}]], (v: Any) => chunksOf(v)],
		["annotated.moves", noLists, (v: Any) => solver.writeAnnotated({ ...problem(), moves: v })],
		["moves", noMembers, (v: Any) => solver.encode({ ...problem(), moves: v })],
		["solver", [undefined, {}, ...noObjects], (v: Any) => svg(v, game, position)],
		["options.marks[0].shape", ["x"], (shape: Any) => drawn({ marks: [{ square, shape }] })],
	] as const) {
		await assertNamed(field, bad, call);
	}
});

/** A copy whose field throws. */
const failing = (value: object, name: string, reason: unknown = new Error("boom")): Any => {
	const get = () => {
		throw reason;
	};
	return Object.defineProperty({ ...value }, name, { enumerable: true, get });
};
const inObstacles = (obstacles: Any) => ({ ...game, board: { ...game.board, obstacles } });
const listOf = (length: Any): Any =>
	new Proxy([], { get: (_, name) => (name === "length" ? length : square) });
const { proxy: revoked, revoke } = Proxy.revocable(game, {});
revoke();
const itself: Any = { moves: [{ move: step, variations: [] }] };
itself.moves[0].variations.push(itself);
let deep: Any = { moves: [{ move: step }] };
for (let depth = 0; depth < 100_000; ++depth)
	deep = { moves: [{ move: step, variations: [deep] }] };

test("a TypeError names a throwing field, an endless list and a line within itself", async () => {
	const tooDeep = /^annotated\.moves\[0\]\.variations\[0\]\.moves.* is nested too deeply/;
	for (const [given, message] of [
		[
			{ ...game, rules: failing(game.rules, "id") },
			/^game\.rules\.id is unreadable \(Error: boom\), expected a string/,
		],
		[new Proxy(game, { ownKeys: thrower }), /^game is /],
		[revoked, /^game/],
		// A reason of every kind: none, unprintable, one that means a failed module, endless.
		...[undefined, { toString: thrower }, new WebAssembly.RuntimeError("x"), "x".repeat(1e6)].map(
			(reason) =>
				[failing(game, "rules", reason), /^game\.rules is unreadable \(.{0,110}\)/] as const,
		),
		[inObstacles(listOf(2 ** 53 - 1)), /^game\.board\.obstacles has too many members/],
		...[-1, 1.5, "2", null].map(
			(length) => [inObstacles(listOf(length)), /^game\.board\.obstacles/] as const,
		),
	] as const) {
		assert.throws(() => solver.validate(given, position), { name: "TypeError", message });
		await assert.rejects(solver.solve(given), { name: "TypeError", message });
	}
	for (const annotated of [itself, deep]) {
		const given = { ...problem(), ...annotated };
		assert.throws(() => solver.writeAnnotated(given), { name: "TypeError", message: tooDeep });
	}
	await assert.rejects(table.lookup(failing(position, "pieces")), /position\.pieces is unreadable/);
});

test("a stack overflow is an error, and later calls are right", async () => {
	const rest = await load();
	let failure = "none";
	const dig = (): void => {
		try {
			rest.legalMoves(game, position);
		} catch (error) {
			failure = (error as Error).name;
			return;
		}
		dig();
	};
	dig();
	assert.match(failure, /^(RangeError|EngineError|TypeError)$/);
	assert.equal(await (await rest.solve(game)).answer(position), "BLACK 20");
	rest.dispose();
});

test("a question whose position disposes of the table is still answered", async () => {
	for (let round = 0; round < 5; ++round) {
		const asked = await solver.solve(game, { mainThread: true });
		const letting: Position = {
			...position,
			get pieces() {
				asked.dispose();
				solver.decode("1Ac4WIAzzUx");
				return position.pieces;
			},
		};
		assert.deepEqual(await asked.moves(letting), await table.moves(position));
	}
});
