/** Whole programs side by side: `catchmate solve`, and the contest's solution in core/bench. */
import { spawnSync } from "node:child_process";

/**
 * Runs both programs in turn, so that whatever else the machine does falls on both, and beside them one that does nothing.
 * Returns the best time of each, in milliseconds.
 * @param {import("./cases.mjs").Case} input
 */
export function comparePrograms({ name, game, input, runs }) {
	const best = { catchmate: Infinity, contest: Infinity, nothing: Infinity };
	/**
	 * @param {keyof typeof best} which
	 * @param {string} program
	 * @param {string[]} args
	 */
	const run = (which, program, ...args) => {
		const started = performance.now();
		const { status, stdout } = spawnSync(program, args, { input, encoding: "utf8" });
		best[which] = Math.min(best[which], performance.now() - started);
		if (status !== 0) throw new Error(`${name}: ${program} failed`);
		return stdout;
	};
	for (let pair = 0; pair < runs; pair++) {
		const answers = run("catchmate", "build/native/catchmate", "solve", game);
		const contest = `build/native/core/bench/contest_${game.replace("-", "_")}`;
		if (run("contest", contest) !== answers) throw new Error(`${name}: the programs disagree`);
		run("nothing", "true");
	}
	return best;
}
