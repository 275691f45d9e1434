/** The board and the settings that an author gives in attributes and between the tags, and a page in properties. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, type Rules } from "catchmate";
import {
	board,
	cell,
	hearsOf,
	host,
	picture,
	reads,
	told,
	useBrowser,
	withBoard,
} from "./element-harness.ts";
import { counts, eventually, hasAttribute, holds } from "./eventually.ts";

useBrowser();

const gate = "3 3\n#.#\nO.O\n.X.";
const gateVerdict = "Red to move. Black wins in 2 plies.";
const small = "2 1 1 2 2";
const smallVerdict = "White to move. Black wins in 2 plies.";

/** A game that the package does not come with: four pieces against one, and names of its own. */
const hunt: Rules = {
	id: "hunt",
	sides: [
		{
			...{ name: "hounds", pieces: 4, directions: ["up", "up-right", "up-left"], reach: 1 },
			...{ leaps: "nothing", goals: [], mayPass: false },
		},
		{
			...{ name: "hare", pieces: 1, directions: ["up", "right", "down", "left"], reach: 1 },
			...{ leaps: "nothing", goals: ["bottom"], mayPass: false },
		},
	],
	starts: "hounds",
	capture: "forbidden",
	noMove: "loses",
	endless: "draws",
};

describe("the board", () => {
	for (const [where, body, verdict] of [
		[
			"an attribute, as a judge input",
			`<catchmate-board position="${small}"></catchmate-board>`,
			smallVerdict,
		],
		[
			"an attribute of several lines",
			`<catchmate-board position="0 1\n${gate}"></catchmate-board>`,
			gateVerdict,
		],
		[
			"plain text between the tags",
			`<catchmate-board>\n\t3 3\n\t#.#\n\tO.O\n\t.X.\n</catchmate-board>`,
			gateVerdict,
		],
		[
			"a pre between the tags",
			`<catchmate-board><pre>\n0 1\n${gate}\n</pre></catchmate-board>`,
			gateVerdict,
		],
		[
			"a script of plain text",
			`<catchmate-board><svg></svg><script type="text/plain">${small}</script></catchmate-board>`,
			smallVerdict,
		],
	] as const) {
		test(`is read from ${where}`, () => host({ body }, (page) => reads(page, verdict)));
	}

	test("is read from a code, with the game that follows, which it also writes", () =>
		host(
			{
				body: `<catchmate-board id="one" position="${small}"></catchmate-board><catchmate-board id="two"></catchmate-board>`,
			},
			async (page) => {
				await reads(page, smallVerdict);
				await withBoard(page, async (board) => {
					await board.play({ from: { row: 1, column: 1 }, to: { row: 1, column: 2 } });
					const two = document.querySelector("#two");
					two?.setAttribute("position", board.code ?? "");
					two?.setAttribute("ply", "1");
				});
				await page
					.locator("#two .verdict-words")
					.getByText("Black to move. Black wins in 1 ply.")
					.waitFor();
			},
		));

	test("is read from a code that carries the rules of a game of its own, which is played like any other", async () => {
		const solver = await load();
		const [problem] = (await solver.read(hunt, "4 4\n.X..\n....\n....\nOOOO\n")).problems;
		assert.ok(problem);
		const body = board(`mode="analyse" position="${solver.encode(problem)}"`);
		solver.dispose();
		const next = "The hare to move. The hounds win in 14 plies.";
		await host({ body: `${body}<catchmate-board id="two"></catchmate-board>` }, async (page) => {
			await reads(page, "The hounds to move. The hounds win in 15 plies.");
			await cell(page, 4, 2).first().click();
			await cell(page, 3, 2).first().click();
			await reads(page, next);
			const rules = await withBoard(page, (board) => {
				const two = document.querySelector("#two");
				two?.setAttribute("position", board.code ?? "");
				two?.setAttribute("ply", "1");
				return board.rules;
			});
			assert.deepEqual(rules, hunt);
			await page.locator("#two .verdict-words").getByText(next).waitFor();
		});
	});

	test("is read from a drawing of chase with obstacles and the second side to move", () =>
		host({ body: board('mode="edit" position="3 3 black\nO#.\n...\n.#X"') }, async (page) => {
			await reads(page, "Black to move. Black wins in 3 plies.");
			const { rules, obstacles } = await withBoard(page, ({ problem }) => ({
				rules: problem?.game.rules.id,
				obstacles: problem?.game.board.obstacles,
			}));
			assert.equal(rules, "chase");
			assert.deepEqual(obstacles, [
				{ row: 1, column: 2 },
				{ row: 3, column: 2 },
			]);
			await cell(page, 2, 1).click();
			await reads(page, "Black to move. Black wins in 1 ply.");
		}));

	test("is of the game that is named, not of the first that takes the text", () =>
		host(
			{
				body: `<catchmate-board game="crossing-pawn" position="${small}"></catchmate-board>`,
				expects: [/^<catchmate-board>: Board 1, line 1, column 5: Found '1', expected n/],
			},
			async (page) => {
				const { failure } = await hearsOf(page, "error");
				assert.equal((failure as { kind: string }).kind, "input");
				await page.locator(".error").getByText("Line 1").waitFor();
			},
		));

	test("changes with its attribute and with the text between the tags", () =>
		host({ body: `<catchmate-board>${small}</catchmate-board>` }, async (page) => {
			await reads(page, smallVerdict);
			await withBoard(page, (board) => {
				board.textContent = "3 1 1 3 3";
			});
			await reads(page, "White to move. Black wins in 6 plies.");
			await withBoard(page, (board) => board.setAttribute("position", "5 3 3 3 4"));
			await reads(page, "White to move. White wins in 1 ply.");
		}));

	test("that has a mistake in a drawing is not taken for a text of numbers", () =>
		host(
			{
				body: `<catchmate-board>3 3\n#.#\nOYO\n.X.</catchmate-board>`,
				expects: [/line 3, column 2: Found 'Y', expected one of/],
			},
			async (page) => {
				await page.locator(".error").getByText("Found 'Y', expected one of").waitFor();
			},
		));

	test("that is wrong says so in its place, keeps the last sound one, and tells page and author", () => {
		const body = `<catchmate-board position="${small}"></catchmate-board>`;
		const expects = [/^<catchmate-board>: Line 1, column 7: Found '9', expected r2/];
		return host({ body, expects }, async (page) => {
			await reads(page, smallVerdict);
			await withBoard(page, (board) => board.setAttribute("position", "3 1 1 9 9"));
			await page.locator(".error").getByText("Found '9', expected r2 from 1 to 3").waitFor();
			await page.getByText("The board shown is the last valid one.").waitFor();
			await counts(page.getByRole("gridcell"), 4);
			assert.match(String((await hearsOf(page, "error")).message), /column 7: Found '9'/);
			await withBoard(page, (board) => board.setAttribute("position", "5 3 3 3 4"));
			await reads(page, "White to move. White wins in 1 ply.");
			await counts(page.locator(".error"), 0);
		});
	});

	for (const code of ["1AAAAAAAAAAA", "9zzzzzzzzzzz"]) {
		test(`that is ${code}, which is no code, says so`, () =>
			host(
				{
					body: `<catchmate-board position="${code}"></catchmate-board>`,
					expects: [/^<catchmate-board>: This is not the code of a board\./],
				},
				async (page) => {
					await page.locator(".error").getByText("This is not the code of a board.").waitFor();
				},
			));
	}
});

