/** Judge inputs in the text box: answers, several boards, and everything that can be wrong with a text. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { cell, seesVerdict } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	hears,
	openTab,
	pickedGame,
	pickGame,
	pickPreset,
	seesOutput,
	solve,
	textOf,
	travel,
} from "./page.ts";

const boards = [
	"4 5\n...#O\n.#..#\n#O#..\n.#..X",
	"3 3\n#.#\nO.O\n.X.",
	"3 3\nO..\n.#X\n.O.",
	"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.",
	"9 9\n...######\n.#.......\n.#######.\n.#.#.....\n.#O#.####\n.#.#.....\n.#######.\n.#X......\n.O.......",
] as const;
const answers = ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"] as const;
const sample = `0 5\n${boards.join("\n")}\n`;

test.describe("a judge input", () => {
	for (const fromDisk of [false, true]) {
		const where = fromDisk ? "from the disk" : "under a strict content security policy";
		test(`is answered exactly, with a verdict in words, on the page ${where}`, async ({
			visit,
		}) => {
			const page = await visit({ fromDisk });
			await solve(page, "2 1 1 2 2\n");
			await seesOutput(page, "BLACK 2");
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
			await solve(page, "5 3 3 3 4");
			await seesOutput(page, "WHITE 1");
			await seesVerdict(page, "White wins in 1 ply. White to move.");
			// No board that was made by hand is lost to a text.
			await page.locator("#board").getByRole("button", { name: "Undo", exact: true }).click();
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
		});
	}

	test("with five boards gets five lines, and each board can be looked at", async ({ visit }) => {
		const page = await visit({ viewport: { width: 1366, height: 768 } });
		await pickGame(page, "Crossing pawn");
		await solve(page, sample);
		await seesOutput(page, ...answers);
		// Beside the text, without a scroll.
		await expect(page.locator("#judge-output")).toBeInViewport({ ratio: 1 });
		await expect(page.getByLabel("Judge input")).toBeInViewport({ ratio: 0.8 });
		await seesVerdict(page, "Game over. Black has won: Red has no move.");
		const verdicts = [
			"Game over. Black has won: Red has no move.",
			"Black wins in 2 plies. Red to move.",
			"Black wins in 2 plies. Red to move.",
			"Draw: neither side can force a win. Red to move.",
			"Red wins in 75 plies. Red to move.",
		];
		for (const [index, sentence] of [...verdicts.entries()].reverse()) {
			await page.getByRole("radio", { name: `${index + 1} ${answers[index]}` }).check();
			await seesVerdict(page, sentence);
		}
		await expect(page.getByRole("row")).toHaveCount(4);
		await expect(page.getByRole("gridcell")).toHaveCount(20);
	});

	test("is solved with Ctrl+Enter, and when it is pasted over all there was", async ({ visit }) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		const box = page.getByLabel("Judge input");
		await openTab(page, "text");
		await box.fill("3 1 1 3 3");
		await box.press("Control+Enter");
		await seesOutput(page, "BLACK 6");
		await page.evaluate(() => navigator.clipboard.writeText("2 1 1 2 1"));
		await box.press("Control+a");
		await box.press("Control+v");
		await seesOutput(page, "WHITE 1");
	});

	test("and its output can be copied", async ({ visit }) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await page.getByRole("button", { name: "Copy output" }).click();
		await expect.poll(copied).toEqual("BLACK 2");
		await page.getByRole("button", { name: "Copy input" }).click();
		await expect.poll(copied).toEqual("2 1 1 2 2");
	});

	test("that follows the board stays selected whole, for what is about to be written over it", async ({
		visit,
	}) => {
		const page = await visit();
		await openTab(page, "text");
		const box = page.locator("#judge-input");
		await expect(box).toHaveValue(/^8 /);
		await box.selectText();
		await page.evaluate((link) => {
			location.hash = link;
		}, fortLink);
		await expect(box).not.toHaveValue(/^8 /);
		await page.keyboard.insertText("3 1 1 3 3");
		await expect(box).toHaveValue("3 1 1 3 3");
	});

	test("can be taken from the board, as a drawing where the contest's format cannot say the position", async ({
		visit,
	}) => {
		const page = await visit();
		const box = page.getByLabel("Judge input");
		const take = () => page.getByRole("button", { name: "From board" }).click();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await take();
		await seesOutput(page, "BLACK 5");
		await expect(box).toHaveValue(/^3 3 black\n([.XO]{3}\n){3}$/);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 4 plies. White to move.");
		await take();
		await seesOutput(page, "BLACK 4");
		await expect(box).toHaveValue(/^3 \d \d \d \d\s*$/);
		await solve(page, "3 3 black\nO..\n.#.\n..X\n");
		await seesOutput(page, "DRAW");
		await seesVerdict(page, "Draw: neither side can force a win. Black to move.");
	});

	test("is taken from the board after a capture too, where both pieces share a square", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Game over. Black has won: captured White.");
		await page.getByRole("button", { name: "From board" }).click();
		await seesOutput(page, "BLACK 0");
		await expect(page.getByLabel("Judge input")).toHaveValue(/^2 2\n[.*]{2}\n[.*]{2}\n$/);
		await seesVerdict(page, "Game over. Black has won: captured White.");
	});

	test("is seen whole in the text box, up to fourteen lines of it", async ({ visit }) => {
		const page = await visit();
		const box = page.getByLabel("Judge input");
		await openTab(page, "text");
		const heights = () =>
			box.evaluate(({ clientHeight, scrollHeight, scrollWidth, clientWidth }) => ({
				shown: clientHeight,
				hidden: scrollHeight - clientHeight,
				sideways: scrollWidth - clientWidth,
			}));
		const short = await heights();
		assert.equal(short.hidden, 0);
		await pickGame(page, "Crossing pawn");
		await pickPreset(page, "crossing-open");
		await expect(box).toHaveAttribute("rows", "13");
		const whole = await heights();
		assert.equal(whole.hidden, 0);
		assert.ok(whole.shown > 2 * short.shown, `${short.shown}, then ${whole.shown} pixels`);
		await box.fill(sample);
		const most = await heights();
		assert.ok(most.hidden > 0);
		assert.ok(most.shown < 1.2 * whole.shown, `${whole.shown}, then ${most.shown} pixels`);
		await box.fill("");
		assert.equal((await heights()).shown, short.shown);
	});

	test("solved right after a slow one is never overtaken by it", async ({ visit }) => {
		const page = await visit();
		const slow = "20 1 1 20 20";
		await openTab(page, "text");
		await page.evaluate(async (slow) => {
			const seen: string[] = [];
			Object.assign(window, { seen });
			const verdict = document.querySelector("#board")?.shadowRoot?.querySelector(".verdict");
			for (const element of [document.querySelector("#judge-output"), verdict]) {
				if (!element) {
					throw new Error("the page lacks an answer");
				}
				new MutationObserver(() => seen.push(element.textContent ?? "")).observe(element, {
					childList: true,
					characterData: true,
					subtree: true,
				});
			}
			const box = document.querySelector("textarea") as HTMLTextAreaElement;
			const button = document.querySelector("#judge button.primary") as HTMLButtonElement;
			for (const text of [slow, "2 1 1 2 2"]) {
				box.value = text;
				box.dispatchEvent(new InputEvent("input", { bubbles: true }));
				await Promise.resolve();
				button.click();
			}
		}, slow);
		await openTab(page, "text");
		await seesOutput(page, "BLACK 2");
		// Begun last, the same slow solve ends last.
		await page.evaluate(async (text) => {
			const solver = await document.querySelector("catchmate-board")?.solver;
			const rules = solver?.library.find(({ rules }) => rules.id === "chase")?.rules;
			const [problem] = (rules && (await solver?.read(rules, text)))?.problems ?? [];
			if (!problem) throw new Error("there is no board");
			(await solver?.solve(problem.game))?.dispose();
		}, slow);
		const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		assert.ok(seen.some((text) => text.includes("BLACK 2")));
		assert.deepEqual(
			seen.filter((text) => text.includes("56")),
			[],
		);
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
	});
});

test.describe("a text of another game", () => {
	const said = "This input is for Crossing pawn, so the game was switched.";
	const undo = (page: Page) =>
		page.locator("#judge-switched").getByRole("button", { name: "Undo" });

	test("says so too if it is a game that is told", async ({ visit }) => {
		const page = await visit();
		await solve(page, "3\n1 1\n3 3");
		await seesOutput(page, "BLACK 6");
		await solve(page, "3 3 red\nO..\n.#X\n.O.\nmoves: {A comment.} 3,2-3,3");
		await page.getByText(said).waitFor();
		await undo(page).click();
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
	});

	test("switches to that game and says so, and its Undo brings back the game, the moves and the text", async ({
		visit,
	}) => {
		const page = await visit();
		// As a person has written it, and not as the board would.
		await solve(page, "3\n1 1\n3 3");
		await seesOutput(page, "BLACK 6");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await solve(page, sample);
		await seesOutput(page, ...answers);
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await page.getByText(said).waitFor();
		await page.getByRole("radio", { name: "2 Black 2" }).check();
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
		await undo(page).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
		await expect(page.getByLabel("Judge input")).toHaveValue("3\n1 1\n3 3");
		await seesOutput(page, "BLACK 6");
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 " }).waitFor();
		await expect(page.getByText(said)).toHaveCount(0);
		await openTab(page, "text");
		await undo(page).waitFor({ state: "detached" });
	});

	test("gives way to Back, and to the Undo of the board", async ({ visit }) => {
		const page = await visit();
		for (const back of [
			() => travel(page, -1),
			() => page.locator("catchmate-board").getByRole("button", { name: "Undo" }).click(),
		]) {
			await solve(page, `0 1\n${boards[1]}\n`);
			await page.getByText(said).waitFor();
			await seesOutput(page, "Black 2");
			await back();
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await expect.poll(() => pickedGame(page)).toEqual("Chase");
			await expect(page.getByLabel("Judge input")).toHaveValue("8 1 1 8 8\n");
			await expect(page.getByText(said)).toHaveCount(0);
		}
	});

	test("is P9169's where it is in that problem's form, with whatever game on the board", async ({
		visit,
	}) => {
		const page = await visit();
		for (const name of ["Police and thief", "Fox and hounds", "Cops and robber"]) {
			await pickGame(page, name);
			await solve(page, sample);
			await seesOutput(page, ...answers);
			await expect.poll(() => pickedGame(page), name).toEqual("Crossing pawn");
			await page.getByText(said).waitFor();
		}
	});

	test("stays with the game on the page where that reads it too, which says so, with the other a tap away", async ({
		visit,
	}) => {
		const page = await visit();
		const told = page.locator("#judge-switched");
		const readAs = (name: string) => told.getByRole("button", { name: `Read as ${name}` });
		await pickGame(page, "Cops and robber");
		await solve(page, boards[1] ?? "");
		await told.getByText("Read as Cops and robber; it could be another game’s.").waitFor();
		await expect.poll(() => pickedGame(page)).toEqual("Cops and robber");
		await readAs("Crossing pawn").click();
		await seesOutput(page, "Black 2");
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await readAs("Cops and robber").click();
		await expect.poll(() => pickedGame(page)).toEqual("Cops and robber");
		await solve(page, sample);
		await readAs("Cops and robber").waitFor();
		await pickGame(page, "Chase");
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await expect(told).toHaveText("");
	});

	test("is not what a slip in a text of this game makes, but what is pasted whole", async ({
		visit,
	}) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await pickGame(page, "Crossing pawn");
		const oneHunter = "0 1\n3 3\n...\n.#X\n.O.\n";
		await solve(page, oneHunter);
		await page.locator("#judge-error").getByText("Found 1 O on the board").waitFor();
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
		await solve(page, `0 1\n${boards[1]}\n`);
		await seesOutput(page, "Black 2");
		await page.evaluate((text) => navigator.clipboard.writeText(text), oneHunter);
		const box = page.getByLabel("Judge input");
		await box.press("Control+a");
		await box.press("Control+v");
		await expect.poll(() => pickedGame(page)).toEqual("Police and thief");
		await undo(page).click();
		await expect.poll(() => pickedGame(page)).toEqual("Crossing pawn");
	});

	test("is told of in Chinese, and is no text of another game where none reads it", async ({
		visit,
	}) => {
		const page = await visit({ locale: "zh-CN" });
		const box = page.getByLabel("输入数据");
		await openTab(page, "text");
		await box.fill(sample);
		await box.press("Control+Enter");
		await page.getByText("这是“过河卒（P9169）”的输入，已切换到这种棋。").waitFor();
		await box.fill(`${sample}?`);
		await box.press("Control+Enter");
		await page.locator("#judge-error p").waitFor();
		await expect(page.locator("#judge-switched")).toHaveText("");
	});
});

/** A wrong text; where the page says the mistake is and, in part, what; the text that it selects. */
type Mistake = [text: string, place: string, what: string, selected: string];

