/** Violations that the accessibility checker axe finds on a page. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Results {
	readonly violations: readonly {
		readonly id: string;
		readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
	}[];
	readonly passes: readonly unknown[];
}

interface Run {
	readonly runOnly: readonly string[] | { type: "rule"; values: readonly string[] };
	/** Of what passes, no more than one place is described. */
	readonly resultTypes: readonly ["violations"];
	readonly selectors: false;
}

const brief = { resultTypes: ["violations"], selectors: false } as const;
const everything: Run = {
	...brief,
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const contrast: Run = { ...brief, runOnly: { type: "rule", values: ["color-contrast"] } };

async function check(page: Page, run: Run): Promise<Results> {
	return page.evaluate(async (run) => {
		// Boards follow the page's colours a frame later.
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		// Colours that still change are no colours of the page's.
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
		const { axe } = window as unknown as { axe: { run: (options: Run) => Promise<Results> } };
		return axe.run(run);
	}, run);
}

/**
 * A line for each place of the page that breaks a rule of WCAG 2.2, A or AA, or of good practice. Contrast is checked in light
 * and in dark colours, all else in those that the page has, which stay.
 */
export async function findings(page: Page): Promise<string[]> {
	await page.evaluate(await source);
	const now = await check(page, everything);
	assert.ok(now.passes.length > 20, "axe has looked at the page");
	const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
	await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
	const other = await check(page, contrast);
	await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
	return [...now.violations, ...other.violations].flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
	);
}
