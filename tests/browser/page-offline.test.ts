/** The page without a network, after a first visit; and what a visit finds when the host has a new version of it. */
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Site } from "../hosts/site.ts";
import { seesVerdict } from "./board.ts";
import { test as base, chaseLink, expect, pagePolicy } from "./fixtures.ts";
import { hears, openShare, seesOutput, solve } from "./page.ts";

const built = fileURLToPath(new URL("../../build/page/", import.meta.url));

/** A host of the page whose files can be changed, and which can be gone. */
class Host {
	readonly address: string;
	readonly site: Site;
	readonly #folder: string;

	constructor(site: Site, folder: string, path: string) {
		this.site = site;
		this.#folder = join(folder, path);
		this.address = `${site.origin}${path}`;
	}

	async change(names: readonly string[], change: (text: string) => string): Promise<void> {
		for (const name of names) {
			const text = await readFile(join(built, name), "utf8");
			await writeFile(join(this.#folder, name), change(text));
		}
	}

	lose(name: string): Promise<void> {
		return rm(join(this.#folder, name));
	}
}

interface Fixtures {
	/** The folder of the host's that the page is in. */
	path: string;
	server: Host;
	/** Opens an address of the host's, in a browser that may keep what it finds there. */
	call(address: string, expects?: readonly RegExp[]): Promise<Page>;
}

const test = base.extend<Fixtures>({
	path: ["/", { option: true }],

	server: async ({ path }, use) => {
		const folder = await mkdtemp(join(tmpdir(), "catchmate-offline-"));
		await cp(built, join(folder, path), { recursive: true });
		const site = await Site.of([folder], () => pagePolicy);
		await use(new Host(site, folder, path));
		site.close();
		await rm(folder, { recursive: true });
	},

	call: async ({ server, open }, use) => {
		await use((address, expects = []) =>
			open(`${server.address}${address}`, { serviceWorkers: "allow", expects }),
		);
	},
});

const ofAnotherVersion = (script: string) =>
	script.replace(/version:"[0-9a-f]{16}"/, 'version:"another"');

/** The addresses of all that the site is made of, but for the service worker, licences, and what is there compressed as well. */
async function filesOfSite(): Promise<string[]> {
	const all = await readdir(built, { recursive: true, withFileTypes: true });
	return all
		.filter(
			(entry) => entry.isFile() && !/\.(br|gz|LEGAL\.txt)$|^service-worker\.js$/.test(entry.name),
		)
		.map(({ parentPath, name }) => join(parentPath, name).slice(built.length))
		.map((path) => path.replace(/(^|\/)index\.html$/, "$1"))
		.sort();
}

const isKept = (page: Page) =>
	page.evaluate(async () => void (await navigator.serviceWorker.ready));

for (const path of ["/", "/games/pursuit/"]) {
	test.describe(`in the folder ${path}`, () => {
		test.use({ path });

		test("the page visited once works without a network, links to it too", async ({
			server,
			call,
		}) => {
			const page = await call(chaseLink);
			await isKept(page);
			await page.context().setOffline(true);
			server.site.close();
			await page.reload();
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await solve(page, "2 1 1 2 2");
			await seesOutput(page, "BLACK 2");
			const other = await page.context().newPage();
			await other.goto(`${server.address}index.html?from=elsewhere#1Ac4WIF2p8r`);
			await seesVerdict(other, "Black wins in 1 ply. Black to move.");
			const kept = await page.evaluate(async () => {
				const names = await caches.keys();
				const cache = await caches.open(names[0] ?? "");
				const { scope } = await navigator.serviceWorker.ready;
				const files = (await cache.keys()).map(({ url }) => url.slice(scope.length));
				return { names: names.length, files: files.sort() };
			});
			assert.deepEqual(kept, { names: 1, files: await filesOfSite() });
		});
	});
}

test("an open page asks for a reload where a script that it loads is of another version", async ({
	server,
	call,
}) => {
	const updated = "The page has been updated. Reload it to continue.";
	await server.change(["library.js", "rules.js", "svg.js"], ofAnotherVersion);
	const page = await call(chaseLink);
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await page.locator("#games-picker").click();
	await page.locator(".notice").getByText(updated).waitFor();
	await page.locator("#library").waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await openShare(page);
	await page.getByRole("button", { name: "Download SVG" }).click();
	await page.locator(".notice").getByText(updated).waitFor();
	await page.locator("#activities").getByRole("radio", { name: "Edit" }).check();
	await page.locator("#rules-fold > summary").click();
	await page.locator("#rules-fold").getByText(updated).waitFor();
	await expect(page.locator("#rules-endless")).toHaveCount(0);
	// None of their styles are taken either, only those of the game's plot, of sharing, and of the tools that change the board.
	assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 3);
});

const lost = /404/;

test("a script that could not be loaded is asked for again", async ({ server, call }) => {
	await server.lose("rules.js");
	const page = await call("", [lost]);
	await page.locator("#activities").getByRole("radio", { name: "Edit" }).check();
	const fold = page.locator("#rules-fold");
	await fold.locator("summary").click();
	const fault = fold.getByText("This part of the page could not be loaded.");
	await fault.waitFor();
	await hears(page, "This part of the page could not be loaded.");
	await server.change(["rules.js"], (text) => text);
	await fold.locator("summary").click();
	await fold.locator("summary").click();
	await page.locator("#rules-endless").waitFor();
	await expect(fault).toHaveCount(0);
});

test("puzzles that could not be loaded leave the person where they were, and can be asked for again", async ({
	server,
	call,
}) => {
	await server.lose("puzzles.js");
	const page = await call("#puzzle=3", [lost]);
	const fault = "This part of the page could not be loaded.";
	await page.locator(".link-failure").getByText(fault).waitFor();
	await seesVerdict(page, "Red wins in 23 plies. Red to move.");
	await page.getByRole("button", { name: "Dismiss" }).click();
	const radio = (name: string) => page.locator("#activities").getByRole("radio", { name });
	await radio("Puzzles").click();
	await page.locator(".notice").getByText(fault).waitFor();
	await expect(radio("Analyse")).toBeChecked();
	await seesVerdict(page, "Red wins in 23 plies. Red to move.");
	await server.change(["puzzles.js"], (text) => text);
	await radio("Puzzles").click();
	await page.locator("#puzzle-heading").getByText("Puzzle of the day").waitFor();
	await expect(radio("Puzzles")).toBeChecked();
});

test("a new version takes over from the next visit on, and an open page is only told", async ({
	server,
	call,
}) => {
	const page = await call(chaseLink);
	await isKept(page);
	await page.reload();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	// The browser looks for a new version some time after each visit: this one must not find the next.
	const looks = () => server.site.asked.filter((path) => path === "/service-worker.js").length;
	await expect.poll(looks).toBe(2);
	await server.change(["index.html"], (text) =>
		text.replace("<title>", "<title>New ").replace('id="panels"', 'id="panels" data-new'),
	);
	await server.change(["library.js"], ofAnotherVersion);
	await server.change(["service-worker.js"], (text) =>
		text.replace(/[0-9a-f]{16}/, "0123456789abcdef"),
	);
	await page.reload();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await hears(page, "A new version is ready");
	await expect(page.locator("[data-new]")).toHaveCount(0);
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await page.locator("#games-picker").click();
	await page.locator(".notice").getByText("The page has been updated").waitFor();
	await page.locator("#library").waitFor({ state: "hidden" });
	await page.reload();
	await page.locator("[data-new]").waitFor({ state: "attached" });
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect
		.poll(() => page.evaluate(() => caches.keys()))
		.toEqual([expect.stringMatching(/0123456789abcdef$/)]);
});

test("a page in a frame keeps nothing", async ({ call }) => {
	const page = await call("?embed&position=8+2+4+1+5");
	await page.locator("catchmate-board canvas").waitFor();
	const registered = await page.evaluate(
		async () => (await navigator.serviceWorker.getRegistrations()).length,
	);
	assert.equal(registered, 0);
});

test("the page can be installed: its manifest names it, and an icon that is there", async () => {
	const manifest = JSON.parse(await readFile(join(built, "manifest.webmanifest"), "utf8"));
	assert.deepEqual([manifest.short_name, manifest.display], ["Catchmate", "standalone"]);
	const begins: Readonly<Record<string, string>> = {
		"image/svg+xml": "<svg ",
		"image/png": "\x89PNG",
	};
	assert.equal(manifest.icons.length, 2);
	for (const { src, type } of manifest.icons) {
		const icon = await readFile(join(built, src), "latin1");
		assert.ok(icon.startsWith(begins[type] ?? "no such type"), src);
	}
	const page = await readFile(join(built, "index.html"), "utf8");
	assert.ok(page.includes('<link rel="manifest" href="manifest.webmanifest" />'));
});
