/** The game that the page keeps for another visit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals-core";
import { playEffects } from "../../web/app/play/effects.ts";
import { preferences } from "../../web/app/shell/preferences.ts";

type Effects = Parameters<typeof playEffects>;

test("is none that only the opponent has moved in, also where the link was not known at that move", () => {
	const link = signal<string | null>(null);
	const moves = signal<ReadonlyMap<number, unknown>>(new Map());
	const board = {
		currentGame: { number: 1, ended: null },
		record: { moves: [{}] },
		trails: [],
	};
	const play = {
		ended: null,
		card: {
			get value() {
				return { moves: moves.value };
			},
		},
	};
	const address = {
		get link() {
			return link.value;
		},
		pliesIn: () => 0,
	};
	playEffects(
		play as unknown as Effects[0],
		{ board, frame: { activity: "play" }, address } as unknown as Effects[1],
	);
	link.value = "1Ac4B-A7n6Y";
	assert.equal(preferences.get("game"), null);
	moves.value = new Map([[2, {}]]);
	assert.equal(preferences.get("game"), "1Ac4B-A7n6Y");
});
