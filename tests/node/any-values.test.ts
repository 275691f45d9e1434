/**
 * Any JavaScript value in the place of any argument of the package: an answer, or an error of a class that is told. What a
 * field of the options throws comes back to the caller as it is.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";
import { svg } from "catchmate/svg";
import fc from "fast-check";
import { game, position, solver, table } from "./held.ts";

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

/** A copy with another value somewhere, or with a field more. */
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
const step = { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } };
const problem = () => ({ game, position });
/** Options of a hunt that ends soon, whatever they are: without any it would go on. */
function soon(options: Any = {}): Any {
	if (Object(options) !== options) return options;
	const controller = new AbortController();
	setImmediate(() => controller.abort(thrown));
	const get = (of: Any, key: PropertyKey) =>
		key === "signal" ? controller.signal : Reflect.get(of, key);
	return new Proxy(options, { get });
}
const calls: Readonly<Record<string, Call>> = {
	validate: (any) => solver.validate(any(game), any(position)),
	legalMoves: (any) => solver.legalMoves(any(game), any(position)),
	write: (any) => solver.write(any(game), any(position)),
	encode: (any) => solver.encode(any({ ...problem(), moves: [step] })),
	decode: (any) => solver.decode(any("1Ac4WIAzzUx")),
	readAnnotated: (any) =>
		solver.readAnnotated(any("chase"), any("2 1 1 2"), any({ memoryBudget: 1e6 })),
	writeAnnotated: (any) =>
		solver.writeAnnotated(
			any({ ...problem(), moves: [{ move: step, variations: [{ moves: [{ move: step }] }] }] }),
		),
	read: (any) => solver.read(any("chase"), any("2 1 1 2"), any({ memoryBudget: 1e6 })),
	problems: async (any) => {
		const chunks = any(["2 1 1 2", " 2\n"]);
		for await (const each of solver.problems(any("chase"), chunks, any({ memoryBudget: 1e6 }))) {
			assert.ok(each.board > 0);
		}
	},
	detect: (any) => solver.detect(any("chase"), any("2 1 1 2 2"), any("WHITE 1"), any({})),
	mistakes: (any) => solver.mistakes(any("chase")),
	answerWith: (any) => solver.answerWith(any("leaps-white"), any(game), any(position)),
	checker: (any) => {
		const checker = solver.checker(any("chase"), any(1));
		try {
			checker.next();
			checker.take(any({ end: "exited", status: 0, output: "WHITE 1", errors: "" }));
			checker.findings();
		} finally {
			checker.dispose();
		}
	},
	hunt: (any) => solver.hunt(any("crossing-pawn"), soon(any({ rows: 3, columns: 3, tries: 2 }))),
	cover: (any) => solver.cover(any("crossing-pawn"), soon(any({ rows: 3, columns: 3, tries: 2 }))),
	solve: (any) => solver.solve(any(game), any({ memoryBudget: 1e6, mainThread: true })),
	"solve a part": (any) =>
		solver.solve(game, { position: any(position), moves: any(true), mainThread: true }),
	lookup: (any) => table.lookup(any(position)),
	moves: (any) => table.moves(any(position)),
	line: (any) => table.line(any(position)),
	heatmap: (any) => table.heatmap(any(position), any({ row: 1, column: 5, side: "black" })),
	answer: (any) => table.answer(any(position)),
	report: (any) => table.report(any(position), any({ moves: true, line: false, boards: true })),
	statistics: (any) => table.statistics(any({})),
	signature: (any) => table.signature(any({})),
	verify: (any) => table.verify(any({ board: 1 })),
	compare: (any) => table.compare(any(table), any({})),
	svg: (any) =>
		svg(solver, any(game), any(position), any({ marks: [{ square: { row: 1, column: 1 } }] })),
};

test("all functions that take something are given any values", () => {
	const declared = ["solver", "setter", "table"].flatMap((file) => {
		const text = readFileSync(new URL(`../../dist/${file}.d.ts`, import.meta.url), "utf8");
		return [...text.matchAll(/^ {4}(\w+)\((?!\)|engine)/gm)].map(([, name = ""]) => name);
	});
	// A checker takes what became of programs, with the function that makes it.
	const names = [...new Set(declared)].filter((name) => name !== "take");
	assert.deepEqual(
		names.filter((name) => !(name in calls)),
		[],
	);
	assert.ok(names.length > 20, names.join());
});

for (const [name, call] of Object.entries(calls)) {
	test(`${name} answers any values, or says what is wrong with them`, async () => {
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
		await fc.assert(property, { numRuns: Number(process.env.CATCHMATE_RUNS ?? 300) });
		assert.equal(await table.answer(position), "BLACK 20");
	});
}
