/** The document before the page's modules load. */
import type { Page } from "@playwright/test";
import { chaseLink, expect, test } from "./fixtures.ts";

/** Reloads a page and holds back its modules, or other files, until released. */
async function reloadHeld(page: Page, files = "**/modules/page.js"): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(files, async (route) => {
		await held;
		await route.continue();
	});
	await page.reload({ waitUntil: "domcontentloaded" });
	return release;
}

const firstWords = (page: Page) => page.locator(".first-words").filter({ visible: true });

test("a first visit opens with an introduction in the reader's language, without layout shift", async ({
	visit,
}) => {
	const page = await visit({ hash: "", locale: "zh-CN" });
	const release = await reloadHeld(page);
	await expect(firstWords(page)).toHaveText([/追捕/]);
	const heading = page.locator("#invitation h2").filter({ visible: true });
	const [tagline, place] = [await heading.innerText(), await heading.boundingBox()];
	release();
	await page.locator("#activities").waitFor();
	await expect(firstWords(page)).toHaveCount(0);
	await expect(heading).toHaveText([tagline]);
	expect(await heading.boundingBox()).toEqual(place);
});

test("a link or an earlier puzzle skips the introduction and keeps the colours @more", async ({
	visit,
}) => {
	const page = await visit({ hash: chaseLink, colorScheme: "light" });
	(await reloadHeld(page))();
	await expect(page.locator("html")).not.toHaveClass(/is-first-visit/);
	await page.locator("#activities").waitFor();
	await page.evaluate(() => {
		const puzzles = { results: { 1: 0 }, lastDay: 1, days: 1 };
		localStorage.setItem("catchmate", JSON.stringify({ version: 1, puzzles }));
		localStorage.setItem("catchmate-scheme", JSON.stringify("dark"));
		location.hash = "";
	});
	const release = await reloadHeld(page);
	await expect(page.locator(".first-words")).toHaveCount(2);
	await expect(firstWords(page)).toHaveCount(0);
	await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	release();
});

test("controls that need the solver are disabled until it loads", async ({ visit }) => {
	const page = await visit({ hash: "" });
	const release = await reloadHeld(page, "**/*.wasm");
	const who = page.locator("#who-wins button");
	await expect(who).toBeDisabled();
	await expect(page.locator("#activities")).toBeVisible();
	await expect(page.locator("#players")).toBeEmpty();
	release();
	await expect(who).toBeEnabled();
	await expect(page.locator("#players")).not.toBeEmpty();
});
