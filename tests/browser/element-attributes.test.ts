/** Settings by attribute and by property. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { strictPolicy } from "../hosts/site.ts";
import {
	board,
	cell,
	eventsOf,
	expectDistance,
	pictureOf,
	waitForEvent,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const small = "2 1 1 2 2";

test("a wrong attribute value is reported once and replaced by a fallback", async ({ host }) => {
	const wrong = [
		["mode", "watch"],
		["human", "red"],
		["game", "go"],
	] as const;
	const page = await host({
		body: wrong
			.map(([name, value]) => `id="${name}" ${name}="${value}" position="${small}"`)
			.map((attributes) => board(attributes.replace(/(?=human=)/, 'mode="play" ')))
			.join(""),
		expects: wrong.map(([name, value]) => new RegExp(`${name}="${value}" is not possible`)),
	});
	await waitForEvent(page, "error", wrong.length);
	await waitForEvent(page, "solve", wrong.length);
	await page.evaluate(async () => {
		for (const board of document.querySelectorAll("catchmate-board")) {
			board.setAttribute("theme", "dark");
			await board.updateComplete;
		}
	});
	const errors = (await eventsOf(page)).filter(({ type }) => type === "error");
	const failures = errors.map(({ board, detail }) => [board, detail.failure]);
	const expected = wrong.map(([name, value]) => [name, { kind: "attribute", name, value }]);
	assert.deepEqual(failures.sort(), expected.sort());
	await expect(page.locator("#mode")).toHaveJSProperty("mode", "show");
	const players = { white: "perfect", black: "human" };
	await expect(page.locator("#human")).toHaveJSProperty("players", players);
});

test("misspelt attributes and stray markup are reported on the console @more", async ({ host }) => {
	const line = "3 3 red\nO..\n.#X\n.O.\nmoves:\n3,2-3,3 {[arows 2,3-1,3] a<b and b>c}";
	const page = await host({
		body: `<catchmate-board hint="off" name="one" data-hint><pre>${line}</pre></catchmate-board>`,
		expects: [
			/hint means nothing; hints is/,
			/\[arows means nothing; \[arrows is/,
			/&lt;b is meant/,
		],
	});
	await waitForEvent(page, "solve");
	assert.equal((await eventsOf(page)).filter(({ type }) => type === "error").length, 3);
});

test("the language comes from the element, its surroundings or the browser, else English @more", async ({
	host,
}) => {
	const tag = (attributes = "") => board(`${attributes} position="${small}"`);
	const page = await host({
		body: `<div lang="en">${tag('lang="zh-CN"')}</div><div lang="zh"><p>${tag()}</p></div><div lang="fi">${tag()}</div><div id="here"></div>`,
		locale: "zh-CN",
	});
	await page.evaluate(() => {
		const inner = document.querySelector("#here")?.attachShadow({ mode: "open" });
		const board = document.createElement("catchmate-board");
		board.setAttribute("position", "2 1 1 2 2");
		inner?.append(board);
	});
	const [english, chinese] = [/Black/, /黑方/];
	const verdicts = page.locator(".verdict-words");
	await expect(verdicts).toHaveText([chinese, chinese, english, english]);
	const here = verdicts.nth(3);
	await page.evaluate(() => document.documentElement.removeAttribute("lang"));
	await expect(here).toHaveText(chinese);
	await page.evaluate(() => document.querySelector("main")?.setAttribute("lang", "en"));
	await expect(here).toHaveText(english);
	await page.evaluate(() => document.querySelector("main")?.removeAttribute("lang"));
	await expect(here).toHaveText(chinese);
	await withBoard(page, (board) => {
		board.lang = "en";
	});
	await expect(verdicts.first()).toHaveText(english);
	const grid = page.getByRole("grid").first();
	await expect(grid).toHaveAccessibleName("Chase, 2 rows, 2 columns");
	for (const name of ["aria-label", "label"]) {
		await withBoard(page, (board, name) => board.setAttribute(name, `By ${name}`), name);
		await expect(grid).toHaveAccessibleName(`By ${name}`);
		await withBoard(page, (board, name) => board.removeAttribute(name), name);
	}
});

test("arrows and marks from attributes appear at the board's first position only", async ({
	host,
}) => {
	const page = await host({
		body: board(
			'moves="3,3-2,3 3,4-3,3" ply="1" position="5 3 3 3 4" arrows="3,4-3,3 1,1-1,2:hint" marks="5,5 5,1:cross"',
		),
	});
	const names = () =>
		page.getByRole("gridcell").evaluateAll((all) => {
			const found = all.map(
				(each) => each.getAttribute("aria-label")?.match(/arrow.*|marked/)?.[0],
			);
			return found.filter((name) => name !== undefined);
		});
	const written = ["arrow to row 1, column 2", "arrow to row 3, column 3", "marked", "marked"];
	await waitForEvent(page, "solve");
	await expect.poll(names).toEqual(written);
	const begun = await pictureOf(page);
	await page.getByRole("button", { name: "Next move" }).click();
	await expect.poll(names).toEqual([]);
	await page.getByRole("button", { name: "Step back" }).click();
	await expect.poll(names).toEqual(written);
	await withBoard(page, (board) => board.idle());
	await expect.poll(() => pictureOf(page)).toBe(begun);
});

/** The background of boards. */
const grounds = { light: "rgb(250, 247, 240)", dark: "rgb(23, 22, 26)" } as const;

const expectScheme = (page: Page, scheme: keyof typeof grounds) =>
	expect(page.locator(".root").first()).toHaveCSS("background-color", grounds[scheme]);

