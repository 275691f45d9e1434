/** What a reader does with a board in each of its modes, and what the page is told of it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import {
	cell,
	focusName,
	hearsOf,
	host,
	reads,
	told,
	useBrowser,
	withBoard,
} from "./element-harness.ts";
import { counts, eventually, hasAttribute, middleOf } from "./eventually.ts";

useBrowser();

const board = (attributes: string) => `<catchmate-board ${attributes}></catchmate-board>`;
const small = 'position="2 1 1 2 2"';
const middle = 'position="5 3 3 3 4"';

/** All that a reader could find a value in: what is seen as text, what is heard, and what the properties say. */
async function everything(page: Page): Promise<string> {
	const names = await page
		.locator("[aria-label]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")).join("\n"));
	const text = (await page.locator(".root").allTextContents()).join("\n");
	const properties = await withBoard(page, ({ value, values, table }) =>
		JSON.stringify({ value, values, table }),
	);
	return [names, text, properties].join("\n");
}

/** Where something of a value is told. */
const values = /\b(wins|loses|draws?|win|loss|ply|plies|winning|losing|best)\b/i;

async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 30; presses++) {
		await page.keyboard.press("Tab");
		if (name.test(await focusName(page))) {
			return;
		}
	}
	assert.fail(`Tab never reaches ${name}`);
}

describe("show", () => {
	test("shows the position and its verdict, and nothing to be done", () =>
		host({ body: board(small) }, async (page) => {
			await reads(page, "White to move. Black wins in 2 plies.");
			const { problem, value } = await hearsOf(page, "solve");
			assert.equal((value as { distance: number }).distance, 2);
			assert.equal((problem as { game: { rules: { id: string } } }).game.rules.id, "chase");
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			await page.waitForTimeout(100);
			assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
			assert.equal(await page.locator(".notice").textContent(), "");
			await counts(page.getByRole("button"), 0);
			assert.deepEqual(
				(await told(page)).map(({ type }) => type),
				["solve"],
			);
		}));
});

describe("analyse", () => {
	test("lets both sides be moved, with the value of every move, and tells of each and of the end", () =>
		host({ body: board(`${small} mode="analyse"`) }, async (page) => {
			await reads(page, "White to move. Black wins in 2 plies.");
			await hasAttribute(cell(page, 1, 2), "aria-label", /a move here loses in 2 plies/);
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			await reads(page, "Black to move. Black wins in 1 ply.");
			const first = await hearsOf(page, "move");
			assert.deepEqual([first.by, first.side, first.ply], ["reader", "white", 1]);
			assert.deepEqual(first.move, { from: { row: 1, column: 1 }, to: { row: 1, column: 2 } });
			await page.locator(".move").first().click();
			await reads(page, "Game over. Black has won: captured White.");
			assert.deepEqual(await hearsOf(page, "end"), { winner: "black", ply: 2 });
			await page.getByRole("button", { name: "Restart" }).click();
			await reads(page, "White to move. Black wins in 2 plies.");
		}));

	test("is played by methods, which tell no events of the reader's", () =>
		host({ body: board(`${small} mode="analyse"`) }, async (page) => {
			await hearsOf(page, "solve");
			const made = await withBoard(page, async (element) => {
				const to = (row: number, column: number) => ({
					from: { row: 1, column: 1 },
					to: { row, column },
				});
				const results = [await element.play(to(2, 2)), await element.play(to(2, 1))];
				await element.undo();
				results.push(element.record?.index === 0);
				await element.redo();
				results.push(element.record?.index === 1);
				const line = await element.solution();
				results.push(line.length === 1 && element.record?.moves.length === 2);
				await element.reset();
				return [...results, element.record?.moves.length === 0];
			});
			assert.deepEqual(made, [false, true, true, true, true, true]);
			assert.deepEqual(
				(await told(page)).map(({ type }) => type),
				["solve"],
			);
		}));
});