describe("a game that follows", () => {
	const moves = "1,1-1,2 3,3-1,3 1,2-1,1";

	test("is stepped through, from the ply that is asked for, between the plies that are allowed", () =>
		host(
			{
				body: `<catchmate-board position="3 1 1 3 3" moves="${moves}" ply="1" ply-from="1" ply-to="2"></catchmate-board>`,
			},
			async (page) => {
				await reads(page, "Black to move. Black wins in 5 plies.");
				await page.getByRole("button", { name: "Redo" }).click();
				await page.locator(".verdict-words").getByText("White to move.").waitFor();
				await hasAttribute(page.getByRole("button", { name: "Redo" }), "aria-disabled", "true");
				await withBoard(page, (board) => board.seek(99));
				assert.equal(await withBoard(page, (board) => board.record?.index), 2);
				await withBoard(page, (board) => board.seek(0));
				assert.equal(await withBoard(page, (board) => board.record?.index), 1);
				await hasAttribute(page.getByRole("button", { name: "Undo" }), "aria-disabled", "true");
			},
		));

	test("is one of best play where none is given but a ply is", () =>
		host(
			{ body: `<catchmate-board position="3 1 1 3 3" ply="6"></catchmate-board>` },
			async (page) => {
				await reads(page, "Game over. Black has won: captured White.");
				assert.equal(await withBoard(page, (board) => board.record?.moves.length), 6);
			},
		));

	test("is one of best play in a show that ends at a ply", () =>
		host(
			{ body: `<catchmate-board position="3 1 1 3 3" ply-to="2"></catchmate-board>` },
			async (page) => {
				await reads(page, "White to move. Black wins in 6 plies.");
				await page.getByRole("button", { name: "Redo" }).click();
				await reads(page, "Black to move. Black wins in 5 plies.");
				await withBoard(page, (board) => board.seek(99));
				await reads(page, "White to move. Black wins in 4 plies.");
			},
		));

	test("ends before its first illegal move, and says so", () =>
		host(
			{
				body: `<catchmate-board position="3 1 1 3 3" moves="1,1-1,2 3,3-1,1"></catchmate-board>`,
				expects: [/moves="3,3 → 1,1" is not possible/],
			},
			async (page) => {
				await reads(page, "White to move. Black wins in 6 plies.");
				assert.equal(await withBoard(page, (board) => board.record?.moves.length), 1);
			},
		));
});

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
					white: "human",
					black: "perfect",
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
	const chinese = "轮到白方走。黑方必胜，共 2 步。";
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
			await reads(page, "轮到白方走。黑方必胜，共 2 步。");
			await page.evaluate(() => document.querySelector("main")?.removeAttribute("lang"));
			await reads(page, smallVerdict);
		}));
});

