/** The element's attributes as an author writes them: what they say, and what is used where they say nothing possible. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "catchmate";
import {
	type Attributes,
	controlsOf,
	settingsOf,
	validateAttributes,
} from "../../web/element/attributes.ts";
import { movesOf } from "../../web/element/squares-text.ts";
import { problemOf, useSolver } from "./solver.ts";

useSolver();

const plain: Attributes = {
	game: null,
	position: null,
	puzzleNumber: null,
	moves: null,
	arrowsText: null,
	marksText: null,
	lang: "",
	mode: "show",
	human: null,
	hints: "auto",
	controls: "",
	page: null,
	theme: "auto",
	ply: null,
	plyFrom: null,
	plyTo: null,
	loading: "eager",
};

/** What is reported of some attributes, and what they are after that. */
function validated(given: object, game: Game | null = null) {
	const attributes: Attributes = { ...plain, ...given };
	const reports: unknown[][] = [];
	validateAttributes(attributes, game, (...report) => reports.push(report));
	return { attributes, reports };
}

test("possible values are left as they are, and impossible ones are reported with what is used instead", async () => {
	const { game: chase } = await problemOf("chase", "5 3 3 3 4");
	for (const given of [
		{},
		{ mode: "puzzle", hints: "staged", theme: "dark", loading: "lazy" },
		{ controls: " verdict  moves\n", puzzleNumber: "day" },
		{ controls: "none", ply: "3", plyFrom: 0, plyTo: "", moves: "b-c a-b+d-e" },
		{ puzzleNumber: "12", human: "white black", moves: "1,1-1,2 pass 3,3-1,3+2,2-2,3" },
		{ arrowsText: " 2,3-2,4  4,5-5,5:hint", marksText: "2,3 5,5:cross", lang: "zh-Hans" },
		{ controls: "rules link", page: "../index.html" },
	]) {
		const { attributes, reports } = validated(given, chase);
		assert.deepEqual({ attributes, reports }, { attributes: { ...plain, ...given }, reports: [] });
	}
	for (const [given, name, fallback] of [
		[{ mode: "dance" }, "mode", "show"],
		[{ theme: "Dark" }, "theme", "auto"],
		[{ controls: "verdict buttens" }, "controls", "auto"],
		[{ page: "javascript:alert(1)" }, "page", "none"],
		[{ ply: "one" }, "ply", "none"],
		[{ plyFrom: -1 }, "ply-from", "none"],
		[{ plyTo: 1.5 }, "ply-to", "none"],
		[{ puzzleNumber: "100000" }, "puzzle", "none"],
		[{ moves: "1,1-1,2-1,3" }, "moves", "none"],
		[{ arrowsText: "2,3" }, "arrows", "none"],
		[{ arrowsText: "2,3-2,6" }, "arrows", "none"],
		[{ marksText: "0,1" }, "marks", "none"],
		[{ marksText: "1,1:square" }, "marks", "none"],
		[{ lang: "tlh" }, "lang", "en"],
		[{ human: "white green" }, "human", "the side that can win"],
	] as const) {
		const [value] = Object.values(given);
		assert.deepEqual(validated(given, chase).reports, [[name, value, fallback]]);
	}
	// An attribute that was removed has its default again, and nobody is to blame.
	assert.deepEqual(validated({ mode: null }), { attributes: plain, reports: [] });
	const { attributes } = validated({ mode: "dance", controls: "buttens", puzzleNumber: "0" });
	assert.deepEqual(attributes, { ...plain, controls: "auto" });
});

test("what stands around the board is what is named, or what the mode needs", () => {
	const page = "index.html";
	for (const [controls, mode, address, expected] of [
		["", "show", null, ["verdict", "buttons"]],
		["auto moves", "play", null, ["verdict", "buttons"]],
		["", "analyse", null, ["verdict", "buttons", "moves"]],
		["moves verdict", "show", null, ["verdict", "moves"]],
		["link rules", "play", null, ["rules"]],
		["none", "analyse", null, []],
		["", "play", page, ["verdict", "buttons", "link"]],
		["link rules", "play", page, ["rules", "link"]],
	] as const) {
		const found = controlsOf({ controls, mode, page: address });
		assert.deepEqual([...found], expected, `${controls} ${mode}`);
	}
});

test("hints are given on request in play and freely elsewhere, and the last ply is never before the first", () => {
	for (const [given, hints] of [
		[{ mode: "play" }, "staged"],
		[{ mode: "analyse" }, "full"],
		[{ mode: "play", hints: "off" }, "off"],
	] as const) {
		assert.equal(settingsOf({ ...plain, ...given }).hints, hints);
	}
	const { plyFrom, plyTo } = settingsOf({ ...plain, plyFrom: 4, plyTo: 2 });
	assert.deepEqual([plyFrom, plyTo], [4, 4]);
	assert.equal(settingsOf(plain).plyTo, Number.POSITIVE_INFINITY);
});

test("moves are read by rows and columns, on a graph by the names of its points", () => {
	const square = (row: number, column: number) => ({ row, column });
	const step = { from: square(1, 1), to: square(1, 2) };
	const turn = { ...step, others: [{ from: square(3, 3), to: square(2, 3) }] };
	const pass = { from: null, to: null };
	const graph = { edges: [{ from: 1, to: 2 }], names: ["a", "b"] };
	for (const [text, ground, moves] of [
		["1,1-1,2+3,3-2,3 pass", {}, [turn, pass]],
		[null, {}, []],
		["", {}, []],
		["a-b", {}, null],
		["1,1", {}, null],
		["1,1-1,2-1,3", {}, null],
		["1,1-1,2+", {}, null],
		["1,1-1,2 then 2,2-1,2", {}, null],
		["a-b", { graph }, [step]],
		["a-z", { graph }, null],
	] as const) {
		assert.deepEqual(movesOf(text, ground), moves, `${text}`);
	}
});
