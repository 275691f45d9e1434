/**
 * Fixtures: Catchmate's page, the tutorial's pages, and authors' pages, from a host with a strict
 * policy or from the disk. A test fails on any unexpected console message.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	test as base,
	expect,
	type Page,
} from "@playwright/test";
import { Site, strictPolicy } from "../hosts/site.ts";
import { packageSolver } from "../node/games.ts";
import { recordEvents } from "./board.ts";
import { recordShifts } from "./layout-shift.ts";
import { recordAnnouncements } from "./page.ts";

export { expect };

const page = new URL("../../build/page/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);

/** Policy of Catchmate's page: its own files, WebAssembly and blob workers; no other requests. */
export const pagePolicy = `${strictPolicy}; manifest-src 'self'; connect-src 'self'`;

/** Policy of authors' pages, whose styles are inline: exactly the guide's. */
const authorsPolicy = strictPolicy.replace(/style-src.*/, "style-src 'none'");

/** Stores that the reader has played every game, so that their rules stay folded. */
const knowsGames = `try {
	const stored = JSON.parse(localStorage.catchmate ?? '{"version":1}');
	localStorage.catchmate = JSON.stringify({ met: ${JSON.stringify(packageSolver.games.map(({ id }) => id))}, ...stored });
} catch {}`;

/** Runs in a page before its own scripts. */
type Prepare = (() => void) | string;

/** Options of every page, besides those of the browser context. */
interface Opening extends BrowserContextOptions {
	/** Opens the page from the disk. */
	readonly fromDisk?: boolean;
	readonly prepare?: Prepare;
	/** Whether the reader meets every game for the first time. */
	readonly isNew?: boolean;
	/** Expected console messages. */
	readonly expects?: readonly RegExp[];
	/** Further origins that the page may contact. */
	readonly others?: readonly string[];
}

export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];

export interface Fixtures {
	/** Opens an address, or a file in the built page's folder, which is also the base of later addresses. */
	open(address: string, opening?: Opening, ...prepare: readonly Prepare[]): Promise<Page>;
	/**
	 * Opens Catchmate's page: by default with a link to a board of chase.
	 * @param visit `first` is the text to wait for, by default a verdict
	 */
	visit(visit?: Opening & { hash?: string; first?: string | RegExp }): Promise<Page>;
	/** Opens an author's page, with the widget's script first. */
	host(authored: Opening & { body: string; script?: "none"; policy?: string }): Promise<Page>;
	/** Opens a tutorial page: `index` or a chapter's name; by default at 1280 × 800 CSS pixels. */
	read(
		chapter: string,
		language: Language,
		reading?: Opening & { width?: number; height?: number },
	): Promise<Page>;
}

/** Chase from corner to corner on 8 × 8. */
export const chaseLink = "#1Ac4B-A7n6Y";

/** The first board of crossing pawn, analysed. */
export const fortLink = "#1CdEAII2AAUKoAAAFPvQATPff";

/** The page's module that contains a text, by its path in the built page's folder. */
export function moduleWith(text: string): string {
	const names = readdirSync(new URL("modules/", page)).filter((name) => name.endsWith(".js"));
	const found = names.filter((name) =>
		readFileSync(new URL(`modules/${name}`, page), "utf8").includes(text),
	);
	expect(found, `the modules with ${text}`).toHaveLength(1);
	return `modules/${found[0]}`;
}

/** A tutorial page in the built page's folder. */
export const chapterPath = (chapter: string, language: Language): string =>
	`learn/${language === "en" ? "" : `${language}/`}${chapter}.html`;

/**
 * Collects a page's console errors and warnings, uncaught errors, failed loads, and requests to
 * origins outside this list.
 */
