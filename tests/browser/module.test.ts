/** The package in a page: in a worker, in the page's own thread, and under the policies of strict hosts. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { FromWorker, ToWorker } from "../../wasm/engine/messages.ts";
import { goodFixtures, signatures } from "../node/fixtures.ts";
import { test as base, expect } from "./fixtures.ts";
import { seesWorkers } from "./workers.ts";

/** Policies of a page with the package alone: what the guide asks for, and what an author may do without. */
const withoutBlob = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";
const strict = `${withoutBlob} blob:`;
const ownFiles = `${withoutBlob}; connect-src 'self'`;

declare global {
	interface Window {
		catchmate: typeof import("catchmate");
	}
}

interface Package {
	/** Opens a page that has the package and nothing else. */
	openPackage(policy?: string, expects?: readonly RegExp[]): Promise<Page>;
}

const test = base.extend<Package>({
	openPackage: async ({ open, site }, use) => {
		await use(async (policy = strict, expects = []) => {
			site.put("/package.html", "<!doctype html><title>The package</title>", policy);
			const page = await open("/package.html", { expects });
			await page.evaluate('import("/index.js").then((all) => { window.catchmate = all; })');
			return page;
		});
	},
});

test("the module in a browser's worker computes the answers and the pinned signatures of the fixtures", async ({
	openPackage,
}) => {
	const page = await openPackage();
	for (const { name, game, input, output } of goodFixtures) {
		const found = await page.evaluate(
			async ([game, input, wantsSignatures]) => {
				const solver = await window.catchmate.load();
				const { problems, error } = await solver.read(game, new Uint8Array(input));
				const answers: string[] = [];
				const signatures: string[] = [];
				for (const problem of problems) {
					const table = await solver.solve(problem.game);
					answers.push(`${await table.answer(problem.position)}\n`);
					if (wantsSignatures) signatures.push(await table.signature());
					table.dispose();
				}
				solver.dispose();
				return { answers: answers.join(""), signatures, error: error?.message ?? null };
			},
			[game, [...input], signatures.has(name)] as const,
		);
		const expected = { answers: output, signatures: signatures.get(name) ?? [], error: null };
		assert.deepEqual(found, expected, name);
	}
	await seesWorkers(page, 0);
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
	test(`under ${name}, a solve and a verification give way to the page, a solve can be aborted, and errors keep their fields`, async ({
		openPackage,
	}) => {
		const page = await openPackage(policy, expects);
		const loaded = await page.evaluateHandle(() => window.catchmate.load());
		await seesWorkers(page, workers);
		const found = await page.evaluate(async (solver) => {
			const { EngineError, InputError, InvalidPositionError, TableTooLargeError } =
				window.catchmate;
			const { problems } = await solver.read("chase", "40 10 10 1 1");
			const [problem] = problems;
			if (problem === undefined) throw new Error("no problem");

			let turns = 0;
			const timer = setInterval(() => {
				turns += 1;
			}, 5);
			let reports = 0;
			const table = await solver.solve(problem.game, {
				onProgress: () => {
					reports += 1;
				},
			});
			clearInterval(timer);

			const controller = new AbortController();
			const reason = new Error("changed my mind");
			const onProgress = () => controller.abort(reason);
			const aborted = await solver
				.solve(problem.game, { signal: controller.signal, onProgress })
				.catch((error: unknown) => error === reason);

			const bad = (await solver.read("chase", "8 9 1 1 1")).error;
			const pieces = { ...problem.position.pieces, white: [{ row: 0, column: 1 }] };
			const invalid = await table
				.lookup({ ...problem.position, pieces })
				.catch(
					(error: unknown) =>
						error instanceof InvalidPositionError && [error.name, error.code, error.side],
				);
			const partial = await solver.solve(problem.game, { position: problem.position });
			const unknown = await partial
				.lookup({ ...problem.position, toMove: "black" })
				.catch((error: unknown) => error instanceof Error && [error.name, error.message]);
			const huge = { rows: 250, columns: 250, obstacles: [] };
			const tooLarge = await solver
				.solve({ ...problem.game, board: huge })
				.catch(
					(error: unknown) => error instanceof TableTooLargeError && error.bytes > error.budget,
				);
			const answer = await table.answer(problem.position);
			const turnsBefore = turns;
			const ticking = setInterval(() => {
				turns += 1;
			}, 5);
			const { positions, fault } = await table.verify();
			clearInterval(ticking);
			const gaveWayAgain = turns - turnsBefore > 1;
			solver.dispose();
			const disposed = await table
				.lookup(problem.position)
				.catch((error: unknown) => error instanceof EngineError);
			return {
				gaveWay: turns > 1 && reports > 1,
				aborted,
				bad: bad instanceof InputError && [bad.code, bad.column, bad.subject, bad.high],
				invalid,
				unknown,
				tooLarge,
				answer,
				verified: { positions, fault, gaveWay: gaveWayAgain },
				disposed,
			};
		}, loaded);
		assert.deepEqual(found, {
			gaveWay: true,
			aborted: true,
			bad: ["number-out-of-range", 3, "r1", 8],
			invalid: ["InvalidPositionError", "off-board", "white"],
			unknown: [
				"UnknownPositionError",
				"the table was made for one position, and does not know this one",
			],
			tooLarge: true,
			answer: "BLACK 112",
			verified: { positions: 5_120_000, fault: null, gaveWay: true },
			disposed: true,
		});
		await seesWorkers(page, 0);
	});
}

test("a solve that was aborted leaves no table behind in the worker", async ({ openPackage }) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		const made = new Set<number>();
		const released = new Set<number>();
		let controller: AbortController | undefined;
		const { postMessage } = Worker.prototype;
		Worker.prototype.postMessage = function (this: Worker, message: ToWorker) {
			postMessage.call(this, message);
			if (message.type === "release") released.add(message.table);
			if (message.type === "call" && message.call.method === "solve") {
				const [table] = message.call.args;
				this.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
					if (data.id === message.id && data.type === "result") made.add(table);
				});
				// When it is waited for, but long before the worker hears of it, which solves so small a game at one go.
				queueMicrotask(() => controller?.abort());
			}
		} as typeof postMessage;
		const solver = await window.catchmate.load();
		const { problems } = await solver.read("chase", "4 1 1 4 4");
		const [problem] = problems;
		if (problem === undefined) throw new Error("no problem");
		let rejected = 0;
		for (let solve = 0; solve < 20; solve++) {
			controller = new AbortController();
			const { signal } = controller;
			await solver.solve(problem.game, { signal }).catch((reason) => {
				if (reason === signal.reason) rejected += 1;
			});
		}
		controller = undefined;
		// Whatever the worker still had to say has been heard by the time it answers this.
		const last = await solver.solve(problem.game);
		await last.answer(problem.position);
		last.dispose();
		solver.dispose();
		// The last one was not aborted.
		const late = made.size - 1;
		return { late, kept: [...made].filter((table) => !released.has(table)), rejected };
	});
	assert.deepEqual([found.kept, found.rejected], [[], 20]);
	assert.ok(found.late > 0, "the worker has made a table before it heard of the abort");
});

