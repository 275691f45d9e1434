/** The element's attributes: parsing, and fallbacks for invalid values. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
	checkFor,
	controlsOf,
	misspeltAttributes,
	misspeltDrawings,
	settingsOf,
} from "../../web/element/attributes.ts";
import { UnreadableError } from "../../web/element/failure.ts";
import type { AuthorProperties, ElementProperties } from "../../web/element/properties.ts";
import { readBoard } from "../../web/element/read-board.ts";
import { movesOf, settings } from "../../web/element/settings.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

type Name = keyof typeof settings;

/** A property with its default, and the values of all. */
const plain = {
	...Object.fromEntries(Object.entries(settings).map(([name, { usual }]) => [name, usual])),
	lang: "",
} as unknown as Pick<AuthorProperties, (keyof ElementProperties & keyof AuthorProperties) | "lang">;

test("a property accepts its attribute's text and its own type only", () => {
	const square = { row: 1, column: 2 };
	const step = { from: square, to: square };
	const values: Readonly<Record<string, unknown>> = {
		moves: [step, { from: null, to: null }, { ...step, others: [step] }],
		arrows: [{ ...step, isHint: true }],
		marks: [{ square, shape: "dot", label: "here" }],
		heat: [{ square, outcome: "win", distance: 3 }],
		trails: [{ side: "white", steps: [step], isWinner: true }],
		humans: ["white"],
		brush: { kind: "goal", side: "white" },
		selected: square,
		pointed: step,
		paused: true,
		opponent: () => step,
	};
	const texts: Partial<Record<Name, readonly string[]>> = {
		game: ["chase"],
		position: ["2 1 1 2 2"],
		puzzle: ["12", "day"],
		moves: ["1,1-1,2 pass 3,3-1,3+2,2-2,3", "b-c a-b+d-e", ""],
		mode: ["show", "puzzle"],
		human: ["white black"],
		hints: ["staged"],
		controls: [" verdict  moves\n", "none", "rules link"],
		page: ["../index.html", "https://catchmate.example/"],
		theme: ["dark"],
		loading: ["lazy"],
		label: ["A board"],
		ariaLabel: ["A board"],
		arrows: [" 2,3-2,4  4,5-5,5:hint"],
		marks: ["2,3 5,5:cross"],
	};
	const of = (name: Name, value: unknown) => settings[name].read(value);
	for (const [name, all] of Object.entries(texts) as [Name, string[]][]) {
		for (const text of all) assert.equal(of(name, text), text, name);
	}
	for (const [name, value] of Object.entries(values) as [Name, unknown][]) {
		assert.equal(of(name, value), value, name);
	}
	for (const [name, value, taken] of [
		["puzzle", 12, "12"],
		["human", ["white", "black"], "white black"],
		["controls", ["verdict"], "verdict"],
		["ply", "3", 3],
		["plyTo", "", null],
	] as const) {
		assert.equal(of(name, value), taken, name);
	}
	for (const [name, ...wrong] of [
		["mode", "dance"],
		["theme", "Dark"],
		["controls", "verdict buttens", false],
		["page", "javascript:alert(1)"],
		["ply", "one", -1, 1.5, Number.NaN],
		["puzzle", "100000", "0", 1.5],
		["moves", "1,1-1,2-1,3", [{ from: square, to: null }], [7]],
		["arrows", [{ from: null, to: square }]],
		["marks", [{ square, shape: "square" }], [square]],
		["heat", [{ square, outcome: "won", distance: 3 }]],
		["brush", { kind: "goal" }],
		["pen", { tap: () => {} }],
		["problem", { game: {} }],
	] as const) {
		for (const value of wrong) assert.equal(of(name, value), undefined, `${name} ${value}`);
	}
	// Properties without text values refuse meaningless objects too.
	for (const name of Object.keys(settings) as Name[]) {
		assert.equal(of(name, {}), undefined, name);
		assert.equal(of(name, Symbol("none")), undefined, name);
	}
});

test("unknown sides, arrows, marks and languages are reported with their fallback", async () => {
	const { game } = await problemOf("chase", "5 3 3 3 4");
	const reported = (given: Partial<typeof plain>) => {
		const reports: unknown[][] = [];
		checkFor(game, { ...plain, ...given }, (...report) => reports.push(report));
		return reports;
	};
	for (const given of [
		{},
		{ human: "white black", arrows: "2,3-2,4 5,5-4,5:hint", marks: "5,5:dot", lang: "zh-Hans" },
	]) {
		assert.deepEqual(reported(given), []);
	}
	for (const [name, value, fallback] of [
		["arrows", "2,3", "none"],
		["arrows", "2,3-2,6", "none"],
		["marks", "0,1", "none"],
		["marks", "1,1:square", "none"],
		["lang", "tlh", "en"],
		["human", "white green", "the side that can win"],
	] as const) {
		assert.deepEqual(reported({ [name]: value }), [[name, value, fallback]]);
	}
});

test("the controls around the board are those named, or the mode's defaults", () => {
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

test("hints are on request in play, free elsewhere, and the last ply never precedes the first", () => {
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

test("moves are read by row and column, or by point name on a graph", () => {
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

test("a text that no game accepts is reported as the closest game's", () => {
	const told = "3 3 red\nO..\n.#X\n.O.\nmoves:\n";
	for (const [text, game, place, found] of [
		[`${told}3,2-3,3 {[marks 7,7] Red.}\n`, "crossing-pawn", [6, 17], "7,7"],
		[`${told.replace(" red", "")}3,2-1,3\n`, "crossing-pawn", [6, 1], "3,2-1,3"],
		["3 4\nO.Y.\n.#X.\n.O..\n", "crossing-pawn", [2, 3], "Y"],
		["3 4\nO..\n.#X.\n.O..\n", "crossing-pawn", [2, 4], "O.."],
		["3 3 rde\nO..\n.#X\n.O.\n", "crossing-pawn", [1, 5], "rde"],
		["3 3 red\nO..\n...\n..X\n", "crossing-pawn", [1, 1], "3"],
		["8 9 4 1 5", "chase", [1, 3], "9"],
		["chess", "chase", [1, 1], "chess"],
	] as const) {
		assert.throws(
			() => readBoard(solver, text, undefined),
			(failed) => {
				assert.ok(failed instanceof UnreadableError);
				const { line, column, found: word } = failed.error;
				assert.deepEqual([failed.readAs.id, [line, column], word], [game, place, found], text);
				return true;
			},
		);
	}
});

test("a misspelt attribute or a comment's drawing is distinguished from other names", () => {
	const known = ["position", "hints", "label", "ply", "lang"];
	const names = ["positon", "hint", "lable", "name", "data-hint", "position", "@hint", "colour"];
	assert.deepEqual(misspeltAttributes(names, known), [
		["positon", "position"],
		["hint", "hints"],
		["lable", "label"],
	]);
	const comment = (text: string) => ({ text, arrows: [], marks: [] });
	const move = { from: null, to: null };
	const inner = { comment: comment("[mark 1,1] here [1]"), moves: [] };
	const line = {
		comment: comment("[arows 1,1-1,2] [see 1]"),
		moves: [{ move, comment: comment("[arrow 1,1-1,2]"), variations: [inner] }],
	};
	assert.deepEqual(misspeltDrawings(line), [
		["arows", "arrows"],
		["arrow", "arrows"],
		["mark", "marks"],
	]);
});
