/**
 * How the tests in the browser run: `--project browser` those of `npm test`, and those with `@more` in their title of `npm run
 * test:more`; `--project release` and `--project hosts`, the package in other people's tools, those that only `npm run test:all`
 * adds.
 */
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.ts";

/** The longest that anything is waited for, in milliseconds: no measure of the page, only the end of a test that fails. */
const patience = 30_000;

export default defineConfig({
	outputDir: "../../build/browser-tests",
	testMatch: "**/*.test.ts",
	fullyParallel: true,
	// Pages wait for a fifth of their time: for frames, and for opponents that take theirs.
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
		// A tab finds the process of the one before it.
		launchOptions: { ...launchOptions, args: [...launchOptions.args, "--process-per-site"] },
	},
	projects: [
		{ name: "browser", testDir: "." },
		{ name: "release", testDir: "../release/browser" },
		{ name: "hosts", testDir: "../hosts", fullyParallel: false },
	],
});
