/**
 * Runs the fuzzers, built by `cmake --build --preset fuzz`: first on their earlier findings, tests/fuzz/found, then on
 * new inputs derived from tests/fixtures, for this number of seconds in all.
 *
 *     node tests/fuzz/run.mjs SECONDS
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { Report } from "../report/print.mjs";

const folder = "build/fuzz";
const fuzzers = ["readers", "solves", "sequences"];

/** Writes all fixtures as inputs of the readers fuzzer; returns their folder. */
function writeSeeds() {
	const seeds = join(folder, "seeds");
	mkdirSync(seeds, { recursive: true });
	/** @type {[name: string, text: string][]} */
	const texts = [["code", "code chase\n1Ac4WIAzzUx"]];
	const fixtures = readdirSync("tests/fixtures", { withFileTypes: true });
	for (const { name: game } of fixtures.filter((entry) => entry.isDirectory())) {
		for (const file of readdirSync(join("tests/fixtures", game))) {
			const kind = file.endsWith(".json") ? "json" : file.endsWith(".in") ? "board" : undefined;
			if (kind === undefined) continue;
			const text = readFileSync(join("tests/fixtures", game, file), "utf8");
			if (text.length > 2000) continue;
			texts.push([`${game}-${file}`, `${kind} ${game}\n${text}`]);
			if (kind === "board") {
				const moves = "moves:\n{[marks 1,1]} pass (pass) 1,1-1,2+2,1-2,2 {\\} a}\n";
				texts.push([`${game}-${file}-line`, `line ${game}\n${text}\n${moves}`]);
			}
		}
	}
	for (const [name, text] of texts) writeFileSync(join(seeds, name), text);
	return seeds;
}

const seconds = Math.ceil(Number(process.argv[2]));
if (!(seconds >= 0)) throw new Error("expected a number of seconds");
const report = new Report();
const seeds = writeSeeds();
for (const fuzzer of fuzzers) {
	const started = performance.now();
	// Replaying the corpus of long runs takes a minute.
	const isShort = seconds <= 60;
	const corpus = join(folder, isShort ? "short" : "corpus", fuzzer);
	if (isShort) rmSync(corpus, { recursive: true, force: true });
	mkdirSync(corpus, { recursive: true });
	const found = join("tests/fuzz/found", fuzzer);
	const folders = [corpus, ...[found, ...(fuzzer === "readers" ? [seeds] : [])].filter(existsSync)];
	const { status, stderr } = spawnSync(
		join(folder, "tests/fuzz", `fuzz_${fuzzer}`),
		[
			...folders,
			`-max_total_time=${Math.max(1, Math.floor(seconds / fuzzers.length))}`,
			"-max_len=2000",
			"-timeout=20",
			"-rss_limit_mb=1000",
			"-print_final_stats=1",
			"-verbosity=0",
			// Preferring inputs with rare features costs half of the time.
			"-entropic=0",
			`-artifact_prefix=${folder}/${fuzzer}-`,
		],
		{ encoding: "utf8", maxBuffer: 2 ** 28 },
	);
	const [, executions = "0"] = /stat::number_of_executed_units: (\d+)/.exec(stderr) ?? [];
	const isGood = status === 0 && executions !== "0";
	const [, positions] = /positions compared: (\d+)/.exec(stderr) ?? [];
	const compared = positions === undefined ? "" : `, ${positions} positions compared`;
	const name = `tests/fuzz/${basename(fuzzer)} (${executions} inputs${compared})`;
	const counts = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, flaky: [] };
	report.add(name, counts, performance.now() - started);
	if (!isGood) report.fail(name, stderr.slice(-10_000));
}
process.exitCode = report.end() ? 0 : 1;
