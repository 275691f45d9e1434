/** The parts of the page that are loaded later, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "@preact/signals-core";
import { nothing } from "lit/html.js";
import { Lazy, LoadError } from "../../web/app/shell/lazy.ts";
import { pageWords } from "../../web/locale/words.ts";

/** Lets what was loaded be seen. */
const task = () => new Promise((resolve) => setImmediate(resolve));

test("a part is loaded when it is first read, once, and what has read it runs again", async () => {
	let loads = 0;
	const lazy = new Lazy(async () => ({ number: ++loads }));
	assert.equal(loads, 0);
	const seen: (number | null)[] = [];
	effect(() => void seen.push(lazy.module?.number ?? null));
	effect(() => void lazy.module);
	await task();
	assert.deepEqual(seen, [null, 1]);
	assert.deepEqual(await lazy.need(), { number: 1 });
});

test("a part that cannot be loaded is asked for no more until a person wants it, or somebody needs it", async () => {
	let isThere = false;
	let loads = 0;
	const lazy = new Lazy(async () => {
		loads += 1;
		return isThere ? "drawn" : Promise.reject(new TypeError("not found"));
	});
	const drawn: unknown[] = [];
	effect(() => void drawn.push(lazy.draw(pageWords("en"), (text) => text as unknown as never)));
	await task();
	assert.deepEqual([drawn.length, drawn[0], loads], [2, nothing, 1]);
	assert.ok(JSON.stringify(drawn[1]).includes("Try again"));
	await assert.rejects(lazy.need(), LoadError);
	isThere = true;
	await lazy.need();
	assert.deepEqual([drawn.at(-1), loads], ["drawn", 3]);
});
