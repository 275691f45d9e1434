/** A game that can be won, and the card at its end. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	hears,
	openTab,
	people,
	pickActivity,
	plyButton,
	solve,
	type,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";

const human = (page: Page, side: string) =>
	page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });

const card = (page: Page) => page.getByRole("region", { name: /won|lost|Draw/ });

const press = (page: Page, name: string) =>
	card(page).getByRole("button", { name, exact: true }).click();

const isOpen = (page: Page, tab: string) =>
	expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");

/** White, to move, takes Black on 3,4; by any other move it is lost. */
const beginClose = (page: Page) => begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");

test("the person plays the side that can win, whoever begins, until another is chosen", async ({
	visit,
}) => {
	const page = await visit();
	await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
	await expect(human(page, "Black")).toBeChecked();
	await expect(human(page, "White")).not.toBeChecked();
	await openTab(page, "moves");
	await plyButton(page, 1).waitFor();
	await openTab(page, "play");
	await human(page, "White").check();
	await page.getByRole("button", { name: "New game" }).click();
	await expect(human(page, "White")).toBeChecked();
	await expect(human(page, "Black")).toBeChecked();
	await pickActivity(page, "Analyse");
	await solve(page, "5 3 3 3 4");
	await seesVerdict(page, "White wins in 1 ply. White to move.");
	await pickActivity(page, "Play");
	await expect(human(page, "Black")).toBeChecked();
});

test.describe("the card at the end of a game", () => {
	test("names the winner, best play and the person's slips, and leads to them", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await people(page);
		// White comes to where Black takes it at once.
		for (const move of ["1,2", "3,2", "2,2", "2,2"]) {
			await type(page, move);
		}
		await card(page).getByRole("heading", { name: "Black won" }).waitFor();
		assert.match(await card(page).innerText(), /^Black won after 4 plies\s+Best was 6\./);
		await expect(card(page).locator(".slip")).not.toHaveCount(0);
		await card(page).getByRole("button", { name: "ply 3" }).click();
		await expect(page.getByRole("radio", { name: "Analyse" })).toBeChecked();
		await expect.poll(() => plyOf(page)).toBe(2);
		await expect(page.locator("#moves")).toHaveText(/Next in the game: \(1,2\)→\(2,2\)\./);
	});

	test("opens its tab, names the move that lost the game, and leads to a review and a rematch", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await beginClose(page);
		await openTab(page, "moves");
		await type(page, "3,2");
		await card(page).getByRole("heading", { name: "You lost" }).waitFor();
		await isOpen(page, "play");
		assert.match(await card(page).innerText(), /changed the outcome: *ply 1/);
		await press(page, "Review slips");
		await expect.poll(() => plyOf(page)).toBe(0);
		await isOpen(page, "moves");
		await page.waitForFunction(() => {
			const [arrow] = document.querySelector("catchmate-board")?.arrows ?? [];
			return arrow?.to?.row === 3 && arrow.to.column === 4;
		});
		await pickActivity(page, "Play");
		await page.getByRole("button", { name: "New game" }).click();
		await type(page, "3,4");
		await card(page).getByRole("heading", { name: "You won" }).waitFor();
		const first = card(page).getByRole("button").first();
		await expect(first).toContainText("Next: a puzzle");
		await expect(first).toHaveClass(/primary/);
		await expect(card(page).locator(".primary")).toHaveCount(1);
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await expect.poll(() => plyOf(page)).toBe(0);
		await type(page, "3,4");
		await press(page, "Swap sides");
		await expect(human(page, "Black")).toBeChecked();
		await expect(human(page, "White")).not.toBeChecked();
	});

	test("is one press away on a phone, whose sheet under the board offers what is next and a rematch", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite, viewport: { width: 390, height: 700 } });
		await beginClose(page);
		await openTab(page, "moves");
		const sheet = page.locator("#last-move .sheet");
		for (const [move, next, mark] of [
			["3,4", "Next: a puzzle", ".stars"],
			["3,2", "Rematch", ".is-mistake"],
		] as const) {
			await type(page, move);
			await expect(sheet.locator(".primary")).toHaveText(next);
			await expect(sheet.locator(mark)).toHaveCount(1);
			await page.getByRole("button", { name: "How it went" }).click();
			await expect(card(page).getByRole("heading")).toBeFocused();
			await sheet.getByRole("button", { name: "Rematch" }).click();
			await expect(sheet).toHaveCount(0);
		}
	});

	test("counts the hints taken, also for moves taken back and before a reload", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		// Which piece counts for nothing where there is only one.
		const hint = async () => {
			for (const text of ["Hint: the piece on row 3, column 3.", "Hint: (3,3)→(3,4)."]) {
				await page.getByRole("button", { name: "Hint" }).click();
				await hears(page, text);
			}
		};
		const undo = async () => {
			await page.getByRole("button", { name: "Undo" }).click();
			await expect.poll(() => plyOf(page)).toBe(0);
		};
		const win = async (length: string) => {
			await type(page, "3,4");
			await card(page).getByRole("heading", { name: "You won" }).waitFor();
			await expect(card(page).locator("p").first()).toHaveText(length, { useInnerText: true });
		};
		await beginClose(page);
		await hint();
		await type(page, "3,2");
		await card(page).waitFor();
		await page.waitForFunction(() => history.state?.hints === 1);
		await page.reload();
		await expect.poll(() => plyOf(page)).toBe(2);
		await undo();
		await hint();
		await win("Best was 1. 2 hints.");
		await expect(card(page)).not.toContainText("All your moves were the best.");
		await press(page, "Rematch");
		await expect(card(page)).toHaveCount(0);
		await win("Best was 1.");
		await expect(card(page)).toContainText("All your moves were the best.");
	});

	test("has the keyboard next after a typed move, and hands it to what its buttons lead to", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		await beginClose(page);
		await type(page, "3,4");
		await card(page).locator("button.next").waitFor();
		await expect(page.locator("#panels")).toBeFocused();
		// What comes next stands first, then the rematch and the review.
		for (const name of [/Next: a puzzle/, "Rematch", "Review"]) {
			await page.keyboard.press("Tab");
			await expect(card(page).getByRole("button", { name }).first()).toBeFocused();
		}
		await page.keyboard.press("Enter");
		await isOpen(page, "moves");
		await expect(page.locator("#panels")).toBeFocused();
		await pickActivity(page, "Play");
		await page.getByRole("button", { name: "New game" }).click();
		await type(page, "3,4");
		await card(page).getByRole("button", { name: "Rematch" }).press("Enter");
		await expect(page.locator("#turn-words")).toBeFocused();
	});
});
