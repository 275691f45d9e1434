/** The hunt for hard boards on the page: in a worker, live, and left with one of them. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openFold, openTab, overflow, pickPreset, tooSmall } from "./page.ts";

const code = /^1[\w-]+$/;

const toggle = (page: Page) => page.locator("#hunt-toggle");
const worth = (page: Page) => page.locator(".hunt-worth");

/** Opens the panel with a board of crossing pawn. */
async function open(page: Page): Promise<void> {
	await pickPreset(page, "crossing-sample");
	await openTab(page, "edit");
	await openFold(page, "hunt-fold");
}

test.describe("a hunt", () => {
	test("shows the hardest board so far, until it is stopped, and leaves it to be analysed", async ({
		visit,
	}) => {
		const page = await visit();
		await open(page);
		await toggle(page).focus();
		await page.keyboard.press("Enter");
		await expect(toggle(page)).toHaveText("Stop the hunt");
		await expect(worth(page)).toHaveText(/^Forced win in \d+ plies$/);
		await expect(page.locator("#hunt-tried")).toHaveText(/^[\d,]+ boards? tried$/);
		await page.keyboard.press("Enter");
		await expect(toggle(page)).toHaveText("Start the hunt");
		await expect(page.locator("#hunt [role=status]")).toContainText("The hunt has ended.");
		const [plies] = /\d+/.exec((await worth(page).textContent()) ?? "") ?? [];
		await page.locator("#hunted").getByRole("button", { name: "Analyse" }).click();
		await expect(page.locator("#moves")).toBeVisible();
		await expect(page.locator("catchmate-board")).toContainText(`in ${plies} plies`);
	});

	test("ends with its worker when its panel is left", async ({ visit }) => {
		const page = await visit();
		await open(page);
		const workers = page.workers().length;
		await toggle(page).click();
		await expect(worth(page)).toBeVisible();
		expect(page.workers().length).toBe(workers + 1);
		await openTab(page, "share");
		await expect.poll(() => page.workers().length).toBe(workers);
		await openTab(page, "edit");
		await expect(toggle(page)).toHaveText("Start the hunt");
	});

	test("takes numbers that the game's boards may have, and begins anew with another goal", async ({
		visit,
	}) => {
		const page = await visit();
		await open(page);
		const rows = page.locator("#hunt-rows");
		await rows.fill("99");
		await rows.press("Enter");
		await expect(rows).toHaveValue("10");
		await rows.fill("");
		await rows.press("Enter");
		await expect(rows).toHaveValue("10");
		await rows.fill("4");
		await rows.press("Enter");
		await page.locator("#hunt-goal").selectOption("only-draw");
		await toggle(page).click();
		await expect(worth(page)).toHaveText(/^One move draws, any other loses in \d+ plies or more$/);
	});

	test("of a size without room for the pieces says that it found nothing", async ({ visit }) => {
		const page = await visit();
		await open(page);
		for (const [field, length] of [
			["#hunt-rows", "2"],
			["#hunt-columns", "1"],
		] as const) {
			await page.locator(field).fill(length);
			await page.locator(field).press("Enter");
		}
		await toggle(page).click();
		await expect(page.locator("#hunt [role=status]")).toContainText("without a board that counts");
	});

	test("gives a link to what it found", async ({ visit }) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await open(page);
		await toggle(page).click();
		await expect(worth(page)).toBeVisible();
		await toggle(page).click();
		await page.locator("#copy-hunted").click();
		await expect(page.locator("#copy-hunted")).toContainText("Copied");
		const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
		expect(link.hash.slice(1)).toMatch(code);
		await page.goto(link.href);
		await page.reload();
		await expect(page.locator("catchmate-board")).toContainText("plies");
	});

	test("has nothing that a checker of accessibility finds, in Chinese on a phone", async ({
		visit,
	}) => {
		const viewport = { width: 390, height: 844 };
		const page = await visit({ locale: "zh-CN", viewport });
		await open(page);
		await toggle(page).click();
		await expect(worth(page)).toHaveText(/^\d+ 步必胜$/);
		await toggle(page).click();
		expect(await findings(page)).toEqual([]);
		const targets = page.locator("#hunt").locator("button, input, select");
		expect(await tooSmall(targets)).toEqual([]);
		expect(await overflow(page)).toBe(0);
	});
});
