/** Times whole programs: `catchmate solve`, and the contest solution in core/bench. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A shell loop: starting a process from Node takes longer, and longer than some programs run. */
const LOOP = `
	times=$1 input=$2 output=$3
	shift 3
	while [ "$times" -gt 0 ]; do
		"$@" <"$input" >"$output" || exit 1
		times=$((times - 1))
	done`;

/**
 * Runs both programs and one that does nothing in turn, so that other load on the machine affects all alike, and each
 * many times, to hide the shell's start. Returns the best time of each, in ms.
 * @param {import("./cases.mjs").Case} input
 */
export function comparePrograms({ name, game, input, runs, times: often = 20 }) {
	const best = { catchmate: Infinity, contest: Infinity, nothing: Infinity };
	const folder = mkdtempSync(join(tmpdir(), "catchmate-bench-"));
	const [inputFile, outputFile] = [join(folder, "input"), join(folder, "output")];
	writeFileSync(inputFile, input);
	/**
	 * @param {keyof typeof best} which
	 * @param {number} times
	 * @param {string[]} command
	 */
	const run = (which, times, ...command) => {
		const started = performance.now();
		const args = ["-c", LOOP, "sh", String(times), inputFile, outputFile, ...command];
		const { status } = spawnSync("sh", args);
		best[which] = Math.min(best[which], (performance.now() - started) / times);
		if (status !== 0) throw new Error(`${name}: ${command[0]} failed`);
		return readFileSync(outputFile, "utf8");
	};
	try {
		for (let pair = 0; pair < runs; pair++) {
			const answers = run("catchmate", often, "build/native/catchmate", "solve", game);
			const contest = `build/native/core/bench/contest_${game.replace("-", "_")}`;
			if (run("contest", Math.ceil(often / 10), contest) !== answers)
				throw new Error(`${name}: the programs disagree`);
			run("nothing", often, "true");
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
	return best;
}
