/** Reports the tests of @playwright/test. Too many flaky tests fail the run. */
import { relative } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import type {
	FullConfig,
	Reporter,
	Suite,
	TestCase,
	TestError,
	TestResult,
} from "@playwright/test/reporter";
import { Report } from "./print.mjs";

/** A file's results so far. */
interface Progress {
	left: number;
	ms: number;
	passed: number;
	failed: number;
	skipped: number;
	readonly flaky: string[];
}

const textOf = ({ stack, message, value, snippet }: TestError): string =>
	[stack ?? message ?? value ?? "", snippet ?? ""].filter((part) => part !== "").join("\n\n");

export default class BrowserReport implements Reporter {
	readonly #report = new Report();
	readonly #files = new Map<string, Progress>();

	printsToStdio(): boolean {
		return true;
	}

	onBegin(_config: FullConfig, suite: Suite): void {
		for (const test of suite.allTests()) this.#progressOf(test).left += 1;
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		const progress = this.#progressOf(test);
		progress.ms += result.duration;
		const outcome = test.outcome();
		// A failed test is retried.
		if (outcome === "unexpected" && result.retry < test.retries) return;
		const title = this.#titleOf(test);
		if (outcome === "skipped") {
			progress.skipped += 1;
		} else if (outcome === "unexpected") {
			progress.failed += 1;
			this.#fail(title, result);
		} else {
			progress.passed += 1;
			if (outcome === "flaky") progress.flaky.push(`${title}\n${whyFirst(test)}`);
		}
		progress.left -= 1;
		if (progress.left === 0) this.#report.add(fileOf(test), progress, progress.ms);
	}

	onError(error: TestError): void {
		const file = error.location ? relative(process.cwd(), error.location.file) : "tests/browser";
		this.#report.add(file, { passed: 0, failed: 1, skipped: 0, flaky: [] }, 0);
		this.#report.fail(file, stripVTControlCharacters(textOf(error)));
	}

	async onEnd(): Promise<{ status?: "failed" }> {
		return this.#report.end() ? {} : { status: "failed" };
	}

	#progressOf(test: TestCase): Progress {
		const file = fileOf(test);
		const progress = this.#files.get(file) ?? {
			left: 0,
			ms: 0,
			passed: 0,
			failed: 0,
			skipped: 0,
			flaky: [],
		};
		this.#files.set(file, progress);
		return progress;
	}

	#titleOf(test: TestCase): string {
		// A test's own titles follow those of the root, the project and the file.
		const [, , , ...titles] = test.titlePath();
		return [`${fileOf(test)}:${test.location.line}`, ...titles].join(" › ");
	}

	#fail(title: string, { errors, stdout, stderr, attachments }: TestResult): void {
		const printed = [...stdout, ...stderr].map(String).join("");
		const kept = attachments.flatMap(({ name, path }) =>
			path ? `${name}: ${relative(process.cwd(), path)}` : [],
		);
		const parts = [...errors.map(textOf), printed, kept.join("\n")];
		const text = parts.filter((part) => part.trim() !== "").join("\n\n");
		this.#report.fail(title, stripVTControlCharacters(text));
	}
}

/** The error of a test's first try, abbreviated. */
function whyFirst({ results }: TestCase): string {
	const { message = "" } = results[0]?.error ?? {};
	return stripVTControlCharacters(message).slice(0, 600).trim().replace(/^/gm, "    ");
}

const fileOf = (test: TestCase): string => relative(process.cwd(), test.location.file);
