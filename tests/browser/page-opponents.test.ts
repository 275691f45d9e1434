/** Games on the page: against whom, what is told meanwhile, how moves are graded, typed moves, and what the games came to. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { findings } from "./axe.ts";
import { checks, counts, eventually, hasAttribute, holdsText } from "./eventually.ts";
import {
	cell,
	dropFocus,
	focusName,
	hasHeard,
	hears,
	isFocused,
	pickActivity,
	pickGame,
	pickHints,
	seesText,
	seesVerdict,
	solve,
	textOf,
	useBrowser,
	visit,
} from "./page-harness.ts";

useBrowser();

/** A winning move, a drawn game and so on are told of in such words. */
const values =
	/\b(wins?|won|winning|loses?|lost|losing|loss|draws?|drawn|drawing|best|mistakes?|outcome)\b|\b(white|black|red) \d|\btie\b|\b\d+ plies\b|\bin 1 ply\b|▲|▼/i;

/** What anyone could read of the page: its text, the accessible names and the tree, what is in the element, title, address. */
async function everything(page: Page): Promise<string> {
	// The rules say who wins how, whatever is on the board.
	await page.evaluate(() => {
		const rules = document.querySelector<HTMLElement>("#rules");
		if (rules) rules.style.display = "none";
	});
	const tree = await page.locator("body").ariaSnapshot();
	const [text, attributes] = await page.evaluate(() => {
		const body = document.body.cloneNode(true) as HTMLElement;
		body.querySelector("#rules")?.remove();
		const shadow = document.querySelector("catchmate-board")?.shadowRoot;
		const all = [body, shadow].flatMap((root) => [...(root?.querySelectorAll("*") ?? [])]);
		return [
			`${body.textContent}\n${shadow?.textContent}`,
			all
				.flatMap((each) => [...each.attributes])
				.filter(({ name }) => /^(aria-|title|alt|href|value|placeholder|data-)/.test(name))
				.map(({ value }) => value)
				.join("\n"),
		];
	});
	const properties = await page.evaluate(() => {
		const board = document.querySelector("catchmate-board");
		return JSON.stringify([board?.value, board?.values, board?.table, board?.heat, board?.arrows]);
	});
	return [tree, text, attributes, properties, await page.title(), page.url()].join("\n");
}

/** Everything but what explains the choices that there are. */
const told = async (page: Page) =>
	(await everything(page))
		.replaceAll("Games of this visit", "")
		.replaceAll(
			/A perfect player that cannot win leaves the other side the fewest good answers\./g,
			"",
		);

async function begin(page: Page, text: string, sentence: string): Promise<void> {
	await solve(page, text);
	await seesVerdict(page, sentence);
	await pickActivity(page, "Play");
}

async function type(page: Page, move: string): Promise<void> {
	await page.getByLabel("Type a move").fill(move);
	await page.getByLabel("Type a move").press("Enter");
}

const ply = (page: Page, number: number) => page.getByRole("button", { name: `Ply ${number} ` });

/** Lets people play both sides. */
async function people(page: Page): Promise<void> {
	for (const fieldset of await page.locator("#players .player:has(input[value=human])").all()) {
		await fieldset.getByRole("radio", { name: "Human" }).check();
	}
}

test("who plays and what is told stay as chosen when the page is loaded again, and nothing moves by that", () =>
	visit({}, async (page) => {
		await solve(page, "3 1 1 3 3");
		await seesVerdict(page, "White to move. Black wins in 6 plies.");
		await pickActivity(page, "Play");
		await pickHints(page, "Off");
		await people(page);
		await page.waitForFunction(() => location.hash.endsWith(".play"));
		const before = await page.evaluate(() => location.hash);
		await page.locator("#moves li button").first().click();
		await ply(page, 1).waitFor();
		// The address says so a moment later.
		await page.waitForFunction((old) => location.hash !== old, before);
		const hash = await page.evaluate(() => location.hash);
		await page.reload();
		await seesVerdict(page, "Black to move.");
		await ply(page, 1).waitFor();
		for (const side of ["White", "Black"]) {
			const kind = page.getByRole("group", { name: side }).getByRole("radio", { name: "Human" });
			await checks(kind);
		}
		await checks(page.getByRole("radio", { name: "Off" }));
		await page.waitForTimeout(1000);
		assert.equal(await page.evaluate(() => location.hash), hash);
	}));

