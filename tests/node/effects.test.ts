/** The effects of the page: what runs when, without a page. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Effects } from "../../web/app/kernel/effects.ts";
import { Events } from "../../web/app/kernel/events.ts";
import { playEffects } from "../../web/app/play/effects.ts";
import type { EndedGame } from "../../web/app/play/state.ts";
import { startRecord } from "../../web/model/record.ts";
import { Store } from "../../web/model/store.ts";

describe("an effect", () => {
	test("runs at first, and then only when a part that it names is another", () => {
		const store = new Store({ tab: "moves", copied: "" }, () => {});
		const effects = new Effects();
		const seen: string[] = [];
		effects.add(
			() => ({ tab: store.state.tab }),
			({ tab }) => seen.push(tab),
		);
		effects.settle();
		store.set({ copied: "link" });
		effects.settle();
		assert.deepEqual(seen, ["moves"]);
		store.set({ tab: "share" });
		effects.settle();
		effects.settle();
		assert.deepEqual(seen, ["moves", "share"]);
	});

	test("is run again for what another has changed, whichever was added first", () => {
		for (const isFirst of [true, false]) {
			const store = new Store({ board: 1, doubled: 0 }, () => {});
			const effects = new Effects();
			const told: number[] = [];
			const double = () =>
				effects.add(
					() => ({ board: store.state.board }),
					({ board }) => store.set({ doubled: 2 * board }),
				);
			const tell = () =>
				effects.add(
					() => ({ doubled: store.state.doubled }),
					({ doubled }) => told.push(doubled),
				);
			for (const add of isFirst ? [double, tell] : [tell, double]) {
				add();
			}
			effects.settle();
			effects.settle();
			store.set({ board: 4 });
			effects.settle();
			effects.settle();
			assert.deepEqual(told.slice(-2), [2, 8], String(isFirst));
		}
	});
});

describe("a store", () => {
	test("has a part for each owner, and asks for a drawing at every change", () => {
		let drawings = 0;
		const store = new Store({ play: { hints: "off" }, text: { text: "" } }, () => {
			drawings += 1;
		});
		const play = store.slice("play");
		const { text } = store.state;
		play.set({ hints: "full" });
		assert.deepEqual(play.state, { hints: "full" });
		assert.equal(store.state.play, play.state);
		assert.equal(store.state.text, text);
		store.setSilently({ text: { text: "3 3" } });
		assert.equal(drawings, 1);
	});
});

test("an event comes to all that listen to its name, in the order in which they began to", () => {
	const events = new Events();
	const heard: string[] = [];
	events.on("activity-changed", ({ from, to }) => heard.push(`${from} ${to}`));
	events.on("activity-changed", ({ to }) => heard.push(to));
	events.on("board-opened", ({ rules }) => heard.push(rules.id));
	events.tell("activity-changed", { from: "analyse", to: "play" });
	assert.deepEqual(heard, ["analyse play", "play"]);
});

test("what draws the end of a game is loaded once a game has ended, and asked for again at the next end", () => {
	const asked: string[] = [];
	const scripts = {
		get: () => null,
		retry: (name: string) => asked.push(`retry ${name}`),
		load: async (name: string) => void asked.push(`load ${name}`),
	};
	const game = (): EndedGame => ({
		record: startRecord({ toMove: "white", pieces: {} }),
		...{ winner: null, start: null },
	});
	const play = { ended: null as EndedGame | null, ownSide: null, setNext: () => {} };
	const effects = new Effects();
	const board = { problem: null, rules: null, trails: [], solver: new Promise<never>(() => {}) };
	playEffects(effects, scripts, { play, board, isPlayed: () => false });
	effects.settle();
	assert.deepEqual(asked, []);
	play.ended = game();
	effects.settle();
	effects.settle();
	assert.deepEqual(asked, ["retry opponents", "load opponents"]);
	play.ended = game();
	effects.settle();
	assert.equal(asked.length, 4);
});
