/** The schema that the package publishes, held against what the package itself accepts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv, type ValidateFunction } from "ajv";
import type { Game, Position, Problem } from "catchmate";
import fc from "fast-check";
import { coded } from "./boards.ts";
import { packageSolver as solver } from "./games.ts";

const schema = JSON.parse(
	readFileSync(new URL(import.meta.resolve("catchmate/schema.json")), "utf8"),
);
const ajv = new Ajv({ strictTypes: false, allErrors: false });
ajv.addSchema(schema);

function definition(name: string): ValidateFunction {
	return ajv.getSchema(`${schema.$id}#/definitions/${name}`) ?? assert.fail(name);
}

const isRules = definition("rules");
const isBoardFile = definition("boardFile");

/** A board's file: what the programs read, and the package takes apart. */
interface BoardFile extends Game {
	readonly position: Position;
}

/** What the package says against a value; null where it takes it. */
function complaint({ rules, board, position }: BoardFile): string | null {
	try {
		solver.validate({ rules, board }, position);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const fileOf = ({ game, position }: Pick<Problem, "game" | "position">): BoardFile => ({
	...game,
	position,
});

/** The standard board of every game of the library. */
const standards: readonly BoardFile[] = await Promise.all(
	solver.library
		.filter(({ standard }) => standard !== "")
		.map(async ({ rules, standard }) => {
			const { problems } = await solver.read(rules, standard);
			return fileOf(problems[0] ?? assert.fail(rules.id));
		}),
);

const side = {
	pieces: 1,
	directions: [],
	reach: 1,
	leaps: "nothing",
	goals: [],
	mayPass: false,
} as const;
const at = (...columns: readonly number[]) => columns.map((column) => ({ row: 1, column }));

/** One with every field that there may be. */
const full: BoardFile = {
	rules: {
		id: "cat-and-dog",
		sides: [
			{ ...side, name: "cat", directions: ["up"] },
			{ ...side, name: "dog", pieces: 2, leaps: "pieces", mayPass: true },
		],
		starts: "cat",
		capture: { winner: "dog" },
		noMove: "passes",
		endless: { winner: "cat" },
	},
	board: {
		rows: 1,
		columns: 5,
		graph: {
			edges: [
				{ from: 1, to: 2 },
				{ from: 2, to: 3, oneWay: true, side: "dog" },
			],
			names: ["a", "b", "c", "d", "e"],
			places: [1, 2, 3, 4, 5].map((x) => ({ x, y: 0 })),
		},
		obstacles: at(4),
		goals: { cat: at(3), dog: [] },
		closed: { dog: at(5) },
	},
	position: { toMove: "dog", pieces: { cat: at(1), dog: at(2, 3) } },
};

test("the schema accepts the rules, boards and positions of all games, and what the package makes at random", () => {
	for (const { rules } of solver.library) assert.ok(isRules(rules), rules.id);
	for (const file of [...standards, full]) {
		assert.equal(complaint(file), null);
		assert.ok(isBoardFile(file), JSON.stringify(isBoardFile.errors));
	}
	const rectangles = solver.games.filter(({ sides }) =>
		sides.every(({ directions }) => directions.length > 0),
	);
	assert.ok(rectangles.length >= 5);
	fc.assert(
		fc.property(
			fc.constantFrom(...rectangles).chain((rules) => coded(solver, rules)),
			(one) => {
				assert.ok(isBoardFile(fileOf(one)), JSON.stringify(isBoardFile.errors));
			},
		),
		{ numRuns: 60 },
	);
});

type Plain =
	| null
	| boolean
	| number
	| string
	| readonly Plain[]
	| { readonly [name: string]: Plain };

const LEAVES: readonly Plain[] = [
	...[null, true, -1, 0, 0.5, 7, 2 ** 31, 2 ** 32, "", "Cat 1", "no-such-word", "x".repeat(33)],
	...["a,b", [], [[]], {}, { winner: "cat", loser: "dog" }],
];

/** A value with one field changed, left out or added, in all ways that are tried, and the path of the change. */
function* changes(value: Plain, path = ""): Generator<readonly [string, Plain | undefined]> {
	for (const leaf of LEAVES) yield [`${path} = ${JSON.stringify(leaf)}`, leaf];
	if (Array.isArray(value)) {
		for (const [index, member] of value.entries()) {
			for (const [what, changed] of changes(member, `${path}[]`)) {
				const members = changed === undefined ? [] : [changed];
				yield [what, [...value.slice(0, index), ...members, ...value.slice(index + 1)]];
			}
		}
		yield [`${path}[] +`, [...value, 0]];
	} else if (typeof value === "object" && value !== null) {
		yield [`${path}.extra +`, { ...value, extra: 0 }];
		for (const [name, member] of Object.entries(value)) {
			const { [name]: _, ...others } = value as { readonly [name: string]: Plain };
			yield [`${path}.${name} -`, others];
			for (const [what, changed] of changes(member, `${path}.${name}`)) {
				if (changed !== undefined) yield [what, { ...others, [name]: changed }];
			}
		}
	}
}

/**
 * What a schema cannot say, because it is about one value and another: names of sides, numbers of points and squares, pieces and
 * what they stand on, and rules that contradict themselves.
 */
const BEYOND_SCHEMA = [
	/^game\.board\.(goals|closed) has the unknown field/,
	/^game\.board\.graph\.edges\[\d+\]\.side is "[^"]*", expected "/,
	/^game\.rules\.(starts|capture\.winner|endless\.winner) is "/,
	/ is \d+, expected a whole number from 1 to \d{1,2}$/,
	/\.to is \d+, expected another point than from$/,
	/\.(names|places) has \d+ members, expected \d+$/,
	/expected a name that no other point has$/,
	/^position\.toMove is "/,
	/^position\.pieces has the unknown field/,
	/^position\.pieces\.\w+ is missing/,
	/^(cat|dog) has \d+ pieces? on the board/,
	/^(a piece of|two pieces of|pieces of) /,
	/^sides\[\d\]\.(pieces is 0|name is \w+, the name of|directions is empty|reach is \d+, expected 1 on a graph|goals names)/,
	/^noMove is draws/,
	/^solving this board takes/,
];

test("the schema and the package refuse the same of all values in which one field is changed", () => {
	let refused = 0;
	let beyond = 0;
	for (const [what, changed] of changes(full as unknown as Plain)) {
		const file = changed as unknown as BoardFile;
		// Whether there is a file at all, and what it has besides, is for who reads it to say.
		if (!/^\.(rules|board|position)[.[]/.test(what)) continue;
		const reason = complaint(file);
		if (!isBoardFile(file)) {
			assert.notEqual(reason, null, `the package takes ${what}`);
			refused += 1;
		} else if (reason !== null) {
			const isBeyond = BEYOND_SCHEMA.some((pattern) => pattern.test(reason));
			assert.ok(isBeyond, `the schema takes ${what}: ${reason}`);
			beyond += 1;
		}
	}
	assert.ok(refused > 500 && beyond > 50, `${refused}, ${beyond}`);
});