describe("hints", () => {
	test("are staged where a game is played, and full elsewhere", () =>
		visit({}, async (page) => {
			await begin(page, "3 1 1 3 3", "White to move. Black wins in 6 plies.");
			await seesVerdict(page, "White to move.");
			await checks(page.getByRole("radio", { name: "Staged" }));
			assert.doesNotMatch(await told(page), values);
			await page.getByRole("button", { name: "Hint" }).click();
			await hears(page, "Hint: the piece on row 1, column 1.");
			await pickActivity(page, "Analyse");
			await seesVerdict(page, "White to move. Black wins in 6 plies.");
			await pickActivity(page, "Play");
			await pickHints(page, "Full");
			await seesVerdict(page, "White to move. Black wins in 6 plies.");
			await page.locator("#judge-output").getByText("BLACK 6").waitFor();
			await pickHints(page, "Off");
			await seesVerdict(page, "White to move.");
			await counts(page.getByRole("button", { name: "Hint" }), 0);
		}));

	test("off tell nothing of any value through a whole game, however it is looked at", () =>
		visit({}, async (page) => {
			await begin(page, "5 3 3 3 4", "White to move. White wins in 1 ply.");
			await pickHints(page, "Off");
			await people(page);
			await seesVerdict(page, "White to move.");
			assert.doesNotMatch(await told(page), values);
			// A mistake that would be graded, and so on to the last position before the end.
			await cell(page, 3, 3).click();
			await cell(page, 3, 2).click();
			await ply(page, 1).waitFor();
			assert.doesNotMatch(await told(page), values);
			await dropFocus(page);
			for (const key of [" ", "n", "N"]) {
				await page.keyboard.press(key);
			}
			await page.locator("#moves li button").first().hover();
			await cell(page, 3, 4).click();
			await cell(page, 3, 3).focus();
			assert.doesNotMatch(await told(page), values);
			await counts(page.locator(".ply"), 2, "Space has made no best move");
			await type(page, "9 9");
			await hears(page, "This move is not legal here.");
			await page.locator("#moves li button").last().click();
			await ply(page, 2).waitFor();
			assert.doesNotMatch(await told(page), values);
			await page.getByRole("button", { name: "Undo" }).click();
			await page.locator(".ply[aria-current]").getByText("1").first().waitFor();
			assert.doesNotMatch(await told(page), values);
		}));

	test("off leave no word of the analysis where it was heard or seen", () =>
		visit({}, async (page) => {
			await solve(page, "3 1 1 3 3");
			await seesVerdict(page, "White to move. Black wins in 6 plies.");
			await page.locator("#what-if summary").click();
			await page.locator("#what-if .cividis").waitFor();
			await page.getByRole("button", { name: "Best move" }).click();
			await hears(page, "Black wins in 5 plies.");
			await pickActivity(page, "Play");
			await pickHints(page, "Off");
			await page.getByRole("radio", { name: "Off" }).waitFor();
			await hasHeard(page, /Values are hidden\./);
			await people(page);
			// The perfect player that was there before may have moved.
			await page
				.locator(".verdict")
				.getByText(/^(White|Black) to move\.$/)
				.waitFor();
			assert.doesNotMatch(await told(page), values);
		}));
});

