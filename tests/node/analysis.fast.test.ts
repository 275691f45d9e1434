/** What follows from the board and the topics of the analysis, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals-core";
import type { Position, Table } from "catchmate";
import { Analysis } from "../../web/app/analysis/model.ts";
import type { Frame } from "../../web/app/shell/frame.ts";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { startRecord } from "../../web/model/record.ts";
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

/** The analysis of a board that is looked at in a tab. */
function begin() {
	const { asked, counts, table } = silentTable();
	const activity = signal("analyse");
	const tab = signal("moves");
	const shown = signal(table);
	const board = {
		get table() {
			return shown.value;
		},
		record: startRecord(position),
		selected: null,
	};
	const frame = {
		words: {},
		get activity() {
			return activity.value;
		},
	};
	const analysis = new Analysis(board as unknown as CatchmateBoard, frame as unknown as Frame);
	analysis.follow(() => tab.value);
	return { activity, analysis, asked, counts, shown, tab };
}

test("a question is asked when its answer is first read, and once", () => {
	const { analysis, asked } = begin();
	assert.deepEqual(asked, []);
	for (const _ of [1, 2]) {
		assert.equal(analysis.subject?.value(), "waiting");
		assert.equal(analysis.subject?.moves(), "waiting");
	}
	assert.deepEqual(asked, ["value", "moves"]);
});

test("a board is counted while its statistics are open, and no longer", () => {
	const { activity, analysis, counts, shown } = begin();
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

test("the topic of a tab stays on the board while the text or the link is looked at", () => {
	const { analysis, tab } = begin();
	analysis.setOpen("watch", true);
	for (const [open, topic] of [
		["moves", null],
		["explain", "watch"],
		["text", "watch"],
		["share", "watch"],
		["moves", null],
	] as const) {
		tab.value = open;
		assert.equal(analysis.topic, topic, open);
	}
});

test("a solve that is watched stops when its topic is left", (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const { activity, analysis, shown, tab } = begin();
	tab.value = "explain";
	analysis.setOpen("watch", true);
	const { subject } = analysis;
	assert.ok(subject !== null);
	const seen = () => [analysis.isPlaying.value, analysis.distanceIn(shown.value)];
	analysis.play(subject);
	context.mock.timers.tick(700);
	assert.deepEqual(seen(), [true, 1]);
	activity.value = "edit";
	context.mock.timers.tick(700);
	assert.deepEqual(seen(), [false, 1]);
});
