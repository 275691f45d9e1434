/** Starts the Chromium that the tests look at pages with, without anything that would ask for a network. */
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumPath } from "../../wasm/build/install.mjs";

/** @param more more arguments of the program's */
export const launchChromium = (...more: readonly string[]): Promise<Browser> =>
	chromium.launch({
		executablePath: chromiumPath() ?? "",
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			...more,
		],
	});

/**
 * Has a page keep nothing for when there is no network: to fetch all pages for that, a third of what a visit takes, is for the
 * tests of it, which have hosts of their own.
 */
export const keepsNothing = (page: Page): Promise<unknown> =>
	page.addInitScript("delete Navigator.prototype.serviceWorker");
