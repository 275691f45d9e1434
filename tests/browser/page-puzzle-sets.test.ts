/** Puzzles of the path: opened on the map or by link, solved, stored and reviewed. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { earlierDayOf, levelOf, type Puzzle } from "../../web/model/puzzle.ts";
import { stagesOf } from "../../web/model/puzzle-path.ts";
import { packageSolver } from "../node/games.ts";
import { expect, test } from "./fixtures.ts";
import { expectHash, goTo, openFold, pickActivity } from "./page.ts";
import {
	atTestDay,
	expectPly,
	heading,
	makeRightMoves,
	makeWrongMove,
	panel,
	press,
	puzzles,
	puzzleWith,
	solvePuzzle,
	stored,
	today,
	withStored,
} from "./puzzles.ts";

const easy = puzzleWith((puzzle) => puzzle.game === "crossing-pawn" && levelOf(puzzle) === 1);
const stages = stagesOf(puzzles);

/** A puzzle whose game continues after its solution. */
async function endsAfterIt() {
	for (const puzzle of puzzles) {
		if (puzzle.game !== "fox-and-hounds" || puzzle.goal !== "win") continue;
		const { game, position } = packageSolver.decode(puzzle.code);
		const table = await packageSolver.solve(game);
		const { distance } = await table.lookup(position);
		table.dispose();
		if ((distance ?? 0) > puzzle.plies && (distance ?? 0) < 16) return puzzle;
	}
	assert.fail("the list has no such puzzle");
}

const expectPuzzle = async (page: Page, number: number) => {
	await expect(page.locator(heading)).toHaveAttribute("data-puzzle", `${number}`);
	await expect(page.locator(heading)).toBeFocused();
};

