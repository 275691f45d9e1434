/** Data crossing between the WebAssembly module and JavaScript. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import create from "../../build/wasm/catchmate.mjs";
import createWorkshop from "../../build/wasm/workshop.mjs";
import { expectValue } from "../../wasm/engine/failures.ts";
import { type CatchmateModule, createModule } from "../../wasm/engine/module.ts";
import type { Board, Rules } from "../../wasm/types.ts";
import { copsAndRobber } from "./solver.ts";

const compiled = (name: string) =>
	WebAssembly.compile(readFileSync(new URL(`../../dist/${name}`, import.meta.url)));

let module: CatchmateModule;
before(async () => {
	module = await createModule(create, await compiled("solver.wasm"));
});

test("the solver's module has none of the workshop's functions", async () => {
	const workshop = await createModule(createWorkshop, await compiled("workshop.wasm"));
	const functions = Object.entries(workshop)
		.filter(([, value]) => typeof value === "function")
		.map(([name]) => name);
	assert.deepEqual(functions.filter((name) => !Object.hasOwn(module, name)).sort(), [
		...[
			"Checker",
			"answerWith",
			"answersFor",
			"brokenPromise",
			"copNumber",
			"cover",
			"detect",
			"hunt",
		],
		...["mistakes", "randomProblems"],
	]);
});

const plain: Board = { rows: 2, columns: 2, obstacles: [{ row: 2, column: 2 }] };

test("enumerators of rules and errors cross as words", () => {
	const fields: readonly Partial<Rules>[] = [
		...(["nothing", "pieces", "everything"] as const).map((leaps) => {
			const [one, two] = copsAndRobber.sides;
			return { sides: [one, { ...two, leaps }] as const };
		}),
		...(["wins", "forbidden", { winner: "cop" }, { winner: "robber" }] as const).map((capture) => ({
			capture,
		})),
		...(["loses", "draws", "passes"] as const).map((noMove) => ({ noMove })),
		...(["draws", { winner: "cop" }, { winner: "robber" }] as const).map((endless) => ({
			endless,
		})),
	];
	for (const field of fields) {
		const game = { rules: { ...copsAndRobber, ...field }, board: plain };
		assert.deepEqual(expectValue(module.copyGame(game)), game);
	}
	const { error } = module.decode("1");
	assert.deepEqual([error?.name, error?.code], ["CodeError", "checksum"]);
});

test("a board crosses unchanged, except for empty lists of marks", () => {
	const [first, second] = [
		{ row: 1, column: 2 },
		{ row: 2, column: 1 },
	];
	const goals = { robber: [second, first, first] };
	const marked: Board = { ...plain, goals, closed: { cop: [] } };
	const { board } = expectValue(module.copyGame({ rules: copsAndRobber, board: marked }));
	assert.deepEqual(board, { ...plain, goals });
});
