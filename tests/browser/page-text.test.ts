/** Judge inputs in the text box and other pasted texts: answers, other games' texts, and faults. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectVerdict, waitForAnswers } from "./board.ts";
import { expect, fortLink, test } from "./fixtures.ts";
import {
	currentGame,
	dropFocus,
	expectAnnounced,
	expectOutput,
	goInHistory,
	goTo,
	openFold,
	openShare,
	openTab,
	pickActivity,
	pickGame,
	solve,
	textOf,
} from "./page.ts";
import { expectPly, permissions } from "./puzzles.ts";
import { controlWorkers, resumeSolves, setFault } from "./workers.ts";

const boards = [
	"4 5\n...#O\n.#..#\n#O#..\n.#..X",
	"3 3\n#.#\nO.O\n.X.",
	"3 3\nO..\n.#X\n.O.",
	"5 5\n.....\n.....\n..O..\n#..#.\nO#.X.",
	"9 9\n...######\n.#.......\n.#######.\n.#.#.....\n.#O#.####\n.#.#.....\n.#######.\n.#X......\n.O.......",
] as const;
const answers = ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"] as const;

const first = "Black wins in 20 plies. White to move.";
const box = (page: Page) => page.locator("#judge-input");
const selected = (page: Page) =>
	box(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
		value.slice(selectionStart, selectionEnd),
	);
const copy = (page: Page, text: string) =>
	page.evaluate((text) => navigator.clipboard.writeText(text), text);
const error = (page: Page) => page.locator("#judge-error");
test.describe("the judge input", () => {
	test("with five boards gets five lines, each viewable, from the disk", async ({ visit }) => {
		const page = await visit({ fromDisk: true });
		await solve(page, `0 5\n${boards.join("\n")}\n`);
		await expectOutput(page, ...answers);
		for (const [index, sentence] of [
			[4, "Red wins in 75 plies. Red to move."],
			[3, "Draw: neither side can force a win. Red to move."],
			[0, "Game over. Black has won: Red has no move."],
		] as const) {
			await page.getByRole("radio", { name: `${index + 1} ${answers[index]}` }).check();
			await expectVerdict(page, sentence);
		}
		await expect(page.getByRole("gridcell")).toHaveCount(20);
	});

	test("is solved by Ctrl+Enter or a full paste, copied with its output, and stays selected @more", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		await openTab(page, "text");
		await box(page).fill("3 1 1 3 3");
		await box(page).press("Control+Enter");
		await expectOutput(page, "BLACK 6");
		await copy(page, "2 1 1 2 1");
		await box(page).press("Control+a");
		await box(page).press("Control+v");
		await expectOutput(page, "WHITE 1");
		for (const [name, text] of [
			["Copy output", "WHITE 1"],
			["Copy input", "2 1 1 2 1"],
		] as const) {
			await page.getByRole("button", { name }).click();
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toEqual(text);
		}
		await dropFocus(page);
		await goTo(page, "1Ac4WIF2p8r.0");
		await expect(box(page)).toHaveValue("8 2 4 1 5\n");
		await box(page).selectText();
		await goTo(page, fortLink);
		await expect(box(page)).toHaveValue(/X/);
		await page.keyboard.insertText("3 1 1 3 3");
		await expect(box(page)).toHaveValue("3 1 1 3 3");
	});

	test("is taken from the board on request, as a drawing if the format cannot say it @more", async ({
		visit,
	}) => {
		const page = await visit();
		await solve(page, "3 1 1 3 3");
		await expectOutput(page, "BLACK 6");
		await page.getByRole("button", { name: "Best move" }).click();
		await expectPly(page, 1);
		await page.getByRole("button", { name: "From board" }).click();
		await expectOutput(page, "BLACK 5");
		await expect(box(page)).toHaveValue(/^3 3 black\n([.XO]{3}\n){3}$/);
	});

	test("is never overtaken by a slower earlier solve @more", async ({ visit }) => {
		const page = await visit({ prepare: controlWorkers });
		await setFault(page, "stuck");
		await openTab(page, "text");
		await box(page).fill("20 1 1 20 20");
		await page.locator("#judge-solve").click();
		await page.getByText("34 %").first().waitFor();
		await setFault(page, "none");
		await solve(page, "2 1 1 2 2");
		await expectOutput(page, "BLACK 2");
		await resumeSolves(page);
		await page.evaluate("catchmate.idle()");
		await expectOutput(page, "BLACK 2");
		await expectVerdict(page, "Black wins in 2 plies. White to move.");
	});

	test("is left alone while typed in, and follows again on blur @more", async ({ visit }) => {
		const page = await visit();
		await page.clock.install();
		await openTab(page, "text");
		await box(page).fill("3 1 1");
		await goTo(page, "1Ac4WIF2p8r.0");
		await expectVerdict(page, first);
		await page.clock.runFor(500);
		await waitForAnswers(page);
		await expect(box(page)).toHaveValue("3 1 1");
		await dropFocus(page);
		await expectOutput(page, "BLACK 20");
		await expect(box(page)).toHaveValue("8 2 4 1 5\n");
		await box(page).fill("3 1 1 3 3");
		await goTo(page, "1Ac4WIF2p8r");
		await expectVerdict(page, "Black wins in 1 ply. Black to move.");
		// Even if its button is pressed slowly.
		await page.locator("#judge-solve").hover();
		await page.mouse.down();
		await page.clock.runFor(500);
		await waitForAnswers(page);
		await page.mouse.up();
		await expectOutput(page, "BLACK 6");
	});
});

test.describe("a text of another game", () => {
	const switchNotice = (page: Page) => page.locator("#judge-switched");
	const expectPicked = (page: Page, name: string) =>
		expect.poll(() => currentGame(page)).toEqual(name);

	test("switches the game, and Back or Undo restores game, moves and text", async ({ visit }) => {
		const page = await visit();
		// In the person's format, not the board's.
		const text = "3\n1 1\n3 3";
		await solve(page, text);
		await expectOutput(page, "BLACK 6");
		await page.getByRole("button", { name: "Best move" }).click();
		await expectPly(page, 1);
		const undo = { name: "Undo", exact: true };
		const other = `0 1\n${boards[1]}\n`;
		for (const [back, kept] of [
			[() => page.locator("catchmate-board").getByRole("button", undo).click(), text],
			[() => goInHistory(page, -1), "3 1 1 3 3\n"],
		] as const) {
			await solve(page, other);
			await expectPicked(page, "Crossing pawn");
			await expect(switchNotice(page)).not.toBeEmpty();
			await back();
			await expectPicked(page, "Chase");
			await expectVerdict(page, "Black wins in 5 plies. Black to move.");
			await openTab(page, "text");
			await expect(box(page)).toHaveValue(kept);
			await expectOutput(page, "BLACK 6");
			await expect(switchNotice(page)).toHaveText("");
		}
	});

	test("is P9169's if in its form, else the current game's, with the other a tap away @more", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		const readAs = (name: string) =>
			switchNotice(page).getByRole("button", { name: `Read as ${name}` });
		await pickGame(page, "Cops and robber");
		await solve(page, boards[1]);
		await readAs("Crossing pawn").click();
		await expectOutput(page, "Black 2");
		await expectPicked(page, "Crossing pawn");
		await readAs("Cops and robber").click();
		await expectPicked(page, "Cops and robber");
		await solve(page, `0 1\n${boards[1]}\n`);
		await expectOutput(page, "Black 2");
		await expectPicked(page, "Crossing pawn");
		// A slip in this game's text does not make it another's.
		await solve(page, "0 1\n3 3\n...\n.#X\n.O.\n");
		await error(page).locator("p").first().waitFor();
		await expectPicked(page, "Crossing pawn");
	});
});

test("a wrong text is refused, its place selected, and the board plays on", async ({ visit }) => {
	const page = await visit();
	await solve(page, "2 1 1 2 2");
	await expectOutput(page, "BLACK 2");
	for (const [text, place, chosen] of [
		["", "Line 1, column 1", ""],
		["2 1 1 2", "Line 1, column 8", ""],
		["3 1 1 2 \u{1f600}", "Line 1, column 9", "\u{1f600}"],
		["\ufeff3\n1 1 2 9", "Line 2, column 7", "9"],
		["1000 1 1 2 2", "Line 1, column 1", "1000"],
	] as const) {
		await solve(page, text);
		await expect(error(page), text).toContainText(place);
		await expect(box(page)).toBeFocused();
		assert.equal(await selected(page), chosen);
		await expect(page.locator("#board.is-old")).toHaveCount(1);
		await expect(page.getByRole("gridcell")).toHaveCount(4);
		await expect(page.locator("#judge-output")).toHaveText("");
	}
	// With focus in the text box; without it, unprompted.
	await expect(box(page)).toHaveAttribute("aria-describedby", /\bjudge-error\b/);
	assert.doesNotMatch(await textOf(page, ".live"), /column/);
	await box(page).press("Control+Enter");
	await expectAnnounced(page, "Line 1, column 1");
	await expect(page.locator(".notice")).toHaveText("");
	await page.getByRole("button", { name: "Best move" }).click();
	await expectVerdict(page, "Black wins in 1 ply. Black to move.");
	await solve(page, "2 1 1 2 2");
	await expect(error(page)).toHaveText("");

	await pickGame(page, "Crossing pawn");
	await solve(page, `0 2\n${boards[1]}\n3 3\nO..\n.#X\n.O!\n`);
	await expectOutput(page, "Black 2");
	await expect(error(page)).toContainText("Board 2, line 9, column 3");
	await expect(page.locator("#board.is-old")).toHaveCount(0);
});

test("a text pasted outside fields opens as input, drawing, link or code, or is refused @more", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	const paste = async (text: string) => {
		await copy(page, text);
		await dropFocus(page);
		await page.keyboard.press("Control+v");
	};
	await paste("0 1\n3 3\n#.#\nO.O\n.X.\n");
	await expectOutput(page, "Black 2");
	await paste(" 2 1 1 2 2");
	await expectOutput(page, "BLACK 2");
	await paste("3 3 black\nO..\n.#.\n..X\n");
	await expectOutput(page, "DRAW");
	await paste("https://example.org/page/#1Ac4WIF2p8r.0\n");
	await expectVerdict(page, first);
	await expect(box(page)).toHaveValue("8 2 4 1 5\n");
	await paste("1Ac4WIF2p8r");
	await expectVerdict(page, "Black wins in 1 ply. Black to move.");
	await goInHistory(page, -1);
	await expectVerdict(page, first);
	await paste("1Ac4WIF2p8R");
	await page.locator("#link-failure .error").waitFor();
	await expectVerdict(page, first);

	// Five numbers belong to P4576, right or wrong, in any game.
	await pickGame(page, "Token on a graph");
	for (const [wrong, place] of [
		["300 1 1 200 299", "300"],
		["3 1 1 2 9", "9"],
	] as const) {
		await paste(wrong);
		await expect.poll(() => selected(page)).toBe(place);
		assert.equal(await currentGame(page), "Token on a graph");
	}
	await paste("3 1 1 3 3");
	await expectOutput(page, "BLACK 6");
	await expect.poll(() => currentGame(page)).toEqual("Chase");
});

test("a text pasted on a choice, list or link opens; in a field it is inserted @more", async ({
	visit,
}) => {
	const page = await visit({ permissions });
	await pickActivity(page, "Edit");
	await openShare(page);
	for (const [index, [tab, other]] of [
		["edit", page.getByRole("radio", { name: "Analyse" })] as const,
		["edit", page.locator(".density input")] as const,
		["edit", page.getByRole("combobox", { name: "Brush" })] as const,
		["share", page.locator("#share-link")] as const,
	].entries()) {
		const size = index + 2;
		await copy(page, `${size} 1 1 ${size} 1`);
		await openTab(page, tab);
		await other.press("Control+v");
		await page.waitForFunction(
			(size) => document.querySelector("catchmate-board")?.problem?.game.board.rows === size,
			size,
		);
	}
	await copy(page, "2,2");
	await openTab(page, "moves");
	await openFold(page, "more-moves");
	await page.locator("#typed-move").press("Control+v");
	await expect(page.locator("#typed-move")).toHaveValue("2,2");
	await openTab(page, "text");
	await expect(error(page)).toHaveText("");
});

test("a megabyte of noise is refused at once and not drawn @more", async ({ visit }) => {
	const page = await visit({ permissions });
	const isRefused = async () => {
		await error(page).getByText("the limit is 100,000").waitFor();
		await expect(box(page)).toHaveValue(/^8 1 1 8 8\n$/);
	};
	await copy(page, "?#x0".repeat(2 ** 18));
	await dropFocus(page);
	await page.keyboard.press("Control+v");
	await isRefused();
	await box(page).press("Control+v");
	await isRefused();
	await box(page).fill("x".repeat(2 ** 20));
	await isRefused();
	await box(page).fill("x".repeat(90_000));
	await page.locator("#judge-solve").click();
	await error(page).getByText("expected the number n").waitFor();
	await expectVerdict(page, first);
});