test.describe("a puzzle of the sets", () => {
	test("plays on to the catch after its solution, and is reviewed as a whole game @more", async ({
		visit,
	}) => {
		const puzzle = await endsAfterIt();
		const page = await visit({ hash: `#puzzle=${puzzle.number}`, prepare: atTestDay });
		await solvePuzzle(page, puzzle);
		await page.locator(".verdict-words", { hasText: "You won" }).waitFor();
		for (const resume of [() => page.goBack(), () => pickActivity(page, "Puzzles")]) {
			await press(page, "Review");
			await page.locator("#record .ply").nth(puzzle.plies).waitFor();
			await expectPly(page, 0);
			await expectHash(page, /^#\d\w+/);
			await resume();
			await panel(page).locator(".puzzle-end.is-solved").waitFor();
		}
	});

	test("is reviewed from before the first slip @more", async ({ visit }) => {
		const puzzle = puzzleWith(({ plies, lesson }) => plies === 3 && lesson === null);
		const page = await visit({ hash: `#puzzle=${puzzle.number}`, prepare: atTestDay });
		await makeRightMoves(page, { ...puzzle, plies: 1 });
		await makeWrongMove(page, puzzle, 2);
		await panel(page).getByText("Slips so far: 1").waitFor();
		await makeRightMoves(page, puzzle, 2);
		await panel(page).locator(".puzzle-end").waitFor();
		await press(page, "Review");
		await page.locator("#record .ply").first().waitFor();
		await expectPly(page, 2);
	});

	test("is answered by perfect play, raises the rating, and counts in other tabs @more", async ({
		visit,
	}) => {
		const sides = packageSolver.decode(easy.code).game.rules.sides.map(({ name }) => name);
		const players = { [easy.game]: Object.fromEntries(sides.map((name) => [name, "easy"])) };
		const page = await visit({
			hash: `#puzzle=${easy.number}`,
			prepare: withStored({ traps: true, players }),
		});
		const { puzzles: around } = stages.find((each) => each.puzzles.includes(easy)) ?? assert.fail();
		const like = around.find((each) => each !== easy) ?? assert.fail();
		const other = await page.context().newPage();
		await other.goto(page.url().replace(/#.*/, `#puzzle=${like.number}`));
		await expect(other.locator(heading)).toHaveAttribute("data-puzzle", `${like.number}`);
		await expect(panel(page).locator("details.rating summary")).toHaveText(/900\?/);
		await solvePuzzle(page, easy);
		await expect(panel(page).locator(".puzzle-path .rating-gain")).toHaveText(/^\+\d+$/);
		assert.ok((await stored(page)).puzzles.rating.rating > 900);
		const name = `Puzzle ${easy.number}, solved without a slip`;
		await panel(other).getByRole("button", { name }).waitFor();
	});
});

test.describe("the path of the puzzles", () => {
	test("has a card for the day's puzzle, and lessons first", async ({ visit }) => {
		const lesson = puzzleWith((puzzle) => puzzle.game === "chase" && puzzle.lesson === "wait");
		// With its solution seen, it still keeps its buttons.
		const results = { [lesson.number]: null };
		const prepare = withStored({ puzzles: { results, lastDay: today - 1, days: 4 } });
		const page = await visit({ hash: `#puzzle=${lesson.number}`, prepare });
		await expect(page.locator("#rules .second-line")).toHaveText(/^\s*Lesson \d+ of \d+ · Wait/);
		await expect(page.locator(heading)).toHaveText(/^Lesson \d+ of \d+ · Chase$/);
		await expect(panel(page).getByText("You have seen the solution")).toBeVisible();
		await expect(panel(page).locator(".puzzle-end")).toHaveCount(0);
		await expect(panel(page).locator(".puzzle-caption")).toHaveText([
			...["Move", "Catch", "Wait", "Dare"],
		]);
		const card = panel(page).locator(".day-card");
		await expect(card).toContainText("Streak: 4 days");
		await card.click();
		await expect(page.locator(heading)).toHaveText("Puzzle of the day");
		await expectHash(page, /^#puzzle$/);
		await expect(card).toHaveCount(0);
	});

	test("shows the whole note of a lesson on a narrow phone", async ({ visit }) => {
		const lesson = puzzleWith((puzzle) => puzzle.lesson === "risk");
		const viewport = { width: 300, height: 664 };
		const page = await visit({ hash: `#puzzle=${lesson.number}`, viewport });
		const { height, needed } = await page
			.locator("#rules .second-line", { hasText: "hunter." })
			.evaluate((line) => ({ height: line.clientHeight, needed: line.scrollHeight }));
		expect(height).toBeGreaterThanOrEqual(needed);
	});

	test("shows a new game's whole legend above the bar of a phone, or none", async ({ visit }) => {
		const lessons = puzzles.filter(({ lesson }) => lesson === "move");
		const shown: string[] = [];
		for (const width of [390, 360]) {
			const viewport = { width, height: 664 };
			const page = await visit({ hash: "#puzzle=1", isNew: true, viewport });
			for (const { game, number } of lessons) {
				await goTo(page, `#puzzle=${number}`);
				await expect(page.locator(heading)).toHaveAttribute("data-puzzle", `${number}`);
				await page.evaluate("catchmate.idle()");
				const place = await page.evaluate(() => {
					const [legend, bar] = [".board-legend", "#activities"].map((each) =>
						document.querySelector(each)?.getBoundingClientRect(),
					);
					return (
						legend && bar && { ...legend.toJSON(), over: legend.bottom - bar.top, bar: bar.top }
					);
				});
				const isSeen = place?.height > 0 && place.left < width / 2 && place.top < place.bar;
				if (isSeen) shown.push(game);
				assert.ok(!isSeen || place.over < 1, `${width}, ${game}: ${place?.over} px are cut`);
			}
		}
		assert.ok(shown.length > lessons.length / 2, shown.join());
	});

	test("numbers the rows and columns of a lesson until its game is known @more", async ({
		visit,
	}) => {
		const lesson = puzzleWith((puzzle) => puzzle.lesson === "move");
		const margins: number[] = [];
		for (const isNew of [true, false]) {
			const page = await visit({ hash: `#puzzle=${lesson.number}`, isNew });
			await page.evaluate("catchmate.idle()");
			margins.push(
				await page.locator(".board-grid").evaluate((grid: HTMLElement) => grid.offsetLeft),
			);
		}
		const [numbered = 0, plain = 0] = margins;
		assert.ok(plain < numbered, `${margins}`);
	});

	test("filters by game, and leads from a stop to the next unsolved puzzle @more", async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1", viewport: { width: 390, height: 844 } });
		await openFold(page, "all-stages");
		await page.locator("#puzzle-game").selectOption("crossing-pawn");
		const some = stagesOf(puzzles.filter(({ game }) => game === "crossing-pawn"));
		const all = some.flatMap((stage) => stage.puzzles);
		const solvedIn = (count: number) =>
			expect(panel(page).locator(".puzzle-path > .note").last()).toContainText(
				`${count} of ${all.length} solved`,
			);
		await solvedIn(0);
		await panel(page).locator(".map-section summary").nth(3).click();
		await panel(page)
			.getByRole("button", { name: new RegExp(`^Stage ${some.length}: `) })
			.click();
		await expect(panel(page).locator(".puzzle-stop").last()).toHaveText("Boss");
		const stop = panel(page).locator(".puzzle-stop").first();
		const chosen = puzzles[Number(await stop.getAttribute("data-puzzle")) - 1] ?? assert.fail();
		assert.ok(all.includes(chosen));
		await stop.click();
		await expectPuzzle(page, chosen.number);
		await expect.poll(() => page.evaluate(() => scrollY)).toEqual(0);
		await solvePuzzle(page, chosen);
		await solvedIn(1);
		await press(page, "Next puzzle");
		await expect(page.locator(heading)).not.toHaveAttribute("data-puzzle", `${chosen.number}`);
		const number = await page.locator(heading).getAttribute("data-puzzle");
		assert.ok(all.some((each) => each.number === Number(number)));
		await expect(page.locator(heading)).toBeFocused();
	});

	test("stays one of the path on the way back, also if an earlier day had it @more", async ({
		visit,
	}) => {
		const had = (puzzle: Puzzle) => earlierDayOf(puzzles, puzzle, today) !== null;
		const stage = stages.find(({ puzzles }) => puzzles.some(had) && !puzzles.every(had));
		const [earlier, other] = [stage?.puzzles.find(had), stage?.puzzles.find((each) => !had(each))];
		assert.ok(earlier && other);
		const page = await visit({ hash: `#puzzle=${earlier.number}`, prepare: atTestDay });
		const note = page.locator("#rules strong", { hasText: "Puzzle of" });
		const expectShown = ({ number }: Puzzle) =>
			expect(page.locator(heading)).toHaveAttribute("data-puzzle", `${number}`);
		await expect(note).toBeVisible();
		await goTo(page, `puzzle=${other.number}`);
		await panel(page).locator(`.puzzle-stop[data-puzzle="${earlier.number}"]`).click();
		await expectShown(earlier);
		await expect(note).toHaveCount(0);
		await panel(page).locator(`.puzzle-stop[data-puzzle="${other.number}"]`).click();
		await expectShown(other);
		await page.goBack();
		await expectShown(earlier);
		await expect(note).toHaveCount(0);
	});

	test("has a map with progress, and opens any stage", async ({ visit }) => {
		const at = stages.findIndex((stage) => stage.kind === "climb" && stage.level === 2);
		const [before, shown] = [stages[at - 1] ?? assert.fail(), stages[at] ?? assert.fail()];
		const [first = assert.fail(), ...others] = shown.puzzles;
		/** The stage before is solved, one puzzle with a slip; this stage is half solved. */
		const half = Math.trunc(others.length / 2 + 1);
		const results = Object.fromEntries([
			...before.puzzles.map(({ number }, nth) => [number, nth === 0 ? 1 : 0]),
			...others.slice(0, half).map(({ number }) => [number, 0]),
			...(stages[0]?.puzzles ?? []).map(({ number }) => [number, 0]),
		]);
		const page = await visit({
			hash: `#puzzle=${first.number}`,
			prepare: withStored({ puzzles: { results, lastDay: null, days: 0 } }),
			viewport: { width: 390, height: 664 },
		});
		await panel(page).getByRole("button", { name: "Map", exact: true }).click();
		await expect(page.locator("#path-heading")).toBeFocused();
		await expect(page.locator("#path-heading")).toBeInViewport({ ratio: 1 });
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Medium/);
		await expect(panel(page).locator(".puzzle-stop")).toHaveCount(shown.puzzles.length);
		await openFold(page, "all-stages");
		const stageOn = (number: number) =>
			panel(page).getByRole("button", { name: new RegExp(`^Stage ${number}: `) });
		// Only the section of the current stage is open.
		await expect(panel(page).locator(".map-section[open] .map-name")).toHaveText("Medium");
		await expect(panel(page).locator(".is-ahead")).toHaveCount(1);
		for (const [section, number, stars] of [
			[2, at + 1, `, ${half} of ${shown.puzzles.length} solved, next, 1`],
			[0, 1, ", 3"],
			[1, at, ", 2"],
		] as const) {
			if (section < 2) await panel(page).locator(".map-section summary").nth(section).click();
			await expect(stageOn(number)).toHaveAccessibleName(new RegExp(`${stars} of 3 stars$`));
		}
		await stageOn(at).click();
		await expect(stageOn(at)).toHaveCount(0);
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Easy/);
		await expect(panel(page).locator(".stage-name")).toBeFocused();
		await expect(panel(page).locator(".stage-name")).toBeInViewport({ ratio: 1 });
		await expect(panel(page).locator(".puzzle-stop")).toHaveCount(before.puzzles.length);
		await expect(page.locator(heading)).toHaveAttribute("data-puzzle", `${first.number}`);
	});
});
