/** The page's questions to tables: each is asked once, and answers that come close together are told of once. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { effect } from "@preact/signals-core";
import type { Table } from "catchmate";
import { TableAnswers } from "../../web/app/analysis/table-answers.ts";

/** Callbacks that wait for the next frame. */
let frames = new Map<number, () => void>();

function drawFrame(): void {
	const due = [...frames.values()];
	frames.clear();
	for (const act of due) {
		act();
	}
}

/** Lets what has been answered be heard. */
const task = () => new Promise((resolve) => setImmediate(resolve));

const table = {} as Table;

beforeEach(() => {
	frames = new Map();
	Object.assign(globalThis, {
		requestAnimationFrame: (act: () => void) => {
			const handle = frames.size + 1;
			frames.set(handle, act);
			return handle;
		},
		cancelAnimationFrame: (handle: number) => frames.delete(handle),
	});
	mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
	mock.timers.reset();
	Reflect.deleteProperty(globalThis, "requestAnimationFrame");
	Reflect.deleteProperty(globalThis, "cancelAnimationFrame");
});

/** Answers "a" to the key "a"; fails for "gone". */
const question = (key: string) => ({
	key,
	ask: () => (key === "gone" ? Promise.reject(new Error(key)) : Promise.resolve(key)),
});

const unasked = (key: string) => ({ key, ask: () => assert.fail("it was asked before") });

/** Reads answers, again whenever one of them is another, and keeps what was read. */
function listen(answers: TableAnswers, of: Table, ...keys: readonly string[]) {
	const told: unknown[][] = [];
	effect(() => void told.push(keys.map((key) => answers.read(of, question(key)))));
	return told;
}

describe("answers", () => {
	test("that come one task after the other before a frame are told of once, and later ones again", async () => {
		const answers = new TableAnswers();
		const told = listen(answers, table, "a", "b", "c");
		await task();
		assert.deepEqual(told, [["waiting", "waiting", "waiting"]]);
		drawFrame();
		mock.timers.tick(1000);
		assert.deepEqual(told.slice(1), [[{ known: "a" }, { known: "b" }, { known: "c" }]]);
		assert.deepEqual(answers.read(table, unasked("b")), { known: "b" });
		const failed = listen(answers, table, "gone");
		await task();
		drawFrame();
		assert.deepEqual(failed, [["waiting"], ["failed"]]);
		assert.equal(told.length, 2);
	});

	test("are told of on a page that draws no frames, once", async () => {
		const told = listen(new TableAnswers(), table, "a");
		await task();
		mock.timers.tick(1000);
		drawFrame();
		assert.deepEqual(told, [["waiting"], [{ known: "a" }]]);
	});

	test("of another table are asked for anew, and those of the table before are not told of", async () => {
		const answers = new TableAnswers();
		const before = listen(answers, table, "a");
		await task();
		const told = listen(answers, {} as Table, "a", "b");
		await task();
		drawFrame();
		assert.deepEqual(before, [["waiting"]]);
		assert.deepEqual(told.at(-1), [{ known: "a" }, { known: "b" }]);
	});
});
