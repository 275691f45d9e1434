/** Accessibility violations found by axe. */
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
		// Colours in transition are not final.
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		// Reports one element per passed rule.
		return axe.run({ runOnly, resultTypes: ["violations"], selectors: false });
	}, runOnly);

/**
 * Violations of WCAG 2.2 A, AA or best practice, one line per element, in the page's current
 * colours; also contrast in the other light and dark schemes, unless left out.
 */
export async function findings(page: Page, inBothColours = true): Promise<string[]> {
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await source);
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
