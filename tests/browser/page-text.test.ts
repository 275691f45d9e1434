/** Judge inputs in the text box: answers, several boards, texts of other games, and what is wrong with a text. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import { hears, openTab, pickedGame, pickGame, seesOutput, solve, textOf, travel } from "./page.ts";
import { plyOf } from "./puzzles.ts";
import { holdWorkers, letSolve, setFault } from "./workers.ts";

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
		test(`is answered exactly, ${where}, and takes no board away that Undo would not bring back`, async ({
			visit,
		}) => {
			const page = await visit({ fromDisk });
			await solve(page, "2 1 1 2 2\n");
			await seesOutput(page, "BLACK 2");
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
			await solve(page, "5 3 3 3 4");
			await seesOutput(page, "WHITE 1");
			await page.locator("#board").getByRole("button", { name: "Undo", exact: true }).click();
			await seesVerdict(page, "Black wins in 2 plies. White to move.");
		});
	}

	test("with five boards gets five lines, and each board can be looked at", async ({ visit }) => {
		const page = await visit();
		await solve(page, sample);
		await seesOutput(page, ...answers);
		for (const [index, sentence] of [
			[4, "Red wins in 75 plies. Red to move."],
			[3, "Draw: neither side can force a win. Red to move."],
			[1, "Black wins in 2 plies. Red to move."],
			[0, "Game over. Black has won: Red has no move."],
		] as const) {
			await page.getByRole("radio", { name: `${index + 1} ${answers[index]}` }).check();
			await seesVerdict(page, sentence);
		}
		await expect(page.getByRole("row")).toHaveCount(4);
		await expect(page.getByRole("gridcell")).toHaveCount(20);
	});

	test("is solved with Ctrl+Enter and when pasted over all there was, and is copied with its output", async ({
		visit,
	}) => {
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
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await page.getByRole("button", { name: "Copy output" }).click();
		await expect.poll(copied).toEqual("WHITE 1");
		await page.getByRole("button", { name: "Copy input" }).click();
		await expect.poll(copied).toEqual("2 1 1 2 1");
	});

	test("stays selected whole while it follows the board, for what is written over it", async ({
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

	test("is taken from the board at any ply, as a drawing where the contest's format cannot say the position", async ({
		visit,
	}) => {
		const page = await visit();
		const box = page.getByLabel("Judge input");
		const playBest = async (ply: number) => {
			await page.getByRole("button", { name: "Best move" }).click();
			await expect.poll(() => plyOf(page)).toBe(ply);
		};
		const take = () => page.getByRole("button", { name: "From board" }).click();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await playBest(1);
		await take();
		await seesOutput(page, "BLACK 5");
		await expect(box).toHaveValue(/^3 3 black\n([.XO]{3}\n){3}$/);
		await playBest(1);
		await take();
		await seesOutput(page, "BLACK 4");
		await expect(box).toHaveValue(/^3 \d \d \d \d\s*$/);
		// After a capture both pieces share a square.
		await solve(page, "2 1 1 2 2");
		await playBest(1);
		await playBest(2);
		await take();
		await seesOutput(page, "BLACK 0");
		await expect(box).toHaveValue(/^2 2\n[.*]{2}\n[.*]{2}\n$/);
	});

	test("solved right after a slow one is never overtaken by it", async ({ visit }) => {
		const page = await visit({ prepare: holdWorkers });
		await setFault(page, "stuck");
		await openTab(page, "text");
		await page.locator("#judge-input").fill("20 1 1 20 20");
		await page.locator("#judge-solve").click();
		await page.getByText("34 %").first().waitFor();
		await setFault(page, "none");
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await letSolve(page);
		await page.evaluate("catchmate.idle()");
		await seesOutput(page, "BLACK 2");
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
	});
});

test.describe("a text of another game", () => {
	const told = (page: Page) => page.locator("#judge-switched");
	const undo = (page: Page) => told(page).getByRole("button", { name: "Undo" });
	const seesPicked = (page: Page, name: string) =>
		expect.poll(() => pickedGame(page)).toEqual(name);

	test("switches to that game, and Undo brings back the game, the moves and the text", async ({
		visit,
	}) => {
		const page = await visit();
		// As a person has written it, and not as the board would.
		await solve(page, "3\n1 1\n3 3");
		await seesOutput(page, "BLACK 6");
		await page.getByRole("button", { name: "Best move" }).click();
		await expect.poll(() => plyOf(page)).toBe(1);
		for (const text of [sample, "3 3 red\nO..\n.#X\n.O.\nmoves: {A comment.} 3,2-3,3"]) {
			await solve(page, text);
			await seesPicked(page, "Crossing pawn");
			await expect(told(page)).toContainText("the game was switched");
			await undo(page).click();
			await seesPicked(page, "Chase");
			await seesVerdict(page, "Black wins in 5 plies. Black to move.");
			await openTab(page, "text");
			await expect(page.getByLabel("Judge input")).toHaveValue("3\n1 1\n3 3");
			await seesOutput(page, "BLACK 6");
			await expect(told(page)).toHaveText("");
		}
	});

	test("gives way to Back, and to the Undo of the board", async ({ visit }) => {
		const page = await visit();
		for (const back of [
			() => travel(page, -1),
			() => page.locator("catchmate-board").getByRole("button", { name: "Undo" }).click(),
		]) {
			await solve(page, `0 1\n${boards[1]}\n`);
			await seesOutput(page, "Black 2");
			await undo(page).waitFor();
			await back();
			await seesPicked(page, "Chase");
			await expect(page.getByLabel("Judge input")).toHaveValue("8 1 1 8 8\n");
			await expect(told(page)).toHaveText("");
		}
	});

	test("is P9169's in that problem's form, and otherwise of the game picked, with the other a tap away", async ({
		visit,
	}) => {
		const page = await visit();
		const readAs = (name: string) => told(page).getByRole("button", { name: `Read as ${name}` });
		await pickGame(page, "Cops and robber");
		await solve(page, sample);
		await seesOutput(page, ...answers);
		await seesPicked(page, "Crossing pawn");
		await pickGame(page, "Cops and robber");
		await solve(page, boards[1]);
		await readAs("Crossing pawn").waitFor();
		await seesPicked(page, "Cops and robber");
		await readAs("Crossing pawn").click();
		await seesOutput(page, "Black 2");
		await seesPicked(page, "Crossing pawn");
		await readAs("Cops and robber").click();
		await seesPicked(page, "Cops and robber");
		await pickGame(page, "Chase");
		await solve(page, "2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await expect(told(page)).toHaveText("");
	});

	test("is not what a slip in a text of this game makes, but what is pasted whole", async ({
		visit,
	}) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await pickGame(page, "Crossing pawn");
		const oneHunter = "0 1\n3 3\n...\n.#X\n.O.\n";
		await solve(page, oneHunter);
		await page.locator("#judge-error p").first().waitFor();
		await seesPicked(page, "Crossing pawn");
		await solve(page, `0 1\n${boards[1]}\n`);
		await seesOutput(page, "Black 2");
		await page.evaluate((text) => navigator.clipboard.writeText(text), oneHunter);
		const box = page.getByLabel("Judge input");
		await box.press("Control+a");
		await box.press("Control+v");
		await seesPicked(page, "Police and thief");
		await undo(page).click();
		await seesPicked(page, "Crossing pawn");
	});
});

test.describe("a wrong text", () => {
	/** The text, where the page says the mistake is, and what it selects. */
	const mistakes = [
		["", "Line 1, column 1", ""],
		["2 1 1 2", "Line 1, column 8", ""],
		["3 1 1 1 1", "Line 1, column 7", "1 1"],
		["3 1 1 2 \u{1f600}", "Line 1, column 9", "\u{1f600}"],
		["\ufeff3\n1 1 2 9", "Line 2, column 7", "9"],
		["1000 1 1 2 2", "Line 1, column 1", "1000"],
	] as const;

	test("is refused at its place, which is selected, and the board stays and is played on", async ({
		visit,
	}) => {
		const page = await visit();
		const box = page.locator("#judge-input");
		const selected = () =>
			box.evaluate((box: HTMLTextAreaElement) =>
				document.activeElement === box
					? box.value.slice(box.selectionStart, box.selectionEnd)
					: null,
			);
		for (const [text, place, chosen] of mistakes) {
			await solve(page, "2 1 1 2 2");
			await seesOutput(page, "BLACK 2");
			await solve(page, text);
			await expect(page.locator("#judge-error"), text).toContainText(place);
			await expect.poll(selected, { message: JSON.stringify(text) }).toEqual(chosen);
			await expect(page.locator("#board.is-old")).toHaveCount(1);
			await expect(page.getByRole("gridcell")).toHaveCount(4);
			await expect(page.locator("#judge-output")).toHaveText("");
		}
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await solve(page, "2 1 1 2 2");
		await expect(page.locator("#judge-error")).toHaveText("");
	});

	test("keeps the answers of the boards before its mistake", async ({ visit }) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, `0 3\n${boards[1]}\n${boards[4]}\n3 3\nO..\n.#X\n.O!\n`);
		await seesOutput(page, "Black 2", "Red 75");
		await expect(page.locator("#judge-error")).toContainText("Board 3, line 19, column 3");
		await expect(page.locator("#board.is-old")).toHaveCount(0);
		await page.getByRole("radio", { name: "2 Red 75" }).check();
		await seesVerdict(page, "Red wins in 75 plies. Red to move.");
	});

	test("is heard once: with the text box as the keyboard goes there, or by itself when it is there", async ({
		visit,
	}) => {
		const page = await visit();
		const what = "Found '9', expected c2 from 1 to 3.";
		await solve(page, "3 1 1 2 9");
		await page.locator("#judge-error").getByText(what).waitFor();
		const box = page.getByLabel("Judge input");
		await expect(box).toBeFocused();
		await expect(box).toHaveAttribute("aria-describedby", /\bjudge-error\b/);
		assert.ok(!(await textOf(page, ".live")).includes(what));
		await box.press("Control+Enter");
		await hears(page, `Line 1, column 9: ${what}`);
		await expect(page.locator(".notice")).toHaveText("");
	});
});
