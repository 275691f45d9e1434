/** What follows from the board and the topics of the analysis, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position, Table } from "catchmate";
import { Analysis } from "../../web/app/analysis/commands.ts";
import { analysisEffects } from "../../web/app/analysis/effects.ts";
import { initialAnalysis } from "../../web/app/analysis/state.ts";
import { Effects } from "../../web/app/kernel/effects.ts";
import type { PageParts } from "../../web/app/kernel/parts.ts";
import { startRecord } from "../../web/model/record.ts";
import { Store } from "../../web/model/store.ts";
import { chase } from "./games.ts";

const position: Position = {
	toMove: "white",
	pieces: { white: [{ row: 1, column: 1 }], black: [{ row: 2, column: 2 }] },
};

/** A table that is asked, and never answers. */
function silentTable() {
	const asked: string[] = [];
	let counts = 0;
	const never = (question: string) => () => {
		asked.push(question);
		return new Promise<never>(() => {});
	};
	const table = {
		game: { rules: chase, board: { rows: 3, columns: 3, obstacles: [] } },
		longest: 4,
		lookup: never("value"),
		moves: never("moves"),
		statistics: ({ signal }: { readonly signal: AbortSignal }) => {
			counts += 1;
			signal.addEventListener("abort", () => {
				counts -= 1;
			});
			return new Promise<never>(() => {});
		},
	};
	return { asked, counts: () => counts, table: table as unknown as Table };
}

/** The analysis of a board, whose scripts cannot be had at first. */
function begin() {
	const { asked, counts, table } = silentTable();
	const loads: string[] = [];
	let failure: object | null = null;
	const frame = { state: { activity: "analyse" }, words: {} };
	let tab = "moves";
	const board = { table, record: startRecord(position), selected: null, heat: [] };
	const scripts = {
		get: () => null,
		failure: () => failure,
		retry: () => {
			failure = null;
		},
		load: async (name: string) => {
			if (failure === null) {
				loads.push(name);
				failure = {};
			}
		},
	};
	const parts = { board, frame, scripts } as unknown as PageParts;
	const store = new Store({ analysis: initialAnalysis }, () => {});
	const slice = store.slice("analysis");
	const analysis = new Analysis(slice, parts.board, parts.scripts);
	const effects = new Effects();
	analysisEffects(effects, { ...parts, analysis, slice, tab: () => tab });
	/** As often as a page that is drawn after each change would. */
	const settle = () => {
		effects.settle();
		effects.settle();
	};
	const openTab = (opened: string) => {
		tab = opened;
	};
	return { analysis, asked, board, counts, frame, loads, openTab, settle };
}

test("each question is asked once, however often the page is drawn", () => {
	const { asked, settle } = begin();
	settle();
	settle();
	// The position, its moves, and the position with the other side to move.
	assert.deepEqual(asked, ["value", "moves", "value"]);
});

test("what draws the topics is loaded when one is opened, and after a failure when one is opened again", () => {
	const { analysis, loads, settle } = begin();
	settle();
	assert.deepEqual(loads, []);
	analysis.setOpen("line", true);
	settle();
	settle();
	assert.deepEqual(loads, ["analysis"]);
	analysis.setOpen("line", false);
	settle();
	analysis.setOpen("line", true);
	settle();
	assert.deepEqual(loads, ["analysis", "analysis"]);
});

test("a board is counted while its statistics are open, and no longer", () => {
	const { analysis, board, counts, frame, settle } = begin();
	settle();
	assert.equal(counts(), 0);
	analysis.choose({ isCounted: true });
	settle();
	settle();
	assert.equal(counts(), 1);
	frame.state = { activity: "play" };
	settle();
	assert.equal(counts(), 0);
	frame.state = { activity: "analyse" };
	settle();
	assert.equal(counts(), 1);
	const other = silentTable();
	board.table = other.table;
	settle();
	assert.deepEqual([counts(), other.counts()], [0, 1]);
});

test("the topic of a tab stays on the board while the text or the link is looked at", () => {
	const { analysis, openTab, settle } = begin();
	analysis.setOpen("watch", true);
	for (const [tab, topic] of [
		["moves", null],
		["explain", "watch"],
		["text", "watch"],
		["share", "watch"],
		["moves", null],
	] as const) {
		openTab(tab);
		settle();
		assert.equal(analysis.topic, topic, tab);
	}
});

test("a solve that is watched stops when its topic is left", (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const { analysis, frame, openTab, settle } = begin();
	openTab("explain");
	analysis.setOpen("watch", true);
	settle();
	const { subject } = analysis;
	assert.ok(subject !== null);
	analysis.play(subject);
	context.mock.timers.tick(700);
	settle();
	assert.deepEqual([analysis.state.isPlaying, analysis.state.watch?.distance], [true, 1]);
	frame.state = { activity: "edit" };
	settle();
	context.mock.timers.tick(700);
	assert.deepEqual([analysis.state.isPlaying, analysis.state.watch?.distance], [false, 1]);
});
