/** The settings that an author gives in attributes, and a page in properties. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { strictPolicy } from "../hosts/site.ts";
import { board, cell, hearsOf, picture, seesVerdict, told, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";

const small = "2 1 1 2 2";
const smallVerdict = "Black wins in 2 plies. White to move.";

test.describe("a wrong value", () => {
	test("is told of once and does no harm, whatever attribute it is of", async ({ host }) => {
		const wrong = [
			["mode", "watch"],
			["hints", "some"],
			["theme", "pink"],
			["loading", "later"],
			["controls", "verdict clock"],
			["page", "javascript:close"],
			["ply", "-1"],
			["ply-from", "x"],
			["ply-to", "1.5"],
			["moves", "e2e4"],
			["game", "go"],
		] as const;
		const page = await host({
			body: wrong
				.map(([name, value]) => board(`id="${name}" ${name}="${value}" position="${small}"`))
				.join(""),
			expects: wrong.map(([name, value]) => new RegExp(`${name}="${value}" is not possible`)),
		});
		await expect(page.locator(".verdict-words")).toHaveText(wrong.map(() => smallVerdict));
		await hearsOf(page, "error", wrong.length);
		const complaints: string[] = [];
		page.on("console", (message) => complaints.push(message.text()));
		await page.evaluate(async () => {
			for (const board of document.querySelectorAll("catchmate-board")) {
				board.setAttribute("theme", "dark");
				await board.updateComplete;
			}
		});
		assert.deepEqual(complaints, []);
		const errors = (await told(page)).filter(({ type }) => type === "error");
		assert.equal(errors.length, wrong.length);
		for (const [name, value] of wrong) {
			const { failure, message } = errors.find(({ board }) => board === name)?.detail ?? {};
			assert.deepEqual(failure, { kind: "attribute", name, value });
			assert.match(String(message), /^<catchmate-board>: /);
		}
	});

	test("of human is told of once the game is known", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board mode="play" human="red" position="${small}"></catchmate-board>`,
			expects: [/human="red" is not possible/],
		});
		await hearsOf(page, "error");
		await expect
			.poll(() => withBoard(page, (board) => board.players))
			.toEqual({ white: "perfect", black: "human" });
	});
});

test("controls and the mode decide what stands around the board", async ({ host }) => {
	const boards = [
		["", "analyse", "sentence buttons moves"],
		["none", "analyse", ""],
		["verdict", "analyse", "sentence"],
		["buttons moves", "analyse", "buttons moves"],
		["", "show", "sentence"],
		["", "edit", "sentence buttons"],
	] as const;
	const page = await host({
		body: boards
			.map(([controls, mode]) => board(`mode="${mode}" controls="${controls}" position="${small}"`))
			.join(""),
	});
	await hearsOf(page, "solve", boards.length);
	const parts = { sentence: ".verdict-sentence", buttons: ".controls", moves: ".moves" };
	for (const [index, [controls, mode, expected]] of boards.entries()) {
		for (const [part, selector] of Object.entries(parts)) {
			await expect(
				page.locator("catchmate-board").nth(index).locator(selector),
				`${part} with controls="${controls}" in mode ${mode}`,
			).toHaveCount(expected.split(" ").includes(part) ? 1 : 0);
		}
	}
});

test.describe("the language", () => {
	const chinese = "黑方必胜，共 2 步。轮到白方走。";
	for (const [where, body, locale, verdict] of [
		[
			"the element's own",
			`<div lang="en"><catchmate-board lang="zh-CN" position="${small}"></catchmate-board></div>`,
			"en",
			chinese,
		],
		[
			"its place's",
			`<div lang="zh"><p><catchmate-board position="${small}"></catchmate-board></p></div>`,
			"en",
			chinese,
		],
		[
			"English for one that it does not speak",
			`<div lang="fi"><catchmate-board position="${small}"></catchmate-board></div>`,
			"zh-CN",
			smallVerdict,
		],
	] as const) {
		test(`is ${where}`, async ({ host }) => {
			const page = await host({ body, locale });
			await seesVerdict(page, verdict);
		});
	}

	test("is the browser's on a page that names none, and changes with the attribute", async ({
		host,
	}) => {
		const page = await host({ body: `<div id="here"></div>`, locale: "zh-CN" });
		await page.evaluate(() => {
			document.documentElement.removeAttribute("lang");
			const board = document.createElement("catchmate-board");
			board.setAttribute("position", "2 1 1 2 2");
			document.querySelector("#here")?.append(board);
		});
		await seesVerdict(page, chinese);
		await withBoard(page, (board) => {
			board.lang = "en";
		});
		await seesVerdict(page, smallVerdict);
		await expect(page.getByRole("grid")).toHaveAttribute("aria-label", "Board, 2 rows, 2 columns");
	});
});

test.describe("the language of the place", () => {
	test("is followed when it changes, around shadow trees too", async ({ host }) => {
		const page = await host({ body: `<div id="here"></div>` });
		await page.evaluate(() => {
			const inner = document.querySelector("#here")?.attachShadow({ mode: "open" });
			const board = document.createElement("catchmate-board");
			board.setAttribute("position", "2 1 1 2 2");
			inner?.append(board);
		});
		await seesVerdict(page, smallVerdict);
		await page.evaluate(() => document.querySelector("main")?.setAttribute("lang", "zh"));
		await seesVerdict(page, "黑方必胜，共 2 步。轮到白方走。");
		await page.evaluate(() => document.querySelector("main")?.removeAttribute("lang"));
		await seesVerdict(page, smallVerdict);
	});
});

test("arrows and marks of attributes are drawn and read out where the board begins, and nowhere else", async ({
	host,
}) => {
	const page = await host({
		body: board(
			'moves="3,3-2,3 3,4-3,3" ply="1" position="5 3 3 3 4" arrows="3,4-3,3 1,1-1,2:hint" marks="5,5 5,1:cross"',
		),
	});
	const name = (row: number, column: number) => cell(page, row, column).getAttribute("aria-label");
	const drawn = async () => [
		await name(3, 4),
		await name(1, 1),
		await name(5, 1),
		await name(5, 5),
	];
	const written = [
		/, arrow to row 3, column 3$/,
		/, arrow to row 1, column 2$/,
		/, marked$/,
		/, marked$/,
	];
	const seesWritten = async () => {
		await expect.poll(() => name(5, 5)).toMatch(/marked/);
		for (const [index, text] of (await drawn()).entries()) {
			assert.match(text ?? "", written[index] ?? /$./);
		}
	};
	await hearsOf(page, "solve");
	await seesWritten();
	const begun = await picture(page);
	await page.getByRole("button", { name: "Next move" }).click();
	await expect.poll(() => name(5, 5)).not.toMatch(/marked/);
	assert.doesNotMatch((await drawn()).join(), /arrow|marked/);
	await page.getByRole("button", { name: "Step back" }).click();
	await seesWritten();
	await withBoard(page, (board) => board.idle());
	await expect.poll(() => picture(page)).toBe(begun);
});

test("a board has its author's name for those who hear it", async ({ host }) => {
	const body = board(`position="${small}" label="The smallest board"`);
	const page = await host({ body });
	const grid = page.getByRole("grid");
	await expect(grid).toHaveAccessibleName("The smallest board");
	await withBoard(page, (board) => board.removeAttribute("label"));
	await expect(grid).toHaveAccessibleName("Board, 2 rows, 2 columns");
	await withBoard(page, (board) => board.setAttribute("aria-label", "As elsewhere"));
	await expect(grid).toHaveAccessibleName("As elsewhere");
});

/** The background of boards. */
const grounds = { light: "rgb(250, 247, 240)", dark: "rgb(23, 22, 26)" } as const;