test("a board that is taken away leaves its place to what is between the tags, and another can come", () =>
	host(
		{ body: `<catchmate-board position="${small}"><p id="own">A board.</p></catchmate-board>` },
		async (page) => {
			const own = page.locator("#own");
			await reads(page, smallVerdict);
			await withBoard(page, (board) => board.removeAttribute("position"));
			await own.waitFor();
			await counts(page.locator(".verdict-words"), 0);
			assert.equal(await withBoard(page, ({ problem, value }) => problem ?? value), null);
			await withBoard(page, (board) => board.setAttribute("position", "3 1 1 3 3"));
			await reads(page, "White to move. Black wins in 6 plies.");
			await withBoard(page, (board) => {
				const { problem } = board;
				board.removeAttribute("position");
				board.problem = problem;
			});
			await hearsOf(page, "solve", 3);
			await reads(page, "White to move. Black wins in 6 plies.");
			await withBoard(page, (board) => {
				board.problem = null;
			});
			await own.waitFor();
			await counts(page.getByRole("grid"), 0);
		},
	));

describe("the theme", () => {
	for (const [theme, colorScheme, ground] of [
		["auto", "light", "rgb(245, 244, 240)"],
		["auto", "dark", "rgb(19, 21, 24)"],
		["light", "dark", "rgb(245, 244, 240)"],
		["dark", "light", "rgb(19, 21, 24)"],
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
				await reads(page, "White to move. Black wins in 6 plies.");
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
				await reads(page, "White to move. Black wins in 6 plies.");
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
