/** The package in a page: in a worker and on the main thread, under strict policies. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Problem, Solver } from "catchmate";
import type { FromWorker, ToWorker } from "../../wasm/engine/messages.ts";
import { test as base, expect } from "./fixtures.ts";
import { expectWorkers } from "./workers.ts";

/** Policies of a page with only the package: the guide's, and stricter ones. */
const withoutBlob = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";
const strict = `${withoutBlob} blob:`;
const ownFiles = `${withoutBlob}; connect-src 'self'`;

/** A board solved in several steps, and its answer. */
const large = "28 5 5 1 1";
const answer = "BLACK 68";

declare global {
	interface Window {
		catchmate: typeof import("catchmate");
		/** Loads the package and reads a board of chase. */
		begin(text: string): Promise<{ solver: Solver; problem: Problem }>;
	}
}

const test = base.extend<{
	/** Opens a page with only the package. */
	openPackage(policy?: string, expects?: readonly RegExp[]): Promise<Page>;
}>({
	openPackage: async ({ open, site }, use) => {
		await use(async (policy = strict, expects = []) => {
			site.put("/package.html", "<!doctype html><title>The package</title>", policy);
			const page = await open("/package.html", { expects });
			await page.evaluate('import("/index.js").then((all) => { window.catchmate = all; })');
			await page.evaluate(() => {
				window.begin = async (text) => {
					const solver = await window.catchmate.load();
					const [problem] = (await solver.read("chase", text)).problems;
					if (problem === undefined) throw new Error("no problem");
					return { solver, problem };
				};
			});
			return page;
		});
	},
});

for (const { name, policy, workers, expects } of [
	{ name: "a strict policy", policy: strict, workers: 1, expects: [] },
	{
		name: "a policy that allows no worker from a blob",
		policy: withoutBlob,
		workers: 0,
		expects: [/worker/i],
	},
]) {
	test(`under ${name}, solving yields to the page, aborts, and errors keep their fields`, async ({
		openPackage,
	}) => {
		const page = await openPackage(policy, expects);
		const loaded = await page.evaluateHandle((text) => window.begin(text), large);
		await expectWorkers(page, workers);
		const found = await page.evaluate(async ({ solver, problem: { game, position } }) => {
			const { catchmate } = window;
			/** The outcome of a task, and whether the page could run meanwhile. */
			const givesWay = async <Result>(work: Promise<Result>) => {
				let turns = 0;
				const timer = setInterval(() => {
					turns += 1;
				}, 1);
				const result = await work;
				clearInterval(timer);
				return [turns > 0, result] as const;
			};
			const fails = (work: Promise<unknown>) =>
				work.then(
					() => null,
					(error) => [error.name, error.code, error.side].filter((each) => each !== undefined),
				);
			const [solveGaveWay, table] = await givesWay(solver.solve(game));
			const controller = new AbortController();
			const reason = new Error("changed my mind");
			const onProgress = () => controller.abort(reason);
			const aborted = await solver
				.solve(game, { signal: controller.signal, onProgress })
				.catch((error: unknown) => error === reason);
			const bad = (await solver.read("chase", "8 9 1 1 1")).error;
			const pieces = { ...position.pieces, white: [{ row: 0, column: 1 }] };
			const partial = await solver.solve(game, { position });
			const huge = { rows: 250, columns: 250, obstacles: [] };
			const errors = [
				await fails(table.lookup({ ...position, pieces })),
				await fails(partial.lookup({ ...position, toMove: "black" })),
				await fails(solver.solve({ ...game, board: huge })),
			];
			const answer = await table.answer(position);
			const [valuesGaveWay, { outcomes, distances }] = await givesWay(table.values());
			const [verifyGaveWay, { positions, fault }] = await givesWay(table.verify());
			solver.dispose();
			errors.push(await fails(table.lookup(position)));
			return {
				gaveWay: [solveGaveWay, valuesGaveWay, verifyGaveWay],
				values: [outcomes.length, Math.max(...distances.subarray(0, 1000)) > 0],
				aborted,
				bad: bad instanceof catchmate.InputError && [bad.code, bad.column, bad.subject, bad.high],
				errors,
				answer,
				verified: { positions, fault },
			};
		}, loaded);
		assert.deepEqual(found, {
			gaveWay: [true, true, true],
			values: [2 * 28 ** 4, true],
			aborted: true,
			bad: ["number-out-of-range", 3, "r1", 8],
			errors: [
				["InvalidPositionError", "off-board", "white"],
				["UnknownPositionError"],
				["TableTooLargeError"],
				["EngineError"],
			],
			answer,
			verified: { positions: 2 * 28 ** 4, fault: null },
		});
		await expectWorkers(page, 0);
	});
}

