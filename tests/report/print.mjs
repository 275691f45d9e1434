/** Prints a test run: a line per file, then the failures in full, the flaky tests, and the sum. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} flaky the tests that passed only on retry, each with its first failure
 */

/** Up to this many flaky tests per run are chance; more are a fault. */
export const flakyAtMost = 3;

/** @param {Counts} counts */
const wordsOf = ({ passed, failed, skipped }) =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/**
 * The end of a run: flaky tests, and the sum.
 * @param {Counts} counts
 */
export function summaryOf(counts) {
	const { flaky } = counts;
	const few = flaky.length <= flakyAtMost ? "" : `, more than ${flakyAtMost}: the run fails`;
	const named = flaky.map((name) => `  ${name}\n`).join("");
	const list = flaky.length > 0 ? `\nFlaky, ${flaky.length}${few}:\n${named}` : "";
	return `${list}\n${wordsOf(counts)}\n`;
}

/** @param {Counts} counts */
export const isGood = ({ failed, flaky }) => failed === 0 && flaky.length <= flakyAtMost;

/** Collects a step's test results. A run of several steps prints their lines as they come, and adds the counts. */
export class Report {
	/** @type {Counts & { flaky: string[] }} */
	#counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
	/** @type {string[]} */
	#failures = [];
	/** The file for lines; standard output by default. */
	#lines = process.env.CATCHMATE_LINES;
	/** The file for counts, if any. */
	#file = process.env.CATCHMATE_COUNTS;

	/**
	 * Reports a finished file.
	 * @param {string} file
	 * @param {Counts} counts
	 * @param {number} ms the duration of its tests
	 */
	add(file, { passed, failed, skipped, flaky }, ms) {
		this.#counts.passed += passed;
		this.#counts.failed += failed;
		this.#counts.skipped += skipped;
		this.#counts.flaky.push(...flaky);
		const words = wordsOf({ passed, failed, skipped, flaky });
		const line = `${failed > 0 ? "✗" : "✓"} ${file}  ${words}  ${(ms / 1000).toFixed(1)} s\n`;
		if (this.#lines) appendFileSync(this.#lines, line);
		else process.stdout.write(line);
	}

	/**
	 * @param {string} title
	 * @param {string} text
	 */
	fail(title, text) {
		this.#failures.push(`\n✗ ${title}\n${text.trimEnd().replace(/^/gm, "    ")}\n`);
	}

	/**
	 * Prints the failures and, outside a run, the rest.
	 * @returns {boolean} whether everything passed
	 */
	end() {
		process.stdout.write(this.#failures.join(""));
		if (this.#file) {
			mkdirSync(dirname(this.#file), { recursive: true });
			writeFileSync(this.#file, JSON.stringify(this.#counts));
		}
		if (!this.#lines) process.stdout.write(summaryOf(this.#counts));
		return isGood(this.#counts);
	}
}
