/** The tabs beside the board or below it, and what is in them. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { openShare, openTab, pickActivity, pickHints, textOf } from "./page.ts";

const screens = {
	"a laptop": { viewport: { width: 1366, height: 768 } },
	"a phone": { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

test.describe("the tabs", () => {
	const names = (page: Page) =>
		page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.textContent?.trim()));
	const open = (page: Page) => textOf(page, "[role=tab][aria-selected=true]");

	test("are those of the activity, its own first, and each is remembered", async ({ visit }) => {
		const page = await visit();
		assert.deepEqual(await names(page), ["Moves", "Explain", "Edit", "Text", "Share"]);
		assert.equal(await open(page), "Moves");
		await openTab(page, "text");
		await page.locator("#judge textarea").waitFor();
		await pickActivity(page, "Edit");
		await expect.poll(() => names(page)).toEqual(["Moves", "Explain", "Edit", "Text", "Share"]);
		assert.equal(await open(page), "Edit");
		await pickActivity(page, "Play");
		await pickHints(page, "Full");
		await expect.poll(() => names(page)).toEqual(["Players", "Moves", "Text", "Share"]);
		await pickActivity(page, "Analyse");
		await expect.poll(() => open(page)).toEqual("Text");
	});

	test("tell nothing where nothing may be told: there is no answer to read, and no tab for it", async ({
		visit,
	}) => {
		const page = await visit();
		await openTab(page, "text");
		await pickActivity(page, "Play");
		await expect.poll(() => names(page)).toEqual(["Players", "Moves", "Share"]);
		const judge = () => page.evaluate(() => document.querySelector("#judge")?.textContent?.trim());
		await expect.poll(judge).toEqual("");
	});

	test("are one stop of the Tab key, and the arrows walk through them without stepping through the game", async ({
		visit,
	}) => {
		const page = await visit();
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
		await page.getByRole("tab", { name: "Moves" }).focus();
		for (const [key, name] of [
			["ArrowLeft", "Share"],
			["ArrowRight", "Moves"],
			["ArrowRight", "Explain"],
			["End", "Share"],
			["Home", "Moves"],
		] as const) {
			await page.keyboard.press(key);
			await expect.poll(() => open(page)).toEqual(name);
			const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
			assert.equal(focused, name);
		}
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await expect(page.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", "tab-moves");
		assert.deepEqual(await findings(page), []);
	});

	for (const screen of ["a laptop", "a phone"] as const) {
		test(`leave the list of moves its height on ${screen}, whatever card is beside them`, async ({
			visit,
		}) => {
			for (const locale of ["en", "zh-CN"]) {
				const page = await visit({ ...screens[screen], hash: "", locale });
				await page.getByRole("radio", { name: locale === "en" ? "Analyse" : "分析" }).check();
				await page.locator("#moves .move-list").waitFor();
				const { whole, seen } = await page.locator(".panels").evaluate((panels) => ({
					whole: panels.querySelector("#moves")?.clientHeight ?? 0,
					seen: panels.clientHeight,
				}));
				assert.ok(whole > 250 && seen >= whole, `${locale}: ${seen} of ${whole}`);
			}
		});
	}

	test("open for a text that is wrong, wherever it was pasted", async ({ visit }) => {
		const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
		await page.evaluate(() => navigator.clipboard.writeText("3 1 1 2 9"));
		await page.keyboard.press("Control+v");
		await expect.poll(() => open(page)).toEqual("Text");
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toEqual("judge-input");
	});

	test("take what they explain from the board when other moves are read, but not when it is shared", async ({
		visit,
	}) => {
		const page = await visit();
		const isMapped = () =>
			page.evaluate(() => (document.querySelector("catchmate-board")?.heat.length ?? 0) > 0);
		await openTab(page, "explain");
		await page.locator("#what-if summary").click();
		await expect.poll(isMapped).toEqual(true);
		await openTab(page, "moves");
		await expect.poll(isMapped).toEqual(false);
		await openTab(page, "explain");
		await expect.poll(isMapped).toEqual(true);
		await openShare(page);
		await expect.poll(isMapped).toEqual(true);
	});

	test("bring what they open into sight on a small phone", async ({ visit }) => {
		const page = await visit({ viewport: { width: 390, height: 664 }, hasTouch: true });
		for (const tab of ["explain", "edit"] as const) {
			await page.evaluate(() => scrollTo(0, 0));
			await openTab(page, tab);
			const heading = page.locator(tab === "edit" ? "#edit h2" : "#why summary");
			await expect(heading).toBeInViewport({ ratio: 1 });
			const bar = await page.locator("#activities").boundingBox();
			await expect
				.poll(async () => {
					const box = await heading.boundingBox();
					return box !== null && bar !== null && box.y + box.height <= bar.y;
				})
				.toBe(true);
		}
	});
});