test("an aborted solve leaves no table in the worker, at any step", async ({ openPackage }) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		const made = new Set<number>();
		const released = new Set<number>();
		let controller: AbortController | undefined;
		const { postMessage } = Worker.prototype;
		Worker.prototype.postMessage = function (this: Worker, message: ToWorker) {
			postMessage.call(this, message);
			if (message.type === "release") released.add(message.table);
			if (message.type === "run" && message.task.job === "solve") {
				const [table] = message.task.args;
				this.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
					if (data.id === message.id && data.type === "result") made.add(table);
				});
				// After it is awaited, but long before the worker, which solves so small a game in one go, is informed.
				queueMicrotask(() => controller?.abort());
			}
		} as typeof postMessage;
		const { solver, problem } = await window.begin("4 1 1 4 4");
		let rejected = 0;
		for (let solve = 0; solve < 20; solve++) {
			controller = new AbortController();
			const { signal } = controller;
			await solver.solve(problem.game, { signal }).catch((reason) => {
				if (reason === signal.reason) rejected += 1;
			});
		}
		controller = undefined;
		// Once the worker answers this and makes the last table, all earlier messages have arrived.
		const last = await solver.solve(problem.game);
		await last.answer(problem.position);
		last.dispose();
		solver.dispose();
		const kept = [...made].filter((table) => !released.has(table));
		return { hasLate: made.size > 1, kept, rejected };
	});
	assert.deepEqual(found, { hasLate: true, kept: [], rejected: 20 });
	const ends = await page.evaluate(async () => {
		const ends: string[] = [];
		for (const steps of [0, 1, 2, 3, 4, 6, 8, 12, 20]) {
			const { solver, problem } = await window.begin("3 1 1 3 3");
			await solver.solve(problem.game);
			const solving = solver.solve(problem.game).catch(({ message }) => message);
			for (let step = 0; step < steps; step++) await null;
			solver.dispose();
			ends.push(String(await solving));
		}
		return ends;
	});
	assert.deepEqual(ends, Array(9).fill("the solver was disposed of"));
});

test("after a worker failure the next solve starts a new worker, and old tables refuse", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const loaded = await page.evaluateHandle(async (text) => {
		const { solver, problem } = await window.begin(text);
		return { solver, problem, old: await solver.solve(problem.game) };
	}, large);
	await page.workers()[0]?.evaluate(() => {
		setTimeout(() => {
			throw new Error("struck by lightning");
		});
	});
	await expectWorkers(page, 0);
	const found = await page.evaluate(async ({ solver, problem: { game, position }, old }) => {
		const nameOf = (error: unknown) => (error as Error).name;
		let worker: Worker | undefined;
		const { postMessage } = Worker.prototype;
		Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
			worker = this;
			Reflect.apply(postMessage, this, sent);
		} as typeof postMessage;
		const next = await solver.solve(game);
		const refused = await old.lookup(position).catch(nameOf);
		old.dispose();
		const answers = [await next.answer(position)];
		const onProgress = () => worker?.dispatchEvent(new MessageEvent("messageerror"));
		const unread = await solver.solve(game, { onProgress }).catch(nameOf);
		answers.push(await (await solver.solve(game)).answer(position));
		solver.dispose();
		return { refused, unread, answers };
	}, loaded);
	const failed = "EngineError";
	assert.deepEqual(found, { refused: failed, unread: failed, answers: [answer, answer] });
});

test("separate worker and module files need no blob, and only the module is required", async ({
	openPackage,
}) => {
	const page = await openPackage(ownFiles, [/none\.js/, /nothing\.wasm/, /404 \(Not Found\)/]);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const answersWith = (workerUrl: string, wasm?: string) =>
		page.evaluate(
			async ([workerUrl, wasm]) => {
				const given = { workerUrl: new URL(workerUrl, location.href), ...(wasm && { wasm }) };
				const solver = await window.catchmate.load(given);
				const { game, position } = solver.decode("1Ac4WIAzzUx");
				return (await solver.solve(game)).answer(position);
			},
			[workerUrl, wasm] as const,
		);
	assert.equal(await answersWith("/worker.js", "/solver.wasm"), "BLACK 20");
	await expectWorkers(page, 1);
	await expect.poll(async () => asked.sort()).toEqual(["/solver.wasm", "/worker.js"]);
	assert.equal(await answersWith("/none.js"), "BLACK 20");
	await assert.rejects(answersWith("/worker.js", "/nothing.wasm"), /EngineError: .*404/);
	await expectWorkers(page, 1);
});

test("a small game solves on the page if asked, a large one in the worker", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		const { solver } = await window.begin("2 1 1 2 2");
		/** Whether a waiting task ran before a game was solved and a position looked up. */
		const isOvertaken = async (text: string) => {
			const [problem] = (await solver.read("chase", text)).problems;
			if (problem === undefined) throw new Error(text);
			let isOver = false;
			setTimeout(() => {
				isOver = true;
			});
			const table = await solver.solve(problem.game, { mainThread: true });
			await table.lookup(problem.position);
			return isOver;
		};
		// The first call starts the module.
		await isOvertaken("2 1 1 2 2");
		const results = [await isOvertaken("2 1 1 2 2"), await isOvertaken("28 1 1 28 28")];
		solver.dispose();
		return results;
	});
	assert.deepEqual(found, [false, true]);
	await expectWorkers(page, 0);
});