export function recordComplaints(page: Page, origins: readonly string[]): readonly string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		const isLocal = ["blob:", "data:", "file:"].includes(protocol);
		if (!isLocal && !origins.includes(origin)) complaints.push(`asked for: ${request.url()}`);
	});
	page.on("requestfailed", (request) => {
		// Navigation and closing cancel pending requests.
		const isLeft = request.failure()?.errorText === "net::ERR_ABORTED";
		if (!isLeft) complaints.push(`failed: ${request.url()}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
	});
	return complaints;
}

/**
 * Opens tabs in isolated contexts. Tabs without special options reuse a context of an earlier test:
 * next to an open tab they take two thirds of the time, since process and scripts are warm.
 */
class Tabs {
	readonly #browser: Browser;
	readonly #site: Site;
	readonly #free = new Map<string, { context: BrowserContext; staying: Page }[]>();

	constructor(browser: Browser, site: Site) {
		this.#browser = browser;
		this.#site = site;
		site.put("/staying.html", "");
	}

	/** A new tab and its cleanup; a tab that only visits the site is plain. */
	async open(
		settings: BrowserContextOptions,
		staysOnSite: boolean,
	): Promise<{ tab: Page; leave(): Promise<void> }> {
		const { viewport, colorScheme, forcedColors, reducedMotion, baseURL, ...rest } = settings;
		const { locale = "en", permissions, hasTouch, ...others } = rest;
		if (!staysOnSite || Object.keys(others).length > 0) {
			const context = await this.#begin(settings);
			return { tab: await context.newPage(), leave: () => context.close() };
		}
		const kind = { locale, ...(permissions && { permissions }), ...(hasTouch && { hasTouch }) };
		const key = JSON.stringify(kind);
		const free = this.#free.get(key) ?? [];
		this.#free.set(key, free);
		const kept = free.pop() ?? (await this.#keep(kind));
		const { context, staying } = kept;
		let isSpent = false;
		context.once("close", () => {
			isSpent = true;
		});
		const { clock } = context;
		const install = clock.install.bind(clock);
		clock.install = (options) => {
			isSpent = true;
			return install(options);
		};
		const tab = await context.newPage();
		if (viewport) await tab.setViewportSize(viewport);
		if (colorScheme) await tab.emulateMedia({ colorScheme });
		if (forcedColors) await tab.emulateMedia({ forcedColors });
		if (reducedMotion) await tab.emulateMedia({ reducedMotion });
		return {
			tab,
			leave: async () => {
				// A replaced clock stays replaced in all later tabs of the context.
				if (isSpent) return context.close();
				clock.install = install;
				await Promise.all(context.pages().map((page) => page !== staying && page.close()));
				await context.unrouteAll();
				await staying.evaluate(() => localStorage.clear());
				free.push(kept);
			},
		};
	}

	async #begin(settings: BrowserContextOptions): Promise<BrowserContext> {
		const context = await this.#browser.newContext(settings);
		// Caching all pages for offline use takes a third of a visit: only its tests ask for it. Tabs opened by
		// a page would keep the cache for later tests and answer requests that these block.
		if (settings.serviceWorkers !== "allow") {
			await context.addInitScript("delete Navigator.prototype.serviceWorker");
		}
		return context;
	}

	async #keep(kind: BrowserContextOptions): Promise<{ context: BrowserContext; staying: Page }> {
		const context = await this.#begin({ baseURL: this.#site.origin, ...kind });
		const staying = await context.newPage();
		await staying.goto("/staying.html");
		return { context, staying };
	}
}

export const test = base.extend<Fixtures, { site: Site; folder: string; tabs: Tabs }>({
	/** Serves the built page and the package's files. */
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
		async ({}, use) => {
			const policyOf = (path: string) => (path.startsWith("/learn/") ? strictPolicy : pagePolicy);
			const site = await Site.of(
				[page, dist].map((folder) => fileURLToPath(folder)),
				policyOf,
				true,
			);
			await use(site);
			site.close();
		},
		{ scope: "worker" },
	],

	tabs: [
		async ({ browser, site }, use) => {
			await use(new Tabs(browser, site));
		},
		{ scope: "worker" },
	],

	/** For pages opened from the disk. */
	folder: [
		// biome-ignore lint/correctness/noEmptyPattern: as above.
		async ({}, use) => {
			const folder = mkdtempSync(join(tmpdir(), "catchmate-pages-"));
			await use(folder);
			rmSync(folder, { recursive: true });
		},
		{ scope: "worker" },
	],

	open: async ({ tabs, site }, use) => {
		const checks: (() => Promise<void>)[] = [];
		await use(
			async (
				address,
				{ fromDisk = false, prepare, isNew = true, expects = [], others = [], ...options } = {},
				...more
			) => {
				const baseURL = fromDisk ? page.href : site.origin;
				const { tab, leave } = await tabs.open(
					{ baseURL, ...options },
					!fromDisk && others.length === 0,
				);
				const url = new URL(address, baseURL);
				const complaints = recordComplaints(tab, [url.origin, ...others]);
				checks.push(async () => {
					await leave();
					const missing = expects.filter((text) => !complaints.some((each) => text.test(each)));
					const unexpected = complaints.filter((each) => !expects.some((text) => text.test(each)));
					expect({ missing, unexpected }, "complaints").toEqual({ missing: [], unexpected: [] });
				});
				for (const script of more) await tab.addInitScript(script);
				if (prepare !== undefined) await tab.addInitScript(prepare);
				if (!isNew) await tab.addInitScript(knowsGames);
				await tab.goto(url.href);
				return tab;
			},
		);
		for (const check of checks) await check();
	},

	visit: async ({ open }, use) => {
		await use(async ({ hash = chaseLink, first, isNew = false, ...opening } = {}) => {
			const tab = await open(`index.html${hash}`, { ...opening, isNew }, recordAnnouncements);
			await (first === undefined ? tab.locator(".verdict-words") : tab.getByText(first)).waitFor();
			return tab;
		});
	},

	host: async ({ open, site, folder }, use) => {
		let pages = 0;
		await use(async ({ body, script, policy = authorsPolicy, ...opening }) => {
			const name = `page-${++pages}.html`;
			const source = opening.fromDisk ? new URL("widget.js", dist).href : "/widget.js";
			const tag = script === "none" ? "" : `<script src="${source}"></script>`;
			const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A tutorial</title>${tag}</head><body><main><h1>A tutorial</h1>${body}</main></body></html>`;
			if (!opening.fromDisk) {
				site.put(`/${name}`, html, policy);
				return open(`/${name}`, opening, recordEvents);
			}
			const file = join(folder, name);
			writeFileSync(file, html);
			return open(pathToFileURL(file).href, opening, recordEvents);
		});
	},

	read: async ({ open }, use) => {
		await use((chapter, language, { width = 1280, height = 800, ...opening } = {}) => {
			const settings = { locale: language, viewport: { width, height }, ...opening };
			return open(chapterPath(chapter, language), settings, recordShifts);
		});
	},
});
