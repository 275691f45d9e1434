/** Launch options of Chromium for tests and benchmarks, without network features. */
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
