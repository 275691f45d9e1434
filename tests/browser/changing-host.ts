/** A host of the page whose files change, or are gone, while it is visited by a browser that may keep what it finds there. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Site } from "../hosts/site.ts";
import { test as base, pagePolicy } from "./fixtures.ts";

export const built = fileURLToPath(new URL("../../build/page/", import.meta.url));

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
			const file = join(this.#folder, name);
			// A file that is read while it is written would be a part of it.
			await writeFile(`${file}.new`, change(text));
			await rename(`${file}.new`, file);
		}
	}

	/** Serves a new version of the page, the same but for its name. */
	readonly renew = (version: string) =>
		this.change(["service-worker.js"], (text) => text.replace(/[0-9a-f]{16}/, version));

	readonly lose = (name: string) => rm(join(this.#folder, name));
	readonly bring = (name: string) => this.change([name], (text) => text);
}

export const test = base.extend<{
	/** The folder of the host's that the page is in. */
	path: string;
	server: Host;
	/** Opens an address of the host's, in a browser that may keep what it finds there. */
	call(address: string, expects?: readonly RegExp[], prepare?: string): Promise<Page>;
}>({
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
		await use((address, expects = [], prepare = "") =>
			open(`${server.address}${address}`, { serviceWorkers: "allow", expects, prepare }),
		);
	},
});

/** What a page keeps for when there is no network; null for the files of several versions. */
export const kept = (page: Page): Promise<{ versions: number; files: number | null }> =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const [name] = names;
		// To open a version that is just forgotten would make it again, empty.
		const isOne = name !== undefined && names.length === 1;
		const files = isOne ? (await (await caches.open(name)).keys()).length : null;
		return { versions: names.length, files };
	});

/** Has a page look for a new version. */
export const lookForVersion = (page: Page): Promise<void> =>
	page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