describe("a grade", () => {
	test("follows each move of a person's, is heard after the move, and offers to take a mistake back", () =>
		visit({}, async (page) => {
			await begin(page, "5 3 3 3 4", "White to move. White wins in 1 ply.");
			await seesVerdict(page, "White to move.");
			await type(page, "3,2");
			const mistake = "A mistake: a win has become a loss.";
			await hasHeard(
				page,
				new RegExp(
					`White moves from row 3, column 3 to row 3, column 2. Black to move. ${mistake}`,
				),
			);
			await page.locator(".turn").getByText(mistake).waitFor();
			await ply(page, 2).waitFor();
			await page.getByRole("button", { name: "Take back" }).click();
			await seesVerdict(page, "White to move.");
			await page.locator(".ply[aria-current]").getByText("Start").waitFor();
			await seesText(page, ".turn", "");
			// The keyboard is not lost with the button.
			await isFocused(page, "turn-words");
			await type(page, "3,4");
			await hears(
				page,
				/captures\. Game over\. White has won: captured Black\. As good as any move\./,
			);
			await page.locator(".turn").getByText("As good as any move.").waitFor();
			await counts(page.getByRole("button", { name: "Take back" }), 0);
		}));

	test("says by how many plies a kept outcome comes later or sooner", () =>
		visit({}, async (page) => {
			await begin(page, "8 2 4 1 5", "White to move. Black wins in 20 plies.");
			await people(page);
			await seesVerdict(page, "White to move.");
			await type(page, "2,3");
			await page
				.locator(".turn")
				.getByText("The outcome is kept, but it comes 4 plies sooner than it could.")
				.waitFor();
		}));

	test("is gone with the move, and moves nothing when it comes", () =>
		visit({}, async (page) => {
			await begin(page, "8 2 4 1 5", "White to move. Black wins in 20 plies.");
			await people(page);
			await seesVerdict(page, "White to move.");
			const place = () =>
				page.locator("#board canvas").evaluate((canvas) => {
					const { top, height } = canvas.getBoundingClientRect();
					const above = document.querySelector("#activities")?.getBoundingClientRect().top ?? 0;
					return [top - above, height];
				});
			const before = await place();
			await type(page, "1,4");
			await page.locator(".turn p").getByText("sooner than it could").waitFor();
			assert.deepEqual(await place(), before);
			await page.getByRole("button", { name: "Undo" }).click();
			await page.locator(".turn p").getByText("sooner").waitFor({ state: "detached" });
			assert.deepEqual(await place(), before);
		}));
});

describe("players", () => {
	test("below perfect see as far as they are told, and err beyond", () =>
		visit({}, async (page) => {
			await page.addInitScript(() => {
				Math.random = () => 0.999999;
			});
			await page.reload();
			await page.locator(".verdict-words").waitFor();
			await begin(page, "5 1 1 5 5", "White to move. Black wins in 10 plies.");
			await pickHints(page, "Full");
			const black = page.getByRole("group", { name: "Black" });
			await black.getByRole("radio", { name: "Fallible" }).check();
			const slider = page.getByRole("slider", { name: "Sees ahead" });
			await hasAttribute(slider, "aria-valuetext", "3 plies");
			await slider.press("Home");
			await hasAttribute(slider, "aria-valuetext", "1 ply");
			await type(page, "1,2");
			await ply(page, 2).waitFor();
			assert.doesNotMatch(await textOf(page, ".verdict-words"), /Black wins in 8 plies/);
			await slider.press("End");
			await hasAttribute(slider, "aria-valuetext", "12 plies");
			await page.getByRole("button", { name: "New game" }).click();
			await ply(page, 1).waitFor({ state: "detached" });
			await type(page, "1,2");
			await seesVerdict(page, "White to move. Black wins in 8 plies.");
		}));

	test("can be swapped, with all that was chosen for them, and a new game begins on the same board", () =>
		visit({}, async (page) => {
			await begin(page, "8 1 1 8 8", "White to move. Black wins in 20 plies.");
			const black = page.getByRole("group", { name: "Black" });
			const white = page.getByRole("group", { name: "White" });
			await black.getByRole("radio", { name: "Fallible" }).check();
			await page.getByRole("slider", { name: "Sees ahead" }).press("End");
			await type(page, "1,2");
			await ply(page, 2).waitFor();
			await page.getByRole("button", { name: "Swap sides" }).click();
			await checks(black.getByRole("radio", { name: "Human" }));
			await checks(white.getByRole("radio", { name: "Fallible" }));
			await hasAttribute(page.getByRole("slider"), "aria-valuetext", "12 plies");
			await ply(page, 3).waitFor();
			await page.getByRole("button", { name: "New game" }).click();
			await ply(page, 2).waitFor({ state: "detached" });
			await ply(page, 1).waitFor();
			await counts(page.locator(".ply"), 2, "White has begun again by itself");
		}));

	test("that are perfect may lay traps", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			// Every move of Red's draws; going right alone leaves Black a single answer that holds.
			await begin(
				page,
				"0 1\n5 5\n.....\n.....\n..O..\n#..#.\nO#.X.",
				"Red to move. Draw: neither side can force an end.",
			);
			const traps = page.getByRole("checkbox", { name: "Trap play" });
			await checks(traps, false);
			await traps.check();
			const expected = await page.evaluate(async () => {
				const board = document.querySelector("catchmate-board");
				const problem = board?.problem;
				if (!board || !problem) throw new Error("no board");
				const solver = await board.solver;
				const table = await solver.solve(problem.game);
				const shares: [string, number][] = [];
				for (const { move, outcome } of await table.moves(problem.position)) {
					if (outcome !== "draw" || move.from === null || move.to === null) continue;
					const { from, to } = move;
					const red = (problem.position.pieces.red ?? []).map((piece) =>
						piece.row === from.row && piece.column === from.column ? to : piece,
					);
					const pieces = { ...problem.position.pieces, red };
					const replies = await table.moves({ toMove: "black", pieces });
					const kept = replies.filter((reply) => reply.outcome === "draw").length;
					const name = `${from.row},${from.column} → ${to.row},${to.column}`;
					shares.push([name, replies.length === 0 ? 1 : kept / replies.length]);
				}
				const least = Math.min(...shares.map(([, share]) => share));
				return {
					kept: shares.filter(([, share]) => share === least).map(([move]) => move),
					others: shares.filter(([, share]) => share !== least).length,
				};
			});
			assert.ok(expected.others > 0, "it makes a difference");
			await page
				.getByRole("group", { name: "Red" })
				.getByRole("radio", { name: "Perfect" })
				.check();
			await ply(page, 1).waitFor();
			const made = (await textOf(page, "#record li:nth-child(2)")).replace(/^.*?(\d,\d)/s, "$1");
			assert.ok(expected.kept.includes(made), `${made} is among ${expected.kept}`);
		}));
});

