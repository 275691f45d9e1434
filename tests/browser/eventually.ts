/** What a page comes to: its worker, its frames and its address take their time, on a busy machine much of it. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** The longest that anything is waited for, in milliseconds: no measure of the page, only the end of a test that fails. */
export const patience = 30_000;

/** In milliseconds. */
const pauseBetween = 25;

/** Reads again and again until what is read is what is expected, and in the end fails as an assertion of it does. */
export async function eventually<Value>(
	read: () => Promise<Value>,
	expected: Value,
	message?: string,
): Promise<void> {
	const deadline = Date.now() + patience;
	let seen = await read();
	while (!isDeepStrictEqual(seen, expected) && Date.now() < deadline) {
		await pause(pauseBetween);
		seen = await read();
	}
	assert.deepEqual(seen, expected, message);
}
