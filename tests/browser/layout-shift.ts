/** A page's layout shift during loading and reading, as browsers measure it. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";

/** The maximum shift of any page. */
const mostShift = 0.02;

/** Records layout shifts. Runs in the page before its scripts. */
export function recordShifts(): void {
	const page = globalThis as typeof globalThis & { shifted: string[]; shift: number };
	page.shifted = [];
	page.shift = 0;
	interface Shift extends PerformanceEntry {
		readonly value: number;
		readonly hadRecentInput: boolean;
		readonly sources: readonly { readonly node: Node | null }[];
	}
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
			if (!hadRecentInput) {
				page.shift += value;
				for (const { node } of sources) {
					const html = node instanceof Element ? node.outerHTML : node?.textContent;
					page.shifted.push(String(html).slice(0, 80));
				}
			}
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Asserts little layout shift so far, or reports its sources. */
export async function expectNoShift(page: Page): Promise<void> {
	const { shift, shifted } = await page.evaluate(() => {
		const { shift, shifted } = globalThis as unknown as { shift: number; shifted: string[] };
		return { shift, shifted };
	});
	assert.ok(shift <= mostShift, `${shift}: ${shifted.join("\n")}`);
}
