/**
 * The tests' fixtures: Catchmate's page, the tutorial's pages, and pages as an author would write them, from a host with a
 * strict policy or from the disk. A test fails if a console says anything that the page is not meant to say.
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
import { keepTold } from "./board.ts";
import { watchShifts } from "./layout-shift.ts";
import { keepSaid } from "./page.ts";

export { expect };

const page = new URL("../../build/page/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);

/** Of Catchmate's own page: its own files, WebAssembly, and workers from a blob; no request to anywhere else. */
export const pagePolicy = `${strictPolicy}; manifest-src 'self'; connect-src 'self'`;

/** Of authors' pages, whose styles stand in no file: what the guide asks for, and nothing that it does not. */
const authorsPolicy = strictPolicy.replace(/style-src.*/, "style-src 'none'");

/** What runs in a page before its own scripts. */
type Prepare = (() => void) | string;

/** What every page can be opened with, besides the settings of its browser's context. */
interface Opening extends BrowserContextOptions {
	/** Opens the page from the disk. */
	readonly fromDisk?: boolean;
	readonly prepare?: Prepare;
	/** The complaints on the console that the page is meant to make. */
	readonly expects?: readonly RegExp[];
	/** The origins that it may ask something of, besides its own. */
	readonly others?: readonly string[];
}

export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];

export interface Fixtures {
	/** Opens an address, or a file of the built page's folder, where the paths of later addresses begin too. */
	open(address: string, opening?: Opening, ...prepare: readonly Prepare[]): Promise<Page>;
	/**
	 * Opens Catchmate's page: by default with a link to a board of chase.
	 * @param visit `first` is the text to wait for first, by default that of a verdict
	 */
	visit(visit?: Opening & { hash?: string; first?: string | RegExp }): Promise<Page>;
	/** Opens a page of an author's, with the widget's script before everything else. */
	host(authored: Opening & { body: string; script?: "none"; policy?: string }): Promise<Page>;
	/** Opens a page of the tutorial: `index`, or the name of a chapter; by default 1280 × 800 CSS pixels of it. */
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

/** The module of the page that has a text in it, by its path in the built page's folder. */
export function moduleWith(text: string): string {
	const names = readdirSync(new URL("modules/", page)).filter((name) => name.endsWith(".js"));
	const found = names.filter((name) =>
		readFileSync(new URL(`modules/${name}`, page), "utf8").includes(text),
	);
	expect(found, `the modules with ${text}`).toHaveLength(1);
	return `modules/${found[0]}`;
}

/** A tutorial's page in the built page's folder. */
export const chapterPath = (chapter: string, language: Language): string =>
	`learn/${language === "en" ? "" : `${language}/`}${chapter}.html`;

/**
 * Collects the errors and warnings on a page's console, the errors that nothing catches, what cannot be loaded, and what is
 * asked of an origin that is none of these.
 */
export function watchComplaints(page: Page, origins: readonly string[]): readonly string[] {
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
		// A page that is left or closed ends what it still asks for.
		const isLeft = request.failure()?.errorText === "net::ERR_ABORTED";
		if (!isLeft) complaints.push(`failed: ${request.url()}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
	});
	return complaints;
}

/**
 * Opens tabs, each as in a browser of its own. A tab of the plain kind is opened in a context that an earlier test has done with,
 * if there is one: beside a tab that stays open in it, it takes two thirds of the time, as process and scripts are there.
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

	/** A new tab, and what to do at the end of its test; one that shall visit the site alone is of the plain kind. */
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
				// A clock that was replaced is replaced in all tabs to come.
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
		// To keep all pages for when there is no network is a third of what a visit takes: only the tests of it ask for it. A tab
		// that a page opens would keep them for the tests to come, and answer what these hold back.
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
	/** Serves the built page, and what the package holds besides. */
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

	/** For pages that are opened from the disk. */
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
				{ fromDisk = false, prepare, expects = [], others = [], ...options } = {},
				...more
			) => {
				const baseURL = fromDisk ? page.href : site.origin;
				const { tab, leave } = await tabs.open(
					{ baseURL, ...options },
					!fromDisk && others.length === 0,
				);
				const url = new URL(address, baseURL);
				const complaints = watchComplaints(tab, [url.origin, ...others]);
				checks.push(async () => {
					await leave();
					const missing = expects.filter((text) => !complaints.some((each) => text.test(each)));
					const unexpected = complaints.filter((each) => !expects.some((text) => text.test(each)));
					expect({ missing, unexpected }, "complaints").toEqual({ missing: [], unexpected: [] });
				});
				for (const script of more) await tab.addInitScript(script);
				if (prepare !== undefined) await tab.addInitScript(prepare);
				await tab.goto(url.href);
				return tab;
			},
		);
		for (const check of checks) await check();
	},

	visit: async ({ open }, use) => {
		await use(async ({ hash = chaseLink, first, ...opening } = {}) => {
			const tab = await open(`index.html${hash}`, opening, keepSaid);
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
				return open(`/${name}`, opening, keepTold);
			}
			const file = join(folder, name);
			writeFileSync(file, html);
			return open(pathToFileURL(file).href, opening, keepTold);
		});
	},

	read: async ({ open }, use) => {
		await use((chapter, language, { width = 1280, height = 800, ...opening } = {}) => {
			const settings = { locale: language, viewport: { width, height }, ...opening };
			return open(chapterPath(chapter, language), settings, watchShifts);
		});
	},
});
