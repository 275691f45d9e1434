/** The page offline after a visit, and installed. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expectVerdict } from "./board.ts";
import { built, test } from "./changing-host.ts";
import { chaseLink, expect } from "./fixtures.ts";
import { expectOutput, solve } from "./page.ts";

/** All addresses of the site, except the service worker, licences and compressed copies. */
const filesOfSite = async () =>
	(await readdir(built, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(built.length))
		// The script at the root serves pages on disk.
		.filter((path) => !/\.(br|gz|LEGAL\.txt)$|^(service-worker|page)\.js$/.test(path))
		.map((path) => path.replace(/(^|\/)index\.html$/, "$1"))
		.sort();

// A page in a subfolder is cached like one at the root.
test.use({ path: "/games/pursuit/" });

test("the page works offline after one visit, links included", async ({ server, call }) => {
	const page = await call(chaseLink);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.context().setOffline(true);
	server.site.close();
	await page.reload();
	await expectVerdict(page, "Black wins in 20 plies. White to move.");
	await solve(page, "2 1 1 2 2");
	await expectOutput(page, "BLACK 2");
	const other = await page.context().newPage();
	await other.goto(`${server.address}index.html?from=elsewhere#1Ac4WIF2p8r`);
	await expectVerdict(other, "Black wins in 1 ply. Black to move.");
	const kept = await page.evaluate(async () => {
		const [name = "", ...others] = await caches.keys();
		const { scope } = await navigator.serviceWorker.ready;
		const all = await (await caches.open(name)).keys();
		return [...others, ...all.map(({ url }) => url.slice(scope.length)).sort()];
	});
	assert.deepEqual(kept, await filesOfSite());
});

test("the page is installable with its icons; in a frame it stores nothing @more", async ({
	call,
}) => {
	const manifest = JSON.parse(await readFile(join(built, "manifest.webmanifest"), "utf8"));
	assert.deepEqual([manifest.short_name, manifest.display], ["Catchmate", "standalone"]);
	const icons = await Promise.all(
		manifest.icons.map(async ({ src, type }: { src: string; type: string }) => [
			type,
			(await readFile(join(built, src), "latin1")).slice(0, 4),
		]),
	);
	assert.deepEqual(icons.sort(), [
		["image/png", "\x89PNG"],
		["image/svg+xml", "<svg"],
	]);
	const page = await call("?embed&position=8+2+4+1+5");
	await page.locator("catchmate-board canvas").waitFor();
	const kept = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
	assert.deepEqual(kept, []);
	const link = (await call("")).locator("link[rel=manifest]");
	await expect(link).toHaveAttribute("href", "manifest.webmanifest");
});