const chaseMistakes: readonly Mistake[] = [
	["", "Line 1, column 1", "Found an empty input, expected n r1 c1 r2 c2", ""],
	[" \n ", "Line 2, column 2", "Found an empty input", ""],
	["2 1 1 2", "Line 1, column 8", "Found the end of the input, expected the number c2", ""],
	["2 1 1 2 x", "Line 1, column 9", "Found 'x', expected the number c2", "x"],
	["1 1 1 1 1", "Line 1, column 1", "Found '1', expected n from 2", "1"],
	["-3 1 1 2 2", "Line 1, column 1", "Found '-3', expected n from 2", "-3"],
	["3\n1 1\n4 2", "Line 3, column 1", "Found '4', expected r2 from 1 to 3", "4"],
	["3 1 1 1 1", "Line 1, column 7", "Found both pieces on one square", "1 1"],
	["3 1 1 2 2 9", "Line 1, column 11", "Found '9', expected the end of the input", "9"],
	["3.5 1 1 2 2", "Line 1, column 1", "Found '3.5', expected the number n", "3.5"],
	[
		"99999999999999999999 1 1 2 2",
		"Line 1, column 1",
		"Found '99999999999999999999'",
		"99999999999999999999",
	],
	["3 1 1 2 \u{1f600}", "Line 1, column 9", "expected the number c2", "\u{1f600}"],
	["\ufeff3 9 1 2 2", "Line 1, column 3", "Found '9', expected r1 from 1 to 3", "9"],
	["\ufeff3\n1 1 2 9", "Line 2, column 7", "Found '9', expected c2 from 1 to 3", "9"],
	["1000 1 1 2 2", "Line 1, column 1", "This board is too large: solving it takes", "1000"],
];

