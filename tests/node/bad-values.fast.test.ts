/** What the package's functions say of values that they cannot take: an error with a name of its own, which names the field. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, type Rules, type Solver, type Table } from "catchmate";
import { svg } from "catchmate/svg";
import { game, position, solver, table } from "./held.ts";
import { notForCallers } from "./not-for-callers.ts";

/** A value that is nothing of what it should be, given in the place of what TypeScript would ask for. */
// biome-ignore lint/suspicious/noExplicitAny: only a caller without types gives such values
type Bad = any;

const noObjects: readonly Bad[] = [null, 0, 1, true, "x", Symbol("s"), [], () => 1];
const noLists: readonly Bad[] = [null, 0, 1, "x", Symbol("s"), {}, () => 1];
const noTexts: readonly Bad[] = [null, 0, 1, Symbol("s"), {}, [], () => 1];
/** Lists without a move or a square of the board in them. */
const emptyMembers: readonly Bad[] = [[1], [null], [undefined], ["x"], [{}], [[]]];
const noMoves: readonly Bad[] = [
	0,
	1,
	"x",
	{},
	[1],
	[null],
	[{}],
	{ from: {}, to: {} },
	{ from: null },
];

interface Row {
	/** The argument or the option that is bad. */
	readonly field: string;
	readonly bad: readonly Bad[];
	readonly call: (value: Bad) => unknown;
}

const chunksOf = async (...given: Parameters<Solver["problems"]>) => {
	for await (const _ of solver.problems(...given)) {
		// Whatever is read.
	}
};
const step = { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } };
const drawn = (options: Bad) => svg(solver, game, position, options);

