/**
 * Runs the core's tests by CTest, and reports Catch2's cases.
 *
 *     node tests/report/core.mjs PRESET         all of them
 *     node tests/report/core.mjs native NAME    those with a name in their titles, without CTest
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { Report } from "./print.mjs";

const [preset = "", title] = process.argv.slice(2);
const [command, ...args] =
	title === undefined
		? ["ctest", "--preset", preset, "--verbose"]
		: [`build/${preset}/tests/core/core_tests`, `*${title}*`];
const started = performance.now();
const { status, stdout, stderr } = spawnSync(command, args, {
	encoding: "utf8",
	maxBuffer: 2 ** 28,
});
/** @param {RegExp} pattern */
const counted = (pattern) =>
	[...stdout.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
const failed = counted(/^(?:\d+: )?test cases:.* (\d+) failed/gm);
const passed =
	counted(/^(?:\d+: )?test cases:.* (\d+) passed/gm) +
	counted(/^(?:\d+: )?All tests passed .* in (\d+) test/gm);

const report = new Report();
const isGood = status === 0 && passed > 0;
const name = `tests/core (${preset})`;
const counts = { passed, failed: isGood ? 0 : Math.max(failed, 1), skipped: 0, flaky: [] };
report.add(name, counts, performance.now() - started);
if (!isGood) report.fail(name, stdout.replace(/^\d+: /gm, "") + stderr);
process.exitCode = report.end() ? 0 : 1;