test.describe("the theme", () => {
	const seesScheme = (page: Page, scheme: keyof typeof grounds) =>
		expect(page.locator(".root")).toHaveCSS("background-color", grounds[scheme]);

	for (const [theme, around] of [
		["light", "dark"],
		["dark", "light"],
	] as const) {
		test(`${theme} is as it says where everything around is ${around}`, async ({ host }) => {
			const page = await host({
				body: `<catchmate-board theme="${theme}" position="${small}"></catchmate-board>`,
				colorScheme: around,
			});
			await seesVerdict(page, smallVerdict);
			await page.evaluate((around) => {
				document.documentElement.style.colorScheme = around;
			}, around);
			await seesScheme(page, theme);
			await withBoard(page, (board) => board.removeAttribute("theme"));
			await seesScheme(page, around);
		});
	}

	test("auto is that of the page around: by its color-scheme, or else by the colour of its text", async ({
		host,
	}) => {
		const page = await host({
			body: `<catchmate-board position="${small}"></catchmate-board>`,
			colorScheme: "dark",
		});
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
	});

	test("auto follows whatever changes it: an attribute far away, a style sheet, a slot", async ({
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

	test("takes colours from documented properties", async ({ host }) => {
		const page = await host({ body: `<catchmate-board position="${small}"></catchmate-board>` });
		await withBoard(page, (board) => board.style.setProperty("--catchmate-ground", "rgb(1, 2, 3)"));
		await seesVerdict(page, smallVerdict);
		await expect(page.locator(".root")).toHaveCSS("background-color", "rgb(1, 2, 3)");
	});
});

test.describe("what a page says and reads in properties", () => {
	test("puts up a problem, and tells its value, its moves and its table", async ({ host }) => {
		const page = await host({
			body: `<catchmate-board mode="analyse" position="${small}"></catchmate-board>`,
		});
		await seesVerdict(page, smallVerdict);
		const found = await withBoard(page, async (board) => {
			const { problem } = board;
			if (problem === null) {
				throw new Error("there is no problem");
			}
			board.problem = {
				...problem,
				position: { toMove: "black", pieces: problem.position.pieces },
			};
			await new Promise((resolve) => board.addEventListener("solve", resolve, { once: true }));
			return {
				value: board.value,
				best: board.values[0],
				moves: board.legalMoves.length,
				heat: (
					await board.table?.heatmap(board.problem?.position ?? problem.position, {
						row: 1,
						column: 1,
					})
				)?.length,
			};
		});
		assert.deepEqual([found.value?.outcome, found.value?.winner], ["loss", "white"]);
		assert.equal(found.best?.outcome, found.value?.outcome);
		assert.equal(found.best?.distance, found.value?.distance);
		assert.equal(found.moves, 2);
		assert.ok((found.heat ?? 0) >= 3);
	});

	test("draws marks, arrows and a heat map, and names them to those who hear the board", async ({
		host,
	}) => {
		const page = await host({
			body: `<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>`,
		});
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
	});

	test("choose a piece and point at a move, and an update tells when the reader does", async ({
		host,
	}) => {
		const page = await host({
			body: `<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>`,
		});
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
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
});

for (const [lang, rules, open] of [
	["en", /^White moves one square, Black one or two/, "Open in Catchmate"],
	["zh", /^白方每步走一格/, "在 Catchmate 中打开"],
] as const) {
	test(`a line of rules and a link to the page stand around a board whose author wants them: ${lang}`, async ({
		host,
	}) => {
		const controls = 'controls="rules link" page="/index.html"';
		const page = await host({ body: board(`${controls} lang="${lang}" position="8 2 4 1 5"`) });
		await expect(page.locator("[part=rules]")).toHaveText(rules);
		const link = page.getByRole("link", { name: open });
		const code = await withBoard(page, (element) => element.code);
		await expect(link).toHaveAttribute("href", `/index.html#${code}`);
		await expect(page.locator(".verdict-words")).toHaveCount(0);
		await withBoard(page, (element) => {
			element.mode = "play";
		});
		await expect(link).toHaveAttribute("href", `/index.html#${code}.play`);
		await withBoard(page, async (element) => {
			const { game, position } = element.problem ?? {};
			const rules = game && { ...game.rules, id: "chase-variant" };
			const [one, two] = rules?.sides ?? [];
			if (game && position && rules && one && two) {
				const sides = [{ ...one, reach: 2 }, two] as const;
				await element.open({ game: { ...game, rules: { ...rules, sides } }, position });
			}
		});
		await expect(page.locator("[part=rules]")).toHaveText("");
	});
}
