/** Games on the page with keys: a move that is typed, and a whole game. */
import assert from "node:assert/strict";
import { focusName, seesVerdict, tabTo } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	dropFocus,
	hasHeard,
	hears,
	openTab,
	people,
	pickGame,
	plyButton,
	solve,
	type,
} from "./page.ts";
import { plyOf } from "./puzzles.ts";

test.describe("a typed move", () => {
	test("is made by Enter, and what is wrong with it stands at the field and is heard", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesVerdict(page, "Black wins in 2 plies. Red to move.");
		await openTab(page, "moves");
		const field = page.getByLabel("Type a move");
		const wrong = page.locator("#typed-error");
		for (const [text, error] of [
			["north", "Not a move."],
			["1,1", "Not a legal move here."],
			["2,2", "More than one piece can move there."],
		] as const) {
			await type(page, text);
			await wrong.getByText(error).waitFor();
			await hears(page, error);
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await expect(field).toHaveAttribute("aria-describedby", "typed-error");
			await expect(field).toHaveValue(text);
		}
		await type(page, "2,1 2,2");
		await plyButton(page, 1).waitFor();
		await expect(field).toHaveValue("");
		await expect(field).toHaveAttribute("aria-invalid", "false");
		await expect(field).toBeFocused();
	});

	test("follows the one before it, however fast it is typed", async ({ visit }) => {
		const page = await visit({ prepare: asWhite });
		await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
		await people(page);
		// Both in one go: the board still answers the first when the second comes.
		await openTab(page, "moves");
		await page.getByLabel("Type a move").evaluate((field) => {
			const { form } = field as HTMLInputElement;
			for (const move of ["1,2", "3,2"]) {
				(field as HTMLInputElement).value = move;
				field.dispatchEvent(new Event("input"));
				form?.requestSubmit();
			}
		});
		await plyButton(page, 2).waitFor();
		await expect(page.getByLabel("Type a move")).toHaveValue("");
		await expect(page.locator("#typed-error")).toHaveCount(0);
	});

	test("is not made for another than a person, and not when the game is over", async ({
		visit,
	}) => {
		const page = await visit({ reducedMotion: "reduce" });
		await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
		await page.getByRole("group", { name: "Black" }).getByRole("radio", { name: "Human" }).check();
		await page.getByRole("group", { name: "White" }).getByRole("radio", { name: "Human" }).check();
		await openTab(page, "moves");
		await type(page, "3,4");
		// The end opens the tab of the players.
		await page.locator(".end-card").waitFor();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor();
		await type(page, "3,4");
		await page.locator("#typed-error").getByText("The game is over.").waitFor();
		await openTab(page, "play");
		for (const side of ["White", "Black"]) {
			await page.getByRole("group", { name: side }).getByRole("radio", { name: "Perfect" }).check();
		}
		await page.getByRole("button", { name: "New game" }).click();
		await openTab(page, "moves");
		await plyButton(page, 1).waitFor({ state: "detached" });
		await type(page, "3,4");
		await page.locator("#typed-error").getByText("It is not your turn.").waitFor();
		await expect(page.locator(".ply")).toHaveCount(0);
	});
});

test.describe("a whole game", () => {
	test("is played by keys alone and followed in the accessibility tree alone, grades and all", async ({
		visit,
	}) => {
		const page = await visit({ prepare: asWhite });
		const tree = () => page.locator("body").ariaSnapshot();
		const press = async (...keys: string[]) => {
			for (const key of keys) {
				await page.keyboard.press(key);
			}
		};
		await dropFocus(page);
		await tabTo(page, /^Moves$/);
		await press("End", "ArrowLeft");
		await tabTo(page, /^Judge input/);
		await press("Control+a");
		await page.keyboard.type("3 1 1 3 3");
		await tabTo(page, /^Solve/);
		await press("Enter");
		await seesVerdict(page, "Black wins in 6 plies. White to move.");
		await tabTo(page, /^Analyse/, "Shift+Tab");
		await press("ArrowRight");
		await seesVerdict(page, "White to move: your turn.");
		await expect.poll(tree).toMatch(/radio "Play" \[checked\]/);
		const heard: string[] = [];
		let plies = 0;
		while (!/You lost after/.test(await tree())) {
			await tabTo(page, /^row \d, column \d/, plies === 0 ? "Tab" : "Shift+Tab");
			// To the piece that is to move, and on to the first square that it may go to.
			await press("Control+Home");
			const walk = async (isThere: (name: string) => boolean) => {
				for (let row = 1; row <= 3; row++) {
					await press("Home");
					for (let column = 1; column <= 3; column++) {
						if (isThere(await focusName(page))) {
							await press("Enter");
							return;
						}
						await press("ArrowRight");
					}
					await press("ArrowDown");
				}
				assert.fail("no such square");
			};
			await walk((name) => name.includes("white piece, to move"));
			await press("Control+Home");
			await walk((name) => name.includes("a move here is legal"));
			plies += 1;
			heard.push(
				await hasHeard(page, /White moves from .*(A best move|The best there is|Still|Mistake)/),
			);
			plies += 1;
			// Black has answered.
			await expect.poll(() => plyOf(page)).toBe(plies);
			await tabTo(page, /^Undo|^← ?Undo/);
		}
		assert.match(await tree(), /You lost after \d+ plies: Black captured White\./);
		await expect.poll(tree).toMatch(/row "Chase, White 0 0 1/);
		assert.ok(
			heard.length > 0 &&
				heard.every((text) => /^White moves from row \d, column \d to row \d/.test(text)),
		);
	});
});
