/** Boards that come and go: their worker, their memory, and what becomes of their games. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Game } from "catchmate";
import { cell, hearsOf, seesVerdict, told, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	type Faulty,
	holdWorkers,
	killWorker,
	seesWorkers,
	setFault,
	workersMade,
} from "./workers.ts";

const small = '<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>';
/** Longer than the worker outlives the last board, in milliseconds. */
const workersTime = 1500;
const begun = "Black wins in 6 plies. White to move.";
const moved = "Black wins in 5 plies. Black to move.";

async function move(page: Page): Promise<void> {
	await cell(page, 1, 1).click();
	await cell(page, 1, 2).click();
	await seesVerdict(page, moved);
}

/** Counts solves that run at once, in the workers of a page. Runs in the page. */
function countSolves(): void {
	const counts = { running: 0, most: 0, all: 0 };
	Object.assign(globalThis, { counts });
	const Original = Worker;
	globalThis.Worker = new Proxy(Original, {
		construct(Target, [url, options]) {
			const worker = new Target(url, options);
			const send = worker.postMessage.bind(worker);
			const solves = new Set<number>();
			worker.postMessage = (message: { id: number; call?: { method: string } }) => {
				if (message.call?.method === "solve") {
					solves.add(message.id);
					counts.all += 1;
					counts.running += 1;
					counts.most = Math.max(counts.most, counts.running);
				}
				send(message);
			};
			worker.addEventListener("message", ({ data }) => {
				if (data.type !== "progress" && solves.delete(data.id)) {
					counts.running -= 1;
				}
			});
			return worker;
		},
	});
}

const counts = (page: Page) =>
	page.evaluate(
		() => (globalThis as unknown as { counts: Record<"running" | "most" | "all", number> }).counts,
	);

/** Twenty boards, far more than fit on the screen. */
const twenty = Array.from(
	{ length: 20 },
	(_, i) =>
		`<p>Some text.</p><catchmate-board id="board-${i}" mode="analyse" position="${10 + (i % 5)} 1 1 ${2 + (i % 7)} ${3 + (i % 6)}"></catchmate-board>`,
).join("");

/** The size of a page, in nodes of documents, listeners and bytes of scripts' memory. */
async function footprint(
	page: Page,
): Promise<Record<"Nodes" | "JSEventListeners" | "JSHeapUsedSize", number>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Performance.enable");
	await devtools.send("HeapProfiler.enable");
	for (let times = 0; times < 3; times++) {
		await devtools.send("HeapProfiler.collectGarbage");
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	}
	const { metrics } = await devtools.send("Performance.getMetrics");
	const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
	await devtools.detach();
	return {
		Nodes: of("Nodes"),
		JSEventListeners: of("JSEventListeners"),
		JSHeapUsedSize: of("JSHeapUsedSize"),
	};
}

/** Has a browser never tell what is on the screen. Runs in the page before its own scripts. */
const neverObserve = "IntersectionObserver.prototype.observe = () => {};";

