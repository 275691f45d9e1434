/** The page without a network, after a first visit; and what a visit finds when the host has a new version of it. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { built, kept, lookForVersion, test } from "./changing-host.ts";
import { chaseLink, expect, moduleWith } from "./fixtures.ts";
import { hears, openShare, openTab, seesOutput, solve } from "./page.ts";

/** The addresses of all that the site is made of, but for the service worker, licences, and what is there compressed as well. */
async function filesOfSite(): Promise<string[]> {
	const all = await readdir(built, { recursive: true, withFileTypes: true });
	return (
		all
			.filter(
				(entry) => entry.isFile() && !/\.(br|gz|LEGAL\.txt)$|^service-worker\.js$/.test(entry.name),
			)
			.map(({ parentPath, name }) => join(parentPath, name).slice(built.length))
			// For a page on disk.
			.filter((path) => path !== "page.js")
			.map((path) => path.replace(/(^|\/)index\.html$/, "$1"))
			.sort()
	);
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

const lost = /404/;
const fault = "This part of the page could not be loaded.";

test("a part that the host has no more is told of where it is asked for, and can be asked for again", async ({
	server,
	call,
}) => {
	const form = moduleWith("rules-endless");
	for (const part of [form, moduleWith("game-name"), moduleWith("xmlns")]) await server.lose(part);
	const page = await call(chaseLink, [lost]);
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await page.locator("#games-picker").click();
	await page.locator(".notice").getByText(fault).waitFor();
	await page.locator("#library").waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await openShare(page);
	await page.getByRole("button", { name: "Download SVG" }).click();
	await page.locator(".notice").getByText(fault).waitFor();
	await openTab(page, "edit");
	const fold = page.locator("#rules-fold");
	await fold.locator("summary").click();
	await fold.getByRole("alert").getByText(fault).waitFor();
	await fold.getByRole("button", { name: "Try again" }).click();
	await fold.getByRole("alert").getByText(fault).waitFor();
	await expect(page.locator("#rules-endless")).toHaveCount(0);
	await server.bring(form);
	await fold.getByRole("button", { name: "Try again" }).click();
	await page.locator("#rules-endless").waitFor();
	await expect(fold.getByRole("alert")).toHaveCount(0);
});

test("puzzles that could not be loaded leave the person where they were, and can be asked for again", async ({
	server,
	call,
}) => {
	const puzzles = moduleWith("puzzle-end");
	await server.lose(puzzles);
	const page = await call("#puzzle=3", [lost]);
	await page.locator(".link-failure").getByText(fault).waitFor();
	await seesVerdict(page, "Red wins in 23 plies. Red to move.");
	await page.getByRole("button", { name: "Dismiss" }).click();
	const radio = (name: string) => page.locator("#activities").getByRole("radio", { name });
	await radio("Puzzles").click();
	await page.locator(".notice").getByText(fault).waitFor();
	await expect(radio("Analyse")).toBeChecked();
	await seesVerdict(page, "Red wins in 23 plies. Red to move.");
	await server.bring(puzzles);
	await radio("Puzzles").click();
	await page.locator("#puzzle-heading").getByText("Puzzle of the day").waitFor();
	await expect(radio("Puzzles")).toBeChecked();
});

test("a new version takes over from the next visit on, and an open page is only told", async ({
	server,
	call,
}) => {
	const page = await call(chaseLink, [lost]);
	await isKept(page);
	await page.reload();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	// The browser looks for a new version some time after each visit: this one must not find the next.
	const looks = () => server.site.asked.filter((path) => path === "/service-worker.js").length;
	await expect.poll(looks).toBe(2);
	await server.change(["index.html"], (text) =>
		text.replace("<title>", "<title>New ").replace('id="panels"', 'id="panels" data-new'),
	);
	const old = moduleWith("game-name");
	await server.lose(old);
	await server.change(["service-worker.js"], (text) =>
		text.replace(/[0-9a-f]{16}/, "0123456789abcdef").replace(`"${old}",`, ""),
	);
	await page.reload();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await hears(page, "A new version is ready");
	await expect(page.locator("[data-new]")).toHaveCount(0);
	await page.getByRole("button", { name: "Best move" }).click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await page.locator("#games-picker").click();
	await page.locator(".notice").getByText("the page may have been updated: reload it").waitFor();
	await page.locator("#library").waitFor({ state: "hidden" });
	await page.reload();
	await page.locator("[data-new]").waitFor({ state: "attached" });
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect
		.poll(() => page.evaluate(() => caches.keys()))
		.toEqual([expect.stringMatching(/0123456789abcdef$/)]);
});

test("of versions that follow each other at once the last is kept, whole", async ({
	server,
	call,
}) => {
	const page = await call(chaseLink);
	await isKept(page);
	const whole = await kept(page);
	assert.equal(whole.versions, 1);
	for (let version = 1; version <= 6; version++) {
		await server.renew(String(version).padStart(16, "0"));
		await lookForVersion(page);
	}
	// A browser that is looking does not look again.
	const names = async () => {
		await lookForVersion(page);
		return page.evaluate(() => caches.keys());
	};
	await expect.poll(names).toEqual([expect.stringMatching(/0{15}6$/)]);
	await expect.poll(() => kept(page)).toEqual(whole);
	server.site.close();
	await page.reload();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
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
