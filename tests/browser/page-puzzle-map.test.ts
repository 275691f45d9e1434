/** The map of the puzzles' path, and the field for a puzzle's number. */
import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { stagesOf } from "../../web/model/puzzle-path.ts";
import { findings } from "./axe.ts";
import { expect, languages, test } from "./fixtures.ts";
import { hears, openFold, overflow, seesHash, tooSmall } from "./page.ts";
import { heading, panel, puzzles } from "./puzzles.ts";

const stages = stagesOf(puzzles);
const at = stages.findIndex((stage) => stage.kind === "climb" && stage.level === 2);
const [before, shown] = [stages[at - 1] ?? assert.fail(), stages[at] ?? assert.fail()];
const [first, ...others] = shown.puzzles;
assert.ok(first);

/** All of the stage before are solved, one with a slip, and of this one half. */
const results = Object.fromEntries([
	...before.puzzles.map(({ number }, nth) => [number, nth === 0 ? 1 : 0]),
	...others.slice(0, others.length / 2 + 1).map(({ number }) => [number, 0]),
	...(stages[0]?.puzzles ?? []).map(({ number }) => [number, 0]),
]);
const kept = { version: 1, puzzles: { results, lastDay: null, days: 0 } };
const prepare = `localStorage.catchmate ??= ${JSON.stringify(JSON.stringify(kept))};`;

const section = (page: Page, nth: number) => panel(page).locator(".map-section").nth(nth);
const stageOn = (page: Page, number: number) =>
	panel(page).getByRole("button", { name: new RegExp(`^Stage ${number}: `) });

test.describe("the map of the path", () => {
	test("shows what is done, where one is and where it goes on, and leads to any stage", async ({
		visit,
	}) => {
		const page = await visit({ hash: `#puzzle=${first.number}`, prepare });
		await expect(page.locator(heading)).toHaveText(`Puzzle ${first.number}`);
		await expect(panel(page).locator(".map-name")).toHaveText([
			...["Lessons", "Easy", "Medium", "Hard"],
		]);
		// The section of the stage on view is open, and no other.
		await expect(panel(page).locator(".map-section[open] .map-name")).toHaveText("Medium");
		const half = Math.trunc(others.length / 2 + 1);
		await expect(stageOn(page, at + 1)).toHaveAccessibleName(
			`Stage ${at + 1}: Medium · Mixed 1/16, ${half} of ${shown.puzzles.length} solved, next, 1 of 3 stars`,
		);
		await expect(stageOn(page, at + 1)).toHaveAttribute("aria-current", "true");
		await expect(panel(page).locator(".is-ahead")).toHaveCount(1);
		await section(page, 1).locator("summary").click();
		const done = stageOn(page, at);
		await expect(done).toHaveAccessibleName(/: Easy · .*, 2 of 3 stars$/);
		await expect(done).toContainText("★★");
		await section(page, 0).locator("summary").click();
		await expect(stageOn(page, 1)).toHaveAccessibleName(/: Learn .*, 3 of 3 stars$/);
		await done.click();
		await expect(panel(page).locator(".stage-name")).toHaveText(/^Easy · /);
		await expect(panel(page).locator(".stage-name")).toBeInViewport({ ratio: 1 });
		await expect(done).toHaveAttribute("aria-current", "true");
		await expect(panel(page).locator(".puzzle-stop")).toHaveCount(before.puzzles.length);
		await expect(page.locator(heading)).toHaveText(`Puzzle ${first.number}`);
	});

	test("shows the puzzles of a stage under it on a phone, where the finger is, and what is wrong with a number over the result", async ({
		visit,
	}) => {
		const solved = before.puzzles[1] ?? assert.fail();
		const page = await visit({
			hash: `#puzzle=${solved.number}`,
			prepare,
			viewport: { width: 390, height: 664 },
			hasTouch: true,
			isMobile: true,
		});
		await panel(page).locator(".puzzle-end.sheet").waitFor();
		const isInSight = (found: Locator) =>
			expect
				.poll(() =>
					found.evaluate((element) => {
						const { left, top, right, bottom } = element.getBoundingClientRect();
						const corners = [top + 2, bottom - 2].map((y) => [(left + right) / 2, y] as const);
						return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
					}),
				)
				.toBe(true);
		await section(page, 3).locator("summary").tap();
		await isInSight(section(page, 3).locator(".stage-stop").first());
		const stage = section(page, 3).locator(".stage-stop").nth(3);
		await stage.scrollIntoViewIfNeeded();
		await stage.tap();
		await expect(stage).toHaveAttribute("aria-current", "true");
		await isInSight(section(page, 3).locator(".puzzle-stop").first());
		await isInSight(stage);
		await openFold(page, "puzzle-choice");
		await page.getByLabel("Puzzle number").fill("0");
		await page.getByLabel("Puzzle number").press("Enter");
		await isInSight(page.locator("#puzzle-number-error"));
	});

	for (const language of languages) {
		test(`is one tap from a puzzle on a phone, wide enough for fingers and no wider than the screen: ${language}`, async ({
			visit,
		}) => {
			const page = await visit({
				hash: `#puzzle=${first.number}`,
				prepare,
				locale: language,
				viewport: { width: 390, height: 664 },
				hasTouch: true,
				isMobile: true,
			});
			await panel(page)
				.getByRole("button", { name: language === "en" ? "Map" : "地图", exact: true })
				.click();
			await expect(page.locator("#path-heading")).toBeFocused();
			await expect(page.locator("#path-heading")).toBeInViewport({ ratio: 1 });
			assert.deepEqual(
				await tooSmall(panel(page).locator(".stage-stop, .map-section summary")),
				[],
			);
			assert.deepEqual(await findings(page), []);
			const client = await page.context().newCDPSession(page);
			await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
			expect(await overflow(page)).toBe(0);
		});
	}
});

