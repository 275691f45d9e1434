import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type ColourName, colours } from "../../web/board/palette.ts";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The style sheet's colours by name, light and dark, without an author's own. */
function themeColours(): ReadonlyMap<string, Readonly<Record<Scheme, string>>> {
	const sheet = readFileSync(new URL("../../web/element/theme.css", import.meta.url), "utf8");
	const before = sheet.slice(0, sheet.indexOf("@media (forced-colors"));
	const found = [...before.matchAll(/^\t--([\w-]+): (.*);$/gm)].flatMap(
		([, name = "", value = ""]) => {
			const both = /--on-light, (#\w{6})\) var\(--on-dark, (#\w{6})\)/.exec(value);
			const [, one] = /(#\w{6})\)?$/.exec(value) ?? [];
			const [light, dark] = both === null ? [one, one] : [both[1], both[2]];
			return light === undefined || dark === undefined ? [] : [[name, { light, dark }] as const];
		},
	);
	return new Map(found);
}

const theme = themeColours();

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

const ofTheme = (name: string, scheme: Scheme) => theme.get(name)?.[scheme] ?? assert.fail(name);
const ofBoard = (name: string, scheme: Scheme) =>
	colours[name as ColourName][scheme === "light" ? 0 : 1];

/** What is written or drawn, and its ground. */
type Pair = readonly [ink: string, ...grounds: string[]];

const texts: readonly Pair[] = [
	["ink", "ground", "surface", "hover", "accent-tint"],
	["soft-ink", "ground", "surface", "hover"],
	["accent", "ground", "surface", "accent-tint"],
	["accent-ink", "accent-fill"],
	["right", "surface", "ground", "right-tint"],
	["slip", "surface", "ground"],
	["error", "surface", "ground", "error-tint"],
	["hint", "surface", "ground"],
	["flame", "surface"],
	["square-shape", "square-slip", "square-slips"],
];

/** The squares that pieces move to. */
const squares = ["board-square", "board-square-dark", "board-square-played"] as const;

const boardTexts: readonly Pair[] = [
	["board-number", "ground", ...squares],
	["chip-text", "chip"],
	["win-ink", "win"],
	["draw-ink", "draw"],
	["loss-ink", "loss"],
];

const graphics: readonly Pair[] = [
	["accent", ...squares, "chip"],
	["board-obstacle", ...squares],
	["board-last-move", ...squares, "board-last-move-tint"],
	["board-way", "ground", "board-square"],
	["win", "chip"],
	["draw", "chip"],
	["loss", "chip"],
];

function least(scheme: Scheme, pairs: readonly Pair[], colourOf: typeof ofTheme, ratio: number) {
	for (const [ink, ...grounds] of pairs) {
		for (const ground of grounds) {
			const found = contrast(colourOf(ink, scheme), colourOf(ground, scheme));
			assert.ok(found >= ratio, `${ink} on ${ground}: ${found}`);
		}
	}
}

for (const scheme of schemes) {
	test(`text, marks, walls, lines and pieces contrast with their ground in ${scheme} colours`, () => {
		least(scheme, texts, ofTheme, 4.5);
		least(scheme, boardTexts, ofBoard, 4.5);
		least(scheme, graphics, ofBoard, 3);
		// A piece contrasts by its body or its edge.
		for (const name of Object.keys(colours).filter((name) => /^piece-\w+-edge$/.test(name))) {
			for (const ground of squares) {
				const of = (colour: string) => contrast(ofBoard(colour, scheme), ofBoard(ground, scheme));
				const best = Math.max(of(name), of(name.replace("-edge", "")));
				assert.ok(best >= 3, `${name} on ${ground}: ${best}`);
			}
		}
	});
}