const pawnMistakes: readonly Mistake[] = [
	["0", "Line 1, column 2", "expected the number T", ""],
	["0 0", "Line 1, column 3", "Found '0', expected T from 1", "0"],
	["0 1", "Line 1, column 4", "Found 0 boards, expected 1", ""],
	["0 1\n3 3\nO..\n.#X", "Board 1, line 4, column 4", "expected row 3 of the board", ""],
	[
		"0 1\n3 3\nO..\n.#X\n.O",
		"Board 1, line 5, column 3",
		"Found 2 squares in row 3, expected 3",
		"",
	],
	[
		"0 1\n3 3\nO..\n.#X\n.O..",
		"Board 1, line 5, column 4",
		"Found 4 squares in row 3, expected 3",
		".",
	],
	[
		"0 1\n3 3\nO..\n.?X\n.O.",
		"Board 1, line 4, column 2",
		"Found '?', expected one of . # X O",
		"?",
	],
	["0 1\n3 3\nO..\n.#.\n.O.", "Board 1, line 2, column 1", "Found 0 X on the board", "3"],
	["0 1\n3 3\nO.X\n.#X\n.O.", "Board 1, line 4, column 3", "Found 2 X on the board", "X"],
	["0 1\n3 3\n...\n.#X\n.O.", "Board 1, line 2, column 1", "Found 1 O on the board", "3"],
	["0 1\n1 2\nOO", "Board 1, line 2, column 1", "Found '1', expected n from 2", "1"],
];

