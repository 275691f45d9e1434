/** Boards that come and go: their worker, their memory, and what becomes of their games. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Game } from "catchmate";
import { board, cell, hearsOf, seesVerdict, told, withBoard } from "./board.ts";
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

const giveTurnToBlack = (page: Page) =>
	withBoard(page, (board) => {
		const { problem } = board;
		if (problem) board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
	});

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

test("twenty boards on a page share one worker, and leave nothing behind when they are removed", async ({
	host,
}) => {
	const page = await host({ body: `<div id="boards"></div>` });
	const comeAndGo = async () => {
		await page.evaluate((html) => {
			(globalThis as unknown as { told: unknown[] }).told.length = 0;
			(document.querySelector("#boards") as HTMLElement).innerHTML = html;
		}, twenty);
		await hearsOf(page, "solve", 20);
		await seesWorkers(page, 1);
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
});

for (const [when, prepare] of [
	["", ""],
	[", also before the browser has told which those are", neverObserve],
] as const) {
	test(`boards are solved one after the other, in the order in which the reader sees them${when}`, async ({
		host,
	}) => {
		const page = await host({ body: `<div id="boards"></div>`, prepare });
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
			let [running, most] = [0, 0];
			solver.solve = (game, options) => {
				games.push(game);
				running += 1;
				most = Math.max(most, running);
				return solve(game, options).finally(() => {
					running -= 1;
				});
			};
			const solves = () => ({
				most,
				order: games.map((game) => boards.findIndex(({ problem }) => problem?.game === game)),
			});
			Object.assign(globalThis, { solves });
		}, twenty);
		await hearsOf(page, "solve", 20);
		const { most, order } = await page.evaluate(() =>
			(globalThis as unknown as { solves(): { most: number; order: number[] } }).solves(),
		);
		assert.equal(most, 1);
		// One may be begun before there is another to choose.
		const first = order.slice(0, 3);
		assert.ok(first.includes(18) && first.includes(19), order.join(" "));
	});
}

test("a removed board frees its table alone, and the last board ends the worker", async ({
	host,
}) => {
	const page = await host({
		body: `${small}${board('id="other" mode="analyse" position="2 1 1 2 2"')}`,
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

test("a board that comes back has its game again, or its solved puzzle", async ({ host }) => {
	const page = await host({ body: `<div id="here">${small}</div>` });
	await seesVerdict(page, begun);
	await move(page);
	const comeBack = async () => {
		const removed = await page.evaluateHandle(() => {
			const board = document.querySelector("catchmate-board");
			board?.remove();
			return board;
		});
		await seesWorkers(page, 0);
		await page.evaluate((board) => document.querySelector("#here")?.append(board ?? ""), removed);
	};
	await comeBack();
	await seesVerdict(page, moved);
	await page.getByRole("button", { name: "Undo" }).click();
	await seesVerdict(page, begun);
	await withBoard(page, (board) => {
		board.mode = "puzzle";
		board.position = "5 3 3 3 4";
	});
	await seesVerdict(page, "White to move: win in the fewest moves.");
	await withBoard(page, (board) =>
		board.play({ from: { row: 3, column: 3 }, to: { row: 3, column: 4 } }),
	);
	await hearsOf(page, "solved");
	await comeBack();
	await page.locator("[part=success]").waitFor();
	assert.equal(await withBoard(page, ({ puzzle }) => puzzle), "solved");
	await withBoard(page, (board) => board.reset());
	await seesVerdict(page, "White to move: win in the fewest moves.");
	assert.equal(await withBoard(page, ({ record }) => record?.index), 0);
});

test("a board that is moved in the document keeps its game, its table and its worker", async ({
	host,
}) => {
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

test("a board that is defined late has what was set before, and the first copy of the script stays in use", async ({
	host,
}) => {
	const page = await host({ body: board('mode="analyse"'), script: "none" });
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
	const notes: string[] = [];
	page.on("console", (message) => notes.push(`${message.type()}: ${message.text()}`));
	await page.addScriptTag({ url: "/widget.js" });
	await page.addScriptTag({ url: "/widget.js" });
	await expect
		.poll(() => [...new Set(notes)])
		.toEqual(["info: <catchmate-board> is defined already: this copy of Catchmate is not used."]);
	await page.locator(".move").first().click();
	await hearsOf(page, "move");
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

test("a worker that dies is started again by whatever asks for it next, and the game goes on", async ({
	host,
}) => {
	const page = await host({ body: small, prepare: holdWorkers });
	await seesVerdict(page, begun);
	await move(page);
	await killWorker(page);
	await page.locator(".move").first().click();
	await hearsOf(page, "move", 2);
	assert.equal(await workersMade(page), 2);
	assert.equal(await withBoard(page, ({ record }) => record?.index), 2);
	await killWorker(page);
	await giveTurnToBlack(page);
	await seesVerdict(page, "Black wins in 7 plies. Black to move.");
	await expect(page.locator(".error")).toHaveCount(0);
	await withBoard(page, (board) => {
		board.mode = "puzzle";
	});
	await killWorker(page);
	await page.getByRole("button", { name: "Give up" }).click();
	await page.locator("[part=hint]").getByText("The solution: ").waitFor();
	await page.evaluate(() => {
		(globalThis as unknown as Faulty).workers.fault = "mortal";
		document.querySelector("catchmate-board")?.setAttribute("mode", "analyse");
		document.querySelector("catchmate-board")?.setAttribute("position", "20 1 1 20 20");
	});
	await expect.poll(() => withBoard(page, ({ table }) => table?.game.board.rows)).toBe(20);
	await expect(page.locator(".error")).toHaveCount(0);
});

test("a worker that cannot be started again leaves the position, says so, and can be asked again", async ({
	host,
}) => {
	const page = await host({ body: small, prepare: holdWorkers });
	const error = page.locator(".error");
	const failed = error.getByText("The solver has failed: the worker failed: out of order.");
	await seesVerdict(page, begun);
	await move(page);
	await setFault(page, "dead");
	await killWorker(page);
	await page.locator(".move").first().click();
	await failed.waitFor();
	const { failure } = await hearsOf(page, "error");
	assert.equal((failure as { kind: string }).kind, "failed");
	assert.equal(await withBoard(page, ({ record }) => record?.index), 1);
	await setFault(page, "none");
	await page.locator(".move").first().click();
	await hearsOf(page, "move", 2);
	await expect(error).toHaveCount(0);

	await setFault(page, "dead");
	await giveTurnToBlack(page);
	await failed.waitFor();
	await setFault(page, "none");
	await error.getByRole("button", { name: "Solve" }).click();
	await seesVerdict(page, "Black wins in 7 plies. Black to move.");
	await expect(error).toHaveCount(0);

	await setFault(page, "full");
	await withBoard(page, (board) => board.setAttribute("position", "20 1 1 20 20"));
	await error.getByText("This board is too large: solving it takes 5 GB of memory").waitFor();
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
