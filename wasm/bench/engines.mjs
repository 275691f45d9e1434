/** Times whole tables in three places: the native core, Node, and a page in Chromium. */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import * as catchmate from "catchmate";
import { launchOptions } from "../../tests/browser/chromium.ts";
import { bestSolve } from "./best-solve.mjs";
import { crossingPawnInput, openBoard } from "./boards.mjs";

/** @typedef {import("./cases.mjs").Solve} Solve */

/**
 * @typedef {object} Timing
 * @property {number} ms of the best solve
 * @property {number} positions
 * @property {number} [bytes] peak memory of a solve; 0 if unknown
 * @property {number} [copied] bytes that one thread of the machine copies in a second
 * @property {number} [draws] if they are counted
 */

/**
 * Times a method of the native core in its own process.
 * @param {"fast" | "parallel" | "plain"} method
 * @param {Solve} solve
 * @returns {Timing}
 */
export function timeNative(method, { game, input, runs }) {
	const { status, stdout, stderr } = spawnSync(
		"build/native/core/bench/core_bench",
		[`--benchmark_repetitions=${runs}`, "--benchmark_format=json", method, game],
		{ input, encoding: "utf8" },
	);
	if (status !== 0) throw new Error(stderr);
	/** @type {{ run_type: string, real_time: number, positions: number, bytes: number, copied: number }[]} */
	const benchmarks = JSON.parse(stdout).benchmarks;
	const solves = benchmarks.filter(({ run_type }) => run_type === "iteration");
	const ms = Math.min(...solves.map(({ real_time }) => real_time));
	const { positions = 0, bytes = 0, copied = 0 } = solves[0] ?? {};
	return { ms, positions, bytes, copied };
}

/**
 * Times the package in this process.
 * @param {Solve} solve
 * @returns {Promise<Timing | undefined>}
 */
export function timeInNode(solve) {
	return bestSolve(catchmate, solve);
}

/** The number of questions per row, and of rows. */
const QUESTIONS = 500;
const ROWS = 40;

/** Times `moves` for a position on an open 10×10 board, in this process: the mean of each row of questions, in ms. */
export async function timeMoves() {
	const solver = await catchmate.load();
	try {
		const { problems } = await solver.read("crossing-pawn", crossingPawnInput(openBoard(10)));
		const [problem] = problems;
		if (problem === undefined) throw new Error("no board");
		const table = await solver.solve(problem.game);
		const times = [];
		for (let row = 0; row < ROWS; row++) {
			const started = performance.now();
			for (let question = 0; question < QUESTIONS; question++) await table.moves(problem.position);
			times.push((performance.now() - started) / QUESTIONS);
		}
		return times;
	} finally {
		solver.dispose();
	}
}

/** The files of a page with nothing but the package and the code that times it. */
const FILES = new Map([
	["/best-solve.js", new URL("best-solve.mjs", import.meta.url)],
	...["index", "core", "embedded-wasm", "embedded-worker"].map(
		(name) =>
			/** @type {const} */ ([`/${name}.js`, new URL(`../../dist/${name}.js`, import.meta.url)]),
	),
]);
const SCRIPT = `
	import * as catchmate from "/index.js";
	import { bestSolve } from "/best-solve.js";
	window.bestSolve = (solve) => bestSolve(catchmate, solve);`;

/** Starts a Chromium that times the package, each case in a new page. The caller closes it. */
export async function openChromium() {
	const server = createServer(async ({ url = "/" }, response) => {
		const file = FILES.get(url);
		response.setHeader("Content-Type", file ? "text/javascript" : "text/html");
		response.end(
			file ? await readFile(file) : `<!doctype html><script type="module">${SCRIPT}</script>`,
		);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
	const browser = await chromium.launch(launchOptions);
	const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
	return {
		/**
		 * @param {Solve} solve
		 * @returns {Promise<Timing | undefined>}
		 */
		async time(solve) {
			const page = await browser.newPage();
			try {
				await page.goto(`http://127.0.0.1:${port}/`);
				await page.waitForFunction("window.bestSolve");
				return await page.evaluate(`window.bestSolve(${JSON.stringify(solve)})`);
			} finally {
				await page.close();
			}
		},
		async close() {
			await browser.close();
			server.close();
		},
	};
}