test.describe("twenty boards on a page", () => {
	test("share one worker, which solves for one at a time", async ({ host }) => {
		const page = await host({ body: twenty, prepare: countSolves });
		await hearsOf(page, "solve", 20);
		await seesWorkers(page, 1);
		await expect.poll(() => counts(page)).toEqual({ running: 0, most: 1, all: 20 });
	});

	for (const [when, prepare] of [
		["", undefined],
		[", also before the browser has told which those are", neverObserve],
	] as const) {
		test(`are solved in the order in which the reader sees them${when}`, async ({ host }) => {
			const page = await host({
				body: `<div id="boards"></div>`,
				...(prepare && { prepare }),
			});
			await page.evaluate(async (html) => {
				const place = document.querySelector("#boards") as HTMLElement;
				place.innerHTML = html;
				const boards = [...place.querySelectorAll("catchmate-board")];
				for (const board of boards) board.style.height = "600px";
				scrollTo(0, document.body.scrollHeight);
				const solver = await boards[0]?.solver;
				const solve = solver?.solve.bind(solver);
				if (!solver || !solve) throw new Error("there is no solver");
				const games: Game[] = [];
				solver.solve = (game, options) => {
					games.push(game);
					return solve(game, options);
				};
				const order = () =>
					games.map((game) => boards.findIndex(({ problem }) => problem?.game === game));
				Object.assign(globalThis, { order });
			}, twenty);
			await hearsOf(page, "solve", 20);
			const order = await page.evaluate(() =>
				(globalThis as unknown as { order: () => number[] }).order(),
			);
			// One may be begun before there is another to choose.
			const first = order.slice(0, 3);
			assert.ok(first.includes(18) && first.includes(19), order.join(" "));
		});
	}

	test("leave nothing behind when they are removed", async ({ host }) => {
		const page = await host({ body: `<div id="boards"></div>` });
		const comeAndGo = async () => {
			await page.evaluate((html) => {
				(globalThis as unknown as { told: unknown[] }).told.length = 0;
				(document.querySelector("#boards") as HTMLElement).innerHTML = html;
			}, twenty);
			await hearsOf(page, "solve", 20);
			await page.evaluate(() => {
				(globalThis as unknown as { told: unknown[] }).told.length = 0;
				(document.querySelector("#boards") as HTMLElement).replaceChildren();
			});
			await seesWorkers(page, 0);
		};
		await comeAndGo();
		const once = await footprint(page);
		await comeAndGo();
		// Objects that nothing refers to may be collected later.
		await expect(async () => {
			const again = await footprint(page);
			const figures = JSON.stringify({ once, again });
			assert.ok(again.Nodes - once.Nodes < 100, figures);
			assert.ok(again.JSEventListeners - once.JSEventListeners < 20, figures);
			assert.ok(again.JSHeapUsedSize - once.JSHeapUsedSize < 300_000, figures);
		}).toPass();
		await seesWorkers(page, 0);
	});
});

test.describe("a board that is removed", () => {
	test("frees its table while others keep theirs, and the last ends the worker", async ({
		host,
	}) => {
		const page = await host({
			body: `${small}<catchmate-board id="other" mode="analyse" position="2 1 1 2 2"></catchmate-board>`,
			prepare: holdWorkers,
		});
		await hearsOf(page, "solve", 2);
		await page.evaluate(() => {
			const [worker] = (globalThis as unknown as Faulty).workers.all;
			const sent: string[] = [];
			Object.assign(globalThis, { sent });
			const send = worker?.postMessage.bind(worker);
			if (worker && send) {
				worker.postMessage = (message: { type: string }) => {
					sent.push(message.type);
					send(message);
				};
			}
		});
		await page.clock.install();
		await page.evaluate(() => document.querySelector("catchmate-board")?.remove());
		const sent = () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
		await expect.poll(sent).toEqual(["release"]);
		// By then the worker would have ended as well, and the move have asked for another.
		await page.clock.runFor(workersTime);
		assert.deepEqual(await sent(), ["release"]);
		await page.locator("#other .move").first().click();
		await hearsOf(page, "move");
		assert.equal(await workersMade(page), 1);
		await page.evaluate(() => document.querySelector("#other")?.remove());
		await seesWorkers(page, 0);
	});

	test("after its puzzle was solved is a solved one when it comes back, and can be begun again", async ({
		host,
	}) => {
		const page = await host({
			body: '<div id="here"><catchmate-board mode="puzzle" position="5 3 3 3 4"></catchmate-board></div>',
		});
		await page.locator(".verdict-words").waitFor();
		await withBoard(page, (board) =>
			board.play({ from: { row: 3, column: 3 }, to: { row: 3, column: 4 } }),
		);
		await hearsOf(page, "solved");
		await page.evaluate(async () => {
			const board = document.querySelector("catchmate-board");
			board?.remove();
			// After the tasks that wait already: it finds itself removed in one of them.
			await new Promise((resolve) => setTimeout(resolve));
			document.querySelector("#here")?.append(board ?? "");
		});
		await hearsOf(page, "solve", 2);
		assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "solved");
		await page.locator("[part=success]").waitFor();
		await withBoard(page, (board) => board.reset());
		await seesVerdict(page, "White to move: win in the fewest moves.");
		assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
	});

	test("and comes back later has its game again", async ({ host }) => {
		const page = await host({ body: `<div id="here">${small}</div>` });
		await seesVerdict(page, begun);
		await move(page);
		const removed = await page.evaluateHandle(() => {
			const board = document.querySelector("catchmate-board");
			board?.remove();
			return board;
		});
		await seesWorkers(page, 0);
		await page.evaluate((board) => document.querySelector("#here")?.append(board ?? ""), removed);
		await seesVerdict(page, moved);
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, begun);
	});
});

