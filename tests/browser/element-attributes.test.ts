/** The settings that an author gives in attributes, and a page in properties. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cell, hearsOf, host, picture, reads, told, withBoard } from "./element-harness.ts";
import { counts, eventually, hasAttribute, holds } from "./eventually.ts";

const small = "2 1 1 2 2";
const smallVerdict = "Black wins in 2 plies. White to move.";

describe("a wrong value", () => {
	for (const [attribute, value] of [
		["mode", "watch"],
		["hints", "some"],
		["theme", "pink"],
		["loading", "later"],
		["controls", "verdict clock"],
		["ply", "-1"],
		["ply-from", "x"],
		["ply-to", "1.5"],
		["moves", "e2e4"],
		["game", "go"],
	] as const) {
		test(`of ${attribute} is told of once and does no harm`, () =>
			host(
				{
					body: `<catchmate-board id="wrong" ${attribute}="${value}" position="${small}"></catchmate-board>`,
					expects: [new RegExp(`${attribute}="${value}" is not possible`)],
				},
				async (page) => {
					await reads(page, smallVerdict);
					const complaints: string[] = [];
					page.on("console", (message) => complaints.push(message.text()));
					const { failure, message } = await hearsOf(page, "error");
					const errors = (await told(page)).filter(({ type }) => type === "error");
					assert.equal(errors.length, 1);
					assert.deepEqual(failure, { kind: "attribute", name: attribute, value });
					assert.match(String(message), /^<catchmate-board>: /);
					await withBoard(page, (board) => {
						board.setAttribute("theme", "dark");
					});
					await page.waitForTimeout(50);
					assert.deepEqual(complaints, []);
				},
			));
	}

	test("of human is told of once the game is known", () =>
		host(
			{
				body: `<catchmate-board mode="play" human="red" position="${small}"></catchmate-board>`,
				expects: [/human="red" is not possible/],
			},
			async (page) => {
				await hearsOf(page, "error");
				await eventually(() => withBoard(page, (board) => board.players), {
					white: "perfect",
					black: "human",
				});
			},
		));
});

describe("what stands around the board", () => {
	for (const [controls, mode, verdict, buttons, moves] of [
		["", "analyse", 1, 1, 1],
		["none", "analyse", 0, 0, 0],
		["verdict", "analyse", 1, 0, 0],
		["buttons moves", "analyse", 0, 1, 1],
		["", "show", 1, 0, 0],
		["", "edit", 1, 1, 0],
	] as const) {
		test(`is ${verdict + buttons + moves} things with controls="${controls}" in mode ${mode}`, () =>
			host(
				{
					body: `<catchmate-board mode="${mode}" controls="${controls}" position="${small}"></catchmate-board>`,
				},
				async (page) => {
					await hearsOf(page, "solve");
					await counts(page.locator(".verdict-sentence"), verdict);
					await counts(page.locator(".controls"), buttons);
					await counts(page.locator(".moves"), moves);
				},
			));
	}
});

describe("the language", () => {
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
		test(`is ${where}`, () => host({ body, locale }, (page) => reads(page, verdict)));
	}

	test("is the browser's on a page that names none, and changes with the attribute", () =>
		host({ body: `<div id="here"></div>`, locale: "zh-CN" }, async (page) => {
			await page.evaluate(() => {
				document.documentElement.removeAttribute("lang");
				const board = document.createElement("catchmate-board");
				board.setAttribute("position", "2 1 1 2 2");
				document.querySelector("#here")?.append(board);
			});
			await reads(page, chinese);
			await withBoard(page, (board) => {
				board.lang = "en";
			});
			await reads(page, smallVerdict);
			await hasAttribute(page.getByRole("grid"), "aria-label", "Board, 2 rows, 2 columns");
		}));
});

describe("the language of the place", () => {
	test("is followed when it changes, around shadow trees too", () =>
		host({ body: `<div id="here"></div>` }, async (page) => {
			await page.evaluate(() => {
				const inner = document.querySelector("#here")?.attachShadow({ mode: "open" });
				const board = document.createElement("catchmate-board");
				board.setAttribute("position", "2 1 1 2 2");
				inner?.append(board);
			});
			await reads(page, smallVerdict);
			await page.evaluate(() => document.querySelector("main")?.setAttribute("lang", "zh"));
			await reads(page, "黑方必胜，共 2 步。轮到白方走。");
			await page.evaluate(() => document.querySelector("main")?.removeAttribute("lang"));
			await reads(page, smallVerdict);
		}));
});

describe("the theme", () => {
	for (const [theme, colorScheme, ground] of [
		["auto", "light", "rgb(250, 247, 240)"],
		["auto", "dark", "rgb(23, 22, 26)"],
		["light", "dark", "rgb(250, 247, 240)"],
		["dark", "light", "rgb(23, 22, 26)"],
	] as const) {
		test(`${theme} is as it says for a reader who has chosen ${colorScheme}`, () =>
			host(
				{
					body: `<catchmate-board theme="${theme}" position="${small}"></catchmate-board>`,
					colorScheme,
				},
				async (page) => {
					await reads(page, smallVerdict);
					const seen = await page
						.locator(".root")
						.evaluate((root) => getComputedStyle(root).backgroundColor);
					assert.equal(seen, ground);
				},
			));
	}

	test("takes colours from documented properties", () =>
		host({ body: `<catchmate-board position="${small}"></catchmate-board>` }, async (page) => {
			await withBoard(page, (board) =>
				board.style.setProperty("--catchmate-ground", "rgb(1, 2, 3)"),
			);
			await reads(page, smallVerdict);
			const seen = await page
				.locator(".root")
				.evaluate((root) => getComputedStyle(root).backgroundColor);
			assert.equal(seen, "rgb(1, 2, 3)");
		}));
});

describe("what a page says and reads in properties", () => {
	test("puts up a problem, and tells its value, its moves and its table", () =>
		host(
			{ body: `<catchmate-board mode="analyse" position="${small}"></catchmate-board>` },
			async (page) => {
				await reads(page, smallVerdict);
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
			},
		));

	test("draws marks, arrows and a heat map, and names them to those who hear the board", () =>
		host(
			{ body: `<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>` },
			async (page) => {
				await reads(page, "Black wins in 6 plies. White to move.");
				const seen = new Set([await picture(page)]);
				for (const act of [
					"board.marks = [{ square: { row: 2, column: 2 }, shape: 'cross', label: 'the middle' }]",
					"board.arrows = [{ from: { row: 3, column: 3 }, to: { row: 1, column: 3 } }]",
					"board.heat = [{ square: { row: 3, column: 1 }, outcome: 'win', distance: 4, winner: 'white' }]",
				]) {
					await page.evaluate(
						`{ const board = document.querySelector("catchmate-board"); ${act} }`,
					);
					await holds(async () => {
						const drawn = await picture(page);
						assert.ok(!seen.has(drawn), act);
						seen.add(drawn);
					});
				}
				await hasAttribute(cell(page, 2, 2), "aria-label", /the middle/);
				await hasAttribute(cell(page, 3, 1), "aria-label", /with a piece here: a win in 4 plies/);
			},
		));

	test("choose a piece and point at a move, and an update tells when the reader does", () =>
		host(
			{ body: `<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>` },
			async (page) => {
				await reads(page, "Black wins in 6 plies. White to move.");
				await withBoard(page, (board) => {
					board.selected = { row: 1, column: 1 };
					board.pointed = board.legalMoves[0] ?? null;
				});
				await hasAttribute(cell(page, 1, 1), "aria-selected", "true");
				await page.locator(".move.is-pointed").waitFor();
				await withBoard(page, (board) => {
					board.selected = null;
					board.addEventListener("update", () => {
						board.title = JSON.stringify(board.selected);
					});
				});
				await cell(page, 1, 1).click();
				await page.waitForFunction(
					() =>
						document.querySelector("catchmate-board")?.getAttribute("title") ===
						'{"row":1,"column":1}',
				);
			},
		));
});
