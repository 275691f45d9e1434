/** The hunt for hard boards on the page: in a worker, live, and left with one of them. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hashOf, openFold, openTab, pickPreset } from "./page.ts";

const toggle = (page: Page) => page.locator("#hunt-toggle");
const worth = (page: Page) => page.locator(".hunt-worth");

/** Opens the panel with a board of crossing pawn. */
async function open(page: Page): Promise<void> {
	await pickPreset(page, "crossing-sample");
	await openTab(page, "edit");
	await openFold(page, "hunt-fold");
}

async function fill(page: Page, field: string, number: string): Promise<void> {
	await page.locator(field).fill(number);
	await page.locator(field).press("Enter");
}

test("a hunt shows the hardest board so far, until it is stopped, and leaves it to be linked to and analysed", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	await open(page);
	const workers = page.workers().length;
	await toggle(page).press("Enter");
	await expect(toggle(page)).toHaveText("Stop the hunt");
	await expect(worth(page)).toHaveText(/^Forced win in \d+ plies$/);
	await expect(page.locator("#hunt-tried")).toHaveText(/^[\d,]+ boards? tried$/);
	expect(page.workers().length).toBe(workers + 1);
	await toggle(page).press("Enter");
	await expect(toggle(page)).toHaveText("Start the hunt");
	const [plies] = /\d+/.exec((await worth(page).textContent()) ?? "") ?? [];
	await page.locator("#copy-hunted").click();
	await expect(page.locator("#copy-hunted")).toContainText("Copied");
	const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
	expect(link.hash).toMatch(/^#1[\w-]+$/);
	await page.locator("#hunted").getByRole("button", { name: "Analyse" }).click();
	await expect(page.locator("catchmate-board")).toContainText(`in ${plies} plies`);
	await expect.poll(() => hashOf(page)).toBe(link.hash);
});

test("a hunt takes only numbers that boards may have, goes by its goal, and ends with its worker when left", async ({
	visit,
}) => {
	const page = await visit();
	await open(page);
	const workers = page.workers().length;
	for (const number of ["99", ""]) {
		await fill(page, "#hunt-rows", number);
		await expect(page.locator("#hunt-rows")).toHaveValue("10");
	}
	await fill(page, "#hunt-rows", "4");
	await page.locator("#hunt-goal").selectOption("only-draw");
	await toggle(page).click();
	await expect(worth(page)).toHaveText(/^One move draws, any other loses in \d+ plies or more$/);
	await openTab(page, "share");
	await expect.poll(() => page.workers().length).toBe(workers);
	await openTab(page, "edit");
	await expect(toggle(page)).toHaveText("Start the hunt");
	// No room for the pieces.
	await fill(page, "#hunt-rows", "2");
	await fill(page, "#hunt-columns", "1");
	await toggle(page).click();
	await expect(page.locator("#hunt [role=status]")).toContainText("without a board that counts");
});