test.describe("a board that is moved in the document", () => {
	test("keeps its game, its table and its worker", async ({ host }) => {
		const page = await host({
			body: `<div id="here">${small}</div><div id="there"></div>`,
			prepare: holdWorkers,
		});
		await seesVerdict(page, begun);
		await move(page);
		await page.clock.install();
		await page.evaluate(() => {
			document.querySelector("#there")?.append(document.querySelector("catchmate-board") ?? "");
		});
		await page.clock.runFor(workersTime);
		await expect(page.locator(".verdict-words")).toHaveText(moved);
		await page.locator(".move").first().click();
		await hearsOf(page, "move", 2);
		assert.equal(await workersMade(page), 1);
		assert.equal((await told(page)).filter(({ type }) => type === "solve").length, 1);
	});
});

test.describe("a board that is defined late", () => {
	test("has the attributes and the properties that were set before", async ({ host }) => {
		const page = await host({
			body: '<catchmate-board mode="analyse"></catchmate-board>',
			script: "none",
		});
		await withBoard(page, (board) => {
			Object.assign(board, {
				position: "3 1 1 3 3",
				moves: "1,1-1,2",
				ply: 1,
				marks: [{ square: { row: 2, column: 2 }, shape: "ring", label: "here" }],
			});
		});
		await page.addScriptTag({ url: "/widget.js" });
		await seesVerdict(page, moved);
		await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /here/);
		await page.locator(".move").first().waitFor();
	});

	test("by a second copy of the script stays the first's, with one note on the console", async ({
		host,
	}) => {
		const page = await host({ body: small });
		await seesVerdict(page, begun);
		const notes: string[] = [];
		page.on("console", (message) => notes.push(`${message.type()}: ${message.text()}`));
		await page.addScriptTag({ url: "/widget.js" });
		await page.addScriptTag({ url: "/widget.js" });
		await expect
			.poll(async () => [...new Set(notes)])
			.toEqual(["info: <catchmate-board> is defined already: this copy of Catchmate is not used."]);
		await move(page);
	});
});

test("a lazy board shows what is between its tags, and loads and solves nothing, until it is near the screen", async ({
	host,
}) => {
	const page = await host({ body: `<div id="here"></div>`, prepare: holdWorkers });
	const own = page.getByText("A picture of it.");
	await page.evaluate(async () => {
		const here = document.querySelector("#here") as HTMLElement;
		here.style.paddingTop = "3000px";
		here.innerHTML = `<catchmate-board loading="lazy" position="3 1 1 3 3"><p>A picture of it.</p></catchmate-board>`;
		// The board has been told before that it is not near, and would have begun by the next task.
		await new Promise((resolve) => new IntersectionObserver(resolve).observe(here));
		await new Promise((resolve) => setTimeout(resolve));
	});
	await own.waitFor();
	assert.equal(await workersMade(page), 0);
	assert.deepEqual(await told(page), []);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await seesVerdict(page, begun);
	await own.waitFor({ state: "hidden" });
	assert.equal(await workersMade(page), 1);
});

