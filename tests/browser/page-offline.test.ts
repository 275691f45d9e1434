/** The page without a network, after a first visit; and what a visit finds when the host has a new version of it. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { checks, counts, eventually, holds, patience } from "./eventually.ts";
import {
	chaseLink,
	hears,
	openShare,
	policy,
	seesOutput,
	seesVerdict,
	solve,
} from "./page-harness.ts";
import { withTabs } from "./page-tabs.ts";
import { sharedBrowser } from "./shared-browser.ts";

const built = new URL("../../build/page/", import.meta.url);

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
};

/** A host of the page whose files can be changed, and which can be gone. */
interface Host {
	readonly address: string;
	/** Changes a file before it is sent. */
	change: (name: string, text: string) => string;
	/** The number of times that each file was sent. */
	readonly sent: ReadonlyMap<string, number>;
	end(): Promise<void>;
}

const browser = await sharedBrowser();

async function startHost(folder = "/"): Promise<Host> {
	const sent = new Map<string, number>();
	const server: Server = createServer(async ({ url = "" }, response) => {
		const { pathname } = new URL(url, "http://host/");
		const name = pathname.slice(folder.length).replace(/(^|\/)$/, "$1index.html");
		try {
			assert.ok(pathname.startsWith(folder));
			const text = await readFile(new URL(name, built), "utf8");
			response.setHeader("Content-Type", types[extname(name)] ?? "application/octet-stream");
			response.setHeader("Content-Security-Policy", policy);
			response.end(host.change(name, text));
			sent.set(name, (sent.get(name) ?? 0) + 1);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const host: Host = {
		address: `http://127.0.0.1:${port}${folder}`,
		change: (_, text) => text,
		sent,
		end: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return host;
}

/** Visits a host, does something, and finds the console without an error or a warning. */
async function visit(
	host: Host,
	act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
	const context = await browser.newContext({ locale: "en" });
	const complaints: string[] = [];
	try {
		context.on("console", (message) => {
			if (message.type() === "error" || message.type() === "warning") {
				complaints.push(message.text());
			}
		});
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		page.on("pageerror", (error) => complaints.push(String(error)));
		await page.goto(`${host.address}${chaseLink}`);
		await page.locator(".verdict-words").waitFor();
		await act(withTabs(page), context);
	} finally {
		await context.close();
		await host.end();
	}
	assert.deepEqual(complaints, []);
}

const ofAnotherVersion = (script: string) =>
	script.replace(/version:"[0-9a-f]{16}"/, 'version:"another"');

/** The addresses of all that the site is made of, but for the service worker, licences, and what is there compressed as well. */
async function filesOfSite(): Promise<string[]> {
	const all = await readdir(built, { recursive: true, withFileTypes: true });
	return all
		.filter(
			(entry) => entry.isFile() && !/\.(br|gz|LEGAL\.txt)$|^service-worker\.js$/.test(entry.name),
		)
		.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(fileURLToPath(built).length))
		.map((path) => path.replace(/^\//, "").replace(/(^|\/)index\.html$/, "$1"))
		.sort();
}

const isKept = (page: Page) =>
	page.evaluate(async () => void (await navigator.serviceWorker.ready));

for (const folder of ["/", "/games/pursuit/"]) {
	test(`the page visited once works without a network, links to it too, in the folder ${folder}`, async () => {
		const host = await startHost(folder);
		await visit(host, async (page, context) => {
			await isKept(page);
			await context.setOffline(true);
			await host.end();
			await page.reload();
			await seesVerdict(page, "Black wins in 20 plies. White to move.");
			await solve(page, "2 1 1 2 2");
			await seesOutput(page, "BLACK 2");
			const other = await context.newPage();
			await other.goto(`${host.address}index.html?from=elsewhere#1Ac4WIF2p8r`);
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

test("an open page asks for a reload where a script that it loads is of another version", async () => {
	const host = await startHost();
	const updated = "The page has been updated. Reload it to continue.";
	host.change = (name, text) =>
		["library.js", "rules.js", "svg.js"].includes(name) ? ofAnotherVersion(text) : text;
	await visit(host, async (page) => {
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
		await counts(page.locator("#rules-endless"), 0);
		// None of their styles are taken either, only those of the game's plot, of sharing, and of the tools that change the board.
		assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 3);
	});
});

test("a script that could not be loaded is asked for again", async () => {
	const host = await startHost();
	host.change = (name, text) => {
		assert.notEqual(name, "rules.js");
		return text;
	};
	const context = await browser.newContext({ locale: "en" });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		await page.goto(host.address);
		await page.locator("#activities").getByRole("radio", { name: "Edit" }).check();
		const fold = page.locator("#rules-fold");
		await fold.locator("summary").click();
		const fault = fold.getByText("This part of the page could not be loaded.");
		await fault.waitFor();
		await hears(page, "This part of the page could not be loaded.");
		host.change = (_, text) => text;
		await fold.locator("summary").click();
		await fold.locator("summary").click();
		await page.locator("#rules-endless").waitFor();
		await counts(fault, 0);
	} finally {
		await context.close();
		await host.end();
	}
});

test("puzzles that could not be loaded leave the person where they were, and can be asked for again", async () => {
	const host = await startHost();
	host.change = (name, text) => {
		assert.notEqual(name, "puzzles.js");
		return text;
	};
	const context = await browser.newContext({ locale: "en" });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patience);
		await page.goto(`${host.address}#puzzle=3`);
		const fault = "This part of the page could not be loaded.";
		await page.locator(".link-failure").getByText(fault).waitFor();
		await seesVerdict(page, "Red wins in 23 plies. Red to move.");
		await page.getByRole("button", { name: "Dismiss" }).click();
		const radio = (name: string) => page.locator("#activities").getByRole("radio", { name });
		await radio("Puzzles").click();
		await page.locator(".notice").getByText(fault).waitFor();
		await checks(radio("Analyse"));
		await seesVerdict(page, "Red wins in 23 plies. Red to move.");
		host.change = (_, text) => text;
		await radio("Puzzles").click();
		await page.locator("#puzzle-heading").getByText("Puzzle of the day").waitFor();
		await checks(radio("Puzzles"));
	} finally {
		await context.close();
		await host.end();
	}
});

test("a new version takes over from the next visit on, and an open page is only told", async () => {
	const host = await startHost();
	await visit(host, async (page) => {
		await isKept(page);
		await page.reload();
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		// The browser looks for a new version some time after each visit: this one must not find the next.
		await eventually(async () => host.sent.get("service-worker.js"), 2);
		host.change = (name, text) =>
			name === "index.html"
				? text.replace("<title>", "<title>New ").replace('id="panels"', 'id="panels" data-new')
				: name === "service-worker.js"
					? text.replace(/[0-9a-f]{16}/, "0123456789abcdef")
					: name === "library.js"
						? ofAnotherVersion(text)
						: text;
		await page.reload();
		await seesVerdict(page, "Black wins in 20 plies. White to move.");
		await hears(page, "A new version is ready");
		await counts(page.locator("[data-new]"), 0);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await page.locator("#games-picker").click();
		await page.locator(".notice").getByText("The page has been updated").waitFor();
		await page.locator("#library").waitFor({ state: "hidden" });
		await page.reload();
		await page.locator("[data-new]").waitFor({ state: "attached" });
		await seesVerdict(page, "Black wins in 19 plies. Black to move.");
		await holds(async () => {
			const names = await page.evaluate(() => caches.keys());
			assert.equal(names.length, 1, names.join());
			assert.match(names[0] ?? "", /0123456789abcdef$/);
		});
	});
});

test("a page in a frame keeps nothing", async () => {
	const host = await startHost();
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.goto(`${host.address}?embed&position=8+2+4+1+5`);
		await page.locator("catchmate-board canvas").waitFor();
		const registered = await page.evaluate(
			async () => (await navigator.serviceWorker.getRegistrations()).length,
		);
		assert.equal(registered, 0);
	} finally {
		await context.close();
		await host.end();
	}
});

test("the page can be installed: its manifest names it, and an icon that is there", async () => {
	const manifest = JSON.parse(await readFile(new URL("manifest.webmanifest", built), "utf8"));
	assert.deepEqual([manifest.short_name, manifest.display], ["Catchmate", "standalone"]);
	const begins: Readonly<Record<string, string>> = {
		"image/svg+xml": "<svg ",
		"image/png": "\x89PNG",
	};
	assert.equal(manifest.icons.length, 2);
	for (const { src, type } of manifest.icons) {
		const icon = await readFile(new URL(src, built), "latin1");
		assert.ok(icon.startsWith(begins[type] ?? "no such type"), src);
	}
	const page = await readFile(new URL("index.html", built), "utf8");
	assert.ok(page.includes('<link rel="manifest" href="manifest.webmanifest" />'));
});