test("when the worker has failed, the next solve starts another, and older tables refuse to answer", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const loaded = await page.evaluateHandle(async () => {
		const solver = await window.catchmate.load();
		const { problems } = await solver.read("chase", "3 1 1 3 3");
		const [problem] = problems;
		if (problem === undefined) throw new Error("no problem");
		return { solver, problem, old: await solver.solve(problem.game) };
	});
	await page.workers()[0]?.evaluate(() => {
		setTimeout(() => {
			throw new Error("struck by lightning");
		});
	});
	await seesWorkers(page, 0);
	const found = await page.evaluate(async ({ solver, problem, old }) => {
		const refusal = (error: unknown) => error instanceof window.catchmate.EngineError;
		const next = await solver.solve(problem.game);
		const refused = await old.lookup(problem.position).catch(refusal);
		old.dispose();
		const answer = await next.answer(problem.position);
		solver.dispose();
		return { refused, answer };
	}, loaded);
	assert.deepEqual(found, { refused: true, answer: "BLACK 6" });
});

test("a message of the worker's that cannot be read is a failure of the worker", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		let worker: Worker | undefined;
		const { postMessage } = Worker.prototype;
		Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
			worker = this;
			Reflect.apply(postMessage, this, sent);
		} as typeof postMessage;
		const solver = await window.catchmate.load();
		const { problems } = await solver.read("chase", "40 10 10 1 1");
		const [problem] = problems;
		if (problem === undefined) throw new Error("no problem");
		const solving = solver.solve(problem.game, {
			onProgress: () => worker?.dispatchEvent(new MessageEvent("messageerror")),
		});
		const { name, message } = await solving.catch((error) => error);
		const next = await solver.solve(problem.game);
		const answer = await next.answer(problem.position);
		solver.dispose();
		return { name, message, answer };
	});
	const message = "the worker failed: its message could not be read";
	assert.deepEqual(found, { name: "EngineError", message, answer: "BLACK 112" });
});

test("whatever is under way when a solver is disposed of comes to an end, at whatever step", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const ends = await page.evaluate(async () => {
		const ends = new Set<string>();
		for (let steps = 0; steps < 40; steps++) {
			const solver = await window.catchmate.load();
			const { problems } = await solver.read("chase", "3 1 1 3 3");
			const [problem] = problems;
			if (problem === undefined) throw new Error("no problem");
			await solver.solve(problem.game);
			const solving = solver.solve(problem.game).catch(({ message }) => message);
			for (let step = 0; step < steps; step++) await null;
			solver.dispose();
			ends.add(await solving);
		}
		return [...ends];
	});
	assert.deepEqual(ends, ["the solver was disposed of"]);
});

