/** Violations that the accessibility checker axe finds on a page. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const check = (page: Page, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<AxeResults> =>
	page.evaluate(async (runOnly) => {
		// Boards follow the page's colours a frame later.
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		// Colours that still change are no colours of the page's.
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		// Of what passes, no more than one place is described.
		return axe.run({ runOnly, resultTypes: ["violations"], selectors: false });
	}, runOnly);

/**
 * A line for each place of the page that breaks a rule of WCAG 2.2, A or AA, or of good practice, in the colours that the page
 * has; contrast in the other colours too, light or dark, unless these are left out.
 */
export async function findings(page: Page, inBothColours = true): Promise<string[]> {
	await page.evaluate(await source);
	const found = [await check(page, rules)];
	assert.ok((found[0]?.passes.length ?? 0) > 20, "axe has looked at the page");
	if (inBothColours) {
		const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
		await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
		found.push(await check(page, { type: "rule", values: ["color-contrast"] }));
		await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
	}
	return found
		.flatMap(({ violations }) => violations)
		.flatMap(({ id, nodes }) =>
			nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
		);
}