describe("play", () => {
	test("is against a perfect opponent, which answers", () =>
		host({ body: board('mode="play" position="3 1 1 3 3"') }, async (page) => {
			await page.locator(".verdict-words").getByText("White to move.", { exact: true }).waitFor();
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			const reply = await hearsOf(page, "move", 2);
			assert.deepEqual([reply.by, reply.side, reply.value], ["opponent", "black", null]);
			await page.getByRole("button", { name: "Undo" }).click();
			await page.waitForFunction(
				() =>
					(document.querySelector("catchmate-board") as { record?: { index: number } } | null)
						?.record?.index === 0,
			);
		}));

	test("can be as the other side, or as both, or as none", () =>
		host({ body: board('mode="play" human="black" position="3 1 1 3 3"') }, async (page) => {
			assert.equal((await hearsOf(page, "move")).by, "opponent");
			await withBoard(page, (element) => {
				element.human = "white black";
			});
			await eventually(() => withBoard(page, ({ players }) => players), {
				white: "human",
				black: "human",
			});
			await withBoard(page, (element) => {
				element.human = "";
			});
			await hearsOf(page, "end");
		}));

	for (const hints of ["off", "staged"]) {
		test(`with hints ${hints} tells nothing of what positions and moves are worth`, () =>
			host(
				{
					body: board(
						`mode="play" human="white black" hints="${hints}" controls="verdict buttons moves" position="3 1 1 3 3"`,
					),
				},
				async (page) => {
					await page.locator(".verdict-words").waitFor();
					for (let ply = 0; ply < 3; ply++) {
						assert.doesNotMatch(await everything(page), values);
						await page.locator(".move").last().click();
						await hearsOf(page, "move", ply + 1);
					}
					const events = await told(page);
					assert.ok(events.every(({ detail }) => detail.value === null));
					await page.locator(".root").dispatchEvent("keydown", { key: " ", bubbles: true });
					await page.waitForTimeout(100);
					assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 3);
					const order = await withBoard(page, ({ legalMoves }) =>
						legalMoves.map(({ to }) => `${to?.row},${to?.column}`),
					);
					assert.deepEqual(order, [...order].sort());
				},
			));
	}

	test("gives a hint at a time: the piece, the move, the line", () =>
		host({ body: board('mode="play" position="3 1 1 1 2"') }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			const hint = page.getByRole("button", { name: "Hint" });
			const text = page.locator("[part=hint]");
			await hint.click();
			await text.getByText("Hint: the piece on row 1, column 1.", { exact: true }).waitFor();
			await hint.click();
			await text.getByText("Hint: 1,1 → 1,2.", { exact: true }).waitFor();
			await hint.click();
			await text.getByText("Best play: 1,1 → 1,2", { exact: true }).waitFor();
			await hasAttribute(hint, "aria-disabled", "true");
		}));

	test("is begun and ended by the keyboard alone, and Tab leads out again", () =>
		host(
			{ body: `<button>before</button>${board(`mode="play" ${middle}`)}<button>after</button>` },
			async (page) => {
				await page.locator(".verdict-words").waitFor();
				await tabTo(page, /^row 3, column 3, white piece, to move/);
				await page.keyboard.press("Enter");
				await page.keyboard.press("ArrowRight");
				await eventually(
					() => focusName(page),
					/^row 3, column 4, black piece, a move here is legal/,
				);
				await page.keyboard.press("Enter");
				await reads(page, "Game over. White has won: captured Black.");
				await page
					.locator(".live")
					.filter({ hasText: "and captures. Game over." })
					.waitFor({ state: "attached" });
				await tabTo(page, /^after$/);
				for (const name of [/Undo/, /row 3/, /^before$/]) {
					await page.keyboard.press("Shift+Tab");
					for (let presses = 0; presses < 6 && !name.test(await focusName(page)); presses++) {
						await page.keyboard.press("Shift+Tab");
					}
					assert.match(await focusName(page), name);
				}
			},
		));
});

