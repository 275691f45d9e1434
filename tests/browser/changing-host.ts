/** A host whose files change or disappear between visits of a caching browser. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Site } from "../hosts/site.ts";
import { test as base, pagePolicy } from "./fixtures.ts";

export const built = fileURLToPath(new URL("../../build/page/", import.meta.url));

/** A host with changeable files that can go down. */
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
			// Avoids serving a half-written file.
			await writeFile(`${file}.new`, change(text));
			await rename(`${file}.new`, file);
		}
	}

	/** Serves a new version of the page, changed in name only. */
	readonly renew = (version: string) =>
		this.change(["service-worker.js"], (text) => text.replace(/[0-9a-f]{16}/, version));

	readonly lose = (name: string) => rm(join(this.#folder, name));
	readonly bring = (name: string) => this.change([name], (text) => text);
}

export const test = base.extend<{
	/** The page's folder on the host. */
	path: string;
	server: Host;
	/** Opens an address of the host in a caching browser. */
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

/** The page's offline cache; null for files of several versions. */
export const cachedFiles = (page: Page): Promise<{ versions: number; files: number | null }> =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const [name] = names;
		// Opening a just deleted version would create it again, empty.
		const isOne = name !== undefined && names.length === 1;
		const files = isOne ? (await (await caches.open(name)).keys()).length : null;
		return { versions: names.length, files };
	});

/** Makes a page check for a new version. */
export const checkForVersion = (page: Page): Promise<void> =>
	page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
