/** Waits for a page: its worker, its frames and its address take their time, on a busy machine much of it. */
import assert, { AssertionError } from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";

/** The longest that anything is waited for, in milliseconds: no measure of the page, only the end of a test that fails. */
export const patience = 30_000;

/** The first pause between two looks, in milliseconds; each one after it is longer, up to the longest. */
const firstPause = 10;
const longestPause = 160;

/** Makes assertions again and again until they hold, and in the end fails as they do. */
export async function holds(assertions: () => Promise<void>): Promise<void> {
	const deadline = Date.now() + patience;
	for (let next = firstPause; ; next = Math.min(2 * next, longestPause)) {
		try {
			await assertions();
			return;
		} catch (error) {
			if (!(error instanceof AssertionError) || Date.now() > deadline) {
				throw error;
			}
		}
		await pause(next);
	}
}

/** Reads again and again until what is read is what is expected, or matches it, and in the end fails as an assertion of it does. */
export function eventually<Value>(
	read: () => Promise<Value>,
	expected: Value | RegExp,
	message?: string,
): Promise<void> {
	return holds(async () => {
		const seen = await read();
		if (expected instanceof RegExp) {
			assert.match(String(seen), expected, message);
		} else {
			assert.deepEqual(seen, expected, message);
		}
	});
}

/** Waits until so many elements are found. */
export function counts(elements: Locator, expected: number, message?: string): Promise<void> {
	return eventually(() => elements.count(), expected, message);
}

/** Waits until a box or a radio button is checked, or is not. */
export function checks(input: Locator, expected = true): Promise<void> {
	return eventually(() => input.isChecked(), expected, String(input));
}

/** Waits until a field holds a text. */
export function holdsText(field: Locator, expected: string | RegExp): Promise<void> {
	return eventually(() => field.inputValue(), expected, String(field));
}

/** Waits until an attribute of an element is as expected. */
export function hasAttribute(
	element: Locator,
	name: string,
	expected: string | RegExp,
): Promise<void> {
	return eventually(() => element.getAttribute(name), expected, `${element} ${name}`);
}

/** The middle of an element, in CSS pixels of the window, once it has stopped moving. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
	let box = await element.boundingBox();
	await holds(async () => {
		await element.evaluate(() => new Promise(requestAnimationFrame));
		const before = box;
		box = await element.boundingBox();
		assert.deepEqual(box, before, "it moves");
	});
	assert.ok(box, "it is not on the screen");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