const rows: Readonly<Record<string, readonly Row[]>> = {
	load: [{ field: "options", bad: noObjects, call: (value) => load(value) }],
	solve: [
		{ field: "game", bad: [undefined, ...noObjects], call: (value) => solver.solve(value) },
		{ field: "options", bad: noObjects, call: (value) => solver.solve(game, value) },
		{
			field: "options.signal",
			bad: [1, true, "x", {}, [], () => 1],
			call: (signal) => solver.solve(game, { signal }),
		},
		{
			field: "options.onProgress",
			bad: [null, 1, "x", {}],
			call: (onProgress) => solver.solve(game, { onProgress }),
		},
		{
			field: "position",
			bad: noObjects,
			call: (position) => solver.solve(game, { position }),
		},
	],
	read: [
		{ field: "game", bad: [undefined, ...noObjects], call: (value) => solver.read(value, "") },
		{
			field: "the text",
			bad: [undefined, ...noTexts],
			call: (value) => solver.read("chase", value),
		},
		{ field: "options", bad: noObjects, call: (value) => solver.read("chase", "", value) },
	],
	problems: [
		{
			field: "chunks",
			bad: [undefined, null, 0, 1, {}],
			call: (value) => chunksOf("chase", value),
		},
		{ field: "the text", bad: [[1], [null], [{}]], call: (value) => chunksOf("chase", value) },
		{ field: "options", bad: noObjects, call: (value) => chunksOf("chase", [""], value) },
	],
	write: [
		{
			field: "game",
			bad: [undefined, ...noObjects],
			call: (value) => solver.write(value, position),
		},
		{
			field: "position",
			bad: [undefined, ...noObjects],
			call: (value) => solver.write(game, value),
		},
	],
	readAnnotated: [
		{
			field: "game",
			bad: [undefined, ...noObjects],
			call: (value) => solver.readAnnotated(value, ""),
		},
		{
			field: "text",
			bad: [undefined, ...noTexts],
			call: (value) => solver.readAnnotated("chase", value),
		},
	],
	detect: [
		{
			field: "game",
			bad: [undefined, ...noObjects],
			call: (value) => solver.detect(value, "", ""),
		},
		{
			field: "text",
			bad: [undefined, ...noTexts],
			call: (value) => solver.detect("chase", value, ""),
		},
		{
			field: "text",
			bad: [undefined, ...noTexts],
			call: (value) => solver.detect("chase", "2 1 1 2 2", value),
		},
		{
			field: "options",
			bad: noObjects,
			call: (value) => solver.detect("chase", "", "", value),
		},
		{
			field: "options.signal",
			bad: [0, "", {}],
			call: (signal) => solver.detect("chase", "", "", { signal }),
		},
	],
	mistakes: [
		{ field: "game", bad: [undefined, ...noObjects], call: (value) => solver.mistakes(value) },
	],
	answerWith: [
		{
			field: "text",
			bad: [undefined, ...noTexts],
			call: (value) => solver.answerWith(value, game, position),
		},
		{
			field: "game",
			bad: [undefined, ...noObjects],
			call: (value) => solver.answerWith("rounds", value, position),
		},
		{
			field: "position",
			bad: [undefined, ...noObjects],
			call: (value) => solver.answerWith("rounds", game, value),
		},
	],
	checker: [
		{
			field: "game",
			bad: [undefined, ...noObjects],
			call: (value) => solver.checker(value, 1),
		},
		{
			field: "seed",
			bad: [undefined, "1", -1, 1.5, Infinity],
			call: (value) => solver.checker("chase", value),
		},
	],
	...Object.fromEntries(
		(["hunt", "cover"] as const).map((name) => {
			const bounded = (options: Bad) => solver[name]("chase", { tries: 1, ...options });
			const numbers = ["rows", "columns", "obstacles", "seed", "search", "tries"];
			return [
				name,
				[
					{
						field: "game",
						bad: [undefined, ...noObjects],
						call: (value: Bad) => solver[name](value),
					},
					{ field: "options", bad: noObjects, call: (value: Bad) => solver[name]("chase", value) },
					...numbers.map((number) => ({
						field: `options.${number}`,
						bad: [null, "1", -1, 1.5, Number.NaN],
						call: (value: Bad) => bounded({ [number]: value }),
					})),
					{
						field: name === "hunt" ? "options.goal" : "options.mistake",
						bad: ["x", {}, 1],
						call: (value: Bad) => bounded(name === "hunt" ? { goal: value } : { mistake: value }),
					},
					{
						field: "options.from",
						bad: [...noObjects, {}, { random: "1", boards: 0, current: {}, best: null }],
						call: (from: Bad) => solver.hunt("chase", { from, tries: 1 }),
					},
					{
						field: "options.signal",
						bad: [1, true, "x", {}, [], () => 1],
						call: (signal: Bad) => bounded({ signal }),
					},
					{
						field: "options.onProgress",
						bad: [null, 1, "x", {}],
						call: (onProgress: Bad) => bounded({ onProgress }),
					},
				],
			];
		}),
	),
	writeAnnotated: [
		{
			field: "annotated",
			bad: [undefined, ...noObjects],
			call: (value) => solver.writeAnnotated(value),
		},
		{
			field: "annotated.moves",
			bad: noLists,
			call: (moves) => solver.writeAnnotated({ game, position, moves }),
		},
	],
	legalMoves: [
		{ field: "game", bad: noObjects, call: (value) => solver.legalMoves(value, position) },
		{ field: "position", bad: noObjects, call: (value) => solver.legalMoves(game, value) },
	],
	validate: [
		{ field: "game", bad: noObjects, call: (value) => solver.validate(value, position) },
		{ field: "position", bad: noObjects, call: (value) => solver.validate(game, value) },
	],
	encode: [
		{ field: "problem", bad: [undefined, ...noObjects], call: (value) => solver.encode(value) },
		{ field: "game", bad: noObjects, call: (value) => solver.encode({ game: value, position }) },
		{
			field: "moves",
			bad: [...noLists, ...emptyMembers],
			call: (moves) => solver.encode({ game, position, moves }),
		},
	],
	decode: [{ field: "code", bad: [undefined, ...noTexts], call: (value) => solver.decode(value) }],
	lookup: [{ field: "position", bad: noObjects, call: (value) => table.lookup(value) }],
	moves: [{ field: "position", bad: noObjects, call: (value) => table.moves(value) }],
	line: [{ field: "position", bad: noObjects, call: (value) => table.line(value) }],
	answer: [{ field: "position", bad: noObjects, call: (value) => table.answer(value) }],
	report: [
		{ field: "position", bad: noObjects, call: (value) => table.report(value) },
		{ field: "options", bad: noObjects, call: (value) => table.report(position, value) },
		{
			field: "options.moves",
			bad: [null, 1, "x"],
			call: (moves) => table.report(position, { moves }),
		},
	],
	heatmap: [
		{
			field: "piece",
			bad: [undefined, ...noObjects],
			call: (value) => table.heatmap(position, value),
		},
	],
	compare: [
		{ field: "other", bad: [undefined, ...noObjects], call: (value) => table.compare(value) },
		{ field: "options", bad: noObjects, call: (value) => table.compare(table, value) },
	],
	...Object.fromEntries(
		(["statistics", "signature", "verify"] as const).map((name) => [
			name,
			[
				{ field: "options", bad: noObjects, call: (value: Bad) => table[name](value) },
				{
					field: "options.signal",
					bad: [1, true, "x", {}, [], () => 1],
					call: (signal: Bad) => table[name]({ signal }),
				},
			],
		]),
	),
	svg: [
		{
			field: "solver",
			bad: [undefined, {}, ...noObjects],
			call: (value) => svg(value, game, position),
		},
		{ field: "game", bad: noObjects, call: (value) => svg(solver, value, position) },
		{ field: "position", bad: noObjects, call: (value) => svg(solver, game, value) },
		{ field: "options", bad: noObjects, call: drawn },
		{ field: "the language", bad: ["x", ...noTexts], call: (lang) => drawn({ lang }) },
		{ field: "the theme", bad: ["x", ...noTexts], call: (theme) => drawn({ theme }) },
		{
			field: "a square",
			bad: [null, 0, "48", {}, [48], Symbol("s")],
			call: (cell) => drawn({ cell }),
		},
		{ field: "options.title", bad: noTexts, call: (title) => drawn({ title }) },
		{ field: "options.lastMove", bad: noMoves, call: (lastMove) => drawn({ lastMove }) },
		...["arrows", "marks", "values", "heat"].map((name) => ({
			field: `options.${name}`,
			bad: [...noLists, ...emptyMembers],
			call: (value: Bad) => drawn({ [name]: value }),
		})),
		{
			field: "options.arrows[0].others[0].to",
			bad: [[{ ...step, others: [{ ...step, to: { row: 1, column: 99 } }] }]],
			call: (arrows) => drawn({ arrows }),
		},
		{
			field: "options.marks[0].shape",
			bad: [[{ square: step.from, shape: "star" }]],
			call: (marks) => drawn({ marks }),
		},
		...[
			{ name: "values", member: { move: step } },
			{ name: "heat", member: { square: step.from } },
		].flatMap(({ name, member }) => [
			{
				field: `options.${name}[0].outcome`,
				bad: [undefined, "x", null, 1].map((outcome) => [{ ...member, outcome, distance: 1 }]),
				call: (value: Bad) => drawn({ [name]: value }),
			},
			{
				field: `options.${name}[0].distance`,
				bad: [undefined, -1, 0.5, "1"].map((distance) => [{ ...member, outcome: "win", distance }]),
				call: (value: Bad) => drawn({ [name]: value }),
			},
		]),
	],
};