test.describe("a wrong text", () => {
	for (const [game, mistakes] of [
		["Chase", chaseMistakes],
		["Crossing pawn", pawnMistakes],
	] as const) {
		test(`of ${game} is refused in words, at its place, and the board stays`, async ({ visit }) => {
			const page = await visit();
			await pickGame(page, game);
			const sound = game === "Chase" ? "2 1 1 2 2" : `0 1\n${boards[1]}`;
			const line = game === "Chase" ? "BLACK 2" : "Black 2";
			for (const [text, place, what, selected] of mistakes) {
				await solve(page, sound);
				await seesOutput(page, line);
				const cells = await page.getByRole("gridcell").count();
				await solve(page, text);
				const error = page.locator("#judge-error");
				await error.getByText(place, { exact: true }).waitFor();
				await error.getByText(what).waitFor();
				await page.getByText("The board shown is the last valid one.").waitFor();
				await expect(page.getByRole("gridcell")).toHaveCount(cells);
				await expect(page.locator("#judge-output")).toHaveText("");
				const focus = () =>
					page.evaluate(() => {
						const box = document.activeElement;
						return box instanceof HTMLTextAreaElement
							? box.value.slice(box.selectionStart, box.selectionEnd)
							: null;
					});
				await expect
					.poll(focus, { message: `the selection for ${JSON.stringify(text)}` })
					.toEqual(selected);
			}
			await solve(page, sound);
			await seesOutput(page, line);
			await expect(page.locator("#judge-error")).toHaveText("");
			await page.getByRole("button", { name: "Best move" }).click();
			await page.locator(".verdict").getByText("wins in 1 ply").waitFor();
		});
	}

	test("keeps the answers of the boards before its mistake", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, `0 3\n${boards[1]}\n${boards[4]}\n3 3\nO..\n.#X\n.O!\n`);
		await seesOutput(page, "Black 2", "Red 75");
		const error = page.locator("#judge-error");
		await error.getByText("Board 3, line 19, column 3", { exact: true }).waitFor();
		await expect(page.getByText("The board shown is the last valid one.")).toHaveCount(0);
		await page.getByRole("radio", { name: "2 Red 75" }).check();
		await seesVerdict(page, "Red wins in 75 plies. Red to move.");
	});

	test("is heard once: with the text box that the keyboard goes to, or by itself when it is there already", async ({
		visit,
	}) => {
		const page = await visit();
		const what = "Found '9', expected c2 from 1 to 3.";
		await solve(page, "3 1 1 2 9");
		await page.locator("#judge-error").getByText(what).waitFor();
		const box = page.getByLabel("Judge input");
		await expect
			.poll(() => box.evaluate((element) => element === document.activeElement))
			.toEqual(true);
		await expect(box).toHaveAttribute("aria-describedby", /\bjudge-error\b/);
		assert.ok(!(await textOf(page, ".live")).includes(what));
		await box.press("Control+Enter");
		await hears(page, `Line 1, column 9: ${what}`);
		await expect(page.locator(".notice")).toHaveText("");
	});

	test("is explained in Chinese to a Chinese reader", async ({ visit }) => {
		const page = await visit({ locale: "zh-CN" });
		await openTab(page, "text");
		await page.getByLabel("输入数据").fill("3 1 1 4 2");
		await page.getByRole("button", { name: "求解" }).click();
		const error = page.locator("#judge-error");
		await error.getByText("第 1 行第 7 列", { exact: true }).waitFor();
		await expect(page.locator("#judge-error")).toHaveText(/r2 应为 1 到 3 之间的整数，此处是“4”/);
	});

	test("changes nothing on the board and lets the game go on", async ({ visit }) => {
		const page = await visit();
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await solve(page, "2 1 1 9 9");
		await page.getByText("The board shown is the last valid one.").waitFor();
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
	});
});
