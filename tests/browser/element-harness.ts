/** Opens pages with boards in them as an author would write them: from a host with a strict policy or from the disk, and watches their console. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { watchComplaints } from "./complaints.ts";
import { holds, patience } from "./eventually.ts";
import { sharedBrowser } from "./shared-browser.ts";

const dist = new URL("../../dist/", import.meta.url);

/** The policy that the author's guide asks for, and nothing that it does not. */
export const strictPolicy =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'none'";

const pages = new Map<string, { readonly html: string; readonly policy: string }>();

async function answer(
	path: string,
): Promise<{ type: string; body: string | Buffer; policy: string }> {
	const page = pages.get(path);
	if (page !== undefined) {
		return { type: "text/html; charset=utf-8", body: page.html, policy: page.policy };
	}
	const body = await readFile(new URL(`.${path}`, dist));
	return { type: "text/javascript; charset=utf-8", body, policy: "" };
}

const folder = mkdtempSync(join(tmpdir(), "catchmate-element-"));
const server = createServer(async (request, response) => {
	try {
		const { type, body, policy } = await answer(request.url ?? "/");
		response.setHeader("Content-Type", type);
		if (policy !== "") {
			response.setHeader("Content-Security-Policy", policy);
		}
		response.end(body);
	} catch {
		response.writeHead(404).end();
	}
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

export interface Host extends BrowserContextOptions {
	/** The contents of the page's body. */
	readonly body: string;
	/** The contents of its head besides the widget's script. */
	readonly head?: string;
	/** The place of the widget's script; by default before everything else. */
	readonly script?: "head" | "none";
	readonly policy?: string;
	readonly fromDisk?: boolean;
	/** Complaints on the console that the page is meant to make. */
	readonly expects?: readonly RegExp[];
	/** Runs in the page before its own scripts. */
	readonly prepare?: () => void;
}

/** Everything that the boards of a page have told it, in order. */
export interface Told {
	readonly type: string;
	readonly board: string;
	readonly detail: Record<string, unknown>;
}

/** Keeps what boards tell. Runs in the page before its scripts, where no function of this file's is known. */
function keepEvents(): void {
	const told: object[] = [];
	Object.assign(globalThis, { told });
	for (const type of ["solve", "move", "end", "hint", "edit", "solved", "error"]) {
		addEventListener(
			type,
			(event) => {
				const board = event.target;
				if (board instanceof HTMLElement && event instanceof CustomEvent) {
					told.push({ type, board: board.id, detail: JSON.parse(JSON.stringify(event.detail)) });
				}
			},
			true,
		);
	}
}

export const told = (page: Page): Promise<readonly Told[]> =>
	page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);

/** Waits until a board has told something so many times, and returns what it told the last time. */
export async function hearsOf(page: Page, type: string, times = 1): Promise<Told["detail"]> {
	await page.waitForFunction(
		([type, times]) =>
			(globalThis as unknown as { told: Told[] }).told.filter((each) => each.type === type)
				.length >= times,
		[type, times] as const,
		{ timeout: patience },
	);
	const all = (await told(page)).filter((each) => each.type === type);
	const last = all.at(-1);
	assert.ok(last);
	return last.detail;
}

let visits = 0;

/** Opens a page, does something, and finds its console without a complaint that it was not meant to make. */
export async function host(
	{
		body,
		head = "",
		script = "head",
		policy = strictPolicy,
		fromDisk = false,
		expects = [],
		prepare,
		...options
	}: Host,
	act: (page: Page) => Promise<void>,
): Promise<void> {
	visits += 1;
	const name = `/page-${visits}.html`;
	const source = fromDisk ? new URL("widget.js", dist).href : "/widget.js";
	const tag = script === "none" ? "" : `<script src="${source}"></script>`;
	const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A tutorial</title>${tag}${head}</head><body><main><h1>A tutorial</h1>${body}</main></body></html>`;
	pages.set(name, { html, policy });
	const { port } = server.address() as AddressInfo;
	let address = `http://127.0.0.1:${port}${name}`;
	if (fromDisk) {
		const file = join(folder, name);
		writeFileSync(file, html);
		address = pathToFileURL(file).href;
	}
	const browser = await sharedBrowser();
	const context = await browser.newContext({ locale: "en", ...options });
	const page = await context.newPage();
	const complaints = watchComplaints(page);
	try {
		page.setDefaultTimeout(patience);
		// The functions that tsx makes of named ones call this, in the page too.
		await page.addInitScript("globalThis.__name = (named) => named");
		await page.addInitScript(keepEvents);
		if (prepare !== undefined) {
			await page.addInitScript(prepare);
		}
		await page.goto(address);
		await act(page);
	} finally {
		await context.close();
	}
	const missing = expects.filter((text) => !complaints.some((complaint) => text.test(complaint)));
	const others = complaints.filter((complaint) => !expects.some((text) => text.test(complaint)));
	assert.deepEqual({ missing: missing.map(String), others }, { missing: [], others: [] });
}

/** Does something with the first board of the page, in the page. */
export function withBoard<Argument, Result>(
	page: Page,
	act: (board: CatchmateBoard, argument: Argument) => Result | Promise<Result>,
	argument: Argument,
): Promise<Result>;
export function withBoard<Result>(
	page: Page,
	act: (board: CatchmateBoard) => Result | Promise<Result>,
): Promise<Result>;
export function withBoard(page: Page, act: unknown, argument?: unknown): Promise<unknown> {
	return page.evaluate(
		`(${act})(document.querySelector("catchmate-board"), ${JSON.stringify(argument)})`,
	);
}

/** A square of a board, by its place. */
export function cell(board: Page | Locator, row: number, column: number): Locator {
	return board.locator(`[data-row="${row}"][data-column="${column}"]`);
}

/** The sentence over the first board. */
export const sentence = (page: Page): Locator => page.locator(".verdict-sentence").first();

export async function reads(page: Page, text: string): Promise<void> {
	const whole = page.locator(":not(.verdict-turn)");
	await page
		.locator(".verdict-words")
		.getByText(text, { exact: true })
		.and(whole)
		.first()
		.waitFor();
}

/** The picture on the first board, once it stays the same from a frame to the next. */
export async function picture(page: Page): Promise<string> {
	const drawn = () =>
		page
			.locator("canvas")
			.first()
			.evaluate(async (canvas) => {
				await new Promise(requestAnimationFrame);
				return (canvas as HTMLCanvasElement).toDataURL();
			});
	let seen = await drawn();
	await holds(async () => {
		const before = seen;
		seen = await drawn();
		assert.equal(seen, before, "it is still being drawn");
	});
	return seen;
}

/** The name, or the text, of the element that the keyboard is on, inside boards too. */
export function focusName(page: Page): Promise<string> {
	return page.evaluate(() => {
		let focused = document.activeElement;
		while (focused?.shadowRoot?.activeElement) {
			focused = focused.shadowRoot.activeElement;
		}
		return focused?.getAttribute("aria-label") ?? focused?.textContent?.trim() ?? "";
	});
}

/** All that a reader could find a value in: what is seen as text, what is heard, and what the properties say. */
export async function everything(page: Page): Promise<string> {
	const names = await page
		.locator("[aria-label]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")).join("\n"));
	const text = (await page.locator(".root").allTextContents()).join("\n");
	const properties = await withBoard(page, ({ value, values, table }) =>
		JSON.stringify({ value, values, table }),
	);
	return [names, text, properties].join("\n");
}

/** The words that tell something of a value. */
export const values = /\b(wins|loses|draws?|win|loss|ply|plies|winning|losing|best)\b/i;

/** Presses Tab until the keyboard is on something of that name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let presses = 0; presses < 30; presses++) {
		await page.keyboard.press("Tab");
		if (name.test(await focusName(page))) {
			return;
		}
	}
	assert.fail(`Tab never reaches ${name}`);
}

/** The tag of a board. */
export const board = (attributes: string) => `<catchmate-board ${attributes}></catchmate-board>`;
