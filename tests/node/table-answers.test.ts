/** The page's questions to tables: each is asked once, and answers that come close together are told of once. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
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

/** Keeps the answers that are told of, each time as one list. */
function listen() {
	const told: unknown[][] = [];
	const answers = new TableAnswers((_, byKey) => told.push([...byKey.values()]));
	return { told, answers };
}

describe("answers", () => {
	test("that come one task after the other before a frame are told of once, and later ones again", async () => {
		const { told, answers } = listen();
		for (const key of ["a", "b", "c"]) {
			answers.ask(table, [question(key)]);
			await task();
		}
		assert.deepEqual(told, []);
		answers.ask(table, [unasked("b")]);
		drawFrame();
		mock.timers.tick(1000);
		assert.deepEqual(told, [[{ known: "a" }, { known: "b" }, { known: "c" }]]);
		answers.ask(table, [question("gone"), unasked("a")]);
		await task();
		drawFrame();
		assert.deepEqual(told[1], ["failed"]);
	});

	test("are told of on a page that draws no frames, once", async () => {
		const { told, answers } = listen();
		answers.ask(table, [question("a")]);
		await task();
		mock.timers.tick(1000);
		drawFrame();
		assert.equal(told.length, 1);
	});

	test("of another table are asked for anew, and those of the table before are not told of", async () => {
		const { told, answers } = listen();
		answers.ask(table, [question("a")]);
		await task();
		answers.ask({} as Table, [question("a"), question("b")]);
		await task();
		drawFrame();
		assert.deepEqual(told, [[{ known: "a" }, { known: "b" }]]);
	});
});