describe("a puzzle", () => {
	test("takes only the best moves, tells nothing before, and is solved by them", () =>
		host({ body: board(`mode="puzzle" ${middle}`) }, async (page) => {
			await reads(page, "Find the best move for White.");
			assert.doesNotMatch((await everything(page)).replaceAll("Find the best move", ""), values);
			await cell(page, 3, 3).click();
			await cell(page, 2, 3).click();
			await page.locator(".notice").getByText("That is not the best move: try another.").waitFor();
			assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
			await cell(page, 3, 3).click();
			await cell(page, 3, 4).click();
			const { moves, mistakes } = await hearsOf(page, "solved");
			assert.deepEqual([(moves as unknown[]).length, mistakes], [1, 1]);
			await page.locator(".success").waitFor();
			await eventually(
				() => withBoard(page, ({ puzzle, value }) => puzzle === "solved" && value?.over),
				true,
			);
		}));

	test("of several moves is answered by a perfect opponent, and takes any move that keeps the best value", () =>
		host(
			{ body: board('mode="puzzle" position="3 2 2 1 1"'), reducedMotion: "reduce" },
			async (page) => {
				await page.locator(".verdict-words").waitFor();
				for (let turn = 0; turn < 10; turn++) {
					const solved = (await told(page)).some(({ type }) => type === "solved");
					if (solved) {
						break;
					}
					const before = (await told(page)).filter(({ type }) => type === "move").length;
					// Each legal move is tried until one is taken.
					await withBoard(page, async (element) => {
						for (const move of element.legalMoves) {
							if (await element.play(move)) break;
						}
					});
					await page.waitForFunction((before) => {
						const events = (globalThis as unknown as { told: { type: string }[] }).told;
						return (
							events.some(({ type }) => type === "solved") ||
							events.filter(({ type }) => type === "move").length > before
						);
					}, before);
				}
				const { moves } = await hearsOf(page, "solved");
				assert.ok((moves as unknown[]).length > 1);
			},
		));

	test("ends at the ply that the author sets", () =>
		host({ body: board('mode="puzzle" ply-to="1" position="8 1 1 8 8"') }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			await cell(page, 1, 1).click();
			await cell(page, 1, 2).click();
			await hearsOf(page, "solved");
			assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
		}));

	test("that is drawn asks for one move that keeps the draw", () =>
		host(
			{ body: board('mode="puzzle" position="5 5\n.....\n.....\n..O..\n#..#.\nO#.X."') },
			async (page) => {
				await reads(page, "Find the best move for Red.");
				await withBoard(page, async (element) => {
					for (const move of element.legalMoves) {
						if (await element.play(move)) break;
					}
				});
				assert.equal(((await hearsOf(page, "solved")).moves as unknown[]).length, 1);
			},
		));

	test("within a game that is given does not show how the game went on", () =>
		host(
			{ body: board('mode="puzzle" position="3 1 1 3 3" moves="1,1-1,2 3,3-1,3 1,2-1,1" ply="1"') },
			async (page) => {
				await reads(page, "Find the best move for Black.");
				assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
				await withBoard(page, (element) => element.step(1));
				assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
			},
		));

	test("can be given up: the solution is shown and can be stepped through", () =>
		host({ body: board('mode="puzzle" position="3 1 1 3 3"') }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			await page.getByRole("button", { name: "Give up" }).click();
			await page.locator("[part=hint]").getByText("The solution: 1,1 → ").waitFor();
			await reads(page, "White to move. Black wins in 6 plies.");
			await page.getByRole("button", { name: "Redo" }).click();
			await reads(page, "Black to move. Black wins in 5 plies.");
			await page.waitForTimeout(800);
			assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
			await page.getByRole("button", { name: "Restart" }).click();
			await reads(page, "Find the best move for White.");
			assert.deepEqual(
				(await told(page)).filter(({ type }) => type === "solved"),
				[],
			);
		}));
});

