/** Removed and inserted boards: worker, memory and games. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { board, cell, eventsOf, expectDistance, waitForEvent, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	type ControlledGlobal,
	controlWorkers,
	countWorkers,
	expectWorkers,
	killWorker,
	setFault,
} from "./workers.ts";

const small = '<catchmate-board mode="analyse" position="3 1 1 3 3"></catchmate-board>';
/** Longer than the worker outlives the last board, in milliseconds. */
const workersTime = 1500;

async function move(page: Page): Promise<void> {
	await expectDistance(page, 6);
	await cell(page, 1, 1).first().click();
	await cell(page, 1, 2).first().click();
	await expectDistance(page, 5);
}

const giveTurnToBlack = (page: Page) =>
	withBoard(page, (board) => {
		const { problem } = board;
		if (problem) board.edit({ ...problem, position: { ...problem.position, toMove: "black" } });
	});

/** More boards than fit on the screen. */
const many = Array.from({ length: 6 }, (_, i) =>
	board(`id="board-${i}" mode="analyse" position="${4 + i} 1 1 2 ${2 + i}"`),
).join("");

/** A page's size: document nodes, listeners and bytes of JavaScript heap. */
async function footprint(page: Page): Promise<{ nodes: number; listeners: number; heap: number }> {
	const devtools = await page.context().newCDPSession(page);
	for (let times = 0; times < 3; times++) {
		await devtools.send("HeapProfiler.collectGarbage");
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	}
	const { nodes, jsEventListeners: listeners } = await devtools.send("Memory.getDOMCounters");
	const { usedSize: heap } = await devtools.send("Runtime.getHeapUsage");
	await devtools.detach();
	return { nodes, listeners, heap };
}

test("many boards share one worker and leave nothing behind", async ({ host }) => {
	const page = await host({ body: `<div id="boards"></div>` });
	const comeAndGo = async (times: number) => {
		await page.evaluate((html) => {
			(document.querySelector("#boards") as HTMLElement).innerHTML = html;
		}, many);
		await waitForEvent(page, "solve", 6 * times);
		await expectWorkers(page, 1);
		await page.evaluate(() => document.querySelector("#boards")?.replaceChildren());
		await expectWorkers(page, 0);
	};
	await comeAndGo(1);
	const once = await footprint(page);
	await comeAndGo(2);
	// Unreachable objects may be collected later.
	await expect(async () => {
		const again = await footprint(page);
		const figures = JSON.stringify({ once, again });
		assert.ok(again.nodes - once.nodes < 100, figures);
		assert.ok(again.listeners - once.listeners < 20, figures);
		assert.ok(again.heap - once.heap < 300_000, figures);
	}).toPass();
});

test("boards are solved one by one, visible ones first @more", async ({ host }) => {
	const page = await host({
		body: `<div id="boards"></div>`,
		prepare: "IntersectionObserver.prototype.observe = () => {};",
	});
	await page.evaluate((html) => {
		const place = document.querySelector("#boards") as HTMLElement;
		place.innerHTML = html;
		for (const board of place.querySelectorAll("catchmate-board")) {
			board.style.height = "600px";
		}
		scrollTo(0, document.body.scrollHeight);
	}, many);
	await waitForEvent(page, "solve", 6);
	const solves = (await eventsOf(page)).filter(({ type }) => type === "solve");
	const order = solves.map(({ board }) => board);
	// One solve may start before a second board exists.
	const first = order.slice(0, 3);
	assert.ok(first.includes("board-4") && first.includes("board-5"), order.join(" "));
});

