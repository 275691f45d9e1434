/** Texts that come to the page and follow its board: the judge input, what is pasted, and noise. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isAnswered, seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	hears,
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

test.describe("the judge input", () => {
	test("follows a board that is set up or edited, and its answer follows too", async ({
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
		const box = page.getByLabel("Judge input");
		await expect(box).not.toHaveValue(/O\.{4}\n\.{5}\n\.{5}\n#\.\.#\.\nO#X\.\./);
		await seesOutput(page, `Red ${plies}`);
		await expect(page.getByLabel("Judge input")).toHaveValue(/^0 1\n5 5\n([.#XO]{5}\n){5}$/);
	});

	test("stays that of the board as the game began, and says so", async ({ visit }) => {
		const page = await visit();
		const note = page.getByText("This is the board at the start of the game.");
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await expect(note).toHaveCount(0);
		await openTab(page, "moves");
		await playBest(page, 1);
		await openTab(page, "text");
		await note.waitFor();
		await expect(page.getByLabel("Judge input")).toHaveValue("3 1 1 3 3");
		await page.getByRole("button", { name: "Undo" }).click();
		await note.waitFor({ state: "detached" });
	});

	test("is left alone while a person writes it, and follows when the keyboard has left", async ({
		visit,
	}) => {
		const page = await visit();
		await page.clock.install();
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await page.getByLabel("Judge input").fill("3 1 1");
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8r.0";
		});
		await seesVerdict(page, first);
		await page.clock.runFor(500);
		await isAnswered(page);
		await expect(page.getByLabel("Judge input")).toHaveValue("3 1 1");
		await dropFocus(page);
		await seesOutput(page, "BLACK 20");
		await expect(page.getByLabel("Judge input")).toHaveValue("8 2 4 1 5\n");
	});

	test("is solved as it is written, however slowly its button is pressed", async ({ visit }) => {
		const page = await visit();
		await page.clock.install();
		await openTab(page, "text");
		await page.getByLabel("Judge input").fill("3 1 1 3 3");
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8r.0";
		});
		await seesVerdict(page, first);
		await page.locator("#judge-solve").hover();
		await page.mouse.down();
		await page.clock.runFor(500);
		await isAnswered(page);
		await page.mouse.up();
		await seesOutput(page, "BLACK 6");
	});
});

test.describe("a text pasted beside every field", () => {
	const paste = async (page: Page, pasted: string) => {
		await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
		await dropFocus(page);
		await page.keyboard.press("Control+v");
	};
	const permissions = ["clipboard-read", "clipboard-write"];

	test("opens, as what it is: a judge input of any game, a drawing, a link, a code", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		await paste(page, "0 1\n3 3\n#.#\nO.O\n.X.\n");
		await seesOutput(page, "Black 2");
		await paste(page, " 2 1 1 2 2");
		await seesOutput(page, "BLACK 2");
		await paste(page, "3 3 black\nO..\n.#.\n..X\n");
		await seesOutput(page, "DRAW");
		await seesVerdict(page, "Draw: neither side can force a win. Black to move.");
		await paste(page, "https://example.org/page/#1Ac4WIF2p8r.0\n");
		await seesVerdict(page, first);
		await expect(page.getByLabel("Judge input")).toHaveValue("8 2 4 1 5\n");
		await paste(page, "1Ac4WIF2p8r");
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await travel(page, -1);
		await seesVerdict(page, first);
	});

	test("is P4576's where it is five numbers, right or wrong, with whatever game on the board", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		const error = page.locator("#judge-error");
		const selected = () =>
			page.locator("#judge-input").evaluate((box) => {
				const { value, selectionStart, selectionEnd } = box as HTMLTextAreaElement;
				return value.slice(selectionStart, selectionEnd);
			});
		for (const name of ["Crossing pawn", "Token on a graph", "Cops and robber"]) {
			await pickGame(page, name);
			await paste(page, "300 1 1 200 299");
			await error.getByText("This board is too large: solving it takes 21.5 GB").waitFor();
			assert.equal(await selected(), "300");
			await paste(page, "3 1 1 2 9");
			await error.getByText("Found '9', expected c2 from 1 to 3.").waitFor();
			assert.equal(await selected(), "9");
			await expect.poll(() => pickedGame(page)).toEqual(name);
			await paste(page, "3 1 1 3 3");
			await seesOutput(page, "BLACK 6");
			await expect.poll(() => pickedGame(page)).toEqual("Chase");
		}
	});

	test("opens where the keyboard is on a choice, a list or a link to be copied, which take no text", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		await pickActivity(page, "Edit");
		await openShare(page);
		const others = [
			["edit", page.getByRole("radio", { name: "Analyse" })],
			["edit", page.locator(".density input")],
			["edit", page.getByRole("combobox", { name: "Brush" })],
			["share", page.locator("#share-link")],
		] as const;
		for (const [index, [tab, other]] of others.entries()) {
			const size = index + 2;
			await page.evaluate((text) => navigator.clipboard.writeText(text), `${size} 1 1 ${size} 1`);
			await openTab(page, tab);
			await other.focus();
			await page.keyboard.press("Control+v");
			await page.waitForFunction(
				(size) => document.querySelector("catchmate-board")?.problem?.game.board.rows === size,
				size,
			);
		}
		await page.getByRole("radio", { name: "Analyse" }).focus();
		await page.keyboard.press("ArrowLeft");
		await expect(page.getByRole("radio", { name: "Puzzles" })).toBeChecked();
	});

	test("is written where the keyboard is on a field", async ({ visit }) => {
		const page = await visit({ permissions });
		await page.evaluate(() => navigator.clipboard.writeText("2,2"));
		await page.locator("#typed-move").focus();
		await page.keyboard.press("Control+v");
		await expect(page.locator("#typed-move")).toHaveValue("2,2");
		await seesVerdict(page, first);
		await openTab(page, "text");
		await expect(page.locator("#judge-error")).toHaveText("");
	});

	test("says what is wrong with it: in the text box, or at the board when it is a link", async ({
		visit,
	}) => {
		const page = await visit({ permissions });
		await paste(page, "3 1 1 2 9");
		await page.locator("#judge-error").getByText("Found '9'").waitFor();
		await paste(page, "1Ac4WIF2p8R");
		await page.locator("#link-failure").getByText("it was changed on the way").waitFor();
		await seesVerdict(page, first);
	});
});

test("a megabyte of noise is refused at once, wherever it comes from, and is not drawn", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	const said = "The text is too long: 1,048,576 characters, the limit is 100,000.";
	const error = page.locator("#judge-error");
	const box = page.getByLabel("Judge input");
	await page.evaluate(() => navigator.clipboard.writeText("?#x0".repeat(2 ** 18)));
	await openTab(page, "text");
	await box.focus();
	await page.keyboard.press("Control+v");
	await error.getByText(said).waitFor();
	await expect(page.getByLabel("Judge input")).toHaveValue("8 1 1 8 8\n");
	await solve(page, "2 1 1 2 2");
	await seesOutput(page, "BLACK 2");
	await dropFocus(page);
	await page.keyboard.press("Control+v");
	await error.getByText(said).waitFor();
	await hears(page, said);
	await solve(page, "3 1 1 3 3");
	await seesOutput(page, "BLACK 6");
	await box.fill("x".repeat(2 ** 20));
	await error.getByText(said).waitFor();
	await expect(page.getByLabel("Judge input")).toHaveValue("3 1 1 3 3");
	await box.fill("x".repeat(90_000));
	await page.locator("#judge-solve").click();
	await error.getByText("expected the number n").waitFor();
	await expect(async () => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		assert.ok(width <= (page.viewportSize()?.width ?? 0), `${width} pixels wide`);
	}).toPass();
	await seesVerdict(page, "Black wins in 6 plies. White to move.");
});