test("the theme follows the attribute, the page's color-scheme or its text colour", async ({
	host,
}) => {
	const page = await host({ body: board(`position="${small}"`), colorScheme: "dark" });
	// A page without styles is black on white in any system theme.
	await expectScheme(page, "light");
	for (const [part, value, scheme] of [
		["colorScheme", "only dark", "dark"],
		["colorScheme", "light", "light"],
		["colorScheme", "normal", "light"],
		["color", "rgb(230 230 230 / 90%)", "dark"],
		["color", "oklch(0.3 0.1 20)", "light"],
		["color", "lab(90 0 0)", "dark"],
		["color", "color(display-p3 0.2 0.2 0.2)", "light"],
		["colorScheme", "light dark", "dark"],
	] as const) {
		await page.locator("main").evaluate(
			({ style }, [part, value]) => {
				style[part] = value;
			},
			[part, value] as const,
		);
		await expectScheme(page, scheme);
	}
	await page.emulateMedia({ colorScheme: "light" });
	await expectScheme(page, "light");
	for (const [own, around] of [
		["light", "dark"],
		["dark", "light"],
	] as const) {
		await page.emulateMedia({ colorScheme: around });
		await withBoard(page, (board, own) => board.setAttribute("theme", own), own);
		await expectScheme(page, own);
		await withBoard(page, (board) => board.removeAttribute("theme"));
		await expectScheme(page, around);
	}
	await withBoard(page, (board) => board.style.setProperty("--catchmate-ground", "rgb(1, 2, 3)"));
	await expect(page.locator(".root")).toHaveCSS("background-color", "rgb(1, 2, 3)");
});

test("the theme follows distant attributes, style sheets and slots @more", async ({ host }) => {
	const page = await host({
		body: '<div id="frame"></div>',
		policy: strictPolicy.replace(/style-src.*/, "style-src blob:"),
	});
	await page.evaluate(
		(tag) => {
			const root = document.querySelector("#frame")?.attachShadow({ mode: "open" });
			const inner = document.createElement("div");
			inner.attachShadow({ mode: "open" }).innerHTML = '<div id="around"><slot></slot></div>';
			inner.innerHTML = tag;
			root?.append(inner);
		},
		board(`position="${small}"`),
	);
	await expectScheme(page, "light");
	await page.evaluate(() => {
		const sheet = document.createElement("link");
		sheet.rel = "stylesheet";
		const css = "html { color: white } html.is-day { color: black }";
		sheet.href = URL.createObjectURL(new Blob([css], { type: "text/css" }));
		document.head.append(sheet);
	});
	await expectScheme(page, "dark");
	await page.evaluate(() => document.documentElement.classList.add("is-day"));
	await expectScheme(page, "light");
	await page.locator("#around").evaluate(({ style }) => {
		style.colorScheme = "dark";
	});
	await expectScheme(page, "dark");
});

test("a page sets a problem and reads its value, moves and table", async ({ host }) => {
	const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
	await expectDistance(page, 6);
	const found = await withBoard(page, async (board) => {
		const { problem } = board;
		if (problem === null) throw new Error("there is no problem");
		const position = { ...problem.position, toMove: "black" };
		board.problem = { ...problem, position };
		await new Promise((resolve) => board.addEventListener("solve", resolve, { once: true }));
		const heat = await board.table?.heatmap(position, { row: 3, column: 3 });
		const [best] = board.values;
		const { outcome, winner, distance } = board.value ?? {};
		const moves = board.legalMoves.length;
		board.problem = problem;
		return { value: [outcome, winner, distance], best: best?.distance, moves, heat: heat?.length };
	});
	assert.deepEqual(found, { value: ["win", "black", 7], best: 7, moves: 4, heat: 9 });
	await expectDistance(page, 6);
	const seen = new Set([await pictureOf(page)]);
	for (const act of [
		"board.marks = [{ square: { row: 2, column: 2 }, shape: 'cross', label: 'the middle' }]",
		"board.arrows = [{ from: { row: 3, column: 3 }, to: { row: 1, column: 3 } }]",
		"board.heat = [{ square: { row: 3, column: 1 }, outcome: 'win', distance: 4, winner: 'white' }]",
	]) {
		await page.evaluate(`{ const board = document.querySelector("catchmate-board"); ${act} }`);
		await expect(async () => {
			const drawn = await pictureOf(page);
			assert.ok(!seen.has(drawn), act);
			seen.add(drawn);
		}).toPass();
	}
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /the middle/);
	await expect(cell(page, 3, 1)).toHaveAttribute("aria-label", /a win in 4 plies/);

	await withBoard(page, (board) => {
		board.selected = { row: 1, column: 1 };
		board.pointed = board.legalMoves[0] ?? null;
	});
	await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
	await page.locator(".move.is-pointed").waitFor();
	await withBoard(page, (board) => {
		board.selected = null;
		board.addEventListener("update", () => {
			board.title = JSON.stringify(board.selected);
		});
	});
	await cell(page, 1, 1).click();
	await expect(page.locator("catchmate-board")).toHaveAttribute("title", '{"row":1,"column":1}');
});

test("an author can show a rules line and a link to the page", async ({ host }) => {
	const controls = 'controls="rules link" page="/index.html"';
	const page = await host({ body: board(`${controls} position="8 2 4 1 5"`) });
	await expect(page.locator("[part=rules]")).toHaveText(/^White moves/);
	const code = await withBoard(page, (element) => element.code);
	await expect(page.getByRole("link")).toHaveAttribute("href", `/index.html#${code}`);
	await expect(page.locator(".verdict-words")).toHaveCount(0);
});
