/** The page's storage entry, which may hold anything or be missing. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { effect } from "@preact/signals-core";
import { Preferences } from "../../web/app/shell/preferences.ts";
import { addResult } from "../../web/model/puzzle-progress.ts";

/** A browser's storage in memory. */
function storageWith(entries: Readonly<Record<string, string>> = {}): Storage {
	const kept = new Map(Object.entries(entries));
	return {
		get length() {
			return kept.size;
		},
		key: (index) => [...kept.keys()][index] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
		clear: () => kept.clear(),
	};
}

describe("stored preferences", () => {
	test("ignore and replace invalid data", () => {
		for (const rubbish of [
			...["{", "null", "7", "[]", '{"language":"en"}', '{"version":2,"language":"en"}'],
			`{"version":1,"language":"${"x".repeat(1_000_000)}"}`,
		]) {
			const storage = storageWith({ catchmate: rubbish });
			const preferences = new Preferences(() => storage);
			assert.equal(preferences.get("language"), null, rubbish.slice(0, 40));
			preferences.set("language", "en");
			assert.equal(storage.getItem("catchmate"), '{"version":1,"language":"en"}');
		}
	});

	test("persist to the next visit, each field checked by itself", () => {
		const storage = storageWith();
		const of = (preferences: Preferences) =>
			(["language", "hints", "traps", "levels"] as const).map((name) => preferences.get(name));
		assert.deepEqual(of(new Preferences(() => storage)), [null, "staged", false, {}]);
		const preferences = new Preferences(() => storage);
		preferences.set("language", "en");
		preferences.set("hints", "off");
		preferences.set("traps", true);
		preferences.set("levels", { chase: "medium" });
		assert.deepEqual(of(new Preferences(() => storage)), ["en", "off", true, { chase: "medium" }]);
		for (const wrong of ['"all"', "1", "[3]", '{"chase":"human"}', '{"chase":3}']) {
			const stored = `{"version":1,"hints":${wrong},"traps":${wrong},"levels":${wrong},"language":"en"}`;
			const sound = new Preferences(() => storageWith({ catchmate: stored }));
			assert.deepEqual(of(sound), ["en", "staged", false, {}]);
		}
	});

	test("wake only the readers of the changed field", () => {
		const storage = storageWith();
		const preferences = new Preferences(() => storage);
		const read: string[] = [];
		effect(() => void read.push(preferences.get("hints")));
		preferences.set("game", "1AQgxovA9-XQ.play");
		preferences.set("hints", "off");
		assert.deepEqual(read, ["staged", "off"]);
	});

	test("of two tabs merge field by field", () => {
		const storage = storageWith();
		const [one, other] = [new Preferences(() => storage), new Preferences(() => storage)];
		one.set("language", "en");
		one.set("levels", { chase: "medium" });
		other.set("hints", "off");
		other.change("levels", (levels) => ({ ...levels, token: "perfect" }));
		other.change("puzzles", (progress) => addResult(progress, 1, 0));
		one.change("puzzles", (progress) => addResult(progress, 2, 1));
		one.change("levels", (levels) => ({ ...levels, "pong-hau-ki": "easy" }));
		const of = (tab: Preferences) => [
			tab.get("language"),
			tab.get("hints"),
			tab.get("levels"),
			tab.get("puzzles").results,
		];
		const kept = [
			{ chase: "medium", token: "perfect", "pong-hau-ki": "easy" },
			{ 1: 0, 2: 1 },
		];
		assert.deepEqual(of(new Preferences(() => storage)), ["en", "off", ...kept]);
		// A tab uses its own choice until it changes the same field.
		assert.deepEqual(of(one), ["en", "staged", ...kept]);
	});

	test("last as long as the page if storage is refused", () => {
		const refused = (): never => {
			throw new DOMException("Access is denied for this document.", "SecurityError");
		};
		const preferences = new Preferences(refused);
		preferences.set("language", "en");
		assert.equal(preferences.isRefused, true);
		assert.equal(preferences.get("language"), "en");
		assert.equal(new Preferences(refused).get("language"), null);
	});
});
