/** Games on the page with keys: a move that is typed, and a whole game. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { counts, eventually, hasAttribute, holdsText } from "./eventually.ts";
import { asWhite, begin, people, type } from "./page-game.ts";
import {
	dropFocus,
	focusName,
	hasHeard,
	hears,
	isFocused,
	pickGame,
	plyButton,
	seesVerdict,
	solve,
	visit,
} from "./page-harness.ts";

describe("a typed move", () => {
	test("is made by Enter, and what is wrong with it stands at the field and is heard", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
			await seesVerdict(page, "Black wins in 2 plies. Red to move.");
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
				await hasAttribute(field, "aria-invalid", "true");
				await hasAttribute(field, "aria-describedby", "typed-error");
				await holdsText(field, text);
			}
			await type(page, "2,1 2,2");
			await plyButton(page, 1).waitFor();
			await holdsText(field, "");
			await hasAttribute(field, "aria-invalid", "false");
			await isFocused(page, "typed-move");
		}));

	test("follows the one before it, however fast it is typed", () =>
		visit({ prepare: asWhite }, async (page) => {
			await begin(page, "3 1 1 3 3", "Black wins in 6 plies. White to move.");
			await people(page);
			// Both in one go: the board still answers the first when the second comes.
			await page.getByLabel("Type a move").evaluate((field) => {
				const { form } = field as HTMLInputElement;
				for (const move of ["1,2", "3,2"]) {
					(field as HTMLInputElement).value = move;
					field.dispatchEvent(new Event("input"));
					form?.requestSubmit();
				}
			});
			await plyButton(page, 2).waitFor();
			await holdsText(page.getByLabel("Type a move"), "");
			await counts(page.locator("#typed-error"), 0);
		}));

	test("is not made for another than a person, and not when the game is over", () =>
		visit({ reducedMotion: "reduce" }, async (page) => {
			await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
			await page
				.getByRole("group", { name: "Black" })
				.getByRole("radio", { name: "Human" })
				.check();
			await page
				.getByRole("group", { name: "White" })
				.getByRole("radio", { name: "Human" })
				.check();
			await type(page, "3,4");
			await plyButton(page, 1).waitFor();
			await type(page, "3,4");
			await page.locator("#typed-error").getByText("The game is over.").waitFor();
			for (const side of ["White", "Black"]) {
				await page
					.getByRole("group", { name: side })
					.getByRole("radio", { name: "Perfect" })
					.check();
			}
			await page.getByRole("button", { name: "New game" }).click();
			await plyButton(page, 1).waitFor({ state: "detached" });
			await type(page, "3,4");
			await page.locator("#typed-error").getByText("It is not your turn.").waitFor();
			await counts(page.locator(".ply"), 0);
		}));
});

describe("a whole game", () => {
	test("is played by keys alone and followed in the accessibility tree alone, grades and all", () =>
		visit({ prepare: asWhite }, async (page) => {
			const tree = () => page.locator("body").ariaSnapshot();
			const press = async (...keys: string[]) => {
				for (const key of keys) {
					await page.keyboard.press(key);
				}
			};
			const focused = () =>
				page.evaluate(() => {
					let at = document.activeElement;
					while (at?.shadowRoot?.activeElement) {
						at = at.shadowRoot.activeElement;
					}
					const field = at as HTMLInputElement | HTMLTextAreaElement | null;
					const label = field?.labels?.[0]?.textContent;
					return (label ?? at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
				});
			const tabTo = async (name: RegExp, key = "Tab") => {
				for (let presses = 0; presses < 60; presses++) {
					await press(key);
					if (name.test(await focused())) {
						return;
					}
				}
				assert.fail(`Tab never reaches ${name}`);
			};
			await dropFocus(page);
			await tabTo(/^Moves$/);
			await press("ArrowRight", "ArrowRight");
			await tabTo(/^Judge input/);
			await press("Control+a");
			await page.keyboard.type("3 1 1 3 3");
			await tabTo(/^Solve/);
			await press("Enter");
			await seesVerdict(page, "Black wins in 6 plies. White to move.");
			await tabTo(/^Analyse/, "Shift+Tab");
			await press("ArrowRight");
			await seesVerdict(page, "White to move: your turn.");
			await eventually(tree, /radio "Play" \[checked\]/);
			const heard: string[] = [];
			let plies = 0;
			while (!/You lose in/.test(await tree())) {
				await tabTo(/^row \d, column \d/, plies === 0 ? "Tab" : "Shift+Tab");
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
				const reply = page.getByRole("button", { name: `Ply ${plies + 1} Black` });
				await reply.waitFor();
				plies += 1;
				await tabTo(/^Undo|^← ?Undo/);
			}
			assert.match(await tree(), /You lose in \d+ plies: Black captured White\./);
			await tabTo(/^Moves$/);
			await press("ArrowLeft");
			await eventually(tree, /row "Chase, White 0 0 1/);
			assert.ok(
				heard.length > 0 &&
					heard.every((text) => /^White moves from row \d, column \d to row \d/.test(text)),
			);
		}));
});
