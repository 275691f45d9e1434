/** The puzzle of the day, what is remembered of it, and the panel of the puzzles. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { levelOf, movesIn, type Puzzle } from "../../web/model/puzzle.ts";
import { packageSolver } from "../node/games.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hears, pickActivity, playBest, seesHash, travel } from "./page.ts";
import {
	heading,
	lineOf,
	makes,
	ofDay,
	onThatDay,
	panel,
	permissions,
	plyOf,
	press,
	puzzles,
	remembered,
	solves,
	today,
} from "./puzzles.ts";

/** What must not be said while a puzzle is open: how long the win takes, or marks of values. */
const told = /plies|[▲▼∞]|Draw:/;

/** Makes a wrong move. */
async function slips(page: Page, puzzle: Puzzle): Promise<void> {
	const [right] = await lineOf(puzzle);
	const legal = await page.evaluate(
		() => document.querySelector("catchmate-board")?.legalMoves ?? [],
	);
	const wrong = legal.find((move) => JSON.stringify(move) !== JSON.stringify(right));
	assert.ok(wrong);
	assert.equal(await makes(page, wrong), false);
}

/** The text that the page and the board show. */
const everything = (page: Page) =>
	page.evaluate(() =>
		[
			document.body.innerText,
			document.querySelector("catchmate-board")?.shadowRoot?.textContent ?? "",
		].join("\n"),
	);

/** The dialog that asks before something is given away. */
const question = (page: Page) => page.locator("dialog.question");

async function giveUp(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Give up" }).click();
	await question(page).getByRole("button", { name: "Give up" }).click();
}

/** Waits until the keyboard is on something of that text. */
const isFocusedIn = (page: Page, text: string) =>
	expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toEqual(text);