const shown = (value: unknown): string =>
	typeof value === "object" ? JSON.stringify(value) : String(value);

describe("a TypeError that names the field comes of", () => {
	for (const [name, all] of Object.entries(rows)) {
		for (const { field, bad, call } of all) {
			test(`${name} with a bad value of ${field}`, async () => {
				for (const value of bad) {
					await assert.rejects(
						async () => call(value),
						(error: unknown) => {
							assert.ok(error instanceof TypeError, `${shown(value)}: ${error}`);
							assert.ok(error.message.startsWith(field), `${shown(value)}: ${error.message}`);
							assert.doesNotMatch(error.message, /Cannot|not a function|not iterable/);
							return true;
						},
					);
				}
			});
		}
	}

	test("no function of a solver and of a table is left out", () => {
		const own = (value: object): readonly string[] => {
			const prototype: unknown = Object.getPrototypeOf(value);
			return prototype === Object.prototype || prototype === null
				? []
				: [...Object.getOwnPropertyNames(prototype), ...own(prototype as object)];
		};
		// Those that take no value of the caller's.
		const others = [...notForCallers, "listGames", "dispose"];
		for (const name of [...own(solver), ...own(table)]) {
			assert.ok(others.includes(name) || name in rows, name);
		}
	});
});

test("a heat map of a square without a piece is the RangeError that its documentation names", async () => {
	await assert.rejects(table.heatmap(position, { row: 5, column: 5 }), {
		name: "RangeError",
		message: "no piece stands on row 5, column 5",
	});
});

for (const name of ["constructor", "tostring", "valueof", "hasown"]) {
	test(`a side may be called ${name}`, async () => {
		const [white, black] = game.rules.sides;
		const rules: Rules = {
			...game.rules,
			id: "own",
			starts: name,
			sides: [{ ...white, name }, black],
		};
		const { problems } = await solver.read(rules, "3 3\nO..\n...\n..X\n");
		const [problem] = problems;
		assert.ok(problem);
		const own: Table = await solver.solve(problem.game);
		assert.deepEqual(
			{ ...(await own.lookup(problem.position)), winner: null },
			{ outcome: "loss", distance: 6, winner: null, over: false, ending: null },
		);
		assert.equal(solver.decode(solver.encode(problem)).position.toMove, name);
		assert.match(svg(solver, problem.game, problem.position), /<svg/);
		const pieces = { black: problem.position.pieces.black ?? [] };
		assert.throws(() => solver.validate(problem.game, { toMove: name, pieces }), {
			name: "TypeError",
			message: `position.pieces.${name} is missing, expected an array`,
		});
		own.dispose();
	});
}
