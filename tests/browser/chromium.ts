/** Starts the Chromium that the tests look at pages with, without anything that would ask for a network. */
import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "../../wasm/build/toolchain.mjs";

/** @param more more arguments of the program's */
export function launchChromium(...more: string[]): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath() ?? "",
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			...more,
		],
	});
}
