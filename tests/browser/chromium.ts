/** How tests and benchmarks start Chromium: without anything that would ask for a network. */
import { chromiumPath } from "../../wasm/build/install.mjs";

export const launchOptions = {
	executablePath: chromiumPath() ?? "",
	args: [
		"--no-sandbox",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
};
