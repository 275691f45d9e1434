/** Times the package; the same code runs in Node and in the page. */

/**
 * The best time of several solves of an input's first board, the first of which warms up. Undefined if there is too
 * little memory.
 * @param {Pick<typeof import("catchmate"), "load">} catchmate
 * @param {import("./cases.mjs").Solve} solve
 */
export async function bestSolve({ load }, { game, input, runs, draws: countsDraws }) {
	const solver = await load();
	try {
		const { problems, error } = await solver.read(game, input);
		if (error?.code === "table-too-large") return undefined;
		const [problem] = problems;
		if (problem === undefined) throw error ?? new Error(`no board of ${game}`);
		let [ms, positions, draws] = [Number.POSITIVE_INFINITY, 0, 0];
		for (let run = 0; run < runs; run++) {
			const started = performance.now();
			const table = await solver.solve(problem.game);
			ms = Math.min(ms, performance.now() - started);
			positions = table.positions;
			if (countsDraws && run === 0) {
				const { toMove } = await table.statistics();
				draws = Object.values(toMove).reduce((sum, side) => sum + side.draws, 0);
			}
			table.dispose();
		}
		return { ms, positions, draws };
	} finally {
		solver.dispose();
	}
}
