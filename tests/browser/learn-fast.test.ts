/** The tutorial's chapter on bitboards: shifting them by hand, and the race. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/further-words.ts";
import { factsOf } from "../node/facts.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { seesWorkers } from "./workers.ts";

const chapter = "fast";

async function bitboardsOf(page: Page): Promise<Locator> {
	await page.locator("catchmate-board#bits").scrollIntoViewIfNeeded();
	const bits = page.locator("bit-boards");
	await bits.locator(".bit-said").waitFor();
	return bits;
}

const said = (bits: Locator): Locator => bits.locator(".bit-said");

/** The bits of the last table, the result, line by line. */
const result = (bits: Locator): Promise<string> =>
	bits
		.locator("table")
		.last()
		.evaluate((table: HTMLTableElement) =>
			[...(table.tBodies[0]?.rows ?? [])]
				.map((row) =>
					[...row.querySelectorAll("td")].map(({ textContent }) => textContent).join(" "),
				)
				.join("\n"),
		);

test("bitboards are shifted, masked and collected with the keyboard alone: without masks there are wrong bits, under masks exactly those of the table", async ({
	read,
}) => {
	const page = await read(chapter, "en", { width: 390, colorScheme: "dark" });
	const facts = factsOf(chapter);
	const { bits: words } = tutorialWords("en").fast;
	const bits = await bitboardsOf(page);
	/** Presses a button with the keyboard, which keeps the focus. */
	const press = async (name: string) => {
		const button = bits.getByRole("button", { name });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(button).toBeFocused();
	};
	for (const [task, count, found] of [
		["win", facts["win-count"], facts["win-found"]],
		["loss", facts["loss-count"], facts["loss-found"]],
	] as const) {
		await press(words[task].name);
		for (let collected = 0; collected < 3; collected += 1) {
			await expect(said(bits)).toHaveText(words.left(3 - collected));
			await press(words.collect);
		}
		await expect(said(bits)).toHaveText(words.leaked(await bits.locator(".is-wrong").count()));
		await bits.getByRole("button", { name: words.restart }).click();
		await press(words.mask);
		for (let collected = 0; collected < 3; collected += 1) await press(words.collect);
		await expect(said(bits)).toHaveText(words.same(Number(count)));
		assert.equal(await result(bits), found);
		await press(words.mask);
	}
	// Each bit has its row and its column named to a screen reader.
	const table = bits.getByRole("table").first();
	await expect(table.getByRole("columnheader")).toHaveCount(5);
	await expect(table.getByRole("rowheader")).toHaveCount(4);
	await table.getByRole("rowheader", { name: "row 4", exact: true }).waitFor();
	assert.deepEqual(await findings(page), []);
});

test("the bitboards follow a board that is changed, and say so of one that cannot be played", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	const bits = await bitboardsOf(page);
	const board = page.locator("catchmate-board#bits");
	const { bits: words } = tutorialWords("en").fast;
	/** Puts pieces somewhere else on the board of the bitboards, or takes them off. */
	const put = (pieces: Readonly<Record<string, readonly { row: number; column: number }[]>>) =>
		board.evaluate((board: CatchmateBoard, pieces) => {
			const { game, position } = board.problem ?? {};
			if (game === undefined || position === undefined) throw new Error("no board");
			board.edit({ game, position: { ...position, pieces: { ...position.pieces, ...pieces } } });
		}, pieces);
	const table = bits.locator("table").first();
	const before = (await table.textContent()) ?? "";
	await put({ red: [1, 2].map((column) => ({ row: 4, column })) });
	await expect(table).not.toHaveText(before);
	await expect(said(bits)).toHaveText(words.left(3));
	await put({ black: [] });
	await expect(said(bits)).toHaveText(words.invalid);
	await put({ black: [{ row: 1, column: 1 }] });
	await expect(said(bits)).not.toHaveText(words.invalid);
});

test("the race measures both programs on both boards, round by round, and finds their answers equal", async ({
	read,
}) => {
	const page = await read(chapter, "zh");
	const { race: words } = tutorialWords("zh-CN").fast;
	const race = page.locator("speed-race");
	await race.getByRole("button", { name: words.start }).focus();
	await page.keyboard.press("Enter");
	const facts = factsOf(chapter);
	const settled = (Number(facts.positions) + Number(facts.huntPositions)).toLocaleString("zh");
	await expect(race.locator(".race-said")).toContainText(settled);
	await expect(race.locator("tbody th[scope='rowgroup']")).toHaveText([words.open, words.hunt]);
	await expect(race.locator("tbody tr:has(td) td:nth-of-type(1)")).toHaveText(
		Array.from({ length: 4 }, () => /^[\d.,]+ 毫秒$/),
	);
	assert.deepEqual(await findings(page), []);
});

test("a race that fails can be started again, and one that leaves the page ends with its solver", async ({
	read,
}) => {
	const page = await read(chapter, "en");
	await bitboardsOf(page);
	const { race: words } = tutorialWords("en").fast;
	const race = page.locator("speed-race");
	const raceSaid = race.locator(".race-said");
	const button = race.getByRole("button", { name: words.start });
	// A race lets the page have its turn again and again: it stays in its first round.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.evaluate(() => {
		const Board = customElements.get("catchmate-board") as typeof CatchmateBoard;
		const { load } = Board;
		Board.load = () => {
			Board.load = load;
			return Promise.reject(new Error("no solver"));
		};
	});
	await button.click();
	await expect(raceSaid).toHaveText(words.failed);
	await expect(button).toHaveAttribute("aria-disabled", "false");
	await button.click();
	await expect(raceSaid).toHaveText(words.round(1, 6));
	await seesWorkers(page, 2);
	await race.evaluate((element) => element.remove());
	// It may be in a pause of the plain program, which ends with the clock.
	const workers = async () => {
		await page.clock.runFor(50);
		return page.workers().length;
	};
	await expect.poll(workers).toBe(1);
});