test("the field for a puzzle's number opens it, and what is wrong with a number stands there and is heard", async ({
	visit,
}) => {
	const page = await visit({ hash: "#puzzle=1" });
	await expect(page.locator(heading)).toHaveText("Puzzle 1");
	await openFold(page, "puzzle-choice");
	const field = page.getByLabel("Puzzle number");
	const error = "There is no puzzle with this number.";
	for (const wrong of ["0", "99999", "abc", ""]) {
		await field.fill(wrong);
		await field.press("Enter");
		await expect(page.locator("#puzzle-number-error")).toContainText(error);
		await hears(page, error);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAttribute("aria-describedby", "puzzle-number-error");
		await expect(field).toHaveValue(wrong);
	}
	await field.fill("478");
	await expect(page.locator("#puzzle-number-error")).toHaveCount(0);
	await page.getByRole("button", { name: "Open", exact: true }).click();
	await expect(page.locator(heading)).toHaveText("Puzzle 478");
	await expect(page.locator(heading)).toBeFocused();
	await seesHash(page, /^#puzzle=478$/);
	await openFold(page, "puzzle-choice");
	await expect(field).toHaveValue("");
});

for (const [width, height] of [
	[844, 390],
	[667, 375],
] as const) {
	test(`the pictures of a stage stand beside each other on a phone held sideways: ${width} × ${height}`, async ({
		visit,
	}) => {
		const page = await visit({ hash: "#puzzle=1", viewport: { width, height }, hasTouch: true });
		await expect(page.locator(heading)).toHaveText("Puzzle 1");
		const pictures = panel(page).locator(".puzzle-picture");
		await pictures.first().waitFor();
		const beyond = await pictures.evaluateAll((all) =>
			all.filter((each) => each.scrollWidth > (each.closest("li")?.clientWidth ?? 0)),
		);
		assert.deepEqual(beyond, []);
	});
}
