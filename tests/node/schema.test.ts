/** The published schema against the package's checks and both programs. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
import type { Game, Position } from "catchmate";
import { goodFiles } from "./bad-data.ts";
import { programs } from "./fixtures.ts";
import { at } from "./folder.ts";
import { packageSolver as solver } from "./games.ts";

const text = readFileSync(new URL(import.meta.resolve("catchmate/schema.json")), "utf8");
const schema: { readonly $id?: string } = JSON.parse(text);
const ajv = new Ajv({ strictTypes: false, allErrors: false });
ajv.addSchema(schema);
const definition = (name: string) =>
	ajv.getSchema(`${schema.$id}#/definitions/${name}`) ?? assert.fail(name);
const isBoardFile = definition("boardFile");

/** A board's file: read by the programs, taken apart by the package. */
interface BoardFile extends Game {
	readonly position: Position;
}

/** The package's message on a value; null if accepted. */
function refusalOf({ rules, board, position }: BoardFile): string | null {
	try {
		solver.validate({ rules, board }, position);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

test("both programs print the schema in the package", async () => {
	const { stdout } = programs.native(["schema"]);
	assert.deepEqual(JSON.parse(stdout), schema);
	assert.equal((await programs.package(["schema"])).stdout, stdout);
});

test("the schema accepts the rules and standard boards of all games", async () => {
	const isRules = definition("rules");
	for (const { rules, standard } of solver.library) {
		assert.ok(isRules(rules), rules.id);
		const { problems } = await solver.read(rules, standard);
		const [{ game, position } = assert.fail(rules.id)] = problems;
		assert.ok(isBoardFile({ ...game, position }), JSON.stringify(isBoardFile.errors));
	}
});

type Plain =
	| null
	| boolean
	| number
	| string
	| readonly Plain[]
	| { readonly [name: string]: Plain };

const LEAVES: readonly Plain[] = [
	...[null, true, -1, 0, 0.5, 7, 2 ** 31, 2 ** 32, "", "Cop 1", "no-such-word", "x".repeat(33)],
	...["a,b", [], [[]], {}, { winner: "cop", loser: "robber" }],
];

/** A value with one field changed, removed or added, in every tested way, and the change's path. */
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
 * Constraints beyond a schema, between two values: names of sides, numbers of points and squares, pieces and
 * their squares, and contradictory rules.
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
	/^(cop|robber) has \d+ pieces? on the board/,
	/^(a piece of|two pieces of|pieces of) /,
	/^sides\[\d\]\.(pieces is 0|name is \w+, the name of|directions is empty|reach is \d+, expected 1 (on a graph|where all)|goals names)/,
	/^noMove is draws/,
	/^solving this board takes/,
];

test("the schema and the package refuse the same values with one changed field", () => {
	let refused = 0;
	let beyond = 0;
	for (const good of Object.values(goodFiles)) {
		for (const [what, changed] of changes(good as Plain)) {
			const file = changed as unknown as BoardFile;
			// The reader checks whether a file exists, and its extra fields.
			if (!/^\.(rules|board|position)[.[]/.test(what)) continue;
			const reason = refusalOf(file);
			if (!isBoardFile(file)) {
				assert.notEqual(reason, null, `the package takes ${what}`);
				refused += 1;
			} else if (reason !== null) {
				const isBeyond = BEYOND_SCHEMA.some((pattern) => pattern.test(reason));
				assert.ok(isBeyond, `the schema takes ${what}: ${reason}`);
				beyond += 1;
			}
		}
	}
	assert.ok(refused > 500 && beyond > 50, `${refused}, ${beyond}`);
});

test("the schema accepts the problems that validate reads, and validate refuses the others", () => {
	const isProblem = definition("contestProblem");
	const problemOf = (path: string): { readonly [name: string]: Plain } =>
		JSON.parse(readFileSync(path, "utf8"));
	for (const game of ["chase", "crossing-pawn"]) {
		const builtIn = problemOf(`core/cli/problems/${game}.json`);
		assert.ok(isProblem({ ...builtIn, statement: { en: "statement.md" } }), game);
	}
	const help = readFileSync("core/cli/help/en/validate.txt", "utf8");
	const [example] = /^ {2}\{\n[\s\S]*?^ {2}\}/m.exec(help) ?? assert.fail();
	const path = at("problem.json");
	const judge = (problem: Plain | undefined) => {
		writeFileSync(path, JSON.stringify(problem));
		return programs.native(["validate", path], Buffer.from("")).stderr.includes("problem.json: ");
	};
	const good: { readonly [name: string]: Plain } = JSON.parse(example);
	assert.ok(isProblem(good) && !judge(good));
	const { statement: _, ...silent } = good;
	assert.ok(!isProblem(silent) && judge(silent));
	let refused = 0;
	for (const [what, changed] of changes(good)) {
		if (isProblem(changed)) continue;
		assert.ok(judge(changed), `validate takes ${what}`);
		refused += 1;
	}
	assert.ok(refused > 200, String(refused));
});
