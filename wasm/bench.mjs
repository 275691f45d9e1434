/**
 * Times the solver natively and in Node, in one run and on the same boards, and prints both with their ratio. For each case
 * the best of several solves counts, after one that does not.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "catchmate";
import { buildNative } from "./toolchain.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const SOLVES = 5;

const CASES = [
	{
		name: "crossing pawn, open 10×10",
		game: "crossing-pawn",
		file: "tests/fixtures/crossing-pawn/ten-by-ten.in",
	},
	{
		name: "crossing pawn, maze 10×10",
		game: "crossing-pawn",
		file: "tests/fixtures/crossing-pawn/long-wins.in",
	},
	{ name: "chase, 20×20", game: "chase", file: "tests/fixtures/chase/longest-20.in" },
];

buildNative();
const report = execFileSync(
	"build/native/core/bench/core_bench",
	[
		`--benchmark_repetitions=${SOLVES}`,
		"--benchmark_min_time=0.1",
		"--benchmark_format=json",
		...CASES.flatMap(({ game, file }) => [game, file]),
	],
	{ encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
);
/** @type {{ benchmarks: { run_name: string, run_type: string, real_time: number, positions: number }[] }} */
const { benchmarks } = JSON.parse(report);

const solver = await load();
const rows = [];
for (const { name, game, file } of CASES) {
	const native = benchmarks.filter(
		({ run_name, run_type }) => run_name === file && run_type === "iteration",
	);
	const nativeMs = Math.min(...native.map(({ real_time }) => real_time));
	const { problems } = await solver.read(game, readFileSync(file));
	const [problem] = problems;
	if (problem === undefined) throw new Error(`no board in ${file}`);

	let nodeMs = Number.POSITIVE_INFINITY;
	let positions = 0;
	for (let solve = 0; solve <= SOLVES; solve++) {
		const started = performance.now();
		const table = await solver.solve(problem.game);
		if (solve > 0) nodeMs = Math.min(nodeMs, performance.now() - started);
		positions = table.positions;
		table.dispose();
	}
	const millions = (/** @type {number} */ ms) => (positions / ms / 1000).toFixed(1);
	rows.push({
		case: name,
		positions,
		"native, ms": nativeMs.toFixed(1),
		"native, million positions/s": millions(nativeMs),
		"Node, ms": nodeMs.toFixed(1),
		"Node, million positions/s": millions(nodeMs),
		"Node / native": (nodeMs / nativeMs).toFixed(2),
	});
}
solver.dispose();
console.table(rows);