test("a host that serves the worker and the module itself needs no blob, and loads nothing that is embedded", async ({
	openPackage,
}) => {
	const page = await openPackage(ownFiles);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const answer = await page.evaluate(async () => {
		const workerUrl = new URL("/worker.js", location.href);
		const solver = await window.catchmate.load({ workerUrl, wasm: "/solver.wasm" });
		const { game, position } = solver.decode("1Ac4WIAzzUx");
		return (await solver.solve(game)).answer(position);
	});
	assert.equal(answer, "BLACK 20");
	await seesWorkers(page, 1);
	await expect.poll(async () => asked.sort()).toEqual(["/solver.wasm", "/worker.js"]);
});

test("a worker's script that is not there leaves the work to the page; a module that is not there is an EngineError", async ({
	openPackage,
}) => {
	const page = await openPackage(ownFiles, [/none\.js/, /nothing\.wasm/, /404 \(Not Found\)/]);
	const found = await page.evaluate(async () => {
		const solver = await window.catchmate.load({ workerUrl: "/none.js" });
		const { game, position } = solver.decode("1Ac4WIAzzUx");
		const answer = await (await solver.solve(game)).answer(position);
		const failure = await window.catchmate
			.load({ workerUrl: "/worker.js", wasm: "/nothing.wasm" })
			.catch((error) => `${error.name}: ${error.message}`);
		return { answer, failure };
	});
	assert.equal(found.answer, "BLACK 20");
	assert.equal(found.failure, "EngineError: /nothing.wasm cannot be fetched: 404");
	await seesWorkers(page, 0);
});

test("a game on a graph is solved in the worker, and a graph of longer moves refused there", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		const solver = await window.catchmate.load();
		const sideOf = (name: string, reach: number) => ({
			name,
			reach,
			pieces: 1,
			mayPass: false,
			directions: [],
			leaps: "nothing" as const,
			goals: [],
		});
		/** A mouse and a cat on five points in a row, of which the last is the mouse's hole. */
		const gameOf = (reach: number) => ({
			rules: {
				id: "hole",
				starts: "mouse",
				capture: { winner: "cat" },
				sides: [sideOf("mouse", reach), sideOf("cat", 1)] as const,
				noMove: "loses" as const,
				endless: "draws" as const,
			},
			board: {
				rows: 1,
				columns: 5,
				obstacles: [],
				graph: {
					edges: [1, 2, 3, 4].map((from) => ({ from, to: from + 1 })),
					names: ["a", "b", "c", "d", "洞"],
					places: [0, 250, 500, 750, 1000].map((x) => ({ x, y: 500 })),
				},
				goals: { mouse: [{ row: 1, column: 5 }] },
				closed: { cat: [{ row: 1, column: 5 }] },
			},
		});
		const position = {
			toMove: "mouse",
			pieces: { mouse: [{ row: 1, column: 3 }], cat: [{ row: 1, column: 1 }] },
		};
		const table = await solver.solve(gameOf(1));
		const { outcome, distance } = await table.lookup(position);
		const { fault } = await table.verify();
		const refusal = await solver
			.solve(gameOf(2))
			.catch((error) => [error.name, error.code, error.field]);
		return { outcome, distance, fault, refusal };
	});
	assert.deepEqual(found, {
		outcome: "win",
		distance: 3,
		fault: null,
		refusal: ["InvalidRulesError", "graph-reach", "sides[0].reach"],
	});
	await seesWorkers(page, 1);
});

test("a small game can be solved where it is asked for, before anything else has its turn, and a large one is the worker's", async ({
	openPackage,
}) => {
	const page = await openPackage();
	const found = await page.evaluate(async () => {
		const solver = await window.catchmate.load();
		/** Whether a task that waits had its turn before a game was solved and a position looked up. */
		const isOvertaken = async (text: string) => {
			const [problem] = (await solver.read("chase", text)).problems;
			if (problem === undefined) throw new Error(text);
			let isOver = false;
			const turn = new Promise<void>((resolve) => {
				setTimeout(() => {
					isOver = true;
					resolve();
				});
			});
			const table = await solver.solve(problem.game, { mainThread: true });
			const { distance } = await table.lookup(problem.position);
			const wasOver = isOver;
			table.dispose();
			await turn;
			return [wasOver, distance];
		};
		// The first one starts the module.
		await isOvertaken("2 1 1 2 2");
		const results = [await isOvertaken("2 1 1 2 2"), await isOvertaken("40 1 1 40 40")];
		solver.dispose();
		return results;
	});
	assert.deepEqual(found[0], [false, 2]);
	assert.equal(found[1]?.[0], true);
	await seesWorkers(page, 0);
});