describe("edit", () => {
	const open = 'position="4 4\n....\n....\nO..O\n.X.."';

	test("paints obstacles under the pointer, and tells of each change with the new board", () =>
		host({ body: board(`mode="edit" ${open}`) }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			const at = async (row: number, column: number) => {
				const { x, y } = await middleOf(cell(page, row, column));
				return [x, y] as const;
			};
			await page.mouse.move(...(await at(1, 1)));
			await page.mouse.down();
			for (const column of [1, 2, 3, 4]) {
				await page.mouse.move(...(await at(1, column)), { steps: 4 });
			}
			await page.mouse.up();
			const { problem } = await hearsOf(page, "edit", 4);
			assert.equal(
				(problem as { game: { board: { obstacles: unknown[] } } }).game.board.obstacles.length,
				4,
			);
			await hearsOf(page, "solve", 2);
			await hasAttribute(cell(page, 1, 2), "aria-label", /obstacle/);
			await page.getByRole("button", { name: "Undo" }).click();
			await page.waitForFunction(
				() =>
					(
						document.querySelector("catchmate-board") as {
							problem?: { game: { board: { obstacles: unknown[] } } };
						} | null
					)?.problem?.game.board.obstacles.length === 0,
			);
			await page.getByRole("button", { name: "Redo" }).click();
			await hasAttribute(cell(page, 1, 1), "aria-label", /obstacle/);
			await cell(page, 1, 1).click();
			await hasAttribute(cell(page, 1, 1), "aria-label", "row 1, column 1");
		}));

	test("paints every square under a stroke, however fast", () =>
		host(
			{
				body: board(
					'mode="edit" position="8 8\n........\n........\n........\n........\n........\n........\nO......O\n...X...."',
				),
			},
			async (page) => {
				await page.locator(".verdict-words").waitFor();
				const [from, to] = [await middleOf(cell(page, 1, 1)), await middleOf(cell(page, 1, 8))];
				await page.mouse.move(from.x, from.y);
				await page.mouse.down();
				await page.mouse.move(to.x, to.y);
				await page.mouse.up();
				const { problem } = await hearsOf(page, "edit", 8);
				const { obstacles } = (
					problem as { game: { board: { obstacles: { row: number; column: number }[] } } }
				).game.board;
				assert.deepEqual(
					obstacles.map(({ row, column }) => `${row},${column}`),
					["1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "1,7", "1,8"],
				);
			},
		));

	test("drags pieces anywhere but onto others, and the verdict follows", () =>
		host({ body: board(`mode="edit" ${middle}`) }, async (page) => {
			await reads(page, "White to move. White wins in 1 ply.");
			await cell(page, 3, 4).dragTo(cell(page, 1, 5));
			await hearsOf(page, "edit");
			await page.locator(".verdict-words").getByText("Black wins").waitFor();
			await hasAttribute(cell(page, 1, 5), "aria-label", /black piece/);
			await cell(page, 3, 3).dragTo(cell(page, 1, 5));
			await page.locator(".notice").getByText("There is a piece already.").waitFor();
			assert.equal((await told(page)).filter(({ type }) => type === "edit").length, 1);
		}));

	test("lets the other side move, with the same pieces, and goes back by Restart", () =>
		host({ body: board(`mode="edit" ${middle}`) }, async (page) => {
			await reads(page, "White to move. White wins in 1 ply.");
			await page.getByRole("button", { name: "Swap the turn" }).click();
			await reads(page, "Black to move. Black wins in 1 ply.");
			await page.getByRole("button", { name: "Restart" }).click();
			await reads(page, "White to move. White wins in 1 ply.");
		}));

	test("is done by the keyboard alone", () =>
		host({ body: board(`mode="edit" ${middle}`) }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			await tabTo(page, /^row 3, column 3/);
			await page.keyboard.press("Control+Home");
			await page.keyboard.press("Enter");
			await eventually(() => focusName(page), /^row 1, column 1, obstacle/);
			await hearsOf(page, "edit");
			await cell(page, 3, 3).focus();
			await page.keyboard.press("Enter");
			await page.keyboard.press("ArrowUp");
			await page.keyboard.press("Enter");
			await eventually(() => focusName(page), /^row 2, column 3, white piece/);
			await hearsOf(page, "edit", 2);
		}));

	test("begins with the position that was on the board, which is then analysed or played", () =>
		host({ body: board('mode="analyse" position="3 1 1 3 3"') }, async (page) => {
			await page.locator(".verdict-words").waitFor();
			await page.locator(".move").first().click();
			await hearsOf(page, "move");
			const before = (await page.locator(".verdict-words").textContent()) ?? "";
			await withBoard(page, (element) => {
				element.mode = "edit";
			});
			await page.getByRole("button", { name: "Swap the turn" }).waitFor();
			await reads(page, before);
			assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
			await page.getByRole("button", { name: "Swap the turn" }).click();
			await reads(page, "White to move. Black wins in 8 plies.");
			assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
			await withBoard(page, (element) => {
				element.mode = "analyse";
			});
			await page.locator(".move").first().click();
			await hearsOf(page, "move", 2);
		}));

	test("shows the verdict of the square that a dragged piece is over, and takes it back with the piece", () =>
		host({ body: board(`mode="edit" ${middle}`) }, async (page) => {
			await reads(page, "White to move. White wins in 1 ply.");
			const at = async (row: number, column: number) => {
				const { x, y } = await middleOf(cell(page, row, column));
				return [x, y] as const;
			};
			const near = "White to move. White wins in 1 ply.";
			const far = "White to move. Black wins in 10 plies.";
			await page.mouse.move(...(await at(3, 4)));
			await page.mouse.down();
			for (const [row, column, verdict] of [
				[2, 4, far],
				[2, 3, near],
				[1, 1, far],
				// Where it came from, and where another stands.
				[3, 4, near],
				[5, 5, far],
				[3, 3, near],
				[5, 5, far],
			] as const) {
				await page.mouse.move(...(await at(row, column)));
				await reads(page, verdict);
			}
			await page.mouse.move(2, 2);
			await page.mouse.up();
			await reads(page, near);
			await hasAttribute(cell(page, 3, 4), "aria-label", /black piece/);
			assert.deepEqual(
				(await told(page)).filter(({ type }) => type === "edit"),
				[],
			);
			await hasAttribute(page.getByRole("button", { name: "Undo" }), "aria-disabled", "true");
		}));

	test("keeps one history of changes and moves, whatever the reader turns to between them", () =>
		host({ body: board('mode="edit" position="3 1 1 3 3"') }, async (page) => {
			await reads(page, "White to move. Black wins in 6 plies.");
			const press = (name: string) => page.getByRole("button", { name }).click();
			const turnTo = (mode: "analyse" | "edit") =>
				withBoard(
					page,
					(element, mode) => {
						element.mode = mode;
					},
					mode,
				);
			const state = () =>
				withBoard(page, ({ record, problem }) => [
					record?.index,
					record?.moves.length,
					problem?.game.board.obstacles.length,
					problem?.position.toMove,
				]);
			await press("Swap the turn");
			await hearsOf(page, "edit");
			await reads(page, "Black to move. Black wins in 7 plies.");
			await turnTo("analyse");
			await page.locator(".move").first().click();
			await hearsOf(page, "move");
			await turnTo("edit");
			await cell(page, 2, 2).click();
			await hearsOf(page, "edit", 2);
			await hearsOf(page, "solve", 3);
			await eventually(state, [0, 0, 1, "white"]);
			await turnTo("analyse");
			await press("Undo");
			await hearsOf(page, "solve", 4);
			await eventually(state, [1, 1, 0, "black"]);
			await press("Undo");
			await reads(page, "Black to move. Black wins in 7 plies.");
			await eventually(state, [0, 1, 0, "black"]);
			await press("Undo");
			await reads(page, "White to move. Black wins in 6 plies.");
			await turnTo("edit");
			for (const expected of [
				[0, 1, 0, "black"],
				[1, 1, 0, "black"],
				[0, 0, 1, "white"],
			]) {
				await press("Redo");
				await page.waitForFunction(([index, , obstacles]) => {
					const element = document.querySelector("catchmate-board") as unknown as {
						record: { index: number } | null;
						problem: { game: { board: { obstacles: unknown[] } } } | null;
					};
					return (
						element.record?.index === index &&
						element.problem?.game.board.obstacles.length === obstacles
					);
				}, expected);
				await eventually(state, expected);
			}
			await press("Restart");
			await reads(page, "White to move. Black wins in 6 plies.");
		}));

	test("is open to the page around, which changes the board as the reader does", () =>
		host({ body: board(`mode="edit" ${middle}`) }, async (page) => {
			await reads(page, "White to move. White wins in 1 ply.");
			await withBoard(page, (element) => {
				const { problem } = element;
				if (problem !== null) {
					element.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
				}
			});
			await reads(page, "Black to move. Black wins in 1 ply.");
			const { problem } = await hearsOf(page, "edit");
			assert.equal((problem as { position: { toMove: string } }).position.toMove, "black");
			await page.getByRole("button", { name: "Undo" }).click();
			await reads(page, "White to move. White wins in 1 ply.");
		}));
});
