/** Starts the Chromium that the tests look at pages with, without anything that would ask for a network. */
import { type Browser, chromium } from "playwright-core";

/** @param more more arguments of the program's */
export function launchChromium(...more: string[]): Promise<Browser> {
	return chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			...more,
		],
	});
}
