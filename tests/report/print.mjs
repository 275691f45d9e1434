/** What a run of tests prints: a line a file, then the failures in full, then what was flaky, then the sum. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} flaky the tests that passed only the second time, each with why it failed first
 */

/** So many flaky tests in a run are chance; more are a fault. */
export const flakyAtMost = 3;

/** @param {Counts} counts */
const wordsOf = ({ passed, failed, skipped }) =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/**
 * The end of a run: what was flaky, and the sum.
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

/** Collects what the tests of a step come to. A run of several steps shows the lines as they come, and adds up the counts. */
export class Report {
	/** @type {Counts & { flaky: string[] }} */
	#counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
	/** @type {string[]} */
	#failures = [];
	/** Where the lines go; standard output if none is named. */
	#lines = process.env.CATCHMATE_LINES;
	/** Where the counts go, if anywhere. */
	#file = process.env.CATCHMATE_COUNTS;

	/**
	 * A file has ended.
	 * @param {string} file
	 * @param {Counts} counts
	 * @param {number} ms how long its tests took
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
	 * Prints the failures, and without a run around them the rest.
	 * @returns {boolean} whether all is well
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