test.describe("a worker that dies", () => {
	test("is started again by the next move, and the game goes on", async ({ host }) => {
		const page = await host({ body: small, prepare: holdWorkers });
		await seesVerdict(page, begun);
		await move(page);
		await killWorker(page);
		await page.locator(".move").first().click();
		await hearsOf(page, "move", 2);
		assert.equal(await workersMade(page), 2);
		assert.equal(await withBoard(page, ({ record }) => record?.index), 2);
		await expect(page.locator(".error")).toHaveCount(0);
	});

	test("without a word is started again, and the game goes on", async ({ host }) => {
		const page = await host({ body: small, prepare: holdWorkers });
		await seesVerdict(page, begun);
		await move(page);
		const [worker] = page.workers();
		await worker?.evaluate("close()");
		await page.clock.install();
		await page.locator(".move").first().click();
		await expect(async () => {
			await page.clock.runFor(1000);
			assert.equal(await workersMade(page), 2);
		}).toPass();
		await hearsOf(page, "move", 2);
		assert.equal(await withBoard(page, ({ record }) => record?.index), 2);
		await expect(page.locator(".error")).toHaveCount(0);
	});

	test("while it solves is started again once", async ({ host }) => {
		const page = await host({ body: "<div></div>", prepare: holdWorkers });
		await page.evaluate(() => {
			(globalThis as unknown as Faulty).workers.fault = "mortal";
			const board = document.createElement("catchmate-board");
			board.setAttribute("position", "20 1 1 20 20");
			document.querySelector("div")?.append(board);
		});
		await hearsOf(page, "solve");
		assert.equal(await workersMade(page), 2);
	});

	test("and cannot be started again leaves the position and says so in the board's place", async ({
		host,
	}) => {
		const page = await host({ body: small, prepare: holdWorkers });
		await seesVerdict(page, begun);
		await move(page);
		await setFault(page, "dead");
		await killWorker(page);
		await page.locator(".move").first().click();
		await page
			.locator(".error")
			.getByText("The solver has failed: the worker failed: out of order.")
			.waitFor();
		const { failure } = await hearsOf(page, "error");
		assert.equal((failure as { kind: string }).kind, "failed");
		assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
		await setFault(page, "none");
		await page.locator(".move").first().click();
		await hearsOf(page, "move", 2);
		await expect(page.locator(".error")).toHaveCount(0);
	});

	test("is started again by a change of the board in the same game", async ({ host }) => {
		const page = await host({ body: small, prepare: holdWorkers });
		await seesVerdict(page, begun);
		await killWorker(page);
		await withBoard(page, (board) => {
			const { problem } = board;
			if (problem !== null) {
				board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
			}
		});
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		assert.equal(await workersMade(page), 2);
		await expect(page.locator(".error")).toHaveCount(0);
	});

	test("and cannot be started again for a changed board leaves a button to solve it", async ({
		host,
	}) => {
		const page = await host({ body: small, prepare: holdWorkers });
		await seesVerdict(page, begun);
		await setFault(page, "dead");
		await withBoard(page, (board) => {
			const { problem } = board;
			if (problem !== null) {
				board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
			}
		});
		const error = page.locator(".error");
		await error.getByText("The solver has failed: the worker failed: out of order.").waitFor();
		await setFault(page, "none");
		await error.getByRole("button", { name: "Solve" }).click();
		await seesVerdict(page, "Black wins in 7 plies. Black to move.");
		await expect(error).toHaveCount(0);
	});

	test("is started again by a puzzle that is given up", async ({ host }) => {
		const page = await host({
			body: '<catchmate-board mode="puzzle" position="3 1 1 3 3"></catchmate-board>',
			prepare: holdWorkers,
		});
		await seesVerdict(page, "White to move: hold out as long as you can.");
		await killWorker(page);
		await page.getByRole("button", { name: "Give up" }).click();
		await page.locator("[part=hint]").getByText("The solution: (1,1)→").waitFor();
		assert.equal(await workersMade(page), 2);
	});

	test("for want of memory says so", async ({ host }) => {
		const page = await host({ body: "<div></div>", prepare: holdWorkers });
		await page.evaluate(() => {
			(globalThis as unknown as Faulty).workers.fault = "full";
			const board = document.createElement("catchmate-board");
			board.setAttribute("position", "9 1 1 9 9");
			document.querySelector("div")?.append(board);
		});
		await page
			.locator(".error")
			.getByText("This board is too large: solving it takes 5 GB of memory")
			.waitFor();
	});
});

test("a board in no document is opened without being waited for for ever", async ({ host }) => {
	const page = await host({ body: small });
	await seesVerdict(page, begun);
	const isOpened = await withBoard(
		page,
		({ problem }) => problem && document.createElement("catchmate-board").open(problem),
	);
	assert.equal(isOpened, true);
});

test("the module of the element leaves the package and Lit to a bundler, and defines nothing", async () => {
	const module = await readFile(new URL("../../dist/element.js", import.meta.url), "utf8");
	assert.match(module, /from"lit\/html\.js"/);
	assert.match(module, /from"\.\/index\.js"/);
	assert.doesNotMatch(module, /customElements\.define/);
});