describe("a repetition", () => {
	test("is announced, and the game goes on or is called a draw, which the score card counts", () =>
		visit({}, async (page) => {
			await begin(page, "8 1 1 8 8", "White to move. Black wins in 20 plies.");
			await people(page);
			await seesVerdict(page, "White to move.");
			const round = ["1,1-1,2", "8,8-8,7", "1,2-1,1", "8,7-8,8"];
			let made = 0;
			const goRound = async (moves: readonly string[]) => {
				for (const move of moves) {
					await type(page, move);
					made += 1;
					await ply(page, made).waitFor();
				}
			};
			await goRound(round);
			await hears(page, "This position has stood twice: go on, or call it a draw.");
			await page.getByRole("button", { name: "Go on" }).click();
			await page.getByRole("button", { name: "Call it a draw" }).waitFor({ state: "detached" });
			await isFocused(page, "turn-words");
			await goRound(round.slice(0, 3));
			await counts(page.getByRole("button", { name: "Call it a draw" }), 0);
			await goRound(round.slice(3));
			await hears(page, "This position has stood 3 times: go on, or call it a draw.");
			await page.getByRole("button", { name: "Call it a draw" }).click();
			await hears(page, "Drawn by repetition.");
			await page.getByText("Drawn by repetition.").first().waitFor();
			await counts(page.getByRole("button", { name: "Go on" }), 0);
			const rows = async () =>
				(await page.locator(".scores tbody tr").allInnerTexts()).map((row) =>
					row.split("\t").slice(0, 4),
				);
			await eventually(rows, [
				["Chase, White", "0", "1", "0"],
				["Chase, Black", "0", "1", "0"],
			]);
		}));
});

describe("the score card", () => {
	test("counts games by side as they end, says which were perfect, and is not kept", () =>
		visit({}, async (page) => {
			await begin(page, "5 3 3 3 4", "White to move. White wins in 1 ply.");
			await people(page);
			const row = page.locator(".scores tbody tr").first();
			const cells = (row: Locator) => async () => (await row.innerText()).split("\t");
			await counts(row, 0);
			await type(page, "3,4");
			await eventually(cells(row), ["Chase, White", "1", "0", "0", "1 of 1"]);
			await page.getByRole("button", { name: "Restart" }).click();
			await ply(page, 1).waitFor({ state: "detached" });
			await type(page, "3,2");
			await ply(page, 1).waitFor();
			await type(page, "3,2");
			await ply(page, 2).waitFor();
			await eventually(cells(row), ["Chase, White", "1", "0", "1", "1 of 2"]);
			const black = page.locator(".scores tbody tr").last();
			await eventually(cells(black), ["Chase, Black", "1", "0", "1", "2 of 2"]);
			await page.reload();
			await page.locator(".verdict-words").waitFor();
			await pickActivity(page, "Play");
			await page.getByRole("heading", { name: "Players" }).waitFor();
			await counts(row, 0);
		}));
});

