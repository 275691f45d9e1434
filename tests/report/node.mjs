/** Reports the tests of node:test: `node --test --test-reporter=./tests/report/node.mjs`. */
import { relative } from "node:path";
import process from "node:process";
import { inspect } from "node:util";
import { Report } from "./print.mjs";

/**
 * A failure's useful part: the test's error, without the runner's lines.
 * @param {Error} error
 */
function textOf({ message, cause }) {
	const text = cause instanceof Error ? (cause.stack ?? inspect(cause)) : String(cause ?? message);
	return text.replace(/^ +at .*(\(|\b)node:(internal|async_hooks).*\n?/gm, "");
}

/** @param {import("node:stream").Readable & AsyncIterable<import("node:test/reporters").TestEvent>} events */
export default async function* report(events) {
	const report = new Report();
	const empty = () => ({ passed: 0, failed: 0, skipped: 0, flaky: [], ms: 0 });
	let file = "";
	let counts = empty();
	/** The titles of the suites around a test. */
	/** @type {string[]} */
	let titles = [];
	const flush = () => {
		if (counts.passed + counts.failed + counts.skipped > 0) report.add(file, counts, counts.ms);
		counts = empty();
	};
	/** A file's output, which explains a failed process. */
	/** @type {Map<string, string>} */
	const printed = new Map();
	for await (const { type, data } of events) {
		if (type === "test:stderr") {
			printed.set(data.file, (printed.get(data.file) ?? "") + data.message);
		}
		if (type === "test:start") {
			titles = [...titles.slice(0, data.nesting), data.name];
		}
		if (type !== "test:pass" && type !== "test:fail") continue;
		const ended = relative(process.cwd(), data.file ?? data.name);
		if (ended !== file) {
			flush();
			file = ended;
		}
		const { details, name, nesting, skip, todo } = data;
		if (nesting === 0) counts.ms += details.duration_ms;
		const isSuite = details.type === "suite";
		if (type === "test:fail" && (todo === undefined || todo === false)) {
			// A suite fails with its tests, a file with its process's tests.
			const { error } = /** @type {{ error: Error & { failureType?: string } }} */ (details);
			if (error.failureType === "subtestsFailed") continue;
			counts.failed += 1;
			const isOfFile = relative(process.cwd(), name) === file;
			const said = isOfFile ? (printed.get(name) ?? "") : "";
			const title = isOfFile ? [] : [...titles.slice(0, nesting), name];
			report.fail([file, ...title].join(" › "), `${textOf(error)}\n${said}`);
		} else if (!isSuite) {
			const isSkipped = (skip !== undefined && skip !== false) || type === "test:fail";
			counts[isSkipped ? "skipped" : "passed"] += 1;
		}
	}
	flush();
	report.end();
	// A reporter is a generator: this one prints directly.
	yield "";
}
