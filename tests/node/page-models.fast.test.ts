/** The page's models without a page: questions to tables, analysis, lazy parts, the kept game. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { effect, signal } from "@preact/signals-core";
import type { Position, Table } from "catchmate";
import { nothing } from "lit/html.js";
import { Analysis } from "../../web/app/analysis/model.ts";
import { AnalysedPosition } from "../../web/app/analysis/position.ts";
import { keepGame } from "../../web/app/play/kept-game.ts";
import { Lazy, LoadError } from "../../web/app/shell/lazy.ts";
import { preferences } from "../../web/app/shell/preferences.ts";
import { pageWords } from "../../web/locale/every.ts";
import { startRecord } from "../../web/model/record.ts";
import { chase } from "./games.ts";

/** Lets answers and loads arrive. */
const task = () => new Promise((resolve) => setImmediate(resolve));

describe("the analysis", () => {
	const position: Position = {
		toMove: "white",
		pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 2, column: 2 }] },
	};

	/** A table that never answers. */
	function silentTable() {
		let counts = 0;
		const table = {
			game: { rules: chase, board: { rows: 3, columns: 3, obstacles: [] } },
			longest: 4,
			statistics({ signal }: { readonly signal: AbortSignal }) {
				counts += 1;
				signal.addEventListener("abort", () => {
					counts -= 1;
				});
				return new Promise<never>(() => {});
			},
		};
		return { counts: () => counts, table: table as unknown as Table };
	}

	test("counts a board only while its statistics are open", () => {
		const { counts, table } = silentTable();
		const [activity, shown] = [signal("analyse"), signal(table)];
		const board = {
			get table() {
				return shown.value;
			},
			record: startRecord(position),
			selected: null,
		};
		const page = {
			words: {},
			get activity() {
				return activity.value;
			},
		};
		const [analysed, seen] = [board, page] as unknown as ConstructorParameters<typeof Analysis>;
		const analysis = new Analysis(analysed, seen);
		analysis.follow(() => "moves");
		assert.equal(counts(), 0);
		analysis.isCounted.value = true;
		assert.equal(counts(), 1);
		activity.value = "play";
		assert.equal(counts(), 0);
		activity.value = "analyse";
		assert.equal(counts(), 1);
		const other = silentTable();
		shown.value = other.table;
		assert.deepEqual([counts(), other.counts()], [0, 1]);
	});
});

describe("answers of a table", () => {
	/** Callbacks that wait for the next frame. */
	let frames = new Map<number, () => void>();
	const drawFrame = () => {
		const due = [...frames.values()];
		frames.clear();
		for (const act of due) act();
	};

	beforeEach(() => {
		frames = new Map();
		Object.assign(globalThis, {
			requestAnimationFrame: (act: () => void) => frames.set(frames.size + 1, act).size,
			cancelAnimationFrame: (handle: number) => frames.delete(handle),
		});
		mock.timers.enable({ apis: ["setTimeout"] });
	});
	afterEach(() => {
		mock.timers.reset();
		Reflect.deleteProperty(globalThis, "requestAnimationFrame");
		Reflect.deleteProperty(globalThis, "cancelAnimationFrame");
	});

	const position: Position = { toMove: "white", pieces: {} };
	const found = { outcome: "win" };

	/** Records the values and moves read from a position of a table that knows only its value. */
	function listen() {
		const table = {
			lookup: async () => found,
			moves: () => Promise.reject(new Error("no moves")),
		} as unknown as Table;
		const analysed = new AnalysedPosition(table, startRecord(position), position, null);
		const read: unknown[][] = [];
		effect(() => void read.push([analysed.value(), analysed.moves()]));
		return read;
	}

	test("arrive together within one frame", async () => {
		const read = listen();
		await task();
		assert.deepEqual(read, [["waiting", "waiting"]]);
		drawFrame();
		mock.timers.tick(1000);
		assert.deepEqual(read.slice(1), [[found, "failed"]]);
	});
});

describe("a part of the page", () => {
	test("is loaded once, on first read, and its readers run again", async () => {
		let loads = 0;
		const lazy = new Lazy(async () => ({ number: ++loads }));
		assert.equal(loads, 0);
		const seen: (number | null)[] = [];
		effect(() => void seen.push(lazy.module?.number ?? null));
		effect(() => void lazy.module);
		await task();
		assert.deepEqual(seen, [null, 1]);
		assert.deepEqual(await lazy.load(), { number: 1 });
	});

	test("that fails to load is requested once, until needed again", async () => {
		let isThere = false;
		let loads = 0;
		const lazy = new Lazy(async () => {
			loads += 1;
			return isThere ? "drawn" : Promise.reject(new TypeError("not found"));
		});
		const words = pageWords("en");
		const drawn: unknown[] = [];
		effect(() => void drawn.push(lazy.draw(words, (text) => text as unknown as never)));
		await task();
		assert.deepEqual([drawn.length, drawn[0], loads], [2, nothing, 1]);
		assert.ok(JSON.stringify(drawn[1]).includes(words.notLoaded.again));
		await assert.rejects(lazy.load(), LoadError);
		isThere = true;
		await lazy.load();
		assert.deepEqual([drawn.at(-1), loads], ["drawn", 3]);
	});
});

test("the kept game has a move of the person, also where its link comes later", () => {
	const link = signal<string | null>(null);
	const hasOwnMove = signal(false);
	const play = {
		get hasOwnMove() {
			return hasOwnMove.value;
		},
	};
	const board = {
		currentGame: { number: 1, ended: null },
		record: { moves: [{}] },
	};
	const address = {
		get link() {
			return link.value;
		},
		pliesIn: () => 0,
	};
	const followed = { board, page: { activity: "play" }, address };
	keepGame(...([play, followed] as unknown as Parameters<typeof keepGame>));
	link.value = "1Ac4B-A7n6Y";
	assert.equal(preferences.get("game"), null);
	hasOwnMove.value = true;
	assert.equal(preferences.get("game"), link.value);
});