test("a moved board keeps its game and worker; removal frees its table", async ({ host }) => {
	const page = await host({
		body: `${small}${board('id="other" mode="analyse" position="2 1 1 2 2"')}<div id="there"></div>`,
		prepare: controlWorkers,
	});
	await waitForEvent(page, "solve", 2);
	await move(page);
	await page.evaluate(() => {
		const [worker] = (globalThis as unknown as ControlledGlobal).workers.all;
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
	const sent = () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
	await page.clock.install();
	const first = await page.evaluateHandle(() => {
		const board = document.querySelector("catchmate-board");
		document.querySelector("#there")?.append(board ?? "");
		return board;
	});
	// Enough time for the worker to end.
	await page.clock.runFor(workersTime);
	assert.deepEqual(await sent(), []);
	assert.equal(await first.evaluate((board) => board?.value?.distance), 5);
	await first.evaluate((board) => board?.remove());
	await expect.poll(sent).toEqual(["release"]);
	await page.clock.runFor(workersTime);
	await page.locator("#other .move").first().click();
	await waitForEvent(page, "move", 2);
	assert.equal(await countWorkers(page), 1);
	assert.equal((await eventsOf(page)).filter(({ type }) => type === "solve").length, 2);
	await page.evaluate(() => document.querySelector("#other")?.remove());
	await expectWorkers(page, 0);
});

test("a board moved into another document keeps its styles and plays on @more", async ({
	host,
}) => {
	const page = await host({
		body: `${board('mode="analyse" position="2 1 1 2 2"')}<iframe></iframe>`,
	});
	await expectDistance(page, 2);
	await page.evaluate(() => {
		const inner = document.querySelector("iframe")?.contentDocument;
		const moved = document.querySelector("catchmate-board");
		if (moved) inner?.body.append(moved);
	});
	const inner = page.frameLocator("iframe");
	await expect(inner.locator(".board-grid")).toHaveCSS("position", "absolute");
	await cell(inner.locator("body"), 1, 1).click();
	await cell(inner.locator("body"), 1, 2).click();
	await expect(inner.locator(".verdict")).toContainText(/1 ply/);
});

test("a reinserted board resumes its game or its solved puzzle @more", async ({ host }) => {
	const page = await host({ body: `<div id="here">${small}</div>` });
	await move(page);
	const comeBack = async () => {
		const removed = await page.evaluateHandle(() => {
			const board = document.querySelector("catchmate-board");
			board?.remove();
			return board;
		});
		await expectWorkers(page, 0);
		await page.evaluate((board) => document.querySelector("#here")?.append(board ?? ""), removed);
	};
	await comeBack();
	await expectDistance(page, 5);
	await page.getByRole("button", { name: "Undo" }).click();
	await expectDistance(page, 6);
	await withBoard(page, async (board) => {
		board.mode = "puzzle";
		board.position = "5 3 3 3 4";
		await board.idle();
		await board.play({ from: { row: 3, column: 3 }, to: { row: 3, column: 4 } });
	});
	await waitForEvent(page, "solved");
	await comeBack();
	await page.locator("[part=success]").waitFor();
	const state = () =>
		withBoard(page, ({ puzzleState, record }) => [
			puzzleState,
			record?.moves.length,
			record?.index,
		]);
	assert.deepEqual(await state(), ["solved", 1, 1]);
	await withBoard(page, (board) => board.reset());
	await expect.poll(state).toEqual(["open", 0, 0]);
});

test("late definition keeps earlier settings and the first copy of the script", async ({
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
	await expectDistance(page, 5);
	await expect(cell(page, 2, 2)).toHaveAttribute("aria-label", /here/);
	const note = page.waitForEvent("console");
	await page.addScriptTag({ url: "/widget.js" });
	assert.equal((await note).type(), "info");
	await page.locator(".move").first().click();
	await waitForEvent(page, "move");
});

test("a lazy board loads nothing until it nears the screen", async ({ host }) => {
	const page = await host({ body: `<div id="here"></div>`, prepare: controlWorkers });
	const own = page.getByText("A picture of it.");
	await page.evaluate(async () => {
		const here = document.querySelector("#here") as HTMLElement;
		here.style.paddingTop = "3000px";
		here.innerHTML = `<catchmate-board loading="lazy" position="3 1 1 3 3"><p>A picture of it.</p></catchmate-board>`;
		await here.querySelector("catchmate-board")?.idle();
	});
	await own.waitFor();
	assert.equal(await countWorkers(page), 0);
	assert.deepEqual(await eventsOf(page), []);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expectDistance(page, 6);
	await own.waitFor({ state: "hidden" });
	assert.equal(await countWorkers(page), 1);
});

test("the next request restarts a dead worker, and failures stay reported until then @more", async ({
	host,
}) => {
	const page = await host({ body: small, prepare: controlWorkers });
	const error = page.locator(".error");
	const ply = () => withBoard(page, ({ record }) => record?.index);
	const makeMove = () => page.locator(".move").first().click();
	await move(page);
	await killWorker(page);
	await makeMove();
	await waitForEvent(page, "move", 2);
	assert.deepEqual([await countWorkers(page), await ply()], [2, 2]);

	await setFault(page, "dead");
	await killWorker(page);
	await makeMove();
	await error.waitFor();
	assert.equal(((await waitForEvent(page, "error")).failure as { kind: string }).kind, "failed");
	assert.equal(await ply(), 2);
	await setFault(page, "none");
	await makeMove();
	await waitForEvent(page, "move", 3);
	await expect(error).toHaveCount(0);

	await setFault(page, "dead");
	await giveTurnToBlack(page);
	await error.waitFor();
	await setFault(page, "none");
	await error.getByRole("button", { name: "Solve" }).click();
	await expect(error).toHaveCount(0);
	await withBoard(page, (board) => {
		board.mode = "puzzle";
	});
	const giveUp = page.getByRole("button", { name: "Give up" });
	await expect(giveUp).toBeEnabled();
	await killWorker(page);
	await giveUp.click();
	await page.locator("[part=hint]").getByText("solution").waitFor();
	await setFault(page, "mortal");
	await withBoard(page, (board) => {
		board.mode = "analyse";
		board.position = "20 1 1 20 20";
	});
	await expect.poll(() => withBoard(page, ({ table }) => table?.game.board.rows)).toBe(20);
	await expect(error).toHaveCount(0);
});
