/** Opens the tutorial's pages as a reader would have them, from a host with a strict policy or from the disk, and watches their console. */
import assert from "node:assert/strict";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { chapters } from "../../web/learn/chapters.ts";
import { Site, strictPolicy } from "../hosts/site.ts";
import { keepsNothing } from "./chromium.ts";
import { watchComplaints } from "./complaints.ts";
import { patience } from "./eventually.ts";
import { watchShifts } from "./layout-shift.ts";
import { sharedBrowser } from "./shared-browser.ts";

const built = new URL("../../build/page/", import.meta.url);

/** The name of every page of the tutorial, the first one before the chapters. */
export const pageNames: readonly string[] = ["index", ...chapters];

export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];

const site = await Site.of(fileURLToPath(built), strictPolicy);
after(() => site.close());

export interface Reading extends BrowserContextOptions {
	/** In CSS pixels; 1280 × 800 without them. */
	readonly width?: number;
	readonly height?: number;
	/** Opens the page from the disk. */
	readonly fromDisk?: boolean;
	/** Runs in the page before its own scripts. */
	readonly prepare?: (() => void) | string;
}

const pathOf = (name: string, language: Language): string =>
	`learn/${language === "en" ? "" : `${language}/`}${name}.html`;

/** The address of a page. */
export function addressOf(name: string, language: Language, fromDisk = false): string {
	return new URL(pathOf(name, language), fromDisk ? built : site.origin).href;
}

/**
 * Opens a page of the tutorial, does something, and finds the console without an error or a warning, and nothing that could
 * not be loaded.
 * @param name `index`, or the name of a chapter.
 */
export async function openChapter(
	name: string,
	language: Language,
	{ width = 1280, height = 800, fromDisk = false, prepare, ...options }: Reading,
	act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
	const browser = await sharedBrowser();
	const context = await browser.newContext({
		locale: language,
		viewport: { width, height },
		...options,
	});
	const page = await context.newPage();
	const complaints = watchComplaints(page);
	try {
		page.setDefaultTimeout(patience);
		await keepsNothing(page);
		await page.addInitScript(watchShifts);
		if (prepare !== undefined) {
			await page.addInitScript(prepare);
		}
		await page.goto(addressOf(name, language, fromDisk));
		await act(page, context);
	} finally {
		await context.close();
	}
	assert.deepEqual(complaints, []);
}

/** Waits until the boards that are on the screen, or near it, are solved and drawn. */
export async function seesBoards(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		[...document.querySelectorAll("catchmate-board")]
			.filter((board) => {
				const { top, bottom } = board.getBoundingClientRect();
				// Those in a fold that is closed have a place, and are not seen.
				return bottom > 0 && top < innerHeight && board.checkVisibility();
			})
			.every((board) => board.problem !== null && board.shadowRoot?.querySelector("canvas")),
	);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
			),
	);
}

/** Reads a page to its end, half a screen at a time, and waits for each board on the way. */
export async function readToEnd(page: Page): Promise<void> {
	for (;;) {
		await seesBoards(page);
		const isAtEnd = await page.evaluate(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight / 2, behavior: "instant" });
			return scrollY === before;
		});
		if (isAtEnd) {
			return;
		}
	}
}
