/**
 * How browser tests run: `--project browser` for `npm test`, with `@more` in the title for `npm run
 * test:more`; `--project release` and `--project hosts`, the package in other tools, for `npm run test:all`
 * only.
 */
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.ts";

/** The maximum wait, in milliseconds: it measures nothing, and only ends a failing test. */
const patience = 30_000;

export default defineConfig({
	outputDir: "../../build/browser-tests",
	testMatch: "**/*.test.ts",
	fullyParallel: true,
	// Pages idle for a fifth of their time: for frames and opponents' pauses.
	workers: availableParallelism() + 1,
	retries: 1,
	timeout: 4 * patience,
	expect: { timeout: patience, toPass: { timeout: patience, intervals: [10, 20, 40, 80, 160] } },
	use: {
		locale: "en",
		actionTimeout: patience,
		navigationTimeout: patience,
		// Recording every first try would take half as long again.
		trace: "on-first-retry",
		screenshot: "only-on-failure",
		// A tab reuses the previous one's process.
		launchOptions: { ...launchOptions, args: [...launchOptions.args, "--process-per-site"] },
	},
	projects: [
		{ name: "browser", testDir: "." },
		{ name: "release", testDir: "../release/browser" },
		{ name: "hosts", testDir: "../hosts", fullyParallel: false },
	],
});
