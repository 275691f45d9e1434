/** A board that is set as a puzzle. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import {
	board,
	cell,
	everything,
	hearsOf,
	isAnswered,
	picture,
	seesVerdict,
	told,
	values,
	withBoard,
} from "./board.ts";
import { expect, test } from "./fixtures.ts";

const middle = 'position="5 3 3 3 4"';
/** The mouse has one move that keeps the draw, and one again after the cat's. */
const drawn = "3lLCYBMQmQTMJoE1YxgIAoQFCAAGAwHQArKVj";

test.describe("a puzzle", () => {
	test("takes only the best moves, tells nothing before, and is solved by them", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		assert.doesNotMatch((await everything(page)).replaceAll("win in the fewest", ""), values);
		await cell(page, 3, 3).click();
		await cell(page, 2, 3).click();
		const wrong = page.locator(".verdict-sentence.is-wrong");
		await wrong.getByText(/^That lets Black win in \d+ pl(y|ies)\. Try again\.$/).waitFor();
		await wrong.getByText("✗", { exact: true }).waitFor();
		await expect(page.locator(".notice")).toHaveText("");
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
		await cell(page, 3, 3).click();
		await cell(page, 3, 4).click();
		const { moves, mistakes } = await hearsOf(page, "solved");
		assert.deepEqual([(moves as unknown[]).length, mistakes], [1, 1]);
		await page.locator(".is-right[part=success]").getByText("✓", { exact: true }).waitFor();
		await seesVerdict(page, "Solved. You won after 1 ply: captured Black.");
		await expect
			.poll(() => withBoard(page, ({ puzzle, value }) => puzzle === "solved" && value?.over))
			.toEqual(true);
		// Nothing is left to be played.
		for (const name of ["Best move", "Pause", "Next move"]) {
			await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
		}
		await expect(page.getByRole("button", { name: "Step back" })).toBeEnabled();
	});

	test("tells the page of a wrong move with the reply to it, and leaves the answer to a page that wants that", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		const wrong = { from: { row: 3, column: 3 }, to: { row: 2, column: 3 } };
		await cell(page, 3, 3).click();
		await cell(page, 2, 3).click();
		const { move, reply, grade, mistakes } = await hearsOf(page, "mistake");
		assert.deepEqual([move, mistakes], [wrong, 1]);
		assert.deepEqual(grade, { before: "win", after: "loss", plies: 0 });
		assert.deepEqual((reply as typeof wrong).from, { row: 3, column: 4 });
		await page.locator(".verdict-sentence.is-wrong").waitFor();
		await withBoard(page, (element) =>
			element.addEventListener("mistake", (event) => event.preventDefault()),
		);
		await withBoard(page, (element, move) => element.play(move, "reader"), wrong);
		await hearsOf(page, "mistake", 2);
		await seesVerdict(page, "White to move: win in the fewest moves.");
		await expect(page.locator(".verdict-sentence.is-wrong")).toHaveCount(0);
		assert.deepEqual(
			await withBoard(page, ({ mistakes, record }) => [mistakes, record?.moves.length]),
			[2, 0],
		);
	});

	const wrongMove = { from: { row: 3, column: 3 }, to: { row: 2, column: 3 } };
	/** Where the pieces are seen. */
	const seen = (page: Page) =>
		page.locator(".board-cell").evaluateAll((cells) =>
			cells
				.map((each) => each.getAttribute("aria-label") ?? "")
				.filter((label) => label.includes("piece"))
				.map((label) => label.replace(/(?<=piece).*/, "")),
		);
	const begun = ["row 3, column 3, white piece", "row 3, column 4, black piece"];

	/** Keeps where the pieces are drawn, frame by frame, whenever that changes. */
	async function watchPieces(page: Page): Promise<() => Promise<string[]>> {
		await page.evaluate(() => {
			const root = document.querySelector("catchmate-board")?.shadowRoot;
			const all: string[] = [];
			Object.assign(globalThis, { shown: all });
			const watch = () => {
				const pieces = [...(root?.querySelectorAll(".board-cell") ?? [])]
					.map((each) => each.getAttribute("aria-label") ?? "")
					.filter((label) => label.includes("piece"))
					.map((label) => label.replace(/^row (\d+), column (\d+), (.).*/, "$3$1$2"))
					.join();
				if (all.at(-1) !== pieces) {
					all.push(pieces);
				}
				requestAnimationFrame(watch);
			};
			watch();
		});
		return () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
	}

	test("plays out the move that it refuses and the reply to it, and goes back", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		assert.deepEqual(await seen(page), begun);
		const shown = await watchPieces(page);
		await withBoard(page, (element, move) => element.play(move, "reader"), wrongMove);
		await expect.poll(async () => (await shown()).length).toEqual(4);
		const [first, after, replied, last] = await shown();
		assert.deepEqual([first, after, last], ["w33,b34", "w23,b34", "w33,b34"]);
		assert.match(replied ?? "", /w23/);
		await page
			.locator(".live")
			.filter({ hasText: /^Black moves from row 3, column 4/ })
			.waitFor({ state: "attached" });
		await page
			.locator(".verdict-sentence.is-wrong")
			.getByText(/^That lets Black win/)
			.waitFor();
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 0);
	});

	test("is back at once when the board is pressed while a refused move is played out", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		const shown = await watchPieces(page);
		await page.evaluate((move) => {
			const board = document.querySelector("catchmate-board");
			const at = (row: number, column: number) =>
				board?.shadowRoot?.querySelector<HTMLElement>(
					`[data-row="${row}"][data-column="${column}"]`,
				);
			// In the frame in which the move stands there, long before the reply.
			const press = () => {
				if (at(2, 3)?.getAttribute("aria-label")?.includes("piece")) {
					at(5, 5)?.click();
				} else {
					requestAnimationFrame(press);
				}
			};
			press();
			void board?.play(move, "reader");
		}, wrongMove);
		await expect.poll(shown).toEqual(["w33,b34", "w23,b34", "w33,b34"]);
		await cell(page, 3, 3).click();
		await cell(page, 3, 4).click();
		await hearsOf(page, "solved");
	});

	test("draws the refused move and the reply as arrows where nothing is to move by itself", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`), reducedMotion: "reduce" });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		const before = await picture(page);
		await withBoard(page, (element, move) => element.play(move, "reader"), wrongMove);
		await page
			.locator(".live")
			.filter({ hasText: /^That lets Black win .* Black moves/ })
			.waitFor({ state: "attached" });
		assert.notEqual(await picture(page), before);
		assert.deepEqual(await seen(page), begun);
	});

	test("says of a right move how many are to go, where the author has set an end", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="puzzle" ply-to="5" position="8 2 4 1 5"') });
		const playBest = () => withBoard(page, (element) => element.playBest());
		await seesVerdict(page, "White to move: hold out as long as you can.");
		await playBest();
		await seesVerdict(page, "Correct, 2 to go.");
		await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(2);
		await playBest();
		await seesVerdict(page, "Correct, 1 to go.");
		await page.locator(".verdict-sentence.is-right").getByText("✓", { exact: true }).waitFor();
		await withBoard(page, (element) => element.reset());
		await seesVerdict(page, "White to move: hold out as long as you can.");
	});

	test("marks a right move at once, before it is answered", async ({ host }) => {
		const page = await host({ body: board('mode="puzzle" ply-to="5" position="8 2 4 1 5"') });
		await seesVerdict(page, "White to move: hold out as long as you can.");
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await withBoard(page, (element) => element.playBest());
		await page.locator(".verdict-sentence.is-right").getByText("✓", { exact: true }).waitFor();
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
	});

	test("of several moves is answered by a perfect opponent, and takes any move that keeps the best value", async ({
		host,
	}) => {
		const page = await host({
			body: board('mode="puzzle" position="3 2 2 1 1"'),
			reducedMotion: "reduce",
		});
		await page.locator(".verdict-words").waitFor();
		for (let turn = 0; turn < 10; turn++) {
			const solved = (await told(page)).some(({ type }) => type === "solved");
			if (solved) {
				break;
			}
			const before = (await told(page)).filter(({ type }) => type === "move").length;
			// Each legal move is tried until one is taken.
			await withBoard(page, async (element) => {
				for (const move of element.legalMoves) {
					if (await element.play(move)) break;
				}
			});
			await page.waitForFunction((before) => {
				const events = (globalThis as unknown as { told: { type: string }[] }).told;
				return (
					events.some(({ type }) => type === "solved") ||
					events.filter(({ type }) => type === "move").length > before
				);
			}, before);
		}
		const { moves } = await hearsOf(page, "solved");
		assert.ok((moves as unknown[]).length > 1);
	});

	test("ends at the ply that the author sets", async ({ host }) => {
		const page = await host({ body: board('mode="puzzle" ply-to="1" position="8 1 1 8 8"') });
		await page.locator(".verdict-words").waitFor();
		await cell(page, 1, 1).click();
		await cell(page, 1, 2).click();
		assert.equal(((await hearsOf(page, "solved")).moves as unknown[]).length, 1);
	});

	test("that is drawn asks for one move that keeps the draw", async ({ host }) => {
		const page = await host({
			body: board('mode="puzzle" position="5 5\n.....\n.....\n..O..\n#..#.\nO#.X."'),
		});
		await seesVerdict(page, "Red to move: hold the draw.");
		await withBoard(page, async (element) => {
			for (const move of element.legalMoves) {
				if (await element.play(move)) break;
			}
		});
		assert.equal(((await hearsOf(page, "solved")).moves as unknown[]).length, 1);
	});

	test("that is drawn goes on to the ply that the author sets, each move keeping the draw", async ({
		host,
	}) => {
		const page = await host({ body: board(`mode="puzzle" ply-to="3" position="${drawn}"`) });
		await seesVerdict(page, "The mouse to move: hold the draw.");
		for (const made of [0, 2]) {
			await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(made);
			assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "open");
			await withBoard(page, async (element) => {
				for (const move of element.legalMoves) {
					if (await element.play(move)) break;
				}
			});
		}
		assert.equal(((await hearsOf(page, "solved")).moves as unknown[]).length, 3);
		assert.equal(await withBoard(page, ({ value }) => value?.outcome), "draw");
	});

	test("counts the moves that it refuses, from its beginning on", async ({ host }) => {
		const page = await host({ body: board(`mode="puzzle" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
		for (const count of [1, 2]) {
			const isMade = await withBoard(page, (element) =>
				element.play({ from: { row: 3, column: 3 }, to: { row: 2, column: 3 } }),
			);
			assert.equal(isMade, false);
			assert.equal(await withBoard(page, ({ mistakes }) => mistakes), count);
		}
		await withBoard(page, (element) => element.reset());
		assert.equal(await withBoard(page, ({ mistakes }) => mistakes), 0);
	});

	test("within a game that is given does not show how the game went on", async ({ host }) => {
		const page = await host({
			body: board('mode="puzzle" position="3 1 1 3 3" moves="1,1-1,2 3,3-1,3 1,2-1,1" ply="1"'),
		});
		await seesVerdict(page, "Black to move: win in the fewest moves.");
		assert.equal(await withBoard(page, ({ record }) => record?.moves.length), 1);
		await withBoard(page, (element) => element.step(1));
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
	});

	test("is the reader's whose turn it begins with, also when the game around it began with the other side", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="puzzle" position="3 1 1 3 3" ply="1"') });
		await seesVerdict(page, "Black to move: win in the fewest moves.");
		const reader = { white: "perfect", black: "human" } as const;
		assert.deepEqual(await withBoard(page, ({ players }) => players), reader);
		await withBoard(page, (element) => element.step(-1));
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
		await withBoard(page, (element) => element.playBest());
		assert.equal((await hearsOf(page, "move")).side, "white");
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => withBoard(page, ({ record }) => record?.index)).toEqual(1);
		await expect.poll(() => withBoard(page, ({ players }) => players)).toEqual(reader);
	});

	test("gives hints in steps, the piece and the move, and its solution only where that is asked for", async ({
		host,
	}) => {
		const page = await host({ body: board('mode="puzzle" position="8 2 4 1 5"') });
		await seesVerdict(page, "White to move: hold out as long as you can.");
		const hint = page.getByRole("button", { name: "Hint" });
		const said = (text: string | RegExp) => page.locator("[part=hint]").getByText(text).waitFor();
		await hint.click();
		await said("Hint: the piece on row 2, column 4.");
		await hint.click();
		await said(/^Hint: \(2,4\)→\(3,4\)\.$/);
		assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "open");
		assert.deepEqual(
			(await told(page)).filter(({ type }) => type === "hint").map(({ detail }) => detail.stage),
			[1, 2],
		);
		await expect(hint).toHaveAttribute("aria-disabled", "true");
	});

	test("gives no hints where the author has turned them off", async ({ host }) => {
		const page = await host({ body: board(`mode="puzzle" hints="off" ${middle}`) });
		await seesVerdict(page, "White to move: win in the fewest moves.");
		await page.getByRole("button", { name: "Give up" }).waitFor();
		await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
	});

	const given = board('mode="puzzle" position="3 1 1 3 3"');
	const plyOf = (page: Page) => withBoard(page, ({ record }) => record?.index);

	for (const reducedMotion of ["reduce", "no-preference"] as const) {
		test(`can be given up: the solution is played by itself, and again (motion: ${reducedMotion})`, async ({
			host,
		}) => {
			const page = await host({ body: given, reducedMotion });
			await page.locator(".verdict-words").waitFor();
			await page.getByRole("button", { name: "Give up" }).click();
			const solution = page.locator("[part=hint]").getByText("The solution: (1,1)→");
			await solution.waitFor();
			await seesVerdict(page, "Game over. Black has won: captured White.");
			await withBoard(page, (element) => {
				const plies: (number | undefined)[] = [];
				Object.assign(globalThis, { plies });
				element.addEventListener("update", () => plies.push(element.record?.index));
			});
			await page.getByRole("button", { name: "Again" }).click();
			await page.getByRole("button", { name: "Pause" }).waitFor();
			await page.getByRole("button", { name: "Again" }).waitFor();
			const plies = await page.evaluate(() => (globalThis as unknown as { plies: number[] }).plies);
			assert.deepEqual([...new Set(plies)], [0, 1, 2, 3, 4, 5, 6]);
			await solution.waitFor();
		});
	}

	test("that is given up stops its solution where the reader steps through it or presses the board", async ({
		host,
	}) => {
		const page = await host({ body: given });
		await page.locator(".verdict-words").waitFor();
		await page.clock.install();
		// On a busy machine the solution would come to its end between two steps of the test.
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.getByRole("button", { name: "Give up" }).click();
		await page.locator("[part=hint]").getByText("The solution: (1,1)→").waitFor();
		/** Waits until it has stopped, and for longer than it takes for a move. */
		const isStopped = async () => {
			await page.getByRole("button", { name: "Again" }).waitFor();
			const ply = await plyOf(page);
			await page.clock.runFor(1000);
			await isAnswered(page);
			assert.equal(await plyOf(page), ply);
			assert.ok(ply !== 6);
		};
		await page.clock.runFor(1000);
		await page.getByRole("button", { name: "Next move" }).click();
		await isStopped();
		await page.getByRole("button", { name: "Again" }).click();
		await page.getByRole("button", { name: "Pause" }).waitFor();
		await cell(page, 2, 2).click();
		await isStopped();
		await page.getByRole("button", { name: "Restart" }).click();
		await seesVerdict(page, "White to move: hold out as long as you can.");
		assert.deepEqual(
			(await told(page)).filter(({ type }) => type === "solved"),
			[],
		);
	});
});
