/** The settings that an author gives in attributes, and a page in properties. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { strictPolicy } from "../hosts/site.ts";
import { board, cell, hearsOf, picture, seesVerdict, told, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const small = "2 1 1 2 2";
const smallVerdict = "Black wins in 2 plies. White to move.";

test("a wrong value of an attribute is told of once, and what stands in its place is used", async ({
	host,
}) => {
	const wrong = [
		["mode", "watch"],
		["ply-from", "x"],
		["moves", "e2e4"],
		["game", "go"],
		["human", "red"],
	] as const;
	const page = await host({
		body: wrong
			.map(([name, value]) => `id="${name}" ${name}="${value}" position="${small}"`)
			.map((attributes) => board(attributes.replace(/(?=human=)/, 'mode="play" ')))
			.join(""),
		expects: wrong.map(([name, value]) => new RegExp(`${name}="${value}" is not possible`)),
	});
	await expect(page.locator("catchmate-board:not(#human) .verdict-words")).toHaveText(
		wrong.slice(1).map(() => smallVerdict),
	);
	await hearsOf(page, "error", wrong.length);
	await page.evaluate(async () => {
		for (const board of document.querySelectorAll("catchmate-board")) {
			board.setAttribute("theme", "dark");
			await board.updateComplete;
		}
	});
	const errors = (await told(page)).filter(({ type }) => type === "error");
	assert.equal(errors.length, wrong.length);
	for (const [name, value] of wrong) {
		const { failure, message } = errors.find(({ board }) => board === name)?.detail ?? {};
		assert.deepEqual(failure, { kind: "attribute", name, value });
		assert.match(String(message), /^<catchmate-board>: /);
	}
	const players = await page
		.locator("#human")
		.evaluate((board) => (board as HTMLElementTagNameMap["catchmate-board"]).players);
	assert.deepEqual(players, { white: "perfect", black: "human" });
});

test("the language is the element's own, its place's in and around shadow trees, or the browser's; or English", async ({
	host,
}) => {
	const chinese = "黑方必胜，共 2 步。轮到白方走。";
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
	const verdicts = page.locator(".verdict-words");
	await expect(verdicts).toHaveText([chinese, chinese, smallVerdict, smallVerdict]);
	const here = verdicts.nth(3);
	await page.evaluate(() => document.documentElement.removeAttribute("lang"));
	await expect(here).toHaveText(chinese);
	await page.evaluate(() => document.querySelector("main")?.setAttribute("lang", "en"));
	await expect(here).toHaveText(smallVerdict);
	await page.evaluate(() => document.querySelector("main")?.removeAttribute("lang"));
	await expect(here).toHaveText(chinese);
	await withBoard(page, (board) => {
		board.lang = "en";
	});
	await expect(verdicts.first()).toHaveText(smallVerdict);
	const grid = page.getByRole("grid").first();
	await expect(grid).toHaveAccessibleName("Board, 2 rows, 2 columns");
	for (const [name, value, heard] of [
		["label", "The smallest board", "The smallest board"],
		["label", null, "Board, 2 rows, 2 columns"],
		["aria-label", "As elsewhere", "As elsewhere"],
	] as const) {
		await withBoard(
			page,
			(board, { name, value }) =>
				value === null ? board.removeAttribute(name) : board.setAttribute(name, value),
			{ name, value },
		);
		await expect(grid).toHaveAccessibleName(heard);
	}
});

test("arrows and marks of attributes are drawn and read out where the board begins, and nowhere else", async ({
	host,
}) => {
	const page = await host({
		body: board(
			'moves="3,3-2,3 3,4-3,3" ply="1" position="5 3 3 3 4" arrows="3,4-3,3 1,1-1,2:hint" marks="5,5 5,1:cross"',
		),
	});
	const names = () =>
		page
			.locator('[data-row="3"][data-column="4"], [data-row="1"][data-column="1"], [data-row="5"]')
			.evaluateAll((all) =>
				all.map((each) => each.getAttribute("aria-label")?.match(/arrow.*|marked/)?.[0]),
			);
	const none = Array(7).fill(undefined);
	const written = [
		"arrow to row 1, column 2",
		"arrow to row 3, column 3",
		"marked",
		...none.slice(4),
		"marked",
	];
	await hearsOf(page, "solve");
	await expect.poll(names).toEqual(written);
	const begun = await picture(page);
	await page.getByRole("button", { name: "Next move" }).click();
	await expect.poll(names).toEqual(none);
	await page.getByRole("button", { name: "Step back" }).click();
	await expect.poll(names).toEqual(written);
	await withBoard(page, (board) => board.idle());
	await expect.poll(() => picture(page)).toBe(begun);
});

/** The background of boards. */
const grounds = { light: "rgb(250, 247, 240)", dark: "rgb(23, 22, 26)" } as const;

const seesScheme = (page: Page, scheme: keyof typeof grounds) =>
	expect(page.locator(".root").first()).toHaveCSS("background-color", grounds[scheme]);

