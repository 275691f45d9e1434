/** The browser of all files of tests in a process: it starts when the first asks for it, and ends after the last. */
import { after } from "node:test";
import type { Browser } from "playwright-core";
import { launchChromium } from "./chromium.ts";

const browsers = new Map<string, Promise<Browser>>();

/** @param more more arguments of the program's: there is one browser for each list of them */
export function sharedBrowser(...more: readonly string[]): Promise<Browser> {
	const key = more.join(" ");
	const browser = browsers.get(key) ?? launchChromium(...more);
	browsers.set(key, browser);
	return browser;
}

after(async () => {
	for (const browser of browsers.values()) {
		await (await browser).close();
	}
});