describe("a typed move", () => {
	test("is made by Enter, and what is wrong with it stands at the field and is heard", () =>
		visit({}, async (page) => {
			await pickGame(page, "Crossing pawn");
			await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
			await seesVerdict(page, "Red to move. Black wins in 2 plies.");
			const field = page.getByLabel("Type a move");
			const wrong = page.locator("#typed-error");
			for (const [text, error] of [
				["north", "This is no move."],
				["1,1", "This move is not legal here."],
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
			await ply(page, 1).waitFor();
			await holdsText(field, "");
			await hasAttribute(field, "aria-invalid", "false");
			await isFocused(page, "typed-move");
		}));

	test("is not made for another than a person, and not when the game is over", () =>
		visit({ reducedMotion: "reduce" }, async (page) => {
			await begin(page, "5 3 3 3 4", "White to move. White wins in 1 ply.");
			await page
				.getByRole("group", { name: "Black" })
				.getByRole("radio", { name: "Human" })
				.check();
			await page
				.getByRole("group", { name: "White" })
				.getByRole("radio", { name: "Human" })
				.check();
			await type(page, "3,4");
			await ply(page, 1).waitFor();
			await type(page, "3,4");
			await page.locator("#typed-error").getByText("The game is over.").waitFor();
			for (const side of ["White", "Black"]) {
				await page
					.getByRole("group", { name: side })
					.getByRole("radio", { name: "Perfect" })
					.check();
			}
			await page.getByRole("button", { name: "New game" }).click();
			await ply(page, 1).waitFor({ state: "detached" });
			await type(page, "3,4");
			await page.locator("#typed-error").getByText("It is not a human's turn.").waitFor();
			await counts(page.locator(".ply"), 0);
		}));
});

describe("a whole game", () => {
	test("is played by keys alone and followed in the accessibility tree alone, grades and all", () =>
		visit({}, async (page) => {
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
			await tabTo(/^Judge input/);
			await press("Control+a");
			await page.keyboard.type("3 1 1 3 3");
			await tabTo(/^Solve/);
			await press("Enter");
			await seesVerdict(page, "White to move. Black wins in 6 plies.");
			await tabTo(/^Analyse/, "Shift+Tab");
			await press("ArrowRight");
			await seesVerdict(page, "White to move.");
			await eventually(tree, /radio "Play" \[checked\]/);
			const heard: string[] = [];
			let plies = 0;
			while (!/Game over\./.test(await tree())) {
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
					await hasHeard(
						page,
						/White moves from .*(As good as any move|The outcome is kept|A mistake)/,
					),
				);
				const reply = page.getByRole("button", { name: `Ply ${plies + 1} Black` });
				await reply.waitFor();
				plies += 1;
				await tabTo(/^Undo|^← ?Undo/);
			}
			assert.match(await tree(), /Game over\. Black has won: captured White\./);
			assert.match(await tree(), /row "Chase, White 0 0 1/);
			assert.ok(
				heard.length > 0 &&
					heard.every((text) => /^White moves from row \d, column \d to row \d/.test(text)),
			);
		}));
});

describe("a checker of accessibility", () => {
	for (const [locale, colorScheme, width] of [
		["en", "light", 1440],
		["zh-CN", "dark", 360],
	] as const) {
		test(`finds nothing in games in ${locale}, ${colorScheme}, and all of it is wide enough for a finger`, () =>
			visit({ locale, colorScheme, viewport: { width, height: 800 } }, async (page) => {
				await page.locator("textarea").fill("5 3 3 3 4");
				await page.locator("#judge button.primary").click();
				await page.locator("#judge-output").getByText("WHITE 1").waitFor();
				await page.locator("#activities input[value=play]").check();
				await page.locator("#players input[value=fallible]").last().check();
				await page.locator("#typed-move").fill("3 2");
				await page.locator("#typed-move").press("Enter");
				await page.locator(".turn button").waitFor();
				await page.locator(".scores").waitFor();
				await page.locator("#typed-move").fill("?");
				await page.locator("#typed-move").press("Enter");
				await page.locator("#typed-error").waitFor();
				await page.locator("#players input[value=perfect]").last().check();
				await page.locator("#players input[type=checkbox]").waitFor();
				assert.deepEqual(await findings(page), []);
				const small = await page
					.locator("button, select, label:has(input), #typed-move")
					.evaluateAll((all) =>
						all
							.map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
							.filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
							.map(({ name, box }) => `${name?.trim()}: ${box.width} × ${box.height}`),
					);
				assert.deepEqual(small, []);
				assert.ok(
					await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
					"no sideways scroll",
				);
			}));
	}
});
