/** Violations that the accessibility checker axe finds on a page. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Results {
	readonly violations: readonly {
		readonly id: string;
		readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
	}[];
	readonly passes: readonly unknown[];
}

/** A line for each place of the page that breaks a rule of WCAG 2.2, A or AA, or of good practice. */
export async function findings(page: Page): Promise<string[]> {
	await page.evaluate(await source);
	const { violations, passes } = await page.evaluate(
		() =>
			(window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
				runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
			}) as Promise<Results>,
	);
	assert.ok(passes.length > 20, "axe has looked at the page");
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
	);
}