const forfeited = "You have seen the solution, so it does not count as solved.";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("the puzzle of the day", () => {
	test("is opened by its link, says its day by UTC and what to do, and tells no value", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await panel(page).getByText("November 22, 2026 (UTC)", { exact: true }).waitFor();
		const { position } = packageSolver.decode(ofDay.code);
		const task =
			ofDay.goal === "win" ? "in the fewest" : ofDay.goal === "draw" ? "draw" : "for ever";
		await page
			.locator(".verdict-words")
			.getByText(new RegExp(`${position.toMove} to move: .*${task}`, "i"))
			.waitFor();
		await panel(page).getByText("No slips so far").waitFor();
		assert.doesNotMatch(await everything(page), told);
		for (const hidden of ["moves", "analysis", "judge", "share", "setup", "statistics"]) {
			await page.locator(`#${hidden}`).waitFor({ state: "hidden" });
		}
		const { isTold, link } = await page.evaluate(() => {
			const { value, values, table } = document.querySelector("catchmate-board") ?? {};
			return {
				isTold: [value !== null, values?.length !== 0, table !== null],
				link: location.hash,
			};
		});
		assert.deepEqual(isTold, [false, false, false]);
		assert.equal(link, "#puzzle");
	});

	test("is one of the things to do, and Back brings the board before it", async ({ visit }) => {
		const page = await visit({ prepare: onThatDay });
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await pickActivity(page, "Puzzles");
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await seesHash(page, /^#puzzle$/);
		await travel(page, -1);
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await panel(page).waitFor({ state: "hidden" });
		// The board does not end where the puzzle did.
		for (let ply = 1; ply <= ofDay.plies + 1; ply++) {
			await playBest(page, ply);
		}
	});

	test("counts slips, also those before a restart, and is solved by the moves to its end", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay, permissions });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await panel(page).getByText("No slips so far").click();
		await panel(page).getByText("A slip is a move that is not the best").waitFor();
		await slips(page, ofDay);
		await hears(page, /^That (lets .* win|only draws).* Try again\.$/);
		await panel(page).getByText("Slips so far: 1").waitFor();
		const [first] = await lineOf(ofDay);
		assert.ok(first && (await makes(page, first)));
		await expect.poll(() => plyOf(page)).toEqual(2);
		await panel(page)
			.getByText(`1 of ${movesIn(ofDay)} found`, { exact: true })
			.waitFor();
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toEqual(0);
		await slips(page, ofDay);
		await panel(page).getByText("Slips so far: 2").waitFor();
		// A refused move has said where it leads, and nothing else is told.
		assert.doesNotMatch((await everything(page)).replaceAll(/That lets .*/g, ""), told);
		await solves(page, ofDay);
		await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(/Solved with 2 slips\./);
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 1");
		await press(page, "Share");
		await hears(page, "Copied.");
		const game = ofDay.game.replaceAll("-", " ");
		const [name = "", found, task, link = ""] = (await copied(page)).split("\n");
		const stars = "★".repeat(levelOf(ofDay));
		assert.match(
			name,
			new RegExp(`^Catchmate puzzle November 22, 2026 ${stars} ${game.slice(0, 3)}`, "i"),
		);
		assert.equal(found, `🟥${"🟩".repeat(movesIn(ofDay) - 1)}`);
		assert.equal(task, "Can you hold the draw?");
		assert.equal(new URL(link).hash, `#puzzle=${ofDay.number}`);
		const { rating, ...kept } = await remembered(page);
		assert.deepEqual(kept, {
			results: { [ofDay.number]: 2 },
			found: { [ofDay.number]: "3" },
			begun: {},
			left: null,
			lastDay: today,
			days: 1,
		});
		// Two slips leave half a point, which is more than is expected of 900 here.
		assert.ok(ofDay.rating > 900 && rating.rating > 900);
	});

	test("never says that there is no slip beside the answer to one, also when one comes back", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=5", reducedMotion: "reduce" });
		await panel(page).getByText("No slips so far").waitFor();
		await page.evaluate(() => {
			const found: string[] = [];
			Object.assign(globalThis, { found });
			const watch = () => {
				const root = document.querySelector("catchmate-board")?.shadowRoot;
				const verdict = root?.querySelector(".verdict-sentence");
				const isAnswered = verdict?.matches(".is-wrong, .is-slip");
				const slips = document.querySelector(".slips summary")?.textContent?.trim() ?? "";
				found.push(`${isAnswered ? "slip" : "none"}: ${slips}`);
				requestAnimationFrame(watch);
			};
			watch();
		});
		const puzzle = puzzles[4] ?? assert.fail();
		await slips(page, puzzle);
		await panel(page).getByText("Slips so far: 1").waitFor();
		await pickActivity(page, "Play");
		await pickActivity(page, "Puzzles");
		await panel(page).getByText("Slips so far: 1").waitFor();
		const found = await page.evaluate(() => (globalThis as unknown as { found: string[] }).found);
		assert.ok(found.includes("slip: Slips so far: 1"));
		assert.ok(!found.includes("slip: No slips so far"));
	});

	test("goes on with the row of days that ended the day before, and is marked when it is opened again", async ({
		visit,
	}) => {
		const before = { version: 1, puzzles: { results: {}, lastDay: today - 1, days: 2 } };
		const prepare = `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(before))};`;
		const page = await visit({ hash: `#puzzle=${ofDay.number}`, prepare });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 2");
		await solves(page, ofDay);
		await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(/Solved without a slip!/);
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 3");
		const next = panel(page).locator(".next-day");
		await expect(next).toHaveText("Next one in 12h");
		await page.reload();
		const result = panel(page).locator(".puzzle-end.is-solved");
		await result.getByText("You have solved it before, without a slip.").waitFor();
		await expect(result.locator(".primary")).toHaveText("Next puzzle");
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 3");
		await page.clock.install({ time: (today + 1) * 86_400_000 - 125 * 60_000 });
		await page.reload();
		await page.evaluate("Date.now = () => new Date().getTime()");
		await expect(next).toBeVisible();
		await page.clock.runFor(60_000);
		await expect(next).toHaveText("Next one in 2h 4m");
		// The path stands where the person was on it.
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Learn /);
	});

	test("is offered to others by the system, with its picture and no word of how it is solved", async ({
		visit,
	}) => {
		const page = await visit({
			hash: `#puzzle=${ofDay.number}`,
			prepare: `${onThatDay}
				navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
				navigator.share = async ({ files, ...shared }) => {
					const picture = await createImageBitmap(files[0]);
					globalThis.shared = { ...shared, width: picture.width };
				};`,
		});
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await press(page, "Share");
		type Shared = { text: string; url: string; width: number } | undefined;
		const shared = () => page.evaluate("globalThis.shared") as Promise<Shared>;
		await expect.poll(shared).toBeDefined();
		const { text = "", url = "", width = 0 } = (await shared()) ?? {};
		assert.match(text, /^Catchmate puzzle November 22, 2026 ★.*\nCan you hold the draw\?$/);
		assert.ok(url.endsWith(`#puzzle=${ofDay.number}`));
		assert.ok(width > 200, String(width));
	});

	test("that is given up shows its solution, and does not count as solved any more", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await page.evaluate(() => {
			const seen: (readonly [ply: number | undefined, isCovered: boolean])[] = [];
			Object.assign(globalThis, { seen });
			const board = document.querySelector("catchmate-board");
			board?.addEventListener("update", () => {
				seen.push([board.record?.index, document.querySelector(".puzzle-end.sheet") !== null]);
			});
		});
		await giveUp(page);
		await panel(page).getByText("Given up: the board shows the solution.").waitFor();
		const end = (await lineOf(ofDay)).length;
		for (const isAgain of [false, true]) {
			if (isAgain) await press(page, "Again");
			await expect.poll(() => page.evaluate(`seen.some(([ply]) => ply >= ${end})`)).toBe(true);
			await page.locator(".puzzle-end.sheet").waitFor();
			const seen = (await page.evaluate("seen.splice(0)")) as readonly (readonly [
				number,
				boolean,
			])[];
			const plies = seen.map(([ply]) => ply);
			for (let ply = 1; ply <= end; ply++) assert.ok(plies.includes(ply), `${plies}`);
			assert.ok(seen.some(([ply, isCovered]) => ply === 2 && !isCovered));
		}
		await page.getByRole("button", { name: "Restart" }).click();
		await panel(page).getByText(forfeited).waitFor();
		await solves(page, ofDay);
		const isSaid = async () => {
			await panel(page).getByText(forfeited).waitFor();
			await expect(page.locator(".puzzle-end > .success")).toHaveCount(0);
			await expect(page.locator(".day-line")).toHaveText("Next one in 12h");
		};
		await isSaid();
		await page.reload();
		await isSaid();
		const { results, lastDay, days } = await remembered(page);
		assert.deepEqual(
			{ results, lastDay, days },
			{ results: { [ofDay.number]: null }, lastDay: null, days: 0 },
		);
	});

	test("is not given up by one tap: the person is asked, and can go on", async ({ visit }) => {
		const before = { version: 1, puzzles: { results: {}, lastDay: today - 1, days: 2 } };
		const prepare = `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(before))};`;
		const page = await visit({ hash: "#puzzle", prepare });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await slips(page, ofDay);
		const press = page.getByRole("button", { name: "Give up" });
		await press.click();
		await question(page).getByText("and your row of 2 days ends.").waitFor();
		await page.keyboard.press("Escape");
		await expect(question(page)).toHaveCount(0);
		await press.click();
		await isFocusedIn(page, "Keep solving");
		await question(page).getByRole("button", { name: "Keep solving" }).click();
		await expect(question(page)).toHaveCount(0);
		assert.doesNotMatch((await everything(page)).replaceAll(/That lets .*/g, ""), told);
		await panel(page).getByText("Slips so far: 1").waitFor();
		await solves(page, ofDay);
		await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(/Solved with 1 slip\./);
		await expect(panel(page).locator(".streak")).toHaveText("Days in a row: 3");
	});

	test("waits, unspoiled, for who goes to another place: with its moves, slips and hints", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await slips(page, ofDay);
		const [first = { from: null, to: null }] = await lineOf(ofDay);
		assert.ok(await makes(page, first));
		await expect.poll(() => plyOf(page)).toBe(2);
		for (const place of ["Play", "Analyse"] as const) {
			await pickActivity(page, place);
			const isLeft = (code: string) => document.querySelector("catchmate-board")?.code !== code;
			await page.waitForFunction(isLeft, ofDay.code);
			await expect(question(page)).toHaveCount(0);
			// A game that begins anew elsewhere is none of the puzzle's.
			const [move] = await page.evaluate(
				() => document.querySelector("catchmate-board")?.legalMoves ?? [],
			);
			assert.ok(move && (await makes(page, move)));
			await page.getByRole("button", { name: "Restart" }).click();
			await pickActivity(page, "Puzzles");
			await expect.poll(() => plyOf(page)).toBe(2);
			await panel(page).getByText("Slips so far: 1").waitFor();
			assert.doesNotMatch(await everything(page), told);
		}
		assert.equal((await remembered(page))?.results[ofDay.number], undefined);
		await page.getByRole("button", { name: "Restart" }).click();
		await solves(page, ofDay);
		await expect(page.locator(".puzzle-end > p:first-child")).toHaveText(/Solved with 1 slip\./);
	});

	test("goes on with the moves that an earlier visit has found", async ({ visit }) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await slips(page, ofDay);
		const [first = { from: null, to: null }] = await lineOf(ofDay);
		assert.ok(await makes(page, first));
		await expect.poll(() => plyOf(page)).toBe(2);
		const count = panel(page).getByText(`1 of ${movesIn(ofDay)} found`, { exact: true });
		for (const open of [
			() => page.reload(),
			() => page.goto("about:blank").then(() => page.goBack()),
		]) {
			await open();
			await count.waitFor();
			await expect.poll(() => plyOf(page)).toBe(2);
			await panel(page).getByText("Slips so far: 1").waitFor();
			assert.doesNotMatch(await everything(page), told);
		}
		await page.getByRole("button", { name: "Restart" }).click();
		await expect.poll(() => plyOf(page)).toBe(0);
		await page.reload();
		await panel(page).getByText("Slips so far: 1").waitFor();
		await expect.poll(() => plyOf(page)).toBe(0);
		await solves(page, ofDay);
		assert.equal((await remembered(page)).left, null);
	});

	test("is left by the name of the page for another board, from which Undo does not bring it back with its values", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle", prepare: onThatDay });
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await page.locator("h1 a").click();
		await seesVerdict(page, "Red to move: your turn.");
		await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		assert.equal(await remembered(page), undefined);
		await page.goBack();
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		assert.doesNotMatch(await everything(page), told);
	});

	test("is left without a question when it has a result, and that stays as it is", async ({
		visit,
	}) => {
		const before = {
			version: 1,
			puzzles: { results: { [ofDay.number]: 2 }, lastDay: null, days: 0 },
		};
		const prepare = `${onThatDay} localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(before))};`;
		const page = await visit({ hash: "#puzzle", prepare });
		const known = panel(page).getByText("You have solved it before, with 2 slips.");
		await known.waitFor();
		await solves(page, ofDay);
		await expect(page.locator(".puzzle-end > p.success")).toHaveText(/Solved without a slip!/);
		await known.waitFor();
		await page.getByRole("button", { name: "Restart" }).click();
		await page.getByRole("button", { name: "Give up" }).click();
		await panel(page).getByText("Given up: the board shows the solution.").waitFor();
		await known.waitFor();
		await pickActivity(page, "Edit");
		await pickActivity(page, "Puzzles");
		await known.waitFor();
		assert.equal((await remembered(page)).results[ofDay.number], 2);
	});
});
