/** Texts that come to the page and follow its board: the judge input, what is pasted, and noise. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isAnswered, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	openShare,
	openTab,
	pickActivity,
	pickedGame,
	pickGame,
	playBest,
	seesOutput,
	solve,
	travel,
} from "./page.ts";

/** The verdict of the board that the page begins with. */
const first = "Black wins in 20 plies. White to move.";

const box = (page: Page) => page.getByLabel("Judge input");

test.describe("the judge input", () => {
	test("follows a board that is set up, with its answer, and stays that of a game's start", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n5 5\nO....\n.....\n.....\n#..#.\nO#X..");
		await seesOutput(page, "Black 8");
		await openTab(page, "explain");
		await page.locator("#statistics summary").click();
		await page.locator("#set-up-longest-red").click();
		const longest = await page.locator("#longest-red").textContent();
		const [plies = ""] = longest?.match(/\d+/) ?? [];
		await openTab(page, "text");
		await seesOutput(page, `Red ${plies}`);
		await expect(box(page)).toHaveValue(/^0 1\n5 5\n([.#XO]{5}\n){5}$/);
		const note = page.getByText("This is the board at the start of the game.");
		await expect(note).toHaveCount(0);
		const text = await box(page).inputValue();
		await openTab(page, "moves");
		await playBest(page, 1);
		await openTab(page, "text");
		await note.waitFor();
		await expect(box(page)).toHaveValue(text);
	});

	test("is left alone while a person writes it, is solved as written, and follows when the keyboard has left", async ({
		visit,
	}) => {
		const page = await visit();
		await page.clock.install();
		await openTab(page, "text");
		const openLink = async () => {
			await page.evaluate(() => {
				location.hash = "1Ac4WIF2p8r.0";
			});
			await seesVerdict(page, first);
		};
		await box(page).fill("3 1 1");
		await openLink();
		await page.clock.runFor(500);
		await isAnswered(page);
		await expect(box(page)).toHaveValue("3 1 1");
		await dropFocus(page);
		await seesOutput(page, "BLACK 20");
		await expect(box(page)).toHaveValue("8 2 4 1 5\n");
		await box(page).fill("3 1 1 3 3");
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8r";
		});
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		// However slowly its button is pressed.
		await page.locator("#judge-solve").hover();
		await page.mouse.down();
		await page.clock.runFor(500);
		await isAnswered(page);
		await page.mouse.up();
		await seesOutput(page, "BLACK 6");
	});
});

test.describe("a text pasted beside every field", () => {
	const copy = (page: Page, text: string) =>
		page.evaluate((text) => navigator.clipboard.writeText(text), text);
	const paste = async (page: Page, text: string) => {
		await copy(page, text);
		await dropFocus(page);
		await page.keyboard.press("Control+v");
	};
	const permissions = ["clipboard-read", "clipboard-write"];

	test("opens as what it is, a judge input of any game, a drawing, a link, a code, or is refused", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		await paste(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
		await seesOutput(page, "Black 2");
		await paste(page, " 2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await paste(page, "3 3 black\nO..\n.#.\n..X\n");
		await seesOutput(page, "DRAW");
		await paste(page, "https://example.org/page/#1Ac4WIF2p8r.0\n");
		await seesVerdict(page, first);
		await expect(box(page)).toHaveValue("8 2 4 1 5\n");
		await paste(page, "1Ac4WIF2p8r");
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await travel(page, -1);
		await seesVerdict(page, first);
		await paste(page, "3 1 1 2 9");
		await page.locator("#judge-error").getByText("Found '9'").waitFor();
		await paste(page, "1Ac4WIF2p8R");
		await page.locator("#link-failure .error").waitFor();
		await seesVerdict(page, first);
	});

	test("is P4576's where it is five numbers, right or wrong, whatever the game on the board", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		const selected = () =>
			page.locator("#judge-input").evaluate((box) => {
				const { value, selectionStart, selectionEnd } = box as HTMLTextAreaElement;
				return value.slice(selectionStart, selectionEnd);
			});
		await pickGame(page, "Token on a graph");
		await paste(page, "300 1 1 200 299");
		await expect.poll(selected).toBe("300");
		await paste(page, "3 1 1 2 9");
		await expect.poll(selected).toBe("9");
		assert.equal(await pickedGame(page), "Token on a graph");
		await paste(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await expect.poll(() => pickedGame(page)).toEqual("Chase");
	});

	test("opens from a choice, a list or a link to be copied, and is written into a field", async ({
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
		await page.locator("#typed-move").press("Control+v");
		await expect(page.locator("#typed-move")).toHaveValue("2,2");
		await openTab(page, "text");
		await expect(page.locator("#judge-error")).toHaveText("");
	});
});

test("a megabyte of noise is refused at once, wherever it comes from, and is not drawn", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	const error = page.locator("#judge-error");
	const isRefused = async (kept: RegExp) => {
		await error.getByText("1,048,576 characters, the limit is 100,000.").waitFor();
		await expect(box(page)).toHaveValue(kept);
	};
	await page.evaluate(() => navigator.clipboard.writeText("?#x0".repeat(2 ** 18)));
	await openTab(page, "text");
	await box(page).press("Control+v");
	await isRefused(/^8 1 1 8 8\n$/);
	await solve(page, "2 1 1 2 2");
	await seesOutput(page, "BLACK 2");
	await dropFocus(page);
	await page.keyboard.press("Control+v");
	await isRefused(/^2 1 1 2 2/);
	await solve(page, "3 1 1 3 3");
	await seesOutput(page, "BLACK 6");
	await box(page).fill("x".repeat(2 ** 20));
	await isRefused(/^3 1 1 3 3$/);
	await box(page).fill("x".repeat(90_000));
	await page.locator("#judge-solve").click();
	await error.getByText("expected the number n").waitFor();
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
});
