/** The page's questions to tables: each is asked once, and answers that come close together are told of once. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import type { Table } from "catchmate";
import { Questions } from "../../web/app/study/questions.ts";

/** What is to be called with the next frame. */
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

const unasked = () => assert.fail("it was asked before");

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

describe("answers", () => {
	test("that come one task after the other before a frame are told of once, and later ones again", async () => {
		const told = mock.fn();
		const questions = new Questions(told);
		for (const key of ["a", "b", "c"]) {
			questions.ask(table, key, () => Promise.resolve(key));
			await task();
		}
		assert.equal(told.mock.callCount(), 0);
		assert.deepEqual(questions.ask(table, "b", unasked), { known: "b" });
		drawFrame();
		mock.timers.tick(1000);
		assert.equal(told.mock.callCount(), 1);
		questions.ask(table, "d", () => Promise.reject(new Error("gone")));
		await task();
		drawFrame();
		assert.equal(told.mock.callCount(), 2);
		assert.equal(questions.ask(table, "d", unasked), "failed");
	});

	test("are told of on a page that draws no frames, once", async () => {
		const told = mock.fn();
		const questions = new Questions(told);
		questions.ask(table, "a", () => Promise.resolve("a"));
		await task();
		mock.timers.tick(1000);
		drawFrame();
		assert.equal(told.mock.callCount(), 1);
	});
});
