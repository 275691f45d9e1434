/** Keyboard games on the page: a typed move, and a whole game. */
import assert from "node:assert/strict";
import { expectVerdict, focusName, tabTo } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	expectAnnounced,
	letPeoplePlay,
	nextAnnouncement,
	openAndPlay,
	openTab,
	storedAsWhite,
	typeMove,
} from "./page.ts";
import { expectPly } from "./puzzles.ts";

test("Enter makes typed moves, and errors appear at the field", async ({ visit }) => {
	const page = await visit({ prepare: storedAsWhite, reducedMotion: "reduce" });
	await openAndPlay(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
	await letPeoplePlay(page);
	await openTab(page, "moves");
	const field = page.getByLabel("Type a move");
	const isRefused = async (text: string, error: string) => {
		await typeMove(page, text);
		await expect(page.locator("#typed-error")).toContainText(error);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAttribute("aria-describedby", "typed-error");
		await expect(field).toHaveValue(text);
	};
	// No side may pass in this game.
	await expect(page.locator("#typed-help")).not.toContainText("pass");
	await isRefused("north", "Not a move.");
	await expectAnnounced(page, /Not a move\./);
	await isRefused("2,2", "Not a legal move here.");
	// Both in one go: the second arrives while the board answers the first.
	await field.evaluate((field) => {
		const { form } = field as HTMLInputElement;
		for (const move of ["1,2", "3,2"]) {
			(field as HTMLInputElement).value = move;
			field.dispatchEvent(new Event("input"));
			form?.requestSubmit();
		}
	});
	await expectPly(page, 2);
	await expect(field).toHaveValue("");
	await expect(field).toHaveAttribute("aria-invalid", "false");
	await expect(field).toBeFocused();
});

test("a whole game works by keys and the accessibility tree alone @more", async ({ visit }) => {
	const page = await visit({ prepare: storedAsWhite });
	const tree = () => page.locator("body").ariaSnapshot();
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	await dropFocus(page);
	await tabTo(page, /^Moves$/);
	await press("End", "ArrowLeft");
	await tabTo(page, /^Judge input/);
	await press("Control+a");
	await page.keyboard.type("3 1 1 3 3");
	await tabTo(page, /^Solve/);
	await press("Enter");
	await expectVerdict(page, "Black wins in 6 plies. White to move.");
	await tabTo(page, /^Analyse/, "Shift+Tab");
	await press("ArrowRight");
	await expectVerdict(page, "White to move: your turn.");
	await expect.poll(tree).toMatch(/radio "Play" \[checked\]/);
	/** Steps to the first square with that name, and selects it. */
	const choose = async (part: string) => {
		await press("Control+Home");
		for (let row = 1; row <= 3; row++) {
			await press("Home");
			for (let column = 1; column <= 3; column++) {
				if ((await focusName(page)).includes(part)) return press("Enter");
				await press("ArrowRight");
			}
			await press("ArrowDown");
		}
		assert.fail(`no square: ${part}`);
	};
	for (let plies = 0; !/You lost after/.test(await tree()); ) {
		await tabTo(page, /^row \d, column \d/, plies === 0 ? "Tab" : "Shift+Tab");
		await choose("white piece, to move");
		await choose("a move here is legal");
		await nextAnnouncement(
			page,
			/^White moves from .*(A best move|The best there is|Still|Mistake)/,
		);
		plies += 2;
		// Black has replied.
		await expectPly(page, plies);
		await tabTo(page, /^Undo|^← ?Undo/);
	}
	await expect.poll(tree).toMatch(/row "Chase, White 0 0 1/);
});