test("the theme is the board's own, or that of the page around: by its color-scheme, or else by the colour of its text", async ({
	host,
}) => {
	const page = await host({ body: board(`position="${small}"`), colorScheme: "dark" });
	await seesVerdict(page, smallVerdict);
	// A page that says nothing is black on white, whatever the system is.
	await seesScheme(page, "light");
	const around = (part: "colorScheme" | "color", value: string) =>
		page.locator("main").evaluate(
			({ style }, [part, value]) => {
				style[part as "color"] = value;
			},
			[part, value] as const,
		);
	for (const [value, scheme] of [
		["only dark", "dark"],
		["light", "light"],
		["light dark", "dark"],
		["normal", "light"],
	] as const) {
		await around("colorScheme", value);
		await seesScheme(page, scheme);
	}
	for (const [value, scheme] of [
		["rgb(230 230 230 / 90%)", "dark"],
		["oklch(0.3 0.1 20)", "light"],
		["lab(90 0 0)", "dark"],
		["color(display-p3 0.2 0.2 0.2)", "light"],
	] as const) {
		await around("color", value);
		await seesScheme(page, scheme);
	}
	await around("colorScheme", "light dark");
	await seesScheme(page, "dark");
	await page.emulateMedia({ colorScheme: "light" });
	await seesScheme(page, "light");
	for (const [own, around] of [
		["light", "dark"],
		["dark", "light"],
	] as const) {
		await page.emulateMedia({ colorScheme: around });
		await withBoard(page, (board, own) => board.setAttribute("theme", own), own);
		await seesScheme(page, own);
		await withBoard(page, (board) => board.removeAttribute("theme"));
		await seesScheme(page, around);
	}
	await withBoard(page, (board) => board.style.setProperty("--catchmate-ground", "rgb(1, 2, 3)"));
	await expect(page.locator(".root")).toHaveCSS("background-color", "rgb(1, 2, 3)");
});

test("the theme follows whatever changes it: an attribute far away, a style sheet, a slot", async ({
	host,
}) => {
	const page = await host({
		body: '<div id="frame"></div>',
		policy: strictPolicy.replace(/style-src.*/, "style-src blob:"),
	});
	await page.evaluate((small) => {
		const root = document.querySelector("#frame")?.attachShadow({ mode: "open" });
		const inner = document.createElement("div");
		inner.attachShadow({ mode: "open" }).innerHTML = '<div id="around"><slot></slot></div>';
		inner.innerHTML = `<catchmate-board position="${small}"></catchmate-board>`;
		root?.append(inner);
	}, small);
	await seesVerdict(page, smallVerdict);
	await seesScheme(page, "light");
	await page.evaluate(() => {
		const sheet = document.createElement("link");
		sheet.rel = "stylesheet";
		const css = "html { color: white } html.is-day { color: black }";
		sheet.href = URL.createObjectURL(new Blob([css], { type: "text/css" }));
		document.head.append(sheet);
	});
	await seesScheme(page, "dark");
	await page.evaluate(() => document.documentElement.classList.add("is-day"));
	await seesScheme(page, "light");
	await page.locator("#around").evaluate(({ style }) => {
		style.colorScheme = "dark";
	});
	await seesScheme(page, "dark");
});

test("a page puts up a problem, and reads its value, its moves and its table", async ({ host }) => {
	const page = await host({ body: board(`mode="analyse" position="${small}"`) });
	await seesVerdict(page, smallVerdict);
	const found = await withBoard(page, async (board) => {
		const { problem } = board;
		if (problem === null) throw new Error("there is no problem");
		const position = { ...problem.position, toMove: "black" };
		board.problem = { ...problem, position };
		await new Promise((resolve) => board.addEventListener("solve", resolve, { once: true }));
		const heat = await board.table?.heatmap(position, { row: 1, column: 1 });
		const [best] = board.values;
		const { outcome, winner, distance } = board.value ?? {};
		const isBest = outcome === best?.outcome && distance === best?.distance;
		return [outcome, winner, isBest, board.legalMoves.length, (heat ?? []).length >= 3];
	});
	assert.deepEqual(found, ["loss", "white", true, 2, true]);
});

test("a page's marks, arrows, heat map and choice of a piece are drawn and heard, and it learns of the reader's choice", async ({
	host,
}) => {
	const page = await host({ body: board('mode="analyse" position="3 1 1 3 3"') });
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
	const seen = new Set([await picture(page)]);
	for (const act of [
		"board.marks = [{ square: { row: 2, column: 2 }, shape: 'cross', label: 'the middle' }]",
		"board.arrows = [{ from: { row: 3, column: 3 }, to: { row: 1, column: 3 } }]",
		"board.heat = [{ square: { row: 3, column: 1 }, outcome: 'win', distance: 4, winner: 'white' }]",
	]) {
		await page.evaluate(`{ const board = document.querySelector("catchmate-board"); ${act} }`);
		await expect(async () => {
			const drawn = await picture(page);
			assert.ok(!seen.has(drawn), act);
			seen.add(drawn);
		}).toPass();
	}
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /the middle/);
	await expect(cell(page, 3, 1)).toHaveAttribute(
		"aria-label",
		/with a piece here: a win in 4 plies/,
	);

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

test("a line of rules and a link to the page stand around a board whose author wants them", async ({
	host,
}) => {
	const controls = 'controls="rules link" page="/index.html"';
	const page = await host({ body: board(`${controls} position="8 2 4 1 5"`) });
	const rules = page.locator("[part=rules]");
	await expect(rules).toHaveText(/^White moves one square, Black one or two/);
	const link = page.getByRole("link", { name: "Open in Catchmate" });
	const code = await withBoard(page, (element) => element.code);
	await expect(link).toHaveAttribute("href", `/index.html#${code}`);
	await expect(page.locator(".verdict-words")).toHaveCount(0);
	await withBoard(page, (element) => {
		element.mode = "play";
		element.lang = "zh";
	});
	await expect(page.getByRole("link")).toHaveAttribute("href", `/index.html#${code}.play`);
	await expect(rules).toHaveText(/^白方每步走一格/);
	await withBoard(page, async (element) => {
		const { game, position } = element.problem ?? {};
		const [one, two] = game?.rules.sides ?? [];
		if (game && position && one && two) {
			const sides = [{ ...one, reach: 2 }, two] as const;
			const rules = { ...game.rules, id: "chase-variant", sides };
			await element.open({ game: { ...game, rules }, position });
		}
	});
	await expect(rules, "rules of one's own have no words").toHaveText("");
});
